import Rewriter

/// What the code of a class that is `@unchecked Sendable` does with its variables, and with its locks and queues.
///
/// What isn't certain counts as guarded: code behind any mention of a lock, and code that only the class itself calls where
/// it may hold one.
struct UncheckedState {
  private let type: TypeFacts
  private let context: Context
  /// Those with code of the class.
  private let files: [Context]
  private let guards: [String]
  /// Whether a queue guards something, which may run what is passed to frameworks.
  private let hasQueue: Bool
  /// Stored variables that may change, and of which the type doesn't tell the compiler to look away; what another wrapper
  /// than Combine's does, nobody knows.
  private let variables: [VariableFacts]
  /// All that may be a lock or have one, also where nobody knows what it is.
  private let suspects: Set<String>

  init(of type: TypeFacts, in context: Context) {
    self.type = type
    self.context = context
    let places = [type] + context.project.extensions(of: type.name)
    files = Set(places.map(\.path)).sorted().compactMap(context.seen)
    guards = context.namesOfGuards(in: type)
    let stored = context.project.members(of: type.name).compactMap { member in
      if case .variable(let variable) = member, !variable.isComputed { variable } else { nil }
    }
    hasQueue = stored.contains { $0.isQueue }
    suspects = Set(stored.filter { context.mayBeGuard($0) }.map(\.name)).union(guards)
    let suspects = suspects
    variables = stored.filter { variable in
      !variable.isConstant && !suspects.contains(variable.name)
        && (variable.attributes.isEmpty || variable.attributes == ["Published"])
        && variable.modifiers.isDisjoint(with: [.static, .nonisolatedUnsafe])
    }
  }

  /// A place where code that others call uses a variable, and nothing guards it.
  struct Use {
    let name: String
    let changes: Bool
    let place: Place
    /// What others call; `nil` where they change it themselves.
    let entry: String?
    /// What guards the variable elsewhere, and where.
    let guarded: (by: String, at: Place)?
    let guards: [String]
    let variables: [String]
    /// Whether views observe one of the variables.
    let isObserved: Bool
  }

  struct Place {
    let path: String
    let line: Int

    func text(in path: String) -> String {
      path == self.path
        ? "line \(line)" : "'\(self.path.split(separator: "/").last ?? ""):\(line)'"
    }
  }

  var unguardedUse: Use? {
    guard !variables.isEmpty, !isLockedByObjectiveC else { return nil }
    if guards.contains(where: isGivenAway) { return nil }
    return variables.lazy.compactMap(unguardedUse).first
      ?? variables.lazy.compactMap(changeByOthers).first
  }

  private var isLockedByObjectiveC: Bool {
    files.contains { !$0.tree.tokens(spelling: "objc_sync_enter").isEmpty }
  }

  /// Whether a queue is told to others, who run code on it: `URLSession(…, delegateQueue: queue)`, `init(queue: DispatchQueue)`.
  private func isGivenAway(_ name: String) -> Bool {
    guard hasQueue else { return false }
    return files.contains { file in
      file.tree.references(to: name).contains { reference in
        let member = reference.parent?.as(MemberAccessExpr.self)
        let whole = member?.declName?.node == reference ? member?.node ?? reference : reference
        return whole.parent?.as(MemberAccessExpr.self)?.base != whole
      }
    }
  }
}

/// Uses of one variable.
extension UncheckedState {
  private struct CodeOfUse {
    let use: StateUse
    let file: Context
    let holder: String?
  }

  private func unguardedUse(of variable: VariableFacts) -> Use? {
    let uses = files.flatMap { file in
      places(in: file).flatMap(\.descendantsAndSelf).compactMap { node -> CodeOfUse? in
        guard let use = StateUse(node, among: [variable.name], in: file),
          file.enclosingTypeNames(of: node).first == type.name
        else { return nil }
        return CodeOfUse(
          use: use, file: file,
          holder: guards.first { file.isHeld($0, of: type.name, at: node) })
      }
    }
    guard uses.contains(where: { $0.use.changes && !$0.use.node.isInCodeOfMaking }) else {
      return nil
    }
    let held = uses.first { $0.holder != nil }
    // A queue that only does work in the background guards nothing.
    let isGuarded = uses.contains { $0.holder != nil && $0.use.changes }
    if held == nil, guards.isEmpty, type.modifiers.contains(.private) { return nil }
    let found = uses.lazy.filter { $0.holder == nil && ($0.use.changes || isGuarded) }
      .compactMap { use in entry(of: use).map { (use, $0) } }.first
    guard let (use, entry) = found else { return nil }
    return Use(
      name: variable.name, changes: use.use.changes, place: place(of: use), entry: entry,
      guarded: isGuarded ? held.flatMap { held in held.holder.map { ($0, place(of: held)) } } : nil,
      guards: guards, variables: variables.map(\.name),
      isObserved: variables.contains { $0.attributes.contains("Published") })
  }

  private func place(of use: CodeOfUse) -> Place {
    Place(
      path: use.file.path,
      line: LineTable(use.file.tree.source).line(of: use.use.node.range.lowerBound))
  }

  private func places(in file: Context) -> [Node] {
    (file.tree.all(ClassDecl.self).map(\.node) + file.tree.all(ExtensionDecl.self).map(\.node))
      .filter { file.enclosingTypeNames(of: $0).first == type.name }
  }
}

/// What other code changes.
extension UncheckedState {
  /// A change of a variable by code that isn't the class's, where nothing that the class stores may be a lock.
  ///
  /// Have: bookmark.name = field.text
  private func changeByOthers(of variable: VariableFacts) -> Use? {
    guard suspects.isEmpty, !type.modifiers.contains(.private) else { return nil }
    let paths = context.project.files(naming: variable.name, withOneOf: [type.name.lastName])
    for path in paths.prefix(30) where !context.project.isOfTestTarget(path) {
      guard let file = context.seen(inFile: path) else { continue }
      let references = file.tree.all(DeclReferenceExpr.self, startingWith: variable.name)
      let change = references.lazy.compactMap { $0.node.parent?.as(MemberAccessExpr.self) }
        .first { $0.name == variable.name && isChange($0, in: file) }
      guard let change else { continue }
      let line = LineTable(file.tree.source).line(of: change.node.range.lowerBound)
      return Use(
        name: variable.name, changes: true, place: Place(path: path, line: line), entry: nil,
        guarded: nil, guards: [], variables: variables.map(\.name),
        isObserved: variables.contains { $0.attributes.contains("Published") })
    }
    return nil
  }

  /// Whether the object is one that others may have: no local value that was made there.
  private func isChange(_ access: MemberAccessExpr, in file: Context) -> Bool {
    guard access.node.isAssigned, let base = access.base, !base.isSelfReference,
      file.isMember(access, of: type.name),
      !file.enclosingTypeNames(of: access.node).contains(type.name)
    else { return false }
    guard let local = base.referencedName.flatMap({ LocalDeclaration($0, at: base) }) else {
      return true
    }
    return local.declared.value?.is(.functionCallExpr) != true
  }
}

/// Who calls the code of a use.
extension UncheckedState {
  /// What others call to come to the use, with no lock in between; `nil` where that isn't known.
  private func entry(of use: CodeOfUse) -> String? {
    entry(of: use.use.node, in: use.file, seen: [])
  }

  private func entry(of node: Node, in file: Context, seen: Set<String>) -> String? {
    guard let code = file.code(around: node), !mayBeHeld(at: node, in: code, file),
      file.isolation(at: node).kind == .nonisolated
    else { return nil }
    if let closure = code.as(ClosureExpr.self) {
      return isOpen(closure, in: file) ? "the closure" : nil
    }
    guard let function = code.as(FunctionDecl.self), let name = function.name?.name,
      function.node.parent?.is(.memberBlockItem) == true, !seen.contains(name),
      !name.saysThatCallerLocks, !file.saysThatCallerLocks(function.node)
    else { return nil }
    if function.modifiers?.contains(.private) != true,
      function.modifiers?.contains(.fileprivate) != true,
      suspects.isEmpty || isCalledFromOutside(function, named: name)
    {
      return "'\(name)'"
    }
    return entryOfCaller(of: name, seen: seen.union([name]))
  }

  /// A lock is held by none of the closures that frameworks call; a queue may be.
  private func isOpen(_ closure: ClosureExpr, in file: Context) -> Bool {
    guard !guards.isEmpty, !hasQueue, case .argument(let call, _) = ClosureUse(of: closure),
      let callee = call.calledExpression
    else { return false }
    // What the class itself is given, it may call anywhere.
    if callee.nameWithoutSelf != nil { return false }
    return true
  }

  private func entryOfCaller(of name: String, seen: Set<String>) -> String? {
    files.lazy.flatMap { file in
      file.tree.calls(of: name).lazy.compactMap { call -> String? in
        guard call.calledExpression?.nameWithoutSelf == name,
          file.enclosingTypeNames(of: call.node).first == type.name,
          !guards.contains(where: { file.isHeld($0, of: type.name, at: call.node) })
        else { return nil }
        return entry(of: call.node, in: file, seen: seen)
      }
    }.first
  }

  /// Whether code that isn't the class's calls the method, and speaks of none of its locks.
  private func isCalledFromOutside(_ function: FunctionDecl, named name: String) -> Bool {
    let paths = context.project.files(naming: name)
    return paths.count <= 30
      && paths.lazy.compactMap(context.seen).contains { file in
        file.tree.all(DeclReferenceExpr.self, startingWith: name).contains { reference in
          guard let access = reference.node.parent?.as(MemberAccessExpr.self),
            access.declName?.node == reference.node, access.base?.isSelfReference == false,
            file.enclosingTypeNames(of: access.node).contains(type.name) == false,
            file.isMember(access, of: type.name), let code = file.code(around: access.node)
          else { return false }
          return !guards.contains { code.contains(tokenSpelled: $0) }
        }
      }
  }

  /// Whether a lock, or what may be one, is named in front of the node in its code, or has a call around the node.
  private func mayBeHeld(at node: Node, in code: Node, _ file: Context) -> Bool {
    let isNamedInFront = code.descendantsAndSelf.contains { other in
      guard other.range.lowerBound < node.range.lowerBound, let name = other.nameWithoutSelf,
        suspects.contains(name)
      else { return false }
      // Have: lock.withLock { a = 1 }; b = 2
      return !guards.contains(name) || !other.isInFinishedClosureCall(before: node)
    }
    return isNamedInFront || code.callsLocking(before: node)
      || node.ancestors.contains { isCallThatMayHold($0) }
  }

  /// Have: exclusively { count += 1 }, gate.sync { count += 1 }
  private func isCallThatMayHold(_ node: Node) -> Bool {
    guard let call = node.as(FunctionCallExpr.self), let callee = call.calledExpression else {
      return false
    }
    if callee.lastName?.namesLocking == true { return true }
    if let name = callee.nameWithoutSelf {
      return files.contains { file in
        places(in: file).flatMap(\.ownMethods).contains { method in
          method.name?.name == name && suspects.contains { method.node.contains(tokenSpelled: $0) }
        }
      }
    }
    return callee.descendantsAndSelf.contains { $0.nameWithoutSelf.map(suspects.contains) == true }
  }
}

extension Context {
  /// Whether what the variable holds may keep threads apart: it's no value that is known, and its type's name, or its own,
  /// speaks of that; or nobody knows the type.
  fileprivate func mayBeGuard(_ variable: VariableFacts) -> Bool {
    if variable.isLock || variable.isQueue || variable.name.namesLocking { return true }
    let written = variable.type ?? variable.initializer
    return written.map(\.namesLocking) ?? !variable.hasInitialValue
  }

  /// The function or accessor that a node is in, or the closure that is called later.
  fileprivate func code(around node: Node) -> Node? {
    node.ancestors.first { ancestor in
      if let closure = ancestor.as(ClosureExpr.self) { return !isCalledInPlace(closure) }
      return ancestor.isFunctionLike || ancestor.is(.accessorBlock)
        || ancestor.is(.initializerDecl) || ancestor.is(.deinitializerDecl)
    }
  }

  /// Have: // Call it with the lock held.
  fileprivate func saysThatCallerLocks(_ declaration: Node) -> Bool {
    guard let first = declaration.firstToken else { return false }
    let text = String(decoding: tree.source.bytes[first.leadingTrivia.indices], as: UTF8.self)
      .lowercased()
    return text.namesLocking || text.contains("thread")
  }
}

extension Node {
  /// Whether the object is made or freed there, and no closure goes on later.
  fileprivate var isInCodeOfMaking: Bool {
    isInMakingOrFreeing && !ancestors.contains { $0.is(.closureExpr) }
  }

  /// Have: lock.withLock { a = 1 }; b = 2
  fileprivate func isInFinishedClosureCall(before other: Node) -> Bool {
    let call = ancestors.prefix { !$0.is(.codeBlockItem) }.first { $0.is(.functionCallExpr) }
    guard let call, call.descendantsAndSelf.contains(where: { $0.is(.closureExpr) }) else {
      return false
    }
    return call.range.upperBound <= other.range.lowerBound
  }

  /// Whether something in front of the node is called that may lock by its name.
  fileprivate func callsLocking(before other: Node) -> Bool {
    descendantsAndSelf.contains { node in
      guard let call = node.as(FunctionCallExpr.self),
        node.range.lowerBound < other.range.lowerBound
      else { return false }
      return call.calledExpression?.lastName?.namesLocking == true
        && !node.isInFinishedClosureCall(before: other)
        && !(node.range.upperBound <= other.range.lowerBound
          && node.descendantsAndSelf.contains { $0.is(.closureExpr) })
    }
  }
}

extension String {
  /// Whether a name speaks of locks and queues.
  fileprivate var namesLocking: Bool {
    // Have: blockIndex and clockOffset, which speak of no lock
    let others = ["block", "Block", "clock", "Clock"]
    let name = others.reduce(self) { $0.replacing($1, with: "") }.lowercased()
    return Self.wordsOfLocking.contains { name.contains($0) }
  }

  fileprivate var saysThatCallerLocks: Bool {
    hasPrefix("_") || hasPrefix("unsafe") || namesLocking
  }

  private static let wordsOfLocking = [
    "lock", "mutex", "queue", "semaphore", "atomic", "sync", "guard", "protect", "barrier", "enter",
    "exclusi", "serial", "executor", "actor", "isolat", "condition", "schedul", "wait",
  ]
}

extension UncheckedState.Use {
  /// - Parameters:
  ///   - type: the class.
  ///   - path: the file that the message is about.
  ///   - alternative: what may do as well as a lock, with a comma in front.
  func sentence(
    about type: String, in path: String, insteadOfLock alternative: String,
  ) -> String {
    let verb = changes ? "changes" : "reads"
    if let guarded {
      return
        "\(place.text(in: path)) \(verb) '\(name)' without '\(guarded.by)', which guards it on "
        + "\(guarded.at.text(in: path)); hold '\(guarded.by)' there, too"
    }
    let cause =
      "\(place.text(in: path)) \(verb) '\(name)' without a lock, but '@unchecked Sendable' promises that any thread may "
      + (entry.map { "call \($0)" } ?? "read it")
    if isObserved { return "\(cause); mark '\(type)' '@MainActor', as views observe it" }
    guard let first = guards.first, guards.count == 1 else {
      return "\(cause); guard \(variables.listed("variable")) with a lock\(alternative)"
    }
    return "\(cause); hold '\(first)' there"
  }
}
