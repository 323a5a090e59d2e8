import Rewriter

extension Codemod {
  /// A closure that a framework calls off the main actor becomes `{ @Sendable in … }`.
  ///
  /// In the Swift 6 language mode a closure that is formed on the main actor, and passed to an escaping
  /// parameter of a module in Swift 5 mode, stops the program when it is called elsewhere (measured
  /// with Swift 6.3.1; the compiler says nothing). One that is `@Sendable` is isolated to nothing.
  public static let isolationTrap = Codemod(
    id: "isolation-trap",
    title: "Keep closures that frameworks call off the main actor from stopping the program",
    since: .v(5, 5),
    discussion: """
      A closure that is formed in code of the main actor is the main actor's, whatever it does. Where a \
      framework keeps it and calls it on another thread, a program in the Swift 6 language mode stops \
      there, and no compiler says so. `@Sendable` makes the closure one of no actor.

      - What the closure does with the main actor goes there by `Task { @MainActor in … }`, one turn \
      later; a `self` that is captured weakly is captured weakly again.
      - Values that are not Sendable are read before the hop, as far as what is read is Sendable.
      - Tasks in the closure that ran on the main actor because of it say so.

      The thread decides. Closures that are called on the main thread by contract, or on a queue that is \
      the main one, are right as they are, and no site. Where a table says that the thread may be another \
      one, the change is safe: without it, the program stops. Where nothing says which thread it is, the \
      change wants a reader, and costs at most that the work comes a turn later.

      Left alone, each with its reason: closures that capture what is not Sendable, that return a value for \
      which they need the main actor, and work for which no form is known to be right.
      """,
    verdict: .safe,
    candidateTokens: ["MainActor", "DispatchQueue"],
    userTokens: \.userFunctions,
    mayConcern: { $0.hasCandidateToken || $0.project.surroundsWithMainActor($0.file) },
    mayHaveSite: { CallbackNames.mayBeFound(in: $0) },
    examples: IsolationTrap.examples,
    run: freeFromMainActor)
}

/// A finding for every closure that a framework may call off the main actor.
@Sendable
private func freeFromMainActor(_ context: Context) -> [Finding] {
  context.callbackCalls.compactMap { call in
    call.isAudio ? nil : IsolationTrap(call, in: context)?.finding
  }
}

/// A closure that stops the program where a framework calls it.
struct IsolationTrap {
  let call: CallbackCall
  let context: Context

  /// Why the closure is called elsewhere.
  let place: String

  /// Whether that is known.
  let isKnown: Bool

  /// `nil` for a closure that checks nothing, or that is called on the main thread.
  init?(_ call: CallbackCall, in context: Context) {
    guard context.checkedIsolation(of: call.closure) != nil else { return nil }
    switch call.place(in: context) {
    case .main: return nil
    case .off(let reason): (place, isKnown) = (reason, call.isCertain)
    case .unknown(let reason): (place, isKnown) = (reason, false)
    }
    self.call = call
    self.context = context
  }

  /// What is wrong, and what it costs: part of every finding.
  var explanation: String {
    let receiver = call.isCertain ? "" : "; the receiver's type is not known"
    return
      "'\(call.api)' is \(place)\(receiver); there a main-actor closure stops a Swift 6 program"
  }

  var finding: Finding {
    do throws(LeftAlone) {
      return try fix()
    } catch {
      return context.leave(
        call.closure.node, "leave the closure of '\(call.api)'",
        because: "\(error.reason); \(explanation)")
    }
  }

  private func fix() throws(LeftAlone) -> Finding {
    if let reason = ClosureCaptures(of: call.closure, in: context).refusal {
      throw LeftAlone(reason: reason)
    }
    let body = try CallbackBody(of: call, in: context)
    let edits = call.closure.edits(adding: "@Sendable") + body.edits
    let concern = body.concern.map { "\($0); " } ?? ""
    return context.fix(
      call.closure.node, "mark the closure of '\(call.api)' '@Sendable'",
      verdict: isKnown && body.concern == nil ? .safe : .review, because: concern + explanation,
      effects: body.isHopAdded ? [.changesThread, .runsLater] : [],
      fix: Fix(edits, insertedNames: body.isHopAdded ? ["Task", "MainActor"] : []))
  }
}

extension Context {
  /// The closures of the file that are handed to functions of SDKs which keep them.
  var callbackCalls: [CallbackCall] {
    tree.all(ClosureExpr.self).compactMap { CallbackCall($0, in: self) }
  }
}
