import Rewriter

/// What a closure captures that somebody else has, too: what the caller of the function around gave it, and what is part
/// of that, or of `self`.
extension CapturesFromAround {
  /// The first parameter of a function or closure around whose type is known not to be Sendable. Functions don't count.
  var rejectedParameter: (name: String, type: KnownType)? {
    first { $0.isParameterOfCaller && !context.isFunction($1) }
  }

  /// The first parameter that is a function, and neither `@Sendable` nor of an actor.
  ///
  /// Swift 6 takes those of a global actor as Sendable, Swift 5 doesn't.
  var rejectedFunction: (name: String, type: KnownType)? {
    first { binding, type in
      guard case .parameter = binding.kind, binding.isParameterOfCaller,
        case .function(let function) = type.unwrapped.shape
      else { return false }
      return function.attributes.allSatisfy { ["autoclosure", "escaping"].contains($0) }
    }
  }

  /// The first constant or variable of a type that isn't Sendable, and whose value is part of `self` or a parameter.
  ///
  /// Have: let store = self.store; Task { store.save() }
  var rejectedPart: (name: String, type: KnownType)? {
    first { binding, type in
      !context.isFunction(type) && binding.valueTaken.map(isOfAround) == true
    }
  }

  /// - Parameter condition: is asked only about what isn't Sendable, and the compiler checks.
  private func first(
    where condition: (LocalBinding, KnownType) -> Bool,
  ) -> (name: String, type: KnownType)? {
    for use in uses {
      guard let type = context.valueType(of: use.node) ?? context.type(of: use.binding),
        context.sendability(of: type).kind == .no, context.isChecked(type),
        condition(use.binding, type)
      else { continue }
      return (use.binding.name, type)
    }
    return nil
  }

  /// Whether the value is part of one that isn't Sendable, and that the code around has not made itself.
  private func isOfAround(_ value: Node) -> Bool {
    let root = value.wholeValue
    if root.isSelfReference { return root != value && isSelfShared(at: root) }
    guard let name = root.referencedName else { return false }
    switch context.resolution(of: name, at: root) {
    case .local(let binding):
      if binding.isParameterOfCaller {
        return context.type(of: binding).map { context.sendability(of: $0).kind == .no } ?? false
      }
      return binding.valueTaken.map(isOfAround) ?? false
    case .member(let members, _):
      return members.allSatisfy(\.isStoredInObject) && isSelfShared(at: root)
    default: return false
    }
  }

  /// Whether others have what `self` holds: where it isn't Sendable itself, or belongs to an actor.
  private func isSelfShared(at node: Node) -> Bool {
    switch context.isolation(at: closure.node).kind {
    case .mainActor, .actor: return true
    default: break
    }
    guard let type = context.selfType(at: node) else { return false }
    return context.sendability(of: type).kind == .no && !context.asksSelfToBeSendable(at: node)
  }
}

extension LocalBinding {
  /// Whether it is a parameter that isn't `sending`.
  fileprivate var isParameterOfCaller: Bool {
    switch kind {
    case .parameter(let parameter):
      parameter.type?.tokens.contains { ["inout", "sending"].contains($0.name) } == false
    case .closureParameter: true
    default: false
    }
  }

  /// What the name is given, or an element of.
  fileprivate var valueTaken: Node? {
    switch kind {
    case .variable(let variable, let pattern):
      variable.pattern == pattern ? variable.initializer?.value : nil
    case .optionalBinding(let condition): condition.initializer?.value ?? condition.pattern
    case .element(let loop, _): loop.sequence
    case .capture(let capture): capture.initializer?.value
    default: nil
    }
  }
}

extension MemberFacts {
  fileprivate var isStoredInObject: Bool {
    guard case .variable(let variable) = self else { return false }
    return !variable.modifiers.contains(.static) && !variable.owner.isEmpty
  }
}

extension Node {
  /// `a` of `a.b`, `a?.b!`, `a[0]`.
  fileprivate var wholeValue: Node {
    let inner =
      switch kind {
      case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base
      case .subscriptCallExpr: self.as(SubscriptCallExpr.self)?.calledExpression
      case .optionalChainingExpr: self.as(OptionalChainingExpr.self)?.expression
      case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression
      default: Node?.none
      }
    return inner?.wholeValue ?? self
  }
}

extension Context {
  /// Whether the code is in an extension or function for types of `self` only that are Sendable.
  ///
  /// Have: extension Loader where Self: Actor
  func asksSelfToBeSendable(at node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      let clause =
        ancestor.as(ExtensionDecl.self)?.genericWhereClause
        ?? ancestor.as(FunctionDecl.self)?.genericWhereClause
      let requirements = clause?.requirements?.node.elements(GenericRequirement.self) ?? []
      return requirements.contains { requirement in
        guard let asked = requirement.requirement?.as(ConformanceRequirement.self),
          asked.leftType?.text == "Self", let type = asked.rightType
        else { return false }
        return sendability(of: knownType(type)).kind == .yes
          || ["Actor", "Sendable"].contains(type.text)
      }
    }
  }
}
