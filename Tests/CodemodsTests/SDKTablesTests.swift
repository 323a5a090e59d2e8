import Rewriter
import Testing

@testable import Codemods

@Suite struct SDKTablesTests {
  private let tables = SDKTables.standard

  /// The text of each table, its number of columns, and how many rows it has at least.
  private static let texts: [(name: String, text: String, columns: Int, atLeast: Int)] = [
    ("types", TableText.types, 7, 6900), ("swift-types", TableText.swiftTypes, 7, 380),
    ("callbacks", TableText.callbacks, 9, 2700),
    ("swift-callbacks", TableText.swiftCallbacks, 9, 50), ("twins", TableText.twins, 9, 1000),
    ("swift-twins", TableText.swiftTwins, 9, 20), ("delegates", TableText.delegates, 5, 3000),
    ("sequences", TableText.sequences, 7, 15),
  ]

  @Test(arguments: texts)
  func everyRowIsWholeAndHasASource(
    table: (name: String, text: String, columns: Int, atLeast: Int),
  ) {
    let rows = SDKTable(sorted: table.text).allRows
    #expect(rows.count >= table.atLeast)
    for row in rows {
      #expect(row.count == table.columns, "\(row)")
      #expect((0..<table.columns).allSatisfy { !row[$0].isEmpty }, "\(row)")
    }
  }

  @Test(arguments: texts)
  func rowsAreInTheOrderOfTheirBytesAndNoneIsThereTwice(
    table: (name: String, text: String, columns: Int, atLeast: Int),
  ) {
    let lines = table.text.split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.utf8.lexicographicallyPrecedes(next.utf8), "\(next)")
    }
  }

  @Test func everyTypeHasOneRow() {
    let names = SDKTable(sorted: TableText.types).allRows.map { $0[0] }
    #expect(Set(names).count == names.count)
    let swiftNames = SDKTable(sorted: TableText.swiftTypes).allRows.map { $0[0] }
    #expect(Set(swiftNames).intersection(names).isEmpty)
  }

  @Test func everyWordOfTheTablesIsKnown() {
    for text in [TableText.types, TableText.swiftTypes] {
      for row in SDKTable(sorted: text).allRows {
        #expect(SDKIsolation(rawValue: row[4]) != nil, "\(row)")
        #expect(SDKSendability(rawValue: row[5]) != nil, "\(row)")
      }
    }
    for text in [TableText.callbacks, TableText.swiftCallbacks] {
      for row in SDKTable(sorted: text).allRows {
        #expect(SDKCallback.Sendability(rawValue: row[5]) != nil, "\(row)")
        #expect(SDKIsolation(rawValue: row[6]) != nil, "\(row)")
        #expect(CallbackThread(rawValue: row[7]) != nil, "\(row)")
      }
    }
    for row in SDKTable(sorted: TableText.delegates).allRows {
      #expect(SDKIsolation(rawValue: row[2]) != nil, "\(row)")
      #expect(CallbackThread(rawValue: row[3]) != nil, "\(row)")
    }
  }

  @Test(arguments: [
    "UIViewController", "UIView", "UILabel", "NSView", "NSWindowController",
    "UIApplicationDelegate",
    "UITableViewDataSource", "View", "App", "ViewModifier", "UIHostingController", "WKWebView",
    "UIKit.UIView", "SwiftUI.View", "UIScene.ConnectionOptions", "XCUIApplication",
  ])
  func typesOfTheInterfaceAreMainActor(name: String) {
    #expect(tables.isMainActor(type: name))
  }

  @Test(arguments: [
    "NSObject", "URLSession", "NotificationCenter", "CLLocationManagerDelegate", "AVAudioEngine",
    "ObservableObject", "XCTestCase", "NSManagedObject", "Operation", "Timer", "Process",
    "UNUserNotificationCenterDelegate", "WCSessionDelegate", "Foundation.URLProtocol",
  ])
  func otherTypesAreNonisolated(name: String) {
    #expect(tables.isolation(ofType: name) == .nonisolated)
  }

  @Test(arguments: ["NoSuchType", "NSURLSession", "Mine.UIView", "", "UIVie", "UIKit.", "."])
  func otherNamesAreNotKnown(name: String) {
    #expect(tables.isolation(ofType: name) == nil)
    #expect(tables.sendability(of: name) == .unknown)
  }

  @Test(arguments: [
    ("AVAudioFormat", SDKSendability.sendable), ("UIImage", .sendable), ("UIColor", .sendable),
    ("NotificationCenter", .sendable), ("URLSession", .sendable), ("UIViewController", .sendable),
    ("AVAudioPCMBuffer", .notSendable), ("SFSpeechRecognitionResult", .notSendable),
    ("Notification", .notSendable), ("Timer", .notSendable),
    ("UNNotificationRequest", .notSendable),
    ("Data", .sendable), ("URL", .sendable), ("Array", .unknown),
    ("DistributedNotificationCenter", .sendable),
  ])
  func sendabilityIsThatOfTheHeaders(type: (name: String, expected: SDKSendability)) {
    #expect(tables.sendability(of: type.name) == type.expected)
  }

  @Test(arguments: [
    (
      "installTap(onBus:bufferSize:format:block:)", "AVAudioNode",
      SDKCallback.Sendability.notSendable
    ),
    ("requestAuthorization(_:)", "PHPhotoLibrary", .notSendable),
    ("requestAuthorization(for:handler:)", "PHPhotoLibrary", .sendable),
    ("requestAuthorization(_:)", "SFSpeechRecognizer", .notSendable),
    ("dataTask(with:completionHandler:)", "URLSession", .sendable),
    ("scheduledTimer(withTimeInterval:repeats:block:)", "Timer", .sendable),
    ("addObserver(forName:object:queue:using:)", "NotificationCenter", .sendable),
    ("pathUpdateHandler", "NWPathMonitor", .sendable),
    (
      "requestAuthorization(options:completionHandler:)", "UNUserNotificationCenter",
      .completionRule
    ),
  ])
  func callbacksHaveTheSendabilityOfTheHeaders(
    callback: (method: String, type: String, expected: SDKCallback.Sendability),
  ) {
    let found = tables.callback(type: callback.type, method: callback.method, label: nil)
    #expect(found?.sendability == callback.expected)
  }

  @Test func aCallbackOfAnUnknownReceiverIsKnownIfAllAgree() {
    #expect(tables.callback(type: nil, method: "dataTask", label: "completionHandler") != nil)
    #expect(tables.callback(type: nil, method: "requestAuthorization", label: nil) == nil)
  }

  @Test(arguments: [
    ("AVAudioNode", "installTap", CallbackThread.background), ("LAContext", "evaluatePolicy", .any),
    ("NEVPNManager", "loadFromPreferences", .main), ("URLSession", "dataTask", .queue),
  ])
  func callbacksHaveTheThreadOfTheDocumentation(
    callback: (type: String, method: String, expected: CallbackThread),
  ) {
    let found = tables.callback(type: callback.type, method: callback.method, label: nil)
    #expect(found?.thread == callback.expected)
  }

  @Test(arguments: [
    (
      "UNUserNotificationCenter", "getNotificationSettings(completionHandler:)",
      "notificationSettings()", "UNNotificationSettings", false
    ),
    (
      "UNUserNotificationCenter", "requestAuthorization(options:completionHandler:)",
      "requestAuthorization(options:)", "Bool", true
    ),
    ("UNUserNotificationCenter", "add(_:withCompletionHandler:)", "add(_:)", "Void", true),
    (
      "LAContext", "evaluatePolicy(_:localizedReason:reply:)", "evaluatePolicy(_:localizedReason:)",
      "Bool", true
    ),
    (
      "AVCaptureDevice", "requestAccess(for:completionHandler:)", "requestAccess(for:)", "Bool",
      false
    ),
    (
      "AVAudioApplication", "requestRecordPermission(completionHandler:)",
      "requestRecordPermission()", "Bool", false
    ),
    (
      "PHPhotoLibrary", "requestAuthorization(for:handler:)", "requestAuthorization(for:)",
      "PHAuthorizationStatus", false
    ),
    ("WKHTTPCookieStore", "getAllCookies(_:)", "allCookies()", "[HTTPCookie]", false),
    (
      "HKHealthStore", "requestAuthorization(toShare:read:completion:)",
      "requestAuthorization(toShare:read:)", "Void", true
    ),
    ("CKDatabase", "fetch(withRecordID:completionHandler:)", "record(for:)", "CKRecord", true),
    ("UIApplication", "open(_:options:completionHandler:)", "open(_:options:)", "Bool", false),
    (
      "NEVPNManager", "loadFromPreferences(completionHandler:)", "loadFromPreferences()", "Void",
      true
    ),
  ])
  func callbacksHaveTheTwinThatSwiftImports(
    twin: (type: String, method: String, name: String, result: String, isThrowing: Bool),
  ) throws {
    let found = try #require(tables.asyncTwin(of: twin.method, in: twin.type))
    #expect(found.asyncFunction == twin.name)
    #expect(found.result == twin.result)
    #expect(found.isThrowing == twin.isThrowing)
  }

  @Test func whatTheOverlaysAddIsThereToo() {
    let twins = tables.asyncTwins(of: "dataTask(with:completionHandler:)", in: "URLSession")
    #expect(twins.map(\.asyncFunction) == ["data(for:)", "data(from:)"])
    #expect(twins.allSatisfy { $0.iOS == "15.0" && $0.macOS == "12.0" })
    let sequences = tables.sequences(of: "NotificationCenter").map(\.sequence)
    #expect(Set(sequences) == ["notifications(named:object:)"])
  }

  @Test(arguments: [
    ("SFSpeechRecognizer", "requestAuthorization(_:)"),
    ("PHPhotoLibrary", "requestAuthorization(_:)"),
    ("UIViewController", "present(_:animated:completion:)"),
  ])
  func whatHasNoTwinHasNone(callback: (type: String, method: String)) {
    #expect(tables.asyncTwins(of: callback.method, in: callback.type).isEmpty)
  }

  @Test(arguments: [
    ("WCSessionDelegate", "session(_:didReceiveMessage:)", CallbackThread.background),
    ("URLSessionDataDelegate", "urlSession(_:dataTask:didReceive:)", .queue),
    ("UITableViewDelegate", "tableView(_:didSelectRowAt:)", .main),
    ("CLLocationManagerDelegate", "locationManager(_:didUpdateLocations:)", .creator),
    ("HKWorkoutSessionDelegate", "workoutSession(_:didFailWithError:)", .background),
  ])
  func delegatesAreCalledWhereTheDocumentationSays(
    delegate: (name: String, method: String, expected: CallbackThread),
  ) {
    let found = tables.delegate(protocol: delegate.name, method: delegate.method)
    #expect(found?.thread == delegate.expected)
  }

  @Test func superclassesAreKnown() {
    #expect(tables.inherited(by: "UILabel") == ["UIView"])
    #expect(tables.inherited(by: "View").isEmpty)
  }
}
