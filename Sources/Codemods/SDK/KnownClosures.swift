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

  private static let mainActor = NameTable(
    """
    Dispatch: DispatchQueue.main.async DispatchQueue.main.asyncAfter DispatchQueue.main.sync
      Dispatch.DispatchQueue.main.async
    Swift: MainActor.run MainActor.assumeIsolated
    """)

  private static let sendable = NameTable(
    """
    Dispatch: async asyncAfter asyncAndWait concurrentPerform
    Swift: addTask
    Foundation: dataTask downloadTask uploadTask scheduledTimer addObserver
    """)

  /// Whether a closure passed to a function of the name returns `Void` in every overload that takes one.
  ///
  /// A row names the module of the declarations. Written down from Apple's documentation: a wrong name
  /// shows as a warning of the compiler ("result of call is unused"). Names that a generic result also goes by (`sync`, `map`,
  /// `perform` of a managed object context, `withLock`) are not here.
  static func returnsVoid(closurePassedTo function: String) -> Bool {
    voidCallbacks.contains(function)
  }

  private static let voidCallbacks = NameTable(
    """
    Dispatch: async asyncAfter notify DispatchWorkItem setEventHandler setCancelHandler
      concurrentPerform
    Swift: forEach withCheckedContinuation withCheckedThrowingContinuation withUnsafeContinuation
      withUnsafeThrowingContinuation
    Foundation: addOperation addBarrierBlock addExecutionBlock BlockOperation scheduledTimer Timer
      Thread detachNewThread addObserver observe dataTask downloadTask uploadTask getAllTasks loadObject
      loadItem loadDataRepresentation loadFileRepresentation
    Combine: sink handleEvents
    UIKit: animate animateKeyframes addKeyframe transition performWithoutAnimation addAnimations
      addCompletion present dismiss UIAlertAction UIAction UIContextualAction performBatchUpdates
      beginBackgroundTask
    AppKit: runAnimationGroup beginSheetModal beginSheet
    QuartzCore: setCompletionBlock
    SwiftUI: onAppear onDisappear onChange onReceive onTapGesture onLongPressGesture onOpenURL
      onSubmit onHover refreshable task onDelete onMove onEnded
    UserNotifications: requestAuthorization getNotificationSettings
    AVFoundation: requestAccess requestRecordPermission
    LocalAuthentication: evaluatePolicy
    WebKit: evaluateJavaScript
    WatchConnectivity: sendMessage sendMessageData
    XCTest: addTeardownBlock measure
    """)

  /// Whether a property of the name holds a closure that returns `Void`, in Apple's frameworks.
  static func returnsVoid(closureAssignedTo property: String) -> Bool {
    voidProperties.contains(property)
  }

  private static let voidProperties = NameTable(
    """
    Foundation: completionBlock terminationHandler readabilityHandler writeabilityHandler
      interruptionHandler invalidationHandler
    Network: stateUpdateHandler pathUpdateHandler newConnectionHandler viabilityUpdateHandler
    BackgroundTasks: expirationHandler
    """)
}
