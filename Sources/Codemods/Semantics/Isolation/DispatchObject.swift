import Rewriter

/// A work item or a source of Dispatch by its name, and the queues that its closures run on.
struct DispatchObject {
  /// The name of the variable or property; `nil` for what has none.
  private let name: String?

  private let node: Node?

  /// What a call makes: the variable that it is the initial value of, or that it is assigned to.
  init(madeBy call: Node) {
    node = call
    name = call.nameOfHolder
  }

  /// - Parameter receiver: what a function is called on.
  init(of receiver: Node?) {
    node = receiver
    name = receiver?.lastName
  }

  /// The queues that the work item is passed to in the file: `queue.async(execute: item)`.
  func queuesOfItem(in context: Context) -> [Node?] {
    guard let node else { return [] }
    return context.tree.all(FunctionCallExpr.self).compactMap { call in
      let argument = call.arguments?.arguments.first { $0.label?.name == "execute" }
      guard let item = argument?.expression,
        item == node || name != nil && item.lastName == name && isSeen(at: call.node, in: context)
      else { return nil }
      return call.calledExpression?.as(MemberAccessExpr.self)?.base
    }
  }

  /// Where the work item runs that the file performs itself, off the main actor: `item.perform()`; `nil` where it does
  /// not.
  func placeOfPerforming(in context: Context) -> CallbackExecutor? {
    guard let node else { return nil }
    for call in context.tree.calls(of: "perform") {
      guard call.trailingClosure == nil, call.arguments?.arguments.isEmpty != false,
        let item = call.calledExpression?.as(MemberAccessExpr.self)?.base,
        item == node || name != nil && item.lastName == name && isSeen(at: call.node, in: context),
        case .off(let how) = PublisherOrigins(context).place(ofCode: call.node)
      else { continue }
      return .chosen("called by 'perform()' \(how)")
    }
    return nil
  }

  /// The queues that sources of the name are made with in the file, `nil` for the default one, which is no
  /// main queue: `DispatchSource.makeTimerSource()`.
  func queuesOfSource(in context: Context) -> [Node?] {
    sourceMakers(in: context).map { call in
      let argument = call.arguments?.arguments.first { $0.label?.name == "queue" }
      return argument?.expression.flatMap { $0.is(.nilLiteralExpr) ? nil : $0 }
    }
  }

  /// The calls that make sources of the name.
  func sourceMakers(in context: Context) -> [FunctionCallExpr] {
    guard let name else { return [] }
    return context.tree.all(FunctionCallExpr.self).filter { call in
      guard let callee = call.calledExpression?.as(MemberAccessExpr.self),
        callee.base?.compactText == "DispatchSource", callee.name?.hasPrefix("make") == true
      else { return false }
      return call.node.nameOfHolder == name && isSeen(at: call.node, in: context)
    }
  }

  /// Whether a variable of the name may be the same at the node: both are in the same type.
  private func isSeen(at other: Node, in context: Context) -> Bool {
    node.map { context.enclosingTypeNames(of: $0) == context.enclosingTypeNames(of: other) }
      ?? false
  }
}

extension Node {
  /// The name of the variable that the expression is the initial value of, or is assigned to.
  fileprivate var nameOfHolder: String? {
    if let binding = parent?.parent?.as(PatternBinding.self), parent?.is(.initializerClause) == true
    {
      return binding.pattern?.firstToken?.name
    }
    guard let list = parent, list.is(.exprList) else { return nil }
    let elements = Array(list.children)
    guard let index = elements.firstIndex(of: self), index > 1,
      elements[index - 1].text == "="
    else { return nil }
    return elements[index - 2].lastName
  }
}
