import Rewriter

/// A continuation that only passes on what a handler is given: the asynchronous version gives that by itself.
///
/// Have: await withCheckedContinuation { continuation in load(id) { continuation.resume(returning: $0) } }
struct AwaitedContinuation {
  private let site: AsyncTwinCall
  private let context: Context
  private let spelling: AsyncSpelling

  /// The call of `withCheckedContinuation` or one of its siblings.
  private let wait: FunctionCallExpr

  /// The name of the continuation.
  private let name: String

  /// `nil` for any other call in a continuation, and where the form would not do the same.
  init?(around site: AsyncTwinCall, in context: Context) {
    guard let handler = site.handler.closure else { return nil }
    guard let closure = site.call.node.ancestors.lazy.compactMap({ $0.as(ClosureExpr.self) }).first,
      closure.statements?.node.elements(CodeBlockItem.self).map(\.item) == [site.call.node],
      closure.signature?.capture == nil, handler.signature?.capture == nil,
      case .argument(let wait, _) = ClosureUse(of: closure), wait.arguments == nil,
      Self.waits.contains(wait.calledExpression?.referencedName ?? ""),
      context.project.functions[wait.calleeName ?? ""] == nil,
      wait.node.parent?.is(.awaitExpr) == true,
      let name = CompletionHandler(closure, in: context).names.first.flatMap(\.self),
      let spelling = try? AsyncSpelling(of: site, in: context),
      (try? spelling.checkSystems(of: site, in: context)) != nil
    else { return nil }
    self.site = site
    self.context = context
    self.spelling = spelling
    self.wait = wait
    self.name = name
    guard isTheSame, !isForm, !isCommented, isOnOneLine, isWhereItWas else { return nil }
  }

  private static let waits: Set = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]

  var finding: Finding {
    let path = spelling.twin.source
    let isElsewhere = site.isOwn && path != context.path
    return context.fix(
      site.call.node, "await '\(site.asyncAPI(spelling.twin))', without a continuation",
      verdict: site.isOwn ? .review : .safe,
      because: !site.isOwn
        ? nil
        : isElsewhere
          ? "'\(spelling.twin.asyncFunction)' is declared in '\(path)'"
          : "the call no longer needs its continuation",
      fix: Fix(edits, countingOn: [site.function.addition].compactMap(\.self)))
  }

  private var edits: [Edit] {
    let end = spelling.lastKept(of: site)?.range.upperBound ?? site.call.range.upperBound
    return [.delete(wait.range.lowerBound..<site.call.range.lowerBound)] + spelling.edits
      + [Edit(replace: end..<wait.range.upperBound, with: spelling.closing(of: site))]
  }

  /// Whether the form gives, or throws, what the continuation is resumed with.
  private var isTheSame: Bool {
    guard let types = site.handlerTypes(in: context),
      let only = site.handler.statements.first?.item,
      site.handler.statements.count == 1
    else { return false }
    let isThrowing = wait.calleeName?.contains("Throwing") == true
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
    guard types.count == 1, let value = argument.value,
      site.handler.reads[0]?.contains(value) == true
    else { return false }
    if argument.label == "with" { return isThrowing && types[0].shape.nominalName == "Result" }
    return argument.label == "returning" && !isThrowing
      && TypeSpelling(types[0].text).core == TypeSpelling(spelling.twin.result).core
      && types[0].isOptional == TypeSpelling(spelling.twin.result).isOptional
  }

  /// `switch result { case .success(let value): continuation.resume(returning: value) case .failure(let error): … }`
  private func isSame(_ choice: SwitchExpr, _ types: [KnownType]) -> Bool {
    let cases = choice.cases?.node.elements(SwitchCase.self) ?? []
    guard types.count == 1, types[0].shape.nominalName == "Result", cases.count == 2,
      let subject = choice.subject, site.handler.reads[0] == [subject]
    else { return false }
    return cases.allSatisfy { branch in
      guard let items = branch.label?.as(SwitchCaseLabel.self)?.caseItems,
        let handed = branch.statements.flatMap(resumption)
      else { return false }
      let words = items.node.tokens.map(\.text).filter { !["let", "(", ")"].contains($0) }
      switch words.prefix(2) {
      case [".", "success"]:
        let isVoid = words.count == 2 || words.dropFirst(2) == ["_"]
        return isVoid
          ? handed.label.isEmpty && TypeSpelling(spelling.twin.result).isVoid
          : handed.label == "returning" && words.dropFirst(2) == [handed.value?.text ?? ""]
      case [".", "failure"]:
        return handed.label == "throwing" && words.dropFirst(2) == [handed.value?.text ?? ""]
      default: return false
      }
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
      callee.base?.referencedName == name, call.trailingClosure == nil
    else { return nil }
    let arguments = call.arguments?.arguments ?? []
    guard arguments.count < 2 else { return nil }
    return (arguments.first?.label?.name ?? "", arguments.first?.expression)
  }

  /// Whether the continuation is what makes the form: there, it would call itself.
  private var isForm: Bool {
    site.isOwn
      && wait.node.ancestors.contains {
        $0.as(FunctionDecl.self)?.name?.name == site.call.calleeName
      }
  }

  private var isCommented: Bool {
    wait.node.tokens.dropFirst().contains { context.tree.hasComment(in: $0.leadingTrivia) }
  }

  private var isOnOneLine: Bool {
    let end = spelling.lastKept(of: site)?.range.upperBound ?? site.call.range.upperBound
    return !context.tree.source.bytes[(site.call.range.lowerBound..<end).indices]
      .contains(where: \.isLineBreak)
  }

  /// Whether the function would get its form in a file that does not change: the finding says so.
  private var isFormWithheld: Bool {
    site.function.addition.map { context.withheld[$0] != nil } ?? false
  }

  /// A function of the project runs on the main actor, or where its caller does.
  private var isWhereItWas: Bool {
    !site.function.makesSuspendedTask && (site.function.obstacle == nil || isFormWithheld)
      && (!site.isOwn || context.isolation(at: wait.node).kind != .unknown)
  }
}
