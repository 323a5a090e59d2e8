/// Where a list of code block items ends.
enum CodeBlockEnd {
  /// The end of the file; a closing brace is unexpected code.
  case endOfFile
  /// The closing brace, or the directive that ends the clause the block is in.
  case rightBrace
  /// `#elseif`, `#else` or `#endif`.
  case ifConfigClause
  /// The next case of a `switch`, also one inside `#if`, or whatever ends the `switch`.
  case switchCase
}

extension Parser {
  /// source-file → shebang? code-block-item* end-of-file
  mutating func sourceFile() {
    let start = mark
    eat(.shebang)
    codeBlockItemList(until: .endOfFile)
    // The end of the file is a token of the file, though nothing moves past it.
    builder.finish(.sourceFile, start, endToken: cursor.tokenIndex + 1)
  }

  /// code-block → "{" code-block-item* "}"
  ///
  /// `init` is a call and no declaration where `allowInitDecl` is `false`: in an initializer.
  mutating func codeBlock(allowInitDecl: Bool = true) {
    let start = mark
    if expect(.leftBrace) {
      codeBlockItemList(until: .rightBrace, allowInitDecl: allowInitDecl)
      expect(.rightBrace)
    }
    finish(.codeBlock, start)
  }

  /// code-block?
  ///
  /// A brace later on the line begins the block, too; what stands before it is unexpected.
  mutating func optionalCodeBlock(allowInitDecl: Bool = true) {
    guard at(.leftBrace) || !atStartOfLine && distance(to: .leftBrace) != nil else { return }
    codeBlock(allowInitDecl: allowInitDecl)
  }

  /// code-block-item-list → code-block-item*
  ///
  /// Items on one line are separated by semicolons.
  mutating func codeBlockItemList(
    until end: CodeBlockEnd = .rightBrace, allowInitDecl: Bool = true,
  ) {
    let list = mark
    var isSeparated = true
    while !at(end: end) {
      let item = mark
      if !isSeparated, !atStartOfLine { error(.expected(.semicolon)) }
      isSeparated = codeBlockItem(until: end, allowInitDecl: allowInitDecl)
      guard hasProgressed(since: item) else { break }
    }
    finish(.codeBlockItemList, list)
  }
}

extension Parser {
  /// code-block-item → (declaration | statement | expression) ";"?
  ///
  /// - Returns: Whether the item ends with a semicolon.
  private mutating func codeBlockItem(until end: CodeBlockEnd, allowInitDecl: Bool) -> Bool {
    guard descend() else { return false }
    defer { ascend() }
    let start = mark
    var hasSemicolon = false
    if at(.poundIf), !look({ $0.skipIfConfigOfAttributes() }) {
      ifConfigDecl { parser in
        parser.codeBlockItemList(until: .ifConfigClause, allowInitDecl: allowInitDecl)
      }
    } else if at(.poundSourceLocation) {
      poundSourceLocation()
    } else {
      codeBlockItemContent(allowInitDecl: allowInitDecl)
      if !hasProgressed(since: start) { unexpectedCode(until: end, allowInitDecl: allowInitDecl) }
      hasSemicolon = semicolons()
    }
    finish(.codeBlockItem, start)
    return hasSemicolon
  }

  /// declaration | statement | expression
  ///
  /// Takes nothing where none of them begins.
  private mutating func codeBlockItemContent(allowInitDecl: Bool) {
    if atStartOfDeclaration(allowInitDecl: allowInitDecl) {
      declaration()
    } else if atStartOfStatement(preferExpression: false) {
      statementItem()
    } else if atStartOfExpression {
      expression()
    } else if cursor.atStartOfSwitchCase {
      let start = mark
      error(.unexpected)
      switchCase()
      finish(.unexpectedNodes, start)
    } else if at(.atSign) && next.isIdentifier || cursor.atModifier {
      // No statement and no expression begins so.
      declaration()
    }
  }

  /// statement | ("if" … | "switch" …) "as" type
  private mutating func statementItem() {
    let start = mark
    statement()
    // Have: if a { b } else { c } as T
    guard at(.as), builder.last == .expressionStmt else { return }
    builder.unwrapLast()
    unresolvedAsExpr()
    finish(.exprList, start)
    finish(.sequenceExpr, start)
  }

  /// Takes the semicolon that ends an item; more of them are unexpected.
  private mutating func semicolons() -> Bool {
    guard eat(.semicolon) else { return false }
    let start = mark
    while at(.semicolon) {
      error(.unexpected)
      bump()
    }
    finish(.unexpectedNodes, start)
    return true
  }

  /// Takes what begins no item, up to where the next one may begin.
  private mutating func unexpectedCode(until end: CodeBlockEnd, allowInitDecl: Bool) {
    let start = mark
    error(.unexpected)
    repeat {
      bumpBalanced()
    } while !at(.semicolon) && !at(end: end) && !mayResume(allowInitDecl: allowInitDecl)
    finish(.unexpectedNodes, start)
    finish(.unexpectedCodeDecl, start)
  }

  /// Whether an item may begin here, though what stands before it is wrong: an expression does so
  /// only on a line of its own.
  private func mayResume(allowInitDecl: Bool) -> Bool {
    at(.poundIf, .poundSourceLocation)
      || atStartOfDeclaration(allowInitDecl: allowInitDecl)
      || atStartOfStatement(preferExpression: false)
      || atStartOfLine && atStartOfExpression
  }
}

extension Parser {
  /// Whether a list of code block items or members ends here.
  func at(end: CodeBlockEnd) -> Bool {
    if at(.endOfFile) { return true }
    return switch end {
    case .endOfFile: false
    case .rightBrace: at(.rightBrace) || cursor.atEndOfIfConfigClauseBody
    case .ifConfigClause: cursor.atEndOfIfConfigClauseBody
    case .switchCase: cursor.atEndOfSwitchCaseBody
    }
  }
}
