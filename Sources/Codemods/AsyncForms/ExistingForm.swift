import Rewriter

extension CompletionToAsync {
  /// The asynchronous version that the function has already. One that runs elsewhere than its caller takes what it is
  /// called on there, which has to be Sendable (`sending 'self' risks causing data races` in Swift 6.3.1).
  ///
  /// - Throws: where the two may do different things.
  func existingForm(
    of alternative: AsyncAlternative, callingOn thread: CallbackThread,
  ) throws(Refusal) -> AsyncForm {
    var form = AsyncForm(of: alternative, isThere: true, callingOn: thread)
    let owner = form.callee.owner
    guard let (version, home) = existingVersion(with: alternative.labels, of: owner) else {
      return form
    }
    if !isLinked(to: version, named: alternative.name, labels: alternative.labels) {
      throw Refusal(
        .nameTaken,
        "'\(alternative.name)' exists, but neither of the two calls the other, so they may do different things; make "
          + "one call the other")
    }
    if staysWithItsCaller(form) { return form }
    switch home.isolation(inside: version.body?.node ?? version.node).kind {
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

  /// The name of the asynchronous version that somebody has written by hand: it waits for this function in a
  /// continuation, whatever it makes of what the handler is given.
  ///
  /// Have: func load() async throws -> Data { try await withCheckedThrowingContinuation { continuation in load { … } } }
  var versionThatWaits: String? {
    let owner = OwnCallee(completion, in: context).owner
    let labels = completion.otherLabels
    guard let (version, _) = existingVersion(with: labels, of: owner),
      let body = version.body?.node,
      ownCalls(in: body).contains(where: { call in
        call.node.isInContinuation
          && (call.trailingClosure != nil || call.argumentLabels.count > labels.count)
      })
    else { return nil }
    return "\(function.name?.text ?? "")(\(labels.map { "\($0):" }.joined()))"
  }

  /// Whether one of the two functions calls the other, or says that the other is its new name. Requirements have no
  /// bodies that could tell.
  private func isLinked(
    to version: FunctionDecl, named name: String, labels: [String],
  ) -> Bool {
    guard let body = function.body?.node, let versionBody = version.body?.node else { return true }
    let isRenamed = function.attributes?.attributes.contains {
      $0.text.holds("renamed: \"\(name)\"")
    }
    return isRenamed == true
      || ownCalls(in: body).contains { $0.trailingClosure == nil && $0.argumentLabels == labels }
      || ownCalls(in: versionBody).contains { call in
        call.trailingClosure != nil || call.argumentLabels.count > labels.count
      }
  }

  /// The calls of functions that have the function's name, and are of the same object.
  private func ownCalls(in body: Node) -> [FunctionCallExpr] {
    body.descendantsAndSelf.compactMap { $0.as(FunctionCallExpr.self) }.filter { call in
      call.calleeName == function.name?.name
        && call.receiver.map { $0.isSelfReference || $0.isSelfTypeReference } ?? true
    }
  }

  /// Whether nothing is taken along that belongs to the caller's actor.
  private func staysWithItsCaller(_ form: AsyncForm) -> Bool {
    let modifiers = function.modifiers?.node.elements(DeclModifier.self) ?? []
    let owner = form.callee.owner
    return owner.isEmpty || modifiers.contains { [.static, .class].contains($0.name?.kind) }
      || KnownType(owner, path: context.path).map { context.sendability(of: $0).kind == .yes }
        ?? false
  }

  /// The asynchronous function that a call without the handler means, and the context of its file.
  private func existingVersion(
    with labels: [String], of owner: String,
  ) -> (function: FunctionDecl, home: Context)? {
    let name = function.name?.name ?? ""
    let paths = (context.project.functions[name] ?? []).filter(\.isAsync).map(\.path)
    return ([context.path] + paths).lazy.compactMap { path in
      guard let home = context.seen(inFile: path) else { return nil }
      let version = home.tree.functions(named: name).first { other in
        other.parameters.map(\.label) == labels
          && (home.enclosingTypeNames(of: other.node).first.map { home.project.resolve($0) } ?? "")
            == owner
          && other.signature?.effectSpecifiers?.asyncSpecifier != nil
      }
      return version.map { ($0, home) }
    }.first
  }
}
