import Rewriter

/// What a closure is known to capture from the code around it, of which a `@Sendable` one may not have everything.
struct CapturesFromAround {
  private let closure: ClosureExpr
  private let context: Context
  private let lists: OwnCaptureLists
  private let unchecked: Set<NonSendableCaptures.Value>

  /// The local names in the closure that are declared around it, or copied by its capture list.
  private let uses: [Use]

  private struct Use {
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
      context.sendability(of: type).kind == .no
    else { return nil }
    let isUsed = closure.node.descendantsAndSelf.contains { node in
      context.isKnownUseOfSelf(node) && !lists.isEvaluatedAround(node)
        && lists.copy(by: node) == nil
    }
    return isUsed ? type : nil
  }

  /// The first value whose type is known not to be Sendable, and the compiler checks.
  var rejectedValue: (name: String, type: KnownType)? {
    uses.lazy.compactMap { use -> (String, KnownType)? in
      guard !isSetInClosure(use),
        let local = LocalDeclaration(use.binding.name, at: use.node.lookUpPlace),
        unchecked.contains(.local(local)),
        let type = context.valueType(of: use.node) ?? context.type(of: use.binding),
        context.sendability(of: type).kind == .no, context.isChecked(type)
      else { return nil }
      return (use.binding.name, type)
    }.first
  }

  /// The first parameter of a function or closure around whose type is known not to be Sendable: its value belongs to
  /// the caller, too. Functions don't count.
  var rejectedParameter: (name: String, type: KnownType)? {
    uses.lazy.compactMap { use -> (String, KnownType)? in
      guard use.binding.isParameterOfCaller,
        let type = context.valueType(of: use.node) ?? context.type(of: use.binding),
        context.sendability(of: type).kind == .no, context.isChecked(type),
        !context.isFunction(type)
      else { return nil }
      return (use.binding.name, type)
    }.first
  }

  /// The first local function that isn't `@Sendable`.
  var function: String? {
    uses.first { use in
      guard case .function(let function) = use.binding.kind else { return false }
      return function.attributes?.attributes.contains { $0.name == "Sendable" } != true
    }?.binding.name
  }

  /// The first variable that the closure and the code around it share, and whether the closure sets it.
  var variable: (name: String, isSet: Bool)? {
    uses.first(where: \.isShared).map { ($0.binding.name, isSetInClosure($0)) }
  }

  /// Whether the name is that of a shared variable that the closure sets: a copy of the value would be no help.
  private func isSetInClosure(_ use: Use) -> Bool {
    use.isShared
      && uses.contains { $0.binding.name == use.binding.name && $0.node.isAssigned && $0.isShared }
  }
}

extension LocalBinding {
  /// Whether it is a parameter that isn't `sending`.
  fileprivate var isParameterOfCaller: Bool {
    switch kind {
    case .parameter(let parameter):
      parameter.type?.tokens.contains { ["inout", "sending"].contains($0.name) } == false
    case .closureParameter: true
    default: false
    }
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
  /// Whether the compiler minds that values of the type aren't Sendable: of types that it knows by a `@preconcurrency`
  /// import it doesn't.
  fileprivate func isChecked(_ type: KnownType) -> Bool {
    project.imports(of: path).allSatisfy { !$0.isPreconcurrency }
      || type.unwrapped.name.map {
        project.types.contains(project.resolve($0, inside: type.unwrapped.scope))
      } == true
      || isFunction(type)
  }
}
