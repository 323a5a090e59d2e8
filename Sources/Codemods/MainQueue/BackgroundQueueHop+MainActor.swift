import Rewriter

/// Looks for what belongs to the main actor in the work of a global queue.
///
/// Apple declares the work as `@preconcurrency @Sendable`: in Swift 5 a closure that is written in code of
/// the main actor may use the main actor's as it likes, although it runs on another thread. A task may not,
/// in any language mode.
struct MainActorUse {
  private let context: Context
  private let closure: ClosureExpr

  init(in closure: ClosureExpr, _ context: Context) {
    self.closure = closure
    self.context = context
  }

  /// Why the work may not become a task's, with the first name in it that is known to be the main actor's; `nil` if
  /// there is none, or if the file is compiled as Swift 6, which does not take such work in the first place.
  var refusalOfTask: String? {
    guard let (node, name) = uses.first else { return nil }
    let used = node.parent?.as(FunctionCallExpr.self)?.calledExpression == node
    let (deed, advice) =
      node.isAssigned
      ? ("sets", "set it in a hop back to the main queue")
      : used && !isOfProject(name)
        ? ("calls", "keep the queue, or await it on the main actor")
        : used
          ? ("calls", "make it 'nonisolated', or await it on the main actor")
          : ("reads", "read it before")
    return "it \(deed) '\(name)' of the main actor: Swift 5 lets a queue do that, but not a task; "
      + advice
  }

  private func isOfProject(_ name: String) -> Bool {
    context.project.functions[name] != nil || context.project.types[name] != nil
  }

  /// All nodes that use what is known to be the main actor's, in the order of the source.
  var nodes: [Node] { uses.map(\.node) }

  private var uses: [(node: Node, name: String)] {
    let modes = context.project.modules.modules(of: context.path).map(
      \.settings.languageMode?.value)
    if !modes.isEmpty, modes.allSatisfy({ $0.map { $0 >= 6 } == true }) { return [] }
    let nodes = closure.node.descendantsAndSelf { node in
      node.is(.awaitExpr) || node.declaredTypeName != nil
        || node != closure.node && node.is(.closureExpr)
          && context.isolation(inside: node).kind == .mainActor
    }
    return nodes.compactMap { node in mainActorName(in: node).map { (node, $0) } }
  }

  /// The name that the node uses, if it is the main actor's.
  private func mainActorName(in node: Node) -> String? {
    if let access = node.as(MemberAccessExpr.self), let name = access.name, let base = access.base {
      guard let type = typeName(of: base), isMainActor(type), !isFree(name, in: type) else {
        return nil
      }
      return name
    }
    guard let name = node.referencedName, LocalDeclaration(name, at: node) == nil else {
      return nil
    }
    switch context.resolution(of: name, at: node) {
    case .member(let members, let type):
      return isMainActor(type) && !members.allSatisfy(\.isFree) ? name : nil
    case .global(let members):
      return !members.isEmpty && members.allSatisfy { $0.attributes.contains("MainActor") }
        ? name : nil
    case .type(let type):
      let isCalled = node.parent?.as(FunctionCallExpr.self)?.calledExpression == node
      return isCalled && isMainActor(type) && !isFree("init", in: type) ? name : nil
    default: return nil
    }
  }

  /// The type whose member is used; that of `self` also where it is unwrapped.
  private func typeName(of base: Node) -> String? {
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    if value.isSelfReference { return context.enclosingTypeNames(of: value).first }
    if let name = value.referencedName,
      case .type(let type) = context.resolution(of: name, at: value)
    {
      return type
    }
    return context.valueType(of: value)?.name
  }

  private func isMainActor(_ type: String) -> Bool {
    context.project.isolation(ofType: context.project.resolve(type)).kind == .mainActor
  }

  /// Whether the member is in the project, and everybody may use it.
  private func isFree(_ name: String, in type: String) -> Bool {
    let members = context.project.members(
      named: name, of: context.project.resolve(type), inherited: true)
    return !members.isEmpty && members.allSatisfy(\.isFree)
  }
}

extension MemberFacts {
  /// Whether it is nonisolated, or a constant: what is not Sendable of these is no matter of isolation.
  fileprivate var isFree: Bool {
    if !modifiers.isDisjoint(with: [.nonisolated, .nonisolatedUnsafe]) { return true }
    switch self {
    case .variable(let variable): return variable.isConstant
    case .function(let function): return function.attributes.contains("concurrent")
    default: return true
    }
  }
}
