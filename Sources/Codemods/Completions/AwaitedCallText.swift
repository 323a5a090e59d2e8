import Rewriter

/// The edits around a call that is awaited: the handler's statements become those of a task, or follow the
/// call where it stands.
struct AwaitedCallText {
  let site: AsyncTwinCall
  let statement: HandlerCallStatement
  let spelling: AsyncSpelling
  let form: HandlerForm

  /// `Task { @MainActor in`; `nil` where the call is awaited where it stands.
  let head: String?

  let context: Context

  private let closure: ClosureExpr

  /// Where the handler's statements may begin.
  private let opening: ByteOffset

  /// The handler's closing brace.
  let brace: Token

  /// How many blanks the line loses.
  private let outdent: Int

  init(
    site: AsyncTwinCall, statement: HandlerCallStatement, spelling: AsyncSpelling,
    form: HandlerForm, head: String?, outdent: Int = 0, context: Context,
  ) throws(Refusal) {
    guard let opening = site.handler.opening, let closure = site.handler.closure,
      let brace = form.branches?.end ?? closure.rightBrace
    else {
      throw Refusal(.incompleteCode, "the end of the call is missing")
    }
    self.site = site
    self.closure = closure
    self.statement = statement
    self.spelling = spelling
    self.form = form
    self.head = head
    self.context = context
    self.opening = opening
    self.brace = brace
    self.outdent = outdent
    try check()
  }

  private func check() throws(Refusal) {
    let arguments = site.call.arguments?.arguments ?? []
    let isLast =
      site.call.trailingClosure?.node == closure.node
      || site.call.trailingClosure == nil
        && arguments.last?.expression == closure.node
    guard
      site.handler.isPair
        ? site.isPairLast
        : (isLast || canMoveArgumentsBehind) && site.call.additionalTrailingClosures == nil
    else {
      throw Refusal(
        .noMatchingVersion,
        site.call.additionalTrailingClosures == nil
          ? "the completion handler isn't the last argument"
          : "another trailing closure comes before the handler; keep the handler, or put that closure in parentheses"
      )
    }
    let isOnLines = context.tree.source.bytes[kept.indices].contains(where: \.isLineBreak)
    if isOnLines || shiftOfBody != 0, site.call.node.hasMultilineString {
      throw Refusal(.sharedLine, "the call has a multiline string, whose lines would move")
    }
    if isEmpty, context.tree.hasComment(in: brace.leadingTrivia) {
      throw Refusal(.commentInTheWay, "the completion handler contains only a comment")
    }
    guard let first = closure.leftBrace, let last = statement.node.lastToken else { return }
    let isCommented =
      context.tree.hasComment(between: lastKept, and: first)
      || isCommentedInFront
      || closure.signature?.inKeyword.map { context.tree.hasComment(between: first, and: $0) }
        == true
      || brace.index != last.index && context.tree.hasComment(between: brace, and: last)
    if isCommented || hasCommentOnLineOfBrace {
      throw Refusal(
        .commentInTheWay, "a comment next to the handler's braces would be lost; move it")
    }
    if let name = shadowedName {
      throw Refusal(
        .handlerParameters,
        "'\(name)' is a parameter of the handler, and also used in the call; rename it")
    }
  }

  /// Whether the arguments behind the handler are those of one line, which come up as they are.
  private var canMoveArgumentsBehind: Bool {
    guard site.isHandlerNamed, let first = site.argumentsBehind.first,
      let last = site.argumentsBehind.last, let paren = site.call.rightParen
    else { return false }
    let range = first.range.lowerBound..<last.range.upperBound
    return !hasLineBreak(in: range) && !context.tree.source.isFirstOnLine(paren.range.lowerBound)
      && !form.edits.contains { range.contains($0.range.lowerBound) }
  }

  /// A name that is declared in front of the call, which means another thing by it.
  private var shadowedName: String? {
    guard !form.leadingLines.isEmpty else { return nil }
    let code = site.handler.code
    let used = site.call.node.descendantsAndSelf { code.contains($0) }
      .filter { !code.contains($0) }.compactMap(\.referencedName)
    return form.names.first(where: used.contains)
  }

  /// Have: load { value in /* why */ show(value) }
  private var hasCommentOnLineOfBrace: Bool {
    guard let first = closure.statements?.node.firstToken else { return false }
    return beginsAtOpening && context.tree.hasComment(in: first.leadingTrivia)
      || endsAtBrace && context.tree.hasComment(in: brace.leadingTrivia)
  }

  /// Have: let task = /* why */ session.dataTask(…)
  private var isCommentedInFront: Bool {
    guard let start = replaced?.firstToken ?? statement.node.firstToken,
      let call = site.call.node.firstToken, start.index != call.index
    else { return false }
    return context.tree.hasComment(between: start, and: call)
  }

  /// `_ = ` where the value of the task would be taken for something.
  private var discarding: String {
    replaced?.discarding ?? (statement.isResult(in: context) ? "_ = " : "")
  }

  /// What goes; `nil` where that is a constant.
  private var replaced: ReplacedCall? {
    statement.node.as(FunctionCallExpr.self).map { ReplacedCall(call: $0, context: context) }
  }

  var edits: [Edit] { openingEdits + closingEdits }

  /// Those up to the handler's statements, and in them.
  var openingEdits: [Edit] {
    blockEdits + [Edit(replace: start..<site.call.range.lowerBound, with: textBefore)]
      + spelling.edits + [joint.map(Edit.delete)].compactMap(\.self) + editsOfKeptLines
      + [Edit(replace: kept.upperBound..<resumption, with: textBehind)]
      + form.edits
      + form.blocks.map { Edit(replace: $0.range, with: $0.head + $0.lines.map(placed).joined()) }
      + statement.edits + (replaced?.returnEdits ?? []) + editsOfLastBranch
  }

  /// The lines of the call behind its first one go where that goes: each level deeper, or with the arguments that stand
  /// below the first one.
  private var editsOfKeptLines: [Edit] {
    let source = context.tree.source
    let levels = (head == nil ? 0 : 1) + form.depth
    let deeper = String(repeating: unit, count: levels)
    let lines = Indentation.deepen(linesIn: kept, of: source, by: deeper.isEmpty ? unit : deeper)
      .map(\.range.lowerBound)
      .filter { $0 > kept.lowerBound && joint?.contains($0) != true }
    let growth = columnOfCall - source.column(of: site.call.range.lowerBound)
    let column = site.call.leftParen.map { source.column(of: $0.range.upperBound) }
    return lines.compactMap { line in
      let blanks = Indentation(ofLineAt: line, in: source).blanks
      let isAligned = blanks.utf8.count == column && !blanks.contains("\t") && growth > 0
      let added = isAligned ? String(repeating: " ", count: growth) : deeper
      return added.isEmpty ? nil : .insert(added, at: line)
    }
  }

  /// Where the call begins then.
  private var columnOfCall: Int {
    let levels = (head == nil ? 0 : 1) + form.depth
    return line.blanks.utf8.count + levels * unit.utf8.count + form.before.utf8.count
  }

  /// How many blanks the lines of the handler lose.
  var shiftOfBody: Int {
    let source = context.tree.source
    if let branches = form.branches, !branches.isRethrowing { return shiftOfBranches }
    guard head == nil else { return max(0, blanks(at: endOfLines) - blanks(at: start)) }
    guard !isOnOneLine, let first = site.handler.statements.first else { return 0 }
    return max(0, blanks(at: first.range.lowerBound, in: source) - blanks(at: start))
  }

  /// The same for two closures that become branches, whose lines may also have to move to the right.
  private var shiftOfBranches: Int {
    let source = context.tree.source
    let first = site.handler.statements.first { source.isFirstOnLine($0.range.lowerBound) }
    guard let first else { return 0 }
    let levels = (head == nil ? 0 : 1) + form.depth
    let target = line.blanks.utf8.count + outdent + levels * unit.utf8.count
    return blanks(at: first.range.lowerBound) - target
  }

  /// Between what the body of a function, branch or closure of one line stands, which gets several.
  ///
  /// Have: func f() { load { print($0) } }
  private var shortBlock: (left: Token, right: Token)? {
    guard !staysOnOneLine, let item = statement.node.parent, item.is(.codeBlockItem),
      let list = item.parent, list.children.allSatisfy({ $0 == item }), let block = list.parent,
      let (left, right) = block.bounds, left.range.upperBound < start,
      statement.node.range.upperBound < right.range.lowerBound,
      !block.text.contains(where: \.isLineBreak),
      let first = statement.node.firstToken, let last = statement.node.lastToken,
      !context.tree.hasComment(between: left, and: first),
      !context.tree.hasComment(between: last, and: right)
    else { return nil }
    return (left, right)
  }

  private var blockEdits: [Edit] {
    guard let (left, right) = shortBlock else { return [] }
    let end = statement.node.range.upperBound
    return [
      Edit(
        replace: left.range.upperBound..<start, with: line.lineBreak),
      Edit(
        replace: end..<right.range.lowerBound,
        with: line.lineEnding + line.blanks.dropLast(unit.utf8.count)),
    ]
  }

  private var start: ByteOffset {
    replaced?.firstToken?.range.lowerBound ?? statement.node.range.lowerBound
  }

  /// What stands where the handler's lines begin: its closing brace, or the line of the closure where the brace
  /// does not stand first in its own.
  ///
  /// Have: an argument in a line of its own, as far to the right as the first one, in front of ` { error in`.
  private var endOfLines: ByteOffset {
    let isFirst = context.tree.source.isFirstOnLine(brace.range.lowerBound)
    return isFirst ? brace.range.lowerBound : closure.range.lowerBound
  }

  private func blanks(at offset: ByteOffset) -> Int {
    blanks(at: offset, in: context.tree.source)
  }

  private func blanks(at offset: ByteOffset, in source: SourceFile) -> Int {
    Indentation(ofLineAt: offset, in: source).blanks.utf8.count
  }

  private var lastKept: Token { spelling.lastKept(of: site) ?? brace }

  private var kept: Range<ByteOffset> { site.call.range.lowerBound..<lastKept.range.upperBound }

  /// Whether the handler's first statement stands on the line of its `in`.
  private var beginsAtOpening: Bool {
    guard let statements = closure.statements else { return isOnOneLine }
    return !hasLineBreak(in: opening..<statements.range.lowerBound)
  }

  /// Whether the handler's last statement stands on the line of its brace.
  private var endsAtBrace: Bool {
    guard let statements = closure.statements else { return isOnOneLine }
    return !hasLineBreak(in: statements.range.upperBound..<brace.range.lowerBound)
  }

  private func hasLineBreak(in range: Range<ByteOffset>) -> Bool {
    context.tree.source.bytes[range.indices].contains(where: \.isLineBreak)
  }

  private var isOnOneLine: Bool {
    !hasLineBreak(in: opening..<brace.range.lowerBound)
  }

  /// The line break in front of the arguments, which goes: without the handler, they fit on the line of the call.
  ///
  /// Have: popTemplate(
  ///   animated: true,
  ///   completion: { … })
  private var joint: Range<ByteOffset>? {
    let arguments = site.keptArguments
    guard !site.isHandlerTrailing, site.argumentsBehind.isEmpty, let open = site.call.leftParen,
      let first = arguments.first, let last = arguments.last?.expression,
      case let gap = open.range.upperBound..<first.range.lowerBound, hasLineBreak(in: gap),
      first.node.firstToken.map({ !context.tree.hasComment(in: $0.leadingTrivia) }) == true,
      case let text = first.range.lowerBound..<last.range.upperBound, !hasLineBreak(in: text),
      !hasLineBreak(in: start..<open.range.upperBound)
    else { return nil }
    let source = context.tree.source
    let parts = [replaced?.discarding ?? "", form.before, form.after, ")"]
    let levels = ((head == nil ? 0 : 1) + form.depth) * unit.utf8.count
    let width =
      line.blanks.utf8.count + levels + parts.map(\.utf8.count).reduce(0, +)
      + source.text(start..<open.range.upperBound).utf8.count + text.byteCount
    return width > source.longLine ? nil : gap
  }

  /// What closes the call, in a line of its own where it stood in one.
  private var closing: String {
    let text = spelling.closing(of: site)
    guard !site.isHandlerTrailing, !spelling.twin.isProperty, joint == nil,
      let paren = site.call.rightParen, let open = site.call.leftParen,
      context.tree.source.isFirstOnLine(paren.range.lowerBound),
      hasLineBreak(in: open.range.upperBound..<kept.upperBound)
    else { return text }
    return lineStart(deeper: form.depth) + text
  }
}

extension AwaitedCallText {
  private var line: Indentation {
    let line = Indentation(ofLineAt: start, in: context.tree.source)
    let blanks = line.blanks.dropping(outdent, unit) + (shortBlock == nil ? "" : unit)
    return Indentation(blanks: String(blanks), lineEnding: line.lineEnding)
  }

  private var unit: String { Indentation.unit(of: context.tree.source, at: start) }

  /// The beginning of a line of the form.
  private func lineStart(deeper levels: Int = 0) -> String {
    line.lineBreak
      + String(repeating: unit, count: levels + (head == nil ? 0 : 1))
  }

  /// A line of the form as it is to be written, with its beginning.
  private func placed(_ text: String) -> String {
    let spaces = text.prefix { $0 == " " }.count
    return lineStart(deeper: spaces / 2) + text.dropFirst(spaces)
  }

  /// Whether the handler has nothing that is kept: in a task, comments in lines of their own are.
  private var isEmpty: Bool {
    closure.statements == nil
      && (head == nil || isOnOneLine || !context.tree.hasComment(in: brace.leadingTrivia))
  }

  /// A task of one line stays one, unless that gets too long.
  private var staysOnOneLine: Bool {
    isEmpty && form.leadingLines.isEmpty && form.trailingLines.isEmpty && !isTooLongForOneLine
  }

  /// Whether a task on one line is longer than what fits.
  private var isTooLongForOneLine: Bool {
    guard let head, !hasLineBreak(in: kept) else { return false }
    let source = context.tree.source
    let parts = [
      replaced?.discarding ?? "", head, form.before, spelling.closing(of: site), form.after,
    ]
    let width = source.column(of: start) + parts.map(\.utf8.count).reduce(0, +) + kept.byteCount
    return width + "  }".utf8.count > source.longLine
  }

  private var textBefore: String {
    var text = form.leadingLines.map(placed).joined()
    if head != nil || !text.isEmpty {
      text += staysOnOneLine ? " " : lineStart(deeper: form.depth)
    }
    // Where the call is awaited in place, its line has begun already.
    if head == nil, !text.isEmpty { text = String(text.drop { $0.isWhitespace }) }
    return (head.map { discarding + $0 } ?? "") + text + form.before
  }

  /// Where the handler's own text goes on, up to its closing brace, or to what goes with that.
  var body: Range<ByteOffset> {
    let end = head == nil ? closingRange.lowerBound : brace.range.lowerBound
    return min(resumption, end)..<end
  }

  /// What stands between the call and the handler's own text.
  var replacedRange: Range<ByteOffset> { kept.upperBound..<max(resumption, kept.upperBound) }

  private var resumption: ByteOffset {
    if let resumption = form.resumption { return resumption }
    if isEmpty { return brace.range.lowerBound }
    guard beginsAtOpening, let statements = closure.statements else { return opening }
    return statements.range.lowerBound
  }

  private var textBehind: String {
    let text = closing + form.after + form.trailingLines.map(placed).joined()
    if form.resumption != nil { return text }
    if isEmpty {
      guard head != nil else { return text }
      return text + (staysOnOneLine ? " " : line.lineBreak)
    }
    return beginsAtOpening ? text + lineStart() : text
  }

  /// What is behind the handler's statements.
  private var closingEdits: [Edit] {
    let end = statement.node.range.upperBound
    guard head != nil else { return [.delete(closingRange)] }
    var edits: [Edit] = []
    if brace.range.upperBound < end { edits.append(.delete(brace.range.upperBound..<end)) }
    if form.branches == nil, endsAtBrace, let statements = closure.statements {
      edits.append(
        Edit(
          replace: statements.range.upperBound..<brace.range.lowerBound,
          with: line.lineBreak))
    }
    return edits
  }

  /// The brace of the `do` statement, in front of the one that ends the task.
  private var editsOfLastBranch: [Edit] {
    guard let start = form.branches?.endOfLast else { return [] }
    let text = placed("}") + (head == nil ? "" : line.lineBreak)
    return [Edit(replace: start..<brace.range.lowerBound, with: text)]
  }

  /// What goes behind the statements of a call that is awaited in its place.
  var closingRange: Range<ByteOffset> {
    (closingStart ?? brace.range.lowerBound)..<statement.node.range.upperBound
  }

  /// Where the text begins that goes with the closing brace.
  private var closingStart: ByteOffset? {
    guard let statements = closure.statements, form.branches == nil else { return nil }
    return context.tree.hasComment(in: brace.leadingTrivia)
      ? context.tree.removal(of: brace).lowerBound : statements.range.upperBound
  }
}

extension String {
  /// The blanks of a line with fewer of them, or with more for a count below zero.
  func dropping(_ count: Int, _ unit: String) -> String {
    let blank = unit.hasPrefix("\t") ? "\t" : " "
    return count < 0
      ? self + String(repeating: blank, count: -count) : String(dropLast(count))
  }
}

extension AsyncTwinCall {
  /// Whether the call's last arguments are the two closures, first the one for what was asked for.
  fileprivate var isPairLast: Bool {
    let parts = handler.code + [handler.passedFailure].compactMap(\.self)
    return call.allArguments.suffix(2).compactMap(\.expression) == parts
  }
}

extension Node {
  /// The tokens around the statements of a block or closure.
  fileprivate var bounds: (left: Token, right: Token)? {
    let block = self.as(CodeBlock.self)
    let closure = self.as(ClosureExpr.self)
    guard let left = block?.leftBrace ?? closure?.signature?.inKeyword ?? closure?.leftBrace,
      let right = block?.rightBrace ?? closure?.rightBrace
    else { return nil }
    return (left, right)
  }
}
