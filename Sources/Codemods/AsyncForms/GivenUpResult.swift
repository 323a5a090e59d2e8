import Rewriter

/// What a function with a handler returns besides, such as the task that it has started. Where no call uses it, it goes
/// with the handler.
extension FunctionDecl {
  var returnsValue: Bool {
    signature?.returnClause?.type.map { !TypeSpelling($0.text).isVoid } ?? false
  }

  /// Whether the function may stop returning its value, as far as its body tells: each `return` only reads it.
  var canGiveUpResult: Bool {
    guard let type = signature?.returnClause?.type, !type.text.hasPrefix("some ") else {
      return false
    }
    let returns = ownReturns
    return !returns.isEmpty && returns.allSatisfy(\.onlyReads)
  }

  /// Those of the function's own code.
  var ownReturns: [ReturnStmt] {
    let own = body?.node.descendantsAndSelf(notInside: \.isFunctionLike) ?? []
    return own.compactMap { $0.as(ReturnStmt.self) }
  }

  /// `@discardableResult`, which goes with what it is about.
  var attributeOfGivenUpResult: Attribute? {
    returnsValue ? attributes?.attributes.first { $0.name == "discardableResult" } : nil
  }
}
