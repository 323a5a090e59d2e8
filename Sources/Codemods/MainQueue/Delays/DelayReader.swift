import Rewriter

/// What is known of the expressions that a delay is made of.
struct DelayReader {
  private let context: Context

  init(in context: Context) { self.context = context }

  /// Whether the term is a `DispatchTimeInterval`.
  func isInterval(_ term: Node) -> Bool {
    let types = known(term)
    if !types.isEmpty, types.allSatisfy({ !$0.isOptional && $0.name == "DispatchTimeInterval" }) {
      return true
    }
    // Have: static let pause = DispatchTimeInterval.milliseconds(5)
    let name = term.lastName ?? ""
    let local = LocalDeclaration(name, at: term)
    let values =
      local.map { [$0.declared.value?.text] }
      ?? (context.project.variables[name] ?? []).map(\.initializer)
    return !values.isEmpty
      && values.allSatisfy { $0?.hasPrefix("DispatchTimeInterval.") == true }
  }

  /// Whether the terms are calculated from constants that are declared as numbers, and give one from 0 to a billion:
  /// `2 * pause`, where `static let pause = 0.3`.
  func isKnownNumber(_ terms: [Node]) -> Bool {
    number(of: terms, depth: 0).map { (0...1e9).contains($0) } ?? false
  }

  /// The greatest value that a sum or product may have; `nil` where one of its terms isn't known.
  private func number(of terms: [Node], depth: Int) -> Double? {
    let operators = Set(terms.indices.filter { $0 % 2 == 1 }.map { terms[$0].text })
    let operands = terms.indices.filter { $0 % 2 == 0 }
      .map { number(of: terms[$0].withoutParentheses, depth: depth) }
    guard depth < 4, !operands.isEmpty, !operands.contains(nil) else { return nil }
    let values = operands.compactMap(\.self)
    switch operators {
    case [], ["*"]: return values.reduce(1, *)
    case ["+"]: return values.reduce(0, +)
    default: return nil
    }
  }

  private func number(of term: Node, depth: Int) -> Double? {
    if let value = term.text.numberLiteral { return value }
    if let sequence = term.as(SequenceExpr.self)?.elements?.node {
      return number(of: Array(sequence.children), depth: depth)
    }
    let name = term.lastName ?? ""
    if let local = LocalDeclaration(name, at: term) {
      guard local.kind == .constant, let value = local.declared.value else { return nil }
      return number(of: [value], depth: depth + 1)
    }
    let values = variables(namedBy: term).map {
      $0.isConstant ? $0.initializer?.numberLiteral : nil
    }
    return values.contains(nil) ? nil : values.compactMap(\.self).max()
  }

  /// Those of the type that the term names, or of any type where it names none.
  ///
  /// Have: Defaults.duration
  private func variables(namedBy term: Node) -> [VariableFacts] {
    let name = term.lastName ?? ""
    guard let base = term.as(MemberAccessExpr.self)?.base,
      case .type(let type, isStatic: true) = context.owner(in: base)
    else { return context.project.variables[name] ?? [] }
    return context.project.members(named: name, of: type, inherited: true).compactMap { member in
      if case .variable(let variable) = member { variable } else { nil }
    }
  }
}

extension String {
  /// The value of a literal from 0 to a billion, without an exponent, or of what makes seconds of one, as
  /// `TimeInterval(0.25)` does.
  fileprivate var numberLiteral: Double? {
    for type in ["Double(", "TimeInterval("] where hasPrefix(type) && hasSuffix(")") {
      return String(dropFirst(type.count).dropLast()).numberLiteral
    }
    // Have: 3.0 as TimeInterval
    for type in [" as Double", " as TimeInterval"] where hasSuffix(type) {
      return String(dropLast(type.count)).numberLiteral
    }
    guard first?.isNumber == true, count < 10,
      allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return Double(filter { $0 != "_" })
  }
}

extension DelayReader {
  /// Whether the terms of an expression, operators included, are a `Double` of seconds.
  func isSeconds(_ terms: [Node]) -> Bool {
    guard let operands = operands(of: terms) else { return false }
    return operands.allSatisfy(isSeconds) || terms.count == 1 && areSeconds(operands, in: terms[0])
  }

  /// Whether the operands of one expression are a `Double` of seconds because one of them is: of what may be added to
  /// a deadline, nothing else can be calculated from a `Double`.
  private func areSeconds(_ operands: [Node], in expression: Node) -> Bool {
    guard operands.count > 1, operands.contains(where: isKnownDouble),
      operands.allSatisfy({ isSeconds($0) || known($0).isEmpty })
    else { return false }
    // Have: static func * (lhs: Double, rhs: DispatchTimeInterval) -> DispatchTimeInterval
    return expression.descendantsAndSelf.allSatisfy { node in
      let name = node.as(BinaryOperatorExpr.self)?.operator?.text
      let own = name.flatMap { context.project.functions[$0] } ?? []
      return own.allSatisfy { $0.result.map { TypeSpelling($0).name } != "DispatchTimeInterval" }
    }
  }

  private func isKnownDouble(_ term: Node) -> Bool {
    let types = known(term)
    return !types.isEmpty && types.allSatisfy(isDouble)
  }

  /// Whether only the place makes a `Double` of the terms: elsewhere, `1 / 60` is an `Int`, and nothing.
  func isDoubleHereOnly(_ terms: [Node]) -> Bool {
    guard let operands = operands(of: terms), operands.count > 1 else { return false }
    return operands.allSatisfy { $0.is(.integerLiteralExpr) }
  }

  /// What an expression calculates with, or chooses from; `nil` for no arithmetic.
  private func operands(of terms: [Node]) -> [Node]? {
    if let choice = terms.firstIndex(where: { $0.is(.unresolvedTernaryExpr) }) {
      guard let first = terms[choice].as(UnresolvedTernaryExpr.self)?.thenExpression,
        let other = operands(of: Array(terms[(choice + 1)...]))
      else { return nil }
      return operands(of: first).map { $0 + other }
    }
    guard !terms.isEmpty else { return nil }
    var operands: [Node] = []
    for (position, term) in terms.enumerated() {
      if position % 2 == 1 {
        guard term.isArithmetic else { return nil }
      } else {
        guard let inner = self.operands(of: term) else { return nil }
        operands += inner
      }
    }
    return operands
  }

  private func operands(of term: Node) -> [Node]? {
    switch term.kind {
    case .prefixOperatorExpr:
      return term.as(PrefixOperatorExpr.self)?.expression.flatMap(operands)
    case .tupleExpr:
      let elements = term.as(TupleExpr.self)?.elements?.arguments ?? []
      return elements.count == 1 ? elements[0].expression.flatMap(operands) : nil
    case .sequenceExpr:
      return operands(of: term.as(SequenceExpr.self)?.elements?.node.children.map(\.self) ?? [])
    case .forceUnwrapExpr:
      return term.as(ForceUnwrapExpr.self)?.expression.flatMap(operands)
    default:
      guard let call = term.as(FunctionCallExpr.self), call.receiver == nil,
        Self.numericFunctions.contains(call.calleeName ?? "")
      else { return [term] }
      let values = call.arguments?.arguments.map { $0.expression.flatMap(operands) } ?? []
      return values.contains { $0 == nil } ? nil : values.flatMap { $0 ?? [] }
    }
  }

  private func isSeconds(_ term: Node) -> Bool {
    if term.is(.integerLiteralExpr) || term.is(.floatLiteralExpr) { return true }
    return isKnownDouble(term) || isNumber(term)
  }

  /// The types that the term may have; of a member, or the result of a function, of which only the name is
  /// known, those of everything in the project that has the name.
  private func known(_ term: Node) -> [KnownType] {
    if let type = context.valueType(of: term) { return [type] }
    let callee = term.as(FunctionCallExpr.self)?.calledExpression
    guard let name = (callee ?? term).as(MemberAccessExpr.self)?.name else { return [] }
    if callee != nil {
      return (context.project.functions[name] ?? []).map { function in
        KnownType(function.result ?? "()", scope: function.owner, path: function.path) ?? unknown
      }
    }
    return (context.project.variables[name] ?? []).map { context.type(of: $0) ?? unknown }
  }

  private var unknown: KnownType { KnownType(.other(""), path: context.path) }

  private func isDouble(_ type: KnownType) -> Bool {
    !type.isOptional && type.name.map { Self.doubles.contains(context.project.resolve($0)) } == true
  }

  /// The spellings of `Double`, and what is converted to it unasked (SE-0307).
  private static let doubles: Set = [
    "Double", "TimeInterval", "CFTimeInterval", "CGFloat", "Float64",
  ]

  /// `Double(x)`, `Double.random(in: 1...2)`, `date.timeIntervalSinceNow`, and what is one of them
  private func isNumber(_ term: Node) -> Bool {
    if let name = term.as(DeclReferenceExpr.self)?.name {
      return LocalDeclaration(name, at: term)?.declared.value.map { isSeconds([$0]) } ?? false
    }
    let call = term.as(FunctionCallExpr.self)
    guard let name = call?.calleeName ?? term.as(MemberAccessExpr.self)?.name else { return false }
    let base = (call?.calledExpression ?? term).as(MemberAccessExpr.self)?.base
    switch (call, base) {
    case (_?, nil): return Self.doubles.contains(name)
    case (_?, let base?):
      return name == "timeIntervalSince" && isDate(base, of: "timeIntervalSince")
        || name == "random" && base.lastName.map(Self.doubles.contains) == true
    case (nil, let base?): return Self.membersOfDate.contains(name) && isDate(base, of: name)
    case (nil, nil): return false
    }
  }

  /// Functions that give what they are given; of literals alone, a `Double`.
  private static let numericFunctions: Set = [
    "min", "max", "abs", "pow", "exp", "log", "sqrt", "floor", "ceil", "round",
  ]

  private static let membersOfDate: Set = [
    "timeIntervalSinceNow", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
  ]

  /// Whether the value is a `Date`: nothing else has the members if the project adds none of the name.
  private func isDate(_ value: Node, of member: String) -> Bool {
    if let type = context.type(of: value) { return !type.isOptional && type.name == "Date" }
    return !value.is(.optionalChainingExpr) && context.project.functions[member] == nil
      && context.project.variables[member] == nil
  }
}

extension DelayReader {
  /// Whether the terms have the same value whenever they are looked at, from wherever.
  ///
  /// - Parameter holdingSelf: Whether the code that looks at them holds `self`, and so the object's constants.
  func isStable(_ terms: [Node], holdingSelf: Bool = false) -> Bool {
    terms.allSatisfy { term in
      term.descendantsAndSelf.allSatisfy { node in
        switch node.kind {
        case .closureExpr, .subscriptCallExpr: false
        case .functionCallExpr: isConversion(node)
        case .declReferenceExpr: isStableName(node) || holdingSelf && isConstantOfSelf(node)
        case .memberAccessExpr: isConstantOfType(node) || holdingSelf && isConstantOfSelf(node)
        default: true
        }
      }
    }
  }

  /// Whether the node is `delay` or `self.delay`, a `let` of the object, or the `self` of the latter.
  private func isConstantOfSelf(_ node: Node) -> Bool {
    if node.isSelfReference { return node.parent?.is(.memberAccessExpr) == true }
    let members: [MemberFacts]
    if let name = node.referencedName,
      case .member(let found, _) = context.resolution(of: name, at: node)
    {
      members = found
    } else if let member = node.as(MemberAccessExpr.self), let name = member.name,
      let base = member.base,
      base.isSelfReference, case .type(let type, isStatic: false) = context.owner(in: base)
    {
      members = context.project.members(named: name, of: type, inherited: true)
    } else {
      return false
    }
    return !members.isEmpty && members.allSatisfy(\.isLet)
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
    return LocalDeclaration(name, at: node).map { $0.kind == .constant }
      ?? context.isGlobalConstant(name, at: node)
  }

  /// Whether the node is `Constants.delay`, a static constant of the project.
  private func isConstantOfType(_ node: Node) -> Bool {
    guard let member = node.as(MemberAccessExpr.self), let name = member.name,
      let base = member.base, let written = base.lastName
    else { return false }
    let type: String? =
      if case .type(let type, isStatic: true) = context.owner(in: base) { type } else { nil }
    // Have: `Constants.layout` of `Constants.layout.delay`
    if let type, context.project.types[type + "." + name] != nil { return true }
    guard written.beginsWithCapital else {
      let members = type.map { context.project.members(named: name, of: $0, inherited: true) }
      return members?.isEmpty == false && members?.allSatisfy(\.isLasting) == true
    }
    let owner = written == "Self" ? context.enclosingTypeNames(of: node).first ?? "" : written
    // Have: `Constants.Animation` of `Constants.Animation.delay`.
    if name.beginsWithCapital, node.parent?.is(.memberAccessExpr) == true { return true }
    let ancestry =
      owner == "Self"
      ? context.enclosingTypeNames(of: node).first.map(context.project.ancestry) : nil
    let declarations = (context.project.variables[name] ?? []).filter {
      ancestry?.contains($0.owner) ?? ($0.owner == owner || $0.owner.hasSuffix(".\(owner)"))
    }
    return !declarations.isEmpty
      && declarations.allSatisfy { $0.isConstant && $0.modifiers.contains(.static) }
  }
}

extension Node {
  fileprivate var isArithmetic: Bool {
    let spelling = self.as(BinaryOperatorExpr.self)?.operator?.text
    return spelling.map { ["+", "-", "*", "/"].contains($0) } ?? false
  }
}
