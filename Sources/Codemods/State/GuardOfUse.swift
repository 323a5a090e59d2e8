import Rewriter

extension Node {
  /// The name of the lock or the queue in whose closure the node is: `lock.withLock { … }`, `Self.queue.sync { … }`.
  var guardOfUse: String? {
    for closure in ancestors.lazy.compactMap({ $0.as(ClosureExpr.self) }) {
      if closure.isOfTask { return nil }
      guard case .argument(let call, _) = ClosureUse(of: closure),
        let callee = call.calledExpression?.as(MemberAccessExpr.self),
        callee.name.map(Self.guardingFunctions.contains) == true
      else { continue }
      return callee.base?.nameOfGuard
    }
    return nil
  }

  private static let guardingFunctions: Set = ["async", "sync", "withLock", "withLockUnchecked"]

  /// `queue` and `Self.queue`, and none of the queues that everybody has: `DispatchQueue.main`, `.global()`.
  private var nameOfGuard: String? {
    guard self.is(.declReferenceExpr) || self.is(.memberAccessExpr),
      !text.hasPrefix("DispatchQueue.")
    else { return nil }
    return lastName
  }
}

extension SharedStateUses {
  /// The name of the lock or the queue that every use of the variable is guarded by; `nil` if they differ.
  var commonGuard: String? {
    guard let first = all.first?.guardOfUse, all.allSatisfy({ $0.guardOfUse == first }) else {
      return nil
    }
    return first
  }
}
