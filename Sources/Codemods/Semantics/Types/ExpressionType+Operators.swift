import Rewriter

/// Operators stand between their operands in one list, since their precedence is not known.
extension ExpressionTypes {
  func sequenceType(of expression: Node) -> KnownType? {
    let parts = expression.as(SequenceExpr.self)?.elements.map { Array($0.node.children) } ?? []
    if parts.count == 3, let cast = parts[1].as(UnresolvedAsExpr.self) {
      return castType(cast, to: parts[2])
    }
    if isComparison(parts) { return standard("Bool") }
    if parts.count > 3, let first = parts.firstIndex(where: { $0.isOperator("??") }) {
      return coalescedType(of: parts, at: first)
    }
    if parts.count == 3, parts[1].isOperator("??") { return coalescedType(of: parts, at: 1) }
    // `a == b ? c : d`: only an assignment binds less than the question mark.
    if parts.count >= 3, let ternary = parts[parts.count - 2].as(UnresolvedTernaryExpr.self),
      !parts.contains(where: { $0.is(.assignmentExpr) })
    {
      return common([ternary.thenExpression, parts[parts.count - 1]])
    }
    return operatorType(of: parts) ?? ownType(of: parts)
  }

  private func castType(_ cast: UnresolvedAsExpr, to target: Node) -> KnownType? {
    guard let node = target.as(TypeExpr.self)?.type else { return nil }
    let type = context.knownType(node)
    return cast.questionOrExclamationMark?.kind == .postfixQuestionMark ? type.optional : type
  }

  /// `a ?? b`, `a as? B ?? c`: what the first one wraps, if the last is no optional.
  private func coalescedType(of parts: [Node], at index: Int) -> KnownType? {
    let left: KnownType? =
      if index == 1 {
        type(of: parts[0])
      } else if index == 3, let cast = parts[1].as(UnresolvedAsExpr.self) {
        castType(cast, to: parts[2])
      } else {
        nil
      }
    guard let wrapped = left.map(unwrapped), index + 2 == parts.count else { return nil }
    let right = parts[index + 1]
    if right.isLiteralExpr { return wrapped }
    guard let other = type(of: right) else { return wrapped.maybeOptional }
    return other.isOptional ? wrapped.optional : wrapped
  }

  /// `status == .authorized`, `count > 3 && isReady`: of values whose types are known, or are that of the other
  /// side, so that no module's operator of its own is meant; of any, where the file imports no module that may have one.
  private func isComparison(_ parts: [Node]) -> Bool {
    let operands = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
    let names = parts.indices.filter { !$0.isMultiple(of: 2) }
      .map { parts[$0].as(BinaryOperatorExpr.self)?.operator?.text ?? "" }
    guard parts.count > 2, names.allSatisfy(Self.comparisons.contains),
      names.allSatisfy({ project.functions[$0]?.contains { $0.result != "Bool" } != true })
    else { return false }
    let others = operands.filter { !$0.isLiteralExpr && !$0.takesTypeOfOtherSide }
    return !others.isEmpty
      && (others.allSatisfy { type(of: $0) != nil } || !project.mayHaveOwnComparisons(context.path))
  }

  private static let comparisons: Set = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||",
  ]

  /// Arithmetic on numbers of one type.
  private func operatorType(of parts: [Node]) -> KnownType? {
    let operands = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
    let operators = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    guard
      operators.allSatisfy({ node in ["+", "-", "*", "/", "%"].contains { node.isOperator($0) } })
    else { return nil }
    let types = operands.filter { !$0.isLiteralExpr }.map { type(of: $0) }
    guard let first = types.first, let first, types.allSatisfy({ $0 == first }),
      first.name.map({ $0 == "String" || Self.numbersAndBool.contains($0) }) == true,
      !first.isOptional
    else { return nil }
    return first
  }

  func prefixType(of expression: Node) -> KnownType? {
    guard let prefix = expression.as(PrefixOperatorExpr.self), let operand = prefix.expression
    else { return nil }
    let name = prefix.operator?.text
    if ["!", "-", "~", "+"].contains(name), let type = type(of: operand),
      type.name.map(Self.numbersAndBool.contains) == true
    {
      return type
    }
    return result(ofOwnOperator: name, taking: [operand])
  }

  func postfixType(of expression: Node) -> KnownType? {
    guard let postfix = expression.as(PostfixOperatorExpr.self), let operand = postfix.expression
    else { return nil }
    return result(ofOwnOperator: postfix.operator?.text, taking: [operand])
  }

  static let numbersAndBool: Set = [
    "Int", "Double", "Float", "CGFloat", "Bool", "TimeInterval", "Int64", "Int32", "UInt", "UInt8",
    "UInt32", "UInt64",
  ]
}

/// Operators of the project.
extension ExpressionTypes {
  /// Have: "title" => "text"
  private func ownType(of parts: [Node]) -> KnownType? {
    guard parts.count == 3, let name = parts[1].as(BinaryOperatorExpr.self)?.operator?.text else {
      return nil
    }
    return result(ofOwnOperator: name, taking: [parts[0], parts[2]])
  }

  /// What the functions of an operator return that take just such operands; where the types of these aren't known, what all
  /// of them return, if no other module may have more.
  private func result(ofOwnOperator name: String?, taking operands: [Node]) -> KnownType? {
    guard let name, let functions = project.functions[name] else { return nil }
    let declared = functions.filter { $0.parameters.count == operands.count }
    let types = operands.map { type(of: $0).flatMap(project.canonical) }
    let exact = declared.filter { function in
      zip(function.parameters, types).allSatisfy { parameter, type in
        type != nil && type == typeInSignature(parameter.type, of: function)
      }
    }
    let mayBeOthers =
      Self.standardOperators.contains(name)
      || project.imports(of: context.path).contains { project.isForeign(module: $0.module) }
    let meant = exact.isEmpty && !mayBeOthers ? declared : exact
    let results = meant.compactMap(result(ofOwnOperator:))
    return results.count == meant.count && agree(results) ? results.first : nil
  }

  private func typeInSignature(_ text: String, of function: FunctionFacts) -> TypeShape? {
    signatureType(text, of: function, receiver: nil).flatMap(project.canonical)
  }

  /// `Self` of a protocol may be any type that conforms.
  private func result(ofOwnOperator function: FunctionFacts) -> KnownType? {
    let isOfProtocol = project.types[function.owner]?.contains { $0.kind == .protocol } == true
    let receiver =
      function.owner.isEmpty || isOfProtocol
      ? nil : KnownType(TypeShape(named: function.owner), path: function.path)
    return result(of: function, receiver: receiver)
  }

  /// Of the standard library and Foundation, which have functions for types of their own.
  private static let standardOperators: Set = [
    "!", "!=", "!==", "%", "&", "&&", "&*", "&+", "&-", "&<<", "&>>", "*", "+", "-", "...", "..<",
    "/",
    "<", "<<", "<=", "==", "===", ">", ">=", ">>", "??", "^", "|", "||", "~", "~=", "+=", "-=",
    "*=", "/=",
    ".!", ".!=", ".&", ".<", ".<=", ".==", ".>", ".>=", ".^", ".|",
  ]
}

extension ProjectIndex {
  /// Whether the file imports a module whose comparisons may give something else than a `Bool`: one that nothing is
  /// known of, or TabularData, which compares columns.
  fileprivate func mayHaveOwnComparisons(_ path: String) -> Bool {
    imports(of: path).contains { $0.module == "TabularData" || isForeign(module: $0.module) }
  }
}

extension Node {
  fileprivate func isOperator(_ text: String) -> Bool {
    self.as(BinaryOperatorExpr.self)?.operator?.text == text
  }

  /// `nil`, `.authorized`
  fileprivate var takesTypeOfOtherSide: Bool {
    self.is(.nilLiteralExpr) || self.as(MemberAccessExpr.self).map { $0.base == nil } == true
  }
}
