import Rewriter

/// A continuation around nothing but a call whose handler resumes it, if it is resumed with what the call's asynchronous
/// version gives.
struct PassingContinuation {
  private let wait: ContinuationWait
  private let site: AsyncTwinCall
  private let spelling: AsyncSpelling
  private let context: Context

  init(
    _ wait: ContinuationWait, around site: AsyncTwinCall, as spelling: AsyncSpelling,
    in context: Context,
  ) {
    self.wait = wait
    self.site = site
    self.spelling = spelling
    self.context = context
  }

  /// Whether the call alone gives what the wait does.
  var isPlain: Bool {
    wait.closure.statements?.node.elements(CodeBlockItem.self).map(\.item) == [site.call.node]
      && site.handler.closure?.signature?.capture == nil && isTheSame && !isCommented && isOnOneLine
  }

  /// Whether the form gives, or throws, what the continuation is resumed with.
  private var isTheSame: Bool {
    guard let types = site.handlerTypes(in: context),
      let only = site.handler.statements.first?.item,
      site.handler.statements.count == 1
    else { return false }
    let isThrowing = wait.isThrowing
    guard spelling.twin.isThrowing == isThrowing else { return false }
    if let call = only.as(FunctionCallExpr.self) { return isSame(call, types, isThrowing) }
    let expression = only.as(ExpressionStmt.self)?.expression ?? only
    guard isThrowing else { return false }
    if let choice = expression.as(SwitchExpr.self) { return isSame(choice, types) }
    return expression.as(IfExpr.self).map { isSame($0, types) } ?? false
  }

  /// `continuation.resume(…)`
  private func isSame(_ call: FunctionCallExpr, _ types: [KnownType], _ isThrowing: Bool) -> Bool {
    guard let argument = argument(ofResumption: call) else { return false }
    if argument.label.isEmpty { return types.isEmpty && !isThrowing }
    if types.count > 1 { return !isThrowing && isTuple(argument) }
    guard types.count == 1, let value = argument.value,
      site.handler.reads[0]?.contains(value) == true
    else { return false }
    if argument.label == "with" { return isThrowing && types[0].shape.nominalName == "Result" }
    return argument.label == "returning" && !isThrowing
      && TypeSpelling(types[0].text).core == TypeSpelling(spelling.twin.result).core
      && types[0].isOptional == TypeSpelling(spelling.twin.result).isOptional
  }

  /// `continuation.resume(returning: (name, count))`, of all that the handler is given: a tuple without labels takes those
  /// of the function around.
  private func isTuple(_ argument: (label: String, value: Node?)) -> Bool {
    let parts = argument.value?.as(TupleExpr.self)?.elements?.node.elements(LabeledExpr.self) ?? []
    let given = KnownType(spelling.twin.result, path: "")?.tupleElements ?? []
    return argument.label == "returning" && site.isOwn && !parts.isEmpty
      && parts.count == given.count && given.allSatisfy { $0.label == nil }
      && parts.indices.allSatisfy { index in
        parts[index].expression.map { site.handler.reads[index] == [$0] } ?? false
      }
  }

  /// `switch result { case .success(let value): continuation.resume(returning: value) case .failure(let error): … }`
  private func isSame(_ choice: SwitchExpr, _ types: [KnownType]) -> Bool {
    let cases = choice.cases?.node.elements(SwitchCase.self) ?? []
    guard types.count == 1, types[0].shape.nominalName == "Result", cases.count == 2,
      let subject = choice.subject, site.handler.reads[0] == [subject]
    else { return false }
    return cases.allSatisfy { branch in
      guard let items = branch.label?.as(SwitchCaseLabel.self)?.caseItems,
        let pattern = ResultPattern(items.node), let handed = branch.statements.flatMap(resumption)
      else { return false }
      if pattern.isFailure {
        return handed.label == "throwing" && pattern.name == handed.value?.text
      }
      return pattern.name == nil
        ? handed.label.isEmpty && TypeSpelling(spelling.twin.result).isVoid
        : handed.label == "returning" && pattern.name == handed.value?.text
    }
  }

  /// `if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: value) }`
  private func isSame(_ branch: IfExpr, _ types: [KnownType]) -> Bool {
    guard let error = types.last, error.isOptional, error.isError, types.count < 3,
      let bound = nameBound(by: branch), site.handler.reads[types.count - 1]?.count == 1,
      let thrown = branch.body.flatMap(resumption), thrown.label == "throwing",
      thrown.value?.referencedName == bound
    else { return false }
    if types.count == 1 {
      return branch.elseBody?.as(CodeBlock.self).flatMap(resumption)?.label.isEmpty == true
    }
    guard let reads = site.handler.reads[0], reads.count == 1 else { return false }
    let result = TypeSpelling(spelling.twin.result)
    guard TypeSpelling(types[0].text).core == result.core else { return false }
    if let block = branch.elseBody?.as(CodeBlock.self), let done = resumption(in: block) {
      return done.label == "returning" && done.value.map(reads.contains) == true
        && types[0].isOptional == result.isOptional
    }
    // Have: else if let value { continuation.resume(returning: value) }
    guard let other = branch.elseBody?.as(IfExpr.self), other.elseBody == nil,
      let value = nameBound(by: other), let done = other.body.flatMap(resumption)
    else { return false }
    return done.label == "returning" && done.value?.referencedName == value
      && types[0].isOptional && !result.isOptional
  }

  /// The name that the only condition binds.
  private func nameBound(by branch: IfExpr) -> String? {
    let conditions = branch.conditions?.node.elements(ConditionElement.self) ?? []
    guard conditions.count == 1,
      let binding = conditions[0].condition?.as(OptionalBindingCondition.self)
    else { return nil }
    return binding.pattern?.as(IdentifierPattern.self)?.identifier?.name
  }

  private func resumption(in block: CodeBlock) -> (label: String, value: Node?)? {
    block.statements.flatMap(resumption)
  }

  private func resumption(in statements: CodeBlockItemList) -> (label: String, value: Node?)? {
    let items = statements.node.elements(CodeBlockItem.self)
    let call = items.first?.item?.as(FunctionCallExpr.self)
    return items.count == 1 ? call.flatMap(argument) : nil
  }

  /// The argument of `continuation.resume(…)`, with an empty label for none; `nil` for any other call.
  private func argument(ofResumption call: FunctionCallExpr) -> (label: String, value: Node?)? {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self), callee.name == "resume",
      callee.base?.referencedName == wait.name, call.trailingClosure == nil
    else { return nil }
    let arguments = call.arguments?.arguments ?? []
    guard arguments.count < 2 else { return nil }
    return (arguments.first?.label?.name ?? "", arguments.first?.expression)
  }

  private var isCommented: Bool {
    wait.call.node.tokens.dropFirst().contains { context.tree.hasComment(in: $0.leadingTrivia) }
  }

  private var isOnOneLine: Bool {
    let end = spelling.lastKept(of: site)?.range.upperBound ?? site.call.range.upperBound
    return !context.tree.source.bytes[(site.call.range.lowerBound..<end).indices]
      .contains(where: \.isLineBreak)
  }
}
