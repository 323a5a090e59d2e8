import Rewriter

/// Work that isn't a closure literal: `execute: completion`, `execute: self.finish`.
struct HopValue {
  let expression: Node

  private let context: Context
  private let use: Use

  /// What the name or call stands for.
  private enum Use {
    /// A function that is called by the same name later as well as now.
    case stable
    /// A function that has to be looked up when the hop is started: a variable's, or a call's result.
    case captured
    case refused(Refusal)

    /// The same of a constant that is bound to it.
    var whenUnwrapped: Use {
      if case .captured = self { .stable } else { self }
    }
  }

  init(_ expression: Node, in context: Context) {
    self.expression = expression
    self.context = context
    use = Self.use(of: expression, in: context)
  }

  /// Why the work isn't known to be a function.
  var refusal: Refusal? {
    if case .refused(let reason) = use { reason } else { nil }
  }

  /// `execute: f` → `{ @MainActor in f() }`, `{ @MainActor [work = a.f] in work() }`
  var parts: (head: String, tail: String) {
    switch use {
    case .stable, .refused:
      let head = ClosureHead(attribute: "@MainActor", returnsVoid: needsVoid)
      return ("\(head.opening) \(receiver)", "() }")
    case .captured where isLocalName: return ("{ @MainActor [", "] in \(call) }")
    case .captured: return ("{ @MainActor [work = ", "] in \(call) }")
    }
  }

  /// What a task captures for it: `work = a.f`; `nil` for nothing.
  var capture: String? {
    guard case .captured = use else { return nil }
    return isLocalName ? expression.text : "work = \(expression.text)"
  }

  /// The call in the task: `f()`, `work()`.
  var call: String {
    guard case .captured = use, !isLocalName else { return "\(receiver)\(expression.text)()" }
    return "work()"
  }

  /// Swift 5 lets a closure name a method of its `self` alone, and no closure in that.
  private var receiver: String {
    guard let name = expression.referencedName,
      case .member(let members, _) = context.resolution(of: name, at: expression),
      let type = context.enclosingTypeNames(of: expression).first, let owner = members.first?.owner,
      context.project.ancestry(of: type).contains(owner),
      expression.ancestors.first(where: { $0.is(.closureExpr) || $0.declaredTypeName != nil })?
        .is(.closureExpr) == true
    else { return "" }
    return "self."
  }

  private var isLocalName: Bool { expression.is(.declReferenceExpr) && isLocal }

  private var isLocal: Bool {
    expression.lastName.map { LocalDeclaration($0, at: expression) != nil } ?? false
  }

  /// Overloads by result are told apart by the closure's.
  private var needsVoid: Bool {
    let results = context.project.functions[expression.lastName ?? ""]?.map(\.result) ?? []
    return Set(results).count > 1
  }
}

extension HopValue {
  private static func use(of expression: Node, in context: Context) -> Use {
    let text = expression.textInOneLine
    switch expression.kind {
    case .macroExpansionExpr:
      return .refused(
        Refusal(.inMacro, "we can't tell what the macro '\(text)' does with this code"))
    case .declReferenceExpr: return use(ofName: expression, in: context)
    case .memberAccessExpr: return use(ofMember: expression, in: context)
    case .functionCallExpr: return use(ofCall: expression, in: context)
    default:
      return .refused(
        Refusal(
          .notAClosure,
          "we can't tell what the work '\(text)' is; write a closure literal and run again"))
    }
  }

  private static func use(ofName node: Node, in context: Context) -> Use {
    guard let name = node.as(DeclReferenceExpr.self)?.name else { return unknown(node) }
    guard let local = LocalDeclaration(name, at: node) else {
      return use(ofMember: name, node, in: context)
    }
    return use(of: local, named: name, node, in: context)
  }

  private static func use(
    of local: LocalDeclaration, named name: String, _ node: Node, in context: Context,
  ) -> Use {
    if local.declaration.is(.functionDecl) { return .stable }
    if let written = local.declaration.as(FunctionParameter.self)?.type?.text {
      return use(ofType: written, node, isStable: true, in: context)
    }
    if let condition = local.declaration.as(OptionalBindingCondition.self) {
      // Have: if let task, if let task = other
      let inner = condition.initializer.map { $0.value?.referencedName } ?? name
      if let inner, let outer = LocalDeclaration(inner, at: condition.node),
        outer.declaration != local.declaration
      {
        return use(of: outer, named: inner, node, in: context).whenUnwrapped
      }
      // Have: if let task = self.task
      let member = condition.initializer?.value?.memberOfSelf ?? name
      return condition.initializer == nil || condition.initializer?.value?.memberOfSelf != nil
        ? use(ofMember: member, node, in: context).whenUnwrapped : unknown(node)
    }
    guard let binding = local.declaration.as(PatternBinding.self) else {
      // Have: a parameter of a closure whose type is written around it.
      return context.valueType(of: node)?.parameters == nil ? unknown(node) : .stable
    }
    let isStable = local.kind == .constant
    let value = binding.initializer?.value
    if value?.is(.closureExpr) == true { return isStable ? .stable : .captured }
    if let written = binding.typeAnnotation?.type?.text {
      return use(ofType: written, node, isStable: isStable, in: context)
    }
    return value?.as(FunctionCallExpr.self)?.calleeName == "DispatchWorkItem"
      ? workItem(node) : unknown(node)
  }

  /// `self.finish`, `expectation.fulfill`, `model.action`
  private static func use(ofMember node: Node, in context: Context) -> Use {
    guard let member = node.as(MemberAccessExpr.self), let name = member.name,
      let base = member.base
    else { return unknown(node) }
    if base.isSelfReference { return use(ofMember: name, node, in: context) }
    let isFunction =
      context.project.sdk.hasSendableResult(function: name, labels: [])
      || context.project.functions[name] != nil && context.project.variables[name] == nil
    guard isFunction else { return unknown(node) }
    guard let owner = base.as(DeclReferenceExpr.self)?.name else { return .captured }
    let isStable =
      LocalDeclaration(owner, at: base).map { $0.kind == .constant }
      ?? context.isGlobalConstant(owner, at: base)
    return isStable ? .stable : .captured
  }

  /// A member of the types around, or a global.
  private static func use(ofMember name: String, _ node: Node, in context: Context) -> Use {
    if context.project.sdk.isNoasync(function: name, labels: [], receiver: nil) {
      return .refused(.unavailable(name))
    }
    let owners = Set(context.enclosingTypeNames(of: node).flatMap(context.project.ancestry))
    let functions =
      context.project.functions[name]?
      .filter { $0.owner.isEmpty || owners.contains($0.owner) } ?? []
    if functions.contains(where: { $0.traits.contains(.isNoasync) }) {
      return .refused(.unavailable(name))
    }
    if functions.contains(where: { $0.parameters.isEmpty }) { return .stable }
    let variables =
      context.project.variables[name]?
      .filter { $0.owner.isEmpty || owners.contains($0.owner) } ?? []
    guard let variable = variables.first, variables.count == 1 else { return unknown(node) }
    if let type = variable.type { return use(ofType: type, node, isStable: false, in: context) }
    return isMadeAsWorkItem(variable, in: context) ? workItem(node) : unknown(node)
  }

  /// Have: var job = DispatchWorkItem {}
  private static func isMadeAsWorkItem(_ variable: VariableFacts, in context: Context) -> Bool {
    if let value = variable.initializer { return value.hasPrefix("DispatchWorkItem") }
    guard variable.hasInitialValue, let home = context.seen(inFile: variable.path) else {
      return false
    }
    return home.tree.calls(of: "DispatchWorkItem").contains { call in
      let binding = call.node.parent?.parent?.as(PatternBinding.self)
      return binding?.initializer?.value == call.node && binding?.pattern?.text == variable.name
        && home.enclosingTypeNames(of: call.node).first.map { home.project.resolve($0) } ?? ""
          == variable.owner
    }
  }

  /// `makeWork()`
  private static func use(ofCall node: Node, in context: Context) -> Use {
    let name = node.as(FunctionCallExpr.self)?.calleeName ?? ""
    if name == "DispatchWorkItem" { return workItem(node) }
    let results = context.project.functions[name]?.compactMap(\.result) ?? []
    guard let result = results.first, Set(results).count == 1 else { return unknown(node) }
    return use(ofType: result, node, isStable: false, in: context)
  }

  private static func use(
    ofType written: String, _ node: Node, isStable: Bool, in context: Context,
  ) -> Use {
    let scope = context.enclosingTypeNames(of: node).first ?? ""
    let type = TypeSpelling(context.project.closureType(of: written, inside: scope))
    if type.functionResult != nil { return isStable ? .stable : .captured }
    return type.name == "DispatchWorkItem" ? workItem(node) : unknown(node)
  }

  /// Why what has the name isn't made a task's work.
  static func refusalOfWorkItem(_ name: String) -> Refusal {
    Refusal(
      .mayBeCanceled,
      "'\(name)' is a work item, which other code may cancel; store a 'Task' and cancel that instead"
    )
  }

  private static func workItem(_ node: Node) -> Use {
    .refused(refusalOfWorkItem(node.textInOneLine))
  }

  private static func unknown(_ node: Node) -> Use {
    .refused(
      Refusal(
        .notAClosure,
        "we can't tell whether '\(node.textInOneLine)' is a closure or a work item; if it's a closure, call it in a closure literal and run again"
      )
    )
  }
}

extension Node {
  /// `x` in `x` and `self.x`.
  fileprivate var memberOfSelf: String? {
    if let name = self.as(DeclReferenceExpr.self)?.name { return name }
    guard let member = self.as(MemberAccessExpr.self), member.base?.isSelfReference == true else {
      return nil
    }
    return member.name
  }
}
