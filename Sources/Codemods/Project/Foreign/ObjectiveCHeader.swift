/// A class or protocol that a header in Objective-C declares, as Swift imports it.
struct ObjectiveCType: Sendable {
  let kind: Kind

  /// Swift's name for it.
  let name: String

  /// The superclass and the protocols behind the name, not those of categories.
  let inherited: [String]

  /// The words in front of it that speak to Swift: `NS_SWIFT_UI_ACTOR`.
  let attributes: Set<String>

  enum Kind: String, Sendable {
    case `class`, `protocol`
  }
}

/// Reads which classes and protocols a header in Objective-C declares.
///
/// Its tokens are read in one pass, without a preprocessor: of the branches of `#if` all count.
struct ObjectiveCHeader {
  private(set) var types: [ObjectiveCType] = []

  private let bytes: [UInt8]
  private var position = 0

  /// Since the last declaration.
  private var attributes: [String] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard Self.declarations.isFound(in: bytes) else { return }
    while let token = next() { read(token) }
  }

  private static let declarations = WordSearch(["@interface", "@protocol"])

  private mutating func read(_ token: Token) {
    switch token {
    case .word(let range): noteAttribute(range)
    case .string(let range): attributes.append(text(range))
    case .mark(UInt8(ascii: "@")):
      guard case .word(let range)? = next() else { return }
      switch text(range) {
      case "interface": readType(.class)
      case "protocol": readType(.protocol)
      default: break
      }
      attributes.removeAll()
    case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: "}")), .directive: attributes.removeAll()
    case .mark: break
    }
  }

  /// `NS_SWIFT_UI_ACTOR`, `__attribute__((swift_attr("@MainActor")))`, and the name in `NS_SWIFT_NAME(Name)`
  private mutating func noteAttribute(_ range: Range<Int>) {
    let isName = attributes.last == Self.nameAttribute
    guard isName || bytes[range].starts(with: Self.attributePrefix) else { return }
    attributes.append(text(range))
  }

  private static let nameAttribute = "NS_SWIFT_NAME"
  private static let attributePrefix = Array("NS_SWIFT_".utf8)

  /// `@interface Name<T> : Superclass<T> <A, B>`, `@protocol Name <A, B>`: what has neither is a category, or
  /// only a mention.
  private mutating func readType(_ kind: ObjectiveCType.Kind) {
    guard case .word(let name)? = next() else { return }
    var inherited: [String] = []
    var hasColon = false
    var isSuperclassRead = false
    while true {
      let start = position
      switch next() {
      case .mark(UInt8(ascii: ":")): hasColon = true
      case .mark(UInt8(ascii: "<")):
        let names = namesUpToClosingBracket()
        // Have: a generic class's parameters, or its superclass's arguments.
        if kind == .protocol || isSuperclassRead { inherited += names }
      case .word(let range) where hasColon && !isSuperclassRead:
        inherited.append(text(range))
        isSuperclassRead = true
      case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: "(")): return
      default:
        position = start
        guard kind == .protocol || isSuperclassRead else { return }
        types.append(type(kind, named: text(name), inherited))
        return
      }
    }
  }

  private mutating func namesUpToClosingBracket() -> [String] {
    var names: [String] = []
    var depth = 1
    while depth > 0, let token = next() {
      switch token {
      case .word(let range) where depth == 1: names.append(text(range))
      case .mark(UInt8(ascii: "<")): depth += 1
      case .mark(UInt8(ascii: ">")): depth -= 1
      default: break
      }
    }
    return names
  }

  private func type(
    _ kind: ObjectiveCType.Kind, named name: String, _ inherited: [String],
  ) -> ObjectiveCType {
    let position = attributes.firstIndex(of: Self.nameAttribute)
    let renamed = position.flatMap { attributes[$0...].dropFirst().first }
    return ObjectiveCType(
      kind: kind, name: renamed ?? name, inherited: inherited, attributes: Set(attributes))
  }
}

extension ObjectiveCHeader {
  private enum Token {
    case word(Range<Int>)
    /// What is between the quotes.
    case string(Range<Int>)
    case mark(UInt8)
    /// A line for the preprocessor.
    case directive
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func byte(_ position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func next() -> Token? {
    while let byte = byte(position) {
      let start = position
      position += 1
      switch byte {
      case UInt8(ascii: "/") where self.byte(position) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(position) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#"):
        skipLine()
        return .directive
      case UInt8(ascii: "\""): return string()
      case _ where byte.isWordByte:
        while self.byte(position)?.isWordByte == true { position += 1 }
        return .word(start..<position)
      case _ where byte.isBlank || byte.isLineBreak: continue
      default: return .mark(byte)
      }
    }
    return nil
  }

  /// A backslash at its end makes a line go on.
  private mutating func skipLine() {
    var last: UInt8?
    while let byte = byte(position), !(byte.isLineBreak && last != UInt8(ascii: "\\")) {
      last = byte
      position += 1
    }
  }

  private mutating func skipComment() {
    position += 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }

  /// A string ends at the latest where its line does.
  private mutating func string() -> Token {
    let start = position
    while let byte = byte(position), byte != UInt8(ascii: "\""), !byte.isLineBreak { position += 1 }
    defer { position = min(position + 1, bytes.count) }
    return .string(start..<position)
  }
}

extension UInt8 {
  /// Whether it is part of a word: a letter, a digit, `_`, or not ASCII.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
