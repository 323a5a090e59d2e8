/// Notifications whose objects may be used only on the thread that posts them.
///
/// Source: Core Data's documentation of `NSManagedObjectContext`: they are posted on the context's
/// queue, and its managed objects, which they carry, belong to it.
enum PostingThreadNotifications {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set = [
    "NSManagedObjectContextDidSave", "NSManagedObjectContextObjectsDidChange",
    "NSManagedObjectContextWillSave", "didChangeObjectsNotification",
    "didMergeChangesObjectIDsNotification", "didSaveObjectIDsNotification",
    "didSaveObjectsNotification", "willSaveObjectsNotification",
  ]
}
