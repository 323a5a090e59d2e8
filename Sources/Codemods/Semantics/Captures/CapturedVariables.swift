import Rewriter

/// What a hop does with the local variables of the code around it.
struct CapturedVariables {
  /// Those whose value now is the one that the work is to see: `[x]`.
  private(set) var copied: [String] = []

  /// Why one of them cannot be copied, and is shared with other code.
  private(set) var refusal: Refusal?

  /// Whether the work changes one of them: a `@Sendable` closure may not, and a task may.
  private(set) var areChanged = false

  /// Whether the work calls a method that may change one of them, while other code has it: Swift 6 may reject the task.
  private(set) var mayBeChangedBesideOthers = false

  /// The places where the work is known to change one: in a `@Sendable` closure, Swift 6 rejects that.
  private(set) var changes: [Node] = []

  init(usedIn closure: ClosureExpr, in context: Context) {
    for (name, nodes) in Self.names(usedIn: closure) {
      guard let variable = SharedVariable(name, usedAt: nodes, in: closure, context) else {
        continue
      }
      areChanged = areChanged || variable.isChanged
      mayBeChangedBesideOthers = mayBeChangedBesideOthers || variable.mayBeChangedBesideOthers
      changes += variable.changesInWork
      if let reason = variable.refusal {
        // A value in another place is no help where a loop waits for one of them.
        refusal = reason.key == .callerMayRely ? reason : refusal ?? reason
      } else if variable.canBeCopied {
        copied.append(name)
      }
    }
  }

  /// The plain names in the closure with their uses, in the order of the first ones.
  private static func names(usedIn closure: ClosureExpr) -> [(name: String, nodes: [Node])] {
    var names: [(name: String, nodes: [Node])] = []
    var places: [String: Int] = [:]
    for node in closure.node.descendantsAndSelf {
      guard let name = node.referencedName else { continue }
      if let place = places[name] {
        names[place].nodes.append(node)
      } else {
        places[name] = names.count
        names.append((name, [node]))
      }
    }
    return names
  }
}

/// A local `var` that a hop's closure uses, and that is declared outside of it.
private struct SharedVariable {
  let name: String
  let local: LocalDeclaration
  let closure: ClosureExpr
  private let context: Context

  /// The uses of the variable, in the order of the source.
  private let uses: [VariableUse]

  init?(
    _ name: String, usedAt nodes: [Node], in closure: ClosureExpr, _ context: Context,
  ) {
    let first = nodes.first { node in
      LocalDeclaration(name, at: node).map { !closure.node.encloses($0.scope) } == true
    }
    guard let first, let local = LocalDeclaration(name, at: first), local.kind == .variable else {
      return nil
    }
    self.name = name
    self.local = local
    self.closure = closure
    self.context = context
    uses = local.scope.descendantsAndSelf
      .filter { $0.referencedName == name && LocalDeclaration(name, at: $0) == local }
      .map { VariableUse($0, in: context) }
  }

  /// Why the closure may neither use the current value nor share the variable.
  var refusal: Refusal? {
    let changes = uses.filter { $0.effect == .changes }
    if changes.contains(where: { closure.node.encloses($0.node) }) { return refusalOfChange }
    for use in changes where !isEarlier(use) || isAssigned(where: use) && isOnlyRead {
      return Refusal(
        .capturesVariable,
        "the local variable '\(name)' may change before the closure runs" + adviceOnValue)
    }
    // Have: DispatchQueue.main.async { show(items) }; items.append(1), of which Swift 5 warns in a task only.
    if uses.contains(where: { $0.effect == .mayChange && isLaterChange($0) }) {
      return Refusal(
        .capturesVariable,
        "the local variable '\(name)' may change before the closure runs" + adviceOnValue)
    }
    return nil
  }

  /// What to do about a variable that others change: a copy is no help where the closure changes it, too.
  private var adviceOnValue: String {
    isChanged ? placeForValue : "; copy it into a 'let' if the closure needs its current value"
  }

  /// What can hold the value in place of the variable, as the end of a sentence. An extension of another package's type
  /// stores nothing.
  private var placeForValue: String {
    let lock = "; keep its value behind a lock"
    guard let type = context.enclosingTypeNames(of: closure.node).first else { return lock }
    if context.project.types[context.project.resolve(type)] == nil { return "" }
    return context.isolation(at: closure.node).kind.isOfActor
      ? "; keep the value in a property" : lock
  }

  /// Why the closure may not change the variable; `nil` if nothing else has it from then on.
  ///
  /// A task captures the variable itself then, in main-actor-isolated code in every language mode. In other code
  /// Swift 5 warns of it where the module has `GlobalActorIsolatedTypesUsability` (measured with Swift 6.3.1).
  private var refusalOfChange: Refusal? {
    let others = uses.filter { !closure.node.encloses($0.node) && !isEarlier($0) }
    if let loop = others.lazy.compactMap({ loop(waitingFor: $0.node) }).first {
      let line = LineTable(context.tree.source).line(of: loop.range.lowerBound)
      return Refusal(
        .callerMayRely,
        "the loop on line \(line) waits until the closure has changed '\(name)'; keep the closure")
    }
    if let other = others.first(where: { $0.effect == .changes }) {
      let outer = other.node.innermostCode(inside: local.scope)
      // Have: load { a in values += a; load { b in values += b } }
      let isAround =
        outer?.encloses(closure.node) == true
        && other.node.range.upperBound <= closure.range.lowerBound
      return Refusal(
        .changesVariable,
        "the local variable '\(name)' is changed in this closure and \(outer == nil ? "after it" : "in another one"); "
          + (isAround
            ? "capture its value, as in '[\(name)]', and change a copy of it"
            : "keep its value in an actor, or behind a lock"))
    }
    let isAskedForOnce =
      closure.node.innermostCode(inside: local.scope) == nil
      && !closure.node.ancestors.prefix { $0 != local.scope }.contains { $0.isLoop }
    if !others.isEmpty || !isAskedForOnce || !isPlain {
      return Refusal(
        .changesVariable,
        "the closure changes the local variable '\(name)', "
          + "\(others.isEmpty ? isAskedForOnce ? "which does more than store a value" : "and may run more than once" : "which other code uses, too")"
          + placeForValue)
    }
    if context.isolation(at: closure.node).kind != .mainActor {
      return Refusal(
        .changesVariable,
        "the closure changes the local variable '\(name)' on another actor; change a copy of it there"
      )
    }
    let own = Set(CodeRunInPlace(in: context).ownNodes(of: closure.node))
    return uses.contains { closure.node.encloses($0.node) && !own.contains($0.node) }
      ? Refusal(
        .changesVariable,
        "an inner closure uses the local variable '\(name)', which this closure changes\(placeForValue)"
      )
      : nil
  }

  /// Have: while !isDone { RunLoop.current.run(mode: .default, before: .distantFuture) }
  private func loop(waitingFor use: Node) -> Node? {
    let loop = use.ancestors.prefix { $0 != local.scope && !$0.isFunctionLike }
      .first { $0.is(.whileStmt) || $0.is(.repeatStmt) }
    guard let loop, !loop.encloses(closure.node),
      loop.children.contains(where: { !$0.is(.codeBlock) && $0.encloses(use) })
    else { return nil }
    return loop
  }

  var changesInWork: [Node] {
    uses.filter { closure.node.encloses($0.node) && $0.effect == .changes }.map(\.node)
  }

  /// Whether the work changes the variable, as far as is known.
  var isChanged: Bool {
    uses.contains { use in
      closure.node.encloses(use.node)
        && (use.effect == .changes || use.effect == .mayChange && !context.isObject(use.node))
    }
  }

  /// Have: DispatchQueue.main.async { values.append(value) }, in a closure that is called again and again
  var mayBeChangedBesideOthers: Bool {
    isChanged && uses.contains { !closure.node.encloses($0.node) && !isEarlier($0) }
  }

  /// Whether the use changes the variable itself behind the closure, for all that is known.
  private func isLaterChange(_ use: VariableUse) -> Bool {
    let isBehind =
      use.node.range.lowerBound >= closure.range.upperBound
      || closure.node.sharesLoop(with: use.node, inside: local.scope)
    return isBehind && !closure.node.encloses(use.node) && !context.isObject(use.node)
  }

  /// Whether a copy is as good as the variable: nothing changes it, as far as is known, and what it
  /// is stays what it is when it is copied.
  var canBeCopied: Bool {
    isPlain
      && uses.allSatisfy {
        $0.effect == .reads
          || !closure.node.encloses($0.node) && ($0.effect == .changes || isEarlier($0))
      }
  }

  /// Whether the variable is one that is stored, and nothing more.
  private var isPlain: Bool {
    guard let binding = local.declaration.as(PatternBinding.self) else { return true }
    let variable = binding.node.ancestors.lazy.compactMap { $0.as(VariableDecl.self) }.first
    let attributes = variable?.attributes?.attributes ?? []
    return attributes.isEmpty && variable?.modifiers == nil && binding.accessorBlock == nil
      && binding.typeAnnotation?.type?.text.hasSuffix("!") != true
  }

  /// Whether the closure does nothing with the variable but to read it.
  private var isOnlyRead: Bool {
    uses.allSatisfy { $0.effect == .reads || !closure.node.encloses($0.node) }
  }

  /// Whether the closure is part of what is assigned there, and so may run before.
  private func isAssigned(where use: VariableUse) -> Bool {
    // Have: token = subject.sink { _ in DispatchQueue.main.async { if let token { … } } }
    use.node.ancestors.prefix { !$0.is(.codeBlockItem) }
      .contains { $0.is(.sequenceExpr) && $0.encloses(closure.node) }
  }

  /// Whether what happens there is over when the hop is asked for.
  private func isEarlier(_ use: VariableUse) -> Bool {
    // Have: context.performAndWait { sum = 3 }; DispatchQueue.main.async { show(sum) }
    var code = use.node.innermostCode(inside: local.scope)
    while let inner = code?.as(ClosureExpr.self), !inner.node.encloses(closure.node),
      context.isCalledInPlace(inner)
    {
      code = inner.node.innermostCode(inside: local.scope)
    }
    let isInSameCode = code == nil
    // Have: values.update { DispatchQueue.main.async { show(values) } }
    let isAround = use.node.ancestors.prefix { !$0.isFunctionLike }
      .contains { $0.is(.functionCallExpr) && $0.encloses(closure.node) }
    return isInSameCode && use.node.range.lowerBound < closure.range.lowerBound && !isAround
      && !closure.node.sharesLoop(with: use.node, inside: local.scope)
  }
}

extension Node {
  /// Whether one loop inside of the scope is around both nodes.
  fileprivate func sharesLoop(with other: Node, inside scope: Node) -> Bool {
    ancestors.prefix { $0 != scope }
      .contains { $0.isLoop && $0.encloses(other) }
  }
}
