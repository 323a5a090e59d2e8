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
    guard !firstStatements.isEmpty || isBodyNested, let first = closure.statements?.node.firstToken,
      let brace = closure.rightBrace, let opening
    else { return [] }
    switch layout(opening: opening, first: first, brace: brace) {
    case .onLines: return editsOnLines(opening: opening, first: first, brace: brace)
    case .onOneLine: return editsOnOneLine(opening: opening, first: first, brace: brace)
    case .inline: return editsInline(opening: opening, first: first, brace: brace)
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
  /// `let body: @MainActor () -> Void = {`; captures of `self` are repeated: they allow an implicit
  /// `self`, and a weak one would be a variable that both closures share.
  private var nestedHead: String {
    let capture = closure.signature?.capture?.captures.first { $0.name?.kind == .selfKeyword }
    let isWeak = capture?.specifier != nil || TaskBody(of: closure, in: context).needsWeakSelf
    let head = ClosureHead(captures: isWeak ? ["weak self"] : capture == nil ? [] : ["self"])
    return "let \(nestedName): @MainActor () -> Void = " + head.opening
  }

  /// A name that the closure doesn't use.
  private var nestedName: String { unusedName("body", "work", "synchronousBody") }

  /// A name that nothing in the closure has.
  func unusedName(_ best: String, _ others: String...) -> String {
    let taken = closure.node.identifiers
    return NewName.first(of: best, others) { !taken.contains($0) }
  }

  /// What is written before the closure's statements, line by line.
  private var leadingLines: [String] {
    firstStatements + (isBodyNested ? [nestedHead] : [])
  }

  private func editsOnLines(opening: ByteOffset, first: Token, brace: Token) -> [Edit] {
    let source = context.tree.source
    let line = Indentation(ofLineAt: first.range.lowerBound, in: source)
    let blanks = line.blanks.dropLast(excessDepth)
    let text = leadingLines.map { line.lineEnding + blanks + $0 }.joined()
    let opening = source.endOfLine(behind: opening)
    let edits = [Edit.insert(text, at: opening)]
    guard isBodyNested else { return edits }
    let call = "}" + line.lineBreak + nestedName + "()"
    let end = brace.range.lowerBound
    let start = end - source.bytes.blanks(before: end)
    let isFirstOnLine = start.value == 0 || source.bytes[start.value - 1].isLineBreak
    let deeper = source.deepening(opening..<start)
    if isFirstOnLine {
      return edits + deeper + [.insert(line.blanks + call + line.lineEnding, at: start)]
    }
    let outer = Indentation(ofLineAt: self.call.range.lowerBound, in: source)
    let closing = line.lineBreak + call + line.lineEnding + outer.blanks
    return edits + deeper + [Edit(replace: start..<end, with: closing)]
  }

  private func editsOnOneLine(opening: ByteOffset, first: Token, brace: Token) -> [Edit] {
    let source = context.tree.source
    let outer = Indentation(ofLineAt: call.range.lowerBound, in: source)
    let inner = outer.deeper(by: Indentation.unit(of: source, at: call.range.lowerBound))
    let head = inner.lines(leadingLines) + (isBodyNested ? " " : inner.lineBreak)
    let tail = isBodyNested ? " }" + inner.lineBreak + nestedName + "()" : ""
    return [
      Edit(replace: opening..<first.range.lowerBound, with: head),
      Edit(replace: brace.leadingTrivia, with: tail + outer.lineBreak),
    ]
  }

  private func editsInline(opening: ByteOffset, first: Token, brace: Token) -> [Edit] {
    let source = context.tree.source
    let text = leadingLines.joined(separator: "; ") + (isBodyNested ? "" : ";")
    let space = opening == first.range.lowerBound ? " " : ""
    let edits = [Edit.insert(" " + text + space, at: opening)]
    guard isBodyNested else { return edits }
    let end = source.bytes[brace.range.lowerBound.value - 1].isBlank ? "" : " "
    return edits + [.insert("\(end)}; \(nestedName)() ", at: brace.range.lowerBound)]
  }
}

extension [UInt8] {
  /// How many blanks stand directly before the offset.
  fileprivate func blanks(before offset: ByteOffset) -> Int {
    self[..<offset.value].reversed().prefix(while: \.isBlank).count
  }
}
