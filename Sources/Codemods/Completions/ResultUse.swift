import Rewriter

/// The first statement of a handler, where it gets the value of the result, and nothing else looks at that:
/// `do { let title = try result.get(); … } catch { … }`, `guard let title = try? result.get() else { … }`. The awaited call
/// takes the place of `result.get()`.
struct ResultUse {
  /// What begins the `do` that the statement is in.
  private let opening: [String]

  /// The statement up to the result.
  private let before: Range<ByteOffset>

  /// `result.get()`
  private let value: Node
  private let statement: Node
  private let context: Context

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    guard let first = handler.statements.first, handler.dollarReads.isEmpty,
      let result = given.values.first, given.values.count == 1, result.reads.count == 1,
      let member = result.reads[0].parent?.as(MemberAccessExpr.self), member.name == "get",
      let call = member.node.parent?.as(FunctionCallExpr.self),
      call.calledExpression == member.node,
      call.node.parent?.is(.tryExpr) == true
    else { return nil }
    var item = first
    var opening: [String] = []
    let isTyped = result.type.genericArguments.last?.isError != true
    if let block = first.item?.as(DoStmt.self), let body = block.body, let brace = body.leftBrace,
      let inner = body.statements?.node.elements(CodeBlockItem.self).first
    {
      // What else throws has its 'catch' get any error.
      let head = isTyped && body.throwsOnly(call.node) ? given.openingOfResult(in: context) : "do"
      guard let head, block.throwsClause == nil,
        context.tree.source.isFirstOnLine(inner.range.lowerBound)
      else { return nil }
      let isBelow = context.tree.source.isFirstOnLine(brace.range.lowerBound)
      opening = isBelow ? [head, "{"] : ["\(head) {"]
      item = inner
    }
    guard let statement = item.item, statement.encloses(call.node),
      let start = statement.firstToken, let closing = call.node.lastToken,
      !handler.statements[0].node.tokens.contains(where: { token in
        token.range.lowerBound < closing.range.upperBound
          && context.tree.hasComment(in: token.leadingTrivia)
      }),
      !call.node.ancestors.prefix(while: { $0 != statement }).contains(where: \.isFunctionLike),
      !call.node.ancestors.prefix(while: { $0 != item.node }).contains(where: {
        context.mayTakeAutoclosure($0, at: call.node)
      }),
      case let before = start.range.lowerBound..<call.range.lowerBound,
      !context.tree.source.bytes[before.indices].contains(where: \.isLineBreak)
    else { return nil }
    self.opening = opening
    self.before = before
    self.statement = statement
    self.context = context
    value = call.node
  }

  /// `nil` where the statement binds a name that the call uses, or nothing.
  func form(_ awaited: AwaitedValues, around call: Node) -> HandlerForm? {
    let bound = statement.declaredNamesAsStatement
    let used = call.descendantsAndSelf { $0.encloses(statement) && $0.is(.closureExpr) }
    guard !used.contains(where: { $0.referencedName.map(bound.contains) ?? false }),
      !awaited.isVoid || bound.isEmpty
    else { return nil }
    let isBare = value.parent == statement || value.parent?.parent?.is(.expressionStmt) == true
    let text = context.tree.source.text(before)
    var form = HandlerForm(
      before: (isBare && !awaited.isVoid ? "_ = " : "") + text + "await ")
    form.depth = opening.isEmpty ? 0 : 1
    form.leadingLines = opening
    form.resumption = value.range.upperBound
    return form
  }
}

extension CodeBlock {
  /// Whether nothing else in the block throws than the call, so that it may throw errors of one type.
  fileprivate func throwsOnly(_ call: Node) -> Bool {
    let own = node.descendantsAndSelf { $0.isFunctionLike }
    return own.allSatisfy { node in
      if node.is(.throwStmt) { return false }
      guard let attempt = node.as(TryExpr.self), attempt.questionOrExclamationMark == nil else {
        return true
      }
      return attempt.expression == call
    }
  }
}

extension Context {
  /// Whether the part of the expression in which the node is may be an autoclosure, in which nothing can be awaited.
  ///
  /// Have: XCTAssertEqual(try? result.get(), 2), name ?? (try? result.get())
  fileprivate func mayTakeAutoclosure(_ expression: Node, at node: Node) -> Bool {
    if let call = expression.as(FunctionCallExpr.self), let name = call.calleeName {
      return Self.functionsWithAutoclosures.contains(name) || name.hasPrefix("XCT")
        || (project.functions[name] ?? []).contains { function in
          function.parameters.contains { $0.type.holds("autoclosure") }
        }
    }
    return expression.children.contains { part in
      part.range.upperBound <= node.range.lowerBound
        && ["??", "&&", "||"].contains(part.as(BinaryOperatorExpr.self)?.operator?.text)
    }
  }

  private static let functionsWithAutoclosures: Set = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]
}
