import Rewriter

extension Context {
  /// Why no task is to stand at a node: the author says so in a comment in front of a statement around it.
  ///
  /// Have: // Through Dispatch, not a Task: creating the context blocks for seconds.
  /// Have: // Main queue on purpose: the pool is what hangs here.
  func refusalByComment(at node: Node) -> Refusal? {
    refusal(of: node) { $0.wordsAgainstTasks ?? $0.wordsForQueue }
  }

  /// Why work of a background queue is to stay off the threads that tasks share: a comment says that it blocks.
  ///
  /// Have: // The underlying getter blocks on the session's queue.
  func refusalByCommentOfBlocking(at node: Node) -> Refusal? {
    refusal(of: node, by: \.wordsOfBlocking)
  }

  private func refusal(of node: Node, by words: (Substring) -> String?) -> Refusal? {
    let statements = node.ancestorsAndSelf.lazy.prefix { !$0.isFunctionLike || $0.is(.closureExpr) }
      .filter { $0.is(.codeBlockItem) }
    for statement in statements {
      guard let trivia = statement.firstToken?.leadingTrivia,
        let words = tree.source.text(trivia).partsOfSentences.lazy.compactMap(words).first
      else { continue }
      return Refusal(.forbiddenByComment, "the comment before this code says '\(words)'")
    }
    return nil
  }
}

extension String {
  /// What punctuation separates in a comment; lines of one sentence stay together.
  fileprivate var partsOfSentences: [Substring] {
    guard contains("/") else { return [] }
    return replacing(". ", with: ";").replacing("’", with: "'").replacing(" - ", with: ";")
      .split { ",;:()—–".contains($0) }
  }
}

extension Substring {
  /// `not a Task`: the words from a refusal to the name of the type; `nil` where there are none.
  fileprivate var wordsAgainstTasks: String? {
    for (position, word) in words.enumerated() where word == "Task" || word.hasPrefix("Task.") {
      let front = words[..<position].suffix(3)
      let start = front.lastIndex { Self.refusals.contains($0.lowercased()) }
      if let start { return words[start...position].joined(separator: " ") }
    }
    return nil
  }

  /// `Main queue on purpose`: the words up to the intention, where they name a queue.
  fileprivate var wordsForQueue: String? {
    let words = words
    let intention = words.firstIndex { Self.intentions.contains($0.lowercased()) }
    guard let intention, words.contains(where: { Self.queues.contains($0.lowercased()) }) else {
      return nil
    }
    let isLast = words[...intention].contains { Self.queues.contains($0.lowercased()) }
    return (isLast ? words[...intention].suffix(8) : words[intention...].prefix(8))
      .joined(separator: " ")
  }

  /// `getter blocks`: the words around the one that says that code blocks its thread, not that it spares the main one.
  fileprivate var wordsOfBlocking: String? {
    let words = words
    guard let position = words.firstIndex(where: { Self.blocking.contains($0.lowercased()) }),
      !words.contains(where: { Self.sparing.contains($0.lowercased()) })
    else { return nil }
    return words[Swift.max(0, position - 3)...].prefix(8).joined(separator: " ")
  }

  private var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "." }.map(String.init)
  }

  private static let refusals: Set = [
    "not", "never", "don't", "can't", "cannot", "mustn't", "shouldn't", "no", "avoid", "instead",
    "rather",
  ]

  private static let intentions: Set = [
    "purpose", "purposely", "deliberate", "deliberately", "intentional", "intentionally",
  ]

  private static let queues: Set = ["queue", "dispatch", "gcd", "dispatchqueue", "asyncafter"]

  private static let blocking: Set = ["blocks", "blocking"]

  private static let sparing: Set = [
    "main", "ui", "interface", "avoid", "avoids", "without", "prevent", "prevents", "not", "don't",
    "never", "no", "instead", "code",
  ]
}
