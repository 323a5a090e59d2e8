import Rewriter

extension ClosureExpr {
  /// Whether the parentheses of the closure's parameters would be taken for an attribute's arguments,
  /// as the ones in `{ () in … }`; in Swift 5 mode that is a warning.
  var hasParenthesesForAttribute: Bool {
    guard let signature else { return false }
    return signature.attributes == nil && signature.capture == nil
      && signature.parameterClause != nil && signature.returnClause == nil
  }

  /// The names of the attributes.
  var attributeNames: [String] { signature?.attributes?.attributes.map(\.name) ?? [] }
}
