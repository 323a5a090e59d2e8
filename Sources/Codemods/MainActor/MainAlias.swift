import Rewriter

extension Context {
  /// A finding about a method that the main queue or run loop is asked for under a name of the project's:
  /// `queue.async`, with `let queue = DispatchQueue.main` in sight; `nil` for any other.
  ///
  /// - Parameter type: whose `main` it may be: `DispatchQueue`, `OperationQueue`, `RunLoop`.
  func leaveAlias(of type: String, in callee: MemberAccessExpr) -> Finding? {
    callee.alias(of: type, in: self).map { alias in
      leave(
        callee.node, "leave '\(callee.node.textInOneLine)'",
        because: "'\(alias)' holds '\(type).main': write that in its place")
    }
  }
}

extension MemberAccessExpr {
  /// The name that `main` of the type is kept under, where this is a member of such a name.
  fileprivate func alias(of type: String, in context: Context) -> String? {
    guard let base, let alias = base.lastName else { return nil }
    let owner = base.as(MemberAccessExpr.self)?.base
    if owner == nil, let local = LocalDeclaration(alias, at: base) {
      return local.declared.value.map { isMain($0.compactText, of: type) } == true ? alias : nil
    }
    let variables =
      context.project.variables[alias]?.filter { variable in
        isMain(variable.initializer ?? "", of: type)
          || variable.initializer == ".main" && variable.type == type
      } ?? []
    guard !variables.isEmpty else { return nil }
    let types = owners(of: owner, in: context)
    return variables.contains { types.contains($0.owner) } ? alias : nil
  }

  private func isMain(_ text: String, of type: String) -> Bool {
    text == "\(type).main" || text.hasSuffix(".\(type).main")
  }

  /// The types whose member a name behind the receiver may be; the empty name is that of globals.
  private func owners(of receiver: Node?, in context: Context) -> Set<String> {
    let around = context.enclosingTypeNames(of: node)
    switch receiver {
    case nil: return Set(around.flatMap(context.project.ancestry) + [""])
    case let receiver? where receiver.isSelfReference || receiver.compactText == "Self":
      return Set(around.flatMap(context.project.ancestry))
    case let receiver?:
      let name = context.project.resolve(receiver.compactText, inside: around.first ?? "")
      return Set(context.project.ancestry(of: name))
    }
  }
}
