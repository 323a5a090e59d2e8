extension String {
  /// The text without blanks and line breaks, to compare what is spelled differently.
  var withoutWhitespace: String {
    // Most texts have none, and characters are dear.
    let isPlain = utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    return isPlain ? self : filter { !$0.isWhitespace }
  }
}
