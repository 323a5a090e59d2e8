import Rewriter
import Testing

@testable import Codemods

@Suite struct SDKTablesTests {
  private let tables = SDKTables.standard

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
    ("pathUpdateHandler", "NWPathMonitor", .checked),
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

  @Test func asynchronousFormsOfContextsTakeSendableClosures() {
    let context = tables.callback(
      type: "NSManagedObjectContext", method: "perform(schedule:_:)", label: nil)
    #expect(context?.sendability == .sendable && context?.isolation == .nonisolated)
    let container = tables.callback(
      type: "NSPersistentContainer", method: "performBackgroundTask(_:)", label: nil)
    #expect(container?.sendability == .sendable && container?.isolation == .nonisolated)
  }

  @Test func protocolsHaveTheirSwiftNames() {
    #expect(tables.kind(ofType: "ProgressReporting") == "protocol")
    #expect(tables.kind(ofType: "NSProgressReporting") == nil)
  }

  @Test func whatTheOverlaysAddIsThereToo() {
    let twins = tables.asyncTwins(of: "dataTask(with:completionHandler:)", in: "URLSession")
    #expect(twins.map(\.asyncFunction) == ["data(for:)", "data(from:)"])
    #expect(twins.allSatisfy { $0.iOS == "13.0" && $0.macOS == "10.15" })
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

  // What Apple's documentation calls them, which is not what the importer makes of the selectors.
  @Test(arguments: [
    ("AVCaptureVideoDataOutputSampleBufferDelegate", "captureOutput(_:didOutput:from:)"),
    ("AVCaptureMetadataOutputObjectsDelegate", "metadataOutput(_:didOutput:from:)"),
    ("AVCapturePhotoCaptureDelegate", "photoOutput(_:didFinishProcessingPhoto:error:)"),
    ("CLLocationManagerDelegate", "locationManager(_:didEnterRegion:)"),
    ("CLLocationManagerDelegate", "locationManager(_:didChangeAuthorization:)"),
    ("CBCentralManagerDelegate", "centralManager(_:didConnect:)"),
    ("WCSessionDelegate", "session(_:didReceive:)"),
    ("MCSessionDelegate", "session(_:didReceive:fromPeer:)"),
    ("INSendMessageIntentHandling", "handle(intent:completion:)"),
  ])
  func delegatesHaveTheNamesOfTheDocumentation(delegate: (name: String, method: String)) {
    #expect(tables.delegate(protocol: delegate.name, method: delegate.method) != nil)
  }

  @Test(arguments: [
    ("ARSCNViewDelegate", "renderer(_:didAdd:for:)", CallbackThread.background),
    ("ARSCNViewDelegate", "renderer(_:updateAtTime:)", .background),
    ("CBPeripheralDelegate", "peripheral(_:didUpdateValueFor:error:)", .queue),
    ("SKPaymentTransactionObserver", "paymentQueue(_:updatedTransactions:)", .main),
    ("AVAudioPlayerDelegate", "audioPlayerDidFinishPlaying(_:successfully:)", .unknown),
    ("NSFetchedResultsControllerDelegate", "controllerDidChangeContent(_:)", .queue),
    ("UICollectionViewDelegateFlowLayout", "collectionView(_:didSelectItemAt:)", .main),
  ])
  func delegatesAreAskedForWhatTheyInheritToo(
    delegate: (name: String, method: String, expected: CallbackThread),
  ) {
    let found = tables.delegate(protocol: delegate.name, method: delegate.method)
    #expect(found?.thread == delegate.expected)
  }

  @Test(arguments: [
    ("AVAudioEngine", "inputNode", "AVAudioInputNode"), ("URLSession", "shared", "URLSession"),
    ("UNUserNotificationCenter", "current()", "UNUserNotificationCenter"),
    ("NSPersistentCloudKitContainer", "viewContext", "NSManagedObjectContext"),
    ("UILabel", "superview", "UIView?"), ("UITableViewController", "view", "UIView!"),
    ("NSWorkspace", "notificationCenter", "NotificationCenter"), ("Notification", "object", "Any?"),
    ("DispatchQueue", "main", "DispatchQueue"),
  ])
  func membersHaveTheTypeOfTheDocumentation(
    member: (type: String, name: String, expected: String),
  ) {
    #expect(tables.memberType(of: member.type, member: member.name) == member.expected)
  }

  @Test func aMemberThatNoTableHasIsNotKnown() {
    #expect(tables.memberType(of: "UILabel", member: "noSuchMember") == nil)
    #expect(tables.memberType(of: "NoSuchType", member: "shared") == nil)
  }

  @Test(arguments: [
    ("UIResponder.keyboardWillShowNotification", NotificationThread.main, false),
    (".NSManagedObjectContextDidSave", .poster, true),
    ("NSNotification.Name.NSManagedObjectContextDidSave", .poster, true),
    ("Notification.Name.AVPlayerItemDidPlayToEndTime", .any, false),
    ("AVAudioSession.interruptionNotification", .main, false),
    ("AVAudioSession.routeChangeNotification", .background, false),
    ("UserDefaults.didChangeNotification", .poster, false),
  ])
  func notificationsArePostedWhereTheDocumentationSays(
    notification: (name: String, thread: NotificationThread, mustStay: Bool),
  ) {
    let found = tables.notification(named: notification.name)
    #expect(found?.thread == notification.thread)
    #expect(found?.mustStay == notification.mustStay)
  }

  @Test func notificationsOfTheProjectAreNotKnown() {
    #expect(tables.notification(named: ".accountDidChange") == nil)
  }

  @Test func closuresOfTheSwiftInterfaceDoNotHideThoseOfHeaders() {
    let types = tables.callbacks(of: "init").map(\.type)
    #expect(types.contains("Button") && types.contains("AVAudioSinkNode"))
  }

  /// A dispatch source's handler is not `@Sendable`: formed on the main actor, it traps on another queue.
  @Test func handlersOfDispatchSourcesAreNotSendable() {
    let found = tables.callback(type: nil, method: "setEventHandler", label: "handler")
    #expect(found?.sendability == .notSendable)
  }

  @Test(arguments: [
    ("open(_:options:completionHandler:)", "UIApplication"),
    ("evaluateJavaScript(_:completionHandler:)", "WKWebView"),
  ])
  func closuresThatAreDeclaredMainActorAreKnown(callback: (method: String, type: String)) {
    let found = tables.callback(type: callback.type, method: callback.method, label: nil)
    #expect(found?.isolation == .mainActor)
    #expect(found?.thread == .main)
  }

  @Test func twinsOfASuperclassAreFound() {
    let twin = tables.asyncTwin(of: "seek(to:completionHandler:)", in: "AVQueuePlayer")
    #expect(twin?.asyncFunction == "seek(to:)")
  }

  @Test func namesOfClosureTypesAreKnown() {
    #expect(
      tables.closureType(named: "AVAudioNodeTapBlock") == "(AVAudioPCMBuffer, AVAudioTime) -> Void")
  }

  @Test(arguments: [
    ("lock", [], nil), ("wait", ["timeout"], nil), ("assumeIsolated", ["_"], "MainActor"),
    ("sleep", ["forTimeInterval"], "Thread"),
    ("scheduledTimer", ["timeInterval", "target", "selector", "userInfo", "repeats"], "Timer"),
  ])
  func functionsThatAsynchronousCodeMayNotCallAreKnown(
    call: (name: String, labels: [String], receiver: String?),
  ) {
    #expect(
      tables.isNoasync(function: call.name, labels: call.labels, receiver: call.receiver))
  }

  @Test(arguments: [
    ("signal", [], nil), ("withLock", ["_"], nil), ("sleep", ["for"], "Task"),
    ("scheduledTimer", ["withTimeInterval", "repeats", "_"], "Timer"),
  ])
  func otherFunctionsMayBeCalled(call: (name: String, labels: [String], receiver: String?)) {
    #expect(
      !tables.isNoasync(function: call.name, labels: call.labels, receiver: call.receiver))
  }

  @Test(arguments: [
    ("present", ["_", "animated"], true), ("addSubview", ["_"], true),
    ("addTarget", ["_", "action", "for"], true), ("addTarget", ["_"], false),
    ("popViewController", ["animated"], true), ("scrollTo", ["_", "anchor"], true),
    ("noSuchFunction", [], false),
  ])
  func resultsThatMayLeaveATaskAreKnown(call: (name: String, labels: [String], expected: Bool)) {
    #expect(
      tables.hasSendableResult(function: call.name, labels: call.labels) == call.expected)
  }
}
