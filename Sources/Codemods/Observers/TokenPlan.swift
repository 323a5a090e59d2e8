import Rewriter

/// A property that keeps what `addObserver` returns, until it is removed.
struct TokenProperty {
  let name: String
  let isArray: Bool
  /// Whether the type has it, with what removes its tokens.
  var isDeclared = false
}

/// How a type keeps the observers that it removes in its file.
struct TokenPlan {
  private let host: String
  private let context: Context
  private let groups: [TokenGroup]

  /// The runs of removals that are about the type's blocks.
  private let places: [RemovalPlace]
  private let blocks: [ObserverBlock]

  /// The registrations that become blocks which nobody removes.
  private let dropped: [Node]

  /// A block that another fix is about, in whose round this one can't be made; `nil` if there is none.
  private let earlier: ObserverBlock?

  /// - Parameters:
  ///   - blocks: all that the type keeps, with the removals that are about each; none if its object's `deinit` is to
  ///     remove it.
  ///   - chosen: those that the fix is about; the others have one of their own, with the same properties.
  ///   - dropped: the registrations that become blocks which nobody removes.
  ///   - waits: whether the fix can't be made in one round with that of the others.
  init(
    host: String, blocks: [(block: ObserverBlock, removals: [ObserverRemoval])],
    chosen: [ObserverBlock], besides dropped: [Node], waits: Bool, context: Context,
  ) {
    self.dropped = dropped
    self.host = host
    self.context = context
    earlier =
      waits
      ? blocks.map(\.block).first { block in !chosen.contains { $0.node == block.node } } : nil
    self.blocks = chosen
    let places = RemovalPlace.places(of: blocks.flatMap(\.removals))
    self.places = places
    groups = Self.groups(of: blocks, at: places, host: host, context: context)
      .compactMap { $0.with(chosen) }
  }

  /// Observers of one center that are removed at the same places.
  private static func groups(
    of blocks: [(block: ObserverBlock, removals: [ObserverRemoval])], at places: [RemovalPlace],
    host: String, context: Context,
  ) -> [TokenGroup] {
    var members: [TokenGroup.Key: [ObserverBlock]] = [:]
    var keys: [TokenGroup.Key] = []
    for (block, removals) in blocks {
      let indices = places.indices.filter { place in
        removals.contains(where: places[place].contains)
      }
      let key = TokenGroup.Key(center: block.center, places: Array(indices))
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(block)
    }
    var names = TokenNames(host: host, context: context)
    let arrays = TokenArrays(host: host, context: context)
    return keys.map { key in
      let (members, places) = (members[key] ?? [], key.places.map { places[$0] })
      let isReadAnywhere = isReadAnywhere(members, removedAt: places)
      let own = arrays.array(of: key.center, removedAt: places, isReadAnywhere: isReadAnywhere)
      let property =
        own ?? names.property(for: members, of: key.center, isOnlyOne: keys.count == 1)
      return TokenGroup(
        key: key, members: members, isReadAnywhere: isReadAnywhere, property: property)
    }
  }

  /// Whether code that is not on the main actor reads what keeps them.
  private static func isReadAnywhere(
    _ members: [ObserverBlock], removedAt places: [RemovalPlace],
  ) -> Bool {
    guard let first = members.first?.observer else { return false }
    let deinits = RemovalInDeinit(host: first.host, context: first.context)
    return places.isEmpty && !deinits.areIsolated || places.contains(where: \.isNonisolated)
      || members.contains(where: \.isAwakening)
  }

  /// Empty where nothing is kept.
  func edits() throws(Refusal) -> [Edit] {
    guard !groups.isEmpty else { return [] }
    let properties = TokenDeclaration(host: host, context: context)
    let new = groups.filter { !$0.property.isDeclared }
    var edits = try properties.edits(for: new)
    for group in groups {
      for member in group.members {
        try checkAccess(from: member)
        try checkValue(of: member, keptBy: group.property)
        edits += member.edits(token: .kept(group.property))
      }
    }
    for (index, place) in places.enumerated() {
      let covering = groups.filter { $0.key.places.contains(index) }
      guard !covering.isEmpty else { continue }
      edits += try place.edits(
        removing: covering.filter { !$0.property.isDeclared }, context: context, keeping: keeps)
    }
    let lasting = new.filter(\.key.places.isEmpty)
    edits += earlier?.node.firstToken.map { [Edit(replace: $0.range, with: $0.text)] } ?? []
    return edits + RemovalInDeinit(host: host, context: context).edits(removing: lasting)
  }

  /// The property belongs to the main actor.
  private func checkAccess(from block: ObserverBlock) throws(Refusal) {
    guard block.canKeepToken else {
      throw Refusal(
        .noPropertyForToken,
        "removing the block needs a property for its token, which would be isolated to the main actor, unlike this code"
      )
    }
  }

  /// `center?.addObserver(…)` is an optional.
  private func checkValue(
    of block: ObserverBlock, keptBy property: TokenProperty,
  ) throws(Refusal) {
    guard property.isArray, let center = block.registration.center,
      center.is(.optionalChainingExpr)
    else { return }
    throw Refusal(
      .noPropertyForToken,
      "removing the block needs its token, which is nil where '\(center.textInOneLine)' is nil"
    )
  }

  /// Whether a removal may still be about an observer that stays a selector.
  private func keeps(_ removal: ObserverRemoval) -> Bool {
    staysInFile(removal) || staysElsewhere(removal)
  }

  private func staysInFile(_ removal: ObserverRemoval) -> Bool {
    let converted = Set((blocks.map(\.node) + dropped).map(\.range.lowerBound))
    let centers = NotificationCenters(context: context)
    return context.tree.calls(of: "addObserver").contains { call in
      guard let other = NotificationCall(call), !other.isRemoval,
        !converted.contains(call.range.lowerBound),
        other.observer.expression?.isSelfReference == true,
        context.enclosingTypeNames(of: call.node).first == host,
        context.isInStaticCode(call.node) == context.isInStaticCode(removal.node),
        mayBeSame(other.center.flatMap(centers.identity), as: removal.center)
      else { return false }
      return removal.call.notificationName.isEqual(to: other.notificationName, in: context.project)
        != false
    }
  }

  private func staysElsewhere(_ removal: ObserverRemoval) -> Bool {
    let finder = RemovalFinder(context: context)
    let centers = NotificationCenters(context: context)
    return finder.calls(relatedTo: host).contains { other in
      other.isRegistration && other.observer == "self"
        && mayBeSame(centers.shared(other.receiver, at: removal.node), as: removal.center)
        && removal.call.notificationName.isEqual(to: other.name, in: context.project) != false
        && (finder.isIn(host, other)
          ? other.path != context.path : finder.isInRelative(of: host, other))
    }
  }

  private func mayBeSame(_ center: CenterIdentity?, as other: CenterIdentity?) -> Bool {
    guard let center, let other else { return true }
    return center.isSame(as: other) != false
  }

  /// Whether what keeps the observer is unsafe.
  func marksUnsafe(for block: ObserverBlock) -> Bool {
    groups.contains { group in
      group.isReadAnywhere && group.members.contains { $0.node == block.node }
    }
  }
}

/// Observers that are removed together.
struct TokenGroup {
  let key: Key
  private(set) var members: [ObserverBlock]
  /// Whether code that is not on the main actor reads it.
  let isReadAnywhere: Bool
  let property: TokenProperty

  struct Key: Hashable {
    let center: CenterIdentity
    /// The indices of the places; none for a `deinit` that removes nothing yet.
    let places: [Int]
  }
}

extension TokenGroup {
  /// The group with those of the blocks that are in it; `nil` where none is.
  fileprivate func with(_ chosen: [ObserverBlock]) -> TokenGroup? {
    var copy = self
    copy.members = chosen.filter { block in members.contains { $0.node == block.node } }
    return copy.members.isEmpty ? nil : copy
  }

  /// What removes the observers from their center.
  ///
  /// - Parameters:
  ///   - receiver: stands in front of the property: `self.`, or nothing.
  ///   - conditional: writes an `if let` with the binding and what it does.
  func removal(
    from center: String, isChained: Bool = false, receiver: String = "",
    conditional: (_ binding: String, _ body: String) -> String = { "if let \($0) {\n  \($1)\n}" },
  ) -> String {
    let name = property.name
    guard property.isArray else {
      let binding = receiver.isEmpty ? name : "\(name) = \(receiver)\(name)"
      return conditional(binding, "\(center).removeObserver(\(name))")
    }
    let function = isChained ? " { \(center).removeObserver($0) }" : "(\(center).removeObserver)"
    return "\(receiver)\(name).forEach\(function)"
  }
}
