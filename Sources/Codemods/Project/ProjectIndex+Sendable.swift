extension ProjectIndex {
  /// Whether the type is known to be Sendable: an actor, on the main actor, or declared so.
  ///
  /// An extension does not count as a declaration: it may be for some generic arguments only. A
  /// main-actor class is as Sendable as its superclass, and what conforms to a main-actor protocol as
  /// any other value.
  func isSendable(type name: String) -> Bool {
    guard let declarations = types[name] else { return sdk.sendability(of: name) == .sendable }
    if declarations.contains(where: \.isDeclaredSendable) { return true }
    return isolation(ofType: name).kind == .mainActor
      && declarations.allSatisfy { $0.kind != .protocol }
      && ancestry(of: name).allSatisfy(isSendableAsSuperclass)
  }

  private func isSendableAsSuperclass(_ name: String) -> Bool {
    let classes = types[name]?.filter { $0.kind == .class } ?? []
    return classes.isEmpty || classes.contains(where: \.isDeclaredSendable)
      || isolation(ofType: name).kind == .mainActor
  }
}

extension TypeFacts {
  fileprivate var isDeclaredSendable: Bool {
    kind == .actor || inherited.contains { $0 == "Sendable" || $0 == "@unchecked Sendable" }
  }
}
