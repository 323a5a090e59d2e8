/// A type as the source spells it, and what the spelling alone says about it.
struct WrittenType {
  /// The spelling without attributes and specifiers in front, and without the parentheses, `?` and
  /// `!` around the whole.
  let core: Substring

  /// Whether a `?` or `!` was around it.
  let isOptional: Bool

  init(_ text: some StringProtocol) {
    (core, isOptional) = Self.unwrapped(Substring(text))
  }

  /// The name without generic arguments: `A.B` for `A<Int>.B?`.
  var name: String {
    var name = ""
    var depth = 0
    for character in core {
      if character == "<" { depth += 1 }
      if depth == 0, !character.isWhitespace { name.append(character) }
      if character == ">" { depth -= 1 }
    }
    return name
  }

  var isVoid: Bool { !isOptional && wrapsVoid }

  /// Whether the type is `Void` or an optional of it.
  var wrapsVoid: Bool { core == "()" || core.isEmpty || core == "Void" || core == "Swift.Void" }

  /// What a function type returns; `nil` for any other type.
  var functionResult: WrittenType? {
    Self.topLevelArrow(in: core).map { WrittenType(core[$0...]) }
  }

  /// The names of the attributes in front of a type, also inside of the parentheses around it.
  static func attributes(of text: String) -> Set<Substring> { marks(of: text).attributes }

  /// The names of the attributes, and the specifiers, in front of a type, also inside of the parentheses
  /// around it.
  static func marks(of text: String) -> (attributes: Set<Substring>, specifiers: Set<Substring>) {
    var attributes: Set<Substring> = []
    var specifiers: Set<Substring> = []
    var rest = trimmed(Substring(text))
    while true {
      if let (word, next) = leadingSpecifier(of: rest) {
        if word.hasPrefix("@") {
          attributes.insert(word.dropFirst())
        } else {
          specifiers.insert(word)
        }
        rest = next
      } else if rest.hasSuffix("?") || rest.hasSuffix("!"), topLevelArrow(in: rest) == nil {
        rest = trimmed(rest.dropLast())
      } else if let inner = inParentheses(rest), !isTuple(inner) {
        rest = inner
      } else {
        return (attributes, specifiers)
      }
    }
  }
}

extension WrittenType {
  private static func unwrapped(_ text: Substring) -> (Substring, isOptional: Bool) {
    var text = trimmed(text)
    var isOptional = false
    while true {
      if let (_, rest) = leadingSpecifier(of: text) {
        text = rest
      } else if (text.hasSuffix("?") || text.hasSuffix("!")), topLevelArrow(in: text) == nil {
        text = trimmed(text.dropLast())
        isOptional = true
      } else if let inner = inParentheses(text), !inner.isEmpty, !isTuple(inner) {
        text = inner
      } else {
        return (text, isOptional)
      }
    }
  }

  /// The attribute or specifier at the start, and what follows it.
  private static func leadingSpecifier(of text: Substring) -> (Substring, Substring)? {
    let isAttribute = text.hasPrefix("@")
    let word = text.prefix { $0 == "@" || $0 == "_" || $0.isLetter || $0.isNumber || $0 == "." }
    guard isAttribute || specifiers.contains(word) else { return nil }
    var rest = text[word.endIndex...]
    if rest.hasPrefix("("), ["@convention", "@isolated", "nonisolated"].contains(word) {
      rest = rest[(rest.firstIndex(of: ")").map { rest.index(after: $0) } ?? rest.endIndex)...]
    }
    return (word, trimmed(rest))
  }

  private static let specifiers: Set<Substring> = [
    "inout", "sending", "isolated", "borrowing", "consuming", "nonisolated", "any", "some",
    "__owned", "__shared",
  ]

  /// What the parentheses hold that enclose the whole text; `nil` if there are none.
  private static func inParentheses(_ text: Substring) -> Substring? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0, text.index(after: index) != text.endIndex { return nil }
    }
    return trimmed(text.dropFirst().dropLast())
  }

  private static func isTuple(_ text: Substring) -> Bool {
    firstIndex(in: text) { text, index in text[index] == "," } != nil
  }

  /// The index behind the first `->` that is in no brackets.
  private static func topLevelArrow(in text: Substring) -> Substring.Index? {
    firstIndex(in: text) { text, index in text[index...].hasPrefix("->") }
      .map { text.index($0, offsetBy: 2) }
  }

  /// The first index in no brackets at which the condition holds.
  private static func firstIndex(
    in text: Substring, where holds: (Substring, Substring.Index) -> Bool,
  ) -> Substring.Index? {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if "([<".contains(character) { depth += 1 }
      if depth == 0, holds(text, index) { return index }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
