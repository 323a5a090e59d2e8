/// The index of a node in a ``Tree``, in preorder.
public struct NodeIndex: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public init(_ value: Int) { self.rawValue = UInt32(value) }

  @inlinable public var value: Int { Int(rawValue) }

  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The index of a token in a ``Tree``, in the order of the source.
public struct TokenIndex: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public init(_ value: Int) { self.rawValue = UInt32(value) }

  @inlinable public var value: Int { Int(rawValue) }

  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
