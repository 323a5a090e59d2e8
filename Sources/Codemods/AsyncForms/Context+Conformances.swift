import Rewriter

extension Context {
  /// Whether another type of the project conforms to the protocol and has no function of the name, and this one has those
  /// for it apart.
  func isMet(protocol name: String, without function: FunctionDecl, of owner: String) -> Bool {
    let others = project.names.inheritors(of: name, in: project).filter { other in
      other != owner && !project.ancestry(of: other).contains(owner)
        && !project.ancestry(of: owner).contains(other)
        && project.types[other]?.contains { $0.kind != .protocol } == true
    }
    return isMet(protocol: name, apartFrom: function, of: owner)
      && others.contains { other in
        project.members(named: function.name?.name ?? "", of: other, inherited: true).isEmpty
      }
  }

  /// Whether extensions conform to the protocol, of which the project doesn't know more than its name, and each has functions
  /// for it, where this one stands elsewhere: a type that sets them apart like that has the others for itself.
  ///
  /// Have: extension Loop: StoreDelegate { func storeDidSave(_ store: Store) { … } }
  func isMet(protocol name: String, apartFrom function: FunctionDecl, of owner: String) -> Bool {
    let types = project.ancestry(of: owner).flatMap { type in
      (project.types[type] ?? []) + project.extensions(of: type)
    }
    let conforming = types.filter { type in
      project.seen(from: type.path).inheritedTypes(of: type).contains(name)
    }
    let homes = project.functionsInAllModules(named: function.name?.name ?? "").filter { facts in
      facts.path == path && facts.owner == owner && facts.fullName == function.fullName
    }.compactMap(\.home)
    return !conforming.isEmpty && !homes.isEmpty
      && conforming.allSatisfy { type in
        type.kind == .extension && !(type.path == path && homes.contains(type.position))
          && project.members(of: project.resolve(type.name)).contains { member in
            guard case .function = member else { return false }
            return member.home == type.position && member.path == type.path
          }
      }
  }
}
