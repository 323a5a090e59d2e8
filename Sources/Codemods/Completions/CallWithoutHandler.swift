import Rewriter

extension AsyncTwinCall {
  /// A call that leaves out the handler of a function of the project that may become asynchronous itself.
  ///
  /// Have: reload(), reload(completion: nil)
  init?(withoutHandler call: FunctionCallExpr, in context: Context) {
    guard let form = AsyncForms(context).form(ofCallWithoutHandler: call) else { return nil }
    self.init(call, leavingOutHandlerOf: form, in: context)
  }

  /// `nil` where the call passes a handler, or means another function.
  init?(
    _ call: FunctionCallExpr, leavingOutHandlerOf form: AsyncForm, in context: Context,
  ) {
    guard form.additionInPlace != nil, form.mayLackHandler, call.trailingClosure == nil,
      let function = CalledOnceCallees(context).onlyFunction(ofCallWithoutClosure: call),
      OwnCallee(function, parameter: form.callee.parameter) == form.callee
    else { return nil }
    let parameters = function.parameters.map {
      CallArguments.Parameter(label: $0.label, takesClosure: true)
    }
    let arguments = CallArguments(of: call)
    let handler = (call.arguments?.arguments ?? []).enumerated().first { index, _ in
      arguments.parameter(for: .parenthesized(index), among: parameters) == form.callee.parameter
    }?.element
    guard handler.map({ $0.expression?.isNil == true }) ?? true else { return nil }
    self.init(call, leavingOutHandlerOf: form, passing: handler)
  }
}

extension SDKCompletionToAsync {
  /// `Task { @MainActor in await reload() }`
  func fixWithoutHandler(
    of statement: HandlerCallStatement, at end: TaskEnd?,
  ) throws(Refusal) -> Finding {
    let place = try TaskIsolation(of: site, statement, at: end, in: context)
    let form = try HandlerForm(of: site, by: site.twins[0], in: context)
    let text = CallWithoutHandlerText(
      site: site, place: place, before: form.before, others: selfEdits(besides: place.taskCaptures),
      context: context)
    if let reason = text.refusal { throw reason }
    let concerns = concernsOfStart(of: statement, at: place)
    let reasons =
      [place.crossing?.concern, place.taskCaptures.concern].compactMap(\.self)
      + concerns.map(\.reason)
    var fix = Fix(
      text.edits, insertedNames: TaskForm.insertedNames,
      countingOn: [site.function.addition].compactMap(\.self))
    if end == nil { fix.startsTasksFor = Set([site.function.addition].compactMap(\.self)) }
    var finding = context.fix(
      site.call.node, "await '\(site.asyncAPI(site.twins[0]))'",
      verdict: reasons.isEmpty ? .safe : .review,
      because: reasons.isEmpty ? nil : reasons.joined(separator: "; "),
      effects: (end == nil ? [.runsLater] : []) + concerns.map(\.effect),
      fix: fix)
    finding.needs = place.crossing?.needs ?? []
    finding.capturesUnknown = place.crossing?.takesUnknown ?? false
    return finding
  }
}

/// The edits around a call without a handler that is awaited, in a task of its own or at the end of another.
private struct CallWithoutHandlerText {
  let site: AsyncTwinCall
  let place: TaskIsolation

  /// `await `, `_ = try? await `
  let before: String

  /// What the task changes in the call.
  let others: [Edit]

  let context: Context

  private var call: FunctionCallExpr { site.call }
  private var source: SourceFile { context.tree.source }

  var refusal: Refusal? {
    if call.node.hasMultilineString, !isOnOneLine {
      return Refusal(.sharedLine, "the call has a multiline string, whose lines would move")
    }
    guard let gone = rangeOfNil else { return nil }
    let isCommented = call.node.tokens.contains {
      $0.range.lowerBound >= gone.lowerBound && $0.range.lowerBound <= gone.upperBound
        && context.tree.hasComment(in: $0.leadingTrivia)
    }
    return isCommented
      ? Refusal(.commentInTheWay, "a comment next to the handler would be lost; move it") : nil
  }

  var edits: [Edit] {
    let own = (rangeOfNil.map { [Edit.delete($0)] } ?? []) + place.taskCaptures.edits
    guard let head = place.head else {
      return own + [Edit(replace: start..<call.range.lowerBound, with: before)]
    }
    let replaced = ReplacedCall(call: call, context: context)
    let broken = brokenBlocks
    let line = broken?.indentation ?? Indentation(ofLineAt: start, in: source)
    let unit = Indentation.unit(of: source, at: start)
    let inside = isOnOneLine ? " " : line.deeper(by: unit).lineBreak
    let lines = place.taskCaptures.leadingLines.map { inside + $0 }.joined()
    let end = isOnOneLine ? " }" : line.lineBreak + "}"
    let opening = Edit(
      replace: start..<call.range.lowerBound,
      with: replaced.discarding + head + lines + inside + before)
    let leaving =
      broken != nil && isReturned
      ? line.lineBreak + "return" : replaced.returnEdits.map(\.replacement).joined()
    return [opening] + own + others + deeperLines(by: unit)
      + [.insert(end + leaving, at: call.range.upperBound)] + (broken?.edits ?? [])
  }

  /// Those of the call but the first one.
  private func deeperLines(by unit: String) -> [Edit] {
    guard !isOnOneLine else { return [] }
    return Indentation.deepen(linesIn: call.range, of: source, by: unit).filter { edit in
      edit.range.lowerBound > call.range.lowerBound
        && rangeOfNil?.contains(edit.range.lowerBound) != true
    }
  }

  private var start: ByteOffset {
    ReplacedCall(call: call, context: context).firstToken?.range.lowerBound
      ?? call.range.lowerBound
  }

  /// Blocks of one line around the call, which get several where it would be too long, or a `return` follows.
  ///
  /// Have: guard isOpen else { return reload() }
  private var brokenBlocks: OneLineBlocks? {
    guard place.head != nil, isReturned || !fits,
      !StatementPlace(of: call.node).standsAloneOnItsLines
    else { return nil }
    return OneLineBlocks(around: call.node)
  }

  private var isReturned: Bool {
    if case .returned = StatementPlace(of: call.node) { true } else { false }
  }

  /// Whether the task is written on one line.
  private var isOnOneLine: Bool {
    place.taskCaptures.leadingLines.isEmpty
      && !source.bytes[call.range.indices].contains(where: \.isLineBreak)
      && (fits || !StatementPlace(of: call.node).standsAloneOnItsLines)
  }

  /// Whether the task is short enough for the line that the call is on.
  private var fits: Bool {
    let added = [place.head ?? "", before, "  }"].map(\.utf8.count).reduce(0, +)
    return source.column(of: start) + added + call.range.byteCount <= source.longLine
  }

  /// `, completion: nil`
  private var rangeOfNil: Range<ByteOffset>? {
    guard let none = site.nilArgument, let arguments = call.arguments?.arguments,
      let index = arguments.firstIndex(where: { $0.node == none.node })
    else { return nil }
    if index + 1 < arguments.count {
      return none.range.lowerBound..<arguments[index + 1].range.lowerBound
    }
    guard index > 0, let value = arguments[index - 1].expression else { return none.range }
    return value.range.upperBound..<none.range.upperBound
  }
}
