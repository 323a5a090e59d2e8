// From `Effect.swift`, `Reducer.swift` and `Reduce.swift` of pointfreeco/swift-composable-architecture, and `Dependency.swift`
// and `DependencyKey.swift` of pointfreeco/swift-dependencies, which the former exports.

public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
}

public struct Reduce<State, Action>: Reducer {
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {}
}

public struct Effect<Action>: Sendable {
  public static var none: Self { Self() }

  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    line: UInt = #line
  ) -> Self { Self() }

  public static func publisher(_ createPublisher: () -> Int) -> Self { Self() }
}

public typealias EffectOf<R: Reducer> = Effect<R.Action>

@MainActor
public struct Send<Action>: Sendable {
  public func callAsFunction(_ action: Action) {}
}

public struct DependencyValues: Sendable {
  public init() {}
}

@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable

  public init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { DependencyValues()[keyPath: keyPath] }
}
