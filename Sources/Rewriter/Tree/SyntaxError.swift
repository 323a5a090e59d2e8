/// A place where the source is not Swift.
public struct SyntaxError: Hashable, Sendable {
  public let offset: ByteOffset
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// A token of this kind should stand here.
    case expected(TokenKind)
    /// Something that the text names (`an expression`, `a type`) should stand here.
    case expectedSyntax(StaticName)
    /// Nothing should stand here.
    case unexpected
    /// What the lexer found wrong: an unterminated string, an invalid digit, a stray byte.
    case malformed(StaticName)
    /// The nesting is deeper than the parser follows.
    case tooDeep
  }

  public init(offset: ByteOffset, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

/// Words of a message that are known when the program is compiled.
public struct StaticName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(stringLiteral value: String) { description = value }
}

extension SyntaxError: CustomStringConvertible {
  /// The message, a phrase in lower case without a full stop.
  public var description: String {
    switch reason {
    case .expected(let kind): "expected '\(kind.spelling ?? "\(kind)")'"
    case .expectedSyntax(let name): "expected \(name)"
    case .unexpected: "unexpected code"
    case .malformed(let name): "\(name)"
    case .tooDeep: "nested too deeply to be read"
    }
  }
}
