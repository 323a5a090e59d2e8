/// Sizes, points and rectangles, all `Sendable` values.
///
/// Source: developer.apple.com/documentation/coregraphics. Known difference: `CGFloat` is another
/// name for `Double` here, so that it needs no conversions.
public typealias CGFloat = Double

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = CGPoint()
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { self.init(width: 0, height: 0) }
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public static let zero = CGSize()
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { self.init(origin: .zero, size: .zero) }
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public static let zero = CGRect()
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var maxY: CGFloat { origin.y + size.height }
  public func contains(_ point: CGPoint) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}

public struct CGAffineTransform: Hashable, Sendable {
  public static let identity = CGAffineTransform()
  public init() {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(translationX: CGFloat, y: CGFloat) {}
  public init(rotationAngle: CGFloat) {}
}

/// Immutable, and therefore `Sendable` (`classes.tsv` lists no Core Foundation types; from memory).
public final class CGImage: @unchecked Sendable {
  public let width = 1
  public let height = 1
  public init() {}
}

public final class CGColor: @unchecked Sendable { public init() {} }
