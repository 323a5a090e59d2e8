import Rewriter

/// Functions of modules that nothing is known about, and whose closures go to the main actor at once: who wrote that
/// expects to be called elsewhere, where the closure stops the program before it hops.
extension SDKCallback {
  /// A row for a closure that does nothing but hop; `nil` for any other argument, and for what may be a function of the
  /// project, of an SDK or of the standard library.
  init?(
    hopping argument: Node, passedTo name: String, in call: FunctionCallExpr, _ context: Context,
  ) {
    guard let closure = argument.as(ClosureExpr.self), context.hopsAtOnce(closure),
      context.mayCallForeignFunction(named: name, call)
    else { return nil }
    let arguments = CallArguments(of: call)
    let label = arguments.label(of: arguments.place(of: argument))
    self.init(
      function: "\(name)(\(call.argumentLabels.map { "\($0):" }.joined()))",
      label: label ?? "_", type: "-", isStatic: true, closure: "() -> Void",
      sendability: .notSendable, isolation: .caller, thread: .unknown, source: "convention")
  }
}

extension Context {
  fileprivate func mayCallForeignFunction(named name: String, _ call: FunctionCallExpr) -> Bool {
    guard project.imports(of: path).contains(where: { project.isForeign(module: $0.module) }),
      name.first?.isLowercase == true, !Self.functionsOfCollections.contains(name),
      !isInView(call.node), isolation(at: call.node).kind == .mainActor
    else { return false }
    // Where the receiver's type is not known, the name alone says whose function it may be.
    let isKnown =
      project.functions[name] != nil || project.variables[name] != nil
      || !project.sdk.callbacks(of: name).isEmpty
    switch receiver(of: call) {
    case .type(let type, _):
      return project.types[type] == nil && project.sdk.kind(ofType: type) == nil
        && project.functions[name]?.contains { $0.owner == type } != true
    case .initializer: return false
    case .unknown: return !isKnown
    case .none:
      guard !isKnown, let callee = call.calledExpression else { return false }
      if callee.is(.memberAccessExpr) { return true }
      if case .unknown = resolution(of: name, at: callee) { return callee.is(.declReferenceExpr) }
      return false
    }
  }

  /// Whether the node is in code that makes a view: what its modifiers are given is the main actor's.
  private func isInView(_ node: Node) -> Bool {
    node.ancestors.contains { scope in
      let result =
        scope.as(FunctionDecl.self)?.signature?.returnClause?.type
        ?? scope.as(PatternBinding.self)?.typeAnnotation?.type
      return result?.text.hasPrefix("some ") == true
    }
  }

  /// Those of the standard library that take closures, by their names.
  private static let functionsOfCollections = NameTable(
    """
    Swift: allSatisfy compactMap contains drop dropFirst enumerated filter first firstIndex flatMap forEach last
      lastIndex map mapValues max min partition prefix reduce removeAll sort sorted split
      withContiguousStorageIfAvailable withUnsafeBufferPointer withUnsafeBytes withUnsafePointer
    """)
}

extension ProjectIndex {
  func importsForeignModule(_ file: FileFacts) -> Bool {
    file.imports.contains { isForeign(module: $0.module) }
  }

  /// Whether the module is neither one of the root nor one of an SDK.
  func isForeign(module name: String) -> Bool {
    tables.foreignModules.answer(to: name) { !graph.isOfRoot(name) && !sdk.hasModule(name) }
  }
}

extension Context {
  /// Whether the first statement goes to the main actor, behind what unwraps `self`: itself, or in a local function
  /// that it calls.
  fileprivate func hopsAtOnce(_ closure: ClosureExpr) -> Bool {
    guard let call = closure.statements?.firstCall else { return false }
    if call.isHop { return true }
    guard let name = call.calledExpression?.referencedName,
      let local = LocalDeclaration(name, at: call.node),
      let function = local.declaration.as(FunctionDecl.self)
    else { return false }
    return function.body?.statements?.firstCall?.isHop == true
  }
}

extension CodeBlockItemList {
  /// The call that the statements begin with, behind what unwraps `self`.
  fileprivate var firstCall: FunctionCallExpr? {
    let first = node.elements(CodeBlockItem.self).first { $0.item?.is(.guardStmt) != true }
    return first?.item?.as(FunctionCallExpr.self)
  }
}
