/// A token as the lexer hands it to the parser.
struct LexedToken {
  var start: UInt32
  var end: UInt32
  var kind: TokenKind
  var flags: Flags

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// A line break stands between the previous token and this one, or this is the first token.
    static let atStartOfLine = Flags(rawValue: 1 << 0)
  }
}

/// A file's tokens in order, the last one `endOfFile`, and what was wrong with them.
///
/// Every token but `endOfFile` has at least one byte, since an empty string segment is no token;
/// only in a multi-line literal is it one, where trivia sets it apart. What lies between two tokens
/// is trivia.
struct LexedFile {
  var tokens: [LexedToken]
  var errors: [SyntaxError]
}
