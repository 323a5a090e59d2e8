import Rewriter

extension Context {
  /// Why no task is to stand at a node: the author says so in a comment in front of a statement around it.
  ///
  /// Have: // Through Dispatch, not a Task: creating the context blocks for seconds.
  func refusalByComment(at node: Node) -> Refusal? {
    let statements = node.ancestorsAndSelf.lazy.prefix { !$0.isFunctionLike || $0.is(.closureExpr) }
      .filter { $0.is(.codeBlockItem) }
    for statement in statements {
      guard let trivia = statement.firstToken?.leadingTrivia else { continue }
      if let words = tree.source.text(trivia).wordsAgainstTasks {
        return Refusal(
          .forbiddenByComment, "the comment before this code says '\(words)'")
      }
    }
    return nil
  }
}

extension String {
  /// `not a Task`, of a comment: the words from a refusal to the name of the type, in one part of a sentence; `nil`
  /// where there are none.
  fileprivate var wordsAgainstTasks: String? {
    guard contains("Task") else { return nil }
    let parts = replacing(". ", with: ";").replacing("’", with: "'")
      .split { ",;:()—–".contains($0) }
    return parts.lazy.compactMap(\.wordsAgainstTasks).first
  }
}

extension Substring {
  fileprivate var wordsAgainstTasks: String? {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "." }.map(String.init)
    for (position, word) in words.enumerated() where word == "Task" || word.hasPrefix("Task.") {
      let front = words[..<position].suffix(3)
      let start = front.lastIndex { Self.refusals.contains($0.lowercased()) }
      if let start { return words[start...position].joined(separator: " ") }
    }
    return nil
  }

  private static let refusals: Set = [
    "not", "never", "don't", "can't", "cannot", "mustn't", "shouldn't", "no", "avoid", "instead",
    "rather",
  ]
}
