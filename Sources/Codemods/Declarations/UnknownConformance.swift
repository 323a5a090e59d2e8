import Rewriter

/// An extension of a main-actor-isolated type with a protocol that isn't known, and a method that hops to the main actor:
/// who wrote that counts on calls from elsewhere.
struct UnknownConformance {
  private let place: Node
  private let name: String
  private let method: String
  private let context: Context

  init?(_ declaration: Node, in context: Context) {
    guard let type = declaration.as(ExtensionDecl.self),
      case let types = type.inheritanceClause?.inheritedTypes?.node.elements(InheritedType.self)
        ?? [],
      types.count == 1, let name = types[0].type?.text,
      context.isUnknownProtocol(name),
      context.isolation(inside: declaration).kind == .mainActor,
      let method = declaration.ownMethods.first(where: { $0.hopsToMainActor(in: context) }),
      let methodName = method.fullName
    else { return nil }
    place = types[0].node
    self.name = name
    self.method = methodName
    self.context = context
  }

  var finding: Finding {
    context.leave(
      place, "leave '\(name)'",
      because: Refusal(
        .unknownProtocol,
        "'\(method)' hops to the main actor, so '\(name)' may call it elsewhere, where it traps in Swift 6 mode; mark it "
          + "'nonisolated'"))
  }
}

extension Context {
  /// Whether neither the project nor the tables know what the name stands for.
  fileprivate func isUnknownProtocol(_ written: String) -> Bool {
    let name = project.resolve(written)
    return project.types[name] == nil && project.foreign.header(ofType: name) == nil
      && project.sdk.isolation(ofType: name) == nil && !Requirements.isStandard(name)
      && !project.tables.mayDeclareType(named: name)
  }
}

extension FunctionDecl {
  /// Whether the method is isolated to the main actor, may be a requirement, and begins its work by a hop there.
  fileprivate func hopsToMainActor(in context: Context) -> Bool {
    let isPrivate =
      modifiers?.contains(.private) == true || modifiers?.contains(.fileprivate) == true
    guard !isPrivate, !isAsynchronous, attributes?.attributes.isEmpty != false,
      let body = body?.node,
      context.isolation(inside: node).kind == .mainActor
    else { return false }
    let statements = body.as(CodeBlock.self)?.statements?.node.elements(CodeBlockItem.self) ?? []
    return statements.contains { $0.item?.as(FunctionCallExpr.self).map(context.isHop) == true }
  }
}
