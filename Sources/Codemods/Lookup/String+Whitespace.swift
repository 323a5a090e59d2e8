extension String {
  /// The text without blanks and line breaks, to compare what is spelled differently.
  var withoutWhitespace: String {
    // Characters are dear.
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return filter { !$0.isWhitespace } }
    return utf8.contains(where: \.isASCIIWhitespace)
      ? String(decoding: utf8.filter { !$0.isASCIIWhitespace }, as: UTF8.self) : self
  }
}

extension UInt8 {
  fileprivate var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
