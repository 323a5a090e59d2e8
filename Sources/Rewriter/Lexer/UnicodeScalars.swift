/// Which scalars beyond ASCII may stand in names and operators: the ranges of The Swift Programming
/// Language, "Lexical Structure", which took those of names from C's N1518.
extension Unicode.Scalar {
  /// Whether an identifier may start with the scalar.
  var startsIdentifier: Bool {
    if isASCII { return ByteClass.table[Int(value)].contains(.wordStart) }
    return continuesIdentifier && !Self.identifierMarks.holds(value)
  }

  /// Whether the scalar may stand inside an identifier.
  var continuesIdentifier: Bool {
    if isASCII { return ByteClass.table[Int(value)].contains(.word) }
    if value >= 0x1_0000 {
      return value < 0xF_0000 && value & 0xFFFF <= 0xFFFD
    }
    return Self.identifierRanges.holds(value)
  }

  /// Whether an operator may start with the scalar.
  var startsOperator: Bool {
    if isASCII { return ByteClass.table[Int(value)].contains(.operator) }
    return Self.operatorRanges.holds(value)
  }

  /// Whether the scalar may stand inside an operator.
  public var continuesOperator: Bool {
    startsOperator || Self.operatorMarks.holds(value)
  }

  /// Whether a raw identifier may not contain the scalar: white space, of which it permits the
  /// space and the two direction marks.
  var isForbiddenInRawIdentifier: Bool {
    properties.isWhitespace && !isPermittedSpaceInRawIdentifier
  }

  var isPermittedSpaceInRawIdentifier: Bool {
    self == " " || self == "\u{200E}" || self == "\u{200F}"
  }

  /// Whether the scalar is a control character that no literal may contain; NUL is only warned of.
  var isUnprintableASCII: Bool {
    isASCII && value != 0 && !(0x20..<0x7F ~= value)
  }

  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  /// Combining marks, which may not come first in an identifier.
  private static let identifierMarks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]

  /// Combining marks and variation selectors, which may not come first in an operator.
  private static let operatorMarks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xE0100...0xE01EF,
  ]
}

extension [ClosedRange<UInt32>] {
  /// Whether one of the ranges, which ascend, contains the value. Cost: a binary search.
  fileprivate func holds(_ value: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].lowerBound <= value
  }
}

/// A scalar of the source and where the next one begins.
struct DecodedScalar {
  /// `nil` if the bytes up to `end` are not UTF-8.
  let scalar: Unicode.Scalar?
  let end: Int
}

extension Lexer {
  /// Decodes the scalar at an offset before the end. Bytes that belong to no scalar are passed over
  /// as far as swift-syntax does, so that both see the next scalar in the same place.
  func scalar(at offset: Int) -> DecodedScalar {
    let first = bytes[offset]
    if first < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(first), end: offset + 1) }
    guard 0xC2..<0xF5 ~= first else { return skipToScalar(from: offset + 1) }
    let length = (~first).leadingZeroBitCount
    var value = UInt32(first) & (0x7F >> UInt32(length))
    var end = offset + 1
    while end < offset + length {
      guard end < count, bytes[end] & 0xC0 == 0x80 else {
        return DecodedScalar(scalar: nil, end: end)
      }
      value = value << 6 | UInt32(bytes[end] & 0x3F)
      end += 1
    }
    // Fewer bytes would have held the value: an overlong form, which is no UTF-8.
    let shortest = value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
    return DecodedScalar(scalar: length == shortest ? Unicode.Scalar(value) : nil, end: end)
  }

  private func skipToScalar(from offset: Int) -> DecodedScalar {
    var end = offset
    while end < count, bytes[end] >= 0x80, !(0xC2..<0xF5 ~= bytes[end]) { end += 1 }
    return DecodedScalar(scalar: nil, end: end)
  }
}
