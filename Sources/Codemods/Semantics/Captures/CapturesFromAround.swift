import Rewriter

/// What a closure is known to capture from the code around it, of which a `@Sendable` one may not have everything.
struct CapturesFromAround {
  let closure: ClosureExpr
  let context: Context
  private let lists: OwnCaptureLists
  private let unchecked: Set<NonSendableCaptures.Value>

  /// The local names in the closure that are declared around it, or copied by its capture list.
  let uses: [Use]

  struct Use {
    let node: Node
    let binding: LocalBinding
    let isCopied: Bool

    /// Whether it is a variable that the closure and the code around it share.
    var isShared: Bool { !isCopied && binding.isStoredVariable }
  }

  init(_ closure: ClosureExpr, in context: Context) {
    self.closure = closure
    self.context = context
    unchecked = NonSendableCaptures(in: closure.node, context).unchecked
    let lists = OwnCaptureLists(of: [closure.node])
    self.lists = lists
    uses = closure.node.descendantsAndSelf.compactMap { node in
      guard let name = node.nameThatIsRead, !lists.isEvaluatedAround(node),
        case .local(let binding) = context.resolution(of: name, at: node.lookUpPlace),
        !binding.isUnchecked, let range = binding.declarationRange
      else { return nil }
      let isInside = closure.range.contains(range)
      guard !isInside || lists.declares(binding) else { return nil }
      return Use(node: node, binding: binding, isCopied: isInside || lists.contains(node))
    }
  }

  /// The type around, where `self` is captured and known not to be Sendable.
  var rejectedSelf: KnownType? {
    guard unchecked.contains(.instance), let type = context.selfType(at: closure.node),
      context.sendability(of: type).kind == .no, !context.asksSelfToBeSendable(at: closure.node)
    else { return nil }
    // A type in the closure has a 'self' of its own.
    let nodes = closure.node.descendantsAndSelf(notInside: { $0.declaredTypeName != nil })
    let isUsed = nodes.contains { node in
      context.isKnownUseOfSelf(node) && !lists.isEvaluatedAround(node)
        && lists.copy(by: node) == nil && !context.isOtherSelf(node)
    }
    return isUsed ? type : nil
  }

  /// The values whose types are known not to be Sendable, and the compiler checks, each once.
  var rejectedValues: [RejectedValues.Value] {
    var names: Set<String> = []
    return uses.compactMap { use in
      guard !names.contains(use.binding.name), !isSetInClosure(use),
        let local = LocalDeclaration(use.binding.name, at: use.node.lookUpPlace),
        unchecked.contains(.local(local)),
        let type = context.valueType(of: use.node) ?? context.type(of: use.binding),
        context.sendability(of: type).kind == .no, context.isChecked(type)
      else { return nil }
      names.insert(use.binding.name)
      return RejectedValues.Value(name: use.binding.name, type: type, node: use.node)
    }
  }

  /// The first local function that isn't `@Sendable`.
  var function: String? {
    uses.first { use in
      guard case .function(let function) = use.binding.kind else { return false }
      return !context.isSendable(localFunction: function)
    }?.binding.name
  }

  /// The variables that the closure and the code around it share, each once.
  var variables: [RejectedValues.Variable] {
    var names: Set<String> = []
    return sharedUses.filter { names.insert($0.binding.name).inserted }.map(variable)
  }

  /// Whether Swift 6 only warns about what the closure does with those.
  var variablesAreOnlyWarnedOf: Bool {
    sharedUses.allSatisfy { use in
      let closure = use.node.ancestors.lazy.compactMap { $0.as(ClosureExpr.self) }.first
      return closure.map(context.isArgumentOfOwnPreconcurrencyFunction) == true
    }
  }

  private var sharedUses: [Use] { uses.filter { $0.isShared && !isInAssumedIsolation($0.node) } }

  /// Those of them that a task may not share: the code around sets them behind the task, or uses what the task sets.
  ///
  /// As measured with Swift 6.3.1, it may read behind the task what both only read.
  var variablesSharedWithTask: [RejectedValues.Variable] {
    let start = TaskStart(closure)
    return variables.filter { variable in
      guard let use = uses.first(where: { $0.isShared && $0.binding.name == variable.name }) else {
        return false
      }
      return start.laterUses(ofVariable: variable.name, at: use.node).contains { later in
        variable.isSet || VariableUse(later, in: context).effect == .changes
      }
    }
  }

  private func variable(_ use: Use) -> RejectedValues.Variable {
    .init(
      name: use.binding.name, isSet: isSetInClosure(use), isWeak: use.binding.isWeakVariable,
      isOfClosure: closure.isAwaitedForResult(in: context) && isUsedOnlyInClosure(use))
  }

  /// Whether nothing but the closure uses the variable, and no loop runs the closure again.
  private func isUsedOnlyInClosure(_ use: Use) -> Bool {
    guard let local = LocalDeclaration(use.binding.name, at: use.node.lookUpPlace) else {
      return false
    }
    let isOfOneRun = closure.node.ancestors.prefix { $0 != local.scope }.allSatisfy {
      !$0.isLoop && !$0.isFunctionLike
    }
    return isOfOneRun
      && local.scope.descendantsAndSelf.allSatisfy { node in
        node.referencedName != use.binding.name || closure.node.encloses(node)
          || LocalDeclaration(use.binding.name, at: node) != local
      }
  }

  /// Whether the use stands in a closure in this one that the compiler takes for the main actor's own code: of variables
  /// there it says nothing (measured with Swift 6.3.1).
  ///
  /// Have: MainActor.assumeIsolated { count += 1 }
  private func isInAssumedIsolation(_ use: Node) -> Bool {
    use.ancestors.prefix { $0 != closure.node }.contains { ancestor in
      guard let inner = ancestor.as(ClosureExpr.self),
        case .argument(let call, _) = ClosureUse(of: inner)
      else { return false }
      return call.calledExpression?.compactText == "MainActor.assumeIsolated"
    }
  }

  /// Whether the name is that of a shared variable that the closure sets: a copy of the value would be no help.
  private func isSetInClosure(_ use: Use) -> Bool {
    guard use.isShared else { return false }
    let effects = uses.filter { $0.binding.name == use.binding.name && $0.isShared }
      .map { VariableUse($0.node, in: context).effect }
    // What a weak variable holds is an object, which changes by itself.
    return effects.contains(.changes) || !use.binding.isWeakVariable && effects.contains(.mayChange)
  }
}

extension LocalBinding {
  /// Have: weak var weakSelf = self
  fileprivate var isWeakVariable: Bool {
    guard case .variable(let variable, _) = kind else { return false }
    return variable.node.ancestors.lazy.compactMap { $0.as(VariableDecl.self) }.first?.has("weak")
      == true
  }

  /// Whether the name is that of a `var` that isn't computed. A closure's weak capture is none in Swift 6.
  fileprivate var isStoredVariable: Bool {
    switch kind {
    case .variable(let variable, _): !isConstant && variable.accessorBlock == nil
    case .capture: false
    default: !isConstant
    }
  }
}

extension Context {
  /// Whether the node is a `self` that isn't the one around.
  ///
  /// Have: guard let self = box.owner else { return }
  func isOtherSelf(_ node: Node) -> Bool {
    guard node.isSelfReference, case .local(let binding) = resolution(of: "self", at: node),
      case .optionalBinding(let condition) = binding.kind,
      let value = condition.initializer?.value
    else { return false }
    return !value.isSelfReference
  }

  /// Whether the compiler minds that values of the type aren't Sendable: of types that it knows by a `@preconcurrency`
  /// import it doesn't.
  func isChecked(_ type: KnownType) -> Bool {
    project.imports(of: path).allSatisfy { !$0.isPreconcurrency }
      || type.unwrapped.name.map {
        project.types.contains(project.resolve($0, inside: type.unwrapped.scope))
      } == true
      || isFunction(type) || genericParameter(of: type) != nil
  }
}
