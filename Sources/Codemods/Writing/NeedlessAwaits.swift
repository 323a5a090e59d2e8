import Rewriter

/// The `await`s that wait for nothing once code is on the main actor: all behind them is known to be synchronous,
/// and the main actor's or nobody's.
///
/// Have: Task { await print(self.count()) }, whose task gets `@MainActor`.
struct NeedlessAwaits {
  private let context: Context
  private let needs: MainActorNeeds
  private let uses: SynchronousUses

  /// - Parameter code: the closure whose statements go to the main actor.
  init(in code: Node, _ context: Context) {
    self.context = context
    needs = MainActorNeeds(context: context, code: code)
    uses = SynchronousUses(context)
  }

  /// Their deletions.
  func edits(in statements: Node?) -> [Edit] {
    guard let statements else { return [] }
    return nodesOfMainActor(in: statements).compactMap { node in
      guard let awaited = node.as(AwaitExpr.self), let expression = awaited.expression,
        !awaited.node.isInAsyncLet, waitsOnlyForMainActor(expression)
      else { return nil }
      return .delete(node.range.lowerBound..<expression.range.lowerBound)
    }
  }

  /// What is on the main actor with the statements: tasks that say nothing else inherit it.
  private func nodesOfMainActor(in statements: Node) -> [Node] {
    statements.descendantsAndSelf { inner in
      if let closure = inner.as(ClosureExpr.self) {
        return !closure.isOfTask || !closure.attributeNames.isEmpty
          || context.isShadowed("Task", at: inner)
      }
      return inner.isFunctionLike
    }
  }

  private func waitsOnlyForMainActor(_ expression: Node) -> Bool {
    let nodes = needs.ownNodes(of: expression)
    return nodes.contains { needs.use(of: $0)?.isKnown == true }
      && nodes.allSatisfy(uses.areSynchronous(at:))
  }
}

/// Tells which names, calls and operators suspend no main-actor-isolated code.
private struct SynchronousUses {
  private let context: Context
  private var project: ProjectIndex { context.project }

  init(_ context: Context) { self.context = context }

  /// Whether nothing is waited for at the node itself.
  func areSynchronous(at node: Node) -> Bool {
    switch node.kind {
    case .declReferenceExpr where node.isNameOfMember:
      return true
    case .declReferenceExpr, .memberAccessExpr:
      let call = node.parent?.as(FunctionCallExpr.self)
      if let call, call.calledExpression == node { return isSynchronousCallee(node, of: call) }
      return isSynchronousValue(node)
    case .functionCallExpr:
      let callee = node.as(FunctionCallExpr.self)?.calledExpression
      return callee?.is(.declReferenceExpr) == true || callee?.is(.memberAccessExpr) == true
    case .subscriptCallExpr:
      return isStandardValue(node.as(SubscriptCallExpr.self)?.calledExpression)
    case .binaryOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr:
      let sign = node.is(.postfixOperatorExpr) ? node.lastToken : node.firstToken
      return (project.functions[sign?.text ?? ""] ?? []).allSatisfy { !$0.isAsync }
    case .macroExpansionExpr: return false
    default: return true
    }
  }

  // Calls.

  private func isSynchronousCallee(_ callee: Node, of call: FunctionCallExpr) -> Bool {
    switch ExpressionTypes(context).link(of: callee)?.entity {
    case .functions(let functions, _): return functions.allSatisfy { isSynchronous(.function($0)) }
    case .enumCase: return true
    case .type(let type): return isSynchronousInitializer(of: type)
    case .foreign(let name, let type, _): return isSynchronous(name, of: type, call)
    case .value, .localFunction, .module: return false
    case nil: break
    }
    if let base = callee.as(MemberAccessExpr.self)?.base { return isStandardValue(base) }
    guard let name = callee.referencedName, case .unknown = context.resolution(of: name, at: callee)
    else {
      return false
    }
    return MainActorNeeds.freeFunctions.contains(name)
  }

  private func isSynchronousInitializer(of type: KnownType) -> Bool {
    guard let name = qualifiedName(of: type), let declarations = project.types[name] else {
      return isStandard(type)
    }
    let initializers = project.members(named: "init", of: name, inherited: true)
    // What a class inherits from a framework's class is not known.
    guard !initializers.isEmpty else { return declarations.allSatisfy { $0.kind != .class } }
    return initializers.allSatisfy(isSynchronous)
  }

  /// A function of a type that is not the project's.
  private func isSynchronous(
    _ name: String, of type: KnownType, _ call: FunctionCallExpr,
  ) -> Bool {
    if isStandard(type) { return true }
    guard let type = qualifiedName(of: type), call.trailingClosure == nil,
      project.sdk.asyncFunctions(named: name).isEmpty
    else { return false }
    let full = "\(name)(\(call.argumentLabels.map { $0 + ":" }.joined()))"
    return context.foreignAncestry(of: type).contains {
      project.sdk.hasMethod(full, in: $0) || project.sdk.memberType(of: $0, member: full) != nil
    }
  }

  // Values.

  private func isSynchronousValue(_ node: Node) -> Bool {
    if node.isSelfReference { return true }
    guard let access = node.as(MemberAccessExpr.self) else {
      // `$0` is a name too.
      let name = node.as(DeclReferenceExpr.self)?.name
      return name.map { isSynchronousName($0, at: node) } ?? false
    }
    guard let name = access.name else { return false }
    guard let base = access.base else {
      return (project.variables[name] ?? []).allSatisfy { !$0.isAsync }
    }
    if isStandardValue(base) { return true }
    switch ExpressionTypes(context).link(of: base)?.entity {
    case .value(let type), .type(let type): return isSynchronousMember(name, of: type, at: node)
    case .foreign: return isSynchronousForeignMember(at: node)
    default: return false
    }
  }

  private func isSynchronousName(_ name: String, at node: Node) -> Bool {
    switch context.resolution(of: name, at: node) {
    case .local(let binding): return !binding.isAsyncLet
    case .member(let members, _), .global(let members): return members.allSatisfy(isSynchronous)
    case .type, .module, .typeParameter: return true
    case .unknown: return false
    }
  }

  private func isSynchronousMember(_ name: String, of type: KnownType, at node: Node) -> Bool {
    guard let owner = qualifiedName(of: type.unwrapped) else { return false }
    let members = project.members(named: name, of: owner, inherited: true)
    return members.isEmpty
      ? isSynchronousForeignMember(at: node) : members.allSatisfy(isSynchronous)
  }

  /// A property that the tables know, which are synchronous.
  private func isSynchronousForeignMember(at node: Node) -> Bool {
    let types = ExpressionTypes(context)
    guard case .foreign(let name, let type, _) = types.link(of: node)?.entity else { return false }
    return types.foreignType(ofMember: name, of: type) != nil
      && project.sdk.asyncFunctions(named: name).isEmpty
  }

  private func isSynchronous(_ member: MemberFacts) -> Bool {
    switch member {
    case .function(let function) where function.isAsync: return false
    case .variable(let variable) where variable.isAsync: return false
    default: break
    }
    switch context.isolation(of: member) {
    case .mainActor, .nonisolated: return true
    case .globalActor, .actor, .caller, .unknown: return false
    }
  }

  // Types without asynchronous members of their own.

  private func isStandardValue(_ expression: Node?) -> Bool {
    guard let expression, let type = context.valueType(of: expression)?.unwrapped else {
      return false
    }
    return isStandard(type)
  }

  /// Whether the type is a value type of the standard library or of Foundation.
  private func isStandard(_ type: KnownType) -> Bool {
    if type.element != nil { return true }
    guard let name = qualifiedName(of: type), project.types[name] == nil,
      !Self.clocks.contains(name)
    else { return false }
    let kind = project.sdk.kind(ofType: name)
    return (kind == "struct" || kind == "enum")
      && !project.sdk.modules(ofType: name).isDisjoint(with: ["Swift", "Foundation"])
  }

  /// One can sleep by them.
  private static let clocks: Set = ["ContinuousClock", "SuspendingClock"]

  private func qualifiedName(of type: KnownType) -> String? {
    type.name.map { project.resolve($0, inside: type.scope) }
  }
}

extension LocalBinding {
  fileprivate var isAsyncLet: Bool {
    if case .variable(let binding, _) = kind { binding.node.isInAsyncLet } else { false }
  }
}

extension Node {
  /// Whether the node is the value of `async let`, which runs in a task of its own.
  var isInAsyncLet: Bool {
    let declaration = ancestors.prefix { !$0.isFunctionLike }.first { $0.is(.variableDecl) }
    return declaration?.as(VariableDecl.self)?.modifiers?.contains(.async) ?? false
  }
}
