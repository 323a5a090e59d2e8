import Background
@_exported import Foundation

/// Managed object contexts with real queues, and nothing stored.
///
/// Source: `classes.tsv`, `callbacks.tsv` (CoreData): contexts, containers and object identifiers
/// are `Sendable`, managed objects are not; `perform` takes a `@Sendable` block in its old form,
/// and has an async form of its own.
open class NSManagedObjectID: NSObject, @unchecked Sendable {}
open class NSManagedObject: NSObject {
  public let managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  public init(context moc: NSManagedObjectContext) { managedObjectContext = moc }
  open func value(forKey key: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
}
open class NSPersistentStoreRequest: NSObject {}
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public init(entityName: String) {}
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
}

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
  }
  public static let didSaveObjectsNotification = NSNotification.Name("NSContextDidSave")
  private let queue: DispatchQueue
  open weak var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  public init(concurrencyType ct: ConcurrencyType) {
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "context")
  }
  open var hasChanges: Bool { false }
  open func perform(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }
  open func performAndWait(_ block: @Sendable () -> Void) {
    if queue === DispatchQueue.main { return block() }
    queue.sync(execute: block)
  }
  open func save() throws {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  open func delete(_ object: NSManagedObject) {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    NSManagedObject(context: self)
  }
}
extension NSManagedObjectContext {
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    let result = await withCheckedContinuation {
      (c: CheckedContinuation<Result<T, any Error>, Never>) in
      nonisolated(unsafe) let (c, block) = (c, block)
      perform { c.resume(returning: Result { try block() }) }
    }
    switch result {
    case .success(let value): return value
    case .failure: return try block()
    }
  }
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public init(name: String) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    block(NSPersistentStoreDescription(), nil)
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}
extension NSManagedObjectContext.ConcurrencyType: Equatable {}
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// `protocols.tsv`: not isolated. Called by whoever changes the context.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>)
}
open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {}
  open func performFetch() throws {}
}
