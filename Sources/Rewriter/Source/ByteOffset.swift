/// A position in a file: the number of UTF-8 bytes before it.
public struct ByteOffset: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public init(_ value: Int) { self.rawValue = UInt32(value) }

  /// The offset as an index of the file's bytes.
  @inlinable public var value: Int { Int(rawValue) }

  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  @inlinable public static func + (lhs: Self, rhs: Int) -> Self { Self(lhs.value + rhs) }

  @inlinable public static func - (lhs: Self, rhs: Int) -> Self { Self(lhs.value - rhs) }
}

extension Range<ByteOffset> {
  /// The range as indices of the file's bytes.
  @inlinable public var indices: Range<Int> { lowerBound.value..<upperBound.value }

  /// The number of bytes in the range.
  @inlinable public var byteCount: Int { upperBound.value - lowerBound.value }
}
