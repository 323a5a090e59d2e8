import Rewriter

extension Context {
  /// What a closure literal, passed to a module in Swift 5 mode, checks when it is called; `nil` if it
  /// checks nothing.
  ///
  /// As measured with Swift 6.3.1: a closure that has the isolation of the actor in whose code it is
  /// formed, and says nothing itself, or that says that it is the main actor's; of an instance's, only if it
  /// captures `self` strongly. In initial values of properties and globals, and in default arguments, there
  /// is no check, except in closures there that are the main actor's by themselves.
  func checkedIsolation(of closure: ClosureExpr) -> Isolation? {
    guard !isInInitialValue(closure.node), !project.modules.skipsActorChecks(inFile: path) else {
      return nil
    }
    let around = isolation(at: closure.node).withActorOfSwift6
    if let own = isolation(decidedBy: closure) {
      return own.kind == .mainActor && around.kind == .mainActor && closure.saysMainActor
        ? own : nil
    }
    switch around.kind {
    case .mainActor, .globalActor: return around
    case .actor: return closure.capturesActor(in: self) ? around : nil
    case .caller, .nonisolated, .unknown: return nil
    }
  }
}

extension Isolation.Kind {
  /// Whether closures that are formed in the code may check that they are called on its actor.
  /// Whether no actor has the code by what is written: it may be its caller's that it runs on.
  var isOfNoActor: Bool { self == .nonisolated || self == .caller }

  var isOfActor: Bool {
    switch self {
    case .mainActor, .globalActor, .actor: true
    case .caller, .nonisolated, .unknown: false
    }
  }
}

extension ClosureExpr {
  fileprivate var saysMainActor: Bool { attributeNames.contains("MainActor") }

  /// Whether the closure uses the actor, `self` or an `isolated` parameter, and captures it neither weakly nor
  /// unowned.
  fileprivate func capturesActor(in context: Context) -> Bool {
    node.descendantsAndSelf.contains { node in
      if let name = node.referencedName,
        case .local(let binding) = context.resolution(of: name, at: node),
        case .parameter(let parameter) = binding.kind, parameter.isIsolated
      {
        return true
      }
      let isSelf =
        node.isSelfReference
        || node.referencedName.map { name in
          if case .member(let members, _) = context.resolution(of: name, at: node) {
            members.contains { !$0.modifiers.contains(.static) }
          } else {
            false
          }
        } ?? false
      return isSelf && context.isOuterInstance(at: node, of: self)
    }
  }
}

extension Context {
  /// Whether `self` at a node in the closure is that of the code around it, captured strongly.
  fileprivate func isOuterInstance(at node: Node, of closure: ClosureExpr) -> Bool {
    switch resolution(of: "self", at: node) {
    case .local(let binding):
      switch binding.kind {
      case .instance: return true
      case .capture(let capture): return capture.specifier == nil && capture.initializer == nil
      default: return false
      }
    default: return false
    }
  }
}

extension Context {
  /// Whether the node is in the initial value of a property or global variable, or in a default argument, and
  /// in no function or main-actor-isolated closure in between. A script's variables are none: their values are
  /// evaluated as statements are.
  fileprivate func isInInitialValue(_ node: Node) -> Bool {
    for node in node.ancestors {
      switch node.kind {
      case .closureExpr:
        let closure = node.as(ClosureExpr.self)
        if closure.flatMap(isolation(decidedBy:))?.kind == .mainActor { return false }
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock,
        .subscriptDecl:
        return false
      case .functionParameter: return true
      case .variableDecl:
        let item = node.parent
        if item?.is(.memberBlockItem) == true { return true }
        if item?.parent?.parent?.is(.sourceFile) == true { return !path.isOfMainFile }
      default: continue
      }
    }
    return false
  }
}

extension FunctionParameter {
  /// Whether the function runs on the actor that it is given.
  var isIsolated: Bool {
    guard let type = type?.text, type.holds("isolated") else { return false }
    return TypeSpelling.marks(of: type).specifiers.contains("isolated")
  }
}

extension ProjectIndex {
  /// Whether code of the file is in an actor, or on a global one of the project.
  func surroundsWithActor(_ file: FileFacts) -> Bool {
    file.types.contains { type in
      let known = type.kind == .extension ? types[type.name] ?? [] : [type]
      return known.contains { $0.kind == .actor || isOnGlobalActor($0.attributes) }
    } || file.functions.contains { isOnGlobalActor($0.attributes) }
  }

  private func isOnGlobalActor(_ attributes: [String]) -> Bool {
    attributes.contains { name in
      tables.mayDeclareType(named: name)
        && types[name]?.contains { $0.attributes.contains("globalActor") } == true
    }
  }
}
