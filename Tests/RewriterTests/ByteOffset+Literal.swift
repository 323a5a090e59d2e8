import Rewriter

/// Tests write offsets as numbers.
extension ByteOffset: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt32) { self.init(value) }
}
