import Rewriter

/// The first statement of a handler, where it guards against the error, which its `else` reads:
/// `guard error == nil else { show(error!); return }`, `guard let data else { completion(.failure(error!)); return }`.
///
/// The `else` becomes a `catch`, and what the conditions unwrap is no longer optional.
struct ErrorGuard {
  private let caught: CaughtError
  private let given: HandlerParameters

  /// The reads in the conditions.
  private let met: [Node]

  /// What changes in the `else`, where the error is no longer optional.
  private let edits: [Edit]

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    let selfGuard = SelfGuard(first: handler.statements.first, in: context)
    let statements = handler.statements.dropFirst(selfGuard == nil ? 0 : 1)
    guard let item = statements.first, let statement = item.item?.as(GuardStmt.self),
      let error = given.error, let name = error.name, handler.dollarReads.isEmpty,
      let body = statement.body, let keyword = statement.guardKeyword,
      let brace = body.leftBrace, let first = item.node.firstToken,
      !context.tree.hasComment(in: first.leadingTrivia),
      !context.tree.hasComment(between: keyword, and: brace),
      let met = statement.valuesMet(of: given)
    else { return nil }
    let reads = error.reads.filter { !met.contains($0) }
    let values = given.values.flatMap(\.reads).filter { !met.contains($0) }
    guard reads.allSatisfy(body.node.encloses), !values.contains(where: body.node.encloses)
    else { return nil }
    var edits: [Edit] = []
    for read in reads {
      guard let unwrapping = read.edits(unwrapping: name, in: context) else { return nil }
      edits += unwrapping
    }
    caught = CaughtError(
      block: body, name: name, statements: Array(statements), selfGuard: selfGuard,
      needless: NeedlessGuard(among: statements.dropFirst(), given, in: context),
      handler: handler)
    self.given = given
    self.met = met
    self.edits = edits
  }

  /// `nil` where a value may be missing although there is no error.
  func form(_ awaited: AwaitedValues, _ delivering: DeliveringBlocks) -> HandlerForm? {
    guard !awaited.twin.result.contains("?"),
      var form = caught.form(given, meeting: met, awaited, delivering)
    else { return nil }
    // What only throws the error again is gone.
    if form.depth > 0 { form.edits += edits }
    return form
  }
}

extension Node {
  /// What changes at a read of an error which is no longer optional; `nil` where the code needs an optional.
  func edits(unwrapping name: String, in context: Context) -> [Edit]? {
    // Have: error!.localizedDescription
    if let mark = parent?.as(ForceUnwrapExpr.self)?.exclamationMark { return [.delete(mark.range)] }
    // Have: error?.localizedDescription ?? "unknown"
    if let mark = parent?.as(OptionalChainingExpr.self)?.questionMark {
      return endOfMembers.editsAsValue.map { [.delete(mark.range)] + $0 }
    }
    // Have: if let error { show(error) }
    if let branch = ancestors.first(where: { $0.is(.ifExpr) })?.as(IfExpr.self),
      branch.conditions?.node.encloses(self) == true
    {
      return branch.edits(unwrapping: name, in: context)
    }
    return editsAsValue
  }

  /// The whole of `error?.localizedDescription`, around its first operand.
  private var endOfMembers: Node {
    var end = self
    while let parent = end.parent,
      parent.is(.optionalChainingExpr) || parent.as(MemberAccessExpr.self)?.base == end
        || parent.as(FunctionCallExpr.self)?.calledExpression == end
    {
      end = parent
    }
    return end
  }

  /// What changes around a value which is no longer optional; `nil` where the code needs an optional.
  private var editsAsValue: [Edit]? {
    guard let parent else { return nil }
    if let list = parent.as(ExprList.self)?.node, list.parent?.is(.sequenceExpr) == true {
      var terms = Array(list.children)
      // Have: lastError = error
      if terms.count > 2, terms[1].is(.assignmentExpr) { terms.removeFirst(2) }
      guard terms.first == self else { return nil }
      if terms.count == 1 { return [] }
      guard terms.count == 3 else { return nil }
      // Have: error ?? Failure.unknown
      if terms[1].text == "??" { return [.delete(range.upperBound..<terms[2].range.upperBound)] }
      // Have: error as? URLError
      return terms[1].is(.unresolvedAsExpr) && ["as?", "as"].contains(terms[1].text)
        && (terms[1].text == "as?" || terms[2].text == "Any") ? [] : nil
    }
    guard parent.is(.labeledExpr), let around = parent.parent?.parent else { return nil }
    return around.is(.functionCallExpr) || around.is(.expressionSegment) ? [] : nil
  }
}

extension IfExpr {
  /// The statements alone, where the condition is only that there is an error.
  fileprivate func edits(unwrapping name: String, in context: Context) -> [Edit]? {
    let tree = context.tree
    guard let condition = conditions?.node.elements(ConditionElement.self).first?.condition,
      conditions?.node.elements(ConditionElement.self).count == 1,
      let binding = condition.as(OptionalBindingCondition.self), binding.typeAnnotation == nil,
      binding.bindingSpecifier?.kind == .let, binding.pattern?.firstToken?.name == name,
      let item = node.ancestors.lazy.compactMap({ $0.as(CodeBlockItem.self) }).first,
      item.range == range, let list = item.node.parent?.elements(CodeBlockItem.self),
      let kept = body?.statements?.node, let first = kept.firstToken, let keyword = ifKeyword,
      let last = kept.lastToken, let end = list.last, let behind = end.node.lastToken,
      !kept.hasMultilineString, !tree.hasComment(between: keyword, and: first),
      !tree.hasComment(in: first.leadingTrivia)
    else { return nil }
    let statements = kept.elements(CodeBlockItem.self)
    let leaves = statements.last?.item?.is(.returnStmt) == true
    let rest = list.filter { $0.range.lowerBound > range.lowerBound }
    let declares = statements.contains {
      $0.item?.declaredNamesAsStatement.isEmpty == false
    }
    guard leaves || !declares || rest.allSatisfy({ $0.item?.is(.returnStmt) == true })
    else { return nil }
    let outer = leaves ? range.lowerBound..<end.range.upperBound : range
    guard let gone = leaves ? behind : node.lastToken, !tree.hasComment(between: last, and: gone)
    else { return nil }
    return [.delete(outer.lowerBound..<kept.range.lowerBound)]
      + tree.edits(takingLast: tree.depth(of: kept, below: node), ofBlanksIn: kept.range)
      + [.delete(kept.range.upperBound..<outer.upperBound)]
  }
}
