import Rewriter

/// Where something runs that code waits for, if that is other isolation than its own.
enum Departure: Equatable {
  /// On no actor.
  case anywhere
  case mainActor
  case globalActor(String)
  case actor(String)

  /// `runs off the actor`
  var sentence: String {
    switch self {
    case .anywhere: "runs off the actor"
    case .mainActor: "runs on the main actor"
    case .globalActor(let name): "runs on global actor '\(name)'"
    case .actor(let name): "runs on actor '\(name)'"
    }
  }
}

extension Context {
  /// - Parameters:
  ///   - isolation: that of what is called or read.
  ///   - reference: what is called or read: `store.load`, `title`.
  ///   - leavesActor: whether it leaves its caller's actor, if it is nonisolated.
  ///   - home: what the code around is to be isolated to; `nil` for what it is.
  /// - Returns: `nil` where it stays in the isolation around the node, or where that isn't known.
  func departure(
    from node: Node, to isolation: Isolation.Kind, on reference: Node?, leaving leavesActor: Bool,
    as home: Isolation.Kind? = nil,
  ) -> Departure? {
    let here = home ?? self.isolation(at: node).withActorOfSwift6.kind
    guard here.isOfActor || here.isOfNoActor else { return nil }
    switch isolation {
    // What runs on its caller's actor leaves that, too.
    case .nonisolated: return here != .nonisolated && leavesActor ? .anywhere : nil
    case .mainActor: return here == isolation ? nil : .mainActor
    case .globalActor(let name): return here == isolation ? nil : .globalActor(name)
    case .actor(let name):
      return here.isOfNoActor || isOfOtherActor(reference, at: node) ? .actor(name) : nil
    case .caller, .unknown: return nil
    }
  }

  /// Whether the member of an actor is that of another one than the actor around.
  private func isOfOtherActor(_ reference: Node?, at node: Node) -> Bool {
    guard let base = reference?.as(MemberAccessExpr.self)?.base, !base.isInstanceAround else {
      return false
    }
    return !node.ancestors.contains { scope in
      let clause =
        scope.as(FunctionDecl.self)?.signature?.parameterClause
        ?? scope.as(InitializerDecl.self)?.signature?.parameterClause
      return clause?.node.tokens.contains { $0.text == "isolated" } == true
    }
  }
}

extension Node {
  /// Whether the node is `self` or `super`.
  var isInstanceAround: Bool { isSelfReference || self.is(.superExpr) }
}

extension Tree {
  /// The nodes that `await` stands in front of, in the same function or closure, each once.
  var nodesBehindAwait: [Node] {
    all(AwaitExpr.self).flatMap { expression in
      expression.node.descendantsAndSelf {
        $0.isFunctionLike || $0 != expression.node && $0.is(.awaitExpr)
      }
    }
  }
}

extension Context {
  /// Whether every compiler that builds the file knows `nonisolated(nonsending)`.
  func knowsNonsending(inFile path: String) -> Bool {
    project.modules.modules(of: path).allSatisfy { $0.settings.allow(.v(6, 2)) }
  }

  /// To wait where the value is: `nil` where the code around isn't a function that may say so.
  ///
  /// Have: func perform() async { await store.load() }, with @MainActor final class Store
  func adviceToFollow(_ departure: Departure, from node: Node) -> String? {
    guard departure == .mainActor, isolation(at: node).kind.isOfNoActor,
      let function = node.ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self),
      function.modifiers?.node.tokens.contains(where: { $0.name == "nonisolated" }) != true,
      function.attributes?.attributes.contains(where: { $0.name == "concurrent" }) != true
    else { return nil }
    return MainActorMarking(at: node, in: self)?.marking
  }
}
