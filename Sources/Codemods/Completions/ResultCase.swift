import Rewriter

/// The first statement of a handler, where it asks for one case of the result, and nothing else looks at that:
/// `if case .success(let title) = result { … }`, `guard case .success(let title) = result else { … }`,
/// `if case .failure(let error) = result { … }`.
///
/// `try?` says the same as the first two, and the third becomes a `catch`.
struct ResultCase {
  private let statement: Node
  private let condition: ConditionElement
  private let isFailure: Bool

  /// The name of what the case has; `nil` for nothing.
  private let name: String?
  private let handler: CompletionHandler
  private let given: HandlerParameters
  private let context: Context

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    guard let first = handler.statements.first, handler.dollarReads.isEmpty,
      let result = given.values.first, given.values.count == 1,
      let item = first.item.map({ $0.as(ExpressionStmt.self)?.expression ?? $0 }),
      let list = item.as(IfExpr.self)?.conditions?.node
        ?? item.as(GuardStmt.self)?.conditions?.node,
      let condition = list.elements(ConditionElement.self).first,
      let match = condition.condition?.as(MatchingPatternCondition.self),
      let pattern = match.pattern.flatMap(ResultPattern.init),
      let subject = match.initializer?.value,
      result.reads == [subject], let token = item.firstToken,
      !context.tree.hasComment(in: token.leadingTrivia),
      !condition.node.tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) })
    else { return nil }
    statement = item
    self.condition = condition
    isFailure = pattern.isFailure
    name = pattern.name
    self.handler = handler
    self.given = given
    self.context = context
  }

  /// `nil` where the call uses the name that its value gets, or there is no shorter form.
  func form(_ awaited: AwaitedValues, around call: Node) -> HandlerForm? {
    let code = handler.code
    let used = call.descendantsAndSelf { code.contains($0) }
    guard !used.contains(where: { name != nil && $0.referencedName == name }) else { return nil }
    return isFailure ? catchingForm(awaited) : unwrappingForm(awaited)
  }

  /// Have: if case .success(let title) = result, !title.isEmpty { … }
  private func unwrappingForm(_ awaited: AwaitedValues) -> HandlerForm? {
    // What is optional itself may be nil without an error.
    guard !awaited.isOptional, !(awaited.isVoid && name != nil), let keyword = statement.firstToken
    else { return nil }
    var form =
      name.map { HandlerForm(before: "\(keyword.text) let \($0) = try? await ") }
      ?? HandlerForm(before: "\(keyword.text) (try? await ", after: ") != nil")
    if statement.is(.guardStmt) { form.names = [name].compactMap(\.self) }
    form.resumption = condition.condition?.range.upperBound
    return form
  }

  /// Have: if case .failure(let error) = result { print(error) }
  private func catchingForm(_ awaited: AwaitedValues) -> HandlerForm? {
    guard let branch = statement.as(IfExpr.self), branch.elseBody == nil,
      branch.conditions?.node.elements(ConditionElement.self).count == 1,
      let body = branch.body, let brace = body.leftBrace,
      let opening = name == nil ? "do" : given.openingOfResult(in: context)
    else { return nil }
    var form = HandlerForm(before: (awaited.isVoid ? "" : "_ = ") + "try await ")
    form.depth = 1
    form.leadingLines = ["\(opening) {"]
    form.trailingLines = ["} catch \(body.node.catchBinding(named: name))"]
    form.blocks = body.blocksOnLines
    form.resumption = brace.range.lowerBound
    return form
  }
}
