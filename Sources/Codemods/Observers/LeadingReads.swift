import Rewriter

/// The statements at the beginning of a block that read its parameter and keep nothing but Sendable values of it: in front
/// of the code that runs on the main actor, they leave nothing to send there.
///
/// Have: guard let url = notification.object as? URL else { return }; self.close(url)
struct LeadingReads {
  /// How many statements they are.
  let count: Int

  /// - Parameters:
  ///   - uses: the uses of the parameter.
  ///   - items: the statements of the block, or of the main actor's code in it.
  /// - Returns: `nil` where other statements use the parameter, too, or a read needs the main actor or `self`.
  init?(
    _ uses: [Node], in items: [CodeBlockItem], isolatedIn closure: ClosureExpr, _ context: Context,
  ) {
    let mainActor = MainActorUses(in: closure, context)
    let called = CalledFunctions(in: context)
    let last = items.lastIndex { item in uses.contains(where: item.node.encloses) }
    guard let last, last + 1 < items.count else { return nil }
    let reads = items[...last]
    let isFree = reads.allSatisfy { item in
      item.onlyBinds(in: context) && !mainActor.contains(in: item.node)
        && !item.node.descendantsAndSelf.contains { node in
          // An operator of the project may be the main actor's.
          node.isSelfReference || node.mayBeImplicitMember(in: context)
            || !called.operators(calledBy: node).isEmpty
        }
    }
    guard isFree else { return nil }
    count = reads.count
  }
}

extension CodeBlockItem {
  /// Whether the statement only binds Sendable values, and leaves where there are none.
  fileprivate func onlyBinds(in context: Context) -> Bool {
    guard let statement = item else { return false }
    if let variable = statement.as(VariableDecl.self) {
      let bindings = variable.bindings?.node.elements(PatternBinding.self) ?? []
      return variable.bindingSpecifier?.kind == .let
        && bindings.allSatisfy { $0.initializer?.value.map(context.isSendableValue) ?? false }
    }
    guard let statement = statement.as(GuardStmt.self),
      let leaving = statement.body?.statements?.node.elements(CodeBlockItem.self),
      leaving.count == 1, leaving[0].item?.text == "return"
    else { return false }
    let conditions = statement.conditions?.node.elements(ConditionElement.self) ?? []
    return conditions.allSatisfy { element in
      guard let condition = element.condition, !condition.is(.matchingPatternCondition) else {
        return false
      }
      guard let binding = condition.as(OptionalBindingCondition.self) else { return true }
      return binding.initializer?.value.map(context.isSendableValue) ?? false
    }
  }
}
