import Rewriter

extension Context {
  /// Throws why `self` at the node is not an object that a block may call back.
  func checkSelfIsInstance(at node: Node) throws(Refusal) {
    if try isSelfType(at: node) { throw Refusal(.observerIsNotSelf, "'self' is a type here") }
  }

  /// Whether `self` at the node is a type, which lives forever; throws where it is nothing that a block may call
  /// back.
  func isSelfType(at node: Node) throws(Refusal) -> Bool {
    for ancestor in node.ancestors where ancestor.parent?.is(.memberBlockItem) == true {
      if ancestor.is(.deinitializerDecl) {
        throw Refusal(.inDeinit, "this code is in 'deinit', and a block would outlive 'self'")
      }
      return ancestor.isTypeMember
    }
    throw Refusal(.observerIsNotSelf, "this code isn't in a class")
  }

  /// Whether `self` at the node is a type.
  func isInStaticCode(_ node: Node) -> Bool { (try? isSelfType(at: node)) == true }

  /// Throws why a block that may run on any thread cannot keep objects of the type, or why they are not
  /// on the main actor.
  ///
  /// - Parameter handler: the method that the selector names, if it is isolated itself.
  func checkIsMainActorClass(
    _ host: String, calling handler: @autoclosure () -> String? = nil,
  ) throws(Refusal) {
    if let `protocol` = project.types[host]?.first(where: { $0.kind == .protocol }) {
      throw Refusal(
        .unknownIsolation,
        "'\(`protocol`.name)' is a protocol, and a conforming type need not be isolated to the main actor"
      )
    }
    let isolation = project.isolation(ofType: host)
    switch isolation.kind {
    case .mainActor: break
    case .nonisolated, .caller:
      let path = project.types[host]?.first?.path
      let needs =
        path.map { [RequiredAnnotation(.type, name: host, path: $0, remedy: .mainActor)] } ?? []
      if let handler = handler() {
        throw Refusal(
          .nonisolatedHandler,
          "'\(handler)' is isolated to the main actor, and traps in Swift 6 mode if another thread calls it, but '\(host)' "
            + "isn't isolated; mark '\(host)' '@MainActor' and run again", needs: needs)
      }
      if isSendable(typeNamed: host) {
        throw Refusal(
          .nonisolatedHandler,
          "'\(host)' is Sendable and isn't isolated to the main actor, so the selector needs no change",
          isNote: true)
      }
      throw Refusal(
        .nonisolatedHandler,
        "'\(host)' isn't isolated to the main actor, so the selector needs no change; "
          + "if only the main thread uses '\(host)', mark it '@MainActor' and run again",
        needs: needs, isNote: true)
    case .actor:
      throw Refusal(
        .nonisolatedHandler,
        "'\(host)' is an actor whose handlers are nonisolated, so the selector needs no change",
        isNote: true
      )
    case .globalActor(let name): throw Refusal(.onOtherActor, "'\(host)' is isolated to '\(name)'")
    case .unknown:
      throw Refusal(
        .unknownIsolation,
        "we can't tell whether '\(host)' is isolated to the main actor: \(isolation.chain.joined(separator: " ← ")); mark '\(host)' '@MainActor' if only the main thread uses it"
      )
    }
    guard isSendable(typeNamed: host) else {
      throw Refusal(.notSendable, reasonOfSuperclass(of: host))
    }
  }

  /// Why a class of the main actor isn't known to be Sendable.
  private func reasonOfSuperclass(of host: String) -> String {
    let superclass = project.ancestry(of: host).first { name in
      name != host && project.types[name]?.first?.kind == .class && !isSendable(typeNamed: name)
    }
    if let superclass {
      return
        "'\(host)' inherits from '\(superclass)', which isn't Sendable; mark '\(superclass)' '@MainActor' and run again"
    }
    let foreign = foreignAncestry(of: host).sorted()
    if let name = foreign.first(where: isClassThatIsNotSendable) {
      return "'\(host)' inherits from '\(name)', which isn't Sendable"
    }
    let unknown = foreign.first { project.types[$0] == nil && project.sdk.kind(ofType: $0) == nil }
    return unknown.map {
      "we can't tell whether '\(host)' is Sendable, since '\($0)' isn't declared in this project; if '\($0)' is a protocol, "
        + "conform to it in an extension and run again"
    } ?? "'\(host)' isn't known to be Sendable, because of its superclass"
  }
}

extension Node {
  /// Whether the declaration is a member of the type itself, not of its instances.
  fileprivate var isTypeMember: Bool {
    let modifiers = children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    return modifiers?.contains(.static) == true || modifiers?.contains(.class) == true
  }
}
