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
        variable.isGuard
          || variable.isConcurrentQueue
            && project.files(naming: "barrier").contains(variable.path)
      else { return nil }
      return variable.name
    }
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
      let guarded = files.reduce(into: Set<String>()) {
        $0.formUnion($1.variables(among: variables, usedWhileHolding: name, in: declaration.name))
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
    let family = Set(project.ancestry(of: declaration.name)).union([declaration.name])
    let paths = project.files(naming: variable)
    return paths.count <= 20
      && paths.compactMap(seen).allSatisfy { file in
        let held = file.tree.tokens(spelling: name).compactMap {
          file.tree.innermostNode(at: file.tree.range(of: $0).lowerBound).holdOfGuard
        }
        let uses = file.tree.references(to: variable).filter {
          file.mayBeMember($0, of: family) && !$0.isInMakingOrFreeing
        }
        return uses.allSatisfy { use in
          held.contains { file.isHeld(use, by: $0, isConcurrent: isConcurrent) }
        }
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
    among variables: [String], usedWhileHolding name: String, in type: String,
  ) -> [String] {
    tree.tokens(spelling: name).flatMap { token -> [String] in
      let node = tree.innermostNode(at: tree.range(of: token).lowerBound)
      guard let code = node.codeThatHoldsGuard,
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

  /// Functions of locks and queues whose closure runs while these let nobody else in.
  static let guardingFunctions: Set = ["async", "sync", "withLock", "withLockUnchecked"]
}

extension Node {
  /// The code that runs while the lock is held, or on the queue, that the node names; `nil` for another use.
  ///
  /// Have: queue.sync { count += 1 }, lock.lock(); defer { lock.unlock() }; count += 1
  fileprivate var codeThatHoldsGuard: Node? {
    let member = parent?.as(MemberAccessExpr.self)
    let whole = member?.declName?.node == self ? member?.node ?? self : self
    if let callee = whole.parent?.as(MemberAccessExpr.self), callee.base == whole,
      let call = callee.node.parent?.as(FunctionCallExpr.self)
    {
      if callee.name.map(Context.guardingFunctions.contains) == true {
        return call.node.descendantsAndSelf.contains { $0.is(.closureExpr) } ? call.node : nil
      }
      return callee.name.map(Self.functionsThatHold.contains) == true ? codeAround : nil
    }
    // Have: os_unfair_lock_lock(&lock), dispatchPrecondition(condition: .onQueue(queue))
    let call = whole.ancestors.prefix { !$0.is(.codeBlockItem) }.lazy
      .compactMap { $0.as(FunctionCallExpr.self) }.first
    return call?.calledExpression?.lastName.map(Self.functionsThatHold.contains) == true
      ? codeAround : nil
  }

  /// What holds the lock or queue that the node names, and where.
  fileprivate var holdOfGuard: HoldOfGuard? {
    codeThatHoldsGuard.map {
      HoldOfGuard(code: $0, end: range.upperBound, isClosure: $0.is(.functionCallExpr))
    }
  }

  /// Whether the code makes an object, or frees it: nothing else has it then.
  fileprivate var isInMakingOrFreeing: Bool {
    let code = ancestors.first { $0.isFunctionLike || $0.is(.memberBlockItem) }
    return code?.is(.initializerDecl) == true || code?.is(.deinitializerDecl) == true
  }

  private var codeAround: Node? {
    ancestors.first { $0.isFunctionLike || $0.is(.memberBlockItem) }
  }

  /// Functions behind which the rest of the code holds a lock, or is on a queue.
  static let functionsThatHold: Set = [
    "lock", "onQueue", "os_unfair_lock_lock", "os_unfair_lock_trylock", "pthread_mutex_lock",
    "pthread_mutex_trylock", "try",
  ]
}

extension VariableFacts {
  /// Have: private let lock = NSLock(), let queue = DispatchQueue(label: "store"),
  /// var lock: UnsafeMutablePointer<os_unfair_lock>
  fileprivate var isGuard: Bool {
    typeOfGuard == "DispatchQueue"
      ? initializer?.contains(".concurrent") == false : Self.locks.contains(typeOfGuard)
  }

  /// Have: let queue = DispatchQueue(label: "store", attributes: .concurrent)
  fileprivate var isConcurrentQueue: Bool {
    typeOfGuard == "DispatchQueue" && initializer?.contains(".concurrent") == true
  }

  private var typeOfGuard: String {
    let pointer = "UnsafeMutablePointer<"
    let written = type ?? initializer ?? ""
    return written.hasPrefix(pointer)
      ? String(written.dropFirst(pointer.count).prefix { $0 != ">" })
      : type.map { TypeSpelling($0).name } ?? written.prefix { $0 != "(" && $0 != "<" }.description
  }

  private static let locks = NameTable(
    """
    Foundation: NSLock NSRecursiveLock
    os: OSAllocatedUnfairLock os_unfair_lock os_unfair_lock_s
    Synchronization: Mutex
    Darwin: pthread_mutex_t
    """)
}
