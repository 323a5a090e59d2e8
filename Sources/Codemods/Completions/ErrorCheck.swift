import Rewriter

/// The first statement of a handler, where it deals with the error and leaves:
/// `if let error { print(error); return }`, `if !granted, let error { … }`. Its branch becomes that of a `catch`, and
/// that of an `else` follows the call.
struct ErrorCheck {
  private let branch: IfExpr

  /// The lines of the `else`, with two spaces for a level.
  private let otherwise: [String]

  /// The reads of values in the conditions, which say no more than the error does.
  private let goneReads: [Node]

  private let caught: CaughtError

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    let selfGuard = SelfGuard(first: handler.statements.first, in: context)
    let statements = handler.statements.dropFirst(selfGuard == nil ? 0 : 1)
    guard let item = statements.first, let error = given.error,
      let first = item.node.firstToken,
      handler.dollarReads.isEmpty,
      let branch = item.item?.as(IfExpr.self)
        ?? item.item?.as(ExpressionStmt.self)?.expression?.as(IfExpr.self),
      let otherwise = branch.linesOfElse(in: context), let body = branch.body,
      let conditions = branch.conditions?.node,
      !context.tree.hasComment(in: first.leadingTrivia)
    else { return nil }
    let elements = conditions.elements(ConditionElement.self)
    let flags = elements.compactMap { $0.condition.flatMap(given.negatedFlag) }
    let checks = elements.compactMap { $0.condition.flatMap(error.check) }
    guard checks.count == 1, let check = checks.first, flags.count == elements.count - 1 else {
      return nil
    }
    // Behind the branch the error is nil, and what reads it there wants to see that.
    guard error.reads == [check.read], body.node.firstToken != nil else { return nil }
    guard body.leaves && branch.elseBody == nil || statements.count == 1 else { return nil }
    let isReadInside = given.values.contains { $0.reads.contains { body.node.encloses($0) } }
    guard !isReadInside else { return nil }
    guard selfGuard == nil || branch.elseBody == nil else { return nil }
    self.branch = branch
    self.otherwise = otherwise
    goneReads = flags
    let second = branch.elseBody == nil ? statements.dropFirst().first : nil
    caught = CaughtError(
      block: body, name: check.name, statements: Array(statements), selfGuard: selfGuard,
      needless: NeedlessGuard(second: second, given, in: context), handler: handler)
  }

  func form(
    _ all: HandlerParameters, by twin: AsyncTwin, in context: Context,
    rethrowing isRethrowing: RethrowingBlock,
  ) throws(Refusal) -> HandlerForm? {
    let given = all.without(goneReads)
    if !otherwise.isEmpty, !given.readValues.isEmpty { return nil }
    let awaited = AwaitedValues(given: given, twin: twin)
    guard let keyword = branch.ifKeyword, let brace = caught.block.leftBrace,
      !context.tree.hasComment(between: keyword, and: brace)
    else { return nil }
    try given.checkTypes(in: context)
    let isOnly = branch.elseBody == nil
    let form = caught.form(
      given, meeting: [], awaited, rethrowing: { isOnly && isRethrowing($0, $1) })
    guard var form, !isOnly else { return form }
    form.trailingLines = otherwise.map { "  " + $0 } + form.trailingLines
    if let end = branch.elseKeyword?.previous?.range.upperBound {
      form.edits.append(.delete(end..<branch.range.upperBound))
    }
    form.movesLines = true
    return form
  }
}

extension HandlerParameters.Parameter {
  /// The read of the error in `let error`, `let error = error` or `error != nil`, with the name that the branch has for
  /// it.
  fileprivate func check(in condition: Node) -> (read: Node, name: String)? {
    if let binding = condition.as(OptionalBindingCondition.self) {
      guard binding.bindingSpecifier?.kind == .let, binding.typeAnnotation == nil,
        let name = binding.pattern?.as(IdentifierPattern.self)?.node.firstToken?.name
      else { return nil }
      return (binding.initializer?.value ?? binding.node, name)
    }
    guard let name, condition.tokens.map(\.text) == [name, "!=", "nil"],
      let read = reads.first(where: condition.encloses)
    else { return nil }
    return (read, "error")
  }
}

extension HandlerParameters {
  /// The read of `granted` in `!granted`, if it is the only one: by the custom of Objective-C, it is false when there
  /// is an error.
  fileprivate func negatedFlag(in condition: Node) -> Node? {
    guard let negation = condition.as(PrefixOperatorExpr.self), negation.operator?.text == "!",
      let operand = negation.expression
    else { return nil }
    return values.contains { $0.type.text == "Bool" && $0.reads == [operand] } ? operand : nil
  }
}

extension IfExpr {
  /// The lines of the statements that the `else` has, none where there is no `else`; `nil` where they cannot be written
  /// elsewhere as they are.
  fileprivate func linesOfElse(in context: Context) -> [String]? {
    guard let other = elseBody else { return [] }
    guard let block = other.as(CodeBlock.self), let statements = block.statements?.node,
      let brace = block.leftBrace, let last = block.rightBrace, let keyword = elseKeyword,
      let first = statements.firstToken, context.tree.source.isFirstOnLine(first.range.lowerBound),
      !statements.descendantsAndSelf.contains(where: { $0.is(.closureExpr) }),
      !statements.hasMultilineString,
      !context.tree.hasComment(in: keyword.leadingTrivia),
      !context.tree.hasComment(in: brace.leadingTrivia),
      !context.tree.hasComment(in: first.leadingTrivia),
      !context.tree.hasComment(in: last.leadingTrivia)
    else { return nil }
    let source = context.tree.source
    let unit = Indentation.unit(of: source, at: range.lowerBound).utf8.count
    let base = Indentation(ofLineAt: first.range.lowerBound, in: source).blanks.utf8.count
    return statements.text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
      .enumerated().map { number, line in
        let blanks = number == 0 ? base : line.utf8.prefix(while: \.isBlank).count
        let levels = max(0, blanks - base) / max(unit, 1)
        let text = line.drop { $0 == " " || $0 == "\t" }
        return String(repeating: "  ", count: levels) + text
      }
  }
}

extension CodeBlock {
  /// Whether the last statement leaves the code.
  fileprivate var leaves: Bool {
    guard let last = statements?.node.elements(CodeBlockItem.self).last?.item else { return false }
    return last.is(.returnStmt)
  }
}
