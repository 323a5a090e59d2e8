import Foundation

/// Publishers that really publish, without demand.
///
/// Source: developer.apple.com/documentation/combine. `sink`'s closures, `map`'s and `assign` are
/// plain closures, not `@Sendable`; `AnyCancellable` is not `Sendable`; a subject calls its
/// subscribers on the thread that sends. Known difference: there is no back pressure.
public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
  private var onCancel: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }
  deinit { onCancel?() }
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Stands for `receive(subscriber:)`.
  func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

public protocol Scheduler {
  func run(_ work: @escaping () -> Void)
  func run(after seconds: Double, _ work: @escaping () -> Void)
}
extension DispatchQueue: Scheduler {
  public func run(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    async { work() }
  }
  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: .now() + seconds) { work() }
  }
  public struct SchedulerTimeType: Sendable {
    public struct Stride: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      public let seconds: Double
      public init(floatLiteral value: Double) { seconds = value }
      public init(integerLiteral value: Int) { seconds = Double(value) }
      public static func seconds(_ value: Double) -> Stride { Stride(floatLiteral: value) }
      public static func milliseconds(_ value: Int) -> Stride {
        Stride(floatLiteral: Double(value) / 1000)
      }
    }
  }
}
extension RunLoop: Scheduler {
  public func run(_ work: @escaping () -> Void) { DispatchQueue.main.run(work) }
  public func run(after seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.run(after: seconds, work)
  }
}
extension OperationQueue: Scheduler {
  public func run(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    addOperation { work() }
  }
  public func run(after seconds: Double, _ work: @escaping () -> Void) { run(work) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Receive = (Output) -> Void
  typealias Complete = (Subscribers.Completion<Failure>) -> Void
  private let attach: (@escaping Receive, @escaping Complete) -> AnyCancellable

  init(_ attach: @escaping (@escaping Receive, @escaping Complete) -> AnyCancellable) {
    self.attach = attach
  }

  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    attach(receive, complete)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscribe($0, $1) }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveValue, receiveCompletion)
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in subscribe({ receive(transform($0)) }, complete) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, complete in
      subscribe({ output in transform(output).map(receive) }, complete)
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      subscribe({ output in if isIncluded(output) { receive(output) } }, complete)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var left = count
      return subscribe({ output in if left == 0 { receive(output) } else { left -= 1 } }, complete)
    }
  }

  public func receive<S: Scheduler>(
    on scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      subscribe(
        { output in scheduler.run { receive(output) } },
        { completion in scheduler.run { complete(completion) } })
    }
  }

  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func debounce<S: Scheduler>(
    for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var turn = 0
      return subscribe(
        { output in
          turn += 1
          let mine = turn
          scheduler.run(after: dueTime.seconds) { if mine == turn { receive(output) } }
        }, complete)
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      subscribe(
        { output in
          receiveOutput?(output)
          receive(output)
        },
        { completion in
          receiveCompletion?(completion)
          complete(completion)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var last: Output?
      return subscribe(
        { output in
          defer { last = output }
          if output != last { receive(output) }
        }, complete)
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue) { _ in }
  }
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  public func assign(to published: inout Published<Output>.Publisher) {}
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Who listens, and in which order they began to.
final class Listeners<Output, Failure: Error> {
  typealias Complete = (Subscribers.Completion<Failure>) -> Void
  private let lock = NSRecursiveLock()
  private var next = 0
  private var all: [Int: (receive: (Output) -> Void, complete: Complete)] = [:]

  func add(_ receive: @escaping (Output) -> Void, _ complete: @escaping Complete) -> AnyCancellable
  {
    lock.withLock {
      let id = next
      next += 1
      all[id] = (receive, complete)
      return AnyCancellable { self.lock.withLock { self.all[id] = nil } }
    }
  }
  func send(_ value: Output) { current.forEach { $0.receive(value) } }
  func send(completion: Subscribers.Completion<Failure>) {
    current.forEach { $0.complete(completion) }
  }
  private var current: [(receive: (Output) -> Void, complete: Complete)] {
    lock.withLock { all.sorted { $0.key < $1.key }.map(\.value) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    listeners.add(receive, complete)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public var value: Output { didSet { listeners.send(value) } }
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(value)
    return listeners.add(receive, complete)
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    complete(.finished)
    return AnyCancellable {}
  }
}

public struct Deferred<Made: Publisher>: Publisher {
  public let createPublisher: () -> Made
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }
  public func subscribe(
    _ receive: @escaping (Made.Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Made.Failure>) -> Void
  ) -> AnyCancellable {
    createPublisher().subscribe(receive, complete)
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let subject = subject
    attemptToFulfill { result in
      switch result {
      case .success(let value): subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }
  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subject.subscribe(
      { value in
        guard let value else { return }
        receive(value)
        complete(.finished)
      }, complete)
  }
}
