import Rewriter

/// A place that a codemod looked at, and what it thinks of it.
public struct Finding: Sendable {
  /// The id of the codemod.
  public let codemod: String

  public internal(set) var verdict: Verdict

  /// The place, in the file as it was before any change.
  public internal(set) var range: Range<ByteOffset>

  /// What is or isn't done: a verb phrase in lower case, without a full stop.
  public let message: String

  /// What kind of reason there is to leave the place unchanged; `nil` where there is a fix.
  let key: ReasonKey?

  /// Which condition decided; always there when the verdict is `manual`.
  public internal(set) var reason: String?

  /// What callers may notice after the change.
  public internal(set) var effects: [Effect]

  /// The change; `nil` when the verdict is `manual`.
  public internal(set) var fix: Fix?

  /// The change to the file as it was before any other; `nil` where it changes what another fix writes first.
  public internal(set) var directFix: Fix?

  /// What has to be done elsewhere before Swift 6 accepts the place, changed or not.
  public internal(set) var needs: [RequiredAnnotation] = []

  /// The upcoming feature with which Swift 6 accepts the place as it is.
  public internal(set) var feature: FeatureOfModule?

  /// Whether the place passes a value to another actor that isn't known to be Sendable.
  var capturesUnknown = false

  /// The function with a completion handler that has to become asynchronous first.
  var waitsFor: OwnCallee?

  /// Whether the place is right as it is, and only told of since a reader may look for it.
  public internal(set) var isNote = false

  /// Whether the compiler checks the place already: it is in a module in Swift 6 mode, which builds or says what is wrong.
  public internal(set) var isLeftToCompiler = false

  /// Whether the compiler accepts the place, and the program stops there in Swift 6 mode.
  var stopsProgram = false

  /// Whether a comment keeps the place as it is (``IgnoreComment``).
  public internal(set) var isIgnored = false

  /// Whether what a fix that several places share writes for this one is unsafe; `nil` where it is this one's alone.
  var marksUnsafe: Bool?

  init(
    codemod: String, verdict: Verdict, range: Range<ByteOffset>, message: String,
    key: ReasonKey? = nil, reason: String? = nil, effects: [Effect] = [], fix: Fix? = nil,
  ) {
    self.codemod = codemod
    self.verdict = verdict
    self.range = range
    self.message = message
    self.key = key
    self.reason = reason
    self.effects = effects
    self.fix = fix
  }

  /// Why there is no change, as other findings may say it; `nil` where there is one.
  var refusal: Refusal? {
    guard fix == nil, let key, let reason else { return nil }
    var refusal = Refusal(key, reason)
    refusal.waitsFor = waitsFor
    return refusal
  }

  /// What `migrate explain` tells more about: the codemod, with the kind of reason where there is no fix.
  public var code: String { key.map { "\(codemod)/\($0.rawValue)" } ?? codemod }
}

/// An upcoming feature that a module could be compiled with.
public struct FeatureOfModule: Hashable, Sendable {
  public let name: String
  public let module: String

  /// The file that describes the module.
  public let path: String
}

/// What may be done about a site without a person, from the most to the least.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
  /// The change is right: it is applied.
  case safe
  /// The change needs a review: it is applied with `--review`.
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

/// What callers may notice after a change.
public enum Effect: String, Sendable, CaseIterable {
  /// The work starts later than before.
  case runsLater = "runs-later"
  /// The work may start before other work that was scheduled earlier.
  case reorders = "reorders"
  /// The work runs on a different thread than before.
  case changesThread = "changes-thread"
  /// A value that may change is read when the work is scheduled, where it was read when the work ran.
  case readsEarlier = "reads-earlier"
  /// The work sees the task-local values of the code that starts it, where it saw the default values.
  case inheritsTaskLocals = "inherits-task-locals"
  /// The work has the priority of the code that starts it, where it had the default priority.
  case inheritsPriority = "inherits-priority"
  /// The work is canceled together with the code that starts it, where it wasn't.
  case inheritsCancellation = "inherits-cancellation"
  /// Callers continue on a path on which their handler wasn't called.
  case answersAlways = "answers-always"
  /// An object lives until the work is done, where it may have gone before.
  case keepsAlive = "keeps-alive"
  /// An older compiler rejects the result, or gives it a different meaning.
  case needsToolchain = "needs-toolchain"

  /// An empty block stays registered after its object is gone, and is called for nothing.
  case leavesObserver = "leaves-observer"

  /// The compiler is told not to check something. The engine gives it to every fix that writes so.
  case addsUnsafe = "adds-unsafe"

  /// The sentence for the documentation.
  public var summary: String {
    switch self {
    case .runsLater: "the work starts later than before"
    case .reorders: "the work may start before other work that was scheduled earlier"
    case .changesThread: "the work runs on a different thread than before"
    case .readsEarlier:
      "a value that may change is read when the work is scheduled, not when it runs"
    case .inheritsTaskLocals:
      "the work sees the task-local values of the code that starts it, not the default values"
    case .inheritsPriority:
      "the work has the priority of the code that starts it, not the default priority"
    case .inheritsCancellation:
      "the work is now canceled together with the code that starts it"
    case .answersAlways: "callers also continue where their handler wasn't called before"
    case .keepsAlive: "an object stays alive until the work is done"
    case .needsToolchain:
      "an older compiler rejects the result, or gives it a different meaning"
    case .leavesObserver: "an empty block stays registered after its object is gone"
    case .addsUnsafe:
      "the compiler no longer checks what the change marks as unsafe, as with 'nonisolated(unsafe)'"
    }
  }
}
