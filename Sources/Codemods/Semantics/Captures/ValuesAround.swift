import Rewriter

/// Which values the code around a task, or around a call that leaves its actor, keeps, as the compiler's regions have it (SE-0414): those of its caller, those of
/// `self`, and what is made of them by functions that might store them.
///
/// As measured with Swift 6.3.1. A value that is read from a Sendable object is nobody's, as a new one is.
struct ValuesAround {
  /// The closure of the task, or the call.
  private let place: Node
  private let context: Context

  init(_ place: Node, in context: Context) {
    self.place = place
    self.context = context
  }

  /// Whether they have what a constant, parameter or capture stands for that isn't Sendable.
  ///
  /// - Parameter use: where its name is looked up, in the task's closure or in front of it.
  func have(_ binding: LocalBinding, at use: Node) -> Bool {
    if binding.isGivenByCaller(in: context) || isCapturedBetween(binding.name, at: use) {
      return true
    }
    if let copy = binding.copyOfItsName {
      return haveValue(named: binding.name, at: copy.lookUpPlace)
    }
    return binding.isConstant && binding.valueTaken.map(have) == true
  }

  /// Whether they have the value of an expression, which isn't Sendable, and with it all that is part of it.
  func have(_ value: Node) -> Bool {
    if value.isSelfReference { return isSelfShared(at: value) }
    guard context.valueType(of: value).map(context.isUnsendable) == true else { return false }
    if let name = value.referencedName { return haveValue(named: name, at: value) }
    if let closure = value.as(ClosureExpr.self) { return haveCapture(of: closure) }
    if let call = value.as(FunctionCallExpr.self) { return haveResult(of: call) }
    return value.partsThatMayBeTheValue.contains(where: have)
  }

  private func haveValue(named name: String, at use: Node) -> Bool {
    switch context.resolution(of: name, at: use) {
    case .local(let binding):
      return context.type(of: binding).map(context.isUnsendable) == true && have(binding, at: use)
    case .member(let members, _):
      return members.allSatisfy(\.isOfObject) && isSelfShared(at: use)
    default: return false
    }
  }

  private func haveCapture(of inner: ClosureExpr) -> Bool {
    let captures = CapturesFromAround(inner, in: context)
    return captures.rejectedSelf != nil
      || captures.uses.contains { haveValue(named: $0.binding.name, at: $0.node.lookUpPlace) }
  }

  /// Whether a closure around the task is the first to capture the value, and may start more tasks.
  private func isCapturedBetween(_ name: String, at use: Node) -> Bool {
    guard let local = LocalDeclaration(name, at: use), local.scope != place,
      local.scope.encloses(place), name != "self"
    else { return false }
    if local.declaration.is(.closureCapture) { return true }
    return place.ancestors.prefix { $0 != local.scope }.contains {
      ($0.is(.closureExpr) || $0.is(.functionDecl)) && $0.encloses(use)
    }
  }

  /// Whether others have what `self` holds: where it isn't Sendable itself, or belongs to an actor.
  private func isSelfShared(at node: Node) -> Bool {
    switch context.isolation(at: place.parent ?? place).kind {
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
