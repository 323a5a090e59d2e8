import Rewriter

extension WorkItemCreation {
  /// Whether the code cancels the item that it made before, so that of two in one turn only one does its work.
  ///
  /// Have: pending?.cancel(); let item = DispatchWorkItem { … }; pending = item
  var cancelsEarlier: Bool {
    let statement = call.node.ancestors.first { $0.is(.codeBlockItem) }
    guard let statement, let list = statement.parent else { return false }
    let items = list.elements(CodeBlockItem.self)
    let keeping = Set(items.compactMap { $0.item.flatMap(propertyKeepingItem) })
    return items.prefix { $0.node != statement }.contains { item in
      guard let cancel = item.item?.as(FunctionCallExpr.self), cancel.calleeName == "cancel" else {
        return false
      }
      return cancel.receiver?.nameWithoutSelf.map(keeping.contains) ?? false
    }
  }

  /// `pending`, of a statement that assigns the item to it.
  private func propertyKeepingItem(_ statement: Node) -> String? {
    guard let (target, value) = statement.partsOfAssignment else { return nil }
    var name: String?
    if case .declared(let variable, _) = self.target { name = variable.name }
    let isItem = value == call.node || name != nil && value.referencedName == name
    return isItem ? target.nameWithoutSelf : nil
  }
}
