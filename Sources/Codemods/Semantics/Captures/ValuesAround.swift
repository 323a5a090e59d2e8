import Rewriter

/// Which values the code around a task keeps, as the compiler's regions have it (SE-0414): those of its caller, those of
/// `self`, and what is made of them by functions that might store them.
///
/// As measured with Swift 6.3.1. A value that is read from a Sendable object is nobody's, as a new one is.
struct ValuesAround {
  private let closure: ClosureExpr
  private let context: Context

  init(_ closure: ClosureExpr, in context: Context) {
    self.closure = closure
    self.context = context
  }

  /// Whether they have what a constant, parameter or capture stands for that isn't Sendable.
  ///
  /// - Parameter place: where its name is looked up, in the task's closure or in front of it.
  func have(_ binding: LocalBinding, at place: Node) -> Bool {
    if binding.isGivenByCaller(in: context) || isCapturedBetween(binding.name, at: place) {
      return true
    }
    if let copy = binding.copyOfItsName {
      return haveValue(named: binding.name, at: copy.lookUpPlace)
    }
    return binding.isConstant && binding.valueTaken.map(have) == true
  }

  /// Whether they have the value of an expression, which isn't Sendable, and with it all that is part of it.
  private func have(_ value: Node) -> Bool {
    if value.isSelfReference { return isSelfShared(at: value) }
    guard context.valueType(of: value).map(context.isUnsendable) == true else { return false }
    if let name = value.referencedName { return haveValue(named: name, at: value) }
    if let closure = value.as(ClosureExpr.self) { return haveCapture(of: closure) }
    if let call = value.as(FunctionCallExpr.self) { return haveResult(of: call) }
    return value.partsThatMayBeTheValue.contains(where: have)
  }

  private func haveValue(named name: String, at place: Node) -> Bool {
    switch context.resolution(of: name, at: place) {
    case .local(let binding):
      return context.type(of: binding).map(context.isUnsendable) == true && have(binding, at: place)
    case .member(let members, _):
      return members.allSatisfy(\.isOfObject) && isSelfShared(at: place)
    default: return false
    }
  }

  private func haveCapture(of inner: ClosureExpr) -> Bool {
    let captures = CapturesFromAround(inner, in: context)
    return captures.rejectedSelf != nil
      || captures.uses.contains { haveValue(named: $0.binding.name, at: $0.node.lookUpPlace) }
  }

  /// Whether a closure around the task is the first to capture the value, and may start more tasks.
  private func isCapturedBetween(_ name: String, at place: Node) -> Bool {
    guard let local = LocalDeclaration(name, at: place), local.scope != closure.node,
      local.scope.encloses(closure.node), name != "self"
    else { return false }
    if local.declaration.is(.closureCapture) { return true }
    return closure.node.ancestors.prefix { $0 != local.scope }.contains {
      ($0.is(.closureExpr) || $0.is(.functionDecl)) && $0.encloses(place)
    }
  }

  /// Whether others have what `self` holds: where it isn't Sendable itself, or belongs to an actor.
  private func isSelfShared(at node: Node) -> Bool {
    switch context.isolation(at: closure.node.parent ?? closure.node).kind {
    case .mainActor, .actor: return true
    default: break
    }
    guard let type = context.selfType(at: node), !context.isSelfMetatype(at: node) else {
      return false
    }
    return context.isUnsendable(type) && !context.asksSelfToBeSendable(at: node)
  }
}

/// Calls.
extension ValuesAround {
  /// Whether what a call returns may be part of what it is given; not of a function that says `sending`, and for the
  /// arguments, not of a framework's, which we can't compile.
  private func haveResult(of call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression, !givesValueAway(call) else { return false }
    if haveReceiver(callee) { return true }
    let arguments = call.arguments?.arguments.compactMap(\.expression) ?? []
    return isOwn(call) && arguments.contains { !$0.is(.closureExpr) && have($0) }
  }

  private func isOwn(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    return context.project.functions.contains(name) || context.mayDeclareType(named: name)
  }

  private func haveReceiver(_ callee: Node) -> Bool {
    if let access = callee.as(MemberAccessExpr.self) { return access.base.map(have) ?? false }
    return callee.referencedName.map { haveValue(named: $0, at: callee) } ?? false
  }

  private func givesValueAway(_ call: FunctionCallExpr) -> Bool {
    let named = call.calleeName.flatMap { context.project.functions[$0] } ?? []
    return named.contains { $0.result?.hasPrefix("sending ") == true }
  }
}

extension LocalBinding {
  /// Whether it is a parameter that isn't `sending`.
  func isGivenByCaller(in context: Context) -> Bool {
    switch kind {
    case .parameter(let parameter):
      return parameter.type?.tokens.contains { ["inout", "sending"].contains($0.name) } == false
    case .accessorValue: return true
    case .closureParameter(let closure, _):
      guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName
      else { return true }
      return context.project.functions[name]?.contains(where: \.sendsToClosure) != true
    default: return false
    }
  }

  /// What gives the value of a name to the same name.
  ///
  /// Have: [store] in …, if let store { … }
  fileprivate var copyOfItsName: Node? {
    switch kind {
    case .capture(let capture): capture.initializer == nil ? capture.node : nil
    case .optionalBinding(let condition): condition.initializer == nil ? condition.node : nil
    default: nil
    }
  }

  /// What the name is given, or an element of.
  fileprivate var valueTaken: Node? {
    switch kind {
    case .variable(let variable, let pattern):
      variable.pattern == pattern || variable.pattern?.is(.tuplePattern) == true
        ? variable.initializer?.value : nil
    case .optionalBinding(let condition): condition.initializer?.value
    case .matched(let condition, _): condition.initializer?.value
    case .element(let loop, _): loop.awaitKeyword == nil ? loop.sequence : nil
    case .switched(let choice, _): choice.subject
    case .capture(let capture): capture.initializer?.value
    default: nil
    }
  }
}

extension FunctionFacts {
  /// Have: func load(_ body: (sending Item) -> Void)
  fileprivate var sendsToClosure: Bool {
    parameters.contains { $0.type.contains("(sending ") || $0.type.contains(" sending ") }
  }
}

extension MemberFacts {
  fileprivate var isOfObject: Bool {
    switch self {
    case .variable(let variable):
      !variable.modifiers.contains(.static) && !variable.owner.isEmpty
    case .function(let function):
      !function.modifiers.contains(.static) && !function.owner.isEmpty
    case .enumCase: false
    }
  }
}

extension Node {
  /// `a` of `a.b`, `a[0]`, `a?`, `a!`, `(a)`, `try a`, `[a]`; of what is behind `await`, another actor may have made it.
  fileprivate var partsThatMayBeTheValue: [Node] {
    let part: Node? =
      switch kind {
      case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base
      case .subscriptCallExpr: self.as(SubscriptCallExpr.self)?.calledExpression
      case .optionalChainingExpr: self.as(OptionalChainingExpr.self)?.expression
      case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression
      case .tryExpr: self.as(TryExpr.self)?.expression
      default: nil
      }
    return part.map { [$0] } ?? elementsOfLiteral + operandsThatMayBeTheValue
  }

  private var elementsOfLiteral: [Node] {
    let array = self.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self) ?? []
    let tuple = self.as(TupleExpr.self)?.elements?.arguments ?? []
    return array.compactMap(\.expression) + tuple.compactMap(\.expression)
  }

  /// `a` and `b` of `a ?? b`, `c ? a : b`, `a as? B`.
  private var operandsThatMayBeTheValue: [Node] {
    let parts = self.as(SequenceExpr.self)?.elements.map { Array($0.node.children) } ?? []
    if let index = parts.lastIndex(where: { $0.is(.unresolvedTernaryExpr) }) {
      let chosen = parts[index].as(UnresolvedTernaryExpr.self)?.thenExpression
      return index + 2 == parts.count ? [chosen, parts[index + 1]].compactMap(\.self) : []
    }
    let isChoice = parts.enumerated().allSatisfy { index, part in
      index.isMultiple(of: 2) || part.is(.unresolvedAsExpr)
        || part.as(BinaryOperatorExpr.self)?.operator?.text == "??"
    }
    return isChoice ? parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] } : []
  }
}
