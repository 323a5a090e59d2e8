import Rewriter

/// A change that is made whole or not at all.
public struct Fix: Sendable {
  public let edits: [Edit]

  /// Names from the standard library that the edits insert, as `Task`. Where the file's scope or
  /// the project gives such a name another meaning, the engine writes `_Concurrency.Task`.
  public let insertedNames: [String]

  public init(_ edits: [Edit], insertedNames: [String] = []) {
    self.edits = edits
    self.insertedNames = insertedNames
  }

  /// The fix with the names written out in full.
  func qualifying(_ names: [String]) -> Fix {
    guard !names.isEmpty else { return self }
    let edits = edits.map { edit in
      Edit(replace: edit.range, with: Self.qualify(names, in: edit.replacement))
    }
    return Fix(edits, insertedNames: insertedNames)
  }

  private static func qualify(_ names: [String], in text: String) -> String {
    var result = ""
    var word = ""
    func endWord() {
      result += names.contains(word) ? "_Concurrency.\(word)" : word
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        endWord()
        result.append(character)
      }
    }
    endWord()
    return result
  }
}
