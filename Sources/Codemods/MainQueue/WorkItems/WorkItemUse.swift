import Rewriter

/// What code does with a work item in a place where a variable of it is named.
enum WorkItemUse {
  /// What means the same of a task: `item.isCancelled`, `item == nil`.
  case same
  /// `item = nil`
  case emptied
  case cancelled
  /// `item = value`
  case assigned(value: Node)
  /// Another variable gets it.
  case copied(to: WorkItemVariable)
  /// `if let item`
  case bound(OptionalBindingCondition, name: String)
  /// A queue is given it.
  case executed(MainQueueCall)
  case refused(Refusal)

  /// - Parameters:
  ///   - name: the name of the variable.
  ///   - isCollection: whether the variable is an array or dictionary.
  init(
    of variable: WorkItemVariable, at name: Node, isCollection: Bool, in context: Context,
  ) {
    var expression = name
    if let member = name.parent?.as(MemberAccessExpr.self), member.declName?.node == name {
      expression = member.node
    }
    if case .result = variable {
      guard let call = expression.parent, call.calledName == expression else {
        self = .refused(
          Refusal(
            .notAClosure, "'\(expression.textInOneLine)' is passed as a function, and not called"))
        return
      }
      expression = call
    }
    if isCollection {
      guard let element = expression.elementOfCollection else {
        self = Self.useOfCollection(expression)
        return
      }
      expression = element
    }
    while let parent = expression.parent,
      parent.is(.optionalChainingExpr) || parent.is(.forceUnwrapExpr)
    {
      expression = parent
    }
    self = Self.use(of: expression, in: context)
  }

  private static func use(of expression: Node, in context: Context) -> WorkItemUse {
    guard let parent = expression.parent else { return unknown(expression) }
    switch parent.kind {
    case .memberAccessExpr: return use(ofMember: parent)
    case .exprList: return use(of: expression, inSequence: parent, context)
    case .initializerClause, .optionalBindingCondition:
      return use(bindingOf: expression, in: parent)
    case .labeledExpr: return use(ofArgument: parent, context)
    case .codeBlockItem where expression.calledName != nil: return .same
    case .returnStmt:
      return context.methodReturning(at: parent).map { .copied(to: $0) }
        ?? .refused(Refusal(.itemUse, "'\(expression.textInOneLine)' is returned"))
    default: return unknown(expression)
    }
  }

  private static func unknown(_ expression: Node) -> WorkItemUse {
    let statement = expression.ancestors.first { $0.parent?.is(.codeBlockItem) == true }
    let text = (statement ?? expression.parent ?? expression).textInOneLine
    return .refused(
      Refusal(.itemUse, "we can't tell what '\(text.prefix(60))' does with the work item"))
  }

  /// `item.cancel()`
  private static func use(ofMember access: Node) -> WorkItemUse {
    let name = access.as(MemberAccessExpr.self)?.name ?? ""
    let call = access.parent?.as(FunctionCallExpr.self)
    switch name {
    case "cancel"
    where call?.calledExpression == access && call?.trailingClosure == nil
      && call?.arguments?.arguments.isEmpty ?? true:
      return .cancelled
    case "isCancelled": return .same
    case "perform", "notify", "wait":
      return .refused(
        Refusal(.unsupportedArgument, "tasks have no counterpart to '\(access.textInOneLine)'"))
    default: return unknown(access)
    }
  }

  /// `item = value`, `other = item`, `item != nil`
  private static func use(
    of expression: Node, inSequence list: Node, _ context: Context,
  ) -> WorkItemUse {
    let parts = list.children.map(\.self)
    guard let index = parts.firstIndex(of: expression) else { return unknown(expression) }
    if parts.count == 3, parts[1].is(.assignmentExpr) {
      if parts[0].is(.discardAssignmentExpr) { return .same }
      if index == 0 { return parts[2].is(.nilLiteralExpr) ? .emptied : .assigned(value: parts[2]) }
      let target =
        parts[0].is(.subscriptCallExpr)
        ? parts[0].as(SubscriptCallExpr.self)?.calledExpression : parts[0]
      if let variable = target?.nameOfVariable.flatMap(context.workItemVariable) {
        return .copied(to: variable)
      }
      return .refused(context.refusalOfItem(storedIn: parts[0]))
    }
    let beside = index + 2 < parts.count ? parts[(index + 1)...(index + 2)].map(\.self) : []
    if beside.last?.is(.nilLiteralExpr) == true, beside.first?.isComparison == true { return .same }
    return unknown(expression)
  }

  /// `let other = item`, `if let other = item`, `if let item`
  private static func use(bindingOf expression: Node, in parent: Node) -> WorkItemUse {
    let owner = parent.is(.initializerClause) ? parent.parent : parent
    if let condition = owner?.as(OptionalBindingCondition.self), condition.typeAnnotation == nil,
      let name = condition.pattern?.as(IdentifierPattern.self)?.identifier?.name
    {
      return .bound(condition, name: name)
    }
    if let binding = owner?.as(PatternBinding.self),
      let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name
    {
      return .copied(to: .local(name, binding.node))
    }
    return unknown(expression)
  }

  /// `queue.async(execute: item)`, `items.append(item)`
  private static func use(ofArgument argument: Node, _ context: Context) -> WorkItemUse {
    let label = argument.as(LabeledExpr.self)?.label?.name
    guard let call = argument.parent?.parent?.as(FunctionCallExpr.self) else {
      return unknown(argument)
    }
    let callee = call.calledExpression?.as(MemberAccessExpr.self)
    if let callee, let name = callee.name, label == "execute" {
      if let site = MainQueueCall(callee: callee, of: name, in: context) {
        return .executed(site)
      }
      return .refused(context.refusal(ofWorkItemOn: callee))
    }
    if callee?.name == "append", label == nil,
      let variable = callee?.base?.nameOfVariable.flatMap(context.workItemVariable)
    {
      return .copied(to: variable)
    }
    return .refused(
      Refusal(
        .itemUse,
        "the work item is passed to '\(call.calledExpression?.textInOneLine ?? "a function")'"))
  }
}

extension WorkItemUse {
  /// `items.removeAll()`, `items.forEach { $0.cancel() }`, `items.values.forEach { $0.cancel() }`
  private static func useOfCollection(_ expression: Node) -> WorkItemUse {
    guard let parent = expression.parent else { return unknown(expression) }
    if parent.is(.exprList) {
      let parts = parent.children.map(\.self)
      let isEmptied =
        parts.count == 3 && parts[0] == expression && parts[1].is(.assignmentExpr)
        && ["[]", "[:]"].contains(parts[2].compactText)
      return isEmptied ? .emptied : unknown(expression)
    }
    guard let access = parent.as(MemberAccessExpr.self), access.base == expression else {
      return unknown(expression)
    }
    switch access.name {
    case "removeAll", "count", "isEmpty": return .same
    case "values": return useOfCollection(access.node)
    case "forEach":
      let closure = access.node.parent?.as(FunctionCallExpr.self)?.trailingClosure
      return closure?.statements?.node.compactText == "$0.cancel()"
        && closure?.signature == nil ? .cancelled : unknown(expression)
    case "append": return .same
    default: return unknown(expression)
    }
  }
}

extension Context {
  /// What the statement gives as the result of a method; `nil` where it is part of anything else.
  fileprivate func methodReturning(at statement: Node) -> WorkItemVariable? {
    let code = statement.ancestors.first {
      $0.is(.closureExpr) || $0.is(.accessorDecl) || $0.is(.functionDecl)
    }
    guard let method = code?.as(FunctionDecl.self), let name = method.name?.name,
      method.node.parent?.is(.memberBlockItem) == true,
      let owner = enclosingTypeNames(of: statement).first
    else { return nil }
    return .result(name, owner: owner)
  }
}

extension Node {
  /// What a call calls.
  fileprivate var calledName: Node? { self.as(FunctionCallExpr.self)?.calledExpression }

  /// `items[key]`, `items.removeValue(forKey: key)`
  fileprivate var elementOfCollection: Node? {
    if let element = parent?.as(SubscriptCallExpr.self), element.calledExpression == self {
      return element.trailingClosure == nil ? element.node : nil
    }
    guard let access = parent?.as(MemberAccessExpr.self), access.base == self,
      access.name == "removeValue", let call = access.node.parent?.as(FunctionCallExpr.self),
      call.calledExpression == access.node,
      call.node.parent?.is(.codeBlockItem) == false
    else { return nil }
    return call.node
  }

  /// The name of the variable in `item`, `self.item`, `a.item`.
  fileprivate var nameOfVariable: Node? {
    if let member = self.as(MemberAccessExpr.self) { return member.declName?.node }
    return self.is(.declReferenceExpr) ? self : nil
  }

  /// `==` or `!=`
  fileprivate var isComparison: Bool {
    ["==", "!="].contains(self.as(BinaryOperatorExpr.self)?.operator?.text)
  }
}

extension Context {
  /// Why a work item stays that the callee's queue runs.
  func refusal(ofWorkItemOn callee: MemberAccessExpr) -> Refusal {
    let queue = callee.base?.textInOneLine ?? "another queue"
    let isOther = callee.base.map { self.queue(of: $0) } == .other
    return Refusal(
      .otherQueue,
      isOther
        ? "the work item runs on '\(queue)', not on the main queue; leave it"
        : "we can't tell whether '\(queue)', which runs the work item, is the main queue; write 'DispatchQueue.main' if it is"
    )
  }
}
