import Rewriter

extension CompletionToAsync {
  /// The asynchronous version that the function has already. One that runs elsewhere than its caller takes what it is
  /// called on there, which has to be Sendable (`sending 'self' risks causing data races` in Swift 6.3.1).
  func existingForm(
    of alternative: AsyncAlternative, callingOn thread: CallbackThread,
  ) -> AsyncForm {
    var form = AsyncForm(of: alternative, isThere: true, callingOn: thread)
    let owner = form.callee.owner
    guard !staysWithItsCaller(form),
      let isolation = isolationOfExisting(with: alternative.labels, of: owner)
    else { return form }
    switch isolation {
    case .caller: break
    case .mainActor: form.isForMainActorOnly = true
    default:
      form.obstacle =
        form.obstacle
        ?? "'\(alternative.name)' doesn't run on the caller's actor, and '\(form.callee.owner)' isn't Sendable; "
        + "mark '\(alternative.name)' 'nonisolated(nonsending)'"
    }
    return form
  }

  /// Whether nothing is taken along that belongs to the caller's actor.
  private func staysWithItsCaller(_ form: AsyncForm) -> Bool {
    let modifiers = function.modifiers?.node.elements(DeclModifier.self) ?? []
    let owner = form.callee.owner
    return owner.isEmpty || modifiers.contains { [.static, .class].contains($0.name?.kind) }
      || KnownType(owner, path: context.path).map { context.sendability(of: $0).kind == .yes }
        ?? false
  }

  /// What the asynchronous function is isolated to that a call without the handler means.
  private func isolationOfExisting(
    with labels: [String], of owner: String,
  ) -> Isolation.Kind? {
    let name = function.name?.name ?? ""
    let paths = (context.project.functions[name] ?? []).filter(\.isAsync).map(\.path)
    return ([context.path] + paths).lazy.compactMap { path -> Isolation.Kind? in
      guard let home = context.seen(inFile: path) else { return nil }
      let twin = home.tree.functions(named: name).first { other in
        other.parameters.map(\.label) == labels
          && (home.enclosingTypeNames(of: other.node).first.map { home.project.resolve($0) } ?? "")
            == owner
          && other.signature?.effectSpecifiers?.asyncSpecifier != nil
      }
      return twin.map { home.isolation(inside: $0.body?.node ?? $0.node).kind }
    }.first
  }
}
