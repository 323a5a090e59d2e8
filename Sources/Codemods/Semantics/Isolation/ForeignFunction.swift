import Rewriter

/// Functions and initializers of modules that nothing is known about, and whose closures go to the main actor: who wrote
/// that expects to be called elsewhere, where the closure stops the program before it hops.
extension SDKCallback {
  /// A row for a closure that hops, or is the work of an operation; `nil` for any other argument, and for what may be a
  /// function of the project, of an SDK or of the standard library.
  init?(
    leavingMain argument: Node, passedTo name: String, in call: FunctionCallExpr,
    _ context: Context,
  ) {
    guard let closure = argument.as(ClosureExpr.self) else { return nil }
    guard
      name.isOfOperation || context.hop(of: closure) != nil
        || context.goesWithHop(closure, in: call),
      context.mayCallForeignFunction(named: name, call, passing: argument),
      !context.usesInterface(outsideHopsOf: closure)
    else { return nil }
    let arguments = CallArguments(of: call)
    let label = arguments.label(of: arguments.place(of: argument))
    let isType = name.beginsWithCapital
    let labels = call.allArguments.map { "\($0.label ?? "_"):" }.joined()
    self.init(
      function: "\(isType ? "init" : name)(\(labels))",
      label: label ?? "_", type: isType ? name : "-", isStatic: true, closure: "() -> Void",
      sendability: .notSendable, isolation: .caller,
      thread: name.isOfOperation ? .background : .unknown,
      source: name.isOfOperation
        ? "memory: an operation runs on a thread of its queue" : "convention")
  }
}

extension Context {
  fileprivate func mayCallForeignFunction(
    named name: String, _ call: FunctionCallExpr, passing argument: Node,
  ) -> Bool {
    guard project.imports(of: path).contains(where: { project.isForeign(module: $0.module) }),
      !Self.functionsOfCollections.contains(name),
      !isInView(call.node), isolation(at: call.node).kind == .mainActor
    else { return false }
    if name.beginsWithCapital { return makesForeignObject(call, ofType: name) }
    // Where the receiver's type is not known, the name and the labels alone say whose function it may be.
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: argument)
    let isKnown =
      project.functions[name]?.contains { $0.accepts(call, in: project) } == true
      || project.variables[name] != nil
      || project.sdk.callbacks(of: name).contains {
        $0.fits(place, in: arguments) && mayMean(sdkType: $0.type)
      }
    switch receiver(of: call) {
    case .type(let type, _):
      return project.types[type] == nil && !sees(sdkType: type)
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

  /// Whether a value of which nothing is known may be of the SDK's type: the file imports its module.
  private func mayMean(sdkType name: String) -> Bool {
    let modules = project.sdk.modules(ofType: name)
    return modules.isEmpty || modules.contains(where: project.sdk.isReexported)
      || imports(typeNamed: name)
  }

  /// Whether the name is that of an SDK's type, of a module that the file imports.
  ///
  /// Have: Just.get(url) { … }, where `Just` is no publisher.
  private func sees(sdkType name: String) -> Bool {
    guard project.sdk.kind(ofType: name) != nil else { return false }
    let imports = project.imports(of: path).map(\.module)
    guard imports.contains(name) else { return true }
    return !project.sdk.modules(ofType: name).isDisjoint(with: imports)
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

  /// Whether the module is neither one of an SDK nor one whose Swift files are in the root.
  func isForeign(module name: String) -> Bool {
    tables.foreignModules.answer(to: name) { !graph.hasSwiftFiles(name) && !sdk.hasModule(name) }
  }
}

extension Context {
  /// What goes to the main actor in a closure.
  enum Hop {
    case closure
    /// A function that the closure calls, by its name.
    case function(String)
  }

  /// What in the closure goes to the main actor: one of its statements, or a function that it calls; `nil` for nothing.
  func hop(of closure: ClosureExpr) -> Hop? {
    let calls = closure.ownCalls
    if calls.contains(where: { $0.waitsForMainQueue || isHop($0) }) { return .closure }
    return calls.first(where: beginsWithHop).map { .function($0.calleeName ?? "") }
  }

  /// Whether another closure of the call hops: the function calls them both where it's done, one or the other.
  ///
  /// Have: load { DispatchQueue.main.async { … } } onError: { print($0) }
  fileprivate func goesWithHop(_ closure: ClosureExpr, in call: FunctionCallExpr) -> Bool {
    let others = call.allArguments.filter { $0.expression != closure.node }
      .compactMap { $0.expression?.as(ClosureExpr.self) }
    guard others.contains(where: { hop(of: $0) != nil && !usesInterface(outsideHopsOf: $0) }),
      case let arguments = CallArguments(of: call)
    else { return false }
    let label = arguments.label(of: arguments.place(of: closure.node)) ?? ""
    return label.isOfOutcome || MainActorUses(in: closure, self).first == nil
  }

  /// Whether a call is one of a function of the project, local or not, that begins with a hop.
  private func beginsWithHop(_ call: FunctionCallExpr) -> Bool {
    let functions = CalledFunctions(in: self)
    if let local = functions.localFunction(calledBy: call.node) {
      return local.body?.statements?.firstCall.map(isHop) == true
    }
    return functions.functions(usedBy: call.node).contains { function in
      guard let home = asItWas(function.path) else { return false }
      return home.project.waits.bodies.bodies(of: function, in: home).contains { body in
        body.as(CodeBlock.self)?.statements?.firstCall.map {
          home.isImmediateHop($0) && !$0.beginsWithSleep
        } == true
      }
    }
  }

  /// Whether the closure uses views or the like outside of its hops, as what is called on the main thread does and hops
  /// only to do something later. Who waits for the main queue is never on it.
  fileprivate func usesInterface(outsideHopsOf closure: ClosureExpr) -> Bool {
    let calls = closure.ownCalls
    if closure.statements?.firstCall.map(isHop) == true { return false }
    if calls.contains(where: \.waitsForMainQueue) { return false }
    return closure.ownNodes.contains { node in
      if let access = node.as(MemberAccessExpr.self) {
        return access.base.map { isOfInterface(access.name ?? "", of: $0) } ?? false
      }
      return node.referencedName.map { isOfInterface($0, inherited: node) } ?? false
    }
  }

  private func isOfInterface(_ name: String, of base: Node) -> Bool {
    let value = base.withoutOptionalMarks
    guard let type = valueType(of: value)?.unwrapped.name.map({ project.resolve($0) }) else {
      return false
    }
    let isOwn = project.members(named: name, of: type, inherited: true).isEmpty == false
    return !isOwn && foreignAncestry(of: type).contains(where: project.sdk.isMainActor(type:))
  }

  /// Have: view, in the code of a view controller
  private func isOfInterface(_ name: String, inherited node: Node) -> Bool {
    guard case .unknown = resolution(of: name, at: node) else { return false }
    return isInheritedFromSDK(name, at: node)
  }
}

extension ClosureExpr {
  /// The nodes that run where the closure runs.
  fileprivate var ownNodes: [Node] {
    statements?.node.descendantsAndSelf(notInside: \.isFunctionLike) ?? []
  }

  fileprivate var ownCalls: [FunctionCallExpr] {
    ownNodes.compactMap { $0.as(FunctionCallExpr.self) }
  }
}

extension FunctionCallExpr {
  /// Have: DispatchQueue.main.sync { … }, which no code of the main thread survives
  fileprivate var waitsForMainQueue: Bool {
    calledExpression?.compactText == "DispatchQueue.main.sync" && !node.isInMainThreadCheck
  }
}

extension FunctionCallExpr {
  /// Have: Task { @MainActor in try? await Task.sleep(for: .seconds(1)); … }, which wants the delay
  fileprivate var beginsWithSleep: Bool {
    let first = trailingClosure?.statements?.node.elements(CodeBlockItem.self).first
    return first?.node.tokens.contains { $0.text == "sleep" } == true
  }
}

extension CodeBlockItemList {
  /// The call that the statements begin with, behind what unwraps `self`, and local functions.
  fileprivate var firstCall: FunctionCallExpr? {
    let first = node.elements(CodeBlockItem.self).first {
      $0.item?.is(.guardStmt) != true && $0.item?.is(.functionDecl) != true
    }
    return first?.item?.as(FunctionCallExpr.self)
  }
}

extension String {
  /// Whether a closure with the label is called when something has ended: `onError`, `failure`
  fileprivate var isOfOutcome: Bool {
    let words = lowercased()
    return hasPrefix("on") && dropFirst(2).first?.isUppercase == true
      || ["completion", "error", "fail", "success"].contains(where: words.contains)
  }
}
