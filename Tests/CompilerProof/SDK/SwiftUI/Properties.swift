import Combine
import Foundation
import Observation

/// The property wrappers of views.
///
/// Source: developer.apple.com/documentation/swiftui. `@StateObject` and `@ObservedObject` are
/// main actor by their wrapped value, which since Swift 6 (SE-0401) no longer isolates the type
/// that uses them; `Binding` and `State` are `Sendable` where their value is.
public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Storage: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }
  public init() where Value: ExpressibleByNilLiteral { storage = Storage(nil) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }
  fileprivate init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    let read: () -> Value = { value }
    return Binding(get: read, set: { (_: Value) in })
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (read, write) = (self.read, self.write)
    let readMember: () -> Subject = { read()[keyPath: keyPath] }
    return Binding<Subject>(
      get: readMember,
      set: { (subject: Subject) in
        var value = read()
        value[keyPath: keyPath] = subject
        write(value)
      })
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private final class Storage { var object: ObjectType? }
  private let storage = Storage()
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }
  public var wrappedValue: ObjectType {
    let object = storage.object ?? make()
    storage.object = object
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      let read: () -> Subject = { object[keyPath: keyPath] }
      return Binding(get: read, set: { (value: Subject) in object[keyPath: keyPath] = value })
    }
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}
  public var wrappedValue: ObjectType { fatalError("no environment") }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError("no environment") }
}

public struct EnvironmentValues: Sendable {
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var scenePhase: ScenePhase { .active }
  public var colorScheme: ColorScheme { .light }
}
public enum ScenePhase: Sendable { case background, inactive, active }
public enum ColorScheme: Sendable { case light, dark }
@MainActor @preconcurrency public struct DismissAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ url: URL) {}
}
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { fatalError("no environment") }
  }
  public var wrappedValue: Value { read() }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let storage: State<Value>
  public init(wrappedValue: Value, _ key: String) { storage = State(wrappedValue: wrappedValue) }
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  public var projectedValue: Bindable<Value> { self }
}
extension Bindable where Value: AnyObject & Observable {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    let read: () -> Subject = { object[keyPath: keyPath] }
    return Binding(get: read, set: { (value: Subject) in object[keyPath: keyPath] = value })
  }
}

#if canImport(UIKit)
  import UIKit

  @MainActor @preconcurrency @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
    DynamicProperty
  {
    public init(_ delegateType: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate { fatalError("no application") }
  }

  @MainActor @preconcurrency
  public class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
