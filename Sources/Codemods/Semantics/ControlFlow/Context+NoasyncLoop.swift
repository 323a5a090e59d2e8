import Rewriter

extension Context {
  /// `NSEnumerator.makeIterator`, where the node is a loop over an enumerator: Apple's Foundation marks that function
  /// `noasync`.
  ///
  /// Have: for case let url as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)! { … }
  func noasyncIterator(of node: Node) -> String? {
    guard let loop = node.as(ForStmt.self), loop.awaitKeyword == nil,
      let sequence = loop.sequence, isEnumerator(sequence)
    else { return nil }
    return "NSEnumerator.makeIterator"
  }

  private func isEnumerator(_ value: Node) -> Bool {
    let value = value.withoutOptionalMarks
    if let type = valueType(of: value)?.unwrapped.name {
      return project.sdk.ancestry(of: project.resolve(type)).contains("NSEnumerator")
    }
    if let name = value.as(FunctionCallExpr.self)?.calleeName {
      return Self.functionsGivingEnumerators.contains(name) && project.functions[name] == nil
    }
    guard let name = value.referencedName, case .local(let local) = resolution(of: name, at: value),
      let initial = local.initialValue
    else { return false }
    return isEnumerator(initial)
  }

  private static let functionsGivingEnumerators = NameTable(
    """
    Foundation: enumerator keyEnumerator objectEnumerator reverseObjectEnumerator
    """)
}
