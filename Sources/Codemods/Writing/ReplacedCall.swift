import Rewriter

/// A call that a task takes the place of, and what there is to write around the task for that.
struct ReplacedCall {
  let call: FunctionCallExpr
  let context: Context

  /// `Task`, with what keeps the value of the call where it matters: `_ = Task`.
  var task: String { discarding + "Task" }

  /// `_ = ` where the value of a task would be taken for something.
  var discarding: String { keepsResultVoid ? "_ = " : "" }

  /// The first token that goes: `return` or the queue.
  var firstToken: Token? {
    if case .returned(let statement) = StatementPlace(of: call.node) {
      return statement.item.node.firstToken
    }
    return call.node.firstToken
  }

  /// `return DispatchQueue.main.async { … }` → `Task { … }` and `return`, on a line of its own where
  /// the first one is.
  var returnEdits: [Edit] {
    guard case .returned(let statement) = StatementPlace(of: call.node) else { return [] }
    guard statement.standsAloneOnItsLines else {
      return [.insert("; return", at: call.range.upperBound)]
    }
    let start = statement.item.range.lowerBound
    let line = Indentation(ofLineAt: start, in: call.node.tree.source)
    return [.insert(line.lineBreak + "return", at: call.range.upperBound)]
  }

  /// The task with its statements, on lines of their own where the call has lines of its own.
  func task(_ head: ClosureHead, of statements: [String]) -> String {
    discarding + head.task + block(of: statements)
  }

  private func block(of statements: [String]) -> String {
    guard statements.count > 1, StatementPlace(of: call.node).standsAloneOnItsLines else {
      return " " + statements.joined(separator: "; ") + " }"
    }
    let source = context.tree.source
    let outer = Indentation(ofLineAt: call.range.lowerBound, in: source)
    return outer.block(
      of: statements, unit: Indentation.unit(of: source, at: call.range.lowerBound))
  }

  /// Whether `_ =` is wanted: the call is all of a closure whose result is inferred, or part of what
  /// a result builder collects.
  private var keepsResultVoid: Bool {
    guard case .statement(let item) = StatementPlace(of: call.node) else { return false }
    if item.isInResultBuilder(of: context.project) { return true }
    guard case .result(let owner) = item.valueUse, let closure = owner.as(ClosureExpr.self) else {
      return false
    }
    return !context.isKnownToReturnVoid(closure)
  }
}

extension Context {
  /// Whether a closure's result is `Void` whatever is in it.
  func isKnownToReturnVoid(_ closure: ClosureExpr) -> Bool {
    if let result = closure.signature?.returnClause?.type {
      return TypeSpelling(result.text).isVoid
    }
    switch ClosureUse(of: closure) {
    case .argument(let call, let label):
      return isKnownToTakeVoidClosure(call, label: label, for: closure)
    case .assigned(let name):
      return project.returnsVoid(closureAssignedTo: name)
        ?? project.sdk.returnsVoid(closureAssignedTo: name)
    case .initialValue(let type):
      let target = project.closureType(of: type.text)
      return TypeSpelling(target).functionResult?.isVoid ?? false
    case .called: return false
    case .other:
      return closure.node.contextualType.map { returnsVoid($0, at: closure.node) } ?? false
    }
  }

  /// Whether the type, as written, is that of functions that return `Void`.
  private func returnsVoid(_ type: String, at node: Node) -> Bool {
    let scope = enclosingTypeNames(of: node).first ?? ""
    let target = TypeSpelling(project.closureType(of: type, inside: scope))
    let known = target.functionResult == nil ? project.sdk.closureType(named: target.name) : nil
    return (known.map { TypeSpelling($0) } ?? target).functionResult?.isVoid ?? false
  }

  /// Whether a function in a variable takes the closure, and wants it to return `Void`; `nil` for any other
  /// call.
  private func isKnownToTakeVoidClosure(
    inVariable call: FunctionCallExpr, _ closure: ClosureExpr,
  ) -> Bool? {
    guard let callee = call.calledExpression,
      let parameters = valueType(of: callee)?.unwrapped.parameters
    else { return nil }
    switch CallArguments(of: call).place(of: closure) {
    case .parenthesized(let index) where index < parameters.count:
      return returnsVoid(parameters[index].text, at: call.node)
    case .trailing: return parameters.last.map { returnsVoid($0.text, at: call.node) }
    default: return nil
    }
  }

  private func isKnownToTakeVoidClosure(
    _ call: FunctionCallExpr, label: String?, for closure: ClosureExpr,
  ) -> Bool {
    guard let name = call.calleeName else { return false }
    if let isVoid = isKnownToTakeVoidClosure(inVariable: call, closure) { return isVoid }
    if name == "Task" || name == "detached" {
      // The value of a task that nobody keeps is nobody's business.
      return call.node.parent?.is(.codeBlockItem) == true
    }
    if let isVoid = project.returnsVoid(closurePassedTo: name, label: label) { return isVoid }
    if let label, name.first?.isUppercase == true,
      let isVoid = project.returnsVoid(closureAssignedTo: label)
    {
      return isVoid
    }
    guard let callee = sdkCallee(of: call) else { return false }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    return project.sdk.returnsVoid(closurePassedTo: callee) { $0.fits(place, in: arguments) }
  }
}

extension CodeBlockItem {
  /// Whether a result builder collects the statement, as an attribute says that names one of the
  /// project or ends in `Builder`: of the code around it, or of the parameter that the closure is for.
  fileprivate func isInResultBuilder(of project: ProjectIndex) -> Bool {
    for ancestor in node.ancestors {
      let attributes: AttributeList?
      switch ancestor.kind {
      case .closureExpr: attributes = ancestor.as(ClosureExpr.self)?.signature?.attributes
      case .functionDecl: attributes = ancestor.as(FunctionDecl.self)?.attributes
      case .variableDecl: attributes = ancestor.as(VariableDecl.self)?.attributes
      case .accessorDecl: attributes = ancestor.as(AccessorDecl.self)?.attributes
      default: continue
      }
      var names = attributes?.attributes.map(\.name) ?? []
      if let closure = ancestor.as(ClosureExpr.self) {
        names += project.attributes(ofParameterFor: closure)
      }
      if names.contains(where: { $0.hasSuffix("Builder") || project.isResultBuilder($0) }) {
        return true
      }
      if ancestor.is(.closureExpr) || ancestor.is(.functionDecl) { return false }
    }
    return false
  }
}

extension ProjectIndex {
  /// The attributes of the parameters that a closure may be an argument for.
  fileprivate func attributes(ofParameterFor closure: ClosureExpr) -> [String] {
    guard case .argument(let call, let label) = ClosureUse(of: closure), let name = call.calleeName
    else { return [] }
    let candidates = (functions[name] ?? []) + (functions[name + ".init"] ?? [])
    return candidates.flatMap(\.parameters)
      .filter { label == nil || $0.label == label }
      .flatMap { TypeSpelling.attributes(of: $0.type).map(String.init) }
  }
}
