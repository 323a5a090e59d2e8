/// A place among the lexed tokens: what the parser looks at, and, copied, how it looks ahead.
///
/// The cursor and the lexer are the two places that read memory through pointers, for speed; both
/// live only inside `Parser.parse`, and the cursor never moves past the end of the file, so that
/// neither can leave its buffer.
struct Cursor {
  private let tokens: UnsafePointer<LexedToken>
  let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the current token among the lexed ones.
  private(set) var index = 0
  /// How many more tokens there are in the tree than in what was lexed, up to here.
  private(set) var splitCount = 0
  /// The current token, or what is left of it after a split.
  private(set) var current: LexedToken

  /// - Precondition: the last token is the end of the file.
  init(tokens: UnsafeBufferPointer<LexedToken>, bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = tokens.baseAddress else { preconditionFailure("no end-of-file token") }
    self.tokens = first
    self.bytes = bytes
    current = first.pointee
  }

  /// The index of the current token in the tree.
  var tokenIndex: Int { index + splitCount }

  var kind: TokenKind { current.kind }

  /// The kind of the token after the current one.
  var next: TokenKind { following.kind }

  /// The token after the current one.
  var following: LexedToken {
    current.kind == .endOfFile ? current : isSplit ? remainder : tokens[index + 1]
  }

  /// Whether a line break stands before the current token.
  var atStartOfLine: Bool { current.flags.contains(.atStartOfLine) }

  /// Whether anything, be it a space or a comment, stands between the previous token and this one.
  var hasSpaceBefore: Bool {
    current.start != (tokenIndex == 0 ? 0 : previousEnd)
  }

  /// Whether anything stands between the current token and the next.
  var hasSpaceAfter: Bool { following.start != current.end }

  /// The end of the previous token, in bytes.
  var previousEnd: UInt32 {
    let isRemainder = current.start != tokens[index].start
    return isRemainder ? current.start : index == 0 ? 0 : tokens[index - 1].end
  }

  /// Whether the current token is only part of a lexed one, or is taken as another kind.
  var isPart: Bool {
    let lexed = tokens[index]
    return current.end != lexed.end || current.start != lexed.start || current.kind != lexed.kind
  }

  /// Whether the current token is part of a lexed one, with more of it to come.
  private var isSplit: Bool { current.end != tokens[index].end }

  /// What the lexer makes of the rest of a token that was split.
  private var remainder: LexedToken {
    var token = Lexer.relex(bytes, from: Int(current.end), after: current.kind)
    token.end = min(token.end, tokens[index].end)
    return token
  }
}

extension Cursor {
  func at(_ kind: TokenKind) -> Bool { current.kind == kind }

  func at(_ first: TokenKind, _ second: TokenKind) -> Bool {
    current.kind == first || current.kind == second
  }

  func at(_ first: TokenKind, _ second: TokenKind, _ third: TokenKind) -> Bool {
    current.kind == first || current.kind == second || current.kind == third
  }

  /// Whether the current token is of the kind and on the line of the token before.
  func atSameLine(_ kind: TokenKind) -> Bool { current.kind == kind && !atStartOfLine }

  /// Whether the current token's text begins with the ASCII character.
  func at(prefix character: Unicode.Scalar) -> Bool {
    current.end > current.start && bytes[Int(current.start)] == UInt8(ascii: character)
  }

  /// Whether the current token is an operator that is spelt so, whatever its fixity.
  func atOperator(_ spelling: StaticString) -> Bool {
    switch current.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .ellipsis, .equal,
      .leftAngle, .rightAngle, .exclamationMark, .infixQuestionMark, .postfixQuestionMark, .arrow,
      .period:
      at(text: spelling)
    default:
      false
    }
  }

  /// Whether the current token is spelt so.
  func at(text: StaticString) -> Bool { isText(text, of: current) }

  /// Whether the token is spelt so.
  func isText(_ text: StaticString, of token: LexedToken) -> Bool {
    let count = Int(token.end - token.start)
    guard count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[Int(token.start)..<Int(token.end)]) }
  }
}

extension Cursor {
  /// Moves past the current token; stays at the end of the file.
  mutating func skip() {
    if isSplit {
      splitCount += 1
      current = remainder
    } else if current.kind != .endOfFile {
      index += 1
      current = tokens[index]
    }
  }

  /// Moves past the current token if it is of the kind.
  mutating func skip(if kind: TokenKind) -> Bool {
    guard current.kind == kind else { return false }
    skip()
    return true
  }

  /// Makes the current token's first bytes a token of the kind, and moves to what is left of it.
  mutating func skip(prefix byteCount: Int, as kind: TokenKind) {
    split(prefix: byteCount, as: kind)
    skip()
  }

  /// Makes the current token's first bytes the current token.
  mutating func split(prefix byteCount: Int, as kind: TokenKind) {
    current.kind = kind
    current.end = current.start + UInt32(byteCount)
  }

  /// Moves past the current token or, at an opening bracket, past what it encloses and the bracket
  /// that closes it. Cost: linear in what is skipped; never recurses.
  mutating func skipBalanced() {
    var closers: [TokenKind] = []
    repeat {
      switch kind {
      case .leftParen: closers.append(.rightParen)
      case .leftSquare: closers.append(.rightSquare)
      case .leftBrace: closers.append(.rightBrace)
      case .rightParen, .rightSquare, .rightBrace:
        guard let closer = closers.lastIndex(of: kind) else { return closers.isEmpty ? skip() : () }
        closers.removeSubrange(closer...)
      case .endOfFile: return
      default: break
      }
      skip()
    } while !closers.isEmpty
  }

  /// Moves to the end of the file.
  mutating func skipToEnd() {
    while kind != .endOfFile { skip() }
  }
}
