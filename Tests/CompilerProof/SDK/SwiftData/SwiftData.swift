@_exported import Foundation
@_exported import Observation
import SwiftUI

/// Models, containers and contexts that store nothing.
///
/// Source: developer.apple.com/documentation/swiftdata: models and contexts are not `Sendable`,
/// containers and persistent identifiers are; `mainContext` is main actor.
/// Known difference: `@Model` expands to what `@Observable` expands to, and `PersistentModel` is
/// what every observable class is.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

public typealias PersistentModel = AnyObject & Observable

public struct PersistentIdentifier: Hashable, Sendable {}
public struct ModelConfiguration: Sendable {
  public init(isStoredInMemoryOnly: Bool = false) {}
}

public final class ModelContainer: @unchecked Sendable {
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws
  {}
  @MainActor public private(set) lazy var mainContext = ModelContext(self)
}

public struct FetchDescriptor<T: PersistentModel> {
  public var fetchLimit: Int?
  public init() {}
}

public final class ModelContext {
  public let container: ModelContainer
  public init(_ container: ModelContainer) { self.container = container }
  public func insert<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(_ model: T) {}
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
  public func save() throws {}
}

@MainActor @preconcurrency @propertyWrapper
public struct Query<Result>: DynamicProperty {
  nonisolated public init() {}
  nonisolated public init<Element: PersistentModel, Value: Comparable>(
    sort keyPath: KeyPath<Element, Value>
  ) where Result == [Element] {}
  public var wrappedValue: Result { fatalError("no container") }
}

extension EnvironmentValues {
  public var modelContext: ModelContext { fatalError("no container") }
}
extension View {
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View { self }
}
