/// Why a site is left unchanged: what kind of reason it is, and a sentence about this code.
public struct Refusal: Error, Hashable, Sendable {
  public let key: ReasonKey

  /// The condition that decided: a phrase for the report.
  public private(set) var reason: String

  /// What would have to change elsewhere.
  var needs: [RequiredAnnotation]

  /// Whether the site is right as it is.
  var isNote: Bool

  /// Whether the site is only left until something else has changed.
  var isForNow: Bool

  /// The function with a completion handler that has to become asynchronous first (``wait(for:)``).
  var waitsFor: OwnCallee?

  init(
    _ key: ReasonKey, _ reason: String, needs: [RequiredAnnotation] = [], isNote: Bool = false,
    isForNow: Bool = false,
  ) {
    self.key = key
    self.reason = reason
    self.needs = needs
    self.isNote = isNote
    self.isForNow = isForNow
  }

  /// The same kind of refusal in other words.
  func reworded(_ reason: (String) -> String) -> Refusal {
    var refusal = self
    refusal.reason = reason(self.reason)
    return refusal
  }

  /// The end of a sentence about a function with a completion handler: which one has to change first.
  static func wait(for function: OwnCallee) -> String {
    "which \(waiting); \(startingWord)'\(function.baseName)'"
  }

  /// What a reason says in front of the advice where another function has to change first, and what that begins with.
  static let waiting = "has to become asynchronous first"
  static let startingWord = "start with "

  /// What one types to run a codemod that runs on demand only.
  static func command(only codemod: String) -> String { "migrate apply --only \(codemod) --review" }

  /// The same with the advice, where the sentence has none.
  func advising(_ advice: String) -> Refusal {
    semicolon != nil ? self : reworded { "\($0); \(advice)" }
  }

  /// The sentence for a finding about another place: an annotation that may be no help stays unsaid.
  var reasonElsewhere: String { key == .notOnMainActor ? condition : reason }

  /// The sentence without the advice, which is its last clause.
  var condition: String { semicolon.map { String(reason[..<$0.lowerBound]) } ?? reason }

  /// What to do, which is the last clause of the sentence; `nil` where it has none.
  var advice: String? { semicolon.map { String(reason[$0.upperBound...]) } }

  /// What is between the last two clauses.
  private var semicolon: Range<String.Index>? { reason.ranges(of: "; ").last }

  /// Whether a reader can do nothing to have the function changed.
  var keepsHandler: Bool { advice?.hasPrefix("keep the handler") ?? true }

  /// Whether other declarations keep a function as it is: what is to be done about them is no matter where it gets
  /// another form.
  var isOfOtherDeclarations: Bool {
    [.calledFromObjectiveC, .overriddenMethod, .requiredByProtocol, .unknownSupertype].contains(key)
  }

  /// What of Swift's concurrency the advice relies on, with a verb; `nil` for nothing.
  var featureAdvised: String? {
    guard key != .systemTooOld, let advice = advice?.withoutNames else { return nil }
    if Self.wordsOfActors.contains(where: advice.holds) { return "'@MainActor' needs" }
    return Self.wordsOfTasks.contains(where: advice.holds) ? "tasks need" : nil
  }

  /// Whether one of the ways that the advice names relies on nothing of that.
  var hasOtherAdvice: Bool {
    guard let advice else { return false }
    return advice.split(separator: ", or ").contains { way in
      let way = String(way).withoutNames
      return !(Self.wordsOfActors + Self.wordsOfTasks).contains(where: way.holds)
    }
  }

  private static let wordsOfActors = ["'@MainActor", "'MainActor.", "isolate "]
  private static let wordsOfTasks = ["'Task", "'async", "async ", "'await", "'withChecked"]
}

extension String {
  /// The text without the quoted names of declarations: of what is quoted, only what the language declares stays.
  fileprivate var withoutNames: String {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isName = index % 2 == 1 && !Self.quotedFeatures.contains(where: part.hasPrefix)
      return isName ? "" : String(part)
    }.joined(separator: "'")
  }

  private static let quotedFeatures = [
    "@MainActor", "MainActor.", "Task {", "Task.", "async", "await ", "withChecked",
  ]
}
