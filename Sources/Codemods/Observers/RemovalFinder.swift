import Rewriter

/// A call in the file that removes observers of `self`.
struct ObserverRemoval {
  let call: NotificationCall

  /// The expression of the center that tells it from others.
  let center: String?

  var node: Node { call.call.node }

  var isInDeinit: Bool { node.enclosingFunctionName == "deinit" }

  /// Whether the call removes an observer of the center and name; `nil` if that is not in the text.
  func removes(_ block: ObserverBlock) -> Bool? {
    guard isOfSelf, let center,
      let isNamed = call.notificationName.isEqual(
        to: block.registration.notificationName, in: block.observer.context.project)
    else { return nil }
    guard isNamed, center == block.center else { return false }
    return removesObject(of: block)
  }

  /// Whether it is spelt `self`: it may be by another name, as in `self as Any`.
  private var isOfSelf: Bool { call.observer.expression?.isSelfReference == true }

  private func removesObject(of block: ObserverBlock) -> Bool? {
    guard let object = call.object?.expression, !object.is(.nilLiteralExpr) else { return true }
    return object.compactText == block.registration.object?.expression?.compactText ? true : nil
  }
}

/// Finds what removes an observer.
struct RemovalFinder {
  let context: Context

  /// The removals in the file that are about the observer.
  ///
  /// Throws where another file has to be changed, or where it is not in the text which observers a
  /// removal is about.
  func removals(of block: ObserverBlock) throws(LeftAlone) -> [ObserverRemoval] {
    try checkOtherRemovals(of: block)
    var found: [ObserverRemoval] = []
    for removal in ownRemovals(of: block.observer.host) {
      guard let isAbout = removal.removes(block) else {
        throw LeftAlone(
          reason:
            "'\(removal.node.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))' may be about it"
        )
      }
      if isAbout { found.append(removal) }
    }
    return found
  }

  /// The removals of `self` in the type, as far as it is in the file.
  func ownRemovals(of host: String) -> [ObserverRemoval] {
    let centers = NotificationCenters(context: context)
    return context.tree.calls(of: "removeObserver").compactMap { call in
      guard let removal = NotificationCall(call), removal.isRemoval,
        removal.observer.expression.map(mayBeSelf) == true,
        context.enclosingTypeNames(of: call.node).first == host
      else { return nil }
      if let center = removal.center, centers.isOfAnotherKind(center) { return nil }
      return ObserverRemoval(call: removal, center: removal.center.flatMap(centers.identity))
    }
  }

  /// `self`, `self as Any`, and a name that `self` is bound to.
  private func mayBeSelf(_ observer: Node) -> Bool {
    if let name = observer.as(DeclReferenceExpr.self), name.baseName?.kind == .identifier {
      return context.tree.all(OptionalBindingCondition.self).contains {
        $0.pattern?.text == name.name && $0.initializer?.value?.isSelfReference == true
      }
    }
    return observer.firstToken?.kind == .selfKeyword && !observer.is(.memberAccessExpr)
  }

  /// Removals in other files and in related types. Once the object is gone a block does nothing, so
  /// that those in the deinit of a related type do not matter.
  private func checkOtherRemovals(of block: ObserverBlock) throws(LeftAlone) {
    let host = block.observer.host
    let name = block.registration.notificationName
    let others = context.project.observers.removalsOfOthers
      .filter { $0.name.isEqual(to: name, in: context.project) != false }
    let instances = Set(others.map { lastName(of: $0.observer) }).filter { mayHold($0, host) }
    if let other = others.first(where: { instances.contains(lastName(of: $0.observer)) }) {
      throw LeftAlone(reason: "'\(other.observer)' is removed in \(other.path), and may be it")
    }
    for removal in calls(relatedTo: host) where removal.isRemoval && removal.observer == "self" {
      guard isEqual(removal.name, to: name, of: host) != false else { continue }
      if isIn(host, removal) {
        if removal.path == context.path { continue }
      } else if removal.isInDeinit || !isInRelative(of: host, removal) {
        continue
      }
      throw LeftAlone(
        reason: "'\(removal.owner)' removes it in '\(removal.function)' (\(removal.path))")
    }
  }

  /// `player` for `self.player!`
  private func lastName(of observer: String) -> String {
    observer.split(separator: ".").last?.filter { $0 != "!" && $0 != "?" } ?? ""
  }

  /// Whether a property of the name may hold an instance of the type: its class is related.
  private func mayHold(_ name: String, _ host: String) -> Bool {
    guard let variables = context.project.variables[name] else { return false }
    let ancestry = Set(context.project.ancestry(of: host))
    return variables.contains { variable in
      guard let written = variable.type else { return false }
      let type = context.project.resolve(written, inside: variable.owner)
      // What `addObserver` returns is no more than this.
      if type == "NSObjectProtocol" { return false }
      return ancestry.contains(type) || context.project.ancestry(of: type).contains(host)
    }
  }

  /// As ``NotificationName/isEqual(to:)``, with the names that the project calls a wrapper with.
  private func isEqual(
    _ name: NotificationName, to other: NotificationName, of host: String,
  ) -> Bool? {
    guard case .argument(let wrapper) = name else {
      return name.isEqual(to: other, in: context.project)
    }
    let related = calls(relatedTo: host).filter { ["", "self"].contains($0.observer) }
    let answers = (related + context.project.observers.callsOnOthers)
      .filter { $0.kind == .wrapper(wrapper) }
      .map { $0.name.isEqual(to: other, in: context.project) }
    if answers.contains(true) { return true }
    return answers.contains(nil) ? nil : false
  }

  /// The calls in the type and in those that are related to it.
  func calls(relatedTo host: String) -> [ObserverFacts] {
    context.project.observers.calls(relatedBy: context.project.ancestry(of: host))
  }

  /// Whether the call is in the type itself.
  func isIn(_ host: String, _ call: ObserverFacts) -> Bool {
    call.owner == host && declarations(of: host, seenFrom: call.path) == declarations(of: host)
  }

  /// Whether the call is in a class that inherits from the type, or that the type inherits from.
  func isInRelative(of host: String, _ call: ObserverFacts) -> Bool {
    guard !call.owner.isEmpty, call.owner != host else { return false }
    if context.project.ancestry(of: host).contains(call.owner) {
      return declarations(of: call.owner, seenFrom: call.path) == declarations(of: call.owner)
    }
    let project = context.project.seen(from: call.path)
    return project.ancestry(of: call.owner).contains(host)
      && declarations(of: host, seenFrom: call.path) == declarations(of: host)
  }

  /// The files that declare what the name means in a file; other modules may have a type of the name.
  private func declarations(of type: String, seenFrom path: String? = nil) -> Set<String> {
    let project = path.map { context.project.seen(from: $0) } ?? context.project
    return Set(project.types[type]?.map(\.path) ?? [])
  }
}
