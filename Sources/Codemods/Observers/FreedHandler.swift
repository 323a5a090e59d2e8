import Rewriter

/// A main-actor-isolated method that a selector names, and that can be called on any thread: it looks at what it is given,
/// and sends the rest to the main actor itself.
///
/// Have: guard let id = notification.userInfo?["id"] as? Int else { return }; DispatchQueue.main.async { self.show(id) }
///
/// The selector then needs no block: it stays, with what removes it.
struct FreedHandler {
  private let method: FunctionDecl

  /// What is read before the hops, or handed on as it is.
  private let captures: [Edit]

  /// Whether the compiler is told not to check what is done with the notification.
  let marksUnsafe: Bool

  /// `nil` where the method does something that needs the main actor, or where its isolation is not its own affair.
  init?(_ method: FunctionDecl, _ facts: FunctionFacts, in context: Context) {
    guard context.isOwnAffair(isolationOf: facts), let code = CallbackCode(of: method),
      let body = method.body?.statements?.node
    else { return nil }
    let needs = MainActorNeeds(context: context, code: method.node)
    let own = needs.ownNodes(of: body)
    let hops = own.compactMap { $0.as(FunctionCallExpr.self) }
      .filter { context.passesWorkOn($0) && $0.leadsToMainActor }
    let work = hops.compactMap(\.workClosure)
    guard !hops.isEmpty, hops.allSatisfy(\.capturesSelfAlone),
      own.compactMap({ $0.as(ClosureExpr.self) }).allSatisfy({ closure in
        !needs.decidesIsolation(closure) || work.contains { $0.node == closure.node }
      }),
      needs.first(in: body) == nil
    else { return nil }
    self.method = method
    if let reads = Self.reads(in: work, of: code, context) {
      (captures, marksUnsafe) = (reads, false)
    } else if let hop = context.onlyHop(of: method),
      let name = context.parameter(of: method, usedIn: hop.node)
    {
      let line = hop.node.insertion(of: ["nonisolated(unsafe) let \(name) = \(name)"])
      (captures, marksUnsafe) = ([line], true)
    } else {
      return nil
    }
  }

  /// What the hops read of values that aren't Sendable; `nil` where they take such a value along.
  private static func reads(
    in work: [ClosureExpr], of code: CallbackCode, _ context: Context,
  ) -> [Edit]? {
    var edits: [Edit] = []
    var names: Set<String> = []
    for closure in work {
      guard
        let reads = try? HoistedReads(of: [closure.node], in: code, besides: names, context),
        reads.liveRead == nil
      else { return nil }
      names.formUnion(reads.leaves.map(\.name))
      edits += reads.edits + reads.leaves.declarations(before: closure)
    }
    return edits
  }

  var fix: Fix {
    let keyword = method.funcKeyword.map { [Edit.insert("nonisolated ", at: $0.range.lowerBound)] }
    return Fix((keyword ?? []) + captures, trust: marksUnsafe ? .unproven : .proven)
  }
}

extension Context {
  /// Whether nothing but the method itself decides on which thread it runs: nobody overrides it, and no other module
  /// knows it.
  fileprivate func isOwnAffair(isolationOf method: FunctionFacts) -> Bool {
    method.modifiers.isDisjoint(with: [.override, .nonisolated, .static])
      && !project.hasOverride(ofFunction: method.name, in: method.owner)
      && method.attributes.allSatisfy { $0 == "objc" } && method.traits.isDisjoint(with: .isPublic)
  }
}
