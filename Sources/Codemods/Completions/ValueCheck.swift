import Rewriter

/// The first statement of a handler, where it asks for the values, and its `else` deals with the error:
/// `if let data { show(data) } else { show(error!) }`, `… else if let error { show(error) }`. Its branches become those
/// of a `do` statement.
struct ValueCheck {
  private let given: HandlerParameters
  private let branch: IfExpr
  private let body: CodeBlock
  private let otherwise: CodeBlock
  private let error: String

  /// The reads in the conditions.
  private let met: [Node]

  /// What changes in the `else`, where the error is no longer optional.
  private let edits: [Edit]

  private let handler: CompletionHandler
  private let context: Context

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    guard let item = handler.statements.first?.item, handler.dollarReads.isEmpty,
      let error = given.error, let name = error.name,
      let branch = item.as(IfExpr.self)
        ?? item.as(ExpressionStmt.self)?.expression?.as(IfExpr.self),
      let body = branch.body, let (otherwise, asked) = branch.blockWithError(error),
      let met = branch.conditions?.node.valuesMet(of: given),
      let keyword = branch.ifKeyword, let first = body.leftBrace, let last = body.rightBrace,
      let second = otherwise.leftBrace, let end = otherwise.rightBrace,
      !context.tree.hasComment(in: keyword.leadingTrivia),
      !context.tree.hasComment(between: keyword, and: first),
      !context.tree.hasComment(in: last.leadingTrivia),
      !context.tree.hasComment(between: last, and: second),
      !context.tree.hasComment(in: end.leadingTrivia)
    else { return nil }
    let reads = error.reads.filter { !met.contains($0) && $0 != asked }
    let values = given.values.flatMap(\.reads).filter { !met.contains($0) }
    guard asked != nil || !reads.isEmpty, reads.allSatisfy(otherwise.node.encloses),
      values.allSatisfy(body.node.encloses)
    else { return nil }
    var edits: [Edit] = []
    for read in reads {
      guard let unwrapping = read.edits(unwrapping: name) else { return nil }
      edits += unwrapping
    }
    self.given = given
    self.branch = branch
    self.body = body
    self.otherwise = otherwise
    self.error = name
    self.met = met
    self.edits = edits
    self.handler = handler
    self.context = context
  }

  /// `nil` where a value may be missing although there is no error, or a `catch` would get what its `do` throws.
  func form(_ awaited: AwaitedValues, _ delivering: DeliveringBlocks) -> HandlerForm? {
    let assigned = AssignedValues(given, meeting: met, in: handler, givenBy: awaited.twin)
    guard !awaited.twin.result.contains("?"), !delivering.mayThrow(body.node),
      var form = assigned.binding(of: awaited), let brace = self.body.leftBrace,
      let body = self.body.statements?.node, let second = otherwise.statements?.node,
      let start = otherwise.leftBrace, let last = otherwise.rightBrace
    else { return nil }
    guard !body.declares(form.names) else { return nil }
    form.scope = HandlerForm.Scope(list: body, names: form.names, isBesideCall: false)
    form.names = []
    form.depth = 1
    form.leadingLines = ["do {"]
    form.caught = (otherwise.range, error)
    let source = context.tree.source
    // Have: if let data { show(data) } else { show(error!) }
    let isOnLines = source.isFirstOnLine(body.range.lowerBound)
    form.resumption = isOnLines ? brace.range.upperBound : body.range.lowerBound
    if !isOnLines { form.trailingLines = ["  "] }
    let isSecondOnLines = source.isFirstOnLine(second.range.lowerBound)
    form.blocks = [
      (
        range: body.range
          .upperBound..<(isSecondOnLines ? start.range.upperBound : second.range.lowerBound),
        head: "",
        lines: ["} catch \(error == "error" ? "" : "let \(error) "){"]
          + (isSecondOnLines ? [] : ["  "])
      )
    ]
    if !source.isFirstOnLine(last.range.lowerBound) {
      form.blocks.append(
        (range: second.range.upperBound..<last.range.lowerBound, head: "", lines: [""]))
    }
    form.edits += edits
    return form
  }
}

extension IfExpr {
  /// The block of the `else`, or of `else if let error`, which is all that the condition asks.
  ///
  /// - Returns: The block, and what reads the error in its condition.
  fileprivate func blockWithError(
    _ error: HandlerParameters.Parameter
  ) -> (block: CodeBlock, read: Node?)? {
    if let block = elseBody?.as(CodeBlock.self) { return (block, nil) }
    guard let second = elseBody?.as(IfExpr.self), second.elseBody == nil, let block = second.body,
      let conditions = second.conditions?.node.elements(ConditionElement.self),
      conditions.count == 1, let check = conditions[0].condition.flatMap(error.check),
      check.name == error.name || check.name == "_"
    else { return nil }
    return (block, check.read)
  }
}
