extension Parser {
  /// switch-case-list → (switch-case | if-config-declaration)*
  mutating func switchCaseList() {
    let list = mark
    while !at(.rightBrace, .endOfFile), !cursor.atEndOfIfConfigClauseBody {
      let start = mark
      if cursor.atStartOfSwitchCase {
        switchCase()
      } else if at(.poundIf) {
        ifConfigDecl { $0.switchCaseList() }
      } else {
        // Have: switch a { f() }
        error(.expected(.case))
        codeBlockItemList(until: .switchCase)
        finish(.switchCase, start)
      }
      guard hasProgressed(since: start) else { break }
    }
    finish(.switchCaseList, list)
  }

  /// switch-case → attribute? (switch-case-label | switch-default-label) code-block-item*
  mutating func switchCase() {
    let start = mark
    if at(.atSign) { switchCaseAttribute() }
    unexpectedAttributes()
    switch kind {
    case .case: switchCaseLabel()
    case .default: switchDefaultLabel()
    default: error(.expected(.case))
    }
    codeBlockItemList(until: .switchCase)
    finish(.switchCase, start)
  }

  /// attribute → "@" identifier
  private mutating func switchCaseAttribute() {
    let start = mark
    expect(.atSign)
    let name = mark
    expectIdentifier()
    finish(.identifierType, name)
    finish(.attribute, start)
  }

  /// Takes more attributes than the one that a case may have.
  private mutating func unexpectedAttributes() {
    guard at(.atSign) else { return }
    let start = mark
    error(.unexpected)
    attributeList()
    finish(.unexpectedNodes, start)
  }

  /// switch-case-label → "case" switch-case-item-list ":"
  private mutating func switchCaseLabel() {
    let start = mark
    expect(.case)
    switchCaseItemList()
    expect(.colon)
    finish(.switchCaseLabel, start)
  }

  /// switch-case-item → pattern where-clause? ","?
  private mutating func switchCaseItemList() {
    commaSeparated(.switchCaseItemList, of: .switchCaseItem) { parser in
      parser.matchingPattern(.matching)
      if parser.at(.where) { parser.whereClause() }
    }
  }

  /// switch-default-label → "default" ":"
  private mutating func switchDefaultLabel() {
    let start = mark
    expect(.default)
    expect(.colon)
    finish(.switchDefaultLabel, start)
  }
}

extension Cursor {
  /// Whether a case of a `switch` begins here, given that the cursor is in one.
  var atStartOfSwitchCase: Bool {
    guard at(.atSign) else { return at(.case, .default) }
    var cursor = self
    _ = cursor.skipAttributeList()
    // An attribute before the closing brace is that of a case still to be written.
    return cursor.at(.case, .default, .rightBrace)
  }

  /// Whether the statements of a case of a `switch` end here.
  var atEndOfSwitchCaseBody: Bool {
    at(.rightBrace) || atEndOfIfConfigClauseBody || atStartOfConditionalSwitchCases
  }

  /// Whether a case of a `switch`, or an `#if` whose first clause with content begins with one, is
  /// here.
  private var atStartOfConditionalSwitchCases: Bool {
    guard at(.poundIf) else { return atStartOfSwitchCase }
    var cursor = self
    repeat {
      cursor.skip()
      cursor.skipUntilEndOfLine()
    } while cursor.at(.poundIf, .poundElseif, .poundElse)
    return cursor.atStartOfSwitchCase
  }
}
