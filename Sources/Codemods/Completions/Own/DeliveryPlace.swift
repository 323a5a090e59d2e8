import Rewriter

/// Where a completion handler is called: the last statement on its path.
struct DeliveryPlace {
  /// The call, with the `return` in front of it.
  let statement: Node

  /// Where the `return` ends that follows, or else the statement.
  let end: ByteOffset

  /// Whether a `do` with a `catch` is around it.
  let isInDo: Bool

  /// Whether something else stands in the list of statements.
  private let isAlone: Bool
  private let isFollowedByReturn: Bool

  /// Whether that `return` is one of a value, which goes.
  private let returnsValueBehind: Bool

  /// Each `return` that follows a hop in which the call is, which is over with it.
  let returnsBehindHops: [Range<ByteOffset>]

  /// Whether it is a statement of the function's body, and of no block in it.
  private let isInBody: Bool

  /// Whether the function has no other statement.
  private let isWholeBody: Bool

  /// Whether there are statements beside the call and its `return`.
  private let hasOthers: Bool

  /// Whether nothing of the function follows, so that it needs no `return`.
  private let isAtEnd: Bool

  /// Whether hops of the function go as well, with the indentation of what is in them.
  private let isBesideHops: Bool

  /// The hop that does nothing else, where something is done in front of it, or nothing at all.
  private let hopOfOnly: Node?

  init(of call: Node, in body: CodeBlock, absorbing hops: InlinedHops) throws(Refusal) {
    guard let item = call.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let list = item.parent,
      let statement = item.as(CodeBlockItem.self)?.item,
      statement == call || statement.as(ReturnStmt.self)?.expression == call
        || statement.as(ExpressionStmt.self)?.expression == call
    else { throw Refusal(.partOfExpression, "the handler is called within an expression") }
    self.statement = statement
    let rest = item.siblingsBehind
    isFollowedByReturn = rest.count == 1 && rest[0].isPlainReturn
    if isFollowedByReturn { try rest[0].checkCommentBeforeReturn() }
    returnsValueBehind = isFollowedByReturn && rest[0].text != "return"
    let leaves = isFollowedByReturn || statement.is(.returnStmt)
    if !leaves, let next = rest.first { throw Refusal(codeBehindHandler: next) }
    let count = list.elements(CodeBlockItem.self).count
    isAlone = count == 1
    isInBody = list.parent == body.node
    isWholeBody = isAlone && isInBody
    hasOthers = count > (isFollowedByReturn ? 2 : 1)
    end = isFollowedByReturn ? rest[0].range.upperBound : item.range.upperBound
    isAtEnd = Self.isAtEnd(item, of: body, without: hops.resumptions)
    isBesideHops = !hops.hops.isEmpty
    hopOfOnly = Self.hop(ofOnly: item, in: hops, of: body)
    var path = DeliveryPath(of: call, absorbing: hops, isEnd: leaves)
    try path.follow(from: item, to: body.node)
    isInDo = path.isInDo
    returnsBehindHops = path.returnsBehindHops
  }

  /// Have: count = 2; Task { completion() }
  private static func hop(ofOnly item: Node, in hops: InlinedHops, of body: CodeBlock) -> Node? {
    var hop: Node?
    var list = item.parent
    while let current = list, current.elements(CodeBlockItem.self).count == 1,
      let next = hops.hops.first(where: { $0.closure == current.parent && $0.call == nil })
    {
      hop = next.node.ancestors.first { $0.is(.codeBlockItem) }
      list = hop?.parent
    }
    let isInBody = list?.parent == body.node
    let isInHandler = hops.hops.contains { $0.closure == list?.parent && $0.call != nil }
    let isAlone = (list?.elements(CodeBlockItem.self).count ?? 0) < 2
    return isInBody || isInHandler || !isAlone ? hop : nil
  }

  /// Whether nothing but the `return` of the statement follows it, around whatever it stands in.
  private static func isAtEnd(
    _ item: Node, of body: CodeBlock, without gone: Set<Node>,
  ) -> Bool {
    item.ancestors.prefix { $0 != body.node }.allSatisfy { node in
      ![.forStmt, .whileStmt, .repeatStmt, .guardStmt].contains(node.kind)
        && (!node.is(.codeBlockItem) || node.siblingsBehind.allSatisfy(gone.contains))
    }
  }

  /// Have: if isOver { … } else { completion() }
  private var lastBranch: Range<ByteOffset>? {
    guard isAtEnd, let block = statement.ancestors.first(where: { $0.is(.codeBlock) }),
      let branch = block.parent?.as(IfExpr.self), branch.elseBody == block,
      let end = branch.body?.node.lastToken, let last = block.lastToken,
      !statement.tree.hasComment(between: end, and: last)
    else { return nil }
    return end.range.upperBound..<last.range.upperBound
  }

  /// - Throws: where an error that is thrown in the call's place doesn't leave the function.
  func checkThrowing() throws(Refusal) {
    if isInDo {
      throw Refusal(
        .codeAfterHandler,
        "the function's own 'catch' would catch the error that the asynchronous function throws")
    }
  }

  /// What stands in the call's place: `return value`, `throw error`, or nothing.
  func edits(of exit: CompletionResult.Exit) throws(Refusal) -> [Edit] {
    if exit.isThrow { try checkThrowing() }
    if isCommented(around: exit.value) {
      throw Refusal(
        .commentInTheWay, "a comment inside a call to the handler would be lost; move it")
    }
    let over = returnsBehindHops.map(Edit.delete)
    if exit.isPerhaps { return try edits(ofPerhaps: exit) }
    guard let value = exit.value else {
      let leaving = self.leaving
      return leaving + (leaving.contains { $0.replacement == "return" } ? over : [])
    }
    return [
      Edit(replace: statement.range.lowerBound..<value.lowerBound, with: exit.keyword),
      Edit(replace: value.upperBound..<end, with: exit.ending),
    ] + outdents(of: value) + over
  }

  /// `if let error { throw error }`, behind which the function is over.
  private func edits(ofPerhaps exit: CompletionResult.Exit) throws(Refusal) -> [Edit] {
    guard let value = exit.value, !statement.is(.returnStmt), isAtEnd || isFollowedByReturn,
      returnsBehindHops.isEmpty
    else {
      throw Refusal(
        .handlerResult,
        "the error may be nil, and code follows the handler's call; call the handler last")
    }
    let end = isAtEnd ? self.end : statement.range.upperBound
    return [
      Edit(replace: statement.range.lowerBound..<value.lowerBound, with: exit.keyword),
      Edit(replace: value.upperBound..<end, with: exit.ending),
    ]
  }

  /// Whether a comment stands in what goes: in front of the value, or behind it.
  func isCommented(around value: Range<ByteOffset>?) -> Bool {
    var token = statement.firstToken?.next
    while let current = token, current.range.upperBound <= end {
      let start = current.range.lowerBound
      let isKept = value.map { start > $0.lowerBound && start < $0.upperBound } ?? false
      if !isKept, statement.tree.hasComment(in: current.leadingTrivia) { return true }
      token = current.next
    }
    return false
  }

  /// Have: `completion(` and an argument in lines of its own. It moves up to the `return`.
  private func outdents(of value: Range<ByteOffset>) -> [Edit] {
    let source = statement.tree.source
    let bytes = source.bytes
    guard !isBesideHops, !statement.hasMultilineString,
      bytes[statement.range.lowerBound.value..<value.lowerBound.value].contains(
        where: \.isLineBreak)
    else { return [] }
    let own = Indentation(ofLineAt: value.lowerBound, in: source).blanks.utf8.count
    let target = Indentation(ofLineAt: statement.range.lowerBound, in: source).blanks.utf8.count
    return value.indices.dropFirst().filter { bytes[$0 - 1].isLineBreak }.compactMap { start in
      let blanks = bytes[start...].prefix(max(0, own - target)).prefix(while: \.isBlank).count
      return blanks == 0 ? nil : .delete(ByteOffset(start)..<ByteOffset(start + blanks))
    }
  }

  /// The edits where nothing is returned: the call goes, with its line, or becomes a `return`.
  private var leaving: [Edit] {
    let range = statement.range.lowerBound..<end
    if isAtEnd, let hop = hopOfOnly, let first = hop.firstToken, let previous = first.previous,
      !hop.tokens.contains(where: { statement.tree.hasComment(in: $0.leadingTrivia) })
    {
      return [.delete(previous.range.upperBound..<hop.range.upperBound)]
    }
    guard !isAlone || isWholeBody, let first = statement.firstToken, let previous = first.previous,
      !statement.tree.hasComment(in: first.leadingTrivia)
    else { return [lastBranch.map { .delete($0) } ?? Edit(replace: range, with: "return")] }
    if isAtEnd, hasOthers, isFollowedByReturn || statement.is(.returnStmt) {
      return [.delete(previous.range.upperBound..<end)]
    }
    if isFollowedByReturn, returnsValueBehind {
      return isAtEnd && isInBody
        ? [.delete(previous.range.upperBound..<end)] : [Edit(replace: range, with: "return")]
    }
    if isFollowedByReturn {
      let source = statement.tree.source
      let word = source.bytes[..<end.value].count - "return".utf8.count
      return [.delete(statement.range.lowerBound..<ByteOffset(word))]
    }
    if statement.is(.returnStmt) { return [Edit(replace: range, with: "return")] }
    // Have: count = 2; completion()
    let start = previous.kind == .semicolon ? previous.previous?.range.upperBound : nil
    return [.delete((start ?? previous.range.upperBound)..<end)]
  }
}
