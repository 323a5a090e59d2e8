/// A change to one place of a file: the bytes of a range become other text.
///
/// Offsets are those of the file before any edit. An empty range is an insertion, an empty
/// replacement a deletion.
public struct Edit: Hashable, Sendable {
  public let range: Range<ByteOffset>
  public let replacement: String

  public init(replace range: Range<ByteOffset>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Text put in front of the byte at the offset; nothing is removed.
  public static func insert(_ text: String, at offset: ByteOffset) -> Edit {
    Edit(replace: offset..<offset, with: text)
  }

  /// The bytes of the range removed.
  public static func delete(_ range: Range<ByteOffset>) -> Edit {
    Edit(replace: range, with: "")
  }
}

extension Edit {
  /// Whether the edit leaves the file as it is.
  var isEmpty: Bool { range.isEmpty && replacement.isEmpty }

  /// Whether the ranges share a byte or a border.
  func touches(_ other: Edit) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }

  /// Whether the replacement closes every bracket that it opens, and no other.
  ///
  /// Text with half a bracket means nothing without the edit that writes the other half. Brackets
  /// in string literals are counted too: a wrong `false` only makes a fix wait for the next round.
  var isBalanced: Bool {
    var closers: [UInt8] = []
    for byte in replacement.utf8 {
      switch byte {
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closers.popLast() == byte else { return false }
      default: break
      }
    }
    return closers.isEmpty
  }
}
