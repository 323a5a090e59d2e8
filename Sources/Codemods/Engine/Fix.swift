import Rewriter

/// A change that is made whole or not at all.
public struct Fix: Sendable {
  public private(set) var edits: [Edit]

  /// Names from the standard library that the edits insert, as `Task`. Where the project gives such a
  /// name another meaning, the engine writes `_Concurrency.Task`: every word of a replacement that is
  /// one of the names counts, so that source which is moved must not be part of one.
  public let insertedNames: [String]

  /// Whether what the edits tell the compiler not to check is known to be right.
  let trust: Trust

  /// What is known of code that the compiler doesn't check any more.
  public enum Trust: Sendable {
    /// A reader has to look.
    case unproven
    /// The codemod has made sure that no two threads can meet there.
    case proven
  }

  /// What the fix adds that others may count on.
  public internal(set) var additions: [Addition] = []

  /// What other fixes have to add, in this run, or else this one is wrong.
  public internal(set) var countsOn: [Addition] = []

  /// Those of these that the fix starts a task for, to await them there.
  var startsTasksFor: Set<Addition> = []

  /// Whether the fix is of use only where another one counts on what it adds.
  var isForOthersOnly = false

  public init(_ edits: [Edit], insertedNames: [String] = [], trust: Trust = .unproven) {
    self.edits = edits
    self.insertedNames = insertedNames
    self.trust = trust
  }

  init(
    _ edits: [Edit], insertedNames: [String] = [], adding additions: [Addition] = [],
    countingOn countsOn: [Addition],
  ) {
    self.init(edits, insertedNames: insertedNames)
    self.additions = additions
    self.countsOn = countsOn
  }

  /// How much the fix uses what it counts on (``Addition/worthwhileUse``).
  var uses: [Addition: Int] {
    let uses = countsOn.map { ($0, startsTasksFor.contains($0) ? 1 : Addition.worthwhileUse) }
    return Dictionary(uses, uniquingKeysWith: max)
  }

  /// The fix with the modules of some of the names before them.
  func qualifying(_ names: [String]) -> Fix {
    guard !names.isEmpty else { return self }
    var fix = self
    fix.edits = edits.map { edit in
      Edit(replace: edit.range, with: Self.qualify(names, in: edit.replacement))
    }
    return fix
  }

  /// The module that declares a name of the standard library, or of Foundation.
  static func module(of name: String) -> String {
    if namesOfConcurrency.contains(name) { return "_Concurrency" }
    return namesOfFoundation.contains(name) ? "Foundation" : "Swift"
  }

  /// The types of Foundation that codemods write.
  static let namesOfFoundation: Set = [
    "DistributedNotificationCenter", "NSObjectProtocol", "NotificationCenter", "Timer",
  ]

  /// Whether code with the word runs only on systems that have Swift's concurrency.
  static func needsConcurrency(_ word: String) -> Bool {
    namesOfConcurrency.contains(word) || wordsOfTasks.contains(word)
  }

  /// Whether what the word needs are tasks, and no type that it names.
  static func needsTasks(_ word: String) -> Bool { wordsOfTasks.contains(word) || word == "Task" }

  private static let wordsOfTasks: Set = [
    "async", "await", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "withDiscardingTaskGroup", "withTaskCancellationHandler", "withTaskGroup",
    "withThrowingDiscardingTaskGroup", "withThrowingTaskGroup", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]

  /// The public types of the module `_Concurrency` that code is likely to name (Swift 6.3.1).
  private static let namesOfConcurrency: Set = [
    "Actor", "AnyActor", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "CancellationError", "CheckedContinuation", "Clock", "ContinuousClock",
    "DiscardingTaskGroup", "Executor", "ExecutorJob", "GlobalActor", "InstantProtocol", "MainActor",
    "SerialExecutor", "SuspendingClock", "Task", "TaskExecutor", "TaskGroup", "TaskLocal",
    "TaskPriority", "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup", "UnownedSerialExecutor",
    "UnsafeContinuation", "UnsafeCurrentTask",
  ]

  /// Words after a period are members, and those in string literals are text.
  private static func qualify(_ names: [String], in text: String) -> String {
    var result = ""
    var word = ""
    var isInString = false
    func endWord() {
      let isName = names.contains(word) && !isInString && result.last != "."
      result += isName ? "\(module(of: word)).\(word)" : word
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        endWord()
        if character == "\"" { isInString.toggle() }
        result.append(character)
      }
    }
    endWord()
    return result
  }
}
