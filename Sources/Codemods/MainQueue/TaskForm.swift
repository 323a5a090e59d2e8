import Rewriter

/// A call that passes a closure literal to a queue, on its way to `Task { @MainActor in … }`.
///
/// Everything around the closure changes, and its signature; its statements stay as they are.
struct TaskForm {
  /// What is called; it goes, up to its last name.
  let callee: Node
  let call: FunctionCallExpr
  let closure: ClosureExpr
  let context: Context

  /// What the closure captures in addition, as `delay = self.delay`.
  var captures: [String] = []

  /// The statement that the call is part of, where it is none itself.
  var statement: CodeBlockItem?

  /// Whether the closure's value is nobody's business, or the closure says what it is.
  var keepsValue = false

  /// Statements that are put before the closure's own.
  var firstStatements: [String] = []

  /// What changes in the closure's own statements.
  var statements: StatementsOfTask?

  /// How many blanks the closure's lines lose by what goes around the call; `nil` where the form itself decides.
  var lostDepth: Int?

  /// What is written for the call; `nil` for `Task`.
  var head: String?

  /// The form that keeps what the closure sees, with copies of variables.
  ///
  /// - Precondition: the statements may be those of a task.
  static func keepingWork(
    of closure: ClosureExpr, callee: Node, call: FunctionCallExpr, in context: Context,
  ) -> TaskForm {
    var form = TaskForm(callee: callee, call: call, closure: closure, context: context)
    form.captures = CapturedVariables(usedIn: closure, in: context).copied
    form.statements = try? StatementsOfTask(of: closure, behindAwait: false, in: context)
    return form
  }

  var edits: [Edit] {
    callEdits + signatureEdits + statementEdits + selfEdits
      + context.tree.edits(outdenting: closure.range, by: excessDepth)
      + (statements?.edits(in: context.tree) ?? [])
  }

  /// What the closure has to say in a task, and need not in a queue's closure.
  var selfEdits: [Edit] { ImplicitSelf(closure: closure, context: context).edits }

  /// What changes around the closure, whose comments stay.
  var callEdits: [Edit] { calleeEdits + closingEdits + replaced.returnEdits }

  /// How many blanks the closure's lines lose, since its brace comes to stand where the call begins.
  ///
  /// Lines stay where a comment keeps the brace, where some would lose less than a string's do, and where they move
  /// already.
  var excessDepth: Int {
    if let lostDepth { return lostDepth }
    guard statements?.isOutdented != true, let start = replaced.firstToken,
      let brace = closure.leftBrace,
      !context.tree.hasComment(between: start, and: brace)
    else { return 0 }
    let depth = context.tree.depth(of: closure.node, below: call.node)
    let isEven =
      !closure.node.hasMultilineString
      || context.tree.leastDepth(ofLinesIn: closure.range).map { $0 >= depth } ?? true
    return isEven ? depth : 0
  }

  private var replaced: ReplacedCall { ReplacedCall(call: call, context: context) }

  /// The names from the standard library that the edits insert.
  static let insertedNames = ["Task", "MainActor"]

  /// `DispatchQueue.main.async(execute: ` → `Task `
  private var calleeEdits: [Edit] {
    guard let name = callee.lastToken, let start = replaced.firstToken,
      let brace = closure.leftBrace
    else { return [] }
    let task = head ?? replaced.task
    if isArgumentFar {
      // Have: async(execute: // why ⏎⏎ { … }). A trailing closure must begin at most one line below.
      let label = call.arguments?.arguments.first?.label
      return context.tree.deletions(from: start, to: name)
        + [Edit(replace: name.range, with: task)]
        + (label.map { [Edit(replace: $0.range, with: "operation")] } ?? [])
    }
    let isArgument = name.next?.index != brace.index
    guard context.tree.hasComment(between: start, and: brace) else {
      let end = isArgument ? brace.range.lowerBound : name.range.upperBound
      return [Edit(replace: start.range.lowerBound..<end, with: isArgument ? task + " " : task)]
    }
    // Have: DispatchQueue.main /* why */ .async(execute: { … }). The comments stay where they are.
    return context.tree.deletions(from: start, to: name)
      + [Edit(replace: name.range, with: isArgument ? task + " " : task)]
      + (name.next.map { context.tree.deletions(from: $0, to: brace) } ?? [])
      + (isBraceBehindComment ? [.insert(" ", at: brace.range.lowerBound)] : [])
  }

  /// Whether a comment comes to stand right before the brace, on its line: `+ 1 /* s */) {`.
  private var isBraceBehindComment: Bool {
    guard let name = callee.lastToken, let brace = closure.leftBrace, let last = brace.previous,
      last.index != name.index
    else { return false }
    let gap = context.tree.source.bytes[name.range.upperBound.value..<brace.range.lowerBound.value]
    return context.tree.hasComment(between: name, and: last) && !gap.contains(where: \.isLineBreak)
      && !context.tree.hasComment(between: last, and: brace)
  }

  /// Whether comments keep more than one line break between the call's name and an argument.
  private var isArgumentFar: Bool { call.trailingClosure == nil && isBraceFar }

  /// Whether comments keep more than one line break between the call's name and the closure.
  var isBraceFar: Bool {
    guard let name = callee.lastToken, let brace = closure.leftBrace,
      context.tree.hasComment(between: name, and: brace)
    else { return false }
    let gap = context.tree.source.bytes[name.range.upperBound.value..<brace.range.lowerBound.value]
    return gap.count { $0 == UInt8(ascii: "\n") } > 1
  }

  /// `})` → `}`
  private var closingEdits: [Edit] {
    guard !isArgumentFar, let brace = closure.rightBrace, let next = brace.next,
      let paren = call.rightParen,
      closure.range.upperBound < paren.range.upperBound
    else { return [] }
    let tree = context.tree
    guard tree.hasComment(between: brace, and: paren) else {
      return [.delete(brace.range.upperBound..<paren.range.upperBound)]
    }
    // The comma that Swift 6.1 allows before the parenthesis.
    let comma = next.index == paren.index ? [] : [Edit.delete(next.range)]
    return comma + [.delete(tree.removal(of: paren))]
  }
}

extension TaskForm {
  /// `{` → `{ @MainActor in`, `{ [weak self] in` → `{ @MainActor [weak self] in`
  var signatureEdits: [Edit] {
    let body = TaskBody(of: closure, in: context)
    // Where a task is taken out of a hop, both may want the same one.
    let added = captures.contains("weak self") || !body.needsWeakSelf ? [] : ["weak self"]
    let unowned = context.unownedNames(takenAlongBy: closure).filter { !self.captures.contains($0) }
    let captures = added + unowned + captures
    let isValueVoid =
      keepsValue || !firstStatements.isEmpty || !body.mayHaveNonSendableValue
    let isIsolated = closure.attributeNames.contains {
      $0 == "MainActor" || $0.hasSuffix(".MainActor")
    }
    var head = ClosureHead(
      attribute: isIsolated ? "" : "@MainActor", captures: captures, returnsVoid: !isValueVoid)
    guard let signature = closure.signature else { return head.edits(in: closure) }
    // In Swift 5 mode `@MainActor () in` warns: the parentheses may be the attribute's.
    let looksLikeArguments =
      signature.capture == nil && captures.isEmpty && signature.parameterClause != nil
      && signature.returnClause == nil
    if isValueVoid, looksLikeArguments,
      let parentheses = context.tree.needlessParentheses(in: signature)
    {
      return head.edits(in: closure) + [.delete(parentheses)]
    }
    head.returnsVoid = !isValueVoid || looksLikeArguments
    return head.edits(in: closure)
  }
}

extension Tree {
  /// The parentheses of `{ () in … }`, with the blank after them; `nil` where a comment would go with them.
  func needlessParentheses(in signature: ClosureSignature) -> Range<ByteOffset>? {
    guard let clause = signature.parameterClause, let first = clause.firstToken,
      let last = clause.lastToken, first.next?.index == last.index,
      let keyword = signature.inKeyword, last.next?.index == keyword.index,
      !hasComment(between: first, and: keyword)
    else { return nil }
    return clause.range.lowerBound..<keyword.range.lowerBound
  }
}
