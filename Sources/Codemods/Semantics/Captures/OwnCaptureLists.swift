import Rewriter

/// The capture lists of closures that go elsewhere themselves: what these say is evaluated where a closure is formed, and
/// only the values go along.
struct OwnCaptureLists {
  private let captures: [ClosureCapture]

  /// - Parameter code: of which only what is a closure has a list of its own.
  init(of code: [Node]) {
    captures = code.compactMap { $0.as(ClosureExpr.self) }
      .flatMap { $0.signature?.capture?.captures ?? [] }
  }

  /// Whether the node is a part of a value that a list names: `self.count` in `[count = self.count]`.
  func isEvaluatedAround(_ node: Node) -> Bool {
    captures.contains { $0.initializer?.node.encloses(node) == true }
  }

  func contains(_ node: Node) -> Bool { captures.contains { $0.node == node } }

  func declares(_ binding: LocalBinding) -> Bool {
    guard case .capture(let capture) = binding.kind else { return false }
    return contains(capture.node)
  }

  /// The name that a capture gives to what is no local variable, and a place where the name means that.
  ///
  /// Have: { [count] in … }, where 'count' is a property, { [count = self.count] in … }
  func copy(by node: Node) -> (name: String, place: Node)? {
    guard let capture = captures.first(where: { $0.node == node }),
      let name = capture.name, name.kind != .selfKeyword || capture.initializer != nil,
      let closure = node.ancestors.first(where: { $0.is(.closureExpr) })?.as(ClosureExpr.self),
      let place = closure.statements?.node,
      capture.initializer != nil || LocalDeclaration(name.name, at: closure.node) == nil
    else { return nil }
    return (name.name, place)
  }
}
