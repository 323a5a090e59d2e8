import Rewriter

extension Context {
  /// A closure that captures nothing, or `nil`, which any code may read, is made where it is read: it need not be Sendable
  /// then.
  ///
  /// Have: static let defaultValue: () -> Void = {}
  ///
  /// - Parameter requirement: the protocol that may require the variable, so that no actor may have it.
  func computedProperty(
    insteadOf variable: VariableDecl, _ name: String, ofType type: KnownType,
    requiredBy requirement: String,
  ) -> Finding? {
    guard let keyword = variable.bindingSpecifier,
      let binding = variable.bindings?.node.elements(PatternBinding.self).first,
      let annotation = binding.typeAnnotation, let value = binding.initializer?.value,
      value.is(.closureExpr) || value.is(.nilLiteralExpr), !value.text.contains(where: \.isNewline),
      let start = value.firstToken, !tree.hasComment(between: keyword, and: start),
      knownMainActorNeed(ofBody: value, of: value) == nil
    else { return nil }
    let rest = annotation.range.upperBound..<value.range.upperBound
    return fix(
      variable.node,
      "make '\(name)', which '\(requirement)' requires, a computed property, since '\(type.textOutside)' isn't Sendable",
      fix: Fix(
        (keyword.kind == .let ? [Edit(replace: keyword.range, with: "var")] : [])
          + [Edit(replace: rest, with: " { \(value.text) }")]))
  }
}
