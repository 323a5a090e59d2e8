import Rewriter

/// What ends a chain of functions with completion handlers that wait for one another: the one of them that can't
/// change, or the one to begin with.
struct HandlerChain {
  private let context: Context
  private var fates: [OwnCallee: Fate] = [:]

  init(in context: Context) { self.context = context }

  /// What becomes of one of the functions.
  private enum Fate {
    /// Becomes asynchronous, or nothing is known of it.
    case changes
    /// No codemod looks for its end.
    case isNoCompletion
    case stays(Refusal, line: Int)
  }

  /// The finding with what keeps the function that it waits for, in place of the advice to start there.
  mutating func ending(_ finding: Finding) -> Finding {
    guard let start = finding.waitsFor, let reason = finding.reason,
      case let refusal = Refusal(finding.key ?? .keptByCallers, reason),
      refusal.advice?.hasPrefix(Refusal.startingWord) == true
    else { return finding }
    var ending = finding
    let end = self.reason(refusal, waitingFor: start)
    // Where another form is added, nobody is asked to do anything.
    ending.reason = finding.fix == nil ? end : Refusal(refusal.key, end).condition
    return ending
  }

  private mutating func reason(_ refusal: Refusal, waitingFor start: OwnCallee) -> String {
    var passed: Set<OwnCallee> = []
    var last = start
    while true {
      guard passed.insert(last).inserted else {
        return "\(refusal.condition), but can't before this one; change both by hand, or "
          + "keep their handlers"
      }
      switch fate(of: last) {
      case .changes: return "\(refusal.condition); \(Refusal.startingWord)'\(last.baseName)'"
      case .isNoCompletion:
        return refusal.keeping("isn't known to be called when work ends", "keep the handler")
      case .stays(let end, let line):
        if let next = end.waitsFor {
          last = next
          continue
        }
        let other = last == start ? "" : ", as '\(last.baseName)' does"
        let file = last.path == context.path ? "" : "'\(last.path)', "
        return refusal.keeping(
          "keeps its handler\(other) (\(file)line \(line)\(end.keepsHandler ? ": \(end.lastCause)" : ""))",
          end.keepsHandler
            ? end.advice ?? end.adviceToCaller
            : "change '\(last.baseName)' first, as the finding on that line says")
      }
    }
  }

  private mutating func fate(of callee: OwnCallee) -> Fate {
    if let known = fates[callee] { return known }
    let fate = found(callee)
    fates[callee] = fate
    return fate
  }

  private func found(_ callee: OwnCallee) -> Fate {
    guard let home = context.seen(inFile: callee.path),
      let completion = home.completion(of: callee)
    else { return .changes }
    guard completion.isOfCompletion, !completion.isRegistered(in: home) else {
      return .isNoCompletion
    }
    let outcome = CompletionToAsync(completion: completion, context: home).outcome
    guard !outcome.isFlattened, let refusal = outcome.kept ?? outcome.finding?.refusal else {
      return .changes
    }
    let line = LineTable(home.tree.source).line(of: completion.function.range.lowerBound)
    return .stays(refusal, line: line)
  }
}

extension Context {
  /// The parameter of a function in this file.
  func completion(of callee: OwnCallee) -> CompletionParameter? {
    tree.functions(named: callee.baseName).lazy
      .compactMap { CompletionParameter(of: $0, in: self) }
      .first { OwnCallee($0, in: self).takes(callee) }
  }
}

extension Refusal {
  /// What to do about another function that waits for this one, where the sentence about this one doesn't say it.
  fileprivate var adviceToCaller: String {
    key == .alreadyWrapped
      ? "write an 'async' version by hand that awaits that, or keep the handler"
      : "keep the handler"
  }

  /// What comes last of several reasons: the one to see to.
  fileprivate var lastCause: String {
    if let end = condition.ranges(of: ", and an asynchronous version can't be added, since ").last {
      return "no asynchronous version can be added, since \(condition[end.upperBound...])"
    }
    let end = condition.ranges(of: " can't be awaited: ").last
    return end.map { String(condition[$0.upperBound...]) } ?? condition
  }

  /// The sentence with what another function does instead of changing first.
  fileprivate func keeping(_ deed: String, _ advice: String) -> String {
    "\(condition.replacing(Self.waiting, with: deed)); \(advice)"
  }
}
