/// Types and protocols that are often inherited from and that are isolated to no actor.
///
/// Written down from the documentation; none is marked in the headers of the Xcode 26 SDKs. A name in neither this table
/// nor ``MainActorTypes`` leaves the isolation of what inherits from it unknown.
enum NonisolatedTypes {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = NameTable(
    """
    Swift: Any AnyObject AdditiveArithmetic AsyncIteratorProtocol AsyncSequence BitwiseCopyable
      BidirectionalCollection CaseIterable Codable CodingKey Collection Comparable
      CustomDebugStringConvertible CustomStringConvertible Decodable Decoder Encodable Encoder
      Equatable Error ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
      ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
      ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral Hashable
      Identifiable IteratorProtocol LosslessStringConvertible MutableCollection OptionSet
      RandomAccessCollection RangeReplaceableCollection RawRepresentable Sendable Sequence
      SetAlgebra Strideable TextOutputStream Bool Character Double Float Int Int8 Int16 Int32
      Int64 String UInt UInt8 UInt16 UInt32 UInt64
    Foundation: CGFloat Formatter InputStream JSONDecoder JSONEncoder LocalizedError NSCoding
      NSCopying NSMutableCopying NSObject NSObjectProtocol NSSecureCoding NumberFormatter
      Operation OperationQueue Thread URLProtocol URLSessionDataDelegate URLSessionDelegate
      URLSessionDownloadDelegate URLSessionTaskDelegate ValueTransformer XMLParserDelegate
    Combine: ObservableObject Publisher Subscriber Subscription
    Observation: Observable
    SwiftUI: EnvironmentKey FocusedValueKey PreferenceKey
    AVFoundation: AVAudioPlayerDelegate AVCaptureVideoDataOutputSampleBufferDelegate
    AppIntents: AppIntent AppEntity AppEnum
    CoreBluetooth: CBCentralManagerDelegate CBPeripheralDelegate
    CoreData: NSManagedObject
    CoreLocation: CLLocationManagerDelegate
    UserNotifications: UNUserNotificationCenterDelegate
    WatchConnectivity: WCSessionDelegate
    XCTest: XCTestCase
    """)
}
