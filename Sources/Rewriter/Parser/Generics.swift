/// Generic parameters, arguments and requirements.
extension Parser {
  /// generic-argument-clause → "<" (generic-argument ("," generic-argument)* ","?)? ">"
  mutating func genericArgumentClause() {
    let start = mark
    expect(prefix: "<", as: .leftAngle)
    let arguments = mark
    while !at(prefix: ">"), !at(.endOfFile) {
      let argument = mark
      genericArgument()
      let hasMore = eat(.comma)
      finish(.genericArgument, argument)
      if !hasMore { break }
    }
    finish(.genericArgumentList, arguments)
    expect(prefix: ">", as: .rightAngle)
    finish(.genericArgumentClause, start)
  }

  /// generic-argument → type | integer
  mutating func genericArgument() {
    if cursor.atIntegerLiteral {
      integerLiteral()
    } else {
      type()
    }
  }

  /// integer → "-"? integer-literal
  private mutating func integerLiteral() {
    let start = mark
    let isNegative = eat(operator: "-", as: .prefixOperator)
    let literal = mark
    expect(.integerLiteral)
    finish(.integerLiteralExpr, literal)
    if isNegative { finish(.prefixOperatorExpr, start) }
  }
}

extension Parser {
  /// generic-parameter-clause → "<" generic-parameter ("," generic-parameter)* ","?
  ///   generic-where-clause? ">"
  mutating func genericParameterClause() {
    let start = mark
    expect(prefix: "<", as: .leftAngle)
    let parameters = mark
    repeat {
      let parameter = mark
      genericParameter()
      let hasMore = eat(.comma)
      finish(.genericParameter, parameter)
      if !hasMore { break }
    } while !at(prefix: ">")
    finish(.genericParameterList, parameters)
    if at(.where) { genericWhereClause() }
    expect(prefix: ">", as: .rightAngle)
    finish(.genericParameterClause, start)
  }

  /// generic-parameter → attributes ("each" | "let")? name (":" type)?
  private mutating func genericParameter() {
    attributeList()
    eat(.each, .let)
    genericParameterName()
    guard eat(.colon) else { return }
    if kind.isIdentifier || at(.capitalAny) || atOperator("~") {
      type()
    } else {
      error(.expectedSyntax("a type"))
    }
  }

  /// The name of a generic parameter or primary associated type, for which `Self` will do as well.
  private mutating func genericParameterName() {
    if !eat(.selfKeyword, .capitalSelf) { expectIdentifier() }
  }

  /// primary-associated-type-clause → "<" name ("," name)* ","? ">"
  mutating func primaryAssociatedTypeClause() {
    let start = mark
    expect(prefix: "<", as: .leftAngle)
    let types = mark
    repeat {
      let type = mark
      genericParameterName()
      let hasMore = eat(.comma)
      finish(.primaryAssociatedType, type)
      if !hasMore { break }
    } while !at(prefix: ">")
    finish(.primaryAssociatedTypeList, types)
    expect(prefix: ">", as: .rightAngle)
    finish(.primaryAssociatedTypeClause, start)
  }
}

extension Parser {
  /// generic-where-clause → "where" generic-requirement ("," generic-requirement)* ","?
  mutating func genericWhereClause() {
    let start = mark
    expect(.where)
    let requirements = mark
    repeat {
      let requirement = mark
      genericRequirement()
      let hasMore = eat(.comma)
      finish(.genericRequirement, requirement)
      if !hasMore { break }
    } while !at(.leftBrace)
    finish(.genericRequirementList, requirements)
    finish(.genericWhereClause, start)
  }

  /// generic-requirement → same-type-requirement | conformance-requirement | layout-requirement
  ///
  /// same-type-requirement → (type | integer) "==" (type | integer)
  ///
  /// conformance-requirement → type ":" type
  private mutating func genericRequirement() {
    let start = mark
    let isInteger = cursor.atIntegerLiteral
    genericArgument()
    if eat(operator: "==") {
      genericArgument()
      finish(.sameTypeRequirement, start)
    } else if !isInteger, eat(.colon) {
      if let layout = LayoutSpecifier(kind) { return layoutRequirement(layout, start) }
      type()
      finish(.conformanceRequirement, start)
    } else {
      error(.expectedSyntax("':' or '=='"))
      finish(.sameTypeRequirement, start)
    }
  }

  /// What a layout requirement's word allows after it.
  private enum LayoutSpecifier {
    case withoutArguments, withOptionalArguments, withArguments

    init?(_ kind: TokenKind) {
      switch kind {
      case ._TrivialAtMost, ._TrivialStride: self = .withArguments
      case ._Trivial: self = .withOptionalArguments
      case ._UnknownLayout, ._RefCountedObject, ._NativeRefCountedObject, ._Class, ._NativeClass,
        ._BridgeObject:
        self = .withoutArguments
      default: return nil
      }
    }
  }

  /// layout-requirement → type ":" layout-specifier ("(" size ("," alignment)? ")")?
  private mutating func layoutRequirement(_ layout: LayoutSpecifier, _ start: TreeBuilder.Mark) {
    bump()
    if layout == .withArguments || layout == .withOptionalArguments && at(.leftParen) {
      expect(.leftParen)
      expect(.integerLiteral)
      if eat(.comma) { expect(.integerLiteral) }
      expect(.rightParen)
    }
    finish(.layoutRequirement, start)
  }
}
