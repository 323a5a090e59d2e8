import Rewriter

/// Code that may use a resource only until it comes to its end: a file that is coordinated, or that a security scope
/// gives access to.
struct ResourceScope {
  private let context: Context
  private let depth: Int

  /// Through how many callers the resource may come.
  private static let maximumDepth = 3

  init(in context: Context) { self.init(in: context, depth: 0) }

  private init(in context: Context, depth: Int) {
    self.context = context
    self.depth = depth
  }

  /// What takes the resource away after the node's function, or one that calls it, has returned.
  ///
  /// Cost: for each caller, parsing the files that name it.
  func end(around node: Node) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    if let end = ownEnd(around: node) { return end }
    guard let function = OwnFunction(around: node, in: context) else { return nil }
    return context.calls(of: function).lazy.compactMap { caller in
      ResourceScope(in: caller.context, depth: depth + 1).end(around: caller.call.node)
    }.first
  }

  private func ownEnd(around node: Node) -> String? {
    for code in node.ancestors where code.isFunctionLike {
      if let closure = code.as(ClosureExpr.self) {
        if case .argument(let call, _) = ClosureUse(of: closure), call.coordinatesFile {
          return "coordinate"
        }
        guard context.isCalledInPlace(closure) else { return nil }
      } else {
        return code.endOfAccess
      }
    }
    return nil
  }
}

extension FunctionCallExpr {
  /// Have: coordinator.coordinate(readingItemAt: url, error: &error) { url in … }
  fileprivate var coordinatesFile: Bool {
    let labels: Set = ["readingItemAt", "writingItemAt"]
    return calleeName == "coordinate"
      && arguments?.arguments.contains { labels.contains($0.label?.name ?? "") } == true
  }
}

extension Node {
  /// What the code ends an access to a file with: `stopAccessingSecurityScopedResource`.
  fileprivate var endOfAccess: String? {
    let name = "stopAccessingSecurityScopedResource"
    let own = descendantsAndSelf(notInside: { $0.isFunctionLike && $0 != self })
    return own.contains { $0.as(FunctionCallExpr.self)?.calleeName == name } ? name : nil
  }
}
