import Rewriter

/// The members that a task's closure names without `self`, where Swift 5 mode asks for it.
///
/// Have: store.load { DispatchQueue.main.async { [self] in count += 1 } }. Of a `Task` inside of another closure, the
/// compiler takes the implied `self` for that of the closure around, whatever the task captures (measured with Swift
/// 6.3.1: a warning in Swift 5 mode, also for what closures in the task imply, and none where the closure around does
/// not escape).
struct ImplicitSelf {
  let closure: ClosureExpr
  let context: Context

  /// `self.` in front of them.
  var edits: [Edit] {
    guard isAskedFor else { return [] }
    return uses.map { .insert("self.", at: $0.range.lowerBound) }
  }

  private var isAskedFor: Bool {
    guard let capture = closure.selfCapture, capture.specifier?.specifier?.kind != .weak,
      isInEscapingClosure
    else { return false }
    return context.isInClass(closure.node) && !context.project.modules.isSwift6(context.path)
  }

  private var isInEscapingClosure: Bool {
    let around = closure.node.ancestors.lazy.filter(\.isFunctionLike).prefix { $0.is(.closureExpr) }
    return around.contains { node in
      node.as(ClosureExpr.self).map { !context.isCalledInPlace($0) } ?? false
    }
  }

  private var uses: [Node] {
    let nodes = closure.statements?.node.descendantsAndSelf { node in
      node.declaredTypeName != nil || node.as(ClosureExpr.self)?.selfCapture != nil
    }
    return nodes?.filter(context.impliesSelf) ?? []
  }
}

extension Context {
  /// Whether a plain name is known to be that of a member of `self`.
  fileprivate func impliesSelf(_ node: Node) -> Bool {
    guard node.is(.declReferenceExpr), let name = node.referencedName, !node.isSelfReference,
      node.parent?.as(MemberAccessExpr.self)?.declName?.node != node,
      node.parent?.is(.keyPathPropertyComponent) != true
    else { return false }
    switch resolution(of: name, at: node) {
    case .member(let members, _):
      return !members.contains { $0.modifiers.contains(.static) }
    case .unknown: return isInheritedFromSDK(name, at: node)
    default: return false
    }
  }
}
