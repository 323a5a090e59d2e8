import Rewriter

/// Code that isn't isolated to the main actor, and uses a member of a type or protocol of the project.
struct NonisolatedUse: Hashable, Sendable {
  /// The type that the code is in, or its function outside of types.
  let user: String

  /// `Store.swift:12`
  let place: String

  /// Whether the code is nonisolated because its type is: a closure of another thread and a `deinit` aren't.
  let isOfType: Bool
}

extension Context {
  /// The first in the project; `nil` where all code that is known to use the members is isolated, or may be.
  func nonisolatedUse(of members: some Sequence<String>, declaredIn name: String) -> NonisolatedUse?
  {
    members.lazy.compactMap { member in
      project.files(naming: member).lazy.compactMap { path in
        asItWas(path)?.nonisolatedUseHere(of: member, declaredIn: name)
      }.first
    }.first
  }

  private func nonisolatedUseHere(of member: String, declaredIn name: String) -> NonisolatedUse? {
    guard !project.modules.modules(of: path).contains(where: { $0.kind == .test }) else {
      return nil
    }
    return tree.all(DeclReferenceExpr.self, startingWith: member).lazy.compactMap { reference in
      guard let access = reference.node.parent?.as(MemberAccessExpr.self),
        access.declName?.node == reference.node, isMember(access, of: name),
        isolation(at: access.node).kind == .nonisolated
      else { return nil }
      let type = enclosingTypeNames(of: access.node).first.map { project.resolve($0) }
      // An extension of a protocol is isolated together with it.
      guard type != name, let file = path.split(separator: "/").last else { return nil }
      let line = LineTable(tree.source).location(of: access.range.lowerBound).line
      return NonisolatedUse(
        user: type ?? access.node.enclosingFunctionName, place: "\(file):\(line)",
        isOfType: type.map { project.isolation(ofType: $0).kind != .mainActor } == true
          && !access.node.ancestors.contains { $0.is(.deinitializerDecl) })
    }.first
  }

  /// Whether the value that the member is of has the type, as declared.
  func isMember(_ access: MemberAccessExpr, of name: String) -> Bool {
    guard let base = access.base,
      let type = valueType(of: base.withoutOptionalMarks)?.unwrapped
    else { return false }
    return type.nameOfMembers.map { project.resolve($0, inside: type.scope) } == name
  }
}
