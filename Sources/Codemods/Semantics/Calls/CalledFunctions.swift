import Rewriter

/// Which functions of the project run when code runs.
struct CalledFunctions {
  let context: Context

  init(in context: Context) { self.context = context }

  /// Those that the node itself calls, if it is a call, a subscript or an operator, or reads, if it is a property, or
  /// names for a call that calls them at once; with those that may be called in their place, which override them or meet
  /// the requirement.
  ///
  /// Empty where nothing is known of what is called.
  func functions(usedBy node: Node) -> [OwnFunction] {
    switch node.kind {
    case .functionCallExpr:
      node.as(FunctionCallExpr.self).map(functions(calledBy:)) ?? []
    case .subscriptCallExpr:
      node.as(SubscriptCallExpr.self).map(subscripts(calledBy:)) ?? []
    case .binaryOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr: operators(calledBy: node)
    default: properties(readBy: node).map { OwnFunction($0) } + functions(namedBy: node)
    }
  }

  /// The method with those that override it.
  func functions(meantBy method: FunctionFacts) -> [OwnFunction] {
    [OwnFunction(method)] + substitutes(for: method, calledOn: nil).map { OwnFunction($0) }
  }

  /// A local function that the node calls.
  func localFunction(calledBy node: Node) -> FunctionDecl? {
    guard let callee = node.as(FunctionCallExpr.self)?.calledExpression,
      let name = callee.referencedName,
      case .local(let binding) = context.resolution(of: name, at: callee),
      case .function(let function) = binding.kind
    else { return nil }
    return function
  }

  private func functions(calledBy call: FunctionCallExpr) -> [OwnFunction] {
    guard let name = call.calleeName, let callee = call.calledExpression else { return [] }
    let isInitializer =
      name.beginsWithCapital || callee.as(MemberAccessExpr.self)?.name == "init"
    guard isInitializer || context.project.functions.contains(name) else { return [] }
    return context.known.calledFunctions.answer(to: call.node.index) {
      functions(calledBy: call, of: callee)
    }
  }

  private func functions(calledBy call: FunctionCallExpr, of callee: Node) -> [OwnFunction] {
    switch ExpressionTypes(context).link(of: callee)?.entity {
    case .functions(let functions, let receiver):
      let fitting = functions.filter { !$0.isAsync && $0.accepts(call, in: context.project) }
      // Members of the nearest type hide those of the others.
      let nearest = fitting.filter { $0.owner == fitting.first?.owner }
      let isSuper = callee.as(MemberAccessExpr.self)?.base?.is(.superExpr) == true
      let others = isSuper ? [] : nearest.flatMap { substitutes(for: $0, calledOn: receiver) }
      return (nearest + others).map { OwnFunction($0) }
    case .type(let type): return initializers(of: type, calledBy: call)
    default: return []
    }
  }

  private func initializers(
    of type: KnownType, calledBy call: FunctionCallExpr,
  ) -> [OwnFunction] {
    members(named: "init", of: type).filter { $0.accepts(call, in: context.project) }
      .map { OwnFunction($0) }
  }

  /// The type's synchronous functions of the name.
  func members(named name: String, of type: KnownType) -> [FunctionFacts] {
    guard case .nominal(let owner, _, _) = context.project.resolved(type) else { return [] }
    return context.project.members(named: name, of: owner, inherited: true).compactMap { member in
      guard case .function(let function) = member, !function.isAsync else { return nil }
      return function
    }
  }

  /// The functions of other types that a call of this one may mean, as far as the project shows.
  func substitutes(
    for function: FunctionFacts, calledOn receiver: KnownType?,
  ) -> [FunctionFacts] {
    let project = context.project
    guard !function.owner.isEmpty, !function.modifiers.contains(.static),
      let kind = project.types[function.owner]?.first?.kind, kind == .class || kind == .protocol
    else { return [] }
    let isRequirement = function.modifiers.contains(.requirement)
    let type = receiver.flatMap { type in
      type.name.map { project.resolve($0, inside: type.scope) }
    }
    let base = type ?? function.owner
    return project.functionsInAllModules(named: function.name).filter { other in
      (isRequirement || other.modifiers.contains(.override))
        && !other.modifiers.contains(.requirement) && !other.owner.isEmpty
        && other.owner != function.owner && other.isNamed(like: function)
        && (!project.isOfTest(other.path) || project.isOfTest(context.path))
        && (isRequirement
          ? project.mayMeet(function.owner, by: other)
          : project.seen(from: other.path).ancestry(of: other.owner).contains(base))
    }
  }

  /// The computed properties that a name or the access to a member reads.
  private func properties(readBy node: Node) -> [VariableFacts] {
    guard let name = node.as(MemberAccessExpr.self)?.name ?? node.referencedName,
      context.project.tables.computedVariables.contains(name),
      context.project.variables[name]?.contains(where: \.isComputed) == true
    else { return [] }
    let variables = members(named: name, at: node).compactMap { member -> VariableFacts? in
      if case .variable(let variable) = member { variable } else { nil }
    }
    return variables.filter { $0.isComputed && $0.owner == variables.first?.owner }
  }

  private func members(named name: String, at node: Node) -> [MemberFacts] {
    if let access = node.as(MemberAccessExpr.self) {
      guard let base = access.base, case .type(let type, let isStatic) = context.owner(in: base)
      else { return [] }
      return context.project.members(named: name, of: type, inherited: true)
        .filter { $0.modifiers.contains(.static) == isStatic }
    }
    switch context.resolution(of: name, at: node) {
    case .member(let members, _), .global(let members): return members
    default: return []
    }
  }
}
