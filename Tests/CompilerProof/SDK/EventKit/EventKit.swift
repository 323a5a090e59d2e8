import Background
@_exported import Foundation

/// The event store.
///
/// Source: `callbacks.tsv` (EventKit) and the documentation: completions arrive "on an arbitrary
/// queue"; none is `@Sendable`, `fetchReminders` has no async twin. Nothing here is `Sendable`.
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
}
open class EKObject: NSObject {}
open class EKCalendar: EKObject {
  open var title: String { "Home" }
}
open class EKCalendarItem: EKObject {
  // Implicitly unwrapped, as in the header.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
}
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
}
open class EKReminder: EKCalendarItem {}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKEventStore: NSObject {
  public override init() {}
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .fullAccess
  }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    inBackground { completion(true, nil) }
  }
  nonisolated(nonsending)
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool
  {
    true
  }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    inBackground { completion(true, nil) }
  }
  nonisolated(nonsending) open func requestFullAccessToEvents() async throws -> Bool {
    await withCheckedContinuation { c in
      requestFullAccessToEvents(completion: { granted, _ in c.resume(returning: granted) })
    }
  }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    inBackground { completion(true, nil) }
  }
  nonisolated(nonsending) open func requestFullAccessToReminders() async throws -> Bool { true }
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    inBackground { completion([]) }
    return NSObject()
  }
  open func save(_ event: EKEvent, span: EKSpan) throws {}
}
extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
