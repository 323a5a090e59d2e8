/// Types: what is made of other types, and what stands around them. The types that stand for
/// themselves are in `Types+Simple.swift`.
extension Parser {
  /// type → "repeat"? attributed-type
  mutating func type() {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    let isExpansion = eat(.repeat)
    attributedType()
    if isExpansion { finish(.packExpansionType, start) }
  }

  /// attributed-type → type-specifiers attributes type-specifiers
  ///   (function-type | composition-type)
  private mutating func attributedType() {
    let start = mark
    let isAttributed = typeAttributeList()
    let base = mark
    if isAttributed, atFunctionTypeArrow, cursor.previousKind == .rightParen {
      // Have: `@MainActor(Int) -> Void`, which Swift 5 takes for an attribute and a function type.
      error(
        .malformed(
          "Swift 6 takes the parentheses for arguments of the attribute; write a space before them")
      )
    }
    simpleOrCompositionType()
    if atFunctionTypeArrow { functionTypeResult(parameters: base) }
    if isAttributed { finish(.attributedType, start) }
  }

  /// Whether the type that was just read is the parameters of a function type.
  private var atFunctionTypeArrow: Bool {
    at(.arrow) || cursor.atEffectSpecifier && look { $0.canParseFunctionTypeArrow() }
  }

  /// function-type → tuple-type type-effect-specifiers? return-clause
  private mutating func functionTypeResult(parameters start: TreeBuilder.Mark) {
    if hasProgressed(since: start), builder.last == .tupleType {
      builder.unwrapLast()
    } else {
      // Have: `A -> B`, without the parentheses around its only parameter.
      error(.expected(.leftParen))
      finish(.tupleTypeElement, start)
      finish(.tupleTypeElementList, start)
    }
    typeEffectSpecifiers()
    typeReturnClause()
    finish(.functionType, start)
  }

  /// composition-type → ("some" | "any")? simple-type ("&" simple-type)*
  ///
  /// pack-element-type → "each" simple-type
  private mutating func simpleOrCompositionType() {
    let start = mark
    if eat(.each) {
      simpleType()
      finish(.packElementType, start)
      return
    }
    let isSomeOrAny = eat(.someKeyword, .any)
    let base = mark
    simpleType()
    if cursor.atCompositionAmpersand { compositionElements(first: base) }
    if isSomeOrAny { finish(.someOrAnyType, start) }
  }

  /// The rest of a composition whose first element, begun at the mark, is already read.
  private mutating func compositionElements(first: TreeBuilder.Mark) {
    var element = first
    while cursor.atCompositionAmpersand {
      bump()
      finish(.compositionTypeElement, element)
      element = mark
      simpleType()
    }
    finish(.compositionTypeElement, element)
    finish(.compositionTypeElementList, first)
    finish(.compositionType, first)
  }
}

extension Parser {
  /// return-clause → "->" (generic-parameter-clause? type)
  ///
  /// Of a function or subscript, whose opaque result may have a name.
  mutating func returnClause() {
    returnClause { $0.resultType() }
  }

  /// return-clause → "->" type
  ///
  /// Of a function type or a closure.
  mutating func typeReturnClause() {
    returnClause { $0.type() }
  }

  private mutating func returnClause(result: (inout Parser) -> Void) {
    let start = mark
    expect(.arrow)
    takeMisplacedEffectSpecifiers()
    result(&self)
    takeMisplacedEffectSpecifiers()
    finish(.returnClause, start)
  }

  /// named-opaque-return-type → generic-parameter-clause type
  mutating func resultType() {
    // An editor placeholder begins with the same character.
    guard at(prefix: "<"), kind != .identifier else { return type() }
    let start = mark
    genericParameterClause()
    type()
    finish(.namedOpaqueReturnType, start)
  }

  /// type-annotation → ":" result-type
  mutating func typeAnnotation() {
    let start = mark
    expect(.colon)
    resultType()
    finish(.typeAnnotation, start)
  }
}
