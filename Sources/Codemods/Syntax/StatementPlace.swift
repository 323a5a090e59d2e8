import Rewriter

/// Where an expression of type `Void` stands, and so what may take its place.
enum StatementPlace {
  /// A statement of its own.
  case statement(CodeBlockItem)
  /// `return expression`.
  case returned(Statement)
  /// Part of an expression.
  case used

  init(of expression: Node) {
    guard let parent = expression.parent else {
      self = .used
      return
    }
    if let item = parent.as(CodeBlockItem.self) {
      self = item.valueUse == .used ? .used : .statement(item)
    } else if parent.is(.returnStmt), let item = parent.parent?.as(CodeBlockItem.self),
      parent.returnsVoidIfSaid
    {
      self = .returned(Statement(item: item))
    } else {
      self = .used
    }
  }
}

extension StatementPlace {
  /// Whether it is a statement that has its lines for itself.
  var standsAloneOnItsLines: Bool {
    switch self {
    case .statement(let item): Statement(item: item).standsAloneOnItsLines
    case .returned(let statement): statement.standsAloneOnItsLines
    case .used: false
    }
  }
}

/// A statement and the lines it is on.
struct Statement {
  let item: CodeBlockItem

  /// Whether nothing but blanks stands before it on its first line and behind it on its last.
  var standsAloneOnItsLines: Bool {
    let bytes = item.node.tree.source.bytes
    let range = item.range.indices
    let before = bytes[..<range.lowerBound].reversed().first { !$0.isBlank }
    let after = bytes[range.upperBound...].first { !$0.isBlank }
    return (before?.isLineBreak ?? true) && (after?.isLineBreak ?? true) && item.semicolon == nil
  }
}

/// What becomes of a statement's value.
enum ValueUse: Equatable {
  /// Nobody looks at it.
  case discarded
  /// It is the value of the closure, whose only statement it is.
  case result(of: Node)
  /// It is the value of an `if` or `switch` expression, or the result of a function that is not `Void`.
  case used
}

extension CodeBlockItem {
  var valueUse: ValueUse {
    guard let list = node.parent, let owner = list.parent, isOnlyItem(of: list) else {
      return .discarded
    }
    switch owner.kind {
    case .closureExpr:
      return .result(of: owner)
    case .ifConfigClause:
      let item = owner.ancestors.first { $0.is(.codeBlockItem) }?.as(CodeBlockItem.self)
      return item?.valueUse ?? .discarded
    case .codeBlock:
      return owner.parent?.as(IfExpr.self).map(Self.valueUse(ofBranchOf:))
        ?? Self.valueUse(ofBodyOf: owner.parent)
    case .accessorBlock:
      return Self.valueUse(ofBodyOf: owner)
    case .switchCase:
      let expression = owner.ancestors.first { $0.is(.switchExpr) }
      return expression.map(Self.valueUse(ofBranching:)) ?? .discarded
    default:
      return .discarded
    }
  }

  /// `func f() -> Any { statement }` returns the statement's value.
  private static func valueUse(ofBodyOf owner: Node?) -> ValueUse {
    owner?.declaredResult.map { TypeSpelling($0.text).isVoid } ?? true ? .discarded : .used
  }

  /// Whether the statement is all there is between its braces.
  var isAlone: Bool { node.parent.map(isOnlyItem) ?? false }

  /// A list with an `#if` may have one item for one compiler and none for another.
  private func isOnlyItem(of list: Node) -> Bool {
    list.children.allSatisfy { $0 == node || $0.children.first?.is(.ifConfigDecl) == true }
  }

  /// An `if` has a value only with an `else` at the end of the chain.
  private static func valueUse(ofBranchOf branch: IfExpr) -> ValueUse {
    var last = branch
    while let next = last.elseBody?.as(IfExpr.self) { last = next }
    guard last.elseBody != nil else { return .discarded }
    var first = branch.node
    while let outer = first.parent, outer.is(.ifExpr) { first = outer }
    return valueUse(ofBranching: first)
  }

  private static func valueUse(ofBranching expression: Node) -> ValueUse {
    guard let statement = expression.parent else { return .used }
    let item = statement.is(.expressionStmt) ? statement.parent : statement
    return item?.as(CodeBlockItem.self)?.valueUse ?? .used
  }
}

extension Node {
  /// Whether the function, getter or closure around does not say that it returns anything but `Void`.
  fileprivate var returnsVoidIfSaid: Bool {
    for ancestor in ancestors {
      let result = ancestor.declaredResult
      if let result { return TypeSpelling(result.text).isVoid }
      switch ancestor.kind {
      case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return true
      default: continue
      }
    }
    return true
  }

  /// The type that a function, getter, subscript or closure is declared to return.
  var declaredResult: Node? {
    switch kind {
    case .functionDecl: self.as(FunctionDecl.self)?.signature?.returnClause?.type
    case .closureExpr: self.as(ClosureExpr.self)?.signature?.returnClause?.type
    case .subscriptDecl: self.as(SubscriptDecl.self)?.returnClause?.type
    case .patternBinding: self.as(PatternBinding.self)?.typeAnnotation?.type
    case .accessorBlock: parent?.declaredResult
    case .accessorDecl where self.as(AccessorDecl.self)?.accessorSpecifier?.text == "get":
      ancestors.first { $0.is(.accessorBlock) }?.declaredResult
    default: nil
    }
  }
}
