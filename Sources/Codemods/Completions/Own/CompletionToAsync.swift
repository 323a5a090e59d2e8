import Rewriter

extension Codemod {
  /// A function that hands its result to a closure exactly once gets an asynchronous form.
  public static let completionToAsync = Codemod(
    id: "completion-to-async",
    title: "Give functions with completion handlers asynchronous forms",
    since: .v(5, 5),
    discussion: """
      A function with a completion handler can become an asynchronous one only if it calls the handler exactly \
      once, whatever happens: code that awaits it would wait for ever, or stop the program, where it does not. \
      Every path of each such function is followed, into the closures that run once – those of queues, tasks, \
      of the project's own functions, and of frameworks' functions that have an asynchronous form.

      Where nothing runs behind a call of the handler, a function becomes asynchronous itself: it returns or throws \
      what it handed over, and what it waited for is awaited, with all calls of it in the project, in one change that \
      is made whole or not at all. The form with the handler goes. A function that calls its handler in a closure which \
      somebody keeps, as a queue does, waits in its own body: the statements with the handler become those of a \
      continuation, and a hop to the main queue that does nothing else goes. Where a use of the function cannot await \
      it, the \
      function keeps its form, and the reason names that use. One of the main actor that begins with a task or a hop \
      may keep the form beside the asynchronous one that it calls; where only other modules may call it, that form \
      is deprecated. Otherwise a function of the same name without the handler calls the old one and waits, if a \
      change of this run awaits it; where none does, there is no such function, and the finding says so:

      | the handler takes | the asynchronous form |
      |---|---|
      | `()`, `T`, `T?` | `async`, `async -> T`, `async -> T?` |
      | `Result<T, any Error>` | `async throws -> T` |
      | `Result<T, E>` | `async throws(E) -> T` from Swift 6.0 on |
      | `(any Error)?` | `async throws` |
      | `T?`, `(any Error)?`, one of them `nil` in every call | `async throws -> T?` |
      | several values | a tuple |

      What is public counts as the project's own in an app's modules, and in those that nothing but the project's apps \
      can import. Calls of a function that has an asynchronous form, or gets one, are awaited in a task, also in other \
      files and on no actor, where the work then begins on another thread: \
      what they are handed is rewritten as `sdk-completion-to-async` does it. Calls stay where code follows that \
      may count on what they have begun, where a function that runs the code around may, and where they hand on a \
      handler of a function that keeps it. A call changes only in a run that also gives the function its form: where \
      PATH names one of the two files, the finding says what to add.

      A function whose body is not at hand, as one of a framework without an asynchronous form, is trusted to call \
      a parameter `completion` or `completionHandler` once, as the compiler trusts those of Objective-C, a closure \
      that it hands an error or a result, and one that has no label if its name begins with a verb like `fetch`; \
      the finding says so.

      No closure that has to be called before the function comes back counts as a handler.

      A requirement of a protocol gets its asynchronous form in an extension, for all that conform, if all that do \
      call the handler once.

      It runs where the other did: on the main actor, or, from Swift 6.2 on, where its caller runs, by \
      `nonisolated(nonsending)` where that is not the module's default. What a function on no actor did on another \
      thread, once it was called back, is then done where its caller runs: the change has the effect \
      `changes-thread`. A result that is \
      not Sendable is handed over by a constant that is `nonisolated(unsafe)`, one that may be by such a variable, as \
      unchecked as it was handed to the handler.

      What stands in the way is said of each function: the condition under which the handler is not called, the \
      second call, the closure or property that keeps it, the function that is not known to call it once.
      """,
    verdict: .review,
    candidateTokens: [],
    mayConcern: {
      CompletionNames.areTaken(in: $0.file) || $0.project.mayCallHandlerFunction($0.file)
    },
    examples: CompletionToAsync.examples,
    adding: HandlerUses.additions,
    run: returnResults)
}

@Sendable
private func returnResults(_ context: Context) -> [Finding] {
  var findings: [Finding] = []
  var hidden: [(function: FunctionDecl, finding: Finding)] = []
  var flattened: [FunctionDecl] = []
  var awaited: Set<Node> = []
  for function in context.tree.all(FunctionDecl.self) {
    guard let completion = CompletionParameter(of: function, in: context),
      completion.isOfCompletion
    else { continue }
    let outcome = CompletionToAsync(completion: completion, context: context).outcome
    if let whole = outcome.flattened {
      flattened.append(function)
      awaited.formUnion(whole.awaitedHandlers)
    }
    guard let finding = outcome.finding else { continue }
    let isAdded = finding.fix != nil && outcome.flattened == nil
    if isAdded, function.isSeenInItsFileOnly {
      hidden.append((function, finding))
    } else {
      findings.append(finding)
    }
  }
  let calls = OwnHandlerCalls(beside: flattened, awaiting: awaited, in: context).findings
  let used = Set((findings + calls).flatMap { $0.fix?.countsOn ?? [] })
  let forms = hidden.map { form in
    let isAwaited = form.finding.fix.map { !used.isDisjoint(with: $0.additions) } ?? false
    return isAwaited ? form.finding : context.leaveUnseen(form.function)
  }
  return findings + calls + forms
}

extension Context {
  /// A form that only its file can see is for the calls that change with it.
  fileprivate func leaveUnseen(_ function: FunctionDecl) -> Finding {
    leave(
      function.node, "leave the completion handler of '\(function.name?.text ?? "")'",
      because: "only its file sees the function, and no call there would await its form")
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
  /// The finding, `nil` where a protocol gives all that conform to it the asynchronous form, and the function
  /// if it becomes asynchronous itself.
  var outcome: (finding: Finding?, flattened: FlattenedFunction?) {
    do throws(Refusal) {
      let paths = try paths()
      if let claim = claims.claim { throw Refusal(reason: claim) }
      if isAwaitedByHand { throw Refusal(reason: "who calls it waits by a continuation already") }
      let alternative = try AsyncAlternative(of: completion, paths: paths, in: context)
      if try formOfProtocol() != nil { return (nil, nil) }
      let unused = context.withheld[alternative.addition]
      if function.body == nil {
        if let unused { throw Refusal(reason: unused) }
        return (finding(adding: alternative, to: paths), nil)
      }
      do throws(Refusal) {
        let flattened = try FlattenedFunction(alternative, paths: paths)
        return (flattened.finding, flattened)
      } catch {
        if let unused {
          throw Refusal(reason: "\(error.reason); a form beside it is no use: \(unused)")
        }
        let reasons = [
          paths.trust, paths.needsSelf ? "who awaits it keeps 'self'" : nil,
          alternative.result.unchecked.map { "\($0), and is handed over unchecked, as it was" },
        ]
        let finding = context.fix(
          function.node,
          "add the asynchronous form '\(alternative.name)', which waits for the form with "
            + "'\(completion.name)'",
          verdict: .review,
          because: (reasons.compactMap(\.self) + [error.reason]).joined(separator: "; "),
          fix: fix(adding: alternative))
        return (finding, nil)
      }
    } catch {
      var finding = context.leave(
        function.node, "leave the completion handler of '\(function.name?.text ?? "")'",
        because: error.reason)
      finding.needs = error.needs
      return (finding, nil)
    }
  }

  /// Have: a requirement, whose asynchronous form is there for all that conform.
  private func finding(adding alternative: AsyncAlternative, to paths: CompletionPaths) -> Finding {
    context.fix(
      function.node,
      "give all that conform the asynchronous form '\(alternative.name)', which waits for the form with "
        + "'\(completion.name)'",
      verdict: .review,
      because: [
        paths.trust ?? "it is right as long as all that conform call back once",
        alternative.result.unchecked.map { "\($0), and is handed over unchecked, as it was" },
      ].compactMap(\.self).joined(separator: "; "),
      fix: fix(adding: alternative))
  }

  private func fix(adding alternative: AsyncAlternative) -> Fix {
    var fix = Fix([alternative.edit], adding: [alternative.addition], countingOn: [])
    fix.isForOthersOnly = true
    return fix
  }
}

extension CompletionPaths {
  /// What a reader has to know of functions that nobody could look into: who awaits waits for ever where one of
  /// them does not call back.
  var trust: String? {
    guard !trusted.isEmpty else { return nil }
    let names = trusted.sorted().map { "'\($0)'" }
    let group = trusted.contains("notify") ? ", and on all to leave the group" : ""
    return "it counts on \(names.joined(separator: " and ")) to call back once\(group)"
  }
}
