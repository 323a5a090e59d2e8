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

  /// Whether the statements behind run after an error as well.
  var isFollowed = false

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
      form.edits += removal
      form.resumption = statements[0].range.upperBound
      form.caught = (block.range, name)
      return form
    }
    if let form = guarding(assigned, awaited, removing: removal) { return form }
    var form = statement(assigned.declarations, assigned.assignment(of: awaited), from: brace)
    form.names = assigned.names
    form.edits += assigned.edits + removal
    return asking(in: form, but: needless)
  }

  /// `guard let data = try? await … else { return }`, where the block only returns.
  ///
  /// Have: if error != nil { return }
  private func guarding(
    _ assigned: AssignedValues, _ awaited: AwaitedValues, removing removal: [Edit],
  ) -> HandlerForm? {
    guard selfGuard == nil, block.onlyReturns, !awaited.twin.result.contains("?"),
      !block.node.tokens.contains(where: { block.node.tree.hasComment(in: $0.leadingTrivia) }),
      var form = assigned.guarding
    else { return nil }
    form.edits += removal
    form.resumption = statements[0].range.upperBound
    return form
  }

  /// The form where the statements behind the block run after an error as well, with the values that the handler has
  /// then.
  func followedForm(
    _ given: HandlerParameters, _ awaited: AwaitedValues, in context: Context,
  ) throws(Refusal) -> HandlerForm? {
    let fallbacks = try given.fallbacks()
    guard let brace = block.leftBrace, fallbacks.isEmpty || block.beginsLine(in: context)
    else { return nil }
    let values = given.withoutError
    var form = statement(values.declarations, awaited.assignment, from: brace, setting: fallbacks)
    form.names = values.readNames
    form.concern = given.concernOfErrors
    return asking(in: form, but: nil)
  }

  /// The form where lines stand in front of the block that run after an error as well: both branches have them.
  func form(_ awaited: AwaitedValues, behind lines: [String]) -> HandlerForm? {
    guard let brace = block.leftBrace else { return nil }
    var form = statement([], awaited.assignment, from: brace, setting: lines)
    form.trailingLines = lines.map { "  " + $0 } + form.trailingLines
    return form
  }

  /// The `do` statement, with the block behind its `catch`.
  private func statement(
    _ declarations: [String], _ assignment: String, from brace: Token,
    setting fallbacks: [String] = [],
  ) -> HandlerForm {
    var form = HandlerForm(before: assignment)
    form.depth = 1
    form.leadingLines = declarations + ["do {"]
    form.trailingLines = ["} catch \(binding)"]
    let first = fallbacks + (isNSError ? ["let \(name) = \(nameOfNSError) as NSError"] : [])
    if !first.isEmpty {
      let start = brace.range.upperBound
      form.blocks = [(range: start..<start, head: "", lines: first.map { "  " + $0 })]
    } else {
      form.blocks = block.blocksOnLines
    }
    form.resumption = brace.range.lowerBound
    form.caught = (block.range, name)
    return form
  }

  /// `let failure `, where `catch` without a name would hide the block's own `error`.
  private var binding: String {
    let bound = isNSError ? nameOfNSError : name == "_" ? nil : name
    return block.node.catchBinding(named: bound)
  }

  private var nameOfNSError: String {
    name != "error" && block.node.namesError ? "thrown" : "error"
  }

  /// The form that asks for `self` where the handler did so first; `nil` where the block has no lines for that.
  private func asking(in statement: HandlerForm, but needless: NeedlessGuard?) -> HandlerForm? {
    guard let selfGuard else { return statement }
    var form = statement
    let rest = statements.dropFirst().map(\.node).filter { $0 != needless?.node }
    guard let asking = selfGuard.edits(in: block) else { return nil }
    form.edits += asking
    if !rest.isEmpty {
      form.edits.append(selfGuard.edit(behind: statements[0].node, for: rest))
    }
    form.movesLines = true
    return form
  }
}

extension Node {
  /// What a `catch` binds for code that has the error by a name, with a blank behind it: `let failure `, nothing for
  /// `error`, and `_ ` where the code means something else by that.
  ///
  /// - Parameter name: `nil` for code that doesn't use the error.
  func catchBinding(named name: String?) -> String {
    guard let name else { return namesError ? "_ " : "" }
    return name == "error" ? "" : "let \(name) "
  }

  fileprivate var namesError: Bool {
    tokens.contains { $0.kind.isIdentifier && $0.name == "error" }
  }
}
