import Rewriter

/// The first statement of a handler, where it guards against the error, which its `else` reads:
/// `guard error == nil else { show(error!); return }`, `guard let data else { completion(.failure(error!)); return }`.
///
/// The `else` becomes a `catch`, and what the conditions unwrap is no longer optional.
struct ErrorGuard {
  private let caught: CaughtError
  private let given: HandlerParameters

  /// The reads in the conditions.
  private let met: [Node]

  /// What changes in the `else`, where the error is no longer optional.
  private let edits: [Edit]

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    let selfGuard = SelfGuard(first: handler.statements.first, in: context)
    let statements = handler.statements.dropFirst(selfGuard == nil ? 0 : 1)
    guard let item = statements.first, let statement = item.item?.as(GuardStmt.self),
      let error = given.error, let name = error.name, handler.dollarReads.isEmpty,
      let body = statement.body, let keyword = statement.guardKeyword,
      let brace = body.leftBrace, let first = item.node.firstToken,
      !context.tree.hasComment(in: first.leadingTrivia),
      !context.tree.hasComment(between: keyword, and: brace),
      let met = statement.valuesMet(of: given)
    else { return nil }
    let reads = error.reads.filter { !met.contains($0) }
    let values = given.values.flatMap(\.reads).filter { !met.contains($0) }
    guard reads.allSatisfy(body.node.encloses), !values.contains(where: body.node.encloses)
    else { return nil }
    var edits: [Edit] = []
    for read in reads {
      guard let unwrapping = read.edits(unwrapping: name) else { return nil }
      edits += unwrapping
    }
    caught = CaughtError(
      block: body, name: name, statements: Array(statements), selfGuard: selfGuard,
      needless: NeedlessGuard(among: statements.dropFirst(), given, in: context),
      handler: handler)
    self.given = given
    self.met = met
    self.edits = edits
  }

  /// `nil` where a value may be missing although there is no error.
  func form(_ awaited: AwaitedValues, _ delivering: DeliveringBlocks) -> HandlerForm? {
    guard !awaited.twin.result.contains("?"),
      var form = caught.form(given, meeting: met, awaited, delivering)
    else { return nil }
    // What only throws the error again is gone.
    if form.depth > 0 { form.edits += edits }
    return form
  }
}
