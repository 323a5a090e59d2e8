import Rewriter

/// A call with a closure that is all of the work which a queue is given, such as `Task { … }`: it takes the place of the call
/// around it.
///
/// Have: DispatchQueue.main.async { Task { await load() } }
struct InnerTask {
  let call: FunctionCallExpr
  let closure: ClosureExpr
  private let outer: ClosureExpr
  private let outerCall: FunctionCallExpr
  private let callee: Node
  private let context: Context

  /// `nil` where the closure does anything else, says something else of the actor, or has comments that would be lost.
  ///
  /// - Parameters:
  ///   - name: what is called: `Task`, `MainActor.assumeIsolated`.
  ///   - callee: what the call around is called by.
  init?(
    _ name: String, in outer: ClosureExpr?, of outerCall: FunctionCallExpr?, by callee: Node,
    _ context: Context,
  ) {
    guard let outer, let outerCall, let call = outer.onlyCall(of: name),
      let closure = call.trailingClosure
    else { return nil }
    (self.call, self.closure) = (call, closure)
    (self.outer, self.outerCall, self.callee) = (outer, outerCall, callee)
    self.context = context
    guard outerCall.isPlain(around: outer, in: context), isFree, mayBeOnMainActor else {
      return nil
    }
  }

  /// Whether nothing stands between the closures but blanks, and one list of captures is enough.
  private var isFree: Bool {
    guard let first = call.node.firstToken, let last = call.node.lastToken,
      let start = outer.leftBrace, let end = outer.rightBrace
    else { return false }
    return !context.isShadowed("Task", at: outerCall.node) && !outer.node.hasMultilineString
      && (outer.signature?.capture == nil || closure.signature?.capture == nil)
      && !context.tree.hasComment(between: start, and: first)
      && !context.tree.hasComment(between: last, and: end)
  }

  private var mayBeOnMainActor: Bool {
    let attributes = closure.attributeNames
    let isolation = Isolation.Kind(attributes: attributes, project: context.project)
    return (isolation == nil || isolation == .mainActor) && !attributes.contains("concurrent")
  }

  /// Whether nothing is read where the task is made: what it captures, what it is given.
  var readsNothing: Bool {
    closure.signature?.capture == nil && call.arguments?.arguments.isEmpty != false
  }

  /// Whether its statements have lines of their own.
  var isOnLines: Bool {
    guard let brace = (closure.signature?.inKeyword ?? closure.leftBrace),
      let first = closure.statements?.node.firstToken
    else { return false }
    let gap = brace.range.upperBound.value..<first.range.lowerBound.value
    return context.tree.source.bytes[gap].contains(where: \.isLineBreak)
  }

  /// - Parameter keepingValue: whether the task's value is that of its closure.
  func form(keepingValue: Bool) -> TaskForm {
    var form = TaskForm(callee: callee, call: call, closure: closure, context: context)
    form.keepsValue = keepingValue
    form.captures = CapturedVariables(usedIn: outer, in: context).copied
    form.lostDepth = context.tree.depth(of: call.node, below: outerCall.node)
    return form
  }

  /// The form's closure in place of the call around.
  func edits(as form: TaskForm) -> [Edit] {
    var form = form
    let list = outer.signature?.capture.map { $0.items?.node.text ?? "" }
    form.captures = (list.map { [$0] } ?? []) + form.captures
    let replaced = ReplacedCall(call: outerCall, context: context)
    let keptValue = replaced.task == "Task" ? [] : [Edit.insert("_ = ", at: call.range.lowerBound)]
    return keptValue + form.signatureEdits + form.statementEdits
      + context.tree.edits(replacing: outerCall.node, by: call.node) + replaced.returnEdits
  }
}

/// Assumptions.
extension InnerTask {
  /// `MainActor.assumeIsolated { … }`, where that is all of the work: a main-actor task needs it no
  /// more, and its statements are the task's.
  static func assumption(
    in outer: ClosureExpr?, of outerCall: FunctionCallExpr?, by callee: Node, _ context: Context,
  ) -> InnerTask? {
    let name = "MainActor.assumeIsolated"
    guard let inner = InnerTask(name, in: outer, of: outerCall, by: callee, context),
      inner.call.trailingClosure.map({ TaskBody(of: $0, in: context).noasyncName == nil }) == true
    else { return nil }
    return inner
  }

  /// `Task { @MainActor in … }` with the statements of the assumption.
  var editsAsTask: [Edit] {
    edits(as: form(keepingValue: false))
      + (call.calledExpression.map { [Edit(replace: $0.range, with: "Task")] } ?? [])
  }
}

extension FunctionCallExpr {
  /// Whether only blanks stand around the closure in the call.
  func isPlain(around closure: ClosureExpr, in context: Context) -> Bool {
    guard let first = node.firstToken, let brace = closure.leftBrace, let last = node.lastToken,
      let end = closure.rightBrace
    else { return false }
    return !context.tree.hasComment(between: first, and: brace)
      && !context.tree.hasComment(between: end, and: last)
  }
}

extension ClosureExpr {
  /// The call of the function that is all of the closure.
  fileprivate func onlyCall(of function: String) -> FunctionCallExpr? {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    guard items.count == 1, let call = items[0].item?.as(FunctionCallExpr.self),
      call.calledExpression?.compactText == function, call.additionalTrailingClosures == nil
    else { return nil }
    return call
  }
}
