/// Number literals. What stands directly behind the digits belongs to the token, as an error, so
/// that `0b102` is one wrong number and not two tokens.
extension Lexer {
  /// number → "0x" hex-number | "0o" octal-digits | "0b" binary-digits | decimal-number
  mutating func lexNumber() {
    guard bytes[position] == "0" else { return lexDecimalNumber() }
    switch byte(position + 1) {
    case "x": lexHexNumber()
    case "o": lexInteger(upTo: "7", "invalid digit in an octal literal")
    case "b": lexInteger(upTo: "1", "invalid digit in a binary literal")
    default: lexDecimalNumber()
    }
  }

  private mutating func lexInteger(upTo lastDigit: Unicode.Scalar, _ reason: StaticName) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: lastDigit)
    var end = position + 2
    if end < count, !digits.contains(bytes[end]) {
      fail(reason, at: end)
      return emit(.integerLiteral, to: wordEnd(from: end))
    }
    while end < count, digits.contains(bytes[end]) || bytes[end] == "_" { end += 1 }
    emit(.integerLiteral, to: wrongRest(from: end, reason))
  }

  /// decimal-number → digits ("." digits)? ([eE] [+-]? digits)?
  private mutating func lexDecimalNumber() {
    var end = digitsEnd(from: position)
    switch byte(end) {
    case ".":
      // Have: `tuple.0.1` or `1.description`, not a fraction.
      guard previous != .period, isDigit(end + 1) else { return emit(.integerLiteral, to: end) }
      end = digitsEnd(from: end + 1)
    case "e", "E":
      break
    default:
      return emit(.integerLiteral, to: wrongRest(from: end, "invalid digit in a decimal literal"))
    }
    if byte(end) == "e" || byte(end) == "E" { end = exponent(from: end) }
    emit(.floatLiteral, to: end)
  }

  /// hex-number → hex-digits (("." hex-digits)? [pP] [+-]? digits)?
  private mutating func lexHexNumber() {
    let start = position + 2
    guard isHexDigit(start) else {
      fail("expected a hexadecimal digit", at: start)
      return emit(.integerLiteral, to: start < count ? wordEnd(from: start) : start)
    }
    let integerEnd = hexDigitsEnd(from: start)
    guard byte(integerEnd) == "." else {
      return isExponentLetter(integerEnd)
        ? emit(.floatLiteral, to: exponent(from: integerEnd))
        : emit(
          .integerLiteral,
          to: wrongRest(from: integerEnd, "invalid digit in a hexadecimal literal"),
        )
    }
    lexHexFraction(after: integerEnd)
  }

  /// Have: the `.` of `0xff.8p1`, or of `0xff.description`, which is an integer and a member.
  /// Letters being digits, some members look like fractions; swift-syntax's rules decide.
  private mutating func lexHexFraction(after integerEnd: Int) {
    let start = integerEnd + 1
    guard start == count || isHexDigit(start) else { return emit(.integerLiteral, to: integerEnd) }
    let end = hexDigitsEnd(from: start)
    guard isExponentLetter(end) else {
      if end + 1 < count, !isDigit(end + 1) { return emit(.integerLiteral, to: integerEnd) }
      fail("a hexadecimal floating-point literal must end with an exponent", at: end)
      return emit(.integerLiteral, to: end)
    }
    let isSigned = byte(end + 1) == "+" || byte(end + 1) == "-"
    if !isSigned, end + 1 < count, !isDigit(end + 1), !isDigit(start) {
      return emit(.integerLiteral, to: integerEnd)
    }
    emit(.floatLiteral, to: exponent(from: end))
  }

  /// The end of an exponent, whose letter stands at `offset`.
  private mutating func exponent(from offset: Int) -> Int {
    var end = offset + 1
    if byte(end) == "+" || byte(end) == "-" { end += 1 }
    guard isDigit(end) else {
      fail("expected a digit in the exponent", at: end)
      return wordEnd(from: end)
    }
    end = digitsEnd(from: end)
    return wrongRest(from: end, "invalid digit in the exponent")
  }

  /// The end of the characters that the number should not be followed by.
  private mutating func wrongRest(from offset: Int, _ reason: StaticName) -> Int {
    let end = wordEnd(from: offset)
    if end > offset { fail(reason, at: offset) }
    return end
  }

  private func digitsEnd(from offset: Int) -> Int {
    end(of: [.digit, .underscore], from: offset)
  }

  private func hexDigitsEnd(from offset: Int) -> Int {
    end(of: [.hexDigit, .underscore], from: offset)
  }

  private func isDigit(_ offset: Int) -> Bool {
    offset < count && classes[Int(bytes[offset])].contains(.digit)
  }

  private func isHexDigit(_ offset: Int) -> Bool {
    offset < count && classes[Int(bytes[offset])].contains(.hexDigit)
  }

  private func isExponentLetter(_ offset: Int) -> Bool {
    byte(offset) == "p" || byte(offset) == "P"
  }
}
