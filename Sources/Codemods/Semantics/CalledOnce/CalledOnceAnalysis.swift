import Rewriter

/// A walk along the paths of a function's body, and of the closures in it.
struct CalledOnceAnalysis {
  let context: Context
  let callees: CalledOnceCallees

  /// The project's functions that are passed the handler, or a closure that calls it.
  var ownCallees: [OwnCallee] = []

  /// How long what they are called on is there, at the least.
  var lifetimes: [OwnCallee: ReceiverLifetime] = [:]

  /// The functions without a body at hand that are trusted to call once what they are passed.
  var trusted: Set<String> = []

  let uses: CompletionUses

  /// What the body calls the handler, or the two of which one is called: `success' or 'failure`.
  let name: String

  let names: [String]

  /// Whether there are two.
  var isOfPair: Bool { names.count > 1 }

  var deliveries: [CompletionPaths.Delivery] = []

  /// The function's own code, or that of a closure in it, the innermost last.
  var frames: [Frame] = []

  /// The closures around the place.
  var closures: [ClosureExpr] = []

  /// Whether the handler may be called when the function has come back.
  let isEscaping: Bool

  /// Whether somebody waits for the call, by the handler's name.
  let isAwaited: Bool

  /// What to do about a path without a call.
  private let adviceForGap: String

  /// Whether the function is one of a double of tests, which may call nothing.
  private let isOfTestDouble: Bool

  /// Whether `self` is there until the handler is called, as it is for who awaits a method of it.
  let holdsSelf: Bool

  /// Whether a path on which the handler is not called counts as one that does: what follows it is an answer, too.
  let answersGaps: Bool

  /// Whether each path is taken to call the handler when it ends, if it hasn't before.
  let callsAtEnds: Bool

  /// The ends of such paths.
  var gaps: [CompletionPaths.Gap] = []

  /// Whether the function throws only what the handler throws.
  let isRethrowing: Bool

  /// What is known of code that ends at one brace.
  struct Frame {
    /// What the code has done when it is left.
    var exit = PathState.unreachable
    var loops: [Loop] = []
    var catches: [PathState] = []

    /// The statements of each `defer` that was passed.
    var deferred: [Node] = []
  }

  /// A loop or a `switch`, which `break` leaves.
  struct Loop {
    let label: String?
    let isSwitch: Bool
    let deferred: Int
    var end = PathState.unreachable
    var next = PathState.unreachable
  }

  typealias Problem = CompletionPaths.Problem

  init(
    of completion: CompletionParameter, in body: Node, assuming terms: CompletionPaths.Terms,
    _ context: Context,
  ) {
    self.context = context
    holdsSelf = terms.contains(.self)
    answersGaps = terms.contains(.answers)
    callsAtEnds = terms.contains(.ends)
    callees = CalledOnceCallees(context)
    name = completion.phrase
    names = completion.names
    isEscaping = completion.isEscaping
    isAwaited = completion.isAwaited
    adviceForGap = completion.adviceForGap(in: context)
    isOfTestDouble = context.isOfTestDouble(completion.function)
    let function = completion.function
    isRethrowing =
      function.signature?.effectSpecifiers?.throwsClause?.text == "rethrows"
      && function.parameters.allSatisfy { other in
        other.node == completion.parameter.node || other.type?.text.holds("throws") != true
      }
    uses = CompletionUses(of: completion, in: body)
  }

  /// What the statements have done when their function or closure is left.
  mutating func counts(ofBody list: Node?, in body: Node) throws(Problem) -> PathState {
    frames.append(Frame())
    if let list {
      let end = try statements(list, from: .start)
      try leave(with: end, at: "on a path to the end of the function")
    } else {
      frames[frames.count - 1].exit = PathState(counts: .never, gap: "in an empty body")
    }
    return frames.removeLast().exit
  }

  /// What is wrong with the paths of a whole function.
  func problem(of state: PathState, in node: Node) -> Problem? {
    if state.counts == .once { return nil }
    if state.counts.isEmpty { return Problem(reason: "the function never returns", node: node) }
    if state.counts.contains(.moreThanOnce) {
      return Problem(reason: "'\(name)' may be called twice", node: node)
    }
    return Problem(
      reason: sentence(about: state), node: node, isOfSelf: state.gap == PathCondition.selfIsGone,
      gap: state.gap ?? "on every path")
  }
}

extension CalledOnceAnalysis {
  /// Whether one of two handlers has no use, where the other has.
  func isUnused(_ handler: CompletionParameter, in body: Node) -> Bool {
    isOfPair && CompletionUses(of: handler, in: body).isEmpty
  }

  mutating func note(gapAt node: Node) {
    guard !gaps.contains(where: { $0.node == node }) else { return }
    gaps.append(CompletionPaths.Gap(node: node, closures: closures))
  }

  /// That there may be no call: of a closure that may be what is done with one answer, such as after a button, without
  /// advice to call it for the others.
  func sentence(about state: PathState) -> String {
    let silence =
      isOfPair
      ? "neither '\(names.joined(separator: "' nor '"))' is called" : "'\(name)' isn't called"
    let gap = "\(silence) \(state.gap ?? "on every path")"
    if isOfTestDouble { return "\(gap); keep the handler" }
    guard isAwaited, state.gap != PathCondition.isDefault else {
      return
        "\(gap), so an awaiting caller would wait forever; if callers wait for it, \(adviceForGap)"
    }
    return switch state.gap {
    case PathCondition.errorIsCaught:
      "\(gap); write 'do' and 'catch' instead, and call it in both"
    case PathCondition.errorIsThrown: "\(gap), where the caller gets an error instead"
    case PathCondition.errorIsLost: "\(gap); catch the error, and \(adviceForGap)"
    default: "\(gap); \(adviceForGap)"
    }
  }

  var frame: Frame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }
}
