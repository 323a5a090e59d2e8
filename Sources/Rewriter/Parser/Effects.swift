/// What a function may do apart from returning: suspend and throw.
extension Parser {
  /// function-effect-specifiers → ("async" | "reasync")? throws-clause?
  mutating func functionEffectSpecifiers() {
    effectSpecifiers(.functionEffectSpecifiers) {
      $0 == .async || $0 == .reasync || $0 == .throws || $0 == .rethrows
    }
  }

  /// type-effect-specifiers → "async"? throws-clause?
  mutating func typeEffectSpecifiers() {
    effectSpecifiers(.typeEffectSpecifiers) { $0 == .async || $0 == .throws }
  }

  /// accessor-effect-specifiers → "async"? throws-clause?
  mutating func accessorEffectSpecifiers() {
    effectSpecifiers(.accessorEffectSpecifiers) { $0 == .async || $0 == .throws }
  }

  /// deinitializer-effect-specifiers → "async"?
  mutating func deinitializerEffectSpecifiers() {
    effectSpecifiers(.deinitializerEffectSpecifiers) { $0 == .async }
  }

  /// Takes every effect at hand: those that the node accepts, in their order, as its children, and
  /// all others as unexpected.
  private mutating func effectSpecifiers(_ node: NodeKind, accepts: (TokenKind) -> Bool) {
    guard cursor.atEffectSpecifier else { return }
    let start = mark
    var mayBeAsync = true
    var mayThrow = true
    repeat {
      switch kind {
      case .async where mayBeAsync && accepts(kind), .reasync where mayBeAsync && accepts(kind):
        bump()
        mayBeAsync = false
      case .throws where mayThrow && accepts(kind), .rethrows where mayThrow && accepts(kind):
        throwsClause()
        mayBeAsync = false
        mayThrow = false
      default:
        takeUnexpected(tokens: 1)
      }
    } while cursor.atEffectSpecifier
    finish(node, start)
  }

  /// throws-clause → ("throws" | "rethrows") ("(" type ")")?
  mutating func throwsClause() {
    let start = mark
    bump()
    if eat(.leftParen) {
      type()
      expect(.rightParen)
    }
    finish(.throwsClause, start)
  }

  /// Takes effects that stand on the wrong side of the arrow.
  mutating func takeMisplacedEffectSpecifiers() {
    while cursor.atEffectSpecifier { takeUnexpected(tokens: 1) }
  }
}

extension Cursor {
  /// Whether the current token says that a function suspends or throws, or was meant to say so.
  var atEffectSpecifier: Bool {
    switch kind {
    case .async, .reasync, .throws, .rethrows: true
    case .await, .throw, .try: !atStartOfLine
    default: false
    }
  }

  /// Moves past effects, in any order.
  mutating func skipEffectSpecifiers(depth: Int = 0) {
    while atEffectSpecifier {
      let isAsync = at(.async, .reasync, .await)
      skip()
      if !isAsync, skip(if: .leftParen) {
        _ = canParseSimpleOrCompositionType(depth: depth + 1)
        _ = skip(if: .rightParen)
      }
    }
  }
}
