import Rewriter

extension Context {
  /// Why no task is to stand at a node: the author says so in a comment in front of a statement around it.
  ///
  /// Have: // Through Dispatch, not a Task: creating the context blocks for seconds.
  /// Have: // Main queue on purpose: the pool is what hangs here.
  func refusalByComment(at node: Node) -> Refusal? {
    refusal(quoting: comments(beforeStatementsAround: node)) {
      $0.wordsAgainstTasks ?? $0.wordsForQueue
    }
  }

  /// Why work of a background queue is to stay off the threads that tasks share: a comment there, or in front of the
  /// function, says that it blocks.
  ///
  /// Have: // The underlying getter blocks on the session's queue.
  func refusalByCommentOfBlocking(at node: Node) -> Refusal? {
    let function = node.ancestors.first { $0.is(.functionDecl) }?.comment
    return refusal(
      quoting: comments(beforeStatementsAround: node) + [function].compactMap(\.self),
      by: \.wordsOfBlocking)
  }

  /// Why a detached task stays detached: the author says that it is meant to be, in front of a statement around it, of
  /// one before that, or of its function.
  ///
  /// Have: /// Deliberately detached without propagating the caller's cancellation.
  func refusalByCommentOnDetachment(at node: Node) -> Refusal? {
    let function = node.ancestors.first { $0.is(.functionDecl) }
    let before = statements(around: node).flatMap { statement in
      statement.parent?.children.prefix { $0.range.lowerBound <= statement.range.lowerBound } ?? []
    }
    return refusal(
      quoting: (before + [function].compactMap(\.self)).compactMap(\.comment),
      by: \.wordsForDetachment)
  }

  /// Whether the comment in front of a statement or of its paragraph, of its function or of its type is about a detached
  /// task.
  ///
  /// Have: // A detached task computes the hash.
  func isCommentedAsDetached(_ node: Node) -> Bool {
    let statement = node.ancestorsAndSelf.first { $0.is(.codeBlockItem) } ?? node
    let declarations = node.ancestors.filter { $0.is(.functionDecl) || $0.kind.isTypeOrExtension }
    return (statement.paragraphToHere + declarations).contains {
      $0.comment?.lowercased().contains("detached") == true
    }
  }

  private func comments(beforeStatementsAround node: Node) -> [String] {
    statements(around: node).compactMap(\.comment)
  }

  private func statements(around node: Node) -> [Node] {
    node.ancestorsAndSelf.prefix { !$0.isFunctionLike || $0.is(.closureExpr) }
      .filter { $0.is(.codeBlockItem) }
  }

  private func refusal(
    quoting comments: [String], by words: (Substring) -> String?,
  ) -> Refusal? {
    comments.lazy.flatMap(\.sentenceParts).compactMap(words).first.map {
      Refusal(
        .forbiddenByComment,
        "the comment before this code says '\($0)'; delete the comment if that's no longer so")
    }
  }
}

extension Node {
  /// The statement with those before it, up to the nearest comment, as far as no empty line is between them.
  fileprivate var paragraphToHere: [Node] {
    var paragraph = [self]
    for statement in (parent?.children.prefix { $0 != self } ?? []).reversed() {
      guard let last = paragraph.last, last.comment == nil, !last.startsParagraph else { break }
      paragraph.append(statement)
    }
    return paragraph
  }

  private var startsParagraph: Bool {
    guard let trivia = firstToken?.leadingTrivia else { return true }
    let lines = tree.source.text(trivia).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
  }

  /// The comment in front of the node's first token; `nil` for none.
  var comment: String? {
    guard let trivia = firstToken?.leadingTrivia, tree.hasComment(in: trivia) else { return nil }
    return tree.source.text(trivia)
  }
}

extension String {
  /// What punctuation separates in a comment; lines of one sentence stay together.
  fileprivate var sentenceParts: [Substring] {
    let text = replacing(". ", with: ";").replacing(".\n", with: ";").replacing(".\r\n", with: ";")
    return text.replacing("’", with: "'").replacing(" - ", with: ";")
      .split { ",;:()—–".contains($0) }
  }
}

extension Substring {
  /// `not a Task`: the words from a refusal to the name of the type; `nil` where there are none.
  fileprivate var wordsAgainstTasks: String? {
    let words = words
    for (position, word) in words.enumerated() where word == "Task" || word.hasPrefix("Task.") {
      let front = words[..<position].suffix(3)
      let start = front.lastIndex { Self.refusals.contains($0.lowercased()) }
      // Have: // Not a task yet.
      if words.word(at: position + 1) == "yet",
        front.suffix(2).map({ $0.lowercased() }) == ["not", "a"]
      {
        continue
      }
      if let start { return words[start...position].joined(separator: " ") }
    }
    return nil
  }

  /// `Deliberately detached`, `Detached on purpose`, `detached task to prevent inheriting`
  fileprivate var wordsForDetachment: String? {
    let words = words
    guard let name = words.firstIndex(where: { $0.lowercased() == "detached" }) else { return nil }
    let intention = words.firstIndex { Self.intentions.contains($0.lowercased()) }
    if let intention, abs(intention - name) < 4 {
      return words[Swift.min(intention, name)...Swift.max(intention, name)].joined(separator: " ")
    }
    // Have: a detached task that consumes events from the channel indefinitely
    let reason = words.indices.first { position in
      let word = words[position].lowercased()
      return Self.endless.contains(word)
        || word.hasPrefix("inherit")
          && words[..<position].suffix(2).contains { Self.preventing.contains($0.lowercased()) }
    }
    guard let reason else { return nil }
    return words[Swift.min(reason, name)...Swift.max(reason, name)].suffix(8).joined(separator: " ")
  }

  /// `Main queue on purpose`: the words up to the intention, where they name a queue.
  fileprivate var wordsForQueue: String? { wordsOfIntention ?? wordsOfNeed }

  /// `DispatchQueue.main.async is important`
  private var wordsOfNeed: String? {
    let words = words
    guard let call = words.firstIndex(where: { $0.hasPrefix("DispatchQueue.") }),
      let need = words[call...].prefix(4).firstIndex(where: { Self.needs.contains($0.lowercased()) }
      ),
      !words[call..<need].contains(where: {
        $0.hasSuffix("n't") || Self.refusals.contains($0.lowercased()) || Self.pasts.contains($0)
      })
    else { return nil }
    return words[call...need].joined(separator: " ")
  }

  private var wordsOfIntention: String? {
    let words = words
    let intention = words.firstIndex { Self.intentions.contains($0.lowercased()) }
    let queue = words.firstIndex { Self.queues.contains($0.lowercased()) }
    guard let intention, let queue else { return nil }
    let part = queue < intention ? words[...intention].suffix(8) : words[intention...].prefix(8)
    return part.joined(separator: " ")
  }

  /// `getter blocks`: the words around the verb that says that code blocks its thread, not that it spares the main one.
  fileprivate var wordsOfBlocking: String? {
    wordsOfDeadlock ?? wordsOfOwnThread ?? wordsOfVerbBlock
  }

  /// `A deadlock can occur`, and `to avoid deadlocks`, which the queue is there for; not `can't deadlock`.
  private var wordsOfDeadlock: String? {
    let words = words
    let position = words.indices.first { position in
      ["deadlock", "deadlocks"].contains(words.word(at: position))
        && !["no", "not", "never", "can't", "cannot"].contains(words.word(at: position - 1))
    }
    return position.map { words[Swift.max(0, $0 - 1)...].prefix(8).joined(separator: " ") }
  }

  /// `own thread`, where a comment says why code has one.
  private var wordsOfOwnThread: String? {
    let words = words
    let position = words.indices.first { position in
      ["dedicated", "own", "separate"].contains(words.word(at: position))
        && words.word(at: position + 1) == "thread"
    }
    return position.map { words[$0...].prefix(4).joined(separator: " ") }
  }

  private var wordsOfVerbBlock: String? {
    let words = words
    // Have: // Universal Clipboard causes the pasteboard to block.
    let causes = words.contains { ["cause", "causes", "makes"].contains($0.lowercased()) }
    let position = words.indices.first { position in
      switch words.word(at: position) {
      case "blocks": position > 0 && Self.afterBlocks.contains(words.word(at: position + 1))
      case "block":
        position > 0 && Self.beforeBlock.contains(words.word(at: position - 1))
          || causes && position + 1 == words.count
      case "blocked": words.word(at: position + 1) == "by"
      case "blocking":
        Self.afterBlocking.contains(words.word(at: position + 1))
          || position > 0 && words.word(at: position - 1) == "is"
      default: false
      }
    }
    guard let position else { return nil }
    let spares =
      words[..<position].contains { Self.sparing.contains($0.lowercased()) }
      || words.contains { Self.spared.contains($0.lowercased()) }
    guard !spares else { return nil }
    return words[Swift.max(0, position - 3)...].prefix(8).joined(separator: " ")
  }

  private var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "." }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
  }

  private static let refusals: Set = [
    "not", "never", "don't", "can't", "cannot", "mustn't", "shouldn't", "no", "avoid", "instead",
    "rather",
  ]

  private static let intentions: Set = [
    "purpose", "purposely", "deliberate", "deliberately", "intentional", "intentionally",
  ]

  private static let needs: Set = ["essential", "important", "necessary", "needed", "required"]

  /// Have: DispatchQueue.main.async was needed before iOS 13
  private static let pasts: Set = ["was", "were"]

  private static let endless: Set = ["indefinitely", "forever", "endlessly"]

  private static let preventing: Set = [
    "prevent", "prevents", "avoid", "avoids", "not", "don't", "doesn't", "without", "never",
  ]

  private static let queues: Set = ["queue", "dispatch", "gcd", "dispatchqueue", "asyncafter"]

  /// What may follow `blocks` where that is a verb; completion blocks are none.
  private static let afterBlocks: Set = [
    "", "on", "for", "until", "while", "its", "the", "this", "a", "when",
  ]

  /// What stands before `block` where that is what code may do.
  private static let beforeBlock: Set = ["can", "could", "may", "might"]

  /// What may follow `blocking` where code does that: `a blocking read`.
  private static let afterBlocking: Set = ["call", "calls", "io", "i", "read", "request", "wait"]

  /// What says in front of the verb that code doesn't block.
  private static let sparing: Set = [
    "non", "avoid", "avoids", "without", "prevent", "prevents", "not", "don't", "never", "no",
    "instead", "code",
  ]

  /// What a queue is there to keep free.
  private static let spared: Set = ["main", "ui", "interface"]
}

extension [String] {
  /// In lower case; empty behind the last one.
  fileprivate func word(at position: Int) -> String {
    indices.contains(position) ? self[position].lowercased() : ""
  }
}
