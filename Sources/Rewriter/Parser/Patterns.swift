/// Patterns, of declarations and of matches.
extension Parser {
  /// pattern → tuple-pattern | wildcard-pattern | identifier-pattern | value-binding-pattern
  ///
  /// value-binding-pattern → ("let" | "var" | "inout") pattern
  mutating func pattern() {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    switch kind {
    case .leftParen:
      tuplePattern()
    case .wildcard:
      bump()
      finish(.wildcardPattern, start)
    case .let, .var, .inout:
      bump()
      pattern()
      finish(.valueBindingPattern, start)
    case _ where kind.isIdentifier:
      bump()
      finish(.identifierPattern, start)
    case .dollarIdentifier:
      takeUnexpected(tokens: 1)
    case _ where kind.isReservedKeyword && !atStartOfLine:
      takeUnexpected(tokens: 1)
    default:
      error(.expectedSyntax("a pattern"))
    }
  }

  /// tuple-pattern → "(" (tuple-pattern-element ("," tuple-pattern-element)* ","?)? ")"
  private mutating func tuplePattern() {
    let start = mark
    expect(.leftParen)
    let elements = mark
    while !at(.rightParen, .endOfFile) {
      let element = mark
      tuplePatternElement()
      let hasMore = eat(.comma)
      finish(.tuplePatternElement, element)
      if !hasMore { break }
    }
    finish(.tuplePatternElementList, elements)
    expect(.rightParen)
    finish(.tuplePattern, start)
  }

  /// tuple-pattern-element → (name ":")? pattern
  private mutating func tuplePatternElement() {
    if kind.isIdentifier, next == .colon {
      bump()
      bump()
    }
    pattern()
  }

  /// typed-pattern → pattern type-annotation?
  mutating func typedPattern() {
    pattern()
    if at(.colon) { typeAnnotation() }
  }

  /// matching-pattern → is-type-pattern | value-binding-pattern | expression-pattern
  ///
  /// is-type-pattern → "is" type
  mutating func matchingPattern(_ context: PatternContext) {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    if eat(.is) {
      type()
      finish(.isTypePattern, start)
    } else if cursor.atPatternBinding {
      bump()
      matchingPattern(.bindingIntroducer)
      finish(.valueBindingPattern, start)
    } else {
      expressionPattern(context)
    }
  }

  /// expression-pattern → expression
  private mutating func expressionPattern(_ context: PatternContext) {
    let start = mark
    expression(.stmtCondition, pattern: context)
    if hasProgressed(since: start), builder.last == .patternExpr {
      // Have: an expression that is nothing but the pattern it contains.
      builder.unwrapLast()
    } else {
      finish(.expressionPattern, start)
    }
  }
}

extension Cursor {
  /// Whether the current token introduces what a pattern that matches binds: `case let x`.
  var atPatternBinding: Bool {
    switch kind {
    case .let, .var, .inout:
      return true
    case .borrowing, ._borrowing:
      let following = following
      return !following.flags.contains(.atStartOfLine)
        && (following.kind.isIdentifier || following.kind == .wildcard)
    default:
      return false
    }
  }

  /// Moves past a pattern of a declaration; `false`, somewhere on the way, if there is none.
  mutating func canParsePattern(depth: Int = 0) -> Bool {
    while at(.let, .var, .inout) { skip() }
    if at(.leftParen) { return depth < 256 && canParseTuplePattern(depth: depth + 1) }
    guard kind.isIdentifier || at(.wildcard) else { return false }
    skip()
    return true
  }

  private mutating func canParseTuplePattern(depth: Int) -> Bool {
    skip()
    if skip(if: .rightParen) { return true }
    repeat {
      guard canParsePattern(depth: depth) else { return false }
    } while skip(if: .comma)
    return skip(if: .rightParen)
  }
}
