import Rewriter

/// The values that `if let` and `guard let` bind for nothing but what goes: all that is left of a binding is whether
/// there is a value.
///
/// Have: if let core { center.removeObserver(self, name: .changed, object: core) }
struct UnusedBindings {
  /// What goes.
  let removed: [Node]

  /// `let core = self.core` → `self.core != nil`
  var edits: [Edit] {
    var conditions: [OptionalBindingCondition] = []
    for reference in removed.flatMap(\.descendantsAndSelf) {
      guard let condition = reference.conditionThatBindsIt,
        !conditions.contains(where: { $0.node == condition.node }), isUnused(condition)
      else { continue }
      conditions.append(condition)
    }
    return conditions.compactMap(edit)
  }

  private func isUnused(_ condition: OptionalBindingCondition) -> Bool {
    guard let name = condition.boundName, let scope = condition.node.scopeOfBinding else {
      return false
    }
    return !scope.tokens.contains { token in
      token.name == name && token.range.lowerBound >= condition.range.upperBound
        && token.previous?.kind != .period
        && !removed.contains { $0.range.contains(token.range) }
    }
  }

  private func edit(of condition: OptionalBindingCondition) -> Edit? {
    guard let name = condition.boundName, condition.typeAnnotation == nil else { return nil }
    guard let value = condition.initializer?.value else {
      return Edit(replace: condition.range, with: "\(name) != nil")
    }
    guard value.isPostfix, let start = condition.node.firstToken, let end = value.firstToken,
      !value.tree.hasComment(between: start, and: end)
    else { return nil }
    return Edit(replace: condition.range, with: "\(value.text) != nil")
  }
}

extension OptionalBindingCondition {
  /// `a` of `let a = b` and `let a`.
  fileprivate var boundName: String? {
    // Without a name, `self` is said by every member.
    guard bindingSpecifier?.kind == .let,
      let name = pattern?.as(IdentifierPattern.self)?.identifier?.name, name != "self"
    else { return nil }
    return name
  }
}

extension Node {
  fileprivate var conditionThatBindsIt: OptionalBindingCondition? {
    referencedName.flatMap { LocalDeclaration($0, at: self) }?.declaration
      .as(OptionalBindingCondition.self)
  }

  /// Where the names of a condition may be used; `nil` for a loop's.
  fileprivate var scopeOfBinding: Node? {
    let statement = ancestors.first { $0.is(.ifExpr) || $0.is(.guardStmt) || $0.is(.whileStmt) }
    guard let statement else { return nil }
    switch statement.kind {
    case .ifExpr: return statement
    case .guardStmt: return statement.ancestors.first { $0.is(.codeBlockItemList) }
    default: return nil
    }
  }
}
