import Rewriter

/// A use of an object in a `@Sendable` closure that Swift 6 rejects whichever way the doubt about the object's class ends.
///
/// What the class inherits from in another package may isolate it to the main actor: then the closure may not use the
/// member. If it doesn't, the closure may not capture the object (measured with Swift 6.3.1).
struct DoubtfulCapture {
  /// As the closure has it: `self.count`
  private let use: String
  private let type: TypeFacts
  private let doubt: Doubt

  private enum Doubt {
    /// No protocol makes the class Sendable: it may only isolate it.
    case ofProtocol(String)
    case ofSuperclass(String)
  }

  /// The first such use; `nil` for none.
  init?(of closure: ClosureExpr, in context: Context) {
    let needs = MainActorNeeds(context: context, code: closure.node, ignoresConstants: true)
    let uses = closure.nodesOfItsIsolation(by: needs)
    let captures = CapturesFromAround(closure, in: context)
    for node in uses {
      guard case .unknown(let text)? = needs.use(of: node), !node.isAwaited(inside: closure),
        let type = captures.typeOfObject(whoseMemberIs: node),
        let (facts, doubt) = Self.doubt(about: type, in: context)
      else { continue }
      (use, self.type, self.doubt) = (text, facts, doubt)
      return
    }
    return nil
  }

  private static func doubt(
    about type: KnownType, in context: Context,
  ) -> (TypeFacts, Doubt)? {
    let project = context.project
    guard let written = type.unwrapped.name,
      let facts = project.types[project.resolve(written, inside: type.unwrapped.scope)]?.first,
      facts.kind == .class
    else { return nil }
    if let name = context.foreignNameInDoubt(of: type) { return (facts, .ofProtocol(name)) }
    guard let name = context.foreignSuperclassInDoubt(of: type),
      context.isClass(aboveOwnClassesOf: facts)
    else { return nil }
    return (facts, .ofSuperclass(name))
  }

  /// - Parameter noun: what the closure is called.
  func refusal(of noun: String) -> Refusal {
    let rule = "the \(noun) is '@Sendable'"
    let reason =
      switch doubt {
      case .ofProtocol(let name):
        ", and can't use '\(use)', whether or not '\(name)' isolates '\(type.name)' to the main actor"
      case .ofSuperclass(let name):
        ", and can use '\(use)' only if '\(type.name)' is Sendable and nonisolated, which '\(name)' decides"
      }
    return Refusal(
      .notSendable,
      "\(rule)\(reason); mark '\(type.name)' '@MainActor' if only the main thread uses it, and run again",
      needs: [RequiredAnnotation(.type, name: type.name, path: type.path, remedy: .mainActor)])
  }
}

extension Context {
  /// Whether what the class, or the highest class of the project above it, inherits from is a class for certain: that one says
  /// `super` or `override`. A protocol of another package may well make it Sendable.
  fileprivate func isClass(aboveOwnClassesOf heir: TypeFacts) -> Bool {
    var type = heir
    var names: Set<String> = []
    while names.insert(type.name).inserted, let name = project.superclass(of: type.name) {
      guard let next = project.types[name]?.first else {
        return project.foreign.header(ofType: name) != nil || hasSuperclass(type)
      }
      type = next
    }
    return false
  }

  private func hasSuperclass(_ type: TypeFacts) -> Bool {
    if project.members(of: type.name).contains(where: { $0.modifiers.contains(.override) }) {
      return true
    }
    guard let home = asItWas(type.path) else { return false }
    return home.tree.all(SuperExpr.self).contains {
      home.enclosingTypeNames(of: $0.node).first.map { home.project.resolve($0) } == type.name
    }
  }
}

extension CapturesFromAround {
  /// The type of the object from around the closure whose member the node names: of `self`, or of a local value.
  fileprivate func typeOfObject(whoseMemberIs node: Node) -> KnownType? {
    guard let base = node.as(MemberAccessExpr.self)?.base?.withoutOptionalMarks else {
      return context.isKnownUseOfSelf(node) ? typeOfSelf(at: node) : nil
    }
    if base.isSelfReference { return typeOfSelf(at: base) }
    guard uses.contains(where: { $0.node == base }) else { return nil }
    return context.valueType(of: base)
  }

  private func typeOfSelf(at node: Node) -> KnownType? {
    context.isOtherSelf(node) || context.isSelfMetatype(at: node)
      || context.asksSelfToBeSendable(at: node) ? nil : context.selfType(at: node)
  }
}

extension ClosureExpr {
  /// The nodes that have the closure's isolation for certain: those of its own code, and of closures that it passes to
  /// functions which call them at once, or to the project's functions that hop.
  fileprivate func nodesOfItsIsolation(by needs: MainActorNeeds) -> [Node] {
    statements?.node.descendantsAndSelf { node in
      guard let inner = node.as(ClosureExpr.self) else {
        return node.is(.functionDecl) || node.declaredTypeName != nil
      }
      if needs.decidesIsolation(inner) { return true }
      guard case .argument(let call, _) = ClosureUse(of: inner) else { return true }
      return !needs.context.isCalledInPlace(inner) && (call.isHop || !needs.context.isHop(call))
    } ?? []
  }
}

extension Node {
  fileprivate func isAwaited(inside closure: ClosureExpr) -> Bool {
    ancestors.prefix { $0 != closure.node }.contains { $0.is(.awaitExpr) }
  }
}
