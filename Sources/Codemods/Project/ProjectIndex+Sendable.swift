extension ProjectIndex {
  /// Whether the type is known to be Sendable: an actor, on the main actor, or declared so.
  func isSendable(type name: String) -> Bool {
    if isolation(ofType: name).kind == .mainActor { return true }
    let declarations = (types[name] ?? []) + (extensions[name] ?? [])
    return declarations.contains { type in
      type.kind == .actor
        || type.inherited.contains { $0 == "Sendable" || $0 == "@unchecked Sendable" }
    }
  }
}
