/// The reference types that `@objc` signatures bridge to.
///
/// They exist so that `@objc func handle(_ notification: Notification)`, `@objc var title: String`
/// and `#selector` compile with `-Xfrontend -enable-objc-interop`, where Clang has to know `NSString`. Sendability: `classes.tsv`.
#if !_runtime(_ObjC)
  open class NSString: NSObject, @unchecked Sendable {
    fileprivate let string: String
    public init(string: String) { self.string = string }
    open override var description: String { string }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?.string == string }
    open override var hash: Int { string.hashValue }
    open var length: Int { string.utf16.count }
  }
#else
  extension NSString: @unchecked Sendable {
    fileprivate var string: String { "" }
  }
#endif

open class NSNumber: NSObject, @unchecked Sendable {
  fileprivate let value: Double
  public init(value: Double) { self.value = value }
  public convenience init(value: Int) { self.init(value: Double(value)) }
  public convenience init(value: Bool) { self.init(value: value ? 1.0 : 0.0) }
  open var intValue: Int { Int(value) }
  open var doubleValue: Double { value }
  open var floatValue: Float { Float(value) }
  open var boolValue: Bool { value != 0 }
  #if !_runtime(_ObjC)
    open override var description: String { "\(value)" }
  #endif
}

open class NSValue: NSObject, @unchecked Sendable {
  fileprivate let value: Any
  public init(_ value: Any) { self.value = value }
}

open class NSArray: NSObject {
  fileprivate let objects: [Any]
  public init(array: [Any]) { objects = array }
  open var count: Int { objects.count }
}

open class NSDictionary: NSObject {
  fileprivate let entries: [AnyHashable: Any]
  public init(dictionary: [AnyHashable: Any]) { entries = dictionary }
  open var count: Int { entries.count }
}

open class NSSet: NSObject {
  fileprivate let members: Set<AnyHashable>
  public init(set: Set<AnyHashable>) { members = set }
}

open class NSData: NSObject, @unchecked Sendable {
  fileprivate let data: Data
  public init(data: Data) { self.data = data }
}

open class NSDate: NSObject, @unchecked Sendable {
  fileprivate let date: Date
  public init(date: Date) { self.date = date }
}

open class NSURL: NSObject, @unchecked Sendable {
  fileprivate let url: URL
  public init(url: URL) { self.url = url }
}

/// What all conformances below share: making the object, and reading the value out of it.
public protocol Bridged: _ObjectiveCBridgeable {
  static func value(of object: _ObjectiveCType) -> Self?
}

extension Bridged {
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    result = value(of: source)
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool {
    result = value(of: source)
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    guard let source, let value = value(of: source) else { fatalError("nothing to bridge") }
    return value
  }
}

extension String: Bridged {
  public func _bridgeToObjectiveC() -> NSString {
    #if _runtime(_ObjC)
      fatalError("never run")
    #else
      NSString(string: self)
    #endif
  }
  public static func value(of object: NSString) -> String? { object.string }
}
extension Int: Bridged {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }
  public static func value(of object: NSNumber) -> Int? { object.intValue }
}
extension Double: Bridged {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }
  public static func value(of object: NSNumber) -> Double? { object.doubleValue }
}
extension Bool: Bridged {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: self) }
  public static func value(of object: NSNumber) -> Bool? { object.boolValue }
}
extension Array: Bridged, _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { NSArray(array: self) }
  public static func value(of object: NSArray) -> [Element]? { object.objects as? [Element] }
}
extension Dictionary: Bridged, _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary(dictionary: self) }
  public static func value(of object: NSDictionary) -> [Key: Value]? {
    object.entries as? [Key: Value]
  }
}
extension Set: Bridged, _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { NSSet(set: self) }
  public static func value(of object: NSSet) -> Set<Element>? { object.members as? Set<Element> }
}
extension Data: Bridged {
  public func _bridgeToObjectiveC() -> NSData { NSData(data: self) }
  public static func value(of object: NSData) -> Data? { object.data }
}
extension Date: Bridged {
  public func _bridgeToObjectiveC() -> NSDate { NSDate(date: self) }
  public static func value(of object: NSDate) -> Date? { object.date }
}
extension URL: Bridged {
  public func _bridgeToObjectiveC() -> NSURL { NSURL(url: self) }
  public static func value(of object: NSURL) -> URL? { object.url }
}
extension CGRect: Bridged {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(self) }
  public static func value(of object: NSValue) -> CGRect? { object.value as? CGRect }
}
extension Notification: Bridged {
  public func _bridgeToObjectiveC() -> NSNotification {
    NSNotification(name: name, object: object, userInfo: userInfo)
  }
  public static func value(of object: NSNotification) -> Notification? {
    Notification(name: object.name, object: object.object, userInfo: object.userInfo)
  }
}
