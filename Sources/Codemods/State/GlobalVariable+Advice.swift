import Rewriter

extension GlobalVariable {
  /// What may protect the variable, on the systems that the code is for.
  func adviceAgainst(_ uses: SharedStateUses) -> String {
    if let name = uses.commonGuard, context.refusalOfToolchain(since: .v(5, 10)) == nil {
      return
        "'\(name.lastName)' guards all uses; mark the variable 'nonisolated(unsafe)' if '\(name.lastName)' lets in one thread at a time"
    }
    guard context.refusalForOldSystems(of: variable.node) == nil else {
      guard context.refusalOfToolchain(since: .v(5, 10)) == nil else {
        return isObjectOfMainActor ? "use it on the main thread only" : adviceOfLock
      }
      return isObjectOfMainActor
        ? "mark the variable 'nonisolated(unsafe)', and use it on the main thread only"
        : "\(adviceOfLock), unless only the main thread uses it"
    }
    // A lock makes nobody the main actor.
    if isObjectOfMainActor { return "mark it and the code that uses it '@MainActor'" }
    // A type of a framework is as it is.
    if let owner, context.project.types[context.project.resolve(owner)] != nil,
      isBesideViews || isOfMainActorBut(owner, uses)
    {
      return "mark '\(owner)' '@MainActor' if only the main thread uses it, or \(adviceOfLock)"
    }
    // A 'Mutex' takes only what may be sent into it.
    let hold =
      context.project.modules.hasMutex(inFile: context.path) && requirement == nil
      && !variable.isVisibleElsewhere
      && type.map { context.sendability(of: $0).kind } != .no
    let lock = hold ? "make it a 'let' that holds a 'Mutex'" : adviceOfLock
    // Who can't await has no use for an actor, and what a protocol requires stays where it is.
    let mayMove =
      requirement == nil && !isStaticOfActor
      && uses.all.allSatisfy { AsyncCode(around: $0.node) != nil }
    return lock + (mayMove ? ", or move it into an actor" : "")
  }

  /// Swift 6 rejects a variable with a lock beside it, too, as measured, since it doesn't know what that guards.
  var adviceOfLock: String {
    context.refusalOfToolchain(since: .v(5, 10)) == nil
      ? "mark the variable 'nonisolated(unsafe)' and guard each use with a lock"
      : "guard it with a lock"
  }

  /// Whether the main actor would have all uses if it had the type around, which others use on the main actor only.
  private func isOfMainActorBut(_ owner: String, _ uses: SharedStateUses) -> Bool {
    let others = uses.all.filter { $0.type != owner }
    return !others.isEmpty && others.allSatisfy(\.isOnMainActor)
      && uses.all.allSatisfy { $0.isOnMainActor || !$0.isIsolated }
  }

  /// Whether it is in an actor already, whose state it is none of.
  var isStaticOfActor: Bool {
    owner.map { context.project.types[context.project.resolve($0)]?.first?.kind == .actor } ?? false
  }

  /// Have: static var menu: NSMenu!, static var menus: [NSMenu]
  private var isObjectOfMainActor: Bool { type.map(context.isObjectOfMainActor) == true }

  /// Whether the type around keeps objects of the main actor: `static var menu: NSMenu!` beside `static var isOpen = false`
  private var isBesideViews: Bool {
    guard let owner = owner.map({ context.project.resolve($0) }),
      let path = context.project.types[owner]?.first?.path, path == context.path
    else { return false }
    return context.project.members(of: owner).contains { member in
      guard case .variable(let other) = member, !other.isComputed,
        !other.modifiers.contains(.weak), let type = context.type(of: other)
      else { return false }
      return context.isView(type)
    }
  }
}
