import Rewriter

/// The way from the call of a completion handler out to the function's body: what is around the call, and what follows.
struct DeliveryPath {
  private let call: Node

  /// Whether the function is over with what the path has come to.
  private var isEnd: Bool

  /// The hops of the function that go, by their closures.
  private let hops: [Node: Node]

  /// The statements that go with what they resume.
  private let resumptions: Set<Node>

  /// The `do` statements that go.
  private let unwrapped: Set<Node>

  /// Whether a `do` with a `catch` is around the call.
  private(set) var isInDo = false

  /// Each `return` that follows a hop in which the call is, which is over with it.
  private(set) var returnsBehindHops: [Range<ByteOffset>] = []

  init(of call: Node, absorbing hops: InlinedHops, isEnd: Bool) {
    self.call = call
    self.isEnd = isEnd
    self.hops = Dictionary(hops.hops.map { ($0.closure, $0.node) }) { first, _ in first }
    resumptions = hops.resumptions
    unwrapped = Set(hops.unwrapped.map(\.node))
  }

  /// - Throws: where the function goes on behind the call.
  mutating func follow(from item: Node, to body: Node) throws(Refusal) {
    var node = item.parent
    while let current = node, current != body {
      if let hop = hops[current] {
        let statement = hop.ancestors.first { $0.is(.codeBlockItem) }
        if let statement { try leaveHop(statement) }
        node = statement?.parent
      } else {
        try leave(current)
        node = current.parent
      }
    }
  }

  private func rest(behind statement: Node) -> [Node] {
    statement.siblingsBehind.filter { !resumptions.contains($0) }
  }

  private mutating func leaveHop(_ statement: Node) throws(Refusal) {
    let rest = self.rest(behind: statement)
    isEnd = !rest.isEmpty
    guard let first = rest.first else { return }
    guard rest.allSatisfy(\.isPlainReturn) else { throw Refusal(codeBehindHandler: first) }
    try first.checkCommentBeforeReturn()
    returnsBehindHops.append(statement.range.upperBound..<first.range.upperBound)
  }

  private mutating func leave(_ node: Node) throws(Refusal) {
    if node.isFunctionLike { throw Refusal(.notCalledOnce, "the handler is called in a closure") }
    if node.isLoop, !isEnd { throw Refusal(.notCalledOnce, "the handler is called in a loop") }
    if let statement = node.as(DoStmt.self), let clauses = statement.catchClauses?.node,
      !clauses.encloses(call), !unwrapped.contains(node)
    {
      isInDo = true
    }
    guard node.is(.codeBlockItem), !isEnd, let first = rest(behind: node).first else { return }
    guard first.isPlainReturn else { throw Refusal(codeBehindHandler: first) }
    isEnd = true
  }
}

extension Refusal {
  init(codeBehindHandler statement: Node) {
    self.init(
      .codeAfterHandler,
      "'\(PathCondition.short(statement.text))' follows a call to the completion handler; call the handler last"
    )
  }
}

extension Node {
  /// - Throws: where a comment in front of a `return` would go with it.
  func checkCommentBeforeReturn() throws(Refusal) {
    guard let first = firstToken, tree.hasComment(in: first.leadingTrivia) else { return }
    throw Refusal(.commentInTheWay, "a comment before a 'return' would be lost; move it")
  }

  /// Whether the statement is `return` without a value, or with one that is only read: a function that gives up its
  /// result returns that no more.
  var isPlainReturn: Bool {
    self.as(CodeBlockItem.self)?.item?.as(ReturnStmt.self)?.onlyReads ?? false
  }
}
