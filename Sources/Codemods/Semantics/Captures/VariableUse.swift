import Rewriter

/// A place where a variable is named: `x`, or `A.x` as a whole.
struct VariableUse {
  enum Effect {
    case reads, changes
    /// A member is assigned, or a method called that may be `mutating`: that changes a struct, and no
    /// object.
    case mayChange
  }

  let node: Node
  let effect: Effect

  init(_ node: Node) {
    self.node = node
    effect = Self.effect(of: node)
  }

  /// The same, with a member that is known to change nothing as one that is read.
  ///
  /// Have: values.max(by: <)
  init(_ node: Node, in context: Context) {
    let effect = Self.effect(of: node)
    self.node = node
    self.effect =
      effect == .mayChange && !context.isObject(node) && !MemberUse(of: node, in: context).mayChange
      ? .reads : effect
  }

  /// `x = 1`, `x[0] += 1`, `&x` change it; `x.a = 1`, `x.f()` may.
  private static func effect(of use: Node) -> Effect {
    var whole = use
    var isMember = false
    while let parent = whole.parent {
      switch parent.kind {
      case .inOutExpr: return .changes
      case .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr:
        isMember = isMember || parent.is(.memberAccessExpr)
      case .subscriptCallExpr:
        guard parent.as(SubscriptCallExpr.self)?.calledExpression == whole else { return .reads }
      case .functionCallExpr:
        let isCalled = parent.as(FunctionCallExpr.self)?.calledExpression == whole
        return isCalled && isMember ? .mayChange : .reads
      case .labeledExpr:
        // Have: (x, y) = (1, 2)
        guard let tuple = parent.parent?.parent, tuple.is(.tupleExpr) else { return .reads }
        return tuple.isAssigned ? .changes : .reads
      default: return !whole.isAssigned ? .reads : isMember ? .mayChange : .changes
      }
      whole = parent
    }
    return .reads
  }
}
