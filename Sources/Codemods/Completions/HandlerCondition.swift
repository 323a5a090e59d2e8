import Rewriter

/// The first statement of a handler, where its conditions unwrap what comes and want no error:
/// `guard let data, error == nil, let http = response as? HTTPURLResponse else { … }`.
///
/// Nothing else looks at the error, so that `try?` says all: `guard let (data, response) = try? await f(), …`.
struct HandlerCondition {
  private let given: HandlerParameters
  private let closure: ClosureExpr
  private let list: Node
  private let statement: Node

  /// The conditions that the awaited call stands for.
  private let met: [ConditionElement]

  /// The others.
  private let others: [ConditionElement]

  /// The reads of parameters that are part of the conditions which go.
  private let goneReads: [Node]

  /// Whether all that is asked is whether there is an error.
  ///
  /// Have: guard error != nil else { return }
  private let asksForError: Bool

  /// What asks for `self`, which the handler does in front of the conditions.
  private var askingForSelf: [Edit] = []

  init?(of handler: CompletionHandler, _ given: HandlerParameters, in context: Context) {
    let selfGuard = SelfGuard(first: handler.statements.first, in: context)
    let statements = handler.statements.dropFirst(selfGuard == nil ? 0 : 1)
    guard let item = statements.first, var statement = item.item,
      handler.dollarReads.isEmpty, let opening = handler.opening,
      let first = item.node.firstToken
    else { return nil }
    if let expression = statement.as(ExpressionStmt.self)?.expression { statement = expression }
    let conditions =
      statement.as(IfExpr.self)?.conditions?.node ?? statement.as(GuardStmt.self)?.conditions?.node
    guard let closure = handler.closure, let list = conditions,
      !context.tree.hasComment(in: first.leadingTrivia),
      !list.tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) }),
      opening < first.range.lowerBound
    else { return nil }
    if let selfGuard {
      guard let guarding = statement.as(GuardStmt.self), guarding.body?.onlyReturns == true else {
        return nil
      }
      let rest = statements.dropFirst().map(\.node)
      askingForSelf = rest.isEmpty ? [] : [selfGuard.edit(behind: item.node, for: rest)]
    }
    self.given = given
    self.closure = closure
    self.list = list
    self.statement = statement
    let all = list.elements(ConditionElement.self)
    let errorThatIsThere = all.count == 1 ? Self.errorThatIsThere(in: all[0], of: given) : nil
    asksForError = errorThatIsThere != nil
    let kinds = all.map { errorThatIsThere ?? Self.read(in: $0, of: given) }
    met = zip(all, kinds).filter { $0.1 != nil }.map(\.0)
    others = zip(all, kinds).filter { $0.1 == nil }.map(\.0)
    goneReads = kinds.compactMap(\.self)
  }

  /// The parameter that the condition unwraps, or compares with `nil`; `nil` for any other condition.
  static func read(in element: ConditionElement, of given: HandlerParameters) -> Node? {
    guard let condition = element.condition else { return nil }
    if let binding = condition.as(OptionalBindingCondition.self) {
      return given.values.lazy.filter(\.type.isOptional).compactMap { value in
        value.name.flatMap { name in
          value.reads.first { binding.isUnwrapping($0, as: name) }
        }
      }.first
    }
    guard condition.is(.sequenceExpr) || condition.is(.infixOperatorExpr) else { return nil }
    let parts = condition.tokens.map(\.text)
    guard parts.count == 3, parts[1] == "==", parts.contains("nil") else { return nil }
    return given.error?.reads.first { condition.encloses($0) }
  }

  /// The error that the condition wants: `error != nil`.
  private static func errorThatIsThere(
    in element: ConditionElement, of given: HandlerParameters,
  ) -> Node? {
    let parts = element.condition?.tokens.map(\.text) ?? []
    guard parts.count == 3, parts[1] == "!=", parts.contains("nil") else { return nil }
    return given.error?.reads.first { element.node.encloses($0) }
  }

  /// `nil` where something else reads what only the conditions knew.
  func form(_ awaited: AwaitedValues) -> HandlerForm? {
    guard !met.isEmpty, isErrorDone, let first = list.firstToken, let keyword = statement.firstToken
    else { return nil }
    var bound: [String?] = []
    for value in given.values {
      let rest = value.reads.filter { !goneReads.contains($0) }
      let isUnwrapped = rest.count < value.reads.count
      guard
        rest.allSatisfy({ isInReach($0) && (isUnwrapped || !value.type.isOptional || $0.isCast) })
      else { return nil }
      let isBound = !rest.isEmpty || isUnwrapped && value.name.map(isNamed) == true
      bound.append(isBound ? value.name : nil)
    }
    let isEmpty = bound.allSatisfy { $0 == nil }
    // What is optional itself may be nil without an error.
    if isEmpty, awaited.isOptional { return nil }
    if !isEmpty, asksForError { return nil }
    let names = bound.map { $0 ?? "_" }
    let pattern = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let keywords = keyword.text + gap(behind: keyword)
    var form =
      isEmpty
      ? HandlerForm(
        before: keywords + "(try? await ", after: asksForError ? ") == nil" : ") != nil")
      : HandlerForm(before: keywords + "let \(pattern) = try? await ")
    if statement.is(.guardStmt) { form.names = bound.compactMap(\.self) }
    place(&form, first: first)
    form.edits += askingForSelf
    form.movesLines = !askingForSelf.isEmpty
    return form
  }

  /// Whether something behind the conditions has the name: that is then what one of them bound.
  private func isNamed(_ name: String) -> Bool {
    guard let body = closure.statements?.node else { return false }
    return body.tokens.contains { token in
      token.kind.isIdentifier && token.name == name
        && !met.contains { $0.range.contains(token.range.lowerBound) }
    }
  }

  /// Whether the conditions are all that looks at the error.
  private var isErrorDone: Bool {
    given.error?.reads.allSatisfy(goneReads.contains) ?? true
  }

  /// Whether the place sees what the conditions bind.
  private func isInReach(_ node: Node) -> Bool {
    if others.contains(where: { $0.node.encloses(node) }) { return true }
    if let branch = statement.as(IfExpr.self) { return branch.body?.node.encloses(node) == true }
    return !statement.encloses(node)
  }

  /// What stands between the keyword and the first condition: a blank, or a line break.
  private func gap(behind keyword: Token) -> String {
    list.tree.source.text(keyword.range.upperBound..<list.range.lowerBound)
  }

  /// What stands between two conditions: a blank, or a line break.
  private func gap(behind element: ConditionElement) -> String? {
    guard let next = element.trailingComma?.next else { return nil }
    return list.tree.source.text(element.range.upperBound..<next.range.lowerBound)
  }

  /// The conditions that go are the first ones, or stand among others.
  private func place(_ form: inout HandlerForm, first: Token) {
    guard let next = others.first else {
      form.resumption = list.range.upperBound
      return
    }
    let leading = met.filter { $0.range.lowerBound < next.range.lowerBound }
    let all = list.elements(ConditionElement.self)
    if let lineBreak = all.lazy.compactMap(gap).first(where: { $0.contains(where: \.isLineBreak) }),
      isLong(form, before: next)
    {
      form.after += "," + lineBreak
      form.resumption = next.range.lowerBound
    } else if let comma = leading.last?.trailingComma {
      form.resumption = comma.range.lowerBound
    } else {
      form.resumption = first.range.lowerBound
      form.after += "," + (statement.firstToken.map(gap) ?? " ")
    }
    for element in met where element.range.lowerBound > next.range.lowerBound {
      guard let place = all.firstIndex(where: { $0.node == element.node }), place > 0 else {
        continue
      }
      let beginsLine = gap(behind: all[place - 1])?.contains(where: \.isLineBreak) == true
      let endsLine = gap(behind: element)?.contains(where: \.isLineBreak) != false
      if beginsLine, !endsLine, let next = element.trailingComma?.next {
        form.edits.append(.delete(element.range.lowerBound..<next.range.lowerBound))
        continue
      }
      // With the comma in front of it.
      let end =
        element.trailingComma == nil
        ? element.range.upperBound : element.condition?.range.upperBound
      let start = all[place - 1].trailingComma?.range.lowerBound
      if let start, let end { form.edits.append(.delete(start..<end)) }
    }
  }

  /// Whether the first line of the conditions would be longer than most are with the call in it.
  private func isLong(_ form: HandlerForm, before next: ConditionElement) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: closure), call.trailingClosure != nil else {
      return false
    }
    let source = list.tree.source
    let text = source.text(call.range.lowerBound..<closure.range.lowerBound)
    guard !text.contains(where: \.isLineBreak) else { return false }
    let rest = source.text(next.range.lowerBound..<list.range.upperBound)
      .prefix { !$0.isLineBreak }
    let blanks = Indentation(ofLineAt: list.range.lowerBound, in: source).blanks.count
    return blanks + form.before.count + text.count + form.after.count + rest.count > 100
  }
}

extension HandlerParameters {
  /// What changes where each read of the error is a condition that it is `nil`, among others of which one unwraps a
  /// value: those say the same. `nil` where something else reads it.
  ///
  /// Have: guard let data, error == nil, response?.isGood == true else { … }
  var editsWithoutChecks: [Edit]? {
    var edits: [Edit] = []
    for read in error?.reads ?? [] {
      guard let element = read.ancestors.lazy.compactMap({ $0.as(ConditionElement.self) }).first,
        HandlerCondition.read(in: element, of: self) == read,
        let all = element.node.parent?.elements(ConditionElement.self),
        all.contains(where: { other in
          HandlerCondition.read(in: other, of: self).map { $0 != read } ?? false
        }),
        let place = all.firstIndex(where: { $0.node == element.node }),
        !element.node.tokens.contains(where: { read.tree.hasComment(in: $0.leadingTrivia) })
      else { return nil }
      let end = element.condition?.range.upperBound ?? element.range.upperBound
      if place > 0, let start = all[place - 1].condition?.range.upperBound {
        edits.append(.delete(start..<end))
      } else if let next = element.trailingComma?.next {
        edits.append(.delete(element.range.lowerBound..<next.range.lowerBound))
      } else {
        return nil
      }
    }
    return edits
  }
}

extension Node {
  /// Whether the node is cast: `x as? T`.
  var isCast: Bool {
    if parent?.is(.exprList) == true, let next = lastToken?.next { return next.kind == .as }
    return false
  }
}
