import Rewriter

extension ActorMethod {
  /// Whether the method is private, and a loop of the actor makes the calls, one after the other.
  static func isServedByLoop(_ function: FunctionDecl, in context: Context) -> Bool {
    let isPrivate =
      function.modifiers?.contains(.private) == true
      || function.modifiers?.contains(.fileprivate) == true
    guard isPrivate, let written = context.enclosingTypeNames(of: function.node).first else {
      return false
    }
    let owner = context.project.resolve(written)
    let parts = (context.project.types[owner] ?? []) + context.project.extensions(of: owner)
    return Set(parts.map(\.path)).contains { path in
      context.seen(inFile: path)?.hasLoopOfCalls(in: owner) ?? false
    }
  }
}

extension Context {
  /// Have: for await command in commands { await handle(command) }
  fileprivate func hasLoopOfCalls(in owner: String) -> Bool {
    tree.all(ForStmt.self).contains { loop in
      guard loop.awaitKeyword != nil, let body = loop.body?.node,
        let type = enclosingTypeNames(of: loop.node).first, project.resolve(type) == owner
      else { return false }
      return body.descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
        guard
          let call = node.as(AwaitExpr.self)?.node.descendantsAndSelf.lazy
            .compactMap({ $0.as(FunctionCallExpr.self) }).first,
          let name = call.calledExpression?.nameWithoutSelf
        else { return false }
        return !project.members(named: name, of: owner, inherited: false).isEmpty
      }
    }
  }
}
