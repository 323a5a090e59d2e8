import Rewriter

/// What is known about the values of expressions without a type checker: whether they are `Void`, or
/// of a type that is Sendable.
struct ValueKnowledge {
  private let project: ProjectIndex
  /// The types around the expressions and those that they inherit from.
  private let ownTypes: Set<String>

  init(at node: Node, in context: Context) {
    project = context.project
    ownTypes = Set(context.enclosingTypeNames(of: node).flatMap(context.project.ancestry))
  }

  /// Whether the expression's value is known to be `Void` or Sendable. Optional chains do not matter: an
  /// optional is Sendable if what it wraps is.
  func isKnownSendable(_ expression: Node) -> Bool {
    switch expression.kind {
    case .sequenceExpr: isAssignment(expression)
    case .functionCallExpr: expression.as(FunctionCallExpr.self).map(isKnownSendable) ?? false
    case .tryExpr: expression.as(TryExpr.self)?.expression.map(isKnownSendable) ?? false
    case .forceUnwrapExpr:
      expression.as(ForceUnwrapExpr.self)?.expression.map(isKnownSendable) ?? false
    case .optionalChainingExpr:
      expression.as(OptionalChainingExpr.self)?.expression.map(isKnownSendable) ?? false
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: true
    default: false
    }
  }

  /// `a = b`, `a += b`: every assignment operator of the standard library returns `Void`.
  private func isAssignment(_ sequence: Node) -> Bool {
    let elements = sequence.as(SequenceExpr.self)?.elements?.node.children
    return elements?.contains { element in
      if element.is(.assignmentExpr) { return true }
      let spelling = element.as(BinaryOperatorExpr.self)?.operator?.text
      return spelling.map(Self.assignmentOperators.contains) ?? false
    } ?? false
  }

  private static let assignmentOperators: Set = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]

  private func isKnownSendable(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    if let type = declaredClosureType(of: call) { return closureResult(of: type) ?? false }
    if name.first?.isUppercase == true { return name == "Task" || isSendable(type: name) }
    if call.isCallOfMainActorType(in: project.sdk) { return hasSendableResult(name, call) }
    let isCallOnSelf = call.isCallOnSelf
    let all = project.functions[name] ?? []
    let own = isCallOnSelf ? ownFunctions(name) : []
    // A protocol's extension may have it, whose conformances are not in sight.
    let functions = own.isEmpty ? all : own
    if !functions.isEmpty {
      return functions.allSatisfy(isSendableResult) && !functions.haveOverloadsByResult
    }
    let closures = (isCallOnSelf ? ownVariables(name) : project.variables[name] ?? [])
      .compactMap(closureResult)
    if !closures.isEmpty { return closures.allSatisfy { $0 } }
    return hasSendableResult(name, call)
  }

  private func hasSendableResult(_ name: String, _ call: FunctionCallExpr) -> Bool {
    project.sdk.hasSendableResult(function: name, labels: call.argumentLabels)
  }

  /// The functions of the name that are members of the types around, global, or local.
  private func ownFunctions(_ name: String) -> [FunctionFacts] {
    project.functions[name]?.filter { $0.owner.isEmpty || ownTypes.contains($0.owner) } ?? []
  }

  private func ownVariables(_ name: String) -> [VariableFacts] {
    project.variables[name]?.filter { ownTypes.contains($0.owner) } ?? []
  }

  /// What a generic result is, only the closure's type decides.
  private func isSendableResult(of function: FunctionFacts) -> Bool {
    guard let result = function.result else { return true }
    return !function.genericParameters.contains { $0.name == WrittenType(result).name }
      && isSendable(type: result, inside: function.owner)
  }

  /// Whether the closure in a variable returns what is Sendable; `nil` if there is no closure in it.
  private func closureResult(of variable: VariableFacts) -> Bool? {
    variable.type.flatMap { closureResult(of: $0, inside: variable.owner) }
  }

  private func isSendable(type written: String, inside scope: String = "") -> Bool {
    let type = WrittenType(written)
    if type.wrapsVoid { return true }
    // `Self` may be any subclass.
    return type.name != "Self"
      && project.isSendable(type: project.resolve(type.name, inside: scope))
  }
}

extension ValueKnowledge {
  /// The type of the parameter or typed local constant that is called: `completion(x)`.
  private func declaredClosureType(of call: FunctionCallExpr) -> String? {
    guard let callee = call.calledExpression, callee.isPlainName, let name = callee.lastName else {
      return nil
    }
    for scope in call.node.ancestors {
      guard let signature = scope.functionSignature else { continue }
      let parameters =
        signature.parameterClause?.parameters?.node
        .elements(FunctionParameter.self) ?? []
      let match = parameters.first { ($0.secondName ?? $0.firstName)?.name == name }
      if let type = match?.type { return type.text }
    }
    return nil
  }

  private func closureResult(of type: String, inside scope: String = "") -> Bool? {
    WrittenType(project.closureType(of: type, inside: scope)).functionResult
      .map { isSendable(type: String($0.core), inside: scope) }
  }
}

extension [FunctionFacts] {
  /// Whether two functions of one type, or two free ones, differ in nothing but their result: only a
  /// closure that says `Void` then still chooses between them.
  fileprivate var haveOverloadsByResult: Bool {
    indices.contains { index in
      let function = self[index]
      return self[(index + 1)...].contains {
        $0.owner == function.owner && $0.result != function.result
          && $0.parameters.map(\.label) == function.parameters.map(\.label)
      }
    }
  }
}

extension FunctionCallExpr {
  /// Whether the receiver is `self`, written or not.
  fileprivate var isCallOnSelf: Bool {
    guard let callee = calledExpression else { return false }
    return callee.isPlainName || callee.receiver?.isSelfReference == true
  }

  /// Whether the receiver is one of Apple's types: `UIView.animate(…)`.
  fileprivate func isCallOfMainActorType(in sdk: SDKTables) -> Bool {
    let receiver = calledExpression?.receiver?.as(DeclReferenceExpr.self)?.name
    return receiver.map(sdk.isMainActor) ?? false
  }
}

extension Node {
  /// `a` in `a.b`, `a?.b`.
  fileprivate var receiver: Node? {
    let base = self.as(MemberAccessExpr.self)?.base
    return base?.as(OptionalChainingExpr.self)?.expression ?? base
  }

  /// Whether the node is `self`.
  var isSelfReference: Bool {
    self.as(DeclReferenceExpr.self)?.baseName?.kind == .selfKeyword
  }

  /// A name without a receiver, perhaps with `?` or `!` behind it.
  fileprivate var isPlainName: Bool {
    switch kind {
    case .declReferenceExpr: true
    case .optionalChainingExpr:
      self.as(OptionalChainingExpr.self)?.expression?.isPlainName ?? false
    case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression?.isPlainName ?? false
    default: false
    }
  }

  fileprivate var functionSignature: FunctionSignature? {
    self.as(FunctionDecl.self)?.signature ?? self.as(InitializerDecl.self)?.signature
  }
}
