import Rewriter

/// A call in the file that removes observers of `self`.
struct ObserverRemoval {
  let call: NotificationCall

  /// `nil` where it is not evident that it is a notification center.
  let center: CenterIdentity?

  /// The call, or the loop that makes it for each of several names.
  var node: Node { call.repeated }

  var isInDeinit: Bool { node.enclosingFunctionName == "deinit" }

  /// What the text says of whether a removal is about an observer.
  enum Relation {
    case unrelated
    case certain
    /// It is, unless one of the expressions that both are given has another value by then.
    case spelledAlike([String])
    case unknown
  }

  func relation(to block: ObserverBlock) -> Relation {
    guard isOfSelf else { return .unknown }
    let registration = block.registration
    let parts = [
      (center?.isSame(as: block.center), call.center, registration.center),
      (isNamed(as: block), call.name?.expression, registration.name?.expression),
      (
        removesObject(of: block) ? true : nil, call.object?.expression,
        registration.object?.expression
      ),
    ]
    if parts.contains(where: { $0.0 == false }) { return .unrelated }
    guard isUnconditional else { return .unknown }
    var alike: [String] = []
    for (_, own, other) in parts.filter({ $0.0 == nil }) {
      guard let own, let other, block.observer.context.areSpelledAlike(own, other) else {
        return .unknown
      }
      alike.append(own.textInOneLine)
    }
    return alike.isEmpty ? .certain : .spelledAlike(alike)
  }

  private func isNamed(as block: ObserverBlock) -> Bool? {
    call.notificationName.isEqual(
      to: block.registration.notificationName, in: block.observer.context.project)
  }

  /// Whether it removes each of its names, if it has several.
  private var isUnconditional: Bool {
    if case .each = call.notificationName { node != call.call.node } else { true }
  }

  /// Whether it is spelled `self`, or `self as Any`: it may be by another name.
  private var isOfSelf: Bool {
    call.observer.expression?.withoutConversion.isSelfReference == true
  }

  /// Why it is not in the text whether the call removes an observer.
  func doubt(about block: ObserverBlock) -> Refusal {
    let doubt = "we can't tell whether '\(node.textInOneLine)' removes this observer"
    guard isOfSelf else { return Refusal(.unclearRemoval, doubt) }
    guard isUnconditional else {
      return Refusal(.unclearRemoval, "\(doubt): its loop may not reach every name")
    }
    if let center, center.isSame(as: block.center) == nil, let text = call.center?.compactText {
      return Refusal(.unclearRemoval, "\(doubt): '\(text)' may or may not be the same center")
    }
    guard isNamed(as: block) == true, let object = call.object?.expression else {
      return Refusal(.unclearRemoval, doubt)
    }
    return Refusal(
      .unclearRemoval, "\(doubt): '\(object.textInOneLine)' may or may not be the same object")
  }

  private func removesObject(of block: ObserverBlock) -> Bool {
    guard let object = call.object?.expression, !object.isNil else { return true }
    return block.registration.object?.expression
      .map { block.observer.context.areSameObject(object, $0) } ?? false
  }
}

/// Finds what removes an observer.
struct RemovalFinder {
  let context: Context

  /// The removals in the file that are about the observer, and why a reviewer has to say whether they are.
  ///
  /// Throws where another file has to be changed, or where it is not in the text which observers a
  /// removal is about.
  func removals(
    of block: ObserverBlock,
  ) throws(Refusal) -> (removals: [ObserverRemoval], doubt: String?) {
    var found: [ObserverRemoval] = []
    var doubt: String?
    for removal in ownRemovals(of: block.observer.host)
    where context.isInStaticCode(removal.node) == block.observer.isType {
      switch removal.relation(to: block) {
      case .unrelated: continue
      case .unknown: throw removal.doubt(about: block)
      case .certain: break
      case .spelledAlike(let expressions):
        let names = expressions.map { "'\($0)'" }.joined(separator: " and ")
        doubt =
          "'\(removal.node.textInOneLine)' is assumed to remove this observer, as both use \(names), which may have changed by then"
      }
      found.append(removal)
    }
    try checkOtherRemovals(of: block)
    return (found, doubt)
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
    if let name = observer.as(DeclReferenceExpr.self), name.baseName?.kind.isIdentifier == true {
      return context.tree.all(OptionalBindingCondition.self).contains {
        $0.pattern?.text == name.name && $0.initializer?.value?.isSelfReference == true
      }
    }
    return observer.firstToken?.kind == .selfKeyword && !observer.is(.memberAccessExpr)
  }

  /// Removals in other files and in related types. Once the object is gone a block does nothing, so
  /// that those in the deinit of a related type do not matter.
  private func checkOtherRemovals(of block: ObserverBlock) throws(Refusal) {
    let host = block.observer.host
    let name = block.registration.notificationName
    try RemovalByOthers(host: host, context: context).check(name)
    try checkForeignRemovals(of: block)
    for removal in calls(relatedTo: host) where removal.removed == .own {
      guard isEqual(removal.name, to: name, of: host) != false else { continue }
      if isIn(host, removal) {
        if removal.path == context.path, removal.observer == "self" { continue }
      } else if removal.isInDeinit || !isInRelative(of: host, removal) {
        continue
      }
      let place =
        "'\(removal.owner)' removes the observer in '\(removal.function)' (\(removal.path))"
      throw Refusal(
        .removedElsewhere,
        isIn(host, removal)
          ? removal.path == context.path
            ? "\(place), but doesn't name it 'self'; write 'removeObserver(self)' there"
            : "\(place), another file; move the two together"
          : "\(place), which doesn't remove a block; move the removal to '\(host)'")
    }
  }

  /// Removals in Objective-C, outside of `dealloc`: behind that a block does nothing.
  private func checkForeignRemovals(of block: ObserverBlock) throws(Refusal) {
    let (host, project) = (block.observer.host, context.project)
    for (type, removal) in project.foreign.removals where !removal.isInDealloc {
      let isOfHost = type == host
      guard isOfHost || areRelated(type, host), mayBeCenter(removal.center, of: block) else {
        continue
      }
      let place = "'\(type)' removes the observer in '\(removal.method)' (\(removal.path))"
      throw Refusal(
        .removedElsewhere,
        isOfHost
          ? "\(place), another file; move the two together"
          : "\(place), which doesn't remove a block; move the removal to '\(host)'")
    }
  }

  private func areRelated(_ type: String, _ host: String) -> Bool {
    context.project.ancestry(of: host).contains(type)
      || context.project.ancestry(of: type).contains(host)
  }

  /// Whether the block's center may be the default one of a class in Objective-C.
  private func mayBeCenter(_ type: String?, of block: ObserverBlock) -> Bool {
    guard let type, type.hasSuffix("NotificationCenter"), case .shared(let center) = block.center
    else { return true }
    return center.hasPrefix(type.dropFirst("NS".count) + ".default")
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
