/// A type as the source spells it, and what the spelling alone says about it.
struct TypeSpelling {
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
    if core.utf8.allSatisfy(\.isInName) { return String(core) }
    var name: [UInt8] = []
    var depth = 0
    for byte in core.utf8 {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if depth == 0, !byte.isSpace { name.append(byte) }
      if byte == UInt8(ascii: ">") { depth -= 1 }
    }
    return String(decoding: name, as: UTF8.self)
  }

  var isVoid: Bool { !isOptional && wrapsVoid }

  /// Whether the type is `Void` or an optional of it.
  var wrapsVoid: Bool { core == "()" || core.isEmpty || core == "Void" || core == "Swift.Void" }

  /// What a function type returns; `nil` for any other type.
  var functionResult: TypeSpelling? {
    Self.topLevelArrow(in: core).map { TypeSpelling(core[$0...]) }
  }

  /// The names of the attributes in front of a type, also inside of the parentheses around it.
  static func attributes(of text: String) -> Set<Substring> { marks(of: text).attributes }

  /// The names of the attributes, and the specifiers, in front of a type, also inside of the parentheses
  /// around it.
  ///
  /// As measured with Swift 6.3.1, `@Sendable` in front of parentheses or of a name says nothing: of a parameter the
  /// compiler ignores it without a word, and anywhere else it's an error.
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
      } else if rest.utf8.last.isOptionalMark, topLevelArrow(in: rest) == nil {
        rest = trimmed(rest.dropLast())
      } else if let inner = inParentheses(rest), !isTuple(inner) {
        attributes.remove("Sendable")
        rest = inner
      } else {
        if topLevelArrow(in: rest) == nil { attributes.remove("Sendable") }
        return (attributes, specifiers)
      }
    }
  }
}

extension TypeSpelling {
  private static func unwrapped(_ text: Substring) -> (Substring, isOptional: Bool) {
    // Most types are a name.
    if text.utf8.allSatisfy(\.isInName) { return (text, false) }
    var text = trimmed(text)
    var isOptional = false
    while true {
      if let (_, rest) = leadingSpecifier(of: text) {
        text = rest
      } else if text.utf8.last.isOptionalMark, topLevelArrow(in: text) == nil {
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
    let isAttribute = text.utf8.first == UInt8(ascii: "@")
    let name = (isAttribute ? text.dropFirst() : text).utf8.prefix(while: \.isInName)
    let word = text[..<name.endIndex]
    guard isAttribute || specifiers.contains(word) else { return nil }
    var rest = text[word.endIndex...]
    if rest.utf8.first == UInt8(ascii: "("),
      ["@convention", "@isolated", "nonisolated"].contains(word)
    {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: ")"))
      rest = rest[(end.map { rest.utf8.index(after: $0) } ?? rest.endIndex)...]
    }
    return (word, trimmed(rest))
  }

  private static let specifiers: Set<Substring> = [
    "inout", "sending", "isolated", "borrowing", "consuming", "nonisolated", "any", "some",
    "__owned", "__shared",
  ]

  /// What the parentheses hold that enclose the whole text; `nil` if there are none.
  private static func inParentheses(_ text: Substring) -> Substring? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return nil }
    var depth = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, bytes.index(after: index) != bytes.endIndex { return nil }
    }
    return trimmed(Substring(bytes.dropFirst().dropLast()))
  }

  private static func isTuple(_ text: Substring) -> Bool {
    place(in: text) { $0[$1] == UInt8(ascii: ",") } != nil
  }

  /// The index behind the first `->` that is in no brackets.
  private static func topLevelArrow(in text: Substring) -> Substring.Index? {
    place(in: text) { bytes, place in
      bytes[place] == UInt8(ascii: "-") && place + 1 < bytes.count
        && bytes[place + 1] == UInt8(ascii: ">")
    }
    .map { text.utf8.index(text.startIndex, offsetBy: $0 + 2) }
  }

  /// The first place in no brackets at which the condition holds.
  private static func place(
    in text: Substring, where holds: (UnsafeBufferPointer<UInt8>, Int) -> Bool,
  ) -> Int? {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes in
      var depth = 0
      return bytes.indices.first { place in
        switch bytes[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
        default: break
        }
        if depth == 0, holds(bytes, place) { return true }
        switch bytes[place] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        // Have: ->
        case UInt8(ascii: ">") where place == 0 || bytes[place - 1] != UInt8(ascii: "-"): depth -= 1
        default: break
        }
        return false
      }
    }
    return found ?? nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var bytes = text.utf8.drop(while: \.isSpace)
    while bytes.last?.isSpace == true { bytes.removeLast() }
    return Substring(bytes)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name, or of one with others in front: `A.B`.
  var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isSpace: Bool {
    switch self {
    case UInt8(ascii: " "), 0x09...0x0D: true
    default: false
    }
  }
}

extension UInt8? {
  fileprivate var isOptionalMark: Bool {
    self == UInt8(ascii: "?") || self == UInt8(ascii: "!")
  }
}
