import Rewriter

/// What is called without looking like a call: subscripts, and functions that are handed to another one.
extension CalledFunctions {
  /// Have: document[1]
  func subscripts(calledBy call: SubscriptCallExpr) -> [OwnFunction] {
    guard context.project.functions.contains("subscript"), let base = call.calledExpression else {
      return []
    }
    return context.known.calledFunctions.answer(to: call.node.index) {
      guard let (type, isStatic) = receiver(base) else { return [] }
      let labels = call.arguments?.arguments.map { $0.label?.name ?? "" } ?? []
      let fitting = members(named: "subscript", of: type).filter {
        $0.modifiers.contains(.static) == isStatic && $0.labelsOfSubscript == labels
      }
      return called(fitting, on: type)
    }
  }

  /// A value's type, or the type itself.
  private func receiver(_ base: Node) -> (type: KnownType, isStatic: Bool)? {
    let types = ExpressionTypes(context)
    guard let link = types.link(of: base) else { return nil }
    if case .type(let type) = link.entity { return (type, true) }
    return types.value(of: link.entity).map { (types.unwrapped($0), false) }
  }

  /// The functions of the nearest type, with those that may be called in their place.
  private func called(_ functions: [FunctionFacts], on type: KnownType?) -> [OwnFunction] {
    let nearest = functions.filter { $0.owner == functions.first?.owner }
    let others = nearest.flatMap { substitutes(for: $0, calledOn: type) }
    return (nearest + others).map { OwnFunction($0) }
  }
}

/// Functions that are handed to a call which calls them at once.
extension CalledFunctions {
  /// Have: numbers.map(Document.init(number:)), document.withLock(document.read)
  func functions(namedBy node: Node) -> [OwnFunction] {
    guard node.reference != nil, node.parent?.is(.labeledExpr) == true else { return [] }
    return functions(meantBy: node) { context.isCalledInPlace(node) }
  }

  /// Those that a name means which stands for a value: whoever gets it may call them.
  ///
  /// - Parameter condition: What else has to hold, asked for where the name may be one of a function.
  func functions(
    meantBy node: Node, where condition: () -> Bool = { true },
  ) -> [OwnFunction] {
    guard let reference = node.reference, let name = reference.name,
      name == "init" || context.project.functions.contains(name), condition()
    else { return [] }
    let labels = reference.argumentNames?.arguments?.node.elements(DeclNameArgument.self)
      .map { $0.name?.name ?? "_" }
    let isMeant = { (function: FunctionFacts) in
      !function.isAsync && (labels == nil || function.labels == labels)
    }
    let types = ExpressionTypes(context)
    if name == "init", let base = node.as(MemberAccessExpr.self)?.base {
      guard case .type(let type)? = types.link(of: base)?.entity else { return [] }
      return members(named: name, of: type).filter(isMeant).map { OwnFunction($0) }
    }
    guard case .functions(let functions, let receiver)? = types.link(of: node)?.entity else {
      return []
    }
    return called(functions.filter(isMeant), on: receiver)
  }

  /// The code of a local function or of a closure in a local constant that the node calls, or hands to a call which calls
  /// it at once.
  ///
  /// Have: let read = { … }; read()
  func localCode(calledBy node: Node) -> Node? {
    guard let callee = node.as(FunctionCallExpr.self)?.calledExpression ?? node.handedValue,
      let name = callee.referencedName,
      case .local(let binding) = context.resolution(of: name, at: callee),
      let code = binding.localCode, callee != node || context.isCalledInPlace(node)
    else { return nil }
    return code
  }
}

extension FunctionFacts {
  /// What a call of the subscript writes in front of its arguments: a parameter with one name has no label.
  fileprivate var labelsOfSubscript: [String] {
    parameters.map { $0.label == $0.name ? "" : $0.label }
  }
}

extension Node {
  fileprivate var reference: DeclReferenceExpr? {
    self.as(MemberAccessExpr.self)?.declName ?? self.as(DeclReferenceExpr.self)
  }

  /// The node, if it is a name that is an argument.
  fileprivate var handedValue: Node? {
    self.is(.declReferenceExpr) && parent?.is(.labeledExpr) == true ? self : nil
  }
}
