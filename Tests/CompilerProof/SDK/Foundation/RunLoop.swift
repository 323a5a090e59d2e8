import Dispatch
import Glibc
import Synchronization

/// Threads, run loops and timers over the main dispatch queue.
///
/// Source: developer.apple.com/documentation/foundation/{thread,runloop,timer}, and
/// `callbacks.tsv`: timer and run loop blocks are `@Sendable`, `Timer` and `RunLoop` are not
/// `Sendable`. Known difference: "main thread" means "on the main queue", because `dispatchMain`
/// hands that queue to a worker thread on Linux.
open class Thread: NSObject {
  /// Whether the caller runs on the main queue.
  static var onMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) == true }
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  @available(*, noasync)
  public class var isMainThread: Bool { onMainQueue }
  @available(*, noasync)
  public class var current: Thread { Thread(isMain: onMainQueue) }
  public class var main: Thread { Thread(isMain: true) }

  public let isMainThread: Bool
  open var name: String?
  private let block: (@Sendable () -> Void)?

  private init(isMain: Bool) {
    (isMainThread, block) = (isMain, nil)
  }

  public init(block: @escaping @Sendable () -> Void) {
    (isMainThread, self.block) = (false, block)
  }

  open func start() {
    let block = block
    DispatchQueue.global().async { block?() }
  }

  @available(*, noasync)
  public class func sleep(forTimeInterval interval: TimeInterval) {
    usleep(UInt32(interval * 1_000_000))
  }

  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: block)
  }
}

open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
    public static let tracking = Mode("UITrackingRunLoopMode")
  }

  nonisolated(unsafe) private static let theMain = RunLoop()
  public class var main: RunLoop { theMain }
  @available(*, noasync)
  public class var current: RunLoop { theMain }

  open func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  open func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  open func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    perform(block)
  }

  /// Drains the main queue for ever.
  @available(*, noasync)
  open func run() { while true { drain(milliseconds: -1) } }

  /// Drains the main queue until the date. To be called on the main thread.
  @available(*, noasync)
  open func run(until limitDate: Date) {
    while limitDate.timeIntervalSinceNow > 0 {
      drain(milliseconds: Int32(limitDate.timeIntervalSinceNow * 1000) + 1)
    }
  }

  @available(*, noasync)
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    drain(milliseconds: Int32(max(0, limitDate.timeIntervalSinceNow) * 1000) + 1)
    return true
  }

  /// What CoreFoundation does on Linux: waits for work on the main queue, and runs it.
  private func drain(milliseconds: Int32) {
    var handle = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    guard poll(&handle, 1, milliseconds) > 0 else { return }
    var count: UInt64 = 0
    _ = read(handle.fd, &count, 8)
    drainMainQueue(nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Fires on the main queue, whichever run loop it was added to.
open class Timer: NSObject {
  open var tolerance: TimeInterval = 0
  public let timeInterval: TimeInterval
  public let userInfo: Any?
  public private(set) var isValid = true
  open var fireDate = Date()
  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  private var source: (any DispatchSourceTimer)?

  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    (timeInterval, self.repeats, self.block, userInfo) = (interval, repeats, block, nil)
  }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
  }

  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    (timeInterval, self.userInfo, repeats, block) = (ti, userInfo, yesOrNo, { _ in })
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
  }

  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  open func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  open func invalidate() {
    isValid = false
    source?.cancel()
    source = nil
  }

  func schedule() {
    guard isValid, source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + timeInterval, repeating: repeats ? timeInterval : .infinity)
    nonisolated(unsafe) let timer = self
    source.setEventHandler { timer.fire() }
    self.source = source
    source.resume()
  }
}
