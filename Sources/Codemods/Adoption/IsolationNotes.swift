import Rewriter

/// What a reader has to look at once a class is isolated to the main actor.
struct IsolationNotes {
  private(set) var sentences: [String] = []

  /// What has to be annotated before Swift 6 accepts the code of the class.
  private(set) var needs: [RequiredAnnotation] = []

  /// - Parameters:
  ///   - now: the file as it is.
  ///   - together: the file where the class is isolated.
  init(of subject: IsolatableClass, _ now: Context, _ together: Context) {
    let parts = subject.parts(in: now)
    noteWork(in: parts)
    noteClosures(in: parts, now, together)
    noteObjectiveC(in: parts)
    noteAwaitedObjects(in: parts, together)
  }

  /// Asynchronous functions and tasks ran off the main actor.
  private mutating func noteWork(in parts: [Node]) {
    let functions = parts.lazy.flatMap(\.descendantsAndSelf).compactMap {
      $0.as(FunctionDecl.self)
    }
    let worker = functions.first { function in
      function.isAsynchronous
        || function.node.descendantsAndSelf.contains { $0.as(ClosureExpr.self)?.isOfTask == true }
    }
    guard let name = worker?.name?.name else { return }
    sentences.append("check that nothing in '\(name)' takes long, since it then runs there")
  }

  /// A closure that nobody called into question was isolated to nothing.
  private mutating func noteClosures(in parts: [Node], _ now: Context, _ together: Context) {
    let closures = parts.lazy.flatMap(\.descendantsAndSelf).compactMap { $0.as(ClosureExpr.self) }
    let callee = closures.compactMap { closure -> String? in
      guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName,
        !closure.isOfTask, together.mayKeep(closure, passedTo: name),
        together.checkedIsolation(of: closure)?.kind == .mainActor,
        now.checkedIsolation(of: closure) == nil,
        !together.isKnownToRunOnMainThread(closure.statements?.node ?? closure.node)
      else { return nil }
      return name
    }.first
    guard let callee else { return }
    sentences.append(
      "check that nothing calls the closure of '\(callee)' on another thread, where it traps in Swift 6 mode"
    )
  }

  private mutating func noteObjectiveC(in parts: [Node]) {
    let functions = parts.lazy.flatMap(\.descendantsAndSelf).compactMap {
      $0.as(FunctionDecl.self)
    }
    let method = functions.first { function in
      function.attributes?.attributes.contains { $0.name == "objc" } == true
    }
    guard let name = method?.name?.name else { return }
    sentences.append("check that '\(name)' is called on the main thread only")
  }

  /// Have: await service.load(), where the service isn't Sendable, and the method isn't isolated
  private mutating func noteAwaitedObjects(in parts: [Node], _ context: Context) {
    let calls = parts.lazy.flatMap(\.descendantsAndSelf).compactMap {
      $0.as(AwaitExpr.self)?.node.descendantsAndSelf.lazy
        .compactMap { $0.as(FunctionCallExpr.self) }.first
    }
    for call in calls {
      guard let base = context.objectSentAway(by: call), let type = context.valueType(of: base)
      else { continue }
      let types = context.needs(of: type).filter { !needs.contains($0) }
      if needs.isEmpty, let first = types.first {
        sentences.append(
          "'\(first.name)' needs '@MainActor' or 'Sendable', too, before Swift 6 accepts 'await \(base.textInOneLine)…'"
        )
      }
      needs += types
    }
  }
}

extension Context {
  /// Whether a function of a framework may call the closure later. One of the project has its own say.
  fileprivate func mayKeep(_ closure: ClosureExpr, passedTo name: String) -> Bool {
    if CallbackCall(closure, in: self) != nil { return true }
    return project.functions[name] == nil && project.types[project.resolve(name)] == nil
      && !isCalledInPlace(closure)
  }

  /// The object of the class's state whose nonisolated method an awaited call of the main actor is, if the object isn't
  /// Sendable.
  fileprivate func objectSentAway(by call: FunctionCallExpr) -> Node? {
    guard let access = call.calledExpression?.as(MemberAccessExpr.self), let name = access.name,
      let base = access.base, isolation(at: call.node).kind == .mainActor,
      let type = valueType(of: base)?.unwrapped, let owner = type.name,
      sendability(of: type).kind == .no, base.isOfState(in: self)
    else { return nil }
    let methods = project.members(
      named: name, of: project.resolve(owner, inside: type.scope), inherited: true)
    let isSent = methods.contains { method in
      guard case .function(let function) = method else { return false }
      return function.isAsync && isolation(of: method) == .nonisolated
        && !project.modules.mayHave("NonisolatedNonsendingByDefault", inFile: function.path)
    }
    return isSent ? base : nil
  }
}

extension Node {
  /// `service`, `self.service`
  fileprivate func isOfState(in context: Context) -> Bool {
    guard let name = nameWithoutSelf else { return false }
    guard referencedName != nil else { return true }
    if case .member = context.resolution(of: name, at: self) { return true }
    return false
  }
}
