import Rewriter

/// The `do` statement around an awaited call, with the block as its `catch` in which the handler deals with the error.
struct CaughtError {
  let block: CodeBlock

  /// The name that the block has for the error.
  let name: String

  /// The statement that the block is part of, and those behind it.
  let statements: [CodeBlockItem]

  /// What stands in front of them.
  let selfGuard: SelfGuard?

  /// The `guard` behind the statement, for values that are there now.
  let needless: NeedlessGuard?

  let handler: CompletionHandler

  /// Whether the block has the error as an `NSError`.
  var isNSError = false

  /// The values that a `do` statement around the call sets.
  func assigned(
    _ given: HandlerParameters, meeting met: [Node], _ awaited: AwaitedValues,
  ) -> AssignedValues {
    AssignedValues(given, meeting: met, in: handler, givenBy: awaited.twin)
  }

  /// - Parameter met: the reads of values in conditions that go.
  func form(
    _ given: HandlerParameters, meeting met: [Node], _ awaited: AwaitedValues,
    _ delivering: DeliveringBlocks,
  ) -> HandlerForm? {
    guard let brace = block.leftBrace else { return nil }
    let needless = awaited.twin.result.contains("?") ? nil : needless
    let assigned = assigned(given, meeting: met + (needless?.met ?? []), awaited)
    let removal = [needless?.removal].compactMap(\.self)
    if selfGuard == nil, delivering.onlyPassesOn(name, block.node),
      var form = assigned.binding(of: awaited)
    {
      form.edits = removal
      form.resumption = statements[0].range.upperBound
      form.caught = (block.range, name)
      return form
    }
    var form = HandlerForm(before: assigned.assignment(of: awaited))
    form.depth = 1
    form.names = assigned.names
    form.leadingLines = assigned.declarations + ["do {"]
    form.trailingLines = ["} catch " + (name == "error" || isNSError ? "" : "let \(name) ")]
    if isNSError {
      let start = brace.range.upperBound
      form.blocks = [(range: start..<start, head: "", lines: ["  let \(name) = error as NSError"])]
    }
    form.edits = removal
    form.resumption = brace.range.lowerBound
    form.caught = (block.range, name)
    if let selfGuard {
      let rest = statements.dropFirst().map(\.node).filter { $0 != needless?.node }
      guard let asking = selfGuard.edits(in: block) else { return nil }
      form.edits += asking
      if !rest.isEmpty {
        form.edits.append(selfGuard.edit(behind: statements[0].node, for: rest))
      }
      form.movesLines = true
    }
    return form
  }
}
