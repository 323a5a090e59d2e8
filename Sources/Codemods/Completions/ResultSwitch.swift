import Rewriter

/// The first statement of a handler, where it distinguishes success from failure:
/// `switch result { case .success(let title): … case .failure(let error): … }`. Its branches become those of a `do`
/// statement.
struct ResultSwitch {
  private let statement: SwitchExpr
  private let success: Branch
  private let failure: Branch
  private let context: Context

  /// `do`, or `do throws(E)` where the cases have an error of that type.
  private let opening: String

  /// Whether the handler has nothing behind it.
  private let isLast: Bool

  /// The type of the value; `nil` where it can't be written here.
  private let valueType: String?

  /// Short statements in front of it that have nothing to do with the result, and become the first ones of both branches.
  private let prelude: [String]

  /// What a case is for, and does.
  private struct Branch {
    let node: Node
    let label: SwitchCaseLabel
    let statements: CodeBlockItemList

    /// The name of what the case has; `nil` for nothing.
    let name: String?

    /// Whether the statements begin in a line of their own.
    let isOnOwnLines: Bool

    /// `nil` for any other case.
    init?(_ node: Node, isFailure: Bool) {
      guard let branch = node.as(SwitchCase.self), branch.attribute == nil,
        let label = branch.label?.as(SwitchCaseLabel.self), let statements = branch.statements,
        let item = label.caseItems?.node.elements(SwitchCaseItem.self).first,
        label.caseItems?.node.elements(SwitchCaseItem.self).count == 1, item.whereClause == nil,
        let colon = label.colon, let first = statements.node.firstToken,
        let pattern = item.pattern.flatMap(ResultPattern.init), pattern.isFailure == isFailure
      else { return nil }
      self.node = node
      self.label = label
      self.statements = statements
      isOnOwnLines = node.tree.source.bytes[
        colon.range.upperBound.value..<first.range.lowerBound.value
      ].contains(where: \.isLineBreak)
      name = pattern.name
    }

    /// The `break` that says that nothing is to be done.
    var onlyBreak: Node? {
      let items = statements.node.elements(CodeBlockItem.self)
      return items.count == 1 ? items[0].item?.as(BreakStmt.self)?.node : nil
    }

    /// Whether there is nothing but a `break` or a `return`.
    var onlyLeaves: Bool {
      let items = statements.node.elements(CodeBlockItem.self)
      return onlyBreak != nil || items.count == 1 && items[0].node.isPlainReturn
    }

    /// Whether the statements stay where they are, or go.
    var keepsItsLines: Bool { isOnOwnLines || onlyBreak != nil }

    /// Whether there is one statement, of one line, behind the label.
    ///
    /// Have: case .success(let title): self.title = title
    var isShort: Bool {
      !isOnOwnLines && !statements.text.contains(where: \.isLineBreak)
        && statements.node.elements(CodeBlockItem.self).count == 1
    }

    /// Whether a `break` leaves the case from its middle.
    var isLeft: Bool {
      guard onlyBreak == nil else { return false }
      let own = statements.node.descendantsAndSelf { node in
        node.isFunctionLike || [.switchExpr, .forStmt, .whileStmt, .repeatStmt].contains(node.kind)
      }
      return own.contains { $0.is(.breakStmt) || $0.is(.fallThroughStmt) }
    }
  }

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    let prelude = handler.statements.prefix { $0.isShortCall(in: context) }
    guard prelude.count < 3, let first = handler.statements.dropFirst(prelude.count).first?.item,
      prelude.isEmpty || handler.statements.count == prelude.count + 1,
      handler.dollarReads.isEmpty,
      let statement = first.as(SwitchExpr.self)
        ?? first.as(ExpressionStmt.self)?.expression?.as(SwitchExpr.self),
      let subject = statement.subject, let result = given.values.first,
      given.values.count == 1, result.reads == [subject],
      let cases = statement.cases.map({ Array($0.node.children) }), cases.count == 2,
      let success = cases.lazy.compactMap({ Branch($0, isFailure: false) }).first,
      let failure = cases.lazy.compactMap({ Branch($0, isFailure: true) }).first,
      !success.isLeft, !failure.isLeft,
      // What nobody asks for needs no type.
      let opening = failure.name == nil ? "do" : given.openingOfResult(in: context)
    else { return nil }
    self.statement = statement
    self.success = success
    self.failure = failure
    self.context = context
    self.opening = opening
    valueType =
      (try? given.checkTypes(in: context)) == nil ? nil : result.type.genericArguments.first?.text
    self.prelude = prelude.map(\.node.text)
    isLast = handler.statements.count == prelude.count + 1
    // Have: reload(items) in front of `case .success(let items)`
    let bound = [success.name, failure.name, "error"].compactMap(\.self)
    if prelude.contains(where: { $0.node.tokens.contains { bound.contains($0.name) } }) {
      return nil
    }
    if let token = statement.node.firstToken, !prelude.isEmpty,
      context.tree.hasComment(in: token.leadingTrivia)
    {
      return nil
    }
  }

  /// `nil` where a comment would get lost, or a name would mean something else.
  func form(
    _ awaited: AwaitedValues, around call: Node, _ delivering: DeliveringBlocks,
  ) -> HandlerForm? {
    guard !isNamedInCall(call), !bindsNothing(awaited),
      // Have: case .success(let user): let user = user.name
      !success.statements.node.declares([success.name].compactMap(\.self))
    else { return nil }
    if let form = rethrowingForm(awaited, delivering) { return form }
    guard isSuccessFirst else { return failureFirstForm(awaited, delivering) }
    // What a `do` statement throws, its own `catch` gets.
    guard !delivering.mayThrow(success.node) else { return nil }
    return success.keepsItsLines && failure.keepsItsLines
      ? longForm(awaited) : shortForm(awaited)
  }

  private var isSuccessFirst: Bool {
    success.label.range.lowerBound < failure.label.range.lowerBound
  }

  /// The form where the failure is only passed on: an error that is thrown does that by itself.
  private func rethrowingForm(
    _ awaited: AwaitedValues, _ delivering: DeliveringBlocks,
  ) -> HandlerForm? {
    let body = success.statements.node
    guard let error = failure.name, delivering.onlyPassesOn(error, failure.node), prelude.isEmpty,
      success.onlyBreak == nil, let colon = success.label.colon, !body.hasMultilineString,
      !statement.node.tokens.contains(where: { token in
        let isKept =
          success.isOnOwnLines
          ? body.range.contains(token.range.lowerBound)
          : body.range.contains(token.range.lowerBound)
            && token.range.lowerBound > body.range.lowerBound
        return !isKept && context.tree.hasComment(in: token.leadingTrivia)
      })
    else { return nil }
    var form = HandlerForm(before: declaration(awaited) + "try await ")
    form.names = [success.name].compactMap(\.self)
    form.scope = HandlerForm.Scope(list: body, names: form.names, isBesideCall: true)
    form.caught = (failure.node.range, error)
    form.edits = [.delete(body.range.upperBound..<statement.node.range.upperBound)]
    if success.isOnOwnLines {
      form.resumption = colon.range.upperBound
      form.edits += context.tree.edits(
        takingLast: context.tree.depth(of: body, below: statement.node),
        ofBlanksIn: colon.range.upperBound..<body.range.upperBound)
    } else {
      form.resumption = body.range.lowerBound
      form.trailingLines = [""]
    }
    return form
  }

  private func longForm(_ awaited: AwaitedValues) -> HandlerForm? {
    let tokens = statement.node.tokens
    guard let end = success.label.colon, let colon = failure.label.colon,
      let keyword = failure.label.caseKeyword, let edits = outdents,
      !tokens.contains(where: { token in
        token.range.lowerBound < end.range.upperBound
          && context.tree.hasComment(in: token.leadingTrivia)
      }),
      // Have: case .failure( /* why */ let error)
      !failure.label.node.tokens.dropFirst().contains(where: {
        context.tree.hasComment(in: $0.leadingTrivia)
      })
    else { return nil }
    var form = self.form(binding: awaited)
    form.resumption = end.range.upperBound
    form.trailingLines = prelude.map { "  " + $0 }
    form.blocks = [
      (
        range: keyword.range.lowerBound..<colon.range.upperBound, head: "} catch \(caught){",
        lines: prelude.map { "  " + $0 }
      )
    ]
    form.movesLines = !prelude.isEmpty
    form.edits =
      edits
      + [success.onlyBreak, failure.onlyBreak].compactMap(\.self).map { statement in
        .delete(
          (statement.firstToken?.previous ?? end).range.upperBound..<statement.range.upperBound)
      }
    return form
  }

  /// The form that leaves early, as the code does.
  ///
  /// Have: switch result { case .failure(let error): print(error) case .success(let title): self.title = title }
  private func failureFirstForm(
    _ awaited: AwaitedValues, _ delivering: DeliveringBlocks,
  ) -> HandlerForm? {
    let body = success.statements.node
    guard prelude.isEmpty, success.isOnOwnLines, success.onlyBreak == nil,
      failure.isOnOwnLines || failure.onlyLeaves,
      let colon = success.label.colon, !body.hasMultilineString,
      var form = failure.onlyLeaves
        ? guardForm(awaited) : earlyForm(awaited, isLeft: delivering.leaves(failure.node)),
      !statement.node.tokens.contains(where: { token in
        !body.range.contains(token.range.lowerBound)
          && !failure.statements.range.contains(token.range.lowerBound)
          && context.tree.hasComment(in: token.leadingTrivia)
      })
    else { return nil }
    form.names = [success.name].compactMap(\.self)
    form.scope = HandlerForm.Scope(list: body, names: form.names, isBesideCall: true)
    form.edits.append(.delete(body.range.upperBound..<statement.node.range.upperBound))
    form.edits += context.tree.edits(
      takingLast: context.tree.depth(of: body, below: statement.node),
      ofBlanksIn: colon.range.upperBound..<body.range.upperBound)
    return form
  }

  /// `guard let title = try? await … else { return }`
  private func guardForm(_ awaited: AwaitedValues) -> HandlerForm? {
    guard isLast || failure.onlyBreak == nil, !awaited.isOptional,
      !failure.node.tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) })
    else { return nil }
    var form =
      success.name.map {
        HandlerForm(before: "guard let \($0) = try? await ", after: " else { return }")
      } ?? HandlerForm(before: "guard (try? await ", after: ") != nil else { return }")
    form.resumption = success.label.colon?.range.upperBound
    return form
  }

  /// `let title: String`, and a `do` statement that sets it, whose `catch` returns.
  private func earlyForm(_ awaited: AwaitedValues, isLeft: Bool) -> HandlerForm? {
    guard let keyword = success.label.caseKeyword, let colon = success.label.colon,
      let start = failure.label.colon?.range.upperBound, !failure.statements.node.hasMultilineString
    else { return nil }
    let leaves = isLeft || failure.statements.node.leavesAtItsEnd
    guard isLast || leaves else { return nil }
    var form = HandlerForm(before: (awaited.isVoid ? "" : "_ = ") + "try await ")
    form.leadingLines = ["\(opening) {"]
    if let name = success.name {
      guard let type = valueType else { return nil }
      form.before = "\(name) = try await "
      form.leadingLines.insert("let \(name): \(type)", at: 0)
    }
    form.depth = 1
    form.resumption = start
    form.trailingLines = ["} catch \(caught){"]
    form.blocks = [(range: keyword.range.lowerBound..<colon.range.upperBound, head: "}", lines: [])]
    if !leaves {
      let end = failure.statements.range.upperBound
      form.blocks.append((range: end..<end, head: "", lines: ["  return"]))
      form.movesLines = true
    }
    let depth = context.tree.depth(of: failure.label.node, below: statement.node)
    form.edits = context.tree.edits(
      takingLast: depth, ofBlanksIn: start..<keyword.range.lowerBound)
    return form
  }

  private func form(binding awaited: AwaitedValues) -> HandlerForm {
    var form = HandlerForm(before: declaration(awaited) + "try await ")
    form.depth = 1
    form.leadingLines = ["\(opening) {"]
    form.scope = HandlerForm.Scope(
      list: success.statements.node, names: [success.name].compactMap(\.self), isBesideCall: false)
    return form
  }

  /// `let title = `
  private func declaration(_ awaited: AwaitedValues) -> String {
    success.name.map { "let \($0) = " } ?? (awaited.isVoid ? "" : "_ = ")
  }

  /// The form for two short cases, whose statements get lines of their own.
  private func shortForm(_ awaited: AwaitedValues) -> HandlerForm? {
    guard prelude.isEmpty, success.isShort, failure.isShort,
      !statement.node.tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) })
    else { return nil }
    let (first, second) = (success.statements.range, failure.statements.range)
    var form = self.form(binding: awaited)
    form.trailingLines = success.onlyBreak == nil ? ["  "] : []
    form.resumption = success.onlyBreak == nil ? first.lowerBound : first.upperBound
    form.blocks = [
      (
        range: first.upperBound..<second.lowerBound, head: "",
        lines: ["} catch \(caught){"] + (failure.onlyBreak == nil ? ["  "] : [])
      )
    ]
    if failure.onlyBreak != nil { form.edits = [.delete(second)] }
    return form
  }

  /// `let failure `, where the case has another name for the error than `catch`.
  private var caught: String {
    failure.statements.node.catchBinding(named: failure.name)
  }

  /// Whether the call has the name that its value gets.
  private func isNamedInCall(_ call: Node) -> Bool {
    guard let name = success.name else { return false }
    return call.descendantsAndSelf { $0.encloses(statement.node) && $0.is(.closureExpr) }
      .contains { $0.referencedName == name }
  }

  /// Have: case .success(let nothing), where the function gives nothing. The compiler warns of such a constant.
  private func bindsNothing(_ awaited: AwaitedValues) -> Bool {
    awaited.isVoid && success.name != nil
  }

  /// Cases that stand deeper than their `switch`, and so their statements, move to the left; `nil` where text of
  /// several lines would.
  private var outdents: [Edit]? {
    let source = context.tree.source
    func blanks(_ offset: ByteOffset) -> Int {
      Indentation(ofLineAt: offset, in: source).blanks.utf8.count
    }
    let depth =
      blanks(failure.label.range.lowerBound) - blanks(statement.node.range.lowerBound)
    guard depth > 0, let start = success.label.colon?.range.upperBound else { return [] }
    guard !statement.node.hasMultilineString else { return nil }
    return statement.node.tree.edits(
      takingLast: depth, ofBlanksIn: start..<failure.statements.node.range.upperBound)
  }
}

extension HandlerParameters {
  /// What begins a `do` whose `catch` gets an error of the type that a `Result` has: in a closure, only what is written
  /// tells the compiler. `nil` where the type cannot be written.
  func openingOfResult(in context: Context) -> String? {
    guard let failure = values.first?.type.genericArguments.last else { return nil }
    if failure.isError { return "do" }
    return isOwn && (try? checkTypes(in: context)) != nil ? "do throws(\(failure.text))" : nil
  }
}

extension CodeBlockItem {
  /// Whether the statement is a call of one line that neither fails nor waits, without closures and comments.
  ///
  /// Have: BatchUpdate.shared.end()
  fileprivate func isShortCall(in context: Context) -> Bool {
    guard let call = item, !call.text.contains(where: \.isLineBreak),
      call.is(.functionCallExpr) || call.as(TryExpr.self)?.questionOrExclamationMark?.text == "?",
      let first = call.firstToken, !context.tree.hasComment(in: first.leadingTrivia)
    else { return false }
    return !call.descendantsAndSelf.contains {
      $0.is(.closureExpr) || $0.is(.awaitExpr)
    }
  }
}

extension Node {
  /// Whether one of the statements in the list declares one of the names; a `guard` may bind it again.
  func declares(_ names: some Collection<String>) -> Bool {
    elements(CodeBlockItem.self).compactMap(\.item).contains { statement in
      !statement.is(.guardStmt)
        && statement.declaredNamesAsStatement.contains(where: names.contains)
    }
  }
}
