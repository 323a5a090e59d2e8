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
  /// Whether the current token is only part of a lexed one, or is taken as another kind.
  private(set) var isPart = false

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
  var next: TokenKind {
    isPart || current.kind == .endOfFile ? following.kind : tokens[index + 1].kind
  }

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
    let isRemainder = isPart && current.start != tokens[index].start
    return isRemainder ? current.start : index == 0 ? 0 : tokens[index - 1].end
  }

  var previousKind: TokenKind? { index == 0 ? nil : tokens[index - 1].kind }

  /// Whether the current token is part of a lexed one, with more of it to come.
  private var isSplit: Bool { isPart && current.end != tokens[index].end }

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
    if isPart { return skipPart() }
    guard current.kind != .endOfFile else { return }
    index += 1
    current = tokens[index]
  }

  private mutating func skipPart() {
    if isSplit {
      splitCount += 1
      current = remainder
    } else {
      isPart = false
      skip()
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
    isPart = true
  }

  /// Moves past the current token or, at an opening bracket, past its closing one.
  ///
  /// `#if` is an opening bracket, too, and everything ends before the `#else` or `#endif` that
  /// comes next: this is how swift-syntax skips, and some of its decisions hang on that. Cost:
  /// linear in what is skipped, which is about `limit` tokens at most; never recurses.
  mutating func skipBalanced(atMost limit: Int = .max) {
    var open: [TokenKind] = []
    let start = tokenIndex
    repeat {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare, .poundIf, .poundElse, .poundElseif:
        open.append(kind)
      default:
        break
      }
      skip()
      while let opener = open.last, atEndOfIfConfigClauseBody || atEnd(of: opener) {
        open.removeLast()
        guard let closer = Self.closer(of: opener) else { return }
        _ = skip(if: closer)
      }
    } while !open.isEmpty && tokenIndex - start < limit
  }

  private func atEnd(of opener: TokenKind) -> Bool {
    switch opener {
    case .leftParen: at(.rightParen, .rightBrace, .endOfFile)
    case .leftBrace: at(.rightBrace, .endOfFile)
    case .leftSquare: at(.rightSquare, .endOfFile)
    default: at(.endOfFile)
    }
  }

  /// The bracket that closes another; `nil` for `#if` and its clauses.
  private static func closer(of opener: TokenKind) -> TokenKind? {
    switch opener {
    case .leftParen: .rightParen
    case .leftBrace: .rightBrace
    case .leftSquare: .rightSquare
    default: nil
    }
  }
}
