import Foundation

/// `ObservableObject` and `@Published`, neither of which isolates the class that uses them.
///
/// Source: developer.apple.com/documentation/combine/{observableobject,published}: the new value is
/// published before it is set. Known difference: `objectWillChange` is one publisher for each
/// object, made when it is first asked for, and kept.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ObservableObjectPublisher] = [:]

  public init() {}
  public func send() { listeners.send(()) }
  public func subscribe(
    _ receive: @escaping (()) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    listeners.add(receive, complete)
  }

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      let publisher = known[id] ?? ObservableObjectPublisher()
      known[id] = publisher
      return publisher
    }
  }
}

@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      ObservableObjectPublisher.of(object).send()
      object[keyPath: storage].subject.value = newValue
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>
    public func subscribe(
      _ receive: @escaping (Value) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      subject.subscribe(receive, complete)
    }
  }
}
extension Published: Sendable where Value: Sendable {}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { receive, _ in
      nonisolated(unsafe) let receive = receive
      let token = self.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    private let interval: TimeInterval
    init(interval: TimeInterval) { self.interval = interval }
    public func autoconnect() -> TimerPublisher { self }
    public func subscribe(
      _ receive: @escaping (Date) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receive
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        receive(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { receive, complete in
      nonisolated(unsafe) let (receive, complete) = (receive, complete)
      let task = self.dataTask(with: url) { data, response, error in
        if let data, let response {
          receive((data, response))
          complete(.finished)
        } else {
          complete(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}
