extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The index of the first period: behind the module in `A.B.C`.
  var firstDot: Index? { utf8.firstIndex(of: UInt8(ascii: ".")) }

  /// The index of the last period: in front of the last name in `A.B.C`.
  var lastDot: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }
}
