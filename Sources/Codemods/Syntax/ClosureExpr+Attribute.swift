import Rewriter

extension ClosureExpr {
  /// The edits that put an attribute in front of everything else in the closure's signature.
  func edits(adding attribute: String) -> [Edit] {
    if let signature { return [.insert("\(attribute) ", at: signature.range.lowerBound)] }
    guard let brace = leftBrace else { return [] }
    let end = brace.range.upperBound
    let next = node.tree.source.bytes[end.value...].first
    let hasSpace = next.map { $0.isBlank || $0.isLineBreak } ?? false
    return [.insert(hasSpace ? " \(attribute) in" : " \(attribute) in ", at: end)]
  }

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
