import Rewriter

/// Local values that code made itself and that nothing else holds, up to a statement which is their last use: a
/// task may capture them, whatever their types.
///
/// By the rules of region isolation (SE-0414), measured with Swift 6.3.1: what is made of fresh values is one region
/// with them; a value that comes from `self`, from a parameter or back from a function of `self` is not fresh, and
/// what a method of `self` was given is not either.
struct DisconnectedValues {
  private let statement: Node
  private let context: Context

  init(upTo statement: Node, in context: Context) {
    self.statement = statement
    self.context = context
  }

  func contains(_ local: LocalDeclaration) -> Bool {
    var visited: Set<LocalDeclaration> = []
    return isFresh(local, &visited)
  }

  /// Whether the value of an expression of the statement is one.
  func contains(valueOf expression: Node) -> Bool {
    var visited: Set<LocalDeclaration> = []
    return isFresh(expression, &visited)
  }

  private func isFresh(
    _ local: LocalDeclaration, _ visited: inout Set<LocalDeclaration>,
  ) -> Bool {
    guard visited.insert(local).inserted else { return true }
    guard let binding = local.declaration.as(PatternBinding.self), binding.accessorBlock == nil,
      let name = binding.pattern?.as(IdentifierPattern.self)?.node.firstToken?.name,
      statement.innermostCode(inside: local.scope) == nil,
      !statement.isInLoop(inside: local.scope)
    else { return false }
    if let value = binding.initializer?.value, !isFresh(value, &visited) { return false }
    for use in local.scope.descendantsAndSelf
    where use.referencedName == name && LocalDeclaration(name, at: use) == local
      && !statement.encloses(use)
    {
      guard use.range.upperBound <= statement.range.lowerBound,
        use.innermostCode(inside: local.scope) == nil, keepsFresh(use, &visited)
      else { return false }
    }
    return true
  }

  /// Whether a value in front of the statement is still fresh when it was used there.
  private func keepsFresh(_ use: Node, _ visited: inout Set<LocalDeclaration>) -> Bool {
    let item = use.ancestors.first { $0.is(.codeBlockItem) || $0.is(.conditionElement) }
    guard let item else { return false }
    if let element = item.as(ConditionElement.self) {
      return element.condition?.is(.optionalBindingCondition) == false
        && element.condition?.is(.matchingPatternCondition) == false
    }
    guard var code = item.as(CodeBlockItem.self)?.item else { return false }
    switch passing(of: use, upTo: code, &visited) {
    case .lost: return false
    case .ended: return true
    case .fresh: break
    }
    if let expression = code.as(ExpressionStmt.self)?.expression { code = expression }
    if code.is(.returnStmt) { return true }
    if code.is(.variableDecl) {
      let bindings = code.descendantsAndSelf.compactMap { $0.as(PatternBinding.self) }
      guard let binding = bindings.first(where: { $0.node.encloses(use) }),
        let value = binding.initializer?.value
      else { return false }
      return isSendable(value) || isFresh(declaredBy: binding, &visited)
    }
    if code.is(.functionCallExpr) { return true }
    let parts = code.is(.sequenceExpr) ? code.expressions : []
    guard parts.count >= 3, parts[1].is(.assignmentExpr) else { return false }
    // Have: panel.title = name + ".txt"
    for part in parts[2...] where !isFresh(part, &visited) { return false }
    return isFresh(target: parts[0], &visited)
  }

  /// What becomes of a value in the expressions around its use.
  private enum Passing {
    /// What they give holds it.
    case fresh
    /// Nothing but a Sendable part of it goes on.
    case ended
    /// Somebody else may hold it.
    case lost
  }

  private func passing(
    of use: Node, upTo code: Node, _ visited: inout Set<LocalDeclaration>,
  ) -> Passing {
    var node = use
    while node != code, let parent = node.parent {
      if node.kind.isExpr, node != use, isSendable(node) { return .ended }
      if let call = parent.as(FunctionCallExpr.self) ?? node.callThatIsGiven,
        !isFresh(call: call.node, &visited)
      {
        return .lost
      }
      node = parent
    }
    return .fresh
  }

  private func isFresh(
    declaredBy binding: PatternBinding, _ visited: inout Set<LocalDeclaration>,
  ) -> Bool {
    guard let name = binding.pattern?.as(IdentifierPattern.self)?.node.firstToken?.name,
      let list = binding.node.ancestors.first(where: { $0.is(.codeBlockItemList) })
    else { return false }
    let locals = list.descendantsAndSelf.lazy.filter { $0.referencedName == name }
      .compactMap { LocalDeclaration(name, at: $0) }
    guard let local = locals.first(where: { $0.declaration == binding.node }) else { return true }
    return isFresh(local, &visited)
  }

  /// What is assigned to: a fresh value, or a member of one.
  private func isFresh(target: Node, _ visited: inout Set<LocalDeclaration>) -> Bool {
    if let name = target.referencedName {
      return LocalDeclaration(name, at: target).map { isFresh($0, &visited) } ?? false
    }
    let base =
      target.as(MemberAccessExpr.self)?.base ?? target.as(OptionalChainingExpr.self)?.expression
      ?? target.as(SubscriptCallExpr.self)?.calledExpression
    return base.map { isFresh(target: $0, &visited) } ?? false
  }
}

extension DisconnectedValues {
  private func isSendable(_ expression: Node) -> Bool {
    context.valueType(of: expression).map { context.sendability(of: $0).kind == .yes } ?? false
  }

  private func isFresh(_ expression: Node, _ visited: inout Set<LocalDeclaration>) -> Bool {
    switch expression.kind {
    case .nilLiteralExpr, .stringLiteralExpr, .simpleStringLiteralExpr, .integerLiteralExpr,
      .floatLiteralExpr, .booleanLiteralExpr, .typeExpr, .assignmentExpr, .binaryOperatorExpr,
      .asExpr, .unresolvedAsExpr:
      return true
    case .declReferenceExpr: return isFresh(name: expression, &visited)
    case .memberAccessExpr:
      guard let base = expression.as(MemberAccessExpr.self)?.base else { return true }
      return !isOwnType(base) && isFresh(base, &visited) || isSendable(expression)
    case .functionCallExpr:
      return isFresh(call: expression, &visited) || isSendable(expression)
    case .closureExpr: return NonSendableCaptures(in: expression, context).areSendable
    case .sequenceExpr, .subscriptCallExpr, .ternaryExpr, .unresolvedTernaryExpr, .tupleExpr,
      .arrayExpr,
      .dictionaryExpr, .tryExpr, .forceUnwrapExpr, .optionalChainingExpr, .prefixOperatorExpr,
      .infixOperatorExpr:
      if isSendable(expression) { return true }
      for part in expression.expressions where !isFresh(part, &visited) { return false }
      return true
    default: return isSendable(expression)
    }
  }

  /// Whether a type of the project is named, whose own variables and functions may be an actor's.
  private func isOwnType(_ node: Node) -> Bool {
    guard let name = node.referencedName,
      case .type(let type) = context.resolution(of: name, at: node)
    else { return false }
    return context.project.types[type] != nil
  }

  /// Whether a global function is isolated, or may be by a default: what it gives is the actor's, too.
  private func isOfActor(_ function: FunctionFacts) -> Bool {
    context.project.isolation(of: .function(function)).kind != .nonisolated
  }

  private func isFresh(name node: Node, _ visited: inout Set<LocalDeclaration>) -> Bool {
    guard let name = node.referencedName else { return false }
    switch context.resolution(of: name, at: node) {
    case .type, .module: return true
    case .local:
      guard let local = LocalDeclaration(name, at: node) else { return isSendable(node) }
      return isSendable(node) || isFresh(local, &visited)
    case .unknown: return name.beginsWithCapital
    case .member, .global, .typeParameter: return isSendable(node)
    }
  }

  private func isFresh(call node: Node, _ visited: inout Set<LocalDeclaration>) -> Bool {
    guard let call = node.as(FunctionCallExpr.self), let callee = call.calledExpression else {
      return false
    }
    if let name = callee.referencedName {
      switch context.resolution(of: name, at: callee) {
      case .type: break
      case .global where context.project.functions[name]?.contains(where: isOfActor) != true: break
      case .unknown
      where name.beginsWithCapital || !context.mayBeInherited(name, at: callee):
        break
      default: return false
      }
    } else if let base = callee.as(MemberAccessExpr.self)?.base,
      isOwnType(base) || !isFresh(base, &visited)
    {
      return false
    } else if !callee.is(.memberAccessExpr) {
      return false
    }
    return areArgumentsFresh(of: call, &visited)
  }

  private func areArgumentsFresh(
    of call: FunctionCallExpr, _ visited: inout Set<LocalDeclaration>,
  ) -> Bool {
    let arguments = call.arguments?.arguments.compactMap(\.expression) ?? []
    let closures = [call.trailingClosure?.node].compactMap(\.self)
    guard call.additionalTrailingClosures == nil else { return false }
    for argument in arguments + closures where !isFresh(argument, &visited) { return false }
    return true
  }
}

extension Node {
  /// The call of which the node is an argument.
  fileprivate var callThatIsGiven: FunctionCallExpr? {
    self.is(.labeledExpr) ? parent?.parent?.as(FunctionCallExpr.self) : nil
  }

  /// The expressions that a list, a literal or an operator is made of.
  fileprivate var expressions: [Node] {
    var found: [Node] = []
    for child in children {
      if child.kind.isExpr { found.append(child) } else { found += child.expressions }
    }
    return found
  }

  /// Whether a loop inside of the scope is around the node.
  fileprivate func isInLoop(inside scope: Node) -> Bool {
    ancestors.prefix { $0 != scope }.contains { $0.isLoop }
  }
}
