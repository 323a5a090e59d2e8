import Rewriter

extension GlobalVariable {
  /// What may protect the variable, on the systems that the code is for.
  func adviceAgainst(_ uses: SharedStateUses) -> String {
    if let name = uses.commonGuard, context.refusalOfToolchain(since: .v(5, 10)) == nil {
      return
        "'\(name.lastName)' guards all uses; mark the variable 'nonisolated(unsafe)' if '\(name.lastName)' lets in one thread at a time"
    }
    let threads = CallingThreads.Answer(uses.all.filter { !$0.isOfTest }.map(\.thread))
    guard context.refusalForOldSystems(of: variable.node) == nil else {
      return adviceOnOldSystems(threads)
    }
    // A lock makes nobody the main actor.
    if isObjectOfMainActor { return adviceOnObjectOfMainActor(uses) }
    let lock = adviceOnProtection(uses)
    guard threads != .off, let subject = subjectOfMarking(uses) else { return lock }
    let place = "mark \(subject.text) '@MainActor'"
    let condition = "only the main thread uses \(subject.isOne ? "it" : "them")"
    return switch threads {
    case .main: "\(place), since only main-actor code is known to call that code"
    case .partlyMain: "\(place) if \(condition), or \(lock)"
    case .unknown, .off: "\(lock), or \(place) if \(condition)"
    }
  }

  private func adviceOnObjectOfMainActor(_ uses: SharedStateUses) -> String {
    let others = uses.all.filter { !$0.isOnMainActor && !$0.isOfTest }
    let users = others.compactMap { NonisolatedUse(at: $0.node, in: $0.context) }
    let areMarkable = users.allSatisfy { $0.isOfType && !$0.staysNonisolated }
    guard areMarkable, users.count == others.count, !users.isEmpty, !users.names.contains("")
    else {
      return "mark it '@MainActor', and hop to the main actor in nonisolated code that uses it"
    }
    return "mark it and \(users.names.listed("user")) '@MainActor'"
  }

  /// The first other variable beside this one for which the type is to be isolated as a whole: this one is then, too.
  var siblingForIsolatedOwner: String? {
    guard owner != nil, let members = variable.node.ancestors.first(where: { $0.is(.memberBlock) })
    else { return nil }
    let others = members.descendantsAndSelf(notInside: \.isFunctionLike)
      .compactMap { $0.as(VariableDecl.self) }
      .filter {
        $0.node != variable.node
          && $0.node.ancestors.first { $0.is(.memberBlock) } == members
      }
    return others.lazy.compactMap { GlobalVariable($0, in: context) }
      .first(where: \.isForIsolatedOwner)?.name
  }

  /// Cost: a look at all uses, once for each variable of a tree.
  private var isForIsolatedOwner: Bool {
    context.known.variablesForIsolatedOwners.answer(to: variable.node.index) {
      needsIsolatedOwner
    }
  }

  private var needsIsolatedOwner: Bool {
    let uses = self.uses
    guard uses.change != nil, !uses.all.allSatisfy(\.isOnMainActor), uses.commonGuard == nil,
      context.refusalForOldSystems(of: variable.node) == nil,
      subjectOfMarking(uses)?.text == owner.map({ "'\(context.project.resolve($0))'" })
    else { return false }
    return CallingThreads.Answer(uses.all.filter { !$0.isOfTest }.map(\.thread)) == .main
  }

  private func adviceOnOldSystems(_ threads: CallingThreads.Answer) -> String {
    let isMarked = context.refusalOfToolchain(since: .v(5, 10)) == nil
    if isObjectOfMainActor || threads == .main {
      guard isMarked else { return "use the variable on the main thread only" }
      return "mark the variable 'nonisolated(unsafe)', "
        + (isObjectOfMainActor
          ? "and use it on the main thread only"
          : "since only main-actor code is known to call that code")
    }
    return threads == .off ? adviceOfLock : adviceOfLockBetweenThreads
  }

  /// What to do where nothing shows which threads use the variable.
  var adviceOfLockBetweenThreads: String {
    context.refusalOfToolchain(since: .v(5, 10)) == nil
      ? "mark the variable 'nonisolated(unsafe)', and guard each use with a lock if another thread than the main one uses it"
      : adviceOfLock
  }

  /// A lock, or what does the same.
  private func adviceOnProtection(_ uses: SharedStateUses) -> String {
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

  /// What has to be isolated for the main actor to have all uses: the type around where its own code uses the variable,
  /// and whatever else isn't isolated; `nil` where a part of that can't be.
  private func subjectOfMarking(_ uses: SharedStateUses) -> (text: String, isOne: Bool)? {
    guard requirement == nil, !isStaticOfActor else { return nil }
    let others = uses.all.filter { !$0.isOnMainActor && !$0.isOfTest }
    let home = owner.map { context.project.resolve($0) }
    // What other threads ask for something else keeps its isolation.
    let isApart = home.map(context.isUsedElsewhere) == true
    let users = others.map { (code: $0.node, NonisolatedUse(at: $0.node, in: $0.context)) }
    guard users.allSatisfy({ $1?.isOfType == true && $1?.staysNonisolated == false }) else {
      return nil
    }
    let ofHome = users.filter { $1?.user == home && home != nil }
    let isOfHome = !ofHome.isEmpty && !isApart
    if isOfHome, home.flatMap(context.typeForMainActor) == nil { return nil }
    let foreign = users.compactMap(\.1).filter { $0.user != home }
    let areMarkable = foreign.allSatisfy {
      $0.isOfMember || context.project.types[$0.user] == nil
        || context.typeForMainActor($0.user) != nil
    }
    let names =
      (isApart ? ofHome.map { $1?.member ?? "" }.unique : []) + foreign.names
    guard areMarkable, !names.contains("") else { return nil }
    let subject = isOfHome ? "'\(home ?? "")'" : "the variable"
    guard !names.isEmpty else { return (subject, true) }
    let isPair = names.count == 1
    return ("\(subject)\(isPair ? " and" : ",") \(names.listed("user"))", false)
  }

  /// Swift 6 rejects a variable with a lock beside it, too, as measured, since it doesn't know what that guards.
  var adviceOfLock: String {
    context.refusalOfToolchain(since: .v(5, 10)) == nil
      ? "mark the variable 'nonisolated(unsafe)' and guard each use with a lock"
      : "guard it with a lock"
  }

  /// Whether it is in an actor already, whose state it is none of.
  var isStaticOfActor: Bool {
    owner.map { context.project.types[context.project.resolve($0)]?.first?.kind == .actor } ?? false
  }

  /// Have: static var menu: NSMenu!, static var menus: [NSMenu]
  private var isObjectOfMainActor: Bool { type.map(context.isObjectOfMainActor) == true }
}

extension Context {
  /// Whether code that is known to run off the main actor uses a static member of the type. Cost: for the code of each
  /// use, a look at all that calls it.
  ///
  /// Have: DispatchQueue.global().async { Limits.check() }
  fileprivate func isUsedElsewhere(typeNamed name: String) -> Bool {
    let last = name.lastName
    return project.files(naming: last).contains { path in
      seen(inFile: path)?.usesElsewhere(name, spelled: last) == true
    }
  }

  private func usesElsewhere(_ name: String, spelled last: String) -> Bool {
    guard !project.isOfTestTarget(path) else { return false }
    return tree.all(DeclReferenceExpr.self, startingWith: last).contains { reference in
      guard let access = reference.node.parent?.as(MemberAccessExpr.self),
        access.base == reference.node,
        let member = access.name, project.isIsolatedWith(member, of: name),
        case .type(name) = resolution(of: last, at: reference.node)
      else { return false }
      return CallingThreads.answer(at: access.node, in: self) == .off
    }
  }
}

extension ProjectIndex {
  /// Whether the static member is isolated with its type, and doesn't say something else.
  fileprivate func isIsolatedWith(_ member: String, of type: String) -> Bool {
    members(named: member, of: type, inherited: false).contains {
      $0.modifiers.contains(.static) && !$0.modifiers.contains(.nonisolated)
        && !$0.modifiers.contains(.nonisolatedUnsafe)
    }
  }
}

extension SharedStateUses.Use {
  /// Where the code runs that uses the variable. Cost: a look at all that calls it.
  fileprivate var thread: CallingThreads.Answer {
    if isOnMainActor { return .main }
    return isIsolated ? .off : CallingThreads.answer(at: node, in: context)
  }

  fileprivate var isOfTest: Bool { context.project.isOfTestTarget(path) }
}
