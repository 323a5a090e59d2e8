/// The calls that are about observers of notifications, by the types that they are in.
final class ObserverTable: Sendable {
  /// Registrations with the selector of a caller.
  let wrappedRegistrations: [ObserverFacts]

  /// Removals of something else than `self`.
  let removalsOfOthers: [ObserverFacts]

  /// Calls that may be wrappers, on something else than `self`.
  let callsOnOthers: [ObserverFacts]

  /// Registrations, by the notification's constant.
  private let byNotification: [String: [ObserverFacts]]
  private let byOwner: [String: [ObserverFacts]]
  /// By the owner, and by every type that it inherits from.
  private let byAncestor: [String: [ObserverFacts]]

  /// No calls at all.
  init() {
    wrappedRegistrations = []
    removalsOfOthers = []
    callsOnOthers = []
    byNotification = [:]
    byOwner = [:]
    byAncestor = [:]
  }

  /// Cost: the ancestry of every type that has such a call, once.
  init(_ facts: [ObserverFacts], in project: ProjectIndex) {
    wrappedRegistrations = facts.filter { $0.kind == .wrappedRegistration }
    removalsOfOthers = facts.filter { $0.isRemoval && $0.removed != .own }
    callsOnOthers = facts.filter { call in
      guard case .wrapper = call.kind else { return false }
      return !["", "self"].contains(call.observer)
    }
    byNotification = Dictionary(grouping: facts.filter(\.isRegistration)) {
      $0.name.constant?.lastName ?? ""
    }
    var ancestries: [String: [String]] = [:]
    var byOwner: [String: [ObserverFacts]] = [:]
    var byAncestor: [String: [ObserverFacts]] = [:]
    for call in facts where !call.owner.isEmpty {
      let key = "\(call.path):\(call.owner)"
      let view = project.seen(from: call.path)
      let ancestry = ancestries[key] ?? view.ancestry(of: view.resolve(call.owner))
      ancestries[key] = ancestry
      var call = call
      call.owner = ancestry[0]
      byOwner[call.owner, default: []].append(call)
      for type in ancestry { byAncestor[type, default: []].append(call) }
    }
    self.byOwner = byOwner
    self.byAncestor = byAncestor
  }

  /// The registrations of a constant that is called so.
  func registrations(of name: NotificationName) -> [ObserverFacts] {
    name.constant.flatMap { byNotification[$0.lastName] } ?? []
  }

  /// The calls in the types of the names: the first one's own, those of types that inherit from it, and
  /// those of the others, which it inherits from. Other modules' types of these names are among them.
  func calls(relatedBy ancestry: [String]) -> [ObserverFacts] {
    guard let host = ancestry.first else { return [] }
    return (byAncestor[host] ?? []) + ancestry.dropFirst().flatMap { byOwner[$0] ?? [] }
  }
}
