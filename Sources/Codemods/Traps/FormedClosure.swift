import Rewriter

extension Context {
  /// What a closure literal, handed to a module in Swift 5 mode, checks when it is called; `nil` if it
  /// checks nothing.
  ///
  /// As measured with Swift 6.3.1: a closure that has the isolation of the actor in whose code it is
  /// formed, and says nothing itself. In initial values of properties and globals, and in default
  /// arguments, there is no check.
  func checkedIsolation(of closure: ClosureExpr) -> Isolation? {
    guard isolation(decidedBy: closure) == nil, !closure.node.isInInitialValue else { return nil }
    let isolation = isolation(at: closure.node)
    return isolation.kind == .mainActor ? isolation : nil
  }
}

extension Node {
  /// Whether the node is in the initial value of a property or global variable, or in a default argument,
  /// and in no function in between.
  fileprivate var isInInitialValue: Bool {
    for node in ancestors {
      switch node.kind {
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock,
        .subscriptDecl:
        return false
      case .functionParameter: return true
      case .variableDecl:
        let item = node.parent
        if item?.is(.memberBlockItem) == true { return true }
        if item?.parent?.parent?.is(.sourceFile) == true { return true }
      default: continue
      }
    }
    return false
  }
}
