import Synchronization

/// Answers to questions that are asked again and again, on any thread.
///
/// Two threads that ask at once may both compute an answer; both get the one that was first.
final class Memo<Question: QuicklyHashed & Sendable, Answer: Sendable>: Sendable {
  private let answers = Mutex<[QuickKey<Question>: Answer]>([:])

  /// The answer, if one is there; one that is being computed is not waited for.
  func knownAnswer(to question: Question) -> Answer? { knownAnswer(to: QuickKey(question)) }

  private func knownAnswer(to key: QuickKey<Question>) -> Answer? { answers.withLock { $0[key] } }

  /// Gives the room of the answers back.
  func forget() { answers.withLock { $0 = [:] } }

  /// - Parameter compute: gives the same answer to the same question, and may ask others, here as well:
  ///   nothing is locked meanwhile.
  func answer(to question: Question, _ compute: () -> Answer) -> Answer {
    let key = QuickKey(question)
    if let known = knownAnswer(to: key) { return known }
    let answer = compute()
    return answers.withLock { answers in
      if let known = answers[key] { return known }
      answers[key] = answer
      return answer
    }
  }
}

/// An answer that is computed when somebody asks for the first time.
final class Once<Answer: Sendable>: Sendable {
  private let answer = Mutex<Answer?>(nil)

  /// - Parameter compute: always gives the same answer. Two threads that ask at once may both call it.
  func value(_ compute: () -> Answer) -> Answer {
    if let known = answer.withLock({ $0 }) { return known }
    let new = compute()
    answer.withLock { $0 = new }
    return new
  }
}
