import Rewriter

/// Which condition leads to a place, in the words of a report.
struct PathCondition {
  static let selfIsGone = "when 'self' is nil"
  static let errorIsCaught = "when 'try?' catches an error"
  static let errorIsThrown = "on a path that throws"
  /// Have: Task { completion(try await load()) }
  static let errorIsLost = "when the code in a closure throws"
  /// Have: switch event { case .loaded: completion(); default: break }, where others may be no end
  static let isDefault = "in 'default: …'"

  /// `when 'code' is nil`: what is said of a statement that leaves a function.
  let text: String

  init(of statement: Node) {
    for ancestor in statement.ancestors {
      if let guarding = ancestor.as(GuardStmt.self) {
        text = Self.failure(of: guarding.conditions)
        return
      }
      if let branch = ancestor.as(IfExpr.self) {
        let isElse = branch.elseBody.map { Self.isInside(statement, $0) } ?? false
        text =
          isElse ? Self.failure(of: branch.conditions) : Self.success(of: branch.conditions)
        return
      }
      if let single = ancestor.as(SwitchCase.self) {
        text = "in '\(Self.short(single.label?.text ?? "")) …'"
        return
      }
      if ancestor.is(.catchClause) {
        text = "when an error is thrown"
        return
      }
      if ancestor.isFunctionLike { break }
    }
    text = "before '\(Self.short(statement.text))'"
  }

  private static func isInside(_ node: Node, _ other: Node) -> Bool {
    other.range.lowerBound <= node.range.lowerBound
      && node.range.upperBound <= other.range.upperBound
  }

  static func failure(of conditions: ConditionElementList?) -> String {
    if let value = onlyBoundValue(of: conditions) {
      return value == "self" ? selfIsGone : "when '\(value)' is nil"
    }
    if let match = onlyMatch(of: conditions) {
      return "when '\(match.value)' isn't '\(match.pattern)'"
    }
    let text = short(conditions?.text ?? "")
    return bindsValue(conditions)
      ? "when a condition of '\(text)' isn't met" : "when '\(text)' is false"
  }

  /// Whether one of several conditions is none that is true or false: `let code, code > 1`
  private static func bindsValue(_ conditions: ConditionElementList?) -> Bool {
    conditions?.node.elements(ConditionElement.self).contains {
      $0.condition?.is(.optionalBindingCondition) == true
        || $0.condition?.is(.matchingPatternCondition) == true
    } ?? false
  }

  static func success(of conditions: ConditionElementList?) -> String {
    if let value = onlyBoundValue(of: conditions) { return "when '\(value)' isn't nil" }
    if let match = onlyMatch(of: conditions) {
      return "when '\(match.value)' is '\(match.pattern)'"
    }
    let text = short(conditions?.text ?? "")
    return bindsValue(conditions)
      ? "when all conditions of '\(text)' are met" : "when '\(text)' is true"
  }

  /// `code` of `if let code`, `load()` of `if let code = load()`.
  private static func onlyBoundValue(of conditions: ConditionElementList?) -> String? {
    let binding = only(conditions)?.as(OptionalBindingCondition.self)
    return (binding?.initializer?.value?.text ?? binding?.pattern?.text).map(short)
  }

  /// Have: if case .done(let value) = result
  private static func onlyMatch(
    of conditions: ConditionElementList?,
  ) -> (value: String, pattern: String)? {
    guard let match = only(conditions)?.as(MatchingPatternCondition.self),
      let value = match.initializer?.value?.text, let pattern = match.pattern?.text
    else { return nil }
    return (short(value), short(pattern))
  }

  private static func only(_ conditions: ConditionElementList?) -> Node? {
    let elements = conditions?.node.elements(ConditionElement.self) ?? []
    return elements.count == 1 ? elements[0].condition : nil
  }

  /// What an optional receiver leaves open: `when 'self' is nil`; `nil` if there is none.
  static func gap(inCalleeOf call: FunctionCallExpr) -> String? {
    guard let callee = call.calledExpression else { return nil }
    let chain = callee.descendantsAndSelf { $0.is(.closureExpr) || $0.is(.labeledExprList) }
    guard let optional = chain.lazy.compactMap({ $0.as(OptionalChainingExpr.self) }).first,
      let base = optional.expression
    else { return nil }
    return base.text == "self" ? selfIsGone : "when '\(short(base.text))' is nil"
  }

  /// The text in one line, as far as a reader needs it.
  static func short(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 60 ? words : words.prefix(57) + "…"
  }
}
