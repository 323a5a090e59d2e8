extension Parser {
  /// class-decl → attributes modifiers "class" identifier generic-parameter-clause?
  ///              inheritance-clause? generic-where-clause? member-block
  ///
  /// Actors, enums and structs have the same form; a protocol has primary associated types where
  /// the others have generic parameters.
  mutating func nominalTypeDecl(_ node: NodeKind, _ start: TreeBuilder.Mark) {
    bump()
    declarationName()
    if at(prefix: "<") {
      if node == .protocolDecl { primaryAssociatedTypeClause() } else { genericParameterClause() }
    }
    inheritanceClauseIfPresent()
    genericWhereClauseIfPresent()
    memberBlock()
    finish(node, start)
  }

  /// extension-decl → attributes modifiers "extension" type inheritance-clause?
  ///                  generic-where-clause? member-block
  mutating func extensionDecl(_ start: TreeBuilder.Mark) {
    bump()
    type()
    inheritanceClauseIfPresent()
    genericWhereClauseIfPresent()
    memberBlock()
    finish(.extensionDecl, start)
  }

  /// enum-case-decl → attributes modifiers "case" enum-case-element ("," enum-case-element)*
  mutating func enumCaseDecl(_ start: TreeBuilder.Mark) {
    bump()
    commaSeparated(.enumCaseElementList, of: .enumCaseElement) { $0.enumCaseElement() }
    finish(.enumCaseDecl, start)
  }

  /// enum-case-element → identifier enum-case-parameter-clause? initializer-clause?
  private mutating func enumCaseElement() {
    declarationName()
    if at(.leftParen) { enumCaseParameterClause() }
    if at(.equal) { initializerClause() }
  }

  /// associated-type-decl → attributes modifiers "associatedtype" identifier inheritance-clause?
  ///                        type-initializer-clause? generic-where-clause?
  mutating func associatedTypeDecl(_ start: TreeBuilder.Mark) {
    bump()
    declarationName()
    inheritanceClauseIfPresent()
    if at(.equal) { typeInitializerClause() }
    genericWhereClauseIfPresent()
    finish(.associatedTypeDecl, start)
  }

  /// type-alias-decl → attributes modifiers "typealias" identifier generic-parameter-clause?
  ///                   type-initializer-clause generic-where-clause?
  mutating func typeAliasDecl(_ start: TreeBuilder.Mark) {
    bump()
    declarationName()
    genericParameterClauseIfPresent()
    typeInitializerClause()
    genericWhereClauseIfPresent()
    finish(.typeAliasDecl, start)
  }

  /// type-initializer-clause → "=" type
  private mutating func typeInitializerClause() {
    let start = mark
    expect(.equal)
    type()
    finish(.typeInitializerClause, start)
  }
}

extension Parser {
  private mutating func inheritanceClauseIfPresent() {
    if at(.colon) { inheritanceClause() }
  }

  /// inheritance-clause → ":" inherited-type ("," inherited-type)*
  /// inherited-type → type | "class"
  mutating func inheritanceClause() {
    let start = mark
    bump()
    commaSeparated(.inheritedTypeList, of: .inheritedType) { parser in
      if parser.at(.class) { parser.classRestrictionType() } else { parser.type() }
    }
    finish(.inheritanceClause, start)
  }

  /// class-restriction-type → "class"
  private mutating func classRestrictionType() {
    let start = mark
    bump()
    finish(.classRestrictionType, start)
  }

  mutating func genericParameterClauseIfPresent() {
    if at(prefix: "<") { genericParameterClause() }
  }

  mutating func genericWhereClauseIfPresent() {
    if at(.where) { genericWhereClause() }
  }
}
