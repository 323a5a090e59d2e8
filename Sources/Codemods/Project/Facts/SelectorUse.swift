import Rewriter

/// A place that names a method or property for the Objective-C runtime.
struct SelectorUse: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// `#selector(A.run(_:))`: ``name`` is `run`.
    case expression(receiver: String?, labels: [String]?)
    /// `Selector("run:")`, `NSSelectorFromString("run:")`: ``name`` is the selector.
    case string
    /// `#keyPath(A.b)`, `value(forKey: "b")`: ``name`` is a name of the path.
    case keyPath
    /// A connection in a storyboard or xib: ``name`` is the selector, or the name of an outlet.
    case interfaceFile
    /// All words of the selector are in some file in Objective-C.
    case objectiveC
  }

  let form: Form
  let name: String
  /// The qualified name of the innermost type around it; empty for none.
  var scope = ""
  let path: String
  /// Where the use begins in its file; the start where that is not told.
  var offset = ByteOffset(0)
}

/// Finds the uses of selectors in a file's tokens.
///
/// A selector that is put together at run time is not found.
struct SelectorScanner {
  private let tokens: TokenList
  private let path: String

  /// What was found, each with its token, in the order of the file.
  private(set) var uses: [(token: Int, use: SelectorUse)] = []

  /// Whether a call may register an observer of notifications by selector, or remove one.
  private(set) var mayFindObservers = false

  /// Cost: one pass over the tokens, of which few are looked at.
  init(_ tokens: TokenList, path: String) {
    self.tokens = tokens
    self.path = path
    for token in 0..<max(tokens.count - 3, 0) { look(at: token) }
  }

  private mutating func look(at token: Int) {
    switch tokens.kinds[token] {
    case .pound where tokens.kinds[token + 2] == .leftParen: expression(token)
    case .identifier where tokens.kinds[token + 1] == .leftParen: string(token)
    case .identifier where tokens.kinds[token + 1] == .colon: key(token)
    case .identifier where tokens.kinds[token + 1] == .rightParen: function(token)
    default: break
    }
  }

  /// `#selector(…)`, `#keyPath(…)`
  private mutating func expression(_ token: Int) {
    let isSelector = tokens.spells(token + 1, "selector")
    guard isSelector || tokens.spells(token + 1, "keyPath"), tokens.kinds[token + 1].isWord else {
      return
    }
    var depth = 0
    var end = token + 2
    repeat {
      if tokens.kinds[end] == .leftParen { depth += 1 }
      if tokens.kinds[end] == .rightParen { depth -= 1 }
      end += 1
    } while depth > 0 && end < tokens.count
    let inside = token + 3..<max(end - 1, token + 3)
    if isSelector { selector(inside, at: token) } else { keyPath(inside, at: token) }
  }

  /// selector → (("getter" | "setter") ":")? (receiver ".")? name labels? ("as" type)?
  private mutating func selector(_ range: Range<Int>, at token: Int) {
    var range = range
    if range.count > 2, tokens.kinds[range.lowerBound + 1] == .colon { range.removeFirst(2) }
    if let cast = range.first(where: { tokens.kinds[$0] == .as }) {
      range = range.lowerBound..<cast
    }
    // Have: `a.b.run(_:with:)`. The parentheses are behind the name, or around the whole.
    while range.count > 2, tokens.kinds[range.lowerBound] == .leftParen,
      tokens.kinds[range.upperBound - 1] == .rightParen
    {
      range = range.dropFirst().dropLast()
    }
    var labels: [String]?
    if let paren = range.first(where: { tokens.kinds[$0] == .leftParen }) {
      labels = (paren + 1..<range.upperBound)
        .filter { tokens.kinds[$0].isWord || tokens.kinds[$0] == .wildcard }
        .map { tokens.kinds[$0] == .wildcard ? "" : tokens.name($0) }
      range = range.lowerBound..<paren
    }
    guard let last = range.last, tokens.kinds[last].isWord else { return }
    let receiver = range.count > 2 ? tokens.text(range.lowerBound..<last - 1) : nil
    note(.expression(receiver: receiver, labels: labels), tokens.name(last), at: token)
  }

  private mutating func keyPath(_ range: Range<Int>, at token: Int) {
    for name in range where tokens.kinds[name].isIdentifier {
      note(.keyPath, tokens.name(name), at: token)
    }
  }

  /// `Selector("…")`, `Selector(("…"))`, `NSSelectorFromString("…")`
  private mutating func string(_ token: Int) {
    if tokens.spells(token, "removeObserver") { mayFindObservers = true }
    guard tokens.spells(token, "Selector") || tokens.spells(token, "NSSelectorFromString") else {
      return
    }
    var start = token + 2
    while tokens.kinds[start] == .leftParen { start += 1 }
    if let text = literal(start) { note(.string, text, at: token) }
  }

  /// `tokens.forEach(center.removeObserver)`
  private mutating func function(_ token: Int) {
    if tokens.spells(token, "removeObserver") { mayFindObservers = true }
  }

  /// `value(forKey: "…")`, `addObserver(self, forKeyPath: "…")`
  private mutating func key(_ token: Int) {
    if tokens.spells(token, "selector") { mayFindObservers = true }
    guard let text = literal(token + 2) else { return }
    let isPath = tokens.spells(token, "forKeyPath")
    guard isPath || tokens.spells(token, "forKey") && isKeyValueCoding(argument: token) else {
      return
    }
    for name in text.split(separator: ".") { note(.keyPath, String(name), at: token) }
  }

  /// Many a `forKey:` is about a dictionary.
  private func isKeyValueCoding(argument token: Int) -> Bool {
    var depth = 0
    for position in stride(from: token - 1, through: max(token - 64, 1), by: -1) {
      switch tokens.kinds[position] {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen where depth == 0:
        return Self.keyValueCoding.contains(tokens.text(position - 1))
      case .leftParen, .leftSquare, .leftBrace: depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }

  /// Methods of `NSKeyValueCoding` and `NSKeyValueObserving` that take a key.
  private static let keyValueCoding: Set = [
    "value", "setValue", "mutableArrayValue", "mutableSetValue", "mutableOrderedSetValue",
    "willChangeValue", "didChangeValue", "willChange", "didChange", "validateValue",
  ]

  /// The text of a string literal without interpolation that begins at the token.
  private func literal(_ token: Int) -> String? {
    guard token + 2 < tokens.count, tokens.kinds[token] == .stringQuote,
      tokens.kinds[token + 1] == .stringSegment, tokens.kinds[token + 2] == .stringQuote
    else { return nil }
    return tokens.text(token + 1)
  }

  private mutating func note(_ form: SelectorUse.Form, _ name: String, at token: Int) {
    let offset = tokens.range(token).lowerBound
    uses.append((token, SelectorUse(form: form, name: name, path: path, offset: offset)))
  }
}

extension TokenList {
  /// Whether the token is spelled so; cheap for one of another length.
  fileprivate func spells(_ token: Int, _ word: StaticString) -> Bool {
    let range = range(token)
    guard range.byteCount == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { source.bytes[range.indices].elementsEqual($0) }
  }
}
