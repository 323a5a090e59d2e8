import Synchronization

/// Classes of Foundation that codemods meet, as small as their isolation and labels allow.
///
/// Source: developer.apple.com/documentation/foundation; `Sendable` as in `classes.tsv`:
/// `Bundle` and `Progress` are, `UserDefaults`, `NSCache` and `NSPredicate` are not.
open class Bundle: NSObject, @unchecked Sendable {
  public static let main = Bundle()
  open var bundleIdentifier: String? { "app.example" }
  open var bundlePath: String { "/" }
  open var infoDictionary: [String: Any]? { [:] }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
  open func path(forResource name: String?, ofType ext: String?) -> String? { nil }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }
}

open class UserDefaults: NSObject {
  nonisolated(unsafe) private static let theStandard = UserDefaults()
  open class var standard: UserDefaults { theStandard }
  public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChange")
  private var values: [String: Any] = [:]

  public override init() {}
  public init?(suiteName suitename: String?) {}
  open func object(forKey defaultName: String) -> Any? { values[defaultName] }
  open func string(forKey defaultName: String) -> String? { values[defaultName] as? String }
  open func data(forKey defaultName: String) -> Data? { values[defaultName] as? Data }
  open func bool(forKey defaultName: String) -> Bool { values[defaultName] as? Bool ?? false }
  open func integer(forKey defaultName: String) -> Int { values[defaultName] as? Int ?? 0 }
  open func double(forKey defaultName: String) -> Double { values[defaultName] as? Double ?? 0 }
  open func array(forKey defaultName: String) -> [Any]? { values[defaultName] as? [Any] }
  open func stringArray(forKey defaultName: String) -> [String]? {
    values[defaultName] as? [String]
  }
  open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
  open func set(_ value: Bool, forKey defaultName: String) { values[defaultName] = value }
  open func set(_ value: Int, forKey defaultName: String) { values[defaultName] = value }
  open func set(_ value: Double, forKey defaultName: String) { values[defaultName] = value }
  open func removeObject(forKey defaultName: String) { values[defaultName] = nil }
  @discardableResult
  open func synchronize() -> Bool { true }
}

open class Progress: NSObject, @unchecked Sendable {
  public let totalUnitCount: Int64
  private let completed = Mutex<Int64>(0)
  public init(totalUnitCount unitCount: Int64) { totalUnitCount = unitCount }
  open var completedUnitCount: Int64 {
    get { completed.withLock { $0 } }
    set { completed.withLock { $0 = newValue } }
  }
  open var fractionCompleted: Double { Double(completedUnitCount) / Double(totalUnitCount) }
  open var isCancelled: Bool { false }
  open func cancel() {}
}

open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  open var countLimit = 0
  private var objects: [ObjectIdentifier: ObjectType] = [:]
  open func object(forKey key: KeyType) -> ObjectType? { objects[ObjectIdentifier(key)] }
  open func setObject(_ obj: ObjectType, forKey key: KeyType) {
    objects[ObjectIdentifier(key)] = obj
  }
  open func removeObject(forKey key: KeyType) { objects[ObjectIdentifier(key)] = nil }
  open func removeAllObjects() { objects = [:] }
}

open class NSPredicate: NSObject {
  public let predicateFormat: String
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self.predicateFormat = predicateFormat
  }
  public init(value: Bool) { predicateFormat = "\(value)" }
  open func evaluate(with object: Any?) -> Bool { true }
}

open class NSSortDescriptor: NSObject, @unchecked Sendable {
  public let key: String?
  public let ascending: Bool
  public init(key: String?, ascending: Bool) { (self.key, self.ascending) = (key, ascending) }
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    (key, self.ascending) = (nil, ascending)
  }
}

open class Formatter: NSObject {
  public override init() {}
  open func string(for obj: Any?) -> String? { nil }
}

open class DateFormatter: Formatter, @unchecked Sendable {
  public enum Style: UInt, Sendable { case none, short, medium, long, full }
  open var dateFormat = ""
  open var dateStyle = Style.none
  open var timeStyle = Style.none
  open var locale = Locale.current
  open var timeZone = TimeZone.current
  open func string(from date: Date) -> String { "\(date)" }
  open func date(from string: String) -> Date? { nil }
}

open class NumberFormatter: Formatter, @unchecked Sendable {
  open var maximumFractionDigits = 0
  open func string(from number: NSNumber) -> String? { "\(number)" }
}

open class ISO8601DateFormatter: Formatter {
  open func string(from date: Date) -> String { "\(date)" }
  open func date(from string: String) -> Date? { nil }
}

open class NSUUID: NSObject, @unchecked Sendable {
  open var uuidString: String { UUID().uuidString }
}
/// `NSBackgroundActivityScheduler.h`: the block has no annotation, and is called on a background queue.
open class NSBackgroundActivityScheduler: NSObject {
  public enum Result: Int, Sendable { case finished = 1, deferred = 2 }
  public typealias CompletionHandler = (Result) -> Void

  public init(identifier: String) {}
  open func schedule(_ block: @escaping (@escaping CompletionHandler) -> Void) {}
}
open class NSItemProvider: NSObject {
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)?
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.global().async { completionHandler?(nil, nil) }
  }
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.global().async { completionHandler(Data(), nil) }
    return Progress(totalUnitCount: 1)
  }
}

public func NSLog(_ format: String, _ args: any CVarArg...) { print(format) }
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { key }

/// `callbacks.tsv`: the accessors of the blocking methods do not escape.
open class NSFileCoordinator: NSObject {
  public override init() {}
  open func coordinate(
    readingItemAt url: URL, options: [Int] = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }
  open func coordinate(
    writingItemAt url: URL, options: [Int] = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }
}

public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var integers: Set<Int>
  public init(integer: Int) { integers = [integer] }
  public init(arrayLiteral elements: Int...) { integers = Set(elements) }
}
