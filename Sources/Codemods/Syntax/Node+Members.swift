import Rewriter

extension Node {
  /// What stands in the braces of a type or an extension, in all clauses of an `#if` there included.
  var ownMembers: [Node] {
    children.first { $0.is(.memberBlock) }?.children.flatMap(\.membersInList) ?? []
  }

  /// The methods among that.
  var ownMethods: [FunctionDecl] { ownMembers.compactMap { $0.as(FunctionDecl.self) } }

  private var membersInList: [Node] {
    children.flatMap(\.children).flatMap { member in
      guard let config = member.as(IfConfigDecl.self) else { return [member] }
      let clauses = config.clauses?.node.elements(IfConfigClause.self) ?? []
      return clauses.compactMap(\.elements).flatMap(\.membersInList)
    }
  }
}

extension Node {
  /// Whether a `?` in the chain may end it.
  var isOptionalAnywhere: Bool {
    descendantsAndSelf { $0.is(.closureExpr) || $0.is(.labeledExprList) }
      .contains { $0.is(.optionalChainingExpr) }
  }
}
