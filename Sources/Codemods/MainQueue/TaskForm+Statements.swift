import Rewriter

/// How a closure's statements stand between its braces.
private enum StatementLayout {
  /// On lines of their own.
  case onLines
  /// All on one line, which may become several.
  case onOneLine
  /// Behind the brace on a line that has to stay whole.
  case inline
}

extension TaskForm {
  /// The statements that are written around the closure's own.
  var statementEdits: [Edit] {
    guard !firstStatements.isEmpty, let first = closure.statements?.node.firstToken,
      let brace = closure.rightBrace, let opening
    else { return [] }
    switch layout(opening: opening, first: first, brace: brace) {
    case .onLines: return editsOnLines(opening: opening, first: first)
    case .onOneLine: return editsOnOneLine(opening: opening, first: first, brace: brace)
    case .inline: return editsInline(opening: opening, first: first)
    }
  }

  /// Where the head of the closure ends: after `in`, or after the brace.
  private var opening: ByteOffset? {
    (closure.signature?.inKeyword ?? closure.leftBrace)?.range.upperBound
  }

  private func layout(opening: ByteOffset, first: Token, brace: Token) -> StatementLayout {
    let bytes = context.tree.source.bytes
    if bytes[opening.value..<first.range.lowerBound.value].contains(where: \.isLineBreak) {
      return .onLines
    }
    let isOnOneLine = !bytes[opening.value..<brace.range.lowerBound.value]
      .contains(where: \.isLineBreak)
    let hasComment =
      context.tree.hasComment(in: first.leadingTrivia)
      || context.tree.hasComment(in: brace.leadingTrivia)
    let standsAlone =
      statement.map { Statement(item: $0).standsAloneOnItsLines }
      ?? StatementPlace(of: call.node).standsAloneOnItsLines
    return isOnOneLine && !hasComment && standsAlone ? .onOneLine : .inline
  }
}

extension TaskForm {
  /// A name that nothing in the closure has.
  func unusedName(_ best: String, _ others: String...) -> String {
    let taken = closure.node.identifiers
    return NewName.first(of: best, others) { !taken.contains($0) }
  }

  private func editsOnLines(opening: ByteOffset, first: Token) -> [Edit] {
    let source = context.tree.source
    let line = Indentation(ofLineAt: first.range.lowerBound, in: source)
    let blanks = line.blanks.dropLast(excessDepth)
    let text = firstStatements.map { line.lineEnding + blanks + $0 }.joined()
    return [.insert(text, at: source.endOfLine(behind: opening))]
  }

  private func editsOnOneLine(opening: ByteOffset, first: Token, brace: Token) -> [Edit] {
    let source = context.tree.source
    let outer = Indentation(ofLineAt: call.range.lowerBound, in: source)
    let inner = outer.deeper(by: Indentation.unit(of: source, at: call.range.lowerBound))
    let head = inner.lines(firstStatements) + inner.lineBreak
    return [
      Edit(replace: opening..<first.range.lowerBound, with: head),
      Edit(replace: brace.leadingTrivia, with: outer.lineBreak),
    ]
  }

  private func editsInline(opening: ByteOffset, first: Token) -> [Edit] {
    let text = firstStatements.joined(separator: "; ") + ";"
    let space = opening == first.range.lowerBound ? " " : ""
    return [.insert(" " + text + space, at: opening)]
  }
}
