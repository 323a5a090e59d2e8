import Rewriter

/// Two closures of which a function calls one, as the branches of a `do` statement; where the one for the error only
/// passes it on, as statements that follow the call: an error that is thrown does the rest.
struct PairForm {
  private let handler: CompletionHandler
  private let success: ClosureExpr
  private let given: HandlerParameters
  private let awaited: AwaitedValues
  private let tree: Tree
  private let delivering: DeliveringBlocks

  /// `nil` for one closure that is told of both.
  init?(
    of handler: CompletionHandler, _ given: HandlerParameters, _ awaited: AwaitedValues,
    in context: Context, _ delivering: DeliveringBlocks,
  ) {
    guard handler.isPair, let success = handler.closure else { return nil }
    self.handler = handler
    self.success = success
    self.given = given
    self.awaited = awaited
    self.delivering = delivering
    tree = context.tree
  }

  /// - Throws: where a comment would be lost, or a name would mean something else.
  func form() throws(Refusal) -> HandlerForm {
    try check()
    if isOnlyPassedOn { return try rethrowingForm() }
    guard let failure = handler.failure else {
      throw Refusal(
        .notAClosure,
        "the handler '\(handler.passedFailure?.text ?? "")' isn't a closure literal; write one there"
      )
    }
    if delivering.mayThrow(success.node) {
      throw Refusal(
        .codeAfterHandler,
        "the closure for the error would also get those that the other closure passes on")
    }
    return try branchingForm(failure)
  }

  private func check() throws(Refusal) {
    guard awaited.hasAllValues else {
      throw Refusal(
        .noMatchingVersion,
        "'\(awaited.twin.asyncFunction)' doesn't return everything that the handler is given; keep the handler"
      )
    }
    let names = given.readValues.compactMap(\.name)
    if let statements = success.statements?.node, statements.declares(names) {
      throw Refusal(
        .handlerParameters, "a completion handler declares its parameter's name again; rename it")
    }
    if let call = success.node.callAround, let name = names.first(where: call.names) {
      throw Refusal(
        .handlerParameters,
        "'\(name)' is a parameter of the handler, and also used in the call; rename it")
    }
  }

  /// Whether the error goes to the handler of the function around, and nothing else is done with it.
  private var isOnlyPassedOn: Bool {
    if handler.passedFailure != nil {
      return success.node.callAround.map(delivering.passesOn) ?? false
    }
    guard let failure = handler.failure, let name = given.error?.name else { return false }
    return [name, "$0"].contains { delivering.onlyPassesOn($0, failure.node) }
  }

  /// `let item = try await `
  private var head: String {
    (awaited.pattern.map { "let \($0) = " } ?? (awaited.isVoid ? "" : "_ = ")) + "try await "
  }

  private func form(isBeside: Bool) -> HandlerForm {
    var form = HandlerForm(before: head)
    form.names = given.readValues.compactMap(\.name)
    if let list = success.statements?.node {
      form.scope = HandlerForm.Scope(list: list, names: form.names, isBesideCall: isBeside)
    }
    form.branches = HandlerForm.Branches(isRethrowing: isBeside)
    return form
  }

  private func rethrowingForm() throws(Refusal) -> HandlerForm {
    guard let statements = success.statements?.node, let brace = success.rightBrace,
      let last = (handler.failure?.node ?? handler.passedFailure)?.lastToken,
      !tree.hasComment(in: brace.leadingTrivia), !tree.hasComment(between: brace, and: last)
    else { throw Self.commentInTheWay }
    var form = form(isBeside: true)
    form.edits = [.delete(statements.range.upperBound..<brace.range.lowerBound)]
    form.branches?.end = brace
    if let failure = handler.failure, let error = given.error?.name {
      try checkOrder(failure)
      form.caught = (failure.range, error)
      form.edits = [
        .delete(statements.range.upperBound..<(failure.rightBrace ?? brace).range.lowerBound)
      ]
      form.branches?.end = failure.rightBrace
    }
    return form
  }

  private func checkOrder(_ failure: ClosureExpr) throws(Refusal) {
    if failure.range.lowerBound < success.range.lowerBound {
      throw Refusal(
        .handlerParameters,
        "the closure for the error comes first, but a 'catch' comes last; swap the parameters")
    }
  }

  private func branchingForm(_ failure: ClosureExpr) throws(Refusal) -> HandlerForm {
    try checkOrder(failure)
    let (first, second) = (Block(success, in: tree), Block(failure, in: tree))
    guard let first, let second,
      let middle = failure.statements?.node.firstToken ?? failure.rightBrace,
      let brace = success.rightBrace,
      !tree.hasComment(between: brace, and: middle) || second.isLong,
      let begin = failure.leftBrace, !tree.hasComment(between: brace, and: begin),
      !tree.hasComment(in: brace.leadingTrivia),
      failure.rightBrace.map({ tree.hasComment(in: $0.leadingTrivia) }) == false
    else { throw Self.commentInTheWay }
    var form = form(isBeside: false)
    form.depth = 1
    form.leadingLines = ["do {"]
    form.resumption = first.start
    form.trailingLines = first.isLong || first.isEmpty ? [] : ["  "]
    form.blocks = [
      (
        range: first.end..<second.start, head: "",
        lines: ["} catch \(caught(in: failure)){"] + (second.isLong || second.isEmpty ? [] : ["  "])
      )
    ]
    form.branches?.end = failure.rightBrace
    form.branches?.endOfLast = second.end
    return form
  }

  /// `let failure `, where the closure has another name for the error than `catch`.
  private func caught(in failure: ClosureExpr) -> String {
    if let error = given.error, error.isRead, let name = error.name {
      return name == "error" ? "" : "let \(name) "
    }
    return failure.statements?.node.tokens.contains { $0.text == "error" } == true ? "_ " : ""
  }

  private static let commentInTheWay = Refusal(
    .commentInTheWay, "a comment next to the handlers' braces would be lost; move it")
}

extension PairForm {
  /// What a closure has between its braces.
  private struct Block {
    let start: ByteOffset
    let end: ByteOffset

    /// Whether the statements begin in a line of their own.
    let isLong: Bool
    let isEmpty: Bool

    /// `nil` where a comment stands in front of a statement on the line of the brace.
    init?(_ closure: ClosureExpr, in tree: Tree) {
      guard let opening = closure.opening else { return nil }
      guard let statements = closure.statements?.node, let first = statements.firstToken else {
        (start, end, isLong, isEmpty) = (opening, opening, false, true)
        return
      }
      isEmpty = false
      isLong = tree.source.bytes[opening.value..<first.range.lowerBound.value]
        .contains(where: \.isLineBreak)
      if !isLong, tree.hasComment(in: first.leadingTrivia) { return nil }
      start = isLong ? opening : first.range.lowerBound
      end = statements.range.upperBound
    }
  }
}

extension Node {
  /// The call that the closure is passed to.
  fileprivate var callAround: Node? {
    ancestors.first { $0.is(.functionCallExpr) }
  }

  /// Whether the call has the name outside of its closures.
  fileprivate func names(_ name: String) -> Bool {
    descendantsAndSelf { $0.is(.closureExpr) }.contains { $0.referencedName == name }
  }
}
