extension Parser {
  /// import-decl → attributes modifiers "import" import-kind? import-path
  mutating func importDecl(_ start: TreeBuilder.Mark) {
    bump()
    let isScoped = atImportKind
    if isScoped { bump() }
    importPath(isScoped: isScoped)
    finish(.importDecl, start)
  }

  private var atImportKind: Bool {
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .inout: true
    default: false
    }
  }

  /// import-path → name ("." name)* | name "::" name
  ///
  /// A module selector stands only in the import of a single declaration: `import struct M::S`.
  private mutating func importPath(isScoped: Bool) {
    let start = mark
    let separator: TokenKind =
      isScoped && kind.isIdentifier && next == .colonColon ? .colonColon : .period
    while importPathComponent(separator), separator == .period {}
    if separator == .colonColon { _ = importPathComponent(nil) }
    finish(.importPathComponentList, start)
  }

  /// import-path-component → (identifier | operator) separator?
  ///
  /// - Returns: whether the separator, and with it another component, follows.
  private mutating func importPathComponent(_ separator: TokenKind?) -> Bool {
    let start = mark
    let isMisplaced = separator == nil && atStartOfLine
    if kind.isIdentifier || kind.isOperator, !isMisplaced {
      bump()
    } else {
      error(.expected(.identifier))
    }
    let isFollowed = separator.map { eat($0) } ?? false
    finish(.importPathComponent, start)
    return isFollowed
  }
}
