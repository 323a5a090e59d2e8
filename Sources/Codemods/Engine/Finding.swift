import Rewriter

/// A place that a codemod looked at, and what it thinks of it.
public struct Finding: Sendable {
  /// The id of the codemod.
  public let codemod: String

  public internal(set) var verdict: Verdict

  /// The place, in the file as it was before any change.
  public internal(set) var range: Range<ByteOffset>

  /// What is or is not done: a verb phrase in lower case, without a full stop.
  public let message: String

  /// Which condition decided; always there when the verdict is `manual`.
  public internal(set) var reason: String?

  /// What a caller could notice after the change.
  public internal(set) var effects: [Effect]

  /// The change; `nil` when the verdict is `manual`.
  public internal(set) var fix: Fix?

  /// What is still to be done elsewhere before Swift 6 accepts the place, changed or not.
  public internal(set) var needs: [RequiredAnnotation] = []

  /// Whether the place takes something to another actor of which it is not known that it may go there.
  var capturesUnknown = false

  /// Whether what a fix that several places share writes for this one is unsafe; `nil` where it is this one's alone.
  var marksUnsafe: Bool?

  init(
    codemod: String, verdict: Verdict, range: Range<ByteOffset>, message: String,
    reason: String? = nil, effects: [Effect] = [], fix: Fix? = nil,
  ) {
    self.codemod = codemod
    self.verdict = verdict
    self.range = range
    self.message = message
    self.reason = reason
    self.effects = effects
    self.fix = fix
  }
}

/// What may be done about a site without a person, from the most to the least.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
  /// The change is right: it is applied.
  case safe
  /// The change wants a reader: it is applied with `--review`.
  case review
  /// No change is known to be right: the site is only reported.
  case manual

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .safe: 0
    case .review: 1
    case .manual: 2
    }
  }
}

/// What a caller could notice after a change.
public enum Effect: String, Sendable, CaseIterable {
  /// The work starts later than before.
  case runsLater = "runs-later"
  /// The work may start before work that was asked for earlier.
  case reorders = "reorders"
  /// The work runs on another thread than before.
  case changesThread = "changes-thread"
  /// What may change is read when the work is asked for, where it was read when the work ran.
  case readsEarlier = "reads-earlier"
  /// Task-local values are those of the code that asks for the work, where they were the defaults.
  case inheritsTaskLocals = "inherits-task-locals"
  /// The work has the priority of the code that asks for it, where it was the default one.
  case inheritsPriority = "inherits-priority"
  /// The work is cancelled with the code that asks for it, where it was not.
  case inheritsCancellation = "inherits-cancellation"
  /// An older compiler does not accept the result, or gives it another meaning.
  case needsToolchain = "needs-toolchain"

  /// An empty block stays registered when its object is gone, and is called for nothing.
  case leavesObserver = "leaves-observer"

  /// The compiler is told not to check something. The engine gives it to every fix that writes so.
  case addsUnsafe = "adds-unsafe"

  /// The sentence for the documentation.
  public var summary: String {
    switch self {
    case .runsLater: "the work starts later than before"
    case .reorders: "the work may start before work that was asked for earlier"
    case .changesThread: "the work runs on another thread than before"
    case .readsEarlier:
      "what may change is read when the work is asked for, and no longer when it runs"
    case .inheritsTaskLocals:
      "task-local values are those of the code that asks for the work, not the defaults"
    case .inheritsPriority:
      "the work has the priority of the code that asks for it, not the default one"
    case .inheritsCancellation:
      "the work is cancelled with the code that asks for it, where it was not"
    case .needsToolchain:
      "an older compiler does not accept the result, or gives it another meaning"
    case .leavesObserver: "an empty block stays registered when its object is gone"
    case .addsUnsafe:
      "the compiler no longer checks what the change marks as unsafe, as by 'nonisolated(unsafe)'"
    }
  }
}
