extension Parser {
  /// member-block → "{" member-block-item* "}"
  mutating func memberBlock() {
    let start = mark
    if expect(.leftBrace) {
      memberBlockItemList()
      expect(.rightBrace)
    }
    finish(.memberBlock, start)
  }

  /// member-block-item-list → member-block-item*
  ///
  /// Items on one line are separated by semicolons.
  mutating func memberBlockItemList(until end: CodeBlockEnd = .rightBrace) {
    let start = mark
    var isSeparated = true
    while !at(end: end) {
      let item = mark
      if !isSeparated, !atStartOfLine { error(.expected(.semicolon)) }
      isSeparated = memberBlockItem(until: end)
      guard hasProgressed(since: item) else { break }
    }
    finish(.memberBlockItemList, start)
  }

  /// member-block-item → (declaration | if-config-decl | pound-source-location) ";"?
  ///
  /// - Returns: whether the item ends with a semicolon.
  private mutating func memberBlockItem(until end: CodeBlockEnd) -> Bool {
    guard descend() else { return false }
    defer { ascend() }
    let start = mark
    var hasSemicolon = false
    if at(.poundIf), !look({ $0.skipIfConfigOfAttributes() }) {
      ifConfigDecl { $0.memberBlockItemList(until: .ifConfigClause) }
    } else if at(.poundSourceLocation) {
      poundSourceLocation()
    } else {
      if atStartOfDeclaration(requiresDecl: true) { declaration(in: .memberDeclList) }
      if !hasProgressed(since: start) { unexpectedMember(until: end) }
      hasSemicolon = semicolons(after: hasProgressed(since: start))
    }
    finish(.memberBlockItem, start)
    return hasSemicolon
  }

  /// Takes the semicolon that ends an item; more of them, or one without an item, are unexpected.
  private mutating func semicolons(after hasItem: Bool) -> Bool {
    let hasSemicolon = hasItem && eat(.semicolon)
    let start = mark
    while at(.semicolon) {
      error(.unexpected)
      bump()
    }
    finish(.unexpectedNodes, start)
    return hasSemicolon || hasProgressed(since: start)
  }

  /// Takes what begins no declaration, up to where the next one may begin.
  private mutating func unexpectedMember(until end: CodeBlockEnd) {
    let start = mark
    error(.unexpected)
    while !at(.semicolon), !at(end: end) {
      bumpBalanced()
      if at(.poundIf, .poundSourceLocation) || atStartOfDeclaration(requiresDecl: true) { break }
    }
    finish(.unexpectedNodes, start)
    finish(.unexpectedCodeDecl, start)
  }
}
