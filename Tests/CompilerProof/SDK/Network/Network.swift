@_exported import Foundation

/// The path monitor.
///
/// Source: developer.apple.com/documentation/network/nwpathmonitor: a `Sendable` class of the Swift
/// overlay whose `pathUpdateHandler` is `@Sendable` and is called on the queue given to `start`.
public struct NWPath: Sendable, Equatable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
  public var isExpensive: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
public struct NWInterface: Sendable {
  public enum InterfaceType: Sendable { case wifi, cellular, wiredEthernet, loopback, other }
}

public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var currentPath = NWPath(status: .satisfied)
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {
    let path = currentPath
    let handler = pathUpdateHandler
    queue.async { handler?(path) }
  }
  public func cancel() {}
}
