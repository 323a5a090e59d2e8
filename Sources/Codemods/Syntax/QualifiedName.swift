extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The index of the first period: behind the module in `A.B.C`.
  var firstDot: Index? { utf8.firstIndex(of: UInt8(ascii: ".")) }

  /// The index of the last period: in front of the last name in `A.B.C`.
  var lastDot: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }

  /// `C` of `A.B.C`.
  var lastName: String { lastDot.map { String(self[index(after: $0)...]) } ?? String(self) }

  /// `A.B` of `A.B.C`; empty for a name alone.
  var enclosingName: String { lastDot.map { String(self[..<$0]) } ?? "" }
}
