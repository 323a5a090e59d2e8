import Background
@_exported import Foundation

/// The contact store.
///
/// Source: `callbacks.tsv` (Contacts): "The completion handler is called on an arbitrary queue."
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// `classes.tsv`: contacts are not `Sendable`.
open class CNContact: NSObject {
  open var identifier: String { "1" }
  open var givenName: String { "Ada" }
}
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [String]) {}
}

open class CNContactStore: NSObject {
  public override init() {}
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .authorized
  }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    inBackground { completionHandler(true, nil) }
  }
  nonisolated(nonsending)
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool
  {
    await withCheckedContinuation { c in
      requestAccess(
        for: entityType,
        completionHandler: { granted, _ in
          c.resume(returning: granted)
        })
    }
  }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stop = ObjCBool(false)
    block(CNContact(), &stop)
  }
}
