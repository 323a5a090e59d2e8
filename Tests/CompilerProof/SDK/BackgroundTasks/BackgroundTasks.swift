import Background
@_exported import Foundation

/// The scheduler of background tasks.
///
/// Source: `callbacks.tsv` (BackgroundTasks): the launch handler is a plain escaping block, called
/// on the queue given or, without one, on a background queue; so is the expiration handler.
open class BGTaskRequest: NSObject {
  public let identifier: String
  public init(identifier: String) { self.identifier = identifier }
  open var earliestBeginDate: Date?
}
open class BGAppRefreshTaskRequest: BGTaskRequest {}
open class BGProcessingTaskRequest: BGTaskRequest {}

open class BGTask: NSObject {
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask {}

open class BGTaskScheduler: NSObject {
  nonisolated(unsafe) private static let scheduler = BGTaskScheduler()
  open class var shared: BGTaskScheduler { scheduler }

  /// Launches the task at once.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    nonisolated(unsafe) let launchHandler = launchHandler
    (queue ?? backgroundQueue).async { launchHandler(BGAppRefreshTask(identifier: identifier)) }
    return true
  }
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  open func cancelAllTaskRequests() {}
}
