import Rewriter

/// The first statement of a handler, where it deals with the error:
/// `if let error { print(error); return }`, `if !granted, let error { … }`. Its branch becomes that of a `catch`, and
/// that of an `else` follows the call.
struct ErrorCheck {
  private let branch: IfExpr

  /// The block of the `else`, or of `else if let data`: where there is no error, there are values, and a last `else` is
  /// never reached.
  private let otherwise: CodeBlock?

  /// The reads of values in the conditions of the `else`, which hold where there is no error.
  private let met: [Node]

  /// The reads of values in the conditions, which say no more than the error does.
  private let goneReads: [Node]

  private let caught: CaughtError

  /// Whether statements follow the `else`, which run in any case.
  private let hasCodeBehind: Bool

  /// The statements in front, which run in any case as well: after the call, and where it fails.
  ///
  /// Have: spinner.stop(); if let error { show(error) }
  private let front: [CodeBlockItem]

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    let selfGuard = SelfGuard(first: handler.statements.first, in: context)
    var statements = handler.statements.dropFirst(selfGuard == nil ? 0 : 1)
    let front = selfGuard == nil ? statements.prefix { $0.isRepeatable(in: context) } : []
    statements = statements.dropFirst(front.count)
    guard let item = statements.first, let error = given.error,
      let first = item.node.firstToken,
      handler.dollarReads.isEmpty,
      let branch = item.item?.as(IfExpr.self)
        ?? item.item?.as(ExpressionStmt.self)?.expression?.as(IfExpr.self),
      let body = branch.body,
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
    let isFollowed = branch.elseBody == nil && statements.count > 1
    let isFollowedByCode = statements.count > 1 && branch.elseBody?.is(.codeBlock) == true
    guard isFollowed || isFollowedByCode || statements.count == 1 else { return nil }
    let isReadInside = given.values.contains { $0.reads.contains { body.node.encloses($0) } }
    guard !isReadInside else { return nil }
    guard selfGuard == nil || branch.elseBody == nil else { return nil }
    let isRepeatable =
      front.count < 3 && branch.elseBody == nil && statements.count == 1
      && given.readValues.isEmpty && body.beginsLine(in: context)
    guard front.isEmpty || isRepeatable else { return nil }
    self.front = Array(front)
    self.branch = branch
    if let second = branch.elseBody?.as(IfExpr.self) {
      guard let met = second.conditions?.node.valuesMet(of: given) else { return nil }
      self.met = met
      otherwise = second.body
    } else {
      met = []
      otherwise = branch.elseBody?.as(CodeBlock.self)
    }
    guard (otherwise == nil) == (branch.elseBody == nil) else { return nil }
    goneReads = flags
    hasCodeBehind = isFollowedByCode
    let rest = branch.elseBody == nil ? statements.dropFirst() : []
    caught = CaughtError(
      block: body, name: check.name, statements: Array(statements), selfGuard: selfGuard,
      needless: NeedlessGuard(among: rest, given, in: context), handler: handler,
      isNSError: branch.bindsNSError(check.name),
      isFollowed: isFollowed && body.statements?.node.leavesAtItsEnd != true)
    guard !caught.isNSError || body.beginsLine(in: context) else { return nil }
  }

  func form(
    _ all: HandlerParameters, by twin: AsyncTwin, in context: Context,
    _ delivering: DeliveringBlocks,
  ) throws(Refusal) -> HandlerForm? {
    let given = all.without(goneReads)
    let awaited = AwaitedValues(given: given, twin: twin)
    guard let keyword = branch.ifKeyword, let brace = caught.block.leftBrace,
      !context.tree.hasComment(between: keyword, and: brace)
    else { return nil }
    try given.checkTypes(in: context)
    guard front.isEmpty else {
      return front.contains { delivering.leaves($0.node) }
        ? nil : caught.form(awaited, behind: front.map(\.text))
    }
    guard !caught.isFollowed else { return try caught.followedForm(given, awaited, in: context) }
    guard let otherwise else { return caught.form(given, meeting: [], awaited, delivering) }
    if delivering.leaves(branch.node) {
      guard !hasCodeBehind, met.isEmpty || !awaited.twin.result.contains("?"),
        let form = caught.form(given, meeting: met, awaited, delivering)
      else { return nil }
      return form.followed(by: otherwise, of: branch, delivering, in: context)
    }
    guard met.isEmpty, let lines = branch.linesOfElse(in: context),
      given.values.allSatisfy({ $0.reads.allSatisfy(otherwise.node.encloses) }),
      var form = caught.form(given, meeting: [], awaited, DeliveringBlocks()),
      let declaration = caught.assigned(given, meeting: [], awaited).binding(of: awaited)
    else { return nil }
    form.leadingLines = ["do {"]
    form.before = declaration.before
    form.names = []
    form.trailingLines = lines.map { "  " + $0 } + form.trailingLines
    if let end = branch.elseKeyword?.previous?.range.upperBound {
      form.edits.append(.delete(end..<branch.range.upperBound))
    }
    return form
  }
}

extension HandlerForm {
  /// The form where the statements of an `else` follow: the branch that deals with the error has left. `nil` where a
  /// comment would get lost.
  fileprivate func followed(
    by block: CodeBlock, of branch: IfExpr, _ delivering: DeliveringBlocks, in context: Context,
  ) -> HandlerForm? {
    let tree = context.tree
    guard let statements = block.statements?.node, let end = branch.body?.node.lastToken,
      let brace = block.leftBrace, let first = statements.firstToken,
      let last = statements.lastToken?.next, let lastOfBranch = branch.node.lastToken,
      !statements.hasMultilineString,
      !tree.hasComment(between: end, and: brace),
      !tree.hasComment(in: last.leadingTrivia),
      last.index == lastOfBranch.index || !tree.hasComment(between: last, and: lastOfBranch)
    else { return nil }
    var form = self
    form.scope = Scope(list: statements, names: names, isBesideCall: true)
    guard !delivering.onlyEnds(block.node) else {
      if depth == 0 {
        form.resumption = branch.range.upperBound
      } else {
        form.edits.append(.delete(end.range.upperBound..<branch.range.upperBound))
      }
      return form
    }
    let isOnOwnLines = tree.source.isFirstOnLine(first.range.lowerBound)
    guard isOnOwnLines || !tree.hasComment(in: first.leadingTrivia) else { return nil }
    let start = isOnOwnLines ? brace.range.upperBound : first.range.lowerBound
    if depth == 0 {
      form.resumption = start
      if !isOnOwnLines { form.trailingLines.append("") }
    } else if isOnOwnLines {
      form.edits.append(.delete(end.range.upperBound..<start))
    } else {
      form.blocks.append((range: end.range.upperBound..<start, head: "", lines: [""]))
    }
    form.edits += tree.edits(
      takingLast: tree.depth(of: statements, below: branch.node),
      ofBlanksIn: start..<statements.range.upperBound)
    form.edits.append(.delete(statements.range.upperBound..<branch.range.upperBound))
    return form
  }
}

extension HandlerParameters.Parameter {
  /// The read of the error in `let error`, `let error = error` or `error != nil`, with the name that the branch has for
  /// it: `_` for none.
  func check(in condition: Node) -> (read: Node, name: String)? {
    if let binding = condition.as(OptionalBindingCondition.self) {
      guard binding.bindingSpecifier?.kind == .let, binding.typeAnnotation == nil,
        let name = binding.pattern?.as(IdentifierPattern.self)?.node.firstToken?.name
      else { return nil }
      let value = binding.initializer?.value
      return (value.flatMap(readAsNSError) ?? value ?? binding.node, name)
    }
    guard let name, condition.tokens.map(\.text) == [name, "!=", "nil"],
      let read = reads.first(where: condition.encloses)
    else { return nil }
    return (read, "_")
  }

  /// `error` of `error as NSError?`
  private func readAsNSError(_ value: Node) -> Node? {
    guard value.tokens.map(\.text).dropFirst() == ["as", "NSError", "?"] else { return nil }
    return reads.first(where: value.encloses)
  }
}

extension CodeBlock {
  /// What gives the statements of a block of one line lines of their own, for a block that stands below others of several.
  var blocksOnLines: [(range: Range<ByteOffset>, head: String, lines: [String])] {
    guard let statements = statements?.node, let left = leftBrace, let right = rightBrace,
      !text.contains(where: \.isLineBreak),
      !node.tokens.contains(where: { node.tree.hasComment(in: $0.leadingTrivia) })
    else { return [] }
    return [
      (range: left.range.upperBound..<statements.range.lowerBound, head: "", lines: ["  "]),
      (range: statements.range.upperBound..<right.range.lowerBound, head: "", lines: [""]),
    ]
  }

  /// Whether its first statement stands on a line of its own.
  func beginsLine(in context: Context) -> Bool {
    guard let first = statements?.node.firstToken else { return false }
    return context.tree.source.isFirstOnLine(first.range.lowerBound)
  }
}

extension CodeBlockItem {
  /// Whether the statement is a call or an assignment on a line of its own, without a comment, that can stand in two
  /// branches as it is.
  fileprivate func isRepeatable(in context: Context) -> Bool {
    guard let item, let first = item.firstToken,
      item.is(.functionCallExpr) || item.assigns
    else { return false }
    return !text.contains(where: \.isLineBreak)
      && !context.tree.hasComment(in: first.leadingTrivia)
      && context.tree.source.isFirstOnLine(first.range.lowerBound)
      && !item.descendantsAndSelf.contains {
        $0.is(.closureExpr) || $0.is(.optionalChainingExpr) && $0.firstToken?.kind == .selfKeyword
      }
  }
}

extension IfExpr {
  /// Have: if let error = error as NSError? { … }
  fileprivate func bindsNSError(_ name: String) -> Bool {
    let bindings =
      conditions?.node.elements(ConditionElement.self)
      .compactMap { $0.condition?.as(OptionalBindingCondition.self) } ?? []
    return bindings.contains { binding in
      binding.pattern?.text == name
        && binding.initializer?.value?.text.hasSuffix("as NSError?") == true
    }
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
  /// The lines of the statements that the `else` has, with two spaces for a level; `nil` where they cannot be written
  /// elsewhere as they are.
  fileprivate func linesOfElse(in context: Context) -> [String]? {
    guard let block = elseBody?.as(CodeBlock.self), let statements = block.statements?.node,
      let brace = block.leftBrace, let last = block.rightBrace, let keyword = elseKeyword,
      let first = statements.firstToken,
      context.tree.source.isFirstOnLine(first.range.lowerBound)
        || !block.text.contains(where: \.isLineBreak),
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
