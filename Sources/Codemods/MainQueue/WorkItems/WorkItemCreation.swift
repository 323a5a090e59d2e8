import Rewriter

/// A place that makes a work item: `DispatchWorkItem { … }`.
struct WorkItemCreation {
  let call: FunctionCallExpr
  let closure: ClosureExpr
  let target: Target

  /// What becomes of the item.
  enum Target {
    /// `let item = DispatchWorkItem { … }`
    case declared(WorkItemVariable, CodeBlockItem)
    /// `item = DispatchWorkItem { … }`
    case assigned(WorkItemVariable, CodeBlockItem)
    /// `DispatchQueue.main.asyncAfter(deadline: …, execute: DispatchWorkItem { … })`
    case executed(MainQueueCall)
  }

  /// - Throws: why the item can't be a task.
  init(_ call: FunctionCallExpr, in context: Context) throws(Refusal) {
    if context.isShadowed("DispatchWorkItem", at: call.node) {
      throw Refusal(.shadowedName, "'DispatchWorkItem' may be a type of this project")
    }
    if let access = call.node.parent?.as(MemberAccessExpr.self), access.name == "perform" {
      throw Refusal(
        .itemUse,
        "'perform' does the work at once, on no queue; write the work without a work item")
    }
    for argument in call.arguments?.arguments ?? [] where argument.label?.name != "block" {
      throw Refusal(
        .unsupportedArgument, "tasks have no counterpart to '\(argument.label?.name ?? ""):'")
    }
    let block = call.arguments?.arguments.first?.expression
    guard let closure = call.trailingClosure ?? block?.as(ClosureExpr.self) else {
      throw Refusal(
        .notAClosure, "the work isn't a closure literal; write '{ work() }' and run again")
    }
    if closure.statements == nil {
      throw Refusal(.emptyClosure, "the closure is empty; remove the work item if nothing needs it")
    }
    self.call = call
    self.closure = closure
    target = try Self.target(of: call, in: context)
  }

  private static func target(
    of call: FunctionCallExpr, in context: Context,
  ) throws(Refusal) -> Target {
    let parent = call.node.parent
    if let binding = parent?.parent?.as(PatternBinding.self), parent?.is(.initializerClause) == true
    {
      return try target(declaredBy: binding)
    }
    if let parts = parent?.children.map(\.self), parent?.is(.exprList) == true, parts.count == 3,
      parts[1].is(.assignmentExpr), parts[2] == call.node
    {
      return try target(assignedAs: parts[0], in: context)
    }
    if let argument = parent?.as(LabeledExpr.self), argument.label?.name == "execute",
      let outer = argument.node.parent?.parent?.as(FunctionCallExpr.self),
      let callee = outer.calledExpression?.as(MemberAccessExpr.self), let name = callee.name
    {
      if let site = MainQueueCall(callee: callee, of: name, in: context) {
        return .executed(site)
      }
      throw context.refusal(ofWorkItemOn: callee)
    }
    throw Refusal(
      .partOfExpression, "the work item isn't assigned to a variable in a statement of its own")
  }

  private static func target(declaredBy binding: PatternBinding) throws(Refusal) -> Target {
    let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name
    let item = binding.node.parent?.parent?.parent?.as(CodeBlockItem.self)
    guard let name, let item else {
      throw Refusal(
        .itemOrder,
        "the work item is the initial value of a property, and a task would start when the property is initialized"
      )
    }
    return .declared(.local(name, binding.node), item)
  }

  private static func target(
    assignedAs place: Node, in context: Context,
  ) throws(Refusal) -> Target {
    let statement = place.ancestors.first { $0.is(.codeBlockItem) }?.as(CodeBlockItem.self)
    guard let statement, statement.item == place.parent?.parent,
      let variable = place.workItemVariable(in: context)
    else {
      throw context.refusalOfItem(storedIn: place)
    }
    return .assigned(variable, statement)
  }

  /// The variable that the item is first kept in.
  var variable: WorkItemVariable? {
    switch target {
    case .declared(let variable, _), .assigned(let variable, _): variable
    case .executed: nil
    }
  }

  /// The statement that makes it; `nil` where a queue is given it at once.
  var statement: CodeBlockItem? {
    switch target {
    case .declared(_, let item), .assigned(_, let item): item
    case .executed: nil
    }
  }
}

extension Node {
  /// The variable of `item`, `self.item`, `items[key]` on either side of an assignment, or the method of `make()`.
  func workItemVariable(in context: Context) -> WorkItemVariable? {
    let place =
      self.as(SubscriptCallExpr.self)?.calledExpression
      ?? self.as(FunctionCallExpr.self)?.calledExpression ?? self
    let name = place.as(MemberAccessExpr.self)?.declName?.node ?? place
    return name.is(.declReferenceExpr) ? context.workItemVariable(namedBy: name) : nil
  }
}
