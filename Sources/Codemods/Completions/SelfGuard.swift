import Rewriter

/// The first statement of a handler, where it only asks whether `self` is still there.
///
/// Have: guard let self else { return }
///
/// What stands behind it follows the call; so does the guard, which must not keep `self` alive while the task waits.
struct SelfGuard {
  private let statement: GuardStmt
  private let context: Context

  init?(first item: CodeBlockItem?, in context: Context) {
    guard let item, let statement = item.item?.as(GuardStmt.self),
      let condition = statement.conditions?.node.elements(ConditionElement.self).first?.condition,
      statement.conditions?.node.elements(ConditionElement.self).count == 1,
      let binding = condition.as(OptionalBindingCondition.self), binding.typeAnnotation == nil,
      binding.bindingSpecifier?.kind == .let,
      binding.pattern?.firstToken?.kind == .selfKeyword,
      binding.initializer.map({ $0.value?.isSelfReference == true }) != false,
      statement.body?.onlyReturns == true,
      !item.node.tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) })
    else { return nil }
    self.statement = statement
    self.context = context
  }

  /// Edits that ask the same at the beginning of a block; `nil` where that has no lines of its own.
  func edits(in block: CodeBlock) -> [Edit]? {
    if block.onlyReturns { return [] }
    guard let brace = block.leftBrace, let list = block.statements?.node,
      let first = list.firstToken, context.tree.source.isFirstOnLine(first.range.lowerBound)
    else { return nil }
    let line = Indentation(ofLineAt: first.range.lowerBound, in: context.tree.source)
    return [.insert(line.lineBreak + text(for: [list]), at: brace.range.upperBound)]
  }

  /// An edit that asks the same behind a statement, for those that follow it.
  func edit(behind item: Node, for rest: [Node]) -> Edit {
    let line = Indentation(ofLineAt: item.range.lowerBound, in: context.tree.source)
    return .insert(line.lineBreak + text(for: rest), at: item.range.upperBound)
  }

  private func text(for nodes: [Node]) -> String {
    guard nodes.contains(where: usesSelf) else { return "guard self != nil else { return }" }
    let condition = statement.conditions?.node.text ?? "let self"
    return "guard \(condition) else { return }"
  }

  private func usesSelf(_ node: Node) -> Bool {
    node.descendantsAndSelf.contains { node in
      if node.isSelfReference { return true }
      guard let name = node.referencedName else { return false }
      if case .member = context.resolution(of: name, at: node) { return true }
      return false
    }
  }
}

extension CodeBlock {
  /// Whether the block has nothing but a `return`.
  var onlyReturns: Bool {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    return items.count == 1
      && items[0].item?.as(ReturnStmt.self).map { $0.expression == nil } == true
  }
}
