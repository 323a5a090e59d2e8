/// A release of Swift.
public struct SwiftVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public static func v(_ major: Int, _ minor: Int) -> SwiftVersion {
    SwiftVersion(major: major, minor: minor)
  }

  /// The oldest compiler that counts where nothing says which one compiles a module.
  static let assumed = SwiftVersion.v(6, 2)

  /// The one before.
  static let beforeAssumed = SwiftVersion.v(6, 1)

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }

  public var description: String { "\(major).\(minor)" }
}

extension SwiftVersion {
  /// Reads `6`, `6.2` and `6.2.1`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = numbers.first, let major, (1...3).contains(numbers.count),
      numbers.allSatisfy({ $0.map { (0...9999).contains($0) } == true })
    else { return nil }
    self.init(major: major, minor: (numbers.count > 1 ? numbers[1] : 0) ?? 0)
  }
}
