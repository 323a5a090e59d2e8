import Rewriter

/// Whether a block does nothing but hand the error, which it has by a name, to the handler of the function around, which
/// throws it in place of that.
typealias RethrowingBlock = (_ block: CodeBlock, _ error: String) -> Bool

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

  /// What a reviewer has to know.
  var concern: String?

  /// Whether lines of the body move elsewhere, or others come between them, as far to the right as these are now.
  var movesLines = false

  /// Whether a `do` statement sets all that the handler was given, of which nothing is simpler than before.
  var restoresParameters = false

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
    in context: Context, rethrowing isRethrowing: RethrowingBlock,
  ) throws(Refusal) {
    let awaited = AwaitedValues(given: given, twin: twin)
    var form = try Self.form(of: handler, given, awaited, in: context, rethrowing: isRethrowing)
    form.edits += given.edits
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
    by twin: AsyncTwin, in context: Context, rethrowing isRethrowing: RethrowingBlock,
  ) throws(Refusal) {
    try self.init(
      of: handler.seenThrough(hop), given: given, by: twin, in: context, rethrowing: isRethrowing)
    guard let resumption, hop.range.contains(resumption), !movesLines else { return nil }
  }

  private static func form(
    of handler: CompletionHandler, _ given: HandlerParameters, _ awaited: AwaitedValues,
    in context: Context, rethrowing isRethrowing: RethrowingBlock,
  ) throws(Refusal) -> HandlerForm {
    guard !given.readNames.isEmpty else { return .discarding(awaited) }
    if let result = given.values.first, result.type.isResult, awaited.twin.isThrowing {
      let form = ResultSwitch(of: handler, given, in: context)?
        .form(awaited, around: handler.closure.callAround)
      if let form { return form }
      return try .wrapping(given, awaited, in: context)
    }
    guard awaited.hasAllValues else {
      throw Refusal(
        .noMatchingVersion,
        "'\(awaited.twin.asyncFunction)' doesn't return all that the handler gets")
    }
    if awaited.twin.isThrowing,
      let form = HandlerCondition(of: handler, given, in: context)?.form(awaited)
    {
      return form
    }
    if !given.isErrorRead, let form = try HandlerForm.valueAlone(given, awaited) { return form }
    if let check = ErrorCheck(of: handler, given, in: context),
      let form = try check.form(given, by: awaited.twin, in: context, rethrowing: isRethrowing)
    {
      return form
    }
    if let form = ErrorGuard(of: handler, given, in: context)?
      .form(awaited, rethrowing: isRethrowing)
    {
      try given.checkTypes(in: context)
      return form
    }
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

extension Node {
  /// The names that the node, as a statement, declares for those behind it.
  var declaredNamesAsStatement: Set<String> {
    switch kind {
    case .variableDecl, .guardStmt:
      let patterns = descendantsAndSelf { $0.is(.codeBlock) || $0.is(.closureExpr) }
      return Set(patterns.filter { $0.is(.identifierPattern) }.compactMap { $0.firstToken?.name })
    case .functionDecl: return Set([self.as(FunctionDecl.self)?.name?.name].compactMap(\.self))
    default: return []
    }
  }
}
