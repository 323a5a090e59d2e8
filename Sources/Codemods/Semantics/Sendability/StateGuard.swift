import Rewriter

/// A lock or queue of a type's own, and the variables that code of the type uses while it holds it.
struct GuardInUse: Hashable, Sendable {
  let name: String
  let variables: [String]

  /// Whether nothing uses these variables without it, but for what makes and frees an object.
  let isEverywhere: Bool
}

/// A place where a lock is held, or a queue runs a closure.
private struct HoldOfGuard {
  /// The call with the closure, or the code behind a call that locks.
  let code: Node
  /// Where the lock is named.
  let end: ByteOffset
  let isClosure: Bool
}

/// The locks and queues that a type has, and what they guard.
extension Context {
  /// The names of the type's own locks and queues; one that is concurrent counts where its file speaks of barriers.
  func namesOfGuards(in declaration: TypeFacts) -> [String] {
    project.members(of: declaration.name).compactMap { member in
      guard case .variable(let variable) = member,
        variable.isLock || variable.isSerialQueue
          || variable.isConcurrentQueue
            && project.files(naming: "barrier").contains(variable.path)
          || functions(ofLock: variable) != nil
      else { return nil }
      return variable.name
    }
  }

  /// What a variable's own functions do, where it holds a lock of the project's.
  private func functions(ofLock variable: VariableFacts) -> GuardFunctions? {
    guard let type = project.types[project.resolve(variable.typeOfGuard)]?.first else { return nil }
    let place = ProjectTables.TypePlace(name: type.name, path: type.path)
    return project.tables.functionsOfLocks.answer(to: place) {
      GuardFunctions(ofLock: type, in: self)
    }
  }

  /// What the functions of one of the type's own locks or queues do.
  func functions(ofGuard name: String, in type: String) -> GuardFunctions {
    let own = project.members(named: name, of: type, inherited: false).lazy.compactMap { member in
      if case .variable(let variable) = member { self.functions(ofLock: variable) } else { nil }
    }
    return own.first ?? .ofSystems
  }

  /// The one of the locks and queues that code of the type holds while it uses one of the variables; `nil` where none
  /// guards anything yet, and where several do, since each may guard something else.
  func guardInUse(
    among names: [String], of variables: [String], in declaration: TypeFacts,
  ) -> GuardInUse? {
    guard !names.isEmpty else { return nil }
    let places = [declaration] + project.extensions(of: declaration.name)
    let files = Set(places.map(\.path)).sorted().compactMap(seen)
    let used = names.compactMap { name -> (name: String, variables: [String])? in
      let functions = functions(ofGuard: name, in: declaration.name)
      let guarded = files.reduce(into: Set<String>()) {
        $0.formUnion(
          $1.variables(
            among: variables, usedWhileHolding: name, by: functions, in: declaration.name))
      }
      return guarded.isEmpty ? nil : (name, variables.filter(guarded.contains))
    }
    guard used.count == 1, case let (name, guarded) = used[0] else { return nil }
    return GuardInUse(
      name: name, variables: guarded,
      isEverywhere: guarded.allSatisfy { guardsAll($0, of: declaration, by: name) })
  }

  /// Whether every use of a variable is in a closure that the lock or queue runs, or behind a call that locks.
  private func guardsAll(_ variable: String, of declaration: TypeFacts, by name: String) -> Bool {
    let isConcurrent = project.members(named: name, of: declaration.name, inherited: false).contains
    {
      if case .variable(let variable) = $0 { variable.isConcurrentQueue } else { false }
    }
    let functions = functions(ofGuard: name, in: declaration.name)
    let family = Set(project.ancestry(of: declaration.name)).union([declaration.name])
    let paths = project.files(naming: variable)
    return paths.count <= 20
      && paths.compactMap(seen).allSatisfy { file in
        let held = file.tree.tokens(spelling: name).compactMap {
          file.tree.innermostNode(at: file.tree.range(of: $0).lowerBound)
            .holdOfGuard(by: functions)
        }
        let uses = file.tree.references(to: variable).filter {
          file.mayBeMember($0, of: family) && !$0.isInMakingOrFreeing
        }
        return uses.allSatisfy { use in
          held.contains { file.isHeld(use, by: $0, isConcurrent: isConcurrent) }
        }
      }
  }

  /// Whether the code around a use holds the lock or queue: in a closure that it runs, or behind a call that locks.
  func isHeld(_ name: String, of type: String, at use: Node) -> Bool {
    let functions = functions(ofGuard: name, in: type)
    return tree.tokens(spelling: name).contains { token in
      let node = tree.innermostNode(at: tree.range(of: token).lowerBound)
      return node.holdOfGuard(by: functions)
        .map { isHeld(use, by: $0, isConcurrent: false) } == true
    }
  }

  private func isHeld(_ use: Node, by hold: HoldOfGuard, isConcurrent: Bool) -> Bool {
    guard hold.code.encloses(use) else { return false }
    guard hold.isClosure else { return hold.end <= use.range.lowerBound }
    let closures = use.ancestors.prefix { $0 != hold.code }.compactMap {
      $0.as(ClosureExpr.self)
    }
    // Have: queue.sync { Task { count += 1 } }, which runs later
    guard !closures.isEmpty, closures.dropLast().allSatisfy(isCalledInPlace) else { return false }
    return !isConcurrent || VariableUse(use.wholeMember, in: self).effect == .reads
      || hold.code.as(FunctionCallExpr.self)?.arguments?.text.holds("barrier") == true
  }

  private func variables(
    among variables: [String], usedWhileHolding name: String, by functions: GuardFunctions,
    in type: String,
  ) -> [String] {
    tree.tokens(spelling: name).flatMap { token -> [String] in
      let node = tree.innermostNode(at: tree.range(of: token).lowerBound)
      guard let code = node.codeThatHoldsGuard(by: functions),
        enclosingTypeNames(of: node).first.map({ project.resolve($0) }) == type
      else { return [] }
      return code.descendantsAndSelf.compactMap(nameOfMember).filter(variables.contains)
    }
  }

  /// Have: count, self.count, self?.count
  private func nameOfMember(_ node: Node) -> String? {
    if let name = node.referencedName {
      guard case .member = resolution(of: name, at: node) else { return nil }
      return name
    }
    guard let access = node.as(MemberAccessExpr.self), let base = access.base,
      base.withoutOptionalMarks.isSelfReference
    else { return nil }
    return access.name
  }
}

extension Node {
  /// The code that runs while the lock is held, or on the queue, that the node names; `nil` for another use.
  ///
  /// Have: queue.sync { count += 1 }, lock.lock(); defer { lock.unlock() }; count += 1
  fileprivate func codeThatHoldsGuard(by functions: GuardFunctions) -> Node? {
    let member = parent?.as(MemberAccessExpr.self)
    let whole = member?.declName?.node == self ? member?.node ?? self : self
    if let callee = whole.parent?.as(MemberAccessExpr.self), callee.base == whole,
      let call = callee.node.parent?.as(FunctionCallExpr.self)
    {
      if callee.name.map(functions.running.contains) == true {
        return call.node.descendantsAndSelf.contains { $0.is(.closureExpr) } ? call.node : nil
      }
      return callee.name.map(functions.holding.contains) == true ? codeAround : nil
    }
    // Have: os_unfair_lock_lock(&lock), dispatchPrecondition(condition: .onQueue(queue))
    let call = whole.ancestors.prefix { !$0.is(.codeBlockItem) }.lazy
      .compactMap { $0.as(FunctionCallExpr.self) }.first
    return call?.calledExpression?.lastName.map(functions.holding.contains) == true
      ? codeAround : nil
  }

  /// What holds the lock or queue that the node names, and where.
  fileprivate func holdOfGuard(by functions: GuardFunctions) -> HoldOfGuard? {
    codeThatHoldsGuard(by: functions).map {
      HoldOfGuard(code: $0, end: range.upperBound, isClosure: $0.is(.functionCallExpr))
    }
  }

  /// Whether the code makes an object, or frees it: nothing else has it then.
  var isInMakingOrFreeing: Bool {
    let code = ancestors.first { $0.isFunctionLike || $0.is(.memberBlockItem) }
    return code?.is(.initializerDecl) == true || code?.is(.deinitializerDecl) == true
  }

  private var codeAround: Node? {
    ancestors.first { $0.isFunctionLike || $0.is(.memberBlockItem) }
  }
}

extension VariableFacts {
  /// Have: private let lock = NSLock(), var lock: UnsafeMutablePointer<os_unfair_lock>,
  /// let lock = os_unfair_lock_t.allocate(capacity: 1)
  var isLock: Bool { Self.locks.contains(typeOfGuard) }

  var isQueue: Bool { typeOfGuard == "DispatchQueue" }

  /// Have: let queue = DispatchQueue(label: "store")
  fileprivate var isSerialQueue: Bool {
    isQueue && initializer?.contains(".concurrent") == false
  }

  /// Have: let queue = DispatchQueue(label: "store", attributes: .concurrent)
  fileprivate var isConcurrentQueue: Bool {
    isQueue && initializer?.contains(".concurrent") == true
  }

  fileprivate var typeOfGuard: String {
    let (pointer, allocation) = ("UnsafeMutablePointer<", ".allocate")
    let written = type ?? initializer ?? ""
    if written.hasPrefix(pointer) {
      return String(written.dropFirst(pointer.count).prefix { $0 != ">" })
    }
    if let type { return TypeSpelling(type).name }
    let callee = written.prefix { $0 != "(" && $0 != "<" }
    return String(callee.hasSuffix(allocation) ? callee.dropLast(allocation.count) : callee)
  }

  private static let locks = NameTable(
    """
    Foundation: NSLock NSRecursiveLock
    os: OSAllocatedUnfairLock os_unfair_lock os_unfair_lock_s os_unfair_lock_t
    Synchronization: Mutex
    Darwin: pthread_mutex_t pthread_rwlock_t
    """)
}
