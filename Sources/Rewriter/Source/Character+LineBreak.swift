extension Character {
  /// Whether the character ends a line. CRLF is one character, which is not equal to `\n`: text that may be a
  /// file's is compared by this.
  public var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension StringProtocol {
  /// The lines, also the empty ones, without what ends them.
  public var lines: [SubSequence] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
  }
}
