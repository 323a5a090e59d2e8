/// A place in a file in Objective-C where an object removes itself from a notification center.
struct ObjectiveCRemoval: Sendable {
  /// The class that it is in, by its name in Objective-C.
  let type: String

  /// The first word of the method's selector.
  let method: String

  /// The class whose default center it is: `NSNotificationCenter`; `nil` where that is not evident.
  let center: String?

  var path = ""

  /// Whether the object is gone behind it.
  var isInDealloc: Bool { method == "dealloc" }
}

/// Reads where the methods of an implementation in Objective-C say `removeObserver:self`.
///
/// Its tokens are read in one pass, without a preprocessor: of the branches of `#if` all count.
struct ObjectiveCImplementation {
  private(set) var removals: [ObjectiveCRemoval] = []

  private typealias Token = ObjectiveCTokens.Token

  private var tokens: ObjectiveCTokens
  private var type = ""
  private var method = ""

  /// The tokens in front of the one at hand, as many as name a center.
  private var recent: [Token] = []

  /// Cost: a search for the word; where it is found, one pass.
  init(_ bytes: [UInt8]) {
    tokens = ObjectiveCTokens(bytes)
    guard Self.removing.isFound(in: bytes) else { return }
    while let token = tokens.next() {
      read(token)
      recent = recent.suffix(Self.lengthOfCenter - 1) + [token]
    }
  }

  private static let removing = WordSearch(["removeObserver"])

  private mutating func read(_ token: Token) {
    switch token {
    case .mark(UInt8(ascii: "@")): readKeyword()
    // Have: - (void)stop, which no expression begins a line with.
    case .mark(UInt8(ascii: "-")), .mark(UInt8(ascii: "+")):
      if isAtStartOfLine { method = nameOfMethod() ?? method }
    case .word(let range) where tokens.text(range) == "removeObserver" && !type.isEmpty:
      guard removesSelf() else { return }
      removals.append(ObjectiveCRemoval(type: type, method: method, center: center))
    default: break
    }
  }

  /// `@implementation Name`, `@implementation Name (Category)`, `@end`
  private mutating func readKeyword() {
    let start = tokens.position
    guard case .word(let range)? = tokens.next() else {
      tokens.position = start
      return
    }
    switch tokens.text(range) {
    case "implementation":
      if case .word(let name)? = tokens.next() { type = tokens.text(name) }
    case "end": type = ""
    default: break
    }
  }

  private var isAtStartOfLine: Bool {
    let mark = tokens.position - 1
    return mark == 0 || tokens.bytes[mark - 1].isLineBreak
  }

  /// method → ("-" | "+") "(" type ")" name
  private mutating func nameOfMethod() -> String? {
    guard case .mark(UInt8(ascii: "("))? = tokens.next() else { return nil }
    var depth = 1
    while depth > 0, let token = tokens.next() {
      switch token {
      case .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: ")")): depth -= 1
      default: break
      }
    }
    guard case .word(let range)? = tokens.next() else { return nil }
    return tokens.text(range)
  }

  /// Whether `:self]` or `:self name:` follows: behind `:self forKeyPath:` it is none of notifications.
  private mutating func removesSelf() -> Bool {
    let start = tokens.position
    defer { tokens.position = start }
    guard case .mark(UInt8(ascii: ":"))? = tokens.next(), case .word(let range)? = tokens.next(),
      ["self", "strongSelf", "weakSelf"].contains(tokens.text(range))
    else { return false }
    switch tokens.next() {
    case .mark(UInt8(ascii: "]")): return true
    case .word(let range): return tokens.text(range) == "name"
    default: return false
    }
  }

  /// `NSNotificationCenter` of `[NSNotificationCenter defaultCenter]`, if that is in front of the word at hand.
  private var center: String? {
    guard recent.count == Self.lengthOfCenter, case .mark(UInt8(ascii: "[")) = recent[0],
      case .word(let type) = recent[1], case .word(let function) = recent[2],
      case .mark(UInt8(ascii: "]")) = recent[3], tokens.text(function) == "defaultCenter"
    else { return nil }
    return tokens.text(type)
  }

  private static let lengthOfCenter = 4
}
