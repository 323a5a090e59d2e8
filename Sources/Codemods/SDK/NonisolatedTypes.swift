/// Types and protocols of the standard library, Foundation and their neighbours that are often
/// inherited from and that are isolated to no actor.
///
/// From the modules' interfaces and headers (Swift 6.3, Xcode 26 SDKs). A name in neither this table
/// nor ``MainActorTypes`` leaves the isolation of what inherits from it unknown.
enum NonisolatedTypes {
  static func contains(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set<String> = [
    // Swift
    "Any", "AnyObject", "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BitwiseCopyable",
    "BidirectionalCollection", "CaseIterable", "Codable", "CodingKey", "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Decoder", "Encodable",
    "Encoder", "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "Hashable", "Identifiable", "IteratorProtocol", "LosslessStringConvertible", "MutableCollection",
    "OptionSet", "RandomAccessCollection", "RangeReplaceableCollection", "RawRepresentable", "Sendable",
    "Sequence", "SetAlgebra", "SingletonMetatype", "Strideable", "TextOutputStream",
    // Types of raw values
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "CGFloat",
    // Foundation
    "Formatter", "InputStream", "JSONDecoder", "JSONEncoder", "LocalizedError", "NSCoding", "NSCopying",
    "NSMutableCopying", "NSObject", "NSObjectProtocol", "NSSecureCoding", "NumberFormatter", "Operation",
    "OperationQueue", "Thread", "URLProtocol", "URLSessionDataDelegate", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionTaskDelegate", "ValueTransformer", "XMLParserDelegate",
    // Combine, Observation, SwiftUI
    "EnvironmentKey", "FocusedValueKey", "ObservableObject", "Observable", "PreferenceKey", "Publisher",
    "Subscriber", "Subscription",
    // Frameworks that call back on threads of their own
    "AVAudioPlayerDelegate", "AVCaptureVideoDataOutputSampleBufferDelegate", "CBCentralManagerDelegate",
    "CBPeripheralDelegate", "CLLocationManagerDelegate", "NSManagedObject", "UNUserNotificationCenterDelegate",
    "WCSessionDelegate", "XCTestCase", "AppIntent", "AppEntity", "AppEnum",
  ]
}
