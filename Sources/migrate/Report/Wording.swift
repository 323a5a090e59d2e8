/// A sentence with the words in 'quotes' apart.
struct Wording {
  /// What stands around the quoted words, one more than ``names``.
  private let frame: [String]

  /// The quoted words, without their quotes.
  private let names: [String]

  /// Sentences with the same key differ in the quoted words only.
  var key: String { frame.joined(separator: "'…'") }

  init(_ sentence: String) {
    var frame: [String] = []
    var names: [String] = []
    var rest = sentence[...]
    while let quotation = Self.quotation(in: rest) {
      frame.append(String(rest[..<quotation.lowerBound]))
      names.append(String(rest[quotation].dropFirst().dropLast()))
      rest = rest[quotation.upperBound...]
    }
    self.frame = frame + [String(rest)]
    self.names = names
  }

  enum Part {
    case plain(String)
    case quoted(String)
  }

  /// The sentence from its start to its end.
  var parts: [Part] {
    var parts = [Part.plain(frame[0])]
    for (position, name) in names.enumerated() {
      parts += [.quoted(name), .plain(frame[position + 1])]
    }
    return parts
  }

  /// The first quoted words with their quotes; an apostrophe within a word is none.
  private static func quotation(in text: Substring) -> Range<Substring.Index>? {
    var previous: Character = " "
    var start: Substring.Index?
    for index in text.indices {
      let character = text[index]
      defer { previous = character }
      guard character == "'" else { continue }
      let end = text.index(after: index)
      if let start, end == text.endIndex || !text[end].isWord { return start..<end }
      if start == nil, !previous.isWord { start = index }
    }
    return nil
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
