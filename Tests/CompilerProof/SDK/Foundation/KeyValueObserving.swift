/// Key-value observation by key path.
///
/// Source: developer.apple.com/documentation/swift/using-key-value-observing-in-swift, and the
/// interface of Apple's overlay, where the handler is `@preconcurrency @Sendable` (from memory).
/// Known difference: only the initial value is delivered (`.initial`), nothing changes by itself.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}

public class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public protocol KeyValueCodingAndObserving {}
extension NSObject: KeyValueCodingAndObserving {}

extension KeyValueCodingAndObserving {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(
        self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
