import Rewriter

/// A function of the main actor that is passed to a framework by its name, and stops the program where the framework
/// calls it.
///
/// As measured with Swift 6.3.1: what is of a type `@MainActor (…) -> …` is converted at the call, and checks its
/// executor: methods, functions, and constants with such closures. What was converted before checks nothing.
struct ReferenceTrap: Trap {
  let site: CallbackSite
  private let reference: MainActorReference
  private let callback: CheckedCallback
  private let context: Context

  /// Those of a file.
  static func all(in context: Context) -> [ReferenceTrap] {
    context.tree.all(FunctionCallExpr.self).flatMap { call -> [ReferenceTrap] in
      let list = call.arguments?.arguments ?? []
      let expressions = list.compactMap(\.expression).filter(\.mayBeFunction)
      guard !expressions.isEmpty, let name = call.calleeName,
        context.mayKeepArguments(ofCallTo: name)
      else { return [] }
      return expressions.compactMap { ReferenceTrap($0, handedTo: call, in: context) }
    }
  }

  /// `nil` for anything else, and for what is called on the main thread.
  private init?(_ expression: Node, handedTo call: FunctionCallExpr, in context: Context) {
    // Most calls are told by their names and labels; isolation is dear.
    guard let site = CallbackSite(of: expression, in: call, context), !site.callback.isAudio,
      context.isolation(at: call.node).withActorOfSwift6.kind.isOfGlobalActor,
      let reference = MainActorReference.find(
        expression, given: site.parameterTypes(in: context), in: context),
      let callback = CheckedCallback(
        site, of: context.isolation(at: call.node).withActorOfSwift6, in: context)
    else { return nil }
    self.site = site
    self.reference = reference
    self.callback = callback
    self.context = context
  }

  func cure() throws(Refusal) -> Finding {
    context.fix(
      site.argument, "call '\(site.argument.textInOneLine)' in a nonisolated closure",
      verdict: callback.isKnown ? .safe : .review,
      because: callback.explanation,
      effects: [.changesThread, .runsLater],
      fix: Fix(try edits(), insertedNames: ["Task", "MainActor"]))
  }

  func left(because reason: Refusal) -> Finding {
    context.leave(
      site.argument, "leave '\(site.argument.textInOneLine)'",
      because: reason.reworded { "\(callback.shortExplanation); \($0)" })
  }

  /// `request(self.handle)` → `request { @Sendable value in Task { @MainActor in self.handle(value) } }`
  private func edits() throws(Refusal) -> [Edit] {
    if let reason = reference.refusal { throw reason }
    guard site.returnsVoid(in: context), reference.returnsVoid else {
      throw Refusal(
        .returnsValue,
        "the function has to return a value at once, and is isolated to the main actor")
    }
    if let refusal = context.refusalOfTask(at: site.call.node) { throw refusal }
    if context.isShadowed("Task", at: site.call.node) {
      throw Refusal(.shadowedName, "another type named 'Task' hides Swift's here")
    }
    let types = site.parameterTypes(in: context)
    guard types.count == reference.parameters.count else {
      throw Refusal(.notSendable, "we can't tell the types of the function's arguments")
    }
    for (known, parameter) in zip(types, reference.parameters) {
      let type = parameter.type ?? known
      guard context.sendability(of: type).kind != .yes else { continue }
      throw Refusal(
        .notSendable,
        "the argument of type '\(type.text)' isn't known to be Sendable; mark the function 'nonisolated'"
      )
    }
    return ClosureInPlace(of: site, text: closureLines).edits
  }

  private var closureLines: (head: String, body: String) {
    var names: [String] = []
    for parameter in reference.parameters {
      names.append(
        NewName.first(of: parameter.name) { !names.contains($0) && $0 != reference.root })
    }
    let arguments = zip(reference.parameters, names).map { parameter, name in
      (parameter.label.isEmpty ? "" : "\(parameter.label): ") + name
    }
    let call = "\(reference.callee)(\(arguments.joined(separator: ", ")))"
    let head = ClosureHead(attribute: "@Sendable", parameters: names)
    return (head.text, ClosureHead.mainActor().task(call))
  }
}

/// A closure literal that takes the place of an argument, after the call where that is possible.
private struct ClosureInPlace {
  let edits: [Edit]

  init(of site: CallbackSite, text: (head: String, body: String)) {
    let source = site.argument.tree.source
    let isTrailing = site.mayBecomeTrailing
    let isOnOwnLines = source.isFirstOnLine((site.statement ?? site.call.node).range.lowerBound)
    let line = Indentation(ofLineAt: site.argument.range.lowerBound, in: source)
    let body =
      isOnOwnLines
      ? line.block(
        of: [text.body], unit: Indentation.unit(of: source, at: site.argument.range.lowerBound))
      : " \(text.body) }"
    let closure = "{ \(text.head)" + body
    guard isTrailing, let list = site.call.arguments?.arguments, let last = list.last,
      let left = site.call.leftParen, let right = site.call.rightParen
    else {
      edits = [Edit(replace: site.argument.range, with: closure)]
      return
    }
    let start =
      list.count == 1
      ? left.range.lowerBound : list[list.count - 2].trailingComma?.range.lowerBound
    let end = right.range.upperBound
    edits = [
      Edit(
        replace: (start ?? last.range.lowerBound)..<end,
        with: (list.count == 1 ? " " : ") ") + closure)
    ]
  }
}

extension CallbackSite {
  /// The statement that the call is in.
  fileprivate var statement: Node? { call.node.ancestors.first { $0.is(.codeBlockItem) } }

  /// Whether the argument is the last one, on the line of the parenthesis, without comments beside it, and the call
  /// is in no condition, where braces would begin a body.
  fileprivate var mayBecomeTrailing: Bool {
    let arguments = call.arguments?.arguments ?? []
    guard call.trailingClosure == nil, arguments.last?.expression == argument,
      let left = call.leftParen, let right = call.rightParen,
      !argument.tree.hasComment(between: left, and: right),
      !argument.tree.source.bytes[(left.range.lowerBound..<argument.range.lowerBound).indices]
        .contains(where: \.isLineBreak)
    else { return false }
    let around = call.node.ancestors.prefix { !$0.is(.codeBlockItem) }
    return !around.contains {
      $0.is(.conditionElement) || $0.is(.forStmt) || $0.is(.switchExpr) || $0.is(.whileStmt)
    }
  }
}
