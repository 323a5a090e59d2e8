import Background
@_exported import Foundation

/// A database that calls back on a background queue.
///
/// Source: `callbacks.tsv` (CloudKit): `save(_:completionHandler:)` is there for records, zones and subscriptions,
/// each with a handler that is given what was saved.
open class CKRecord: NSObject, @unchecked Sendable {}
open class CKRecordZone: NSObject, @unchecked Sendable {}
open class CKSubscription: NSObject, @unchecked Sendable {}
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {}

open class CKDatabase: NSObject, @unchecked Sendable {
  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    inBackground { completionHandler(record, nil) }
  }
  open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    inBackground { completionHandler(zone, nil) }
  }
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    inBackground { completionHandler(subscription, nil) }
  }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { record }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { zone }
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription { subscription }
}

/// What keeps records in step, and calls its delegate in tasks of its own.
///
/// Source: `types.tsv` (CloudKit), and the page of `CKSyncEngineDelegate`.
public final class CKSyncEngine: NSObject, @unchecked Sendable {
  public enum Event: Sendable { case accountChange, willFetchChanges }
  public struct SendChangesContext: Sendable {}
  public struct RecordZoneChangeBatch: Sendable {}
  public func sendChanges() async throws {}
}
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
}
