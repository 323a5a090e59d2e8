import Rewriter

extension Context {
  /// The receiver of a method, where it is a constant that is declared as `DispatchQueue.main`, and that another
  /// name in its place leaves in use.
  func mainQueueConstant(askedBy callee: MemberAccessExpr) -> Node? {
    guard let alias = callee.alias(of: "DispatchQueue", in: self), alias.isConstant,
      let base = callee.base
    else { return nil }
    guard base.is(.declReferenceExpr), let local = LocalDeclaration(alias.name, at: base) else {
      return base
    }
    return isNamedElse(local, alias.name) ? base : nil
  }

  /// Whether the local constant is named for anything but a call of it: without those nothing would.
  private func isNamedElse(_ local: LocalDeclaration, _ name: String) -> Bool {
    local.scope.descendantsAndSelf.contains { node in
      guard node.referencedName == name, LocalDeclaration(name, at: node) == local else {
        return false
      }
      return node.parent?.is(.memberAccessExpr) != true
    }
  }
}

/// A name that the main queue, or what is like it, is kept under.
struct MainAlias {
  enum Kind {
    case constant
    case variable
    /// A parameter that is it where a call says nothing else.
    case parameter
  }

  let name: String
  let kind: Kind

  var isConstant: Bool { kind == .constant }
}

extension MemberAccessExpr {
  /// The name that `main` of the type is kept under, where this is a member of such a name.
  func alias(of type: String, in context: Context) -> MainAlias? {
    guard let base, let alias = base.lastName else { return nil }
    let owner = base.as(MemberAccessExpr.self)?.base
    if owner == nil, let local = LocalDeclaration(alias, at: base) {
      if let parameter = local.declaration.as(FunctionParameter.self) {
        return isMainByDefault(parameter, of: type)
          ? MainAlias(name: alias, kind: .parameter) : nil
      }
      guard local.declared.value.map({ isMain($0.compactText, of: type) }) == true else {
        return nil
      }
      return MainAlias(name: alias, kind: local.kind == .constant ? .constant : .variable)
    }
    let types = owners(of: owner, in: context)
    let variables =
      context.project.variables[alias]?.filter { variable in
        let isMain =
          isMain(variable.initializer ?? "", of: type)
          || variable.initializer == ".main" && variable.type == type
        return isMain && types.contains(variable.owner)
      } ?? []
    guard !variables.isEmpty else { return nil }
    let areConstant = variables.allSatisfy { $0.isConstant && !$0.modifiers.contains(.lazy) }
    return MainAlias(name: alias, kind: areConstant ? .constant : .variable)
  }

  private func isMainByDefault(_ parameter: FunctionParameter, of type: String) -> Bool {
    guard let value = parameter.defaultValue?.value?.compactText else { return false }
    return isMain(value, of: type)
      || value == ".main" && parameter.type.map { TypeSpelling($0.text).name } == type
  }

  private func isMain(_ text: String, of type: String) -> Bool {
    text == "\(type).main" || text.hasSuffix(".\(type).main")
  }

  /// The types whose member a name behind the receiver may be; the empty name is that of globals.
  private func owners(of receiver: Node?, in context: Context) -> Set<String> {
    let around = context.enclosingTypeNames(of: node)
    switch receiver {
    case nil: return Set(around.flatMap(context.project.ancestry) + [""])
    case let receiver? where receiver.isSelfReference || receiver.isSelfTypeReference:
      return Set(around.flatMap(context.project.ancestry))
    case let receiver?:
      let name = context.project.resolve(receiver.compactText, inside: around.first ?? "")
      return Set(context.project.ancestry(of: name))
    }
  }
}
