import Rewriter

/// What a reader has to look at where a task sleeps instead of a queue.
///
/// As measured with Swift 6.3.1: of two tasks that sleep equally long, the later one wakes up first in 72 of 240
/// pairs that are asked for in the same turn, and in none of 720 that are asked for a millisecond apart or more.
extension MainQueueDelay {
  /// Why the task may not wait as long as the queue; `nil` if it does.
  func doubtAboutTime(of delay: Delay) -> String? {
    delay.isOnWallClock && delay.waits
      ? "a wall-clock deadline follows changes to the system clock, but a task's sleep doesn't"
      : nil
  }

  /// Why somebody may see in which order the work of one turn is done; `nil` where nothing in sight shows it:
  /// what is the same each time may change places with itself.
  ///
  /// - Parameter work: what is done after the delay.
  func doubtAboutOrder(of delay: Delay, doing work: Node?, in context: Context) -> String? {
    guard delay.waits else { return nil }
    for scope in site.node.ancestors {
      switch scope.kind {
      case .forStmt, .whileStmt, .repeatStmt:
        if hasDelayOfItsOwn(in: scope) {
          return
            "each round of the loop starts a task with a delay of its own; one task that sleeps between the rounds may do"
        }
        return
          "this code is in a loop, and tasks that sleep for the same time may run in a different order"
      case .functionDecl, .initializerDecl, .accessorDecl, .memberBlock, .sourceFile:
        if hasTwin(in: scope, context) {
          return
            "other work is due at the same time, and tasks that sleep for the same time may run in a different order"
        }
        return work.flatMap { varyingName(in: $0, context) }.map {
          "if this code runs twice in the same turn of the run loop, the tasks may run in a different order, each with its own '\($0)'"
        }
      default: continue
      }
    }
    return nil
  }

  /// Whether the deadline depends on a name that the loop binds.
  private func hasDelayOfItsOwn(in loop: Node) -> Bool {
    let bound = Set(
      loop.descendantsAndSelf { $0.is(.closureExpr) }
        .compactMap { $0.as(IdentifierPattern.self)?.identifier?.name })
    return site.arguments.first?.expression?.tokens.contains { bound.contains($0.name) } == true
  }

  /// The first name in the work of a value that the code around it was given, or made, when it asked.
  private func varyingName(in work: Node, _ context: Context) -> String? {
    let captures = work.as(ClosureExpr.self)?.signature?.capture?.captures ?? []
    if let varying = captures.first(where: context.mayVary), let name = varying.name {
      return name.name
    }
    return work.descendantsAndSelf.lazy.compactMap(\.referencedNameWithUse).first { name, use in
      guard case .local(let binding) = context.resolution(of: name, at: use),
        let declaration = binding.declarationRange, !work.range.contains(declaration)
      else { return false }
      return context.mayVary(binding)
    }?.name
  }

  /// Whether other work that is started in the same turn has the same delay.
  private func hasTwin(in scope: Node, _ context: Context) -> Bool {
    let turn = context.turn(of: site.node)
    guard let deadline = site.arguments.first?.expression?.compactText else { return false }
    return scope.descendantsAndSelf.contains { node in
      guard node != site.callee.node, let callee = node.as(MemberAccessExpr.self),
        let other = MainQueueCall(callee: callee, of: "asyncAfter")
      else { return false }
      return other.arguments.first?.expression?.compactText == deadline
        && context.turn(of: other.node) == turn && !other.node.excludes(site.node)
        && !other.node.ancestors.contains(site.node) && !site.node.ancestors.contains(other.node)
    }
  }
}

extension Context {
  /// The function or closure around the node that is called in a turn of its own, as the action of a button is. What a
  /// queue or a task does is done soon after it was asked for.
  fileprivate func turn(of node: Node) -> Node? {
    node.ancestors.first { ancestor in
      guard let closure = ancestor.as(ClosureExpr.self) else { return ancestor.isFunctionLike }
      guard case .argument(let call, _) = ClosureUse(of: closure) else { return true }
      return !closure.isOfTask && call.calleeName != "async"
        && !isCalledInPlace(closure)
    }
  }
}

extension Context {
  /// Whether the value may be another one each time that the code runs: not `self` under another name, nor a
  /// constant that is a literal.
  fileprivate func mayVary(_ binding: LocalBinding) -> Bool {
    switch binding.kind {
    case .capture(let capture): mayVary(capture)
    case .optionalBinding(let condition):
      condition.initializer?.value.map { !$0.isSelfReference }
        ?? (condition.pattern?.text != "self")
    case .variable:
      !binding.isConstant || binding.initialValue.map(mayVaryAsInitialValue) ?? true
    case .type, .instance, .metatype: false
    case .parameter, .closureParameter, .matched, .element, .switched, .caught, .implicitError,
      .accessorValue, .function:
      true
    }
  }

  fileprivate func mayVary(_ capture: ClosureCapture) -> Bool {
    if let value = capture.initializer?.value { return mayVaryWhenCaptured(value) }
    guard let name = capture.name, name.kind != .selfKeyword else { return false }
    return mayVary(name.name, at: capture.node)
  }

  private func mayVaryAsInitialValue(_ value: Node) -> Bool {
    !value.isSelfReference && !value.isPlainLiteral
  }

  /// Have: [delay = self.delay], [title = item.title]
  private func mayVaryWhenCaptured(_ value: Node) -> Bool {
    if !mayVaryAsInitialValue(value) { return false }
    if let access = value.as(MemberAccessExpr.self), access.base?.isSelfReference == true,
      let name = access.name, let type = enclosingTypeNames(of: value).first
    {
      return mayVary(project.members(named: name, of: type, inherited: true))
    }
    return value.referencedName.map { mayVary($0, at: value) } ?? true
  }

  private func mayVary(_ name: String, at node: Node) -> Bool {
    switch resolution(of: name, at: node) {
    case .local(let binding): mayVary(binding)
    case .member(let members, _), .global(let members): mayVary(members)
    case .type, .typeParameter, .module: false
    case .unknown: true
    }
  }

  /// Whether a member is another value later: not a stored constant, which is the same as long as its object is.
  private func mayVary(_ members: [MemberFacts]) -> Bool {
    members.isEmpty
      || members.contains { member in
        guard case .variable(let variable) = member else { return true }
        return !variable.isConstant
      }
  }
}

extension Node {
  fileprivate var referencedNameWithUse: (name: String, use: Node)? {
    referencedName.map { (name: $0, use: self) }
  }

  /// Whether the value is written out: a literal, or one of literals.
  ///
  /// Have: "Done", -1, ["a": 1], (0, true)
  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
      .simpleStringLiteralExpr:
      true
    case .stringLiteralExpr: !descendantsAndSelf.contains { $0.is(.expressionSegment) }
    case .prefixOperatorExpr:
      self.as(PrefixOperatorExpr.self)?.expression?.isPlainLiteral == true
    case .arrayExpr:
      self.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self)
        .allSatisfy { $0.expression?.isPlainLiteral == true } ?? true
    case .tupleExpr:
      self.as(TupleExpr.self)?.elements?.arguments
        .allSatisfy { $0.expression?.isPlainLiteral == true } ?? true
    default: false
    }
  }
}
