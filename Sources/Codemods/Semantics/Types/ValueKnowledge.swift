import Rewriter

/// What is known about the values of expressions without a type checker: whether they are `Void`, or
/// of a type that is Sendable.
struct ValueKnowledge {
  private let context: Context
  private var project: ProjectIndex { context.project }

  init(in context: Context) { self.context = context }

  /// Whether the expression's value is known to be `Void` or Sendable.
  func isKnownSendable(_ expression: Node) -> Bool {
    if isAssignment(expression) { return true }
    if let type = context.valueType(of: expression) {
      switch context.sendability(of: type).kind {
      case .yes: return true
      case .no: return false
      case .unknown: break
      }
    }
    return expression.innermostCall.map(returnsSendable) ?? false
  }

  /// Whether the compiler is known to warn of the expression as a statement.
  func hasUnusedResult(_ expression: Node) -> Bool { warnsOfStatement(expression) == true }

  /// Whether the compiler warns of the expression as a statement: of a call whose result is not discardable.
  ///
  /// - Returns: `nil` where it is not known.
  func warnsOfStatement(_ expression: Node) -> Bool? {
    guard let call = expression.innermostCall, let callee = call.calledExpression else {
      return false
    }
    switch ExpressionTypes(context).link(of: callee)?.entity {
    case .functions(let functions, _): return functions.allSatisfy(hasUnusedResult)
    case .value(let type):
      guard case .function(let function)? = project.canonical(type.unwrapped) else { return nil }
      return function.result.withoutOptionals != .tuple([])
    case .localFunction(let function):
      let attributes = function.attributes?.attributes.map(\.name) ?? []
      let result = function.signature?.returnClause?.type
      return !attributes.contains("discardableResult")
        && result.map { !TypeSpelling($0.text).wrapsVoid } ?? false
    case .foreign(_, let type, _) where isClassOfSDK(type): return false
    case .type: return true
    default: return isKnownVoid(call) ? false : nil
    }
  }

  private func hasUnusedResult(_ function: FunctionFacts) -> Bool {
    !function.attributes.contains("discardableResult")
      && function.result.map { !TypeSpelling($0).wrapsVoid && $0 != "Never" } ?? false
  }

  /// Every result of a method that is declared in Objective-C is discardable.
  private func isClassOfSDK(_ type: KnownType) -> Bool {
    guard let name = type.name else { return false }
    return context.foreignAncestry(of: project.resolve(name, inside: type.scope))
      .contains(where: project.sdk.isReadFromHeader)
  }

  private func isKnownVoid(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName, (project.functions[name] ?? []).isEmpty else { return false }
    return call.calledExpression?.referencedName == nil
      ? project.sdk.hasVoidResult(function: name, labels: call.argumentLabels)
      : project.sdk.hasVoidResult(freeFunction: name)
  }

  /// `a = b`, `a += b`: every assignment operator of the standard library returns `Void`.
  private func isAssignment(_ expression: Node) -> Bool {
    let elements = expression.as(SequenceExpr.self)?.elements?.node.children
    return elements?.contains { element in
      if element.is(.assignmentExpr) { return true }
      let spelling = element.as(BinaryOperatorExpr.self)?.operator?.text
      return spelling.map(Self.assignmentOperators.contains) ?? false
    } ?? false
  }

  private static let assignmentOperators: Set = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]

  /// Whether whatever has the called name returns what is Sendable, on whichever receiver: an optional
  /// of it is as Sendable.
  private func returnsSendable(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    if name == "Task" { return true }
    if let isSendable = hasSendableResult(localFunction: name, call) { return isSendable }
    if returnsVoid(localClosure: name, call) { return true }
    if let isSendable = hasSendableResult(ofAnimation: name, call) { return isSendable }
    if isCallOfSDKType(call, named: name) { return hasSendableResult(name, call) }
    if call.isCallOfMainActorType(in: project.sdk) { return hasSendableResult(name, call) }
    let functions = project.functions[name] ?? []
    if !functions.isEmpty {
      return functions.allSatisfy(isSendableResult) && !functions.haveOverloadsByResult
    }
    let closures = (project.variables[name] ?? []).compactMap(hasSendableResult)
    if !closures.isEmpty { return closures.allSatisfy { $0 } }
    return hasSendableResult(name, call)
  }

  /// What a function returns that is declared in the code around; `nil` for any other.
  private func hasSendableResult(localFunction name: String, _ call: FunctionCallExpr) -> Bool? {
    guard let callee = call.calledExpression, callee.referencedName != nil,
      let function = LocalDeclaration(name, at: callee)?.declaration.as(FunctionDecl.self)
    else { return nil }
    guard let result = function.signature?.returnClause?.type?.text else { return true }
    let scope = context.enclosingTypeNames(of: call.node).first ?? ""
    return isSendable(type: result, inside: scope, at: context.path)
  }

  /// Whether the callee is a closure of the code around that returns nothing, whatever functions have its name.
  ///
  /// Have: func run(_ action: @escaping () -> Void) { DispatchQueue.main.async { action() } }
  private func returnsVoid(localClosure name: String, _ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression, callee.referencedName != nil,
      LocalDeclaration(name, at: callee) != nil, let type = context.valueType(of: callee),
      case .function(let function)? = project.canonical(type.unwrapped)
    else { return false }
    return function.result.withoutOptionals == .tuple([])
  }

  /// SwiftUI's functions that have the value of their closure; `nil` for any other.
  private func hasSendableResult(ofAnimation name: String, _ call: FunctionCallExpr) -> Bool? {
    guard ["withAnimation", "withTransaction"].contains(name),
      call.calledExpression?.referencedName != nil, !context.isShadowed(name, at: call.node),
      let closure = call.trailingClosure
        ?? call.arguments?.arguments.last?.expression?.as(ClosureExpr.self)
    else { return nil }
    return !TaskBody(of: closure, in: context).mayHaveNonSendableValue
  }

  /// Whether the receiver is of a type of an SDK, to which the project adds no function of the name.
  private func isCallOfSDKType(_ call: FunctionCallExpr, named name: String) -> Bool {
    guard let type = receiverType(of: call), project.types[type] == nil,
      project.sdk.kind(ofType: type) != nil
    else { return false }
    return project.sdk.ancestry(of: type).allSatisfy {
      project.members(named: name, of: $0, inherited: false).isEmpty
    }
  }

  private func hasSendableResult(_ name: String, _ call: FunctionCallExpr) -> Bool {
    project.sdk.hasSendableResult(function: name, labels: call.argumentLabels)
      || takesCompletionHandler(name, call)
  }

  /// Whether the call hands over a handler of a function that has an asynchronous form by SE-0297, and so returns
  /// `Void`: `center.setBadgeCount(0) { … }`.
  private func takesCompletionHandler(_ name: String, _ call: FunctionCallExpr) -> Bool {
    guard let type = receiverType(of: call) else { return false }
    let types = context.foreignAncestry(of: type)
    let rows = project.sdk.callbacks(of: name).filter {
      types.contains($0.type) && $0.parameterLabels.count == call.allArguments.count
    }
    return !rows.isEmpty && rows.allSatisfy { $0.sendability == .completionRule }
  }

  /// The type of the receiver, also of one that is a type: `AVCaptureDevice.requestAccess(for: .video) { … }`.
  private func receiverType(of call: FunctionCallExpr) -> String? {
    guard let receiver = call.calledExpression?.receiver else { return nil }
    if let name = context.valueType(of: receiver)?.unwrapped.name { return name }
    guard case .type(let type, isStatic: true) = context.owner(in: receiver) else { return nil }
    return type
  }

  /// What a generic result is, only the closure's type decides; `Self` may be any subclass.
  private func isSendableResult(of function: FunctionFacts) -> Bool {
    guard let result = function.result else { return true }
    let name = TypeSpelling(result).name
    return name != "Self" && !function.genericParameters.contains { $0.name == name }
      && isSendable(type: result, inside: function.owner, at: function.path)
  }

  /// Whether the closure in a variable returns what is Sendable; `nil` if there is no closure in it.
  private func hasSendableResult(of variable: VariableFacts) -> Bool? {
    guard let type = variable.type else { return nil }
    let closure = TypeSpelling(project.closureType(of: type, inside: variable.owner))
    return closure.functionResult.map {
      isSendable(type: String($0.core), inside: variable.owner, at: variable.path)
    }
  }

  private func isSendable(type text: String, inside scope: String, at path: String) -> Bool {
    TypeSpelling(text).wrapsVoid
      || KnownType(text, scope: scope, path: path).map {
        context.sendability(of: $0).kind == .yes
      } ?? false
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
  /// Whether the receiver is one of Apple's types: `UIView.animate(…)`.
  fileprivate func isCallOfMainActorType(in sdk: SDKTables) -> Bool {
    let receiver = calledExpression?.receiver?.as(DeclReferenceExpr.self)?.name
    return receiver.map(sdk.isMainActor) ?? false
  }
}

extension Node {
  /// The call that the expression's value comes from: `f()` of `try f()!`.
  fileprivate var innermostCall: FunctionCallExpr? {
    switch kind {
    case .functionCallExpr: self.as(FunctionCallExpr.self)
    case .tryExpr: self.as(TryExpr.self)?.expression?.innermostCall
    case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression?.innermostCall
    case .optionalChainingExpr: self.as(OptionalChainingExpr.self)?.expression?.innermostCall
    default: nil
    }
  }

  /// `a` in `a.b`, `a?.b`.
  fileprivate var receiver: Node? {
    let base = self.as(MemberAccessExpr.self)?.base
    return base?.as(OptionalChainingExpr.self)?.expression ?? base
  }
}

extension Context {
  /// Whether the expression's value is known to be Sendable. The raw values of what an SDK enumerates are numbers
  /// and strings.
  func isSendableValue(_ expression: Node) -> Bool {
    if let type = valueType(of: expression) { return sendability(of: type).kind == .yes }
    guard let access = expression.as(MemberAccessExpr.self), access.name == "rawValue",
      let type = access.base.flatMap(valueType)?.unwrapped.name, project.types[type] == nil
    else { return false }
    return project.sdk.kind(ofType: type) == "enum"
  }

  /// Whether the expression is that of an object, which none of its methods changes into another one.
  func isObject(_ expression: Node) -> Bool {
    valueType(of: expression).map(isObject) ?? false
  }

  /// The same of a value of the type, or of an optional one.
  func isObject(_ type: KnownType) -> Bool {
    let type = type.unwrapped
    guard let written = type.name else { return false }
    let name = project.resolve(written, inside: type.scope)
    return project.types[name]?.allSatisfy { $0.kind == .class || $0.kind == .actor }
      ?? (project.sdk.isMainActor(type: name) || project.sdk.kind(ofType: name) == "class")
  }
}
