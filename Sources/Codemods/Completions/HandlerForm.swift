import Rewriter

/// How the values of an asynchronous call get the names that the handler's body has for them. The body
/// itself stays as it is.
struct HandlerForm {
  /// The lines above that of the call, the first levels of blanks as two spaces each.
  var leadingLines: [String] = []

  /// How much deeper the call's line is than the statements.
  var depth = 0

  /// What is written in front of the call, and behind it.
  var before: String
  var after = ""

  /// The lines below that of the call.
  var trailingLines: [String] = []

  /// The names that are declared among the statements of the body.
  var names: [String] = []

  /// Where the text goes on behind the call, if not where the body begins.
  var resumption: ByteOffset?

  /// What changes in the body.
  var edits: [Edit] = []

  /// The block that becomes a `catch`, or is gone, and the name that it has for the error: that is there.
  var caught: (block: Range<ByteOffset>, error: String)?

  /// What becomes a text with lines below it, the first levels of blanks as two spaces each.
  var blocks: [(range: Range<ByteOffset>, head: String, lines: [String])] = []

  var scope: Scope?

  /// The statements that stand beside the awaited call then, or in a `do` with it.
  struct Scope {
    let list: Node

    /// What they have from the call.
    let names: [String]

    let isBesideCall: Bool
  }

  /// That two closures become branches, or one of them what follows the call; `nil` for one closure.
  var branches: Branches?

  struct Branches {
    /// Whether nothing is left of the closure for the error.
    let isRethrowing: Bool

    /// The brace behind what is left.
    var end: Token?

    /// Where the statements of the last branch end.
    var endOfLast: ByteOffset?
  }

  /// What a reviewer has to know.
  var concern: String?

  /// Whether lines of the body move elsewhere, or others come between them, as far to the right as these are now.
  var movesLines = false

  /// Why nobody wants a `do` statement that sets all that the handler was given, of which nothing is simpler than before;
  /// `nil` for any other form.
  var gainsNothing: Refusal?

  init(before: String, after: String = "") {
    self.before = before
    self.after = after
  }
}

extension HandlerForm {
  /// The form for a handler whose values are those of the asynchronous function.
  ///
  /// Throws where no form is known to be right.
  init(
    of handler: CompletionHandler, given: HandlerParameters, by twin: AsyncTwin,
    in context: Context, _ delivering: DeliveringBlocks,
  ) throws(Refusal) {
    let awaited = AwaitedValues(given: given, twin: twin)
    var form = try Self.form(of: handler, given, awaited, in: context, delivering)
    let gone = form.edits.map(\.range)
    form.edits += given.edits.filter { edit in
      !gone.contains { $0.contains(edit.range.lowerBound) }
    }
    if let name = form.names.first(where: handler.declares) {
      throw Refusal(
        .handlerParameters, "the completion handler declares another '\(name)'; rename it")
    }
    self = form
  }

  /// The same for the statements of a hop to the main actor that is all that the handler does; `nil` where these deal
  /// with neither errors nor results first.
  init?(
    of handler: CompletionHandler, seeingThrough hop: ClosureExpr, given: HandlerParameters,
    by twin: AsyncTwin, in context: Context, _ delivering: DeliveringBlocks,
  ) throws(Refusal) {
    try self.init(
      of: handler.seenThrough(hop), given: given, by: twin, in: context, delivering)
    guard let resumption, hop.range.contains(resumption), !movesLines else { return nil }
  }

  private static func form(
    of handler: CompletionHandler, _ given: HandlerParameters, _ awaited: AwaitedValues,
    in context: Context, _ delivering: DeliveringBlocks,
  ) throws(Refusal) -> HandlerForm {
    if let pair = PairForm(of: handler, given, awaited, in: context, delivering) {
      return try pair.form()
    }
    guard !given.readNames.isEmpty else { return .discarding(awaited) }
    if let result = given.values.first, result.type.isResult, awaited.twin.isThrowing {
      let around = handler.closure?.callAround
      let form = around.flatMap { call in
        ResultSwitch(of: handler, given, in: context)?.form(awaited, around: call, delivering)
          ?? ResultCase(of: handler, given, in: context)?.form(awaited, around: call)
          ?? ResultUse(of: handler, given, in: context)?.form(awaited, around: call)
      }
      if let form { return form }
      return try .wrapping(given, awaited, in: context)
    }
    guard awaited.hasAllValues else {
      throw Refusal(
        .noMatchingVersion,
        "'\(awaited.twin.asyncFunction)' doesn't return everything that the handler is given; keep the handler"
      )
    }
    if awaited.twin.isThrowing,
      let form = HandlerCondition(of: handler, given, in: context)?.form(awaited)
    {
      return form
    }
    if !given.isErrorRead, let form = try HandlerForm.valueAlone(given, awaited) { return form }
    if let check = ErrorCheck(of: handler, given, in: context),
      let form = try check.form(given, by: awaited.twin, in: context, delivering)
    {
      return form
    }
    if let form = ErrorGuard(of: handler, given, in: context)?
      .form(awaited, delivering)
    {
      try given.checkTypes(in: context)
      return form
    }
    if let form = ValueCheck(of: handler, given, in: context)?.form(awaited, delivering) {
      try given.checkTypes(in: context)
      return form
    }
    if let form = HandlerForm.valuesIfAny(given, awaited) { return form }
    if let form = HandlerForm.successAlone(given, awaited, in: handler) { return form }
    return try .binding(given, awaited, in: context)
  }
}

extension ClosureExpr {
  /// The call that the closure is passed to.
  fileprivate var callAround: Node {
    if case .argument(let call, _) = ClosureUse(of: self) { call.node } else { node }
  }
}

extension CompletionHandler {
  /// Whether a statement of the body, not one inside of another, declares the name: it would then be
  /// declared twice. `guard` may bind it again (measured with Swift 6.3.1).
  fileprivate func declares(_ name: String) -> Bool {
    statements.compactMap(\.item).contains {
      !$0.is(.guardStmt) && $0.declaredNamesAsStatement.contains(name)
    }
  }
}
