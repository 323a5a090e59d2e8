#if _runtime(_ObjC)
  @_exported import ObjectiveC
#endif

/// What the overlay module `ObjectiveC` gives every Apple program: `NSObject` and `Selector`.
///
/// Source: developer.apple.com/documentation/objectivec. `NSObject` has no isolation and is not
/// `Sendable`; its initializer is nonisolated. There is no Objective-C run time on Linux, so that
/// `perform(_:)` records nothing and calls nothing: see the README.
#if !_runtime(_ObjC)
  public protocol NSObjectProtocol: AnyObject {
    func isEqual(_ object: Any?) -> Bool
    var hash: Int { get }
    var description: String { get }
  }

  open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
    CustomDebugStringConvertible
  {
    public init() {}

    open func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
    open var hash: Int { ObjectIdentifier(self).hashValue }
    open var description: String { "<\(type(of: self))>" }
    open var debugDescription: String { description }
    open func copy() -> Any { self }
    open func mutableCopy() -> Any { self }
    open func responds(to selector: Selector!) -> Bool { false }

    @discardableResult
    open func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
    @discardableResult
    open func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  }
#else
  extension NSObject: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  }
#endif

/// The name of an Objective-C message. With `-Xfrontend -enable-objc-interop` the compiler makes
/// one of `#selector`; without, `#selector` is an error on Linux.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
}

#if _runtime(_ObjC)
  public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
  public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
#endif
