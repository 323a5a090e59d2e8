import Rewriter

/// What is known of the expressions that a delay is made of.
struct DelayReader {
  private let place: Node
  private let context: Context
  /// The types around the place and those that they inherit from.
  private let ownTypes: Set<String>

  /// - Parameter place: where the delay is asked for.
  init(at place: Node, in context: Context) {
    self.place = place
    self.context = context
    ownTypes = Set(context.enclosingTypeNames(of: place).flatMap(context.project.ancestry))
  }

  /// Why it is not known how to sleep as long.
  func complaint(about terms: [Node], text: String) -> String {
    let types = terms.count == 1 ? declaredTypes(of: terms[0]) : []
    return types.contains("DispatchTimeInterval")
      ? "'\(text)' is a DispatchTimeInterval; make it a Duration or a number of seconds"
      : "it is not known whether '\(text)' is a number of seconds"
  }
}

extension DelayReader {
  /// Whether the terms of an expression, operators included, are a `Double` of seconds.
  func isSeconds(_ terms: [Node]) -> Bool {
    if let choice = terms.firstIndex(where: { $0.is(.unresolvedTernaryExpr) }) {
      let first = terms[choice].as(UnresolvedTernaryExpr.self)?.thenExpression
      return first.map(isSeconds) == true && isSeconds(Array(terms[(choice + 1)...]))
    }
    return !terms.isEmpty
      && terms.enumerated().allSatisfy { position, term in
        position % 2 == 0 ? isSeconds(term) : term.isArithmetic
      }
  }

  /// Functions that give what they are given; of literals alone, a `Double`.
  private static let numericFunctions: Set = [
    "min", "max", "abs", "pow", "exp", "log", "sqrt", "floor", "ceil", "round",
  ]

  private func isSeconds(_ term: Node) -> Bool {
    switch term.kind {
    case .integerLiteralExpr, .floatLiteralExpr: return true
    case .prefixOperatorExpr:
      return term.as(PrefixOperatorExpr.self)?.expression.map(isSeconds) ?? false
    case .tupleExpr:
      let elements = term.as(TupleExpr.self)?.elements?.arguments ?? []
      return elements.count == 1 && elements[0].expression.map(isSeconds) == true
    case .sequenceExpr:
      return isSeconds(term.as(SequenceExpr.self)?.elements?.node.children.map(\.self) ?? [])
    case .forceUnwrapExpr:
      return term.as(ForceUnwrapExpr.self)?.expression.map(isSeconds) ?? false
    default:
      let types = declaredTypes(of: term)
      if !types.isEmpty, types.allSatisfy(Self.doubles.contains) { return true }
      return context.type(of: term).map(isDouble) ?? false
    }
  }

  private func isDouble(_ type: KnownType) -> Bool {
    !type.isOptional && type.name.map { Self.doubles.contains(context.project.resolve($0)) } == true
  }

  /// The spellings of `Double`, and what is converted to it unasked (SE-0307).
  private static let doubles: Set = [
    "Double", "TimeInterval", "CFTimeInterval", "CGFloat", "Float64",
  ]

  private static let membersOfDate: Set = [
    "timeIntervalSinceNow", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
  ]

  /// The types that the expression may have, aliases of the project followed; empty if nothing is
  /// known of it.
  private func declaredTypes(of term: Node) -> Set<String> {
    switch term.kind {
    case .declReferenceExpr:
      guard let name = term.lastName else { return [] }
      if let local = LocalDeclaration(name, at: term) { return types(of: local) }
      return types(ofVariables: name) { ownTypes.contains($0) || $0.isEmpty }
    case .memberAccessExpr:
      guard let member = term.as(MemberAccessExpr.self), let name = member.name else { return [] }
      if member.base?.isSelfReference == true {
        return types(ofVariables: name, ownTypes.contains)
      }
      if Self.membersOfDate.contains(name), isDate(member.base) { return ["Double"] }
      let owner = member.base?.lastName.flatMap { $0.first?.isUppercase == true ? $0 : nil }
      return types(ofVariables: name) { type in
        owner.map { type == $0 || type.hasSuffix(".\($0)") || $0 == "Self" } ?? true
      }
    case .functionCallExpr:
      return term.as(FunctionCallExpr.self).map(types(ofCall:)) ?? []
    default:
      return []
    }
  }

  private func types(of local: LocalDeclaration) -> Set<String> {
    let (type, value) = local.declared
    if let type { return [resolved(type)] }
    guard let value else { return [] }
    if value.isNumberOfSeconds || isSeconds(value) && !value.isMadeOfIntegers { return ["Double"] }
    return value.isIntervalValue ? ["DispatchTimeInterval"] : []
  }

  private func types(ofVariables name: String, _ isOwner: (String) -> Bool) -> Set<String> {
    let variables = (context.project.variables[name] ?? []).filter { isOwner($0.owner) }
    return Set(variables.map { $0.type.map(resolved) ?? Self.type(ofInitializer: $0.initializer) })
  }

  /// The type of a variable without a written one, by the source of its initial value.
  private static func type(ofInitializer text: String?) -> String {
    guard let text else { return "unknown" }
    if text.hasPrefix("DispatchTimeInterval.") { return "DispatchTimeInterval" }
    let isFloat = text.contains(".") && text.allSatisfy { $0.isNumber || $0 == "." || $0 == "_" }
    let isConversion = doubles.contains { text.hasPrefix("\($0)(") }
    return isFloat || isConversion ? "Double" : "unknown"
  }

  private func types(ofCall call: FunctionCallExpr) -> Set<String> {
    guard let name = call.calleeName else { return [] }
    if call.calledExpression?.is(.declReferenceExpr) == true {
      if Self.doubles.contains(name) { return ["Double"] }
      if Self.numericFunctions.contains(name) {
        let values = call.arguments?.arguments.compactMap(\.expression) ?? []
        return values.allSatisfy(isSeconds) ? ["Double"] : []
      }
      if let local = LocalDeclaration(name, at: call.node) {
        guard let function = local.declaration.as(FunctionDecl.self) else { return [] }
        return (function.signature?.returnClause?.type).map { [resolved($0.text)] } ?? []
      }
    }
    if name == "timeIntervalSince", isDate(call.calledExpression?.as(MemberAccessExpr.self)?.base) {
      return ["Double"]
    }
    if name == "random", let base = call.calledExpression?.as(MemberAccessExpr.self)?.base {
      return base.lastName.map { Self.doubles.contains($0) } == true ? ["Double"] : []
    }
    return Set((context.project.functions[name] ?? []).map { resolved($0.result ?? "Void") })
  }

  /// Whether the value is known to be a `Date`.
  private func isDate(_ value: Node?) -> Bool {
    value.flatMap(context.type(of:)).map { !$0.isOptional && $0.name == "Date" } ?? false
  }

  private func resolved(_ type: String) -> String {
    let written = WrittenType(type)
    return written.isOptional && !type.hasSuffix("!")
      ? "optional" : context.project.resolve(written.name)
  }
}

extension DelayReader {
  /// Whether the terms have the same value whenever they are looked at, from wherever.
  func isStable(_ terms: [Node]) -> Bool {
    terms.allSatisfy { term in
      term.descendantsAndSelf.allSatisfy { node in
        switch node.kind {
        case .closureExpr, .subscriptCallExpr: false
        case .functionCallExpr: isConversion(node)
        case .declReferenceExpr: isStableName(node)
        case .memberAccessExpr: isConstantOfType(node)
        default: true
        }
      }
    }
  }

  /// `Double(x)`
  private func isConversion(_ node: Node) -> Bool {
    let call = node.as(FunctionCallExpr.self)
    return call?.calledExpression?.is(.declReferenceExpr) == true
      && ["min", "max", "Double", "TimeInterval", "CGFloat", "Int"].contains(call?.calleeName)
  }

  private func isStableName(_ node: Node) -> Bool {
    // Part of a member that is looked at as a whole, or of what is called.
    if node.parent?.is(.memberAccessExpr) == true { return true }
    if node.parent?.as(FunctionCallExpr.self)?.calledExpression == node { return true }
    guard let name = node.lastName else { return false }
    return LocalDeclaration(name, at: node)?.kind == .constant
  }

  /// Whether the node is `Constants.delay`, a static constant of the project.
  private func isConstantOfType(_ node: Node) -> Bool {
    guard let member = node.as(MemberAccessExpr.self), let name = member.name,
      let owner = member.base?.lastName, owner.first?.isUppercase == true
    else { return false }
    // Have: `Constants.Animation` of `Constants.Animation.delay`.
    if name.first?.isUppercase == true, node.parent?.is(.memberAccessExpr) == true { return true }
    let declarations = (context.project.variables[name] ?? []).filter {
      $0.owner == owner || $0.owner.hasSuffix(".\(owner)")
    }
    return !declarations.isEmpty
      && declarations.allSatisfy { $0.isConstant && $0.modifiers.contains(.static) }
  }
}

extension Node {
  /// Whether the value is an `Int`, as nothing but literals of whole numbers is.
  fileprivate var isMadeOfIntegers: Bool {
    let parts = self.as(SequenceExpr.self)?.elements?.node.children.map(\.self) ?? [self]
    return parts.allSatisfy { $0.is(.integerLiteralExpr) || $0.is(.binaryOperatorExpr) }
  }

  fileprivate var isArithmetic: Bool {
    let spelling = self.as(BinaryOperatorExpr.self)?.operator?.text
    return spelling.map { ["+", "-", "*", "/"].contains($0) } ?? false
  }

  /// Whether a variable that is initialised with the expression is a `Double`.
  fileprivate var isNumberOfSeconds: Bool {
    if self.is(.floatLiteralExpr) { return true }
    guard let call = self.as(FunctionCallExpr.self),
      call.calledExpression?.is(.declReferenceExpr) == true
    else { return false }
    return ["Double", "TimeInterval", "CGFloat"].contains(call.calleeName)
  }

  /// `DispatchTimeInterval.seconds(1)`
  fileprivate var isIntervalValue: Bool {
    let callee = self.as(FunctionCallExpr.self)?.calledExpression ?? self
    return callee.as(MemberAccessExpr.self)?.base?
      .isName("DispatchTimeInterval", of: "Dispatch") == true
  }
}
