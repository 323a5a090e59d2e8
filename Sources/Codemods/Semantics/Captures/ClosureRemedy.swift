import Rewriter

extension Context {
  /// What to do about a closure that a `@Sendable` closure captures, and that isn't one: who decides on its type may be
  /// a protocol, or a framework.
  ///
  /// - Parameters:
  ///   - isOneOfMany: whether the sentence names other values, too.
  ///   - advice: for a type that stands where the code is, which is named as the attribute can stand there: `its type`.
  func advice(
    onClosure name: String, usedAt node: Node, isOneOfMany: Bool = false,
    else advice: (String) -> String,
  ) -> String {
    let own = isOneOfMany ? "the type of '\(name)'" : "its type"
    guard case .local(let binding) = resolution(of: name, at: node) else { return advice(own) }
    switch binding.kind {
    case .parameter(let parameter):
      let function = parameter.node.ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self)
      let type = parameter.type.flatMap(nameOfClosureType) ?? own
      guard let giver = function.flatMap(parameterGiver) else { return advice(type) }
      return giver.isFramework && project.sdk.declaresSendableHandlers(inProtocol: giver.name)
        ? "mark \(type) '@Sendable', as '\(giver.name)' declares it"
        : giver.advice(on: name, typed: type)
    case .closureParameter(let closure, _):
      guard let giver = giver(ofParametersOf: closure) else { return advice(own) }
      return giver.isFramework
        ? giver.advice(on: name, typed: own)
        : "mark the type of '\(name)' '@Sendable' in '\(giver.name)'"
    default:
      let variable = binding.initialValue?.as(ClosureExpr.self).flatMap(variableSet)
      return variable.map {
        "keep '\($0)', which '\(name)' sets, behind a lock, and mark the type of '\(name)' '@Sendable'"
      } ?? advice(binding.isClosureWithoutType ? "the closure in '\(name)'" : own)
    }
  }

  /// Where the attributes of a closure's type count. As measured with Swift 6.3.1, the compiler ignores `@Sendable` in
  /// front of an alias and of parentheses.
  ///
  /// - Parameter node: the type of a parameter.
  /// - Returns: `nil` for the type itself.
  private func nameOfClosureType(_ node: Node) -> String? {
    let written = node.textInOneLine
    var node = node
    var isInParentheses = false
    while true {
      if let inner = node.as(AttributedType.self)?.baseType
        ?? node.as(OptionalType.self)?.wrappedType
      {
        node = inner
      } else if let elements = node.as(TupleType.self)?.elements?.node.elements(
        TupleTypeElement.self),
        elements.count == 1, let inner = elements[0].type
      {
        isInParentheses = true
        node = inner
      } else {
        break
      }
    }
    if node.is(.functionType) {
      return isInParentheses
        ? "the function type in '\(written)', inside the parentheses," : nil
    }
    return "the function type in '\(TypeSpelling(node.text).name)'"
  }

  /// The function that the closure is handed to; `nil` for what isn't handed to any.
  private func giver(ofParametersOf closure: ClosureExpr) -> ParameterGiver? {
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName else {
      return nil
    }
    let isOwn = project.functions[name] != nil || project.types[name] != nil
    return isOwn ? .project(name) : .framework(name)
  }

  /// ` in 'execute'`, where that function of the project says what all of the closures among the values are; else empty.
  ///
  /// Have: execute { done in queue.async { done() } }
  func placeOfClosures(among values: [RejectedValues.Value]) -> String {
    let givers = values.filter { isFunction($0.type) }.map { value -> String? in
      guard case .local(let binding) = resolution(of: value.name, at: value.node),
        case .closureParameter(let closure, _) = binding.kind,
        case .project(let name)? = giver(ofParametersOf: closure)
      else { return nil }
      return name
    }
    guard let name = givers.first ?? nil, givers.allSatisfy({ $0 == name }) else { return "" }
    return " in '\(name)'"
  }

  /// The variable of the code around that the closure sets.
  private func variableSet(by closure: ClosureExpr) -> String? {
    CapturesFromAround(closure, in: self).variables.first.flatMap { $0.isSet ? $0.name : nil }
  }
}

extension ParameterGiver {
  /// - Parameter type: what has to be `@Sendable`: a part of a longer type says where it is.
  fileprivate func advice(on name: String, typed type: String) -> String {
    switch self {
    case .project(let giver):
      "mark \(type) '@Sendable'"
        + (type.hasPrefix("the function type") ? "" : ", here and in '\(giver)'")
    case .framework(let giver):
      "'\(giver)' fixes \(type), so capture a copy, 'nonisolated(unsafe) let \(name) = \(name)', if only one thread at a "
        + "time calls it"
    }
  }
}

extension LocalBinding {
  /// Have: let validate = { label.text = field.text }
  fileprivate var isClosureWithoutType: Bool {
    guard case .variable(let variable, _) = kind else { return false }
    return variable.typeAnnotation == nil && variable.initializer?.value?.is(.closureExpr) == true
  }
}
