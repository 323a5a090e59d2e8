import Rewriter

/// What a closure that captures `self` weakly says of it, in code that has a strong one: without its `?`, and without
/// the statements that unwrap it.
///
/// Have: guard let self else { return }; Task { @MainActor [weak self] in self?.show() }
struct UnwrappedSelf {
  private(set) var edits: [Edit] = []

  /// The conditions and statements that unwrap `self`, up to what follows them.
  private(set) var removed: [Range<ByteOffset>] = []

  /// The bindings of `self` that go, with the statements that they are for.
  private var bindings: [Binding] = []

  private struct Binding {
    let condition: Node
    let list: Node
    let name: String
    /// Where the binding doesn't hold.
    let otherwise: Node?
  }

  var allEdits: [Edit] { edits + removed.map { .delete($0) } }

  /// Whether the statements name members without `self.`, as they may behind `guard let self`.
  private(set) var mayImplySelf = false

  /// What changes where nothing does.
  static let nothing = UnwrappedSelf()

  private init() {}

  /// - Parameter droppable: whether a statement has no use where `self` is there: it calls a handler that is told
  ///   otherwise.
  /// - Returns: `nil` where the closure does something else with an optional `self` than call its members, assign to
  ///   them and leave without one.
  init?(in closure: ClosureExpr, _ tree: Tree, dropping droppable: (Node) -> Bool = { _ in false })
  {
    guard let statements = closure.statements?.node else { return }
    let nodes = statements.descendantsAndSelf(notInside: \.capturesSelf)
    for node in nodes {
      guard let condition = node.as(OptionalBindingCondition.self), condition.bindsSelf else {
        continue
      }
      guard remove(condition, tree, dropping: droppable) else { return nil }
    }
    for node in nodes {
      if isRemoved(node) { continue }
      if let closure = node.as(ClosureExpr.self), closure.node.capturesSelf {
        // What it captures strongly would be no optional in it either.
        guard closure.capturesSelfWeakly || isUnwrapped(at: node), !namesBinding(closure) else {
          return nil
        }
      } else if node.isSelfReference, !isUnwrapped(at: node) {
        guard let chain = node.parent?.as(OptionalChainingExpr.self),
          chain.node.wholeChain.isStatementOrAssigned
            || chain.node.wholeChain.isOptionalWithout(chain.node)
        else { return nil }
        edits.append(.delete(node.range.upperBound..<chain.range.upperBound))
      } else if !rename(node) {
        return nil
      }
    }
  }

  private func isRemoved(_ node: Node) -> Bool {
    removed.contains {
      $0.lowerBound <= node.range.lowerBound && node.range.upperBound <= $0.upperBound
    }
  }

  /// Whether `self` is a strong one there, by a binding that goes.
  private func isUnwrapped(at node: Node) -> Bool {
    bindings.contains { binding in
      binding.name == "self" && binding.list.encloses(node)
        && binding.condition.range.upperBound <= node.range.lowerBound
        && binding.otherwise?.encloses(node) != true
    }
  }

  private func namesBinding(_ closure: ClosureExpr) -> Bool {
    let names = bindings.map(\.name).filter { $0 != "self" }
    return !names.isEmpty && closure.node.tokens.contains { names.contains($0.name) }
  }

  /// `strongSelf` becomes `self`.
  ///
  /// - Returns: whether the node may stay as it is otherwise.
  private mutating func rename(_ node: Node) -> Bool {
    let names = bindings.map(\.name).filter { $0 != "self" }
    guard !names.isEmpty else { return true }
    if let name = node.as(ClosureCapture.self)?.name?.name { return !names.contains(name) }
    if node.is(.identifierPattern), let name = node.firstToken?.name {
      return !names.contains(name)
    }
    guard let name = node.referencedName, names.contains(name) else { return true }
    edits.append(Edit(replace: node.range, with: "self"))
    return true
  }

  private mutating func remove(
    _ condition: OptionalBindingCondition, _ tree: Tree, dropping droppable: (Node) -> Bool,
  ) -> Bool {
    guard let name = condition.pattern?.firstToken?.name, condition.typeAnnotation == nil,
      condition.bindingSpecifier?.kind == .let,
      let element = condition.node.parent, let list = element.parent,
      let statement = list.parent?.as(GuardStmt.self),
      let item = statement.node.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let scope = item.parent
    else { return false }
    let elements = list.elements(ConditionElement.self)
    guard let place = elements.firstIndex(where: { $0.node == element }) else { return false }
    let range: Range<ByteOffset>
    if elements.count > 1 {
      range =
        place + 1 < elements.count
        ? element.range.lowerBound..<elements[place + 1].range.lowerBound
        : elements[place - 1].condition.map { $0.range.upperBound..<element.range.upperBound }
          ?? element.range
      guard !element.tokens.contains(where: { tree.hasComment(in: $0.leadingTrivia) }) else {
        return false
      }
    } else {
      guard let lines = Self.range(of: item, tree), leaves(statement, droppable) else {
        return false
      }
      range = lines
    }
    removed.append(range)
    bindings.append(
      Binding(
        condition: condition.node, list: scope, name: name, otherwise: statement.body?.node))
    if name == "self" { mayImplySelf = true }
    return true
  }

  /// Whether the `else` does nothing but leave.
  private func leaves(_ statement: GuardStmt, _ droppable: (Node) -> Bool) -> Bool {
    let items =
      statement.body?.statements?.node.elements(CodeBlockItem.self).compactMap(\.item) ?? []
    guard let last = items.last?.as(ReturnStmt.self) else { return false }
    return (last.expression.map(droppable) ?? true) && items.dropLast().allSatisfy(droppable)
  }

  /// The statement up to the next one, where no comment is lost.
  private static func range(of item: Node, _ tree: Tree) -> Range<ByteOffset>? {
    let bytes = tree.source.bytes
    let line = bytes[item.range.upperBound.value...].prefix { !$0.isLineBreak }
    guard let next = item.nextSibling,
      line.endIndex <= next.range.lowerBound.value
        ? line.allSatisfy(\.isBlank) : true,
      !item.tokens.dropFirst().contains(where: { tree.hasComment(in: $0.leadingTrivia) })
    else { return nil }
    let rest = bytes[item.range.upperBound.value...].prefix { $0.isBlank || $0.isLineBreak }
    return item.range.lowerBound..<ByteOffset(rest.endIndex)
  }
}

extension OptionalBindingCondition {
  /// `let self`, `let self = self`, `let strongSelf = self`
  fileprivate var bindsSelf: Bool {
    if let value = initializer?.value { return value.isSelfReference }
    return pattern?.firstToken?.kind == .selfKeyword
  }
}

extension Node {
  /// Whether the node is a closure with `self` in its capture list.
  fileprivate var capturesSelf: Bool {
    self.as(ClosureExpr.self)?.signature?.capture?.captures.contains {
      $0.name?.kind == .selfKeyword
    } ?? false
  }

  fileprivate var nextSibling: Node? {
    parent?.children.first { $0.range.lowerBound >= range.upperBound }
  }

  /// `self?.a.b(1)` of its `self?`
  fileprivate var wholeChain: Node {
    var chain = self
    while let parent = chain.parent {
      let isLonger =
        parent.as(MemberAccessExpr.self)?.base == chain
        || parent.as(FunctionCallExpr.self)?.calledExpression == chain
        || parent.as(SubscriptCallExpr.self)?.calledExpression == chain
        || parent.is(.optionalChainingExpr)
      guard isLonger else { break }
      chain = parent
    }
    return chain
  }

  /// Whether another `?` in the chain makes it an optional anyway: `self?.view?.window`
  fileprivate func isOptionalWithout(_ chaining: Node) -> Bool {
    var node = chaining
    while node != self, let parent = node.parent {
      if parent.is(.optionalChainingExpr) { return true }
      node = parent
    }
    return false
  }

  /// `=`, `+=`
  private var isAssignment: Bool {
    self.is(.assignmentExpr) || ["+=", "-=", "*=", "/="].contains(text)
  }

  /// Whether nobody wants the value of the expression: it is a statement, or what is assigned to in one.
  fileprivate var isStatementOrAssigned: Bool {
    guard let parent else { return false }
    if parent.is(.codeBlockItem) { return true }
    let operands = Array(parent.children)
    return parent.parent?.parent?.is(.codeBlockItem) == true && operands.count == 3
      && operands[0] == self && operands[1].isAssignment
  }
}
