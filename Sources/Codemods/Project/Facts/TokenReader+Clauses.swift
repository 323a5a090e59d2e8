import Rewriter

/// Clauses of declarations.
extension TokenReader {
  /// generic-parameters → "<" (attribute* ("each" | "let")? name (":" type)?),* where-clause? ">"
  mutating func genericParameters() -> [GenericParameter] {
    guard isAtAngle else { return [] }
    var behind = self
    behind.skipAngles()
    advance()
    var parameters: [GenericParameter] = []
    var goesOn = true
    read(while: { goesOn && $0.position < behind.position && $0.isAtGenericParameter }) { reader in
      parameters.append(reader.genericParameter())
      goesOn = reader.kind == .comma
      if goesOn { reader.advance() }
    }
    self = behind
    return parameters
  }

  private var isAtGenericParameter: Bool { kind.isWord && kind != .where }

  /// generic-parameter → ("each" | "let")? name (":" type)?
  private mutating func genericParameter() -> GenericParameter {
    let isPack = kind == .each && nextKind.isWord
    if kind == .let && nextKind.isWord || isPack { advance() }
    var parameter = GenericParameter(name: takeName())
    parameter.isPack = isPack
    if kind == .colon {
      advance()
      parameter.constraint = takeType().withoutExcessAngles
    }
    return parameter
  }

  /// where-clause → "where" requirement,*
  ///
  /// - Returns: what stands behind `where`.
  /// - Parameter parameters: get the constraints that the clause states of them by name.
  mutating func whereClause(constraining parameters: inout [GenericParameter]) -> String? {
    guard kind == .where else { return nil }
    advance()
    let start = position
    requirement(constraining: &parameters)
    read(while: { $0.kind == .comma }) { reader in
      reader.advance()
      reader.requirement(constraining: &parameters)
    }
    return position > start ? text(from: start) : nil
  }

  /// requirement → name ":" type | type (":" | "==") type
  private mutating func requirement(constraining parameters: inout [GenericParameter]) {
    if kind.isIdentifier || kind == .capitalSelf, nextKind == .colon {
      let name = tokenName
      advance()
      advance()
      let constraint = takeType()
      guard parameters.contains(where: { $0.name == name }) else { return }
      parameters.note(GenericParameter(name: name, constraint: constraint))
      return
    }
    _ = takeType()
    guard kind == .colon || kind == .binaryOperator else { return }
    advance()
    _ = takeType()
  }

  /// payload → "(" ((label ":")? type ("=" value)?),* ")", the types of an enum case
  mutating func payload() -> [String] {
    var types: [String] = []
    advance()
    read(while: { $0.kind != .rightParen && $0.kind != .endOfFile }) { reader in
      reader.skipPayloadLabel()
      let type = reader.takeType()
      if !type.isEmpty { types.append(type) }
      reader.skip(to: .comma, orAnyOf: { $0 == .rightParen })
      if reader.kind == .comma { reader.advance() }
    }
    if kind == .rightParen { advance() }
    return types
  }

  /// ((label | "_") name? ":")?
  private mutating func skipPayloadLabel() {
    guard kind.isWord || kind == .wildcard else { return }
    var reader = self
    reader.advance()
    // Have: case loaded(any Store), which begins with two words as well
    if reader.kind.isIdentifier { reader.advance() }
    guard reader.kind == .colon else { return }
    reader.advance()
    self = reader
  }

  /// tuple → "(" (name | "_" | tuple),* ")", the names in it
  mutating func tupleNames() -> [String] {
    let inside = skipBrackets()
    return names(in: inside)
  }

  /// Whether the accessors in the braces at hand are observers, of which `didSet` or `willSet` is
  /// the first.
  var isAtObservers: Bool {
    var reader = self
    reader.advance()
    reader.skipAttributes()
    return reader.kind == .didSet || reader.kind == .willSet
  }

  /// Whether the braces ahead begin with `get async`, beside which there is no setter.
  var isAtAsyncGetter: Bool {
    var reader = self
    reader.advance()
    reader.skipAttributes()
    while reader.kind == .mutating || reader.kind == .nonmutating { reader.advance() }
    guard reader.kind == .get else { return false }
    reader.advance()
    return reader.kind == .async
  }
}

/// Initial values.
extension TokenReader {
  /// Takes a value that has no braces in it; moves nowhere otherwise.
  mutating func takePlainValue() -> String? {
    var reader = self
    var depth = 0
    var isPlain = true
    reader.read(while: { isPlain && !$0.endsValue(depth: depth) }) { reader in
      if let behind = reader.behindTypeArguments {
        reader = behind
        return
      }
      switch reader.kind {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      // A value without braces declares nothing: where one seems to, a bracket is missing.
      case .leftBrace, .let, .var, .func: isPlain = false
      default: break
      }
      reader.advance()
    }
    guard isPlain, reader.position > position, depth == 0 else { return nil }
    let value = reader.text(from: position)
    self = reader
    return value
  }

  /// Behind the type arguments at hand; `nil` where there are none.
  ///
  /// Have: PassthroughSubject<Int, Never>(), whose comma separates no variables
  private var behindTypeArguments: TokenReader? {
    guard isAtAngle, isJoinedToPrevious, isBehindCapital else { return nil }
    var behind = self
    behind.skipAngles()
    let goesOn = behind.kind == .leftParen || behind.kind == .period
    return goesOn && behind.isJoinedToPrevious ? behind : nil
  }

  /// Whether the token at hand cannot belong to the value in front of it.
  private func endsValue(depth: Int) -> Bool {
    switch kind {
    case .endOfFile, .rightBrace: return true
    case .leftBrace: return depth == 0 && isAtObservers
    case .comma, .semicolon, .rightParen, .rightSquare: return depth == 0
    default: break
    }
    guard depth == 0, isAtStartOfLine, let previousKind, previousKind != .equal else {
      return false
    }
    return !kind.continuesValue && !previousKind.wantsValue
  }
}

extension String {
  /// The text without the `>` at its end that belong to brackets around it: the lexer joins them.
  fileprivate var withoutExcessAngles: String {
    var text = self[...]
    while text.hasSuffix(">"), text.count(where: { $0 == ">" }) > text.count(where: { $0 == "<" }) {
      text = text.dropLast()
    }
    return String(text)
  }
}

extension TokenKind {
  /// Whether the token goes on with an expression of the line before.
  fileprivate var continuesValue: Bool {
    switch self {
    case .period, .binaryOperator, .infixQuestionMark, .colon, .as, .is, .equal, .arrow,
      .postfixQuestionMark, .exclamationMark:
      true
    default: false
    }
  }

  /// Whether the expression that the token ends needs more.
  fileprivate var wantsValue: Bool {
    switch self {
    case .binaryOperator, .infixQuestionMark, .colon, .as, .is, .try, .await, .prefixOperator,
      .period:
      true
    default: false
    }
  }
}
