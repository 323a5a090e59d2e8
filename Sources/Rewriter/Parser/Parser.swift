/// Reads tokens into a tree, by recursive descent.
///
/// A function of the parser is called as what it reads (`functionDecl`, `switchCaseList`): `at` looks
/// at the current token, `eat` takes it if it is there, `expect` takes it or records an error. A node is
/// made last, of everything since a ``mark``, which makes wrapping what was read already free:
///
///     let start = mark
///     expect(.if)
///     conditionElementList()
///     finish(.ifExpr, start)
///
/// **Invariant**: parsing never fails and never hangs. Whatever is not understood ends up in an
/// `unexpectedNodes` node or as a token of the node at hand, and in ``errors``.
struct Parser {
  var cursor: Cursor
  var builder = TreeBuilder()
  private(set) var errors: [SyntaxError]
  /// The parts of the tokens that the parser had to split, such as `>>` where generic arguments end.
  private(set) var splits: [Split] = []
  /// How many brackets are open. swift-syntax gives up at the same depth.
  private var openBrackets = 0
  /// How many productions that may contain themselves are being read.
  private var depth = 0

  /// A part of a lexed token that is a token of its own.
  struct Split {
    let lexedIndex: Int
    let token: LexedToken
  }

  private static let maximumOpenBrackets = 256
  private static let maximumDepth = 1024

  init(cursor: Cursor, errors: [SyntaxError]) {
    self.cursor = cursor
    self.errors = errors
  }

  /// The tree of a file. Never fails. Cost: linear in the size of the file.
  static func parse(_ source: SourceFile) -> Tree {
    source.bytes.withUnsafeBufferPointer { bytes in
      let lexed = Lexer.lex(bytes)
      return lexed.tokens.withUnsafeBufferPointer { tokens in
        var parser = Parser(cursor: Cursor(tokens: tokens, bytes: bytes), errors: lexed.errors)
        parser.builder.reserve(nodes: tokens.count * 3 / 2)
        parser.sourceFile()
        return Tree(
          source: source, tokens: parser.finalTokens(lexed.tokens), builder: parser.builder,
          errors: parser.errors.sorted { $0.offset < $1.offset },
        )
      }
    }
  }

  /// The lexed tokens with the split ones replaced by their parts.
  private func finalTokens(_ lexed: [LexedToken]) -> [LexedToken] {
    guard !splits.isEmpty else { return lexed }
    var tokens: [LexedToken] = []
    tokens.reserveCapacity(lexed.count + splits.count)
    var next = 0
    for split in splits {
      tokens += lexed[next..<max(next, split.lexedIndex)]
      tokens.append(split.token)
      next = split.lexedIndex + 1
    }
    return tokens + lexed[next...]
  }
}

extension Parser {
  var kind: TokenKind { cursor.kind }

  /// The kind of the token after the current one.
  var next: TokenKind { cursor.next }

  var atStartOfLine: Bool { cursor.atStartOfLine }

  func at(_ kind: TokenKind) -> Bool { cursor.at(kind) }

  func at(_ first: TokenKind, _ second: TokenKind) -> Bool { cursor.at(first, second) }

  func at(_ first: TokenKind, _ second: TokenKind, _ third: TokenKind) -> Bool {
    cursor.at(first, second, third)
  }

  func atSameLine(_ kind: TokenKind) -> Bool { cursor.atSameLine(kind) }

  func at(prefix character: Unicode.Scalar) -> Bool { cursor.at(prefix: character) }

  func atOperator(_ spelling: StaticString) -> Bool { cursor.atOperator(spelling) }

  func at(text: StaticString) -> Bool { cursor.at(text: text) }

  /// Looks ahead: the body moves a copy of the cursor.
  func look<Result>(_ body: (inout Cursor) -> Result) -> Result {
    var copy = cursor
    return body(&copy)
  }
}

extension Parser {
  /// Takes the current token, whatever it is.
  mutating func bump() {
    switch cursor.kind {
    case .leftBrace, .leftParen, .leftSquare, .leftAngle, .poundIf: openBrackets += 1
    case .rightBrace, .rightParen, .rightSquare, .rightAngle, .poundEndif: openBrackets -= 1
    default: break
    }
    guard cursor.isPart else { return cursor.skip() }
    let taken = cursor.current
    let lexedIndex = cursor.index
    cursor.skip()
    splits.append(Split(lexedIndex: lexedIndex, token: taken))
    if cursor.index == lexedIndex { noteErrors(inRestOf: taken) }
  }

  /// Takes the first bytes of the current token, or all of it, as a token of the kind.
  mutating func bump(prefix byteCount: Int, as kind: TokenKind) {
    cursor.split(prefix: byteCount, as: kind)
    bump()
  }

  /// Records what is wrong with the rest of a split token alone, as with the `=` of `x: [A<B>]= []`.
  private mutating func noteErrors(inRestOf token: LexedToken) {
    _ = Lexer.relex(
      cursor.bytes, from: Int(token.end), after: token.kind, errors: &errors)
  }

  /// Takes the current token if it is of the kind.
  @discardableResult
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    bump()
    return true
  }

  /// Takes the current token if it is of either kind.
  @discardableResult
  mutating func eat(_ first: TokenKind, _ second: TokenKind) -> Bool {
    eat(first) || eat(second)
  }

  /// Takes the current token's first bytes as a token of the kind, if they are the character.
  @discardableResult
  mutating func eat(prefix character: Unicode.Scalar, as kind: TokenKind) -> Bool {
    guard at(prefix: character) else { return false }
    bump(prefix: 1, as: kind)
    return true
  }

  /// Takes the operator if it is spelt so, whatever its fixity.
  @discardableResult
  mutating func eat(operator spelling: StaticString) -> Bool {
    guard atOperator(spelling) else { return false }
    bump()
    return true
  }

  /// Takes the operator if it is spelt so, as a token of the kind.
  @discardableResult
  mutating func eat(operator spelling: StaticString, as kind: TokenKind) -> Bool {
    guard atOperator(spelling) else { return false }
    bump(prefix: spelling.utf8CodeUnitCount, as: kind)
    return true
  }
}

extension Parser {
  /// The place at which the next node begins.
  var mark: TreeBuilder.Mark {
    TreeBuilder.Mark(node: builder.nodes.count, token: cursor.tokenIndex)
  }

  /// Whether any token was taken since the mark.
  func hasProgressed(since mark: TreeBuilder.Mark) -> Bool { cursor.tokenIndex > mark.token }

  /// Makes one node of everything since the mark; none if no token was taken since.
  mutating func finish(_ kind: NodeKind, _ mark: TreeBuilder.Mark) {
    builder.finish(kind, mark, endToken: cursor.tokenIndex)
  }

  /// Records an error, unless one is recorded there: at the current token if that is unexpected, else
  /// just after the previous one.
  mutating func error(_ reason: SyntaxError.Reason) {
    let offset = ByteOffset(reason == .unexpected ? cursor.current.start : cursor.previousEnd)
    guard errors.last?.offset != offset else { return }
    errors.append(SyntaxError(offset: offset, reason: reason))
  }

  /// Enters a production that may contain itself; every `true` is paired with a call of ``ascend()``.
  ///
  /// `false` where the nesting is too deep: an error is recorded then, and the rest of the file is
  /// taken as it is.
  mutating func descend() -> Bool {
    guard depth < Self.maximumDepth, openBrackets <= Self.maximumOpenBrackets else {
      error(.tooDeep)
      let start = mark
      while !at(.endOfFile) { bump() }
      finish(.unexpectedNodes, start)
      return false
    }
    depth += 1
    return true
  }

  mutating func ascend() { depth -= 1 }
}
