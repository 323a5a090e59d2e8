import Testing

@testable import Codemods

/// The functions with a closure that open-source apps call most, and the asynchronous form of each.
@Suite struct CommonCallbacksTests {
  private let tables = SDKTables.standard

  private static let withTwin: [(type: String, function: String)] = [
    ("CPInterfaceController", "pushTemplate(_:animated:completion:)"),
    ("CPInterfaceController", "popTemplate(animated:completion:)"),
    ("CPInterfaceController", "presentTemplate(_:animated:completion:)"),
    ("CPInterfaceController", "dismissTemplate(animated:completion:)"),
    ("URLSession", "dataTask(with:completionHandler:)"),
    ("URLSession", "downloadTask(with:completionHandler:)"),
    ("URLSession", "uploadTask(with:from:completionHandler:)"),
    ("ASCredentialIdentityStore", "getState(_:)"),
    ("URLSession", "getAllTasks(completionHandler:)"),
    ("UIApplication", "open(_:options:completionHandler:)"),
    ("UIApplication", "setAlternateIconName(_:completionHandler:)"),
    ("WKWebView", "evaluateJavaScript(_:completionHandler:)"),
    ("WKWebView", "takeSnapshot(with:completionHandler:)"),
    ("WKWebsiteDataStore", "fetchDataRecords(ofTypes:completionHandler:)"),
    ("WKWebsiteDataStore", "removeData(ofTypes:modifiedSince:completionHandler:)"),
    ("WKHTTPCookieStore", "getAllCookies(_:)"),
    ("WKHTTPCookieStore", "setCookie(_:completionHandler:)"),
    ("NSAlert", "beginSheetModal(for:completionHandler:)"),
    ("NSSavePanel", "begin(completionHandler:)"),
    ("NSSavePanel", "beginSheetModal(for:completionHandler:)"),
    ("UNUserNotificationCenter", "requestAuthorization(options:completionHandler:)"),
    ("UNUserNotificationCenter", "getNotificationSettings(completionHandler:)"),
    ("UNUserNotificationCenter", "add(_:withCompletionHandler:)"),
    ("UNUserNotificationCenter", "getPendingNotificationRequests(completionHandler:)"),
    ("UNUserNotificationCenter", "getDeliveredNotifications(completionHandler:)"),
    ("NSItemProvider", "loadItem(forTypeIdentifier:options:completionHandler:)"),
    ("NSManagedObjectContext", "perform(_:)"), ("NSManagedObjectContext", "performAndWait(_:)"),
    ("UIDocument", "open(completionHandler:)"), ("UIDocument", "close(completionHandler:)"),
    ("UIDocument", "save(to:for:completionHandler:)"),
    ("UIViewPropertyAnimator", "addCompletion(_:)"),
    ("NEVPNManager", "loadFromPreferences(completionHandler:)"),
    ("NEVPNManager", "saveToPreferences(completionHandler:)"),
    ("NEHotspotNetwork", "fetchCurrent(completionHandler:)"),
    ("LAContext", "evaluatePolicy(_:localizedReason:reply:)"),
    ("NFCNDEFReaderSession", "connect(to:completionHandler:)"),
    ("AVAsset", "loadValuesAsynchronously(forKeys:completionHandler:)"),
    ("AVPlayer", "seek(to:completionHandler:)"),
    ("AVAssetImageGenerator", "generateCGImagesAsynchronously(forTimes:completionHandler:)"),
    ("AVAssetExportSession", "exportAsynchronously(completionHandler:)"),
    ("AVCaptureDevice", "requestAccess(for:completionHandler:)"),
    ("AVAudioApplication", "requestRecordPermission(completionHandler:)"),
    ("INVoiceShortcutCenter", "getAllVoiceShortcuts(completion:)"),
    ("INInteraction", "donate(completion:)"),
    ("CKDatabase", "save(_:completionHandler:)"),
    ("CKDatabase", "fetch(withRecordID:completionHandler:)"),
    ("CSSearchableIndex", "indexSearchableItems(_:completionHandler:)"),
    ("UICollectionViewDiffableDataSource", "apply(_:animatingDifferences:completion:)"),
    ("BGTaskScheduler", "getPendingTaskRequests(completionHandler:)"),
    ("CLGeocoder", "reverseGeocodeLocation(_:completionHandler:)"),
    ("HKHealthStore", "enableBackgroundDelivery(for:frequency:withCompletion:)"),
    ("HKHealthStore", "requestAuthorization(toShare:read:completion:)"),
    ("PHPhotoLibrary", "requestAuthorization(for:handler:)"),
    ("PHPhotoLibrary", "performChanges(_:completionHandler:)"),
    ("CNContactStore", "requestAccess(for:completionHandler:)"),
    ("MKDirections", "calculate(completionHandler:)"),
  ]

  private static let withoutTwin: [(type: String, function: String)] = [
    ("UIViewController", "present(_:animated:completion:)"),
    ("UIViewController", "dismiss(animated:completion:)"),
    ("UIAlertAction", "init(title:style:handler:)"),
    ("UIAction", "init(title:image:identifier:handler:)"),
    ("UIContextualAction", "init(style:title:handler:)"),
    ("UIView", "animate(withDuration:animations:completion:)"),
    ("UIView", "animate(withDuration:delay:options:animations:completion:)"),
    ("UIView", "transition(with:duration:options:animations:completion:)"),
    ("UIViewControllerTransitionCoordinator", "animate(alongsideTransition:completion:)"),
    ("UICollectionView", "performBatchUpdates(_:completion:)"),
    ("UITableView", "performBatchUpdates(_:completion:)"),
    ("UIApplication", "beginBackgroundTask(expirationHandler:)"),
    ("UIApplication", "beginBackgroundTask(withName:expirationHandler:)"),
    ("Timer", "scheduledTimer(withTimeInterval:repeats:block:)"),
    ("WCSession", "sendMessage(_:replyHandler:errorHandler:)"),
    ("NSFileCoordinator", "coordinate(with:queue:byAccessor:)"),
    ("CATransaction", "setCompletionBlock(_:)"),
    ("AVPlayer", "addPeriodicTimeObserver(forInterval:queue:using:)"),
    ("NSPersistentContainer", "loadPersistentStores(completionHandler:)"),
    ("WidgetCenter", "getCurrentConfigurations(_:)"),
    ("BGTaskScheduler", "register(forTaskWithIdentifier:using:launchHandler:)"),
    ("CMPedometer", "startUpdates(from:withHandler:)"),
    ("CMMotionManager", "startDeviceMotionUpdates(to:withHandler:)"),
    ("AVAudioSession", "requestRecordPermission(_:)"),
    ("ProcessInfo", "performExpiringActivity(withReason:using:)"),
    ("SFSpeechRecognizer", "recognitionTask(with:resultHandler:)"),
    ("SFSpeechRecognizer", "requestAuthorization(_:)"),
    ("PHImageManager", "requestImage(for:targetSize:contentMode:options:resultHandler:)"),
    ("EKEventStore", "fetchReminders(matching:completion:)"),
    ("ASWebAuthenticationSession", "init(url:callbackURLScheme:completionHandler:)"),
    ("AVAudioNode", "installTap(onBus:bufferSize:format:block:)"),
  ]

  @Test(arguments: withTwin)
  func callbackAndItsTwinAreKnown(callback: (type: String, function: String)) {
    #expect(isKnown(callback))
    #expect(!tables.asyncTwins(of: callback.function, in: callback.type).isEmpty)
  }

  @Test(arguments: withoutTwin)
  func callbackIsKnownToHaveNoTwin(callback: (type: String, function: String)) {
    #expect(isKnown(callback))
    #expect(tables.asyncTwins(of: callback.function, in: callback.type).isEmpty)
  }

  private func isKnown(_ callback: (type: String, function: String)) -> Bool {
    let name = callback.function.prefix { $0 != "(" }
    return tables.callbacks(of: String(name)).contains {
      $0.function == callback.function && $0.type == callback.type
    }
  }
}
