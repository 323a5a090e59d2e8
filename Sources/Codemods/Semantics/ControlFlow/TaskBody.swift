import Rewriter

/// The body of a closure that is to run in a task, and what in it decides about the form.
struct TaskBody {
  let closure: ClosureExpr
  let context: Context

  init(of closure: ClosureExpr, in context: Context) {
    self.closure = closure
    self.context = context
  }

  /// What runs in the closure itself, without closures, functions and types declared in it.
  var ownNodes: [Node] { Self.ownNodes(of: closure.node) }

  /// The first name in the body that is not, or may not be, available in asynchronous code.
  var noasyncName: String? { context.noasyncName(in: [closure.node]) }

  /// What runs with the code of the node, without closures, functions and types declared in it; what closures capture
  /// is asked for where they are formed.
  static func ownNodes(of code: Node) -> [Node] {
    let nodes = code.descendantsAndSelf {
      $0.is(.closureExpr) || $0.is(.functionDecl) || $0.declaredTypeName != nil
    }
    let captures = nodes.compactMap { node in
      node == code ? nil : node.as(ClosureExpr.self)?.signature?.capture?.node
    }
    return nodes + captures.flatMap(ownNodes)
  }
}

extension TaskBody {
  /// Whether the closure uses a `self` that a closure around it captures weakly, and captures
  /// nothing itself. The hop then captures it weakly too: in Swift 6 a captured weak variable is
  /// shared.
  var needsWeakSelf: Bool {
    closure.signature?.capture == nil && isInWeakSelfClosure && usesOptionalSelf
  }

  /// Whether the nearest closure around captures it. Through a closure between them that is `@Sendable` and
  /// captures nothing itself, a capture by name is an error (measured), and none warns no more than before.
  private var isInWeakSelfClosure: Bool {
    for ancestor in closure.node.ancestors {
      if ancestor.declaredTypeName != nil { return false }
      guard let around = ancestor.as(ClosureExpr.self) else { continue }
      let capture = around.signature?.capture?.captures
        .first { $0.name?.kind == .selfKeyword }
      return capture?.specifier?.specifier?.kind == .weak
    }
    return false
  }

  private var usesOptionalSelf: Bool {
    let nodes = closure.node.descendantsAndSelf { node in
      node.declaredTypeName != nil || node.as(ClosureExpr.self)?.capturesSelf == true
    }
    return nodes.contains { node in
      if let chaining = node.as(OptionalChainingExpr.self) {
        return chaining.expression?.isSelfReference == true
      }
      if let binding = node.as(OptionalBindingCondition.self) {
        return binding.initializer?.value?.isSelfReference
          ?? (binding.pattern?.firstToken?.kind == .selfKeyword)
      }
      return false
    }
  }
}

extension ClosureExpr {
  fileprivate var capturesSelf: Bool {
    signature?.capture?.captures.contains { $0.name?.kind == .selfKeyword } == true
  }
}

extension TaskBody {
  /// Whether the closure's value, which a task passes on, may be one that is not Sendable.
  var mayHaveNonSendableValue: Bool {
    guard closure.signature?.returnClause == nil, let statements = closure.statements else {
      return false
    }
    return StatementValue(in: context).mayBeNonSendable(ofList: statements.node)
  }
}

/// What the value of a closure's statements may be.
struct StatementValue {
  private let context: Context

  init(in context: Context) { self.context = context }

  /// Only a body of one statement has a value; one in `#if` counts as such.
  func mayBeNonSendable(ofList list: Node) -> Bool {
    let items = list.elements(CodeBlockItem.self).compactMap(\.item)
    let plain = items.filter { !$0.is(.ifConfigDecl) }
    guard plain.count <= 1 else { return false }
    let clauses = items.flatMap { item in
      item.is(.ifConfigDecl)
        ? item.descendantsAndSelf { $0.is(.codeBlockItemList) }.filter { $0.is(.codeBlockItemList) }
        : []
    }
    return plain.contains(where: mayBeNonSendable(ofStatement:))
      || clauses.contains(where: mayBeNonSendable(ofList:))
  }

  func mayBeNonSendable(ofStatement statement: Node) -> Bool {
    switch statement.kind {
    case .expressionStmt:
      guard let expression = statement.as(ExpressionStmt.self)?.expression else { return false }
      return mayBeNonSendable(ofStatement: expression)
    case .ifExpr, .switchExpr:
      guard let branches = branches(of: statement), branches.allSatisfy(hasValue) else {
        return false
      }
      return branches.contains(where: mayBeNonSendable(ofList:))
    default:
      return statement.kind.isExpr
        && !ValueKnowledge(in: context).isKnownSendable(statement)
    }
  }

  /// Whether the list is one expression: otherwise no branch beside it has a value either.
  private func hasValue(_ list: Node) -> Bool {
    let items = list.elements(CodeBlockItem.self).compactMap(\.item)
    return items.count == 1 && items.allSatisfy { $0.kind.isExpr || $0.is(.expressionStmt) }
  }

  /// The statements of the branches; `nil` if there is a way around them, so that there is no
  /// value.
  private func branches(of expression: Node) -> [Node]? {
    if let branching = expression.as(SwitchExpr.self) {
      let cases = branching.cases?.node.descendantsAndSelf { $0.is(.switchCase) } ?? []
      return cases.compactMap { $0.as(SwitchCase.self)?.statements?.node }
    }
    guard let branching = expression.as(IfExpr.self), let rest = branching.elseBody,
      let first = branching.body?.statements?.node
    else { return nil }
    let others = rest.as(CodeBlock.self).map { [$0.statements?.node].compactMap(\.self) }
    return (others ?? branches(of: rest)).flatMap { $0.isEmpty ? nil : [first] + $0 }
  }
}
