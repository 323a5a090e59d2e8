import Rewriter

/// A place in a method that names a stored property of its object.
struct StateUse {
  let name: String

  /// `count`, `self.count`
  let node: Node

  /// Whether the value may change there.
  let changes: Bool

  /// The statement that it is directly in.
  let statement: Node

  init?(_ node: Node, among names: Set<String>, in context: Context) {
    guard let name = node.nameWithoutSelf, names.contains(name),
      let statement = node.ancestors.first(where: { $0.is(.codeBlockItem) })
    else { return nil }
    if node.referencedName != nil {
      guard case .member = context.resolution(of: name, at: node) else { return nil }
    }
    self.name = name
    self.node = node
    self.statement = statement
    changes =
      switch VariableUse(node).effect {
      case .reads: false
      case .changes: true
      case .mayChange:
        context.isKnownValue(node) && MemberUse(of: node, in: context).mayChange
      }
  }

  /// Whether both may be about one value: not `entries[a]` and `entries[b]`.
  func isSameValue(as other: StateUse) -> Bool {
    guard name == other.name else { return false }
    guard let key, let otherKey = other.key else { return true }
    return key == otherKey
  }

  private var key: String? {
    guard let call = node.parent?.as(SubscriptCallExpr.self), call.calledExpression == node else {
      return nil
    }
    return call.arguments?.arguments.first?.expression?.compactText
  }

  /// Whether it happens after the wait: behind it, or since it is assigned what the code waits for.
  func follows(_ wait: Node) -> Bool {
    node.range.lowerBound >= wait.range.upperBound
      || assignment?.encloses(wait) == true && node.range.upperBound <= wait.range.lowerBound
  }

  /// Have: entries[key] = value
  private var assignment: Node? {
    let whole = node.ancestorsAndSelf.first { $0.parent?.is(.exprList) == true }
    return whole?.isAssigned == true ? whole?.parent : nil
  }

  /// Whether a value is assigned that isn't written down there, as `nil`, `true` or an empty collection are.
  var storesValue: Bool { assignedValue.map { !$0.kind.isLiteral } ?? false }

  var storesTrue: Bool { assignedValue?.text == "true" }

  private var assignedValue: Node? {
    let terms = assignment.map { Array($0.children) } ?? []
    return terms.count >= 3 && terms[1].is(.assignmentExpr) ? terms[2] : nil
  }
}

/// What conditions ask.
extension StateUse {
  /// The statements that run only where the condition that the use is in was found to hold, or not to; none for a use
  /// that is in no condition.
  var regions: [[Node]] {
    guard !changes, let condition else { return [] }
    let statement = condition.parent
    if statement?.is(.guardStmt) == true { return [self.statement.siblingsBehind] }
    guard let branching = statement?.as(IfExpr.self), let body = branching.body?.node else {
      return []
    }
    if branching.elseBody == nil, body.leavesItsList { return [self.statement.siblingsBehind] }
    return [body, branching.elseBody].compactMap { $0.map { [$0] } }
  }

  /// The list of conditions that the use is part of.
  private var condition: Node? {
    let around = node.ancestors.prefix { $0 != statement }
    return around.first { $0.is(.conditionElementList) }
  }

  /// Have: if let value = cache[key], guard cache[key] == nil
  var looksForValue: Bool {
    let around = node.ancestors.prefix { !$0.is(.conditionElementList) }
    return around.contains { $0.is(.optionalBindingCondition) }
      || around.contains {
        $0.is(.exprList) && Array($0.children).last?.is(.nilLiteralExpr) == true
      }
      || node.is(.identifierPattern)
  }
}

extension Node {
  fileprivate var leavesItsList: Bool {
    let items = self.as(CodeBlock.self)?.statements?.node.elements(CodeBlockItem.self)
    switch items?.last?.item?.kind {
    case .returnStmt, .throwStmt, .continueStmt, .breakStmt: return true
    default: return false
    }
  }
}

extension NodeKind {
  fileprivate var isLiteral: Bool {
    switch self {
    case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .arrayExpr, .dictionaryExpr:
      true
    default: false
    }
  }
}

extension Context {
  /// Whether the expression has a type that is known to be a value's, so that a method may change it.
  fileprivate func isKnownValue(_ node: Node) -> Bool {
    guard let type = valueType(of: node)?.unwrapped else { return false }
    if type.element != nil || type.dictionaryValue != nil { return true }
    guard let name = type.name else { return false }
    return NameTable.collections.contains(name)
      || project.types[project.resolve(name, inside: type.scope)]?
        .contains { $0.kind == .struct || $0.kind == .enum } == true
  }
}

extension NameTable {
  fileprivate static let collections = NameTable("Swift: Array Dictionary Set String")
}
