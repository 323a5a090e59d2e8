/// What well-known functions do with the closures that they are given.
enum KnownClosures {
  /// The isolation of a closure passed to a callee, which is spelt without blanks; `nil` if the closure
  /// keeps the isolation of the code around it, or if nothing is known.
  ///
  /// Dispatch and the concurrency library as Swift 6.3.1 checks them; the type checker gives the literal
  /// chain `DispatchQueue.main.async` a main-actor closure. The others are marked `@Sendable` in the
  /// headers of the Xcode 26 SDKs.
  static func isolation(ofClosurePassedTo callee: String) -> Isolation.Kind? {
    if mainActor.contains(callee) { return .mainActor }
    if callee == "Task.detached" || callee.hasPrefix("Task<") && callee.hasSuffix(".detached") {
      return .nonisolated
    }
    let name = callee.split(separator: ".").last.map(String.init) ?? callee
    return sendable.contains(name) ? .nonisolated : nil
  }

  private static let mainActor: Set<String> = [
    "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "DispatchQueue.main.sync",
    "Dispatch.DispatchQueue.main.async", "MainActor.run", "MainActor.assumeIsolated",
  ]

  private static let sendable: Set<String> = [
    "async", "asyncAfter", "asyncAndWait", "concurrentPerform", "dataTask", "downloadTask",
    "uploadTask", "scheduledTimer", "addOperation", "addTask",
  ]

  /// Whether a closure passed to a function of the name returns `Void` in every overload that takes one.
  ///
  /// A row names where the declarations are; names that a generic result also goes by (`sync`, `map`,
  /// `perform` of a managed object context, `withLock`) are not here.
  static func returnsVoid(closurePassedTo function: String) -> Bool {
    voidCallbacks.contains(function)
  }

  private static let voidCallbacks: Set<String> = [
    // Dispatch: DispatchQueue, DispatchGroup, DispatchWorkItem, DispatchSource
    "async", "asyncAfter", "notify", "DispatchWorkItem", "setEventHandler", "setCancelHandler",
    "concurrentPerform",
    // Swift: Sequence.forEach, continuations
    "forEach", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "withUnsafeContinuation", "withUnsafeThrowingContinuation",
    // Foundation: OperationQueue, BlockOperation, RunLoop, Timer, Thread, NotificationCenter
    "addOperation", "addBarrierBlock", "addExecutionBlock", "BlockOperation", "scheduledTimer", "Timer",
    "Thread", "detachNewThread", "addObserver",
    // Foundation: URLSession, NSItemProvider, NSFileCoordinator
    "dataTask", "downloadTask", "uploadTask", "getAllTasks", "loadObject", "loadItem",
    "loadDataRepresentation", "loadFileRepresentation",
    // Combine: Publisher.sink, handleEvents
    "sink", "handleEvents",
    // UIKit and AppKit: animations, presentation, actions, batch updates
    "animate", "animateKeyframes", "addKeyframe", "transition", "performWithoutAnimation",
    "addAnimations", "addCompletion", "present", "dismiss", "UIAlertAction", "UIAction",
    "UIContextualAction", "performBatchUpdates", "runAnimationGroup", "setCompletionBlock",
    "beginSheetModal", "beginSheet", "beginBackgroundTask", "requestAuthorization",
    "getNotificationSettings", "evaluateJavaScript", "evaluatePolicy", "requestAccess",
    "requestRecordPermission", "fetchAllRecordZones", "registerForRemoteNotifications",
    // SwiftUI: View's event modifiers and controls
    "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture", "onDrop",
    "onOpenURL", "onSubmit", "onHover", "refreshable", "task", "onDelete", "onMove", "onEnded",
    // XCTest: XCTestCase.addTeardownBlock, measure
    "addTeardownBlock", "measure",
    // WatchConnectivity, Network
    "sendMessage", "sendMessageData",
  ]

  /// Whether a property of the name holds a closure that returns `Void`, in Apple's frameworks.
  static func returnsVoid(closureAssignedTo property: String) -> Bool {
    voidProperties.contains(property)
  }

  /// Operation.completionBlock, Process.terminationHandler, FileHandle's handlers, the handlers of
  /// Network's connections, listeners and path monitors, UITextItem and player callbacks.
  private static let voidProperties: Set<String> = [
    "completionBlock", "terminationHandler", "readabilityHandler", "writeabilityHandler",
    "stateUpdateHandler", "pathUpdateHandler", "newConnectionHandler", "viabilityUpdateHandler",
    "expirationHandler", "interruptionHandler", "invalidationHandler",
    "accessibilityActivateHandler",
  ]
}
