import Rewriter

extension FunctionCallExpr {
  /// The name of what is called: `f` in `f()`, `a.f()`, `a?.f<T>()`; `init` is named by its type.
  var calleeName: String? { calledExpression?.lastName }

  /// `a` in `a.f()`, `a?.f()`; `nil` in `f()`.
  var receiver: Node? {
    let base = calledExpression?.as(MemberAccessExpr.self)?.base
    return base?.as(OptionalChainingExpr.self)?.expression ?? base
  }

  /// The labels of all arguments, `_` for one without and for the first trailing closure.
  var argumentLabels: [String] {
    let labels = arguments?.arguments.map { $0.label?.name ?? "_" } ?? []
    return trailingClosure == nil ? labels : labels + ["_"]
  }

  /// All arguments in their order, trailing closures included.
  var allArguments: [(label: String?, expression: Node?)] {
    let inParentheses = (arguments?.arguments ?? []).map { ($0.label?.name, $0.expression) }
    let trailing = trailingClosure.map { [(nil as String?, $0.node as Node?)] } ?? []
    let additional =
      additionalTrailingClosures?.node.elements(MultipleTrailingClosureElement.self) ?? []
    return inParentheses + trailing + additional.map { ($0.label?.name, $0.closure?.node) }
  }
}

extension MemberAccessExpr {
  /// What stands before the member, also where it begins a branch of `#if`: `a` in `a #if … .b #endif`, for `.b`.
  var baseBeforeCondition: Node? {
    if let base { return base }
    let chains = node.ancestors.lazy.compactMap { $0.as(PostfixIfConfigExpr.self) }
    let clause = node.ancestors.first { $0.is(.ifConfigClause) }?.as(IfConfigClause.self)
    guard clause?.elements?.range.lowerBound == node.range.lowerBound else { return nil }
    return chains.compactMap(\.base).first
  }
}
