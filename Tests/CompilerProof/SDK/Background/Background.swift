import Dispatch

/// The queue on which the stub frameworks call back: serial, and never the main queue.
public let backgroundQueue = DispatchQueue(label: "framework.background")

/// Calls a block on the background queue soon, as Objective-C frameworks do: the block is passed
/// on without any word about isolation or sendability.
public func inBackground(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let work = work
  backgroundQueue.async { work() }
}

/// Calls a block on the main queue, on a later turn.
public func onMain(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let work = work
  DispatchQueue.main.async { work() }
}
