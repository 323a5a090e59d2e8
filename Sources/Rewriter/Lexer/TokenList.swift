/// A file's tokens without a tree, for a reader of many files that wants no more of them.
public struct TokenList: Sendable {
  public let source: SourceFile

  /// The kinds of the tokens, the last one `endOfFile`.
  public let kinds: [TokenKind]

  private let tokens: [LexedToken]

  /// Cost: one pass over the bytes; a tenth of what the tree costs.
  ///
  /// Tokens are as the lexer leaves them: `>>` that ends two generic argument lists is one.
  public init(_ source: SourceFile) {
    self.source = source
    tokens = source.bytes.withUnsafeBufferPointer { Lexer.lex($0).tokens }
    kinds = tokens.map(\.kind)
  }

  public var count: Int { kinds.count }

  /// The bytes of the token, without trivia.
  public func range(_ token: Int) -> Range<ByteOffset> {
    ByteOffset(tokens[token].start)..<ByteOffset(tokens[token].end)
  }

  /// The source text of the tokens, with what lies between them.
  public func text(_ tokens: Range<Int>) -> String {
    guard let last = tokens.last else { return "" }
    return source.text(range(tokens.lowerBound).lowerBound..<range(last).upperBound)
  }

  public func text(_ token: Int) -> String { source.text(range(token)) }

  /// The bytes of the name that the token spells: without the backticks around it.
  public func nameRange(_ token: Int) -> Range<ByteOffset> {
    let range = range(token)
    let isQuoted = range.byteCount > 2 && source.bytes[range.lowerBound.value] == UInt8(ascii: "`")
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// The name that the token spells.
  public func name(_ token: Int) -> String { source.text(nameRange(token)) }

  /// The bytes of the token, without trivia.
  public func bytes(of token: Int) -> ArraySlice<UInt8> { source.bytes[range(token).indices] }

  /// Whether nothing stands between the token and the one after it.
  public func isJoinedToNext(_ token: Int) -> Bool {
    token + 1 < count && tokens[token].end == tokens[token + 1].start
  }

  /// Whether a line ends between the token and the one after it.
  public func hasLineBreak(after token: Int) -> Bool {
    guard token + 1 < count else { return false }
    return source.bytes[Int(tokens[token].end)..<Int(tokens[token + 1].start)].contains {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
  }

  /// The first byte of the token; 0 at the end of the file.
  public func firstByte(of token: Int) -> UInt8 {
    let range = range(token).indices
    return range.isEmpty ? 0 : source.bytes[range.lowerBound]
  }

  /// How often the byte occurs in the token.
  public func occurrences(of byte: UInt8, in token: Int) -> Int {
    source.bytes[range(token).indices].count { $0 == byte }
  }
}
