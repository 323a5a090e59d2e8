import Rewriter

/// The edits around a call that is awaited in a task: the handler's statements become the task's.
struct AwaitedCallText {
  private let site: AsyncTwinCall
  private let form: HandlerForm
  private let context: Context

  /// Where the handler's statements may begin.
  private let opening: ByteOffset

  /// The handler's closing brace.
  private let brace: Token

  init(site: AsyncTwinCall, form: HandlerForm, context: Context) throws(LeftAlone) {
    guard let opening = site.handler.opening, let brace = site.handler.closure.rightBrace else {
      throw LeftAlone(reason: "its end is missing")
    }
    self.site = site
    self.form = form
    self.context = context
    self.opening = opening
    self.brace = brace
    try check()
  }

  private func check() throws(LeftAlone) {
    let arguments = site.call.arguments?.arguments ?? []
    let isLast =
      site.call.trailingClosure?.node == site.handler.closure.node
      || site.call.trailingClosure == nil
        && arguments.last?.expression == site.handler.closure.node
    guard isLast, site.call.additionalTrailingClosures == nil else {
      throw LeftAlone(reason: "it is not the last argument")
    }
    guard site.twin.takesTheSame, !site.twin.isProperty else {
      throw LeftAlone(reason: "'\(site.twin.asyncFunction)' takes other arguments")
    }
    let isOnLines = context.tree.source.bytes[kept.indices].contains(where: \.isLineBreak)
    if isOnLines || site.handler.excess > 0,
      site.call.node.tokens.contains(where: { $0.text == "\"\"\"" })
    {
      throw LeftAlone(reason: "its lines would move, and hold text of several lines")
    }
    guard let first = site.handler.closure.leftBrace,
      !context.tree.hasComment(between: lastKept, and: first)
    else { throw LeftAlone(reason: "a comment stands in front of it") }
  }

  var edits: [Edit] {
    callEdits + (isOnOneLine ? editsOnOneLine : editsOnLines)
  }

  /// The last token of the call that stays in front of the handler.
  private var lastKept: Token {
    let call = site.call
    let arguments = call.arguments?.arguments ?? []
    let last = call.trailingClosure == nil ? arguments.dropLast().last?.expression : nil
    let paren = call.trailingClosure == nil ? call.leftParen : call.rightParen
    return last?.lastToken ?? paren ?? call.calledExpression?.lastToken ?? brace
  }

  private var kept: Range<ByteOffset> { site.call.range.lowerBound..<lastKept.range.upperBound }

  /// What closes the call: its own parenthesis stays with a trailing closure.
  private var closing: String {
    guard site.call.trailingClosure != nil else { return ")" }
    return site.call.rightParen == nil ? "()" : ""
  }

  /// The name of the asynchronous function, and what is behind the handler.
  private var callEdits: [Edit] {
    var edits: [Edit] = []
    if let name = site.call.calledExpression?.lastToken, name.name != site.twin.asyncBaseName {
      edits.append(Edit(replace: name.range, with: site.twin.asyncBaseName))
    }
    if site.call.trailingClosure == nil {
      edits.append(.delete(brace.range.upperBound..<site.call.range.upperBound))
    }
    return edits
  }

  private var head: String {
    let captures = site.handler.captureList.map { $0 + " " } ?? ""
    return "Task { @MainActor \(captures)in"
  }

  private var isOnOneLine: Bool {
    !context.tree.source.bytes[opening.value..<brace.range.lowerBound.value]
      .contains(where: \.isLineBreak)
  }

  /// Have: `f { x in⏎ … ⏎}`. The statements stay where they are.
  private var editsOnLines: [Edit] {
    let source = context.tree.source
    let start = site.call.range.lowerBound
    let line = Indentation(ofLineAt: start, in: source)
    let unit = Indentation.unit(of: source)
    let before = head + line.lineEnding + line.blanks + unit + form.text.before
    return [.insert(before, at: start)] + Indentation.deepen(linesIn: kept, of: source, by: unit)
      + [Edit(replace: kept.upperBound..<opening, with: closing + form.text.after)]
  }

  /// Have: `f { x in … }`. An empty handler stays on the line.
  private var editsOnOneLine: [Edit] {
    let source = context.tree.source
    let start = site.call.range.lowerBound
    let behind = closing + form.text.after
    guard let statements = site.handler.closure.statements else {
      return [
        .insert(head + " " + form.text.before, at: start),
        Edit(replace: kept.upperBound..<brace.range.lowerBound, with: behind + " "),
      ]
    }
    let line = Indentation(ofLineAt: start, in: source)
    let unit = Indentation.unit(of: source)
    let outer = line.lineEnding + line.blanks
    return [
      .insert(head + outer + unit + form.text.before, at: start),
      Edit(
        replace: kept.upperBound..<statements.range.lowerBound, with: behind + outer + unit),
      Edit(replace: statements.range.upperBound..<brace.range.lowerBound, with: outer),
    ] + Indentation.deepen(linesIn: kept, of: source, by: unit)
  }
}
