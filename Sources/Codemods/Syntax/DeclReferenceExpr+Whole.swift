import Rewriter

extension DeclReferenceExpr {
  /// The member access that ends with the reference, or the reference itself.
  ///
  /// Have: store.load, of which `load` is the reference
  var whole: Node {
    let access = node.parent?.as(MemberAccessExpr.self)
    return access?.declName?.node == node ? access?.node ?? node : node
  }
}
