import Foundation

/// Publishers that send what several others send, on the thread of whichever sends.
///
/// Source: developer.apple.com/documentation/combine/publishers.
public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let first: A
    private let second: B
    public init(_ a: A, _ b: B) { (first, second) = (a, b) }

    public func subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var (a, b): (A.Output?, B.Output?)
      let send = { if let a, let b { receive((a, b)) } }
      let tokens = [
        first.subscribe(
          {
            a = $0; send()
          }, complete),
        second.subscribe(
          {
            b = $0; send()
          }, complete),
      ]
      return AnyCancellable { tokens.forEach { $0.cancel() } }
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let first: A
    private let second: B
    public init(_ a: A, _ b: B) { (first, second) = (a, b) }

    public func subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let tokens = [first.subscribe(receive, complete), second.subscribe(receive, complete)]
      return AnyCancellable { tokens.forEach { $0.cancel() } }
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { receive, complete in subscribe(receive) { _ in complete(.finished) } }
  }
}
