import Dispatch
import Synchronization

/// Operation queues over real dispatch queues.
///
/// Source: developer.apple.com/documentation/foundation/operationqueue, and `callbacks.tsv`:
/// queues and operations are `Sendable`. The documentation shows `@Sendable` blocks throughout, which
/// `callbacks.tsv` says of all but `addOperation(_:)` and `completionBlock`.
open class Operation: NSObject, @unchecked Sendable {
  private let state = Mutex(State())
  private struct State {
    var cancelled = false
    var finished = false
    nonisolated(unsafe) var completion: (() -> Void)?
  }

  public override init() {}

  open var isCancelled: Bool { state.withLock { $0.cancelled } }
  open var isFinished: Bool { state.withLock { $0.finished } }
  open var isExecuting: Bool { false }
  open var isReady: Bool { true }
  open var isAsynchronous: Bool { false }
  open var completionBlock: (@Sendable () -> Void)? {
    get { nil }
    set { state.withLock { $0.completion = newValue } }
  }

  open func cancel() { state.withLock { $0.cancelled = true } }
  open func main() {}

  open func start() {
    if !isCancelled { main() }
    let completion = state.withLock { state -> (@Sendable () -> Void)? in
      state.finished = true
      nonisolated(unsafe) let completion = state.completion
      return completion.map { block in { block() } }
    }
    completion?()
  }
}

open class BlockOperation: Operation, @unchecked Sendable {
  private let block: @Sendable () -> Void
  public init(block: @escaping @Sendable () -> Void) { self.block = block }
  open override func main() { block() }
}

open class OperationQueue: NSObject, @unchecked Sendable {
  public static let main = OperationQueue(.main)
  public static let defaultMaxConcurrentOperationCount = -1
  @available(*, noasync)
  public class var current: OperationQueue? { Thread.onMainQueue ? main : nil }

  open var underlyingQueue: DispatchQueue?
  open var name: String?
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount
  open var qualityOfService = QualityOfService.default
  open var isSuspended = false
  private let fallback: DispatchQueue

  public override init() {
    fallback = DispatchQueue(label: "OperationQueue", attributes: .concurrent)
  }

  private init(_ queue: DispatchQueue) { fallback = queue }

  open func addOperation(_ operation: Operation) { enqueue { operation.start() } }

  open func addOperation(_ block: @escaping @Sendable () -> Void) { enqueue(block) }

  open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    operations.forEach(addOperation)
    if wait { waitUntilAllOperationsAreFinished() }
  }

  open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    queue.async(flags: .barrier, execute: barrier)
  }

  open func cancelAllOperations() {}
  @available(*, noasync)
  open func waitUntilAllOperationsAreFinished() { queue.sync(flags: .barrier) {} }

  /// Runs the block at once where this is the main queue and the caller is on it.
  func addOperationAndWait(_ block: @Sendable () -> Void) {
    if self === OperationQueue.main, Thread.onMainQueue { return block() }
    queue.sync(execute: block)
  }

  private var queue: DispatchQueue { underlyingQueue ?? fallback }

  private func enqueue(_ work: @escaping @Sendable () -> Void) {
    if maxConcurrentOperationCount == 1, self !== OperationQueue.main {
      queue.async(flags: .barrier, execute: work)
    } else {
      queue.async(execute: work)
    }
  }
}

public enum QualityOfService: Int, Sendable {
  case userInteractive, userInitiated, utility, background, `default`
}
