import Rewriter

extension MainActorNeeds {
  /// A parameter that isn't known to be Sendable, and that a closure of the main actor uses in the code of its function.
  func parameterSentToMainActor(in code: Node) -> String? {
    let hops = code.descendantsAndSelf.lazy.compactMap { $0.as(ClosureExpr.self) }
      .filter { context.isolation(ofInner: $0)?.kind == .mainActor || $0.isOfMainActorTask }
    return hops.flatMap(\.node.descendantsAndSelf).first { use in
      guard let name = use.referencedName,
        case .local(let binding) = context.resolution(of: name, at: use),
        case .parameter = binding.kind, let range = binding.declarationRange,
        self.code.range.contains(range)
      else { return false }
      return !context.isSendableValue(use)
    }?.referencedName
  }
}

extension ClosureExpr {
  /// Have: Task { @MainActor in … }
  fileprivate var isOfMainActorTask: Bool { isOfTask && attributeNames.contains("MainActor") }
}
