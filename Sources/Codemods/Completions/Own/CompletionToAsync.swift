import Rewriter

extension Codemod {
  /// A function that passes its result to a closure exactly once gets an asynchronous version.
  public static let completionToAsync = Codemod(
    id: "completion-to-async",
    title: "Make functions with completion handlers asynchronous",
    since: .v(5, 5),
    discussion: """
      A function with a completion handler can become asynchronous only if it calls the handler exactly once, \
      whatever happens. If the function never called it, a caller that awaits would wait forever; if it called it \
      twice, the program would trap. The codemod follows every path of each such function, also into closures that \
      run once: those passed to queues, tasks, the project's own functions, and framework functions that have an \
      asynchronous version.

      If no code runs after a call to the handler, the function itself becomes asynchronous. It returns or throws \
      what it used to pass to the handler, and awaits what it used to wait for. Every call in the project changes \
      with it, in one change that is made whole or not at all, and the version with the handler goes away. A function \
      that calls its handler in an escaping closure, such as one for a queue, waits in its own body: the statements \
      with the handler become those of a continuation, and a hop to the main queue that does nothing else goes. If one \
      use of the function can't await it, the function keeps its handler, and the reason names that use. A function \
      that is isolated to the main actor and begins with a task or a hop may keep the version with the handler next \
      to the asynchronous one, which it calls; if only other modules may call that version, it is deprecated. In all \
      other cases, the codemod adds a function of the same name without the handler, which calls the old one and \
      waits. It does so only if a change in the same run awaits that function; the finding says if none does. A function \
      that nothing in the project uses keeps its handler, as does one whose parameter says on which queue the handler is \
      called.

      | the handler takes | the asynchronous version |
      |---|---|
      | `()`, `T`, `T?` | `async`, `async -> T`, `async -> T?` |
      | `Result<T, any Error>` | `async throws -> T` |
      | `Result<T, E>` | `async throws(E) -> T` from Swift 6.0 on |
      | `(any Error)?` | `async throws` |
      | `T?`, `(any Error)?`, one of them `nil` in every call | `async throws -> T?` |
      | several values | a tuple |
      | two closures, one of them for an `any Error` | `async throws -> T` |

      Two closures of which one takes an `any Error` alone, such as `success:` and `failure:`, count as one handler if the \
      function calls one of them on every path, or passes both to a function of the project that does. Such a function \
      changes together with all of its calls, each of which has to pass two closure literals; the statements of the two \
      become those of `do` and `catch`. An error that is only passed on is thrown without a `catch`.

      A call that leaves the handler out, or passes `nil`, starts work of which nobody hears the end. If the function \
      becomes asynchronous itself, the call moves into a task, where a call with a handler would: \
      `Task { await reload() }`.

      A test that waits for an expectation, which only the handler of one call fulfills, becomes asynchronous and awaits \
      the call, on the main actor as before. It waits without a timeout then. Where it waits for something else besides, \
      with `wait(for:timeout:)`, it awaits `fulfillment(of:timeout:)`.

      A path without a call to the handler gets an answer where the function itself becomes asynchronous, and one is \
      evident: it returns `nil` if the result is an optional, or the literal that the function's other early exits pass, \
      and throws a `CancellationError` if the function throws. Callers hear of it now: the change has the effect \
      `answers-always`. A function without a result keeps its handler, because the handler may be what to do after a \
      "yes".

      Public functions count as the project's own in an app's modules, and in modules that only the project's apps \
      can import. Calls to a function that has or gets an asynchronous version are awaited in a task, in other files \
      too, and in nonisolated code, where the work then starts on another thread. Their completion handlers are \
      rewritten as `sdk-completion-to-async` does it. A call is left unchanged if the code after it, or the code that \
      runs the surrounding closure, may rely on what the call has started, and if the result goes on to the handler \
      of a function that could become asynchronous first: one that no framework requires and that calls it exactly \
      once, where no task waits for the call already. A call changes only in a run that also changes the function: if \
      PATH names only one of the two files, the finding says what to add.

      Some functions have no body to read, such as those of a framework without an asynchronous version. They are \
      trusted to call a closure once if its parameter is named `completion` or `completionHandler`, as the compiler \
      trusts those of Objective-C; if it takes an error or a result; or if it has no label and the function's name \
      begins with a verb like `fetch`. The finding says so.

      A closure that must be called before the function returns doesn't count as a completion handler.

      A requirement of a protocol that only the project can see becomes asynchronous together with all functions that \
      meet it, if every call can await it. Otherwise, it gets its asynchronous version in an extension, for every \
      conforming type, if all of them call the handler once.

      A method with a completion handler that a delegate of a framework requires on the main actor becomes the \
      asynchronous method that the framework takes in its place, `webView(_:respondTo:)` for \
      `webView(_:didReceive:completionHandler:)`, if nothing else calls it. It begins in the next turn of the run loop.

      The asynchronous version runs where the other one did: on the main actor, or, since Swift 6.2, where its caller \
      runs. It is marked `nonisolated(nonsending)` if that isn't the module's default. Work that a nonisolated \
      function did on another thread after a callback then runs where its caller runs: the change has the effect \
      `changes-thread`. Whoever awaits a method keeps its object alive, so that closures that captured `self` weakly \
      need not ask whether it is there: the change has the effect `keeps-alive`. So does a task that calls a method of \
      `self` with a handler that captures it weakly. A result that isn't Sendable goes to \
      a continuation through a `nonisolated(unsafe)` constant, as unchecked as it went to the handler; no version that \
      does so is added beside a function.

      If a function can't change, the finding says why: the condition under which it doesn't call its handler, the \
      second call, the closure or property that stores the handler, or the function that isn't known to call it once.
      """,
    verdict: .review,
    candidateTokens: [],
    mayConcern: {
      CompletionNames.areTaken(in: $0.file) || $0.project.mayCallHandlerFunction($0.file)
    },
    examples: CompletionToAsync.examples,
    advice: "keep the handler",
    adding: HandlerUses.additions,
    run: returnResults)
}

@Sendable
private func returnResults(_ context: Context) -> [Finding] {
  var context = context
  while true {
    let findings = results(in: context)
    let missing = context.missing(from: findings)
    if missing.isEmpty {
      var chain = HandlerChain(in: context)
      return findings.map { chain.ending($0) }
    }
    context = context.withholding(missing)
  }
}

/// What becomes of the functions and calls, as long as all is made in this file that they count on.
private func results(in context: Context) -> [Finding] {
  var findings: [Finding] = []
  var hidden: [(function: FunctionDecl, finding: Finding, kept: Refusal?)] = []
  var flattened: [FunctionDecl] = []
  var awaited: Set<Node> = []
  for function in context.tree.all(FunctionDecl.self) {
    guard let completion = CompletionParameter(of: function, in: context),
      completion.isOfCompletion, !completion.isRegistered(in: context)
    else { continue }
    let outcome = CompletionToAsync(completion: completion, context: context).outcome
    if outcome.isFlattened { flattened.append(function) }
    awaited.formUnion(outcome.awaitedHandlers)
    guard let finding = outcome.finding else { continue }
    let isAdded = finding.fix != nil && !outcome.isFlattened
    if isAdded, function.isSeenInItsFileOnly {
      hidden.append((function, finding, outcome.kept))
    } else {
      findings.append(finding)
    }
  }
  let calls = OwnHandlerCalls(beside: flattened, awaiting: awaited, in: context).findings
  let used = Set((findings + calls).flatMap { $0.fix?.countsOn ?? [] })
  let forms = hidden.map { form in
    let isAwaited = form.finding.fix.map { !used.isDisjoint(with: $0.additions) } ?? false
    return isAwaited ? form.finding : context.leaveUnseen(form.function, because: form.kept)
  }
  return findings + calls + forms
}

extension Context {
  /// A version that only its file can see is for the calls that change with it.
  ///
  /// - Parameter refusal: why the function itself doesn't become asynchronous.
  fileprivate func leaveUnseen(_ function: FunctionDecl, because refusal: Refusal?) -> Finding {
    return leave(
      function.node, "leave the completion handler of '\(function.fullName ?? "")'",
      because: Refusal(
        refusal?.key ?? .unusedVersion,
        refusal?.reason
          ?? "no asynchronous version is added: no call in this file could await it yet",
        isNote: true))
  }

  /// What fixes count on in this file that none of them adds, with the reason.
  fileprivate func missing(from findings: [Finding]) -> [Addition: String] {
    let fixes = findings.compactMap(\.fix)
    let made = Set(fixes.flatMap(\.additions))
    let unmet = Set(fixes.flatMap(\.countsOn)).filter {
      $0.path == path && !made.contains($0) && withheld[$0] == nil
    }
    return Dictionary(
      uniqueKeysWithValues: unmet.map { ($0, "this needs a change that isn't made: \($0.summary)") }
    )
  }
}

extension FunctionDecl {
  /// Whether the function, its extension or a type around is private.
  fileprivate var isSeenInItsFileOnly: Bool {
    node.ancestorsAndSelf.contains { declaration in
      guard declaration == node || declaration.declaredTypeName != nil else { return false }
      let modifiers = declaration.children.lazy.compactMap { $0.as(DeclModifierList.self) }.first
      return modifiers?.contains(.private) == true || modifiers?.contains(.fileprivate) == true
    }
  }
}

extension CompletionToAsync {
  /// The function, as it becomes asynchronous itself.
  ///
  /// - Parameter others: functions that ask whether this one awaits them.
  /// - Throws: why it keeps its handler.
  func flattened(awaiting others: [FunctionDecl]) throws(Refusal) -> FlattenedFunction {
    let paths = try paths()
    if let claim = claims.claim { throw claim }
    let alternative = try AsyncAlternative(of: completion, paths: paths, in: context)
    let family = family
    let formOfProtocol = family == nil ? try formOfProtocol() : nil
    guard !isAwaitedByHand, formOfProtocol == nil else {
      throw Refusal(.keptByCallers, "the function keeps its handler")
    }
    return try FlattenedFunction(alternative, paths: paths, awaiting: others, with: family)
  }

  /// That nothing is left to do where what has the name is the function's asynchronous version; else the claim.
  private func refusal(besides claim: Refusal) throws(Refusal) -> Refusal {
    guard claim.key == .nameTaken else { return claim }
    do throws(Refusal) {
      return Self.refusal(besides: try form(addingIfNone: false).twin.asyncFunction)
    } catch {
      guard error.key == .nameTaken, !mayBeAwaited else { throw error }
      throw .hardlyUsed
    }
  }

  /// Whether a call of the function is in asynchronous code, or where a task can start, as far as calls are known.
  ///
  /// Have: func buy() -> Item { buy { item in …; semaphore.signal() }; semaphore.wait() }, the only call
  private var mayBeAwaited: Bool {
    let callee = OwnCallee(completion, in: context)
    let facts = (context.project.functions[function.name?.name ?? ""] ?? [])
      .first(where: callee.isDescribed)
    guard let facts else { return true }
    let calls = context.calls(of: OwnFunction(facts))
    return calls.isEmpty
      || calls.contains { call, home in
        AsyncCode(around: home.codeInPlace(around: call.node)) != nil
          || home.refusalOfTask(at: call.node) == nil
      }
  }

  private static func refusal(besides version: String) -> Refusal {
    Refusal(
      .alreadyWrapped, "the function has its asynchronous version '\(version)' already",
      isNote: true)
  }

  /// What becomes of a function.
  struct Outcome {
    /// `nil` where a protocol gives all conforming types the asynchronous version.
    let finding: Finding?

    /// Whether the function becomes asynchronous itself.
    var isFlattened = false

    /// The handlers of other functions' calls that are awaited with its own.
    var awaitedHandlers: Set<Node> = []

    /// Why the function itself keeps its handler, where another form stands beside it.
    var kept: Refusal?

    init(_ finding: Finding?, keeping kept: Refusal? = nil) {
      self.finding = finding
      self.kept = kept
    }

    init(_ flattened: FlattenedFunction) {
      finding = flattened.finding
      isFlattened = true
      awaitedHandlers = flattened.awaitedHandlers
    }

    init(_ witness: DelegateWitness) {
      finding = witness.finding
      isFlattened = true
    }
  }

  /// The method of a delegate as one that returns its answer; `nil` for any other function, and for a method whose
  /// framework is not known to take that.
  ///
  /// - Throws: why the method keeps its handler.
  func delegateWitness(calling paths: CompletionPaths) throws(Refusal) -> DelegateWitness? {
    guard function.body != nil, !function.returnsValue, let name = claims.asyncWitness else {
      return nil
    }
    if let gap = paths.gap { throw refusal(of: gap) }
    let alternative = try AsyncAlternative(of: completion, paths: paths, in: context)
    return try DelegateWitness(alternative, paths: paths, named: name)
  }

  /// The calls that the function awaits if it becomes asynchronous.
  ///
  /// - Parameter others: functions that ask whether this one awaits them.
  func awaitedCalls(beside others: [FunctionDecl]) -> Set<Node> {
    let witness = (try? paths()).flatMap { try? delegateWitness(calling: $0) }
    return witness?.awaitedCalls ?? (try? flattened(awaiting: others))?.awaitedCalls ?? []
  }

  var outcome: Outcome {
    do throws(Refusal) {
      let paths = try paths()
      if let witness = try delegateWitness(calling: paths) { return Outcome(witness) }
      if let gap = paths.gap {
        guard let flattened = try? flattened(awaiting: []) else {
          throw refusal(of: gap)
        }
        return Outcome(flattened)
      }
      if let claim = claims.claim { throw try refusal(besides: claim) }
      if isAwaitedByHand {
        throw Refusal(
          .alreadyWrapped, "every call to the function is already wrapped in a continuation",
          isNote: true)
      }
      let alternative = try AsyncAlternative(of: completion, paths: paths, in: context)
      if let family,
        let flattened = try? FlattenedFunction(alternative, paths: paths, with: family)
      {
        return Outcome(flattened)
      }
      if let refusal = alternative.refusalOfExtension { throw refusal }
      if let form = try formOfProtocol() {
        if form.needsFamily { throw refusalOfFamily() }
        return Outcome(nil)
      }
      if alternative.isOnlyForm {
        return Outcome(try FlattenedFunction(alternative, paths: paths))
      }
      let unused = context.withheld[alternative.addition]
      if function.body == nil {
        if unused != nil { throw .hardlyUsed }
        return Outcome(finding(adding: alternative, to: paths))
      }
      do throws(Refusal) {
        let flattened = try FlattenedFunction(alternative, paths: paths)
        return Outcome(flattened)
      } catch {
        // An awaiting caller would wait on a thread that the function blocks.
        if error.key == .blockingCall || error.key == .unusedVersion { throw error }
        if let refusal = refusal(besides: error, of: alternative) { throw refusal }
        // Nobody misses a version beside the function, and so the reason is the function's own.
        if unused != nil { throw error }
        let reasons = [
          paths.trust, paths.needsSelf ? "awaiting the function keeps 'self' alive" : nil,
        ]
        var finding = context.fix(
          function.node,
          "add the asynchronous version '\(alternative.name)', which waits for the version with "
            + "'\(completion.name)'",
          verdict: .review,
          because: (reasons.compactMap(\.self) + [
            "the function itself stays because "
              + (error.isOfOtherDeclarations ? error.condition : error.reason)
          ])
          .joined(separator: "; "),
          fix: fix(adding: alternative))
        finding.waitsFor = error.waitsFor
        return Outcome(finding, keeping: error)
      }
    } catch {
      if error.key == .compilerTooOld, let outcome = outcomeOfNewCompiler { return outcome }
      let error =
        switch error.key {
        case .notCalledOnce: refusalOnceCalled ?? error
        case .unknownIsolation: refusalOnMainActor ?? error
        default: error
        }
      let reason = error.isNote ? error : versionThatWaits.map(Self.refusal(besides:)) ?? error
      let finding = context.leave(
        function.node, "leave the completion handler of '\(function.fullName ?? "")'",
        because: keepsResult(besides: error) ? refusalOfResult : reason)
      return Outcome(finding)
    }
  }

  /// Why a function that keeps its handler gets no other form either; `nil` where it may.
  private func refusal(besides error: Refusal, of alternative: AsyncAlternative) -> Refusal? {
    alternative.result.unchecked.map { unchecked in
      error.reworded { _ in
        "\(error.condition), and an asynchronous version can't be added, since \(unchecked); "
          + (error.advice ?? alternative.result.adviceOnUnchecked ?? "keep the handler")
      }
    }
  }

  /// What keeps the handler even if a reader has each path call it; `nil` where that may be enough.
  private var refusalOnceCalled: Refusal? {
    guard
      let paths = try? CompletionPaths(
        ofBodyOf: completion, assuming: [.self, .ends], in: context)
    else { return nil }
    if let claim = claims.claim, claim.key != .nameTaken {
      return claim.keepsHandler ? claim : nil
    }
    guard let alternative = try? AsyncAlternative(of: completion, paths: paths, in: context) else {
      return nil
    }
    do throws(Refusal) {
      _ = try FlattenedFunction(alternative, paths: paths)
      return nil
    } catch {
      return refusal(besides: error, of: alternative).flatMap {
        $0.keepsHandler || $0.waitsFor != nil ? $0 : nil
      }
    }
  }

  /// What keeps the handler even if a reader isolates the function to the main actor; `nil` where that may be enough.
  private var refusalOnMainActor: Refusal? {
    guard let together = AssumedContexts().assumingMainActor(around: function.node, in: context),
      let completion = CompletionParameter(of: function, in: together),
      let finding = CompletionToAsync(completion: completion, context: together).outcome.finding,
      let refusal = finding.refusal, refusal.key.isOfAnyThread
    else { return nil }
    return refusal.keepsHandler || refusal.waitsFor != nil ? refusal : nil
  }

  /// Whether the function stays because it returns a value besides, whatever else would have to change.
  private func keepsResult(besides refusal: Refusal) -> Bool {
    function.returnsValue && function.body != nil && refusal.key != .overriddenMethod
      && refusal.key != .secondResult
      && !(refusal.key == .requiredByProtocol && claims.isRequiredByFramework)
  }

  /// Have: a requirement, whose asynchronous form is there for all that conform.
  private func finding(adding alternative: AsyncAlternative, to paths: CompletionPaths) -> Finding {
    context.fix(
      function.node,
      "give conforming types the asynchronous version '\(alternative.name)', which waits for the one with "
        + "'\(completion.name)'",
      verdict: .review,
      because: [
        paths.trust ?? "this relies on every conforming type to call its handler exactly once",
        alternative.result.unchecked.map { "\($0), and is still passed unchecked" },
      ].compactMap(\.self).joined(separator: "; "),
      fix: fix(adding: alternative))
  }

  private func fix(adding alternative: AsyncAlternative) -> Fix {
    var fix = Fix([alternative.edit], adding: [alternative.addition], countingOn: [])
    fix.isForOthersOnly = true
    return fix
  }
}

extension Refusal {
  /// That no second form of a function is worth adding.
  static let hardlyUsed = Refusal(.unusedVersion, Addition.unused, isNote: true)
}

extension CompletionPaths {
  /// What a reviewer has to know of functions that nobody could look into: a caller waits forever where one of
  /// them does not call back.
  var trust: String? {
    guard !trusted.isEmpty else { return nil }
    let names = trusted.sorted().map { "'\($0)'" }
    let group = trusted.contains("notify") ? ", and on every 'enter()' to have its 'leave()'" : ""
    return
      "this relies on \(names.joined(separator: " and ")) to call the handler exactly once\(group)"
  }
}
