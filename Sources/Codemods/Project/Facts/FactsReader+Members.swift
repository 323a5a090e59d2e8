import Rewriter

/// Functions, variables and enum cases.
extension FactsReader {
  /// function → "func" name generic-parameters? parameters effects? ("->" type)?
  mutating func function() {
    cursor.advance()
    let name = cursor.takeName()
    signature(of: name)
  }

  mutating func initializer() {
    // `self.init(…)` and `Type.init` are no declarations.
    let isDeclaration = !isInBody && cursor.previousKind != .period
    cursor.advance()
    guard isDeclaration else { return }
    let isFailable = cursor.kind == .postfixQuestionMark || cursor.kind == .exclamationMark
    if isFailable { cursor.advance() }
    signature(of: "init", isFailable ? .isFailable : [])
  }

  mutating func `subscript`() {
    let isDeclaration = !isInBody
    cursor.advance()
    if isDeclaration { signature(of: "subscript") }
  }

  mutating func deinitializer() {
    let prefix = takePrefix()
    cursor.advance()
    guard !isInBody else { return }
    functions.append(
      FunctionFacts(
        name: "deinit", owner: owner, parameters: [], result: nil, traits: [],
        attributes: prefix.attributes, modifiers: prefix.modifiers, path: path,
        home: scopes.last?.position))
  }

  private mutating func signature(of name: String, _ traits: FunctionFacts.Traits = []) {
    let prefix = takePrefix()
    var traits = traits
    if prefix.isNoasync { traits.insert(.isNoasync) }
    if prefix.modifiers.contains(.public) { traits.insert(.isPublic) }
    if isInBody { traits.insert(.isLocal) }
    if scopes.last?.isObjectiveCExtension == true, !prefix.attributes.contains("nonobjc") {
      traits.insert(.isInObjectiveCExtension)
    }
    var generics = cursor.genericParameters()
    guard cursor.kind == .leftParen else { return }
    let parameters = cursor.parameters()
    traits.formUnion(effects())
    var result: String?
    if cursor.kind == .arrow {
      cursor.advance()
      result = cursor.takeType()
    }
    if !generics.isEmpty { _ = cursor.whereClause(constraining: &generics) }
    if cursor.kind == .leftBrace, cursor.nextKind == .rightBrace { traits.insert(.isEmpty) }
    functions.append(
      FunctionFacts(
        name: name, owner: owner, parameters: parameters, result: result, traits: traits,
        attributes: prefix.attributes, modifiers: prefix.modifiers, genericParameters: generics,
        objectiveCName: prefix.objectiveCName, path: path, home: scopes.last?.position))
  }

  /// effects → ("async" | "throws" ("(" type ")")? | "rethrows")*
  private mutating func effects() -> FunctionFacts.Traits {
    var traits: FunctionFacts.Traits = []
    // A round that meets something else takes nothing.
    cursor.read(while: { $0.kind != .endOfFile }) { cursor in
      switch cursor.kind {
      case .async, .reasync: traits.insert(.isAsync)
      case .throws, .rethrows: traits.insert(.isThrowing)
      default: return
      }
      cursor.advance()
      if cursor.kind == .leftParen { cursor.skipBrackets() }
    }
    return traits
  }

  /// variables → ("let" | "var") binding ("," binding)*
  mutating func variables(after keyword: TokenKind) {
    let isCondition = cursor.previousKind?.precedesConditionBinding ?? false
    let prefix = takePrefix()
    cursor.advance()
    guard !isInBody, !isCondition else { return }
    guard binding(isConstant: keyword == .let, prefix) else { return }
    var goesOn = true
    read(while: { goesOn && $0.cursor.kind == .comma }) { reader in
      reader.cursor.advance()
      goesOn = reader.binding(isConstant: keyword == .let, prefix)
    }
  }

  /// binding → (name | tuple) (":" type)? ("=" value)?
  ///
  /// - Returns: Whether another binding may follow: a value with braces is not skipped,
  ///   since closures in it may declare something.
  private mutating func binding(isConstant: Bool, _ prefix: DeclarationPrefix) -> Bool {
    if cursor.kind == .leftParen {
      for name in cursor.tupleNames() {
        append(name, type: nil, initializer: nil, isConstant ? .isConstant : [], prefix)
      }
      return false
    }
    guard cursor.kind.isIdentifier else { return false }
    let name = cursor.takeName()
    var type: String?
    if cursor.kind == .colon {
      cursor.advance()
      type = cursor.takeType()
    }
    var value: String?
    let hasValue = cursor.kind == .equal
    if hasValue {
      cursor.advance()
      value = cursor.takePlainValue()
    }
    var traits: VariableFacts.Traits = isConstant ? .isConstant : []
    if hasValue { traits.insert(.hasInitialValue) }
    let isPlain = !hasValue || value != nil
    let hasBlock = isPlain && cursor.kind == .leftBrace
    if hasBlock, !cursor.isAtObservers { traits.insert(.isComputed) }
    if hasBlock, cursor.isAtAsyncGetter { traits.insert(.isAsync) }
    append(name, type: type, initializer: value, traits, prefix)
    return isPlain && !hasBlock
  }

  private mutating func append(
    _ name: String, type: String?, initializer: String?, _ traits: VariableFacts.Traits,
    _ prefix: DeclarationPrefix,
  ) {
    variables.append(
      VariableFacts(
        name: name, owner: owner, type: type ?? prefix.typeOfEnvironmentValue,
        initializer: initializer, traits: prefix.isNoasync ? traits.union(.isNoasync) : traits,
        attributes: prefix.attributes, modifiers: prefix.modifiers, path: path,
        home: scopes.last?.position))
  }

  /// enum-cases → "case" (name payload? ("=" value)?),*
  mutating func enumCases() {
    prefix = DeclarationPrefix()
    guard scopes.last?.kind == .enum else {
      cursor.advance()
      return
    }
    cursor.advance()
    enumCase()
    read(while: { $0.cursor.kind == .comma }) { reader in
      reader.cursor.advance()
      reader.enumCase()
    }
  }

  /// enum-case → name payload? ("=" value)?
  private mutating func enumCase() {
    guard cursor.kind.isIdentifier else { return }
    let name = cursor.takeName()
    let payload = cursor.kind == .leftParen ? cursor.payload() : []
    cases.append(CaseFacts(name: name, owner: owner, payload: payload, path: path))
    guard cursor.kind == .equal else { return }
    cursor.advance()
    _ = cursor.takePlainValue()
  }
}

extension TokenKind {
  /// Whether `let` behind the token is part of a condition or pattern: `if let`, `case .a(let b)`.
  fileprivate var precedesConditionBinding: Bool {
    switch self {
    case .if, .guard, .while, .case, .comma, .leftParen, .for: true
    default: false
    }
  }
}
