import Rewriter

/// Code that may use a resource only until it comes to its end: a file that is coordinated, or that a security scope
/// gives access to.
struct ResourceScope {
  private let context: Context

  init(in context: Context) { self.context = context }

  /// How many functions may be on the way to the end, with that of the node.
  private static let maximumLength = 3

  /// What takes the resource away after the node's function, or one that calls it, has returned; of several, the one
  /// by the fewest calls.
  ///
  /// Cost: for each function on the way, parsing the files that name it, which is kept for the run.
  func end(around node: Node) -> String? {
    var visited: Set<OwnFunction> = []
    var places = [place(around: node)].compactMap(\.self)
    for _ in 0..<Self.maximumLength {
      if let end = places.lazy.compactMap(\.end).first { return end }
      places = places.compactMap(\.function).filter { visited.insert($0).inserted }
        .flatMap(callers)
    }
    return nil
  }

  /// What comes back before the resource is taken away.
  enum Place: Sendable {
    case end(String)
    case function(OwnFunction)

    fileprivate var end: String? {
      if case .end(let name) = self { name } else { nil }
    }

    fileprivate var function: OwnFunction? {
      if case .function(let function) = self { function } else { nil }
    }
  }

  private func callers(of function: OwnFunction) -> [Place] {
    context.project.waits.scopes.answer(to: function) {
      context.calls(of: function).compactMap { caller in
        ResourceScope(in: caller.context).place(around: caller.call.node)
      }
    }
  }

  private func place(around node: Node) -> Place? {
    if let end = ownEnd(around: node) { return .end(end) }
    let place = context.codeInPlace(around: node)
    return OwnFunction(around: place, in: context).map { .function($0) }
  }

  private func ownEnd(around node: Node) -> String? {
    guard let code = node.ancestors.first(where: \.isCodeOfDeclaration),
      code.declaredTypeName == nil
    else { return nil }
    if let end = code.endOfAccess { return end }
    guard let closure = code.as(ClosureExpr.self) else { return nil }
    if case .argument(let call, _) = ClosureUse(of: closure), call.coordinatesFile {
      return "coordinate"
    }
    return context.isCalledInPlace(closure) ? ownEnd(around: code) : nil
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
  /// Whether what stands in the node is code of its own, that of one accessor included.
  fileprivate var isCodeOfDeclaration: Bool {
    isFunctionLike || self.is(.accessorDecl) || PublisherOrigins.bodies.contains(kind)
  }

  /// What the code ends an access to a file with: `stopAccessingSecurityScopedResource`.
  fileprivate var endOfAccess: String? {
    let name = "stopAccessingSecurityScopedResource"
    let own = descendantsAndSelf(notInside: { $0.isFunctionLike && $0 != self })
    return own.contains { $0.as(FunctionCallExpr.self)?.calleeName == name } ? name : nil
  }
}
