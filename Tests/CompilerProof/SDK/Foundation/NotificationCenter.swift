import Dispatch
import Synchronization

/// Notifications, really delivered: `post` calls each block on the posting thread, or through the
/// queue that the observer named and waits for it, as Apple documents.
///
/// Source: developer.apple.com/documentation/foundation/notificationcenter, and `callbacks.tsv`:
/// the block is `@Sendable`, the centre is `Sendable`, `Notification` is not.
/// Known difference: selector observers are kept and removed but never called; Linux has no
/// Objective-C run time.
open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let name: Name
  public let object: Any?
  public let userInfo: [AnyHashable: Any]?

  public init(name: Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name

  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?

  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()
  private let observers = Mutex<[Observer]>([])

  public override init() {}

  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    add(Observer(token: target, name: aName, object: anObject as AnyObject?, block: nil))
  }

  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token()
    add(
      Observer(token: token, retained: token, name: name, object: obj as AnyObject?) { sent in
        nonisolated(unsafe) let notification = sent
        guard let queue else { return block(notification) }
        queue.addOperationAndWait { block(notification) }
      })
    return token
  }

  open func removeObserver(_ observer: Any) {
    let target = observer as AnyObject
    observers.withLock { $0.removeAll { $0.token === target } }
  }

  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = observer as AnyObject
    nonisolated(unsafe) let sender = anObject as AnyObject?
    observers.withLock {
      $0.removeAll {
        $0.token === target && (aName == nil || $0.name == aName)
          && (sender == nil || $0.object === sender)
      }
    }
  }

  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  open func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  open func post(_ notification: Notification) {
    let sender = notification.object.map { $0 as AnyObject }
    for observer in observers.withLock({ $0 }) {
      let named = observer.name == nil || observer.name == notification.name
      if named && (observer.object == nil || observer.object === sender) {
        observer.block?(notification)
      }
    }
  }

  private func add(_ observer: Observer) { observers.withLock { $0.append(observer) } }

  private final class Token: NSObject, @unchecked Sendable {}

  /// Observers by selector are held weakly, those by block are kept until they are removed.
  private final class Observer: @unchecked Sendable {
    weak var token: AnyObject?
    let retained: AnyObject?
    let name: NSNotification.Name?
    let object: AnyObject?
    let block: ((Notification) -> Void)?

    init(
      token: AnyObject, retained: AnyObject? = nil, name: NSNotification.Name?, object: AnyObject?,
      block: ((Notification) -> Void)?
    ) {
      (self.token, self.retained, self.name) = (token, retained, name)
      (self.object, self.block) = (object, block)
    }
  }
}

extension NotificationCenter {
  /// Buffers what is posted until it is read; the observer lives as long as an iterator.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let stream: AsyncStream<Sent>

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      stream = AsyncStream { continuation in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Sent(notification: $0))
        }
        nonisolated(unsafe) let observer = token
        continuation.onTermination = { _ in center.removeObserver(observer) }
      }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Sent>.Iterator
      public mutating func next() async -> Notification? { await base.next()?.notification }
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }

  fileprivate struct Sent: @unchecked Sendable { let notification: Notification }
}
