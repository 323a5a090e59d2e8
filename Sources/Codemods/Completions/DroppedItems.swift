import Rewriter

extension Context {
  /// What hands over items that a drop or a paste brings: their data can be asked for only until that returns.
  ///
  /// Apple's documentation of `DropDelegate.performDrop(info:)` says: "Do not perform loading asynchronously on a different
  /// actor. … For security reasons, the drop receiver can access the dropped payload only before this method returns."
  func giverOfItems(around node: Node) -> String? {
    for code in node.ancestors where code.isFunctionLike {
      if let closure = code.as(ClosureExpr.self) {
        guard case .argument(let call, _) = ClosureUse(of: closure) else { return nil }
        if let name = call.calleeName, Self.callsWithItems.contains(name) { return name }
        guard isCalledInPlace(closure) else { return nil }
      } else {
        return code.takesItems ? code.declaredNamesAsStatement.first : nil
      }
    }
    return nil
  }

  private static let callsWithItems: Set = [
    "dropDestination", "onDrop", "onInsert", "onPasteCommand", "pasteDestination",
  ]
}

extension Node {
  /// Have: func handleDrop(providers: [NSItemProvider]) -> Bool
  fileprivate var takesItems: Bool {
    let parameters = self.as(FunctionDecl.self)?.signature?.parameterClause?.node
    return parameters?.tokens.contains { Self.typesOfItems.contains($0.name) } == true
  }

  private static let typesOfItems: Set = [
    "DropInfo", "NSDraggingInfo", "NSItemProvider", "UIDropSession",
  ]
}
