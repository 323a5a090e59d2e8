import Rewriter

/// The nodes of code that run on the thread on which it runs, before it has come to its end.
struct CodeRunInPlace {
  let context: Context

  init(in context: Context) { self.context = context }

  /// The nodes of the code, with those of closures that it calls or has called at once, and of the local functions and
  /// closures in local constants that it calls, or hands to what calls them at once.
  func nodes(of code: Node) -> [Node] { nodes(of: code) { _ in true } }

  /// Those of them that no other code runs: not those of a local function or closure that something else is given as well.
  func ownNodes(of code: Node) -> [Node] { nodes(of: code, where: context.isOnlyCalledInPlace) }

  /// - Parameter isWanted: of code of its own, whether it counts.
  private func nodes(of code: Node, where isWanted: (Node) -> Bool) -> [Node] {
    var nodes: [Node] = []
    var next = [code]
    var visited: Set<Node> = [code]
    while let part = next.popLast() {
      let own = TaskBody.ownNodes(of: part)
      nodes += own
      for inner in own.lazy.compactMap(codeRun)
      where visited.insert(inner).inserted && isWanted(inner) {
        next.append(inner)
      }
    }
    return nodes
  }

  /// Code of its own that runs with the node.
  private func codeRun(with node: Node) -> Node? {
    if let closure = node.as(ClosureExpr.self) {
      return context.isCalledInPlace(closure) ? node : nil
    }
    return CalledFunctions(in: context).localCode(calledBy: node)
  }
}

extension Context {
  /// Whether the code of a local function or of a closure in a local constant runs nowhere but where the name is called,
  /// or handed to what calls it at once.
  ///
  /// Have: func show() { … }; show(), and no queue.async(execute: show)
  fileprivate func isOnlyCalledInPlace(_ code: Node) -> Bool {
    guard let name = code.nameOfLocalCode else { return true }
    return tree.references(to: name).allSatisfy { reference in
      guard case .local(let binding) = resolution(of: name, at: reference),
        binding.localCode == code
      else { return true }
      return reference.parent?.as(FunctionCallExpr.self)?.calledExpression == reference
        || isCalledInPlace(reference)
    }
  }
}

extension LocalBinding {
  /// The body of the function, or the closure that the constant is.
  var localCode: Node? {
    switch kind {
    case .function(let function): return function.body?.node
    case .variable(let variable, _):
      let value = isConstant ? variable.initializer?.value?.withoutParentheses : nil
      return value.flatMap { $0.is(.closureExpr) ? $0 : nil }
    default: return nil
    }
  }
}

extension Node {
  /// What the body of a local function, or a closure in a constant, is called by.
  fileprivate var nameOfLocalCode: String? {
    if let function = parent?.as(FunctionDecl.self) { return function.name?.name }
    let variable = ancestors.first { !$0.is(.initializerClause) && $0.withoutParentheses != self }
    return variable?.as(PatternBinding.self)?.pattern?.as(IdentifierPattern.self)?.identifier?.name
  }
}

extension Context {
  /// Whether the closure is called before the function comes back that it is passed to.
  func isCalledInPlace(_ closure: ClosureExpr) -> Bool {
    isCalledInPlace(closure.node, ClosureUse(of: closure))
  }

  /// The same of any value that is a function.
  func isCalledInPlace(_ value: Node) -> Bool {
    isCalledInPlace(value, ClosureUse(ofValue: value))
  }

  private func isCalledInPlace(_ value: Node, _ use: ClosureUse) -> Bool {
    guard case .argument(let call, _) = use else {
      if case .called = use { return true }
      return false
    }
    if let parameter = CalledOnceCallees(self).parameter(of: call, taking: value) {
      return !parameter.type.holds("@escaping") && !TypeSpelling(parameter.type).isOptional
    }
    guard let name = call.calleeName, project.functions[name] == nil else { return false }
    return Self.functionsThatCallInPlace.contains(name) || isCalledInPlaceBySDK(value, in: call)
  }

  /// Have: values.forEach { … }
  func isCalledInPlaceBySDK(_ closure: ClosureExpr) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: closure) else { return false }
    return isCalledInPlaceBySDK(closure.node, in: call)
  }

  private func isCalledInPlaceBySDK(_ value: Node, in call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName, project.functions[name] == nil,
      !CallbackNames.publishers.contains(name)
    else { return false }
    let rows = project.sdk.callbacks(of: name)
    guard !rows.isEmpty else { return false }
    // Have: withAnimation { … }, whose overload has a closure that is called at the end.
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: value)
    let fitting = rows.filter { $0.fits(place, in: arguments) }
    let exact = fitting.filter { $0.parameterLabels.count == arguments.count }
    let meant = exact.isEmpty ? fitting.isEmpty ? rows : fitting : exact
    return meant.allSatisfy { $0.sendability == .nonEscaping }
  }

  /// Those of queues and locks, and of the standard library.
  private static let functionsThatCallInPlace = NameTable(
    """
    Dispatch: sync asyncAndWait concurrentPerform
    Foundation: withLock withLockIfAvailable performAndWait coordinate
    ObjectiveC: autoreleasepool
    Swift: allSatisfy compactMap compactMapValues contains filter first firstIndex flatMap forEach map mapValues max min
      reduce removeAll sort sorted
      withExtendedLifetime withUnsafeBytes withUnsafeMutableBytes withUnsafePointer
    _Concurrency: assumeIsolated
    """)
}
