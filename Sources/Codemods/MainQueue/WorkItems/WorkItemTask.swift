import Rewriter

/// How one work item becomes a task: where the task begins, and what goes.
struct WorkItemTask {
  let creation: WorkItemCreation
  let site: MainQueueCall

  /// How long the task sleeps; `nil` where the item is due at once.
  let delay: Delay?

  /// The statements that hand the item to the queue.
  let statements: [CodeBlockItem]

  /// The constants that its delay is made of, where they are declared after the item: they come to stand above.
  let moved: [CodeBlockItem]

  /// Where the item gets into the variable that keeps it, if it is made under another name for nothing
  /// else.
  let store: CodeBlockItem?

  /// Whether nothing keeps the item.
  let isForgotten: Bool

  /// Why the task may capture what a work item may; `nil` where it may without a doubt.
  let doubtAboutCaptures: String?
}

extension WorkItemGroup {
  /// What becomes of each of the items.
  ///
  /// - Throws: why one of them can't be a task.
  func tasks() throws(Refusal) -> [WorkItemTask] {
    let executions = try executions()
    var open = executions
    var tasks: [WorkItemTask] = []
    for creation in creations {
      if case .executed(let site) = creation.target {
        tasks.append(try task(of: creation, executedBy: site, statements: []))
        continue
      }
      guard let index = open.firstIndex(where: { self.creation(of: $0) == creation.call.node })
      else {
        throw Refusal(
          .itemOrder, "no later statement in the same block passes the work item to the main queue")
      }
      let execution = open.remove(at: index)
      tasks.append(
        try task(of: creation, executedBy: execution.site, statements: execution.statements))
    }
    if let other = open.first {
      throw Refusal(
        .itemOrder,
        "'\(other.site.callee.node.textInOneLine)' may get a work item that has already run")
    }
    return tasks
  }

  /// The call that makes the item which the execution is about: the last one before it.
  private func creation(of execution: WorkItemExecution) -> Node? {
    guard let item = execution.statements.first,
      declarations[execution.variable]?.isCollection == false
    else { return nil }
    return creations.last { creation in
      creation.variable == execution.variable
        && creation.statement?.node.parent == item.node.parent
        && creation.call.range.upperBound <= item.range.lowerBound
    }?.call.node
  }

  private func task(
    of creation: WorkItemCreation, executedBy site: MainQueueCall, statements: [CodeBlockItem],
  ) throws(Refusal) -> WorkItemTask {
    if let reason = site.refusalOfQueue(in: context) ?? site.refusalOfExecution {
      throw reason
    }
    if let reason = context.refusalOfTask(at: creation.call.node)
      ?? context.refusalOfTask(
        for: creation.closure, sleepingFirst: site.callee.name == "asyncAfter")
    {
      throw reason
    }
    if case .executed = creation.target, case .used = StatementPlace(of: site.node) {
      throw Refusal(.partOfExpression, "the result of '\(site.callee.node.textInOneLine)' is used")
    }
    let delay = try delay(of: site)
    let behind = between(creation, and: statements)
    let moved = delay == nil ? [] : try constants(in: site, declaredBy: behind, behind: creation)
    let between = behind.filter { item in !moved.contains { $0.node == item.node } }
    try check(between, from: creation, until: site, waiting: delay)
    let mayBeginEarly = delay?.waits != true && !between.allSatisfy(onlyKeepsWorkItems)
    let captures = WorkItemCaptures(of: creation, in: context)
    if let refusal = captures.refusal(waiting: delay, mayBeginEarly: mayBeginEarly) {
      throw refusal
    }
    try check(statements, behind: creation)
    let others = otherUses(of: creation)
    let store =
      others.count == 1
      ? store(in: others, behind: creation, among: between + statements, butFor: moved) : nil
    return WorkItemTask(
      creation: creation, site: site, delay: delay, statements: statements, moved: moved,
      store: store,
      isForgotten: creation.isDeclared && others.isEmpty, doubtAboutCaptures: captures.doubt)
  }

  private func delay(of site: MainQueueCall) throws(Refusal) -> Delay? {
    guard site.callee.name == "asyncAfter" else { return nil }
    return try MainQueueDelay(site).delay(in: context)
  }
}

extension WorkItemGroup {
  /// The statements between that which makes the item and the last of those that pass it to the queue, but
  /// for these.
  private func between(
    _ creation: WorkItemCreation, and statements: [CodeBlockItem],
  ) -> [CodeBlockItem] {
    guard let first = creation.statement, let last = statements.last else { return [] }
    return first.node.parent?.elements(CodeBlockItem.self).filter { item in
      first.range.upperBound <= item.range.lowerBound
        && item.range.upperBound <= last.range.lowerBound
        && !statements.contains { $0.node == item.node }
    } ?? []
  }

  /// Throws why the task may not begin where the item is made: what is between must always be passed, and
  /// the delay must be the same.
  private func check(
    _ between: [CodeBlockItem], from creation: WorkItemCreation, until site: MainQueueCall,
    waiting delay: Delay?,
  ) throws(Refusal) {
    if between.contains(where: {
      TaskBody.ownNodes(of: $0.node).contains(where: \.leavesOrSuspends)
    }
    ) {
      throw Refusal(
        .itemOrder,
        "the code may exit early or suspend before the queue gets the work item; create the item right before that"
      )
    }
    let isReplaced = uses(of: creation.variable).contains { reference in
      switch reference.use {
      case .assigned, .emptied: between.contains { $0.node.encloses(reference.name) }
      default: false
      }
    }
    let other = between.first { !onlyKeepsWorkItems($0) }
    if isReplaced || other != nil && !creation.isDeclared {
      let place = (other ?? between.first)?.node ?? creation.call.node
      let line = LineTable(context.tree.source).line(of: place.range.lowerBound)
      throw Refusal(
        .itemOrder,
        "'\(place.firstWords)' on line \(line) may replace the work item before the queue gets it; pass it to the queue first"
      )
    }
    if other != nil, delay?.isCaptured == true {
      throw Refusal(
        .itemOrder,
        "the delay may change after the work item is created; pass the item to the queue right away"
      )
    }
  }

  /// Whether the statement does nothing but to make, keep, cancel or run work items: then it changes nothing that
  /// another one depends on.
  private func onlyKeepsWorkItems(_ item: CodeBlockItem) -> Bool {
    let isStore = uses.contains { $0.store?.node == item.node }
    return TaskBody.ownNodes(of: item.node).allSatisfy { node in
      if let call = node.as(FunctionCallExpr.self) {
        return Self.harmless.contains(call.calleeName ?? "")
      }
      guard node.isAssignmentOperator else { return true }
      let value = node.parent?.lastPart
      return isStore || value?.isWorkItemCreation == true || value?.is(.nilLiteralExpr) == true
    }
  }

  private static let harmless: Set = [
    "DispatchWorkItem", "append", "async", "asyncAfter", "cancel", "microseconds", "milliseconds",
    "nanoseconds", "now", "seconds",
  ]

  /// The statements after the item that declare what the delay is made of.
  ///
  /// - Throws: which name can't be declared before the item as well.
  private func constants(
    in site: MainQueueCall, declaredBy behind: [CodeBlockItem], behind creation: WorkItemCreation,
  ) throws(Refusal) -> [CodeBlockItem] {
    guard let item = creation.statement, let deadline = site.arguments.first?.expression else {
      return []
    }
    var moved: [CodeBlockItem] = []
    var open = [deadline]
    while let code = open.popLast() {
      for node in code.descendantsAndSelf {
        guard let name = node.referencedName, let local = LocalDeclaration(name, at: node),
          local.declaration.range.lowerBound > item.range.lowerBound,
          !moved.contains(where: { $0.node.encloses(local.declaration) })
        else { continue }
        let statement = behind.first { $0.node.encloses(local.declaration) }
        guard let statement, canMove(statement, behind: creation) else {
          throw Refusal(
            .itemOrder,
            "the delay '\(name)' is computed after the work item is created; move it before and run again"
          )
        }
        moved.append(statement)
        open.append(statement.node)
      }
    }
    let last = moved.map(\.range.lowerBound).max()
    let passed = behind.filter { item in
      last.map { item.range.lowerBound < $0 } == true
        && !moved.contains { $0.node == item.node }
    }
    guard passed.allSatisfy(onlyKeepsWorkItems) else {
      throw Refusal(
        .itemOrder,
        "the delay may change after the work item is created; pass the item to the queue right away"
      )
    }
    return moved.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether the statement may as well stand before the one that makes the item, which has no effect but to
  /// copy values that the closure captures by name.
  private func canMove(_ item: CodeBlockItem, behind creation: WorkItemCreation) -> Bool {
    let captures = creation.closure.signature?.capture?.captures ?? []
    return item.item?.as(VariableDecl.self)?.bindingSpecifier?.text == "let"
      && Statement(item: item).standsAloneOnItsLines && creation.isDeclared
      && captures.allSatisfy { $0.specifier != nil || $0.name?.kind == .selfKeyword }
      && !uses.contains { item.node.encloses($0.name) }
  }

  /// Throws why a statement can't be taken away.
  private func check(
    _ statements: [CodeBlockItem], behind creation: WorkItemCreation,
  ) throws(Refusal) {
    if let item = creation.statement, !Statement(item: item).standsAloneOnItsLines {
      throw Refusal(
        .sharedLine,
        "the line that creates the work item has another statement; split it and run again")
    }
    for item in statements {
      guard Statement(item: item).standsAloneOnItsLines, let first = item.node.firstToken,
        let last = item.node.lastToken
      else {
        throw Refusal(
          .sharedLine,
          "the line that passes the work item to the queue has another statement; split it and run again"
        )
      }
      if context.tree.hasComment(between: first, and: last)
        || !canMoveComments(above: first, creation)
      {
        throw Refusal(
          .commentInTheWay,
          "there are comments where the work item is passed to the queue; move them and run again"
        )
      }
    }
  }

  /// Whether what is said above the statement may as well be said above the one that makes the item.
  private func canMoveComments(above token: Token, _ creation: WorkItemCreation) -> Bool {
    let trivia = token.leadingTrivia
    guard context.tree.hasComment(in: trivia) else { return true }
    guard let start = creation.statement?.node.firstToken, let previous = token.previous,
      !context.tree.hasComment(between: start, and: previous)
    else { return false }
    let comments = context.tree.source.startOfComments(
      above: token.range.lowerBound, notBefore: trivia.lowerBound)
    return !context.tree.hasComment(in: trivia.lowerBound..<comments)
  }
}

extension WorkItemGroup {
  /// What is done with an item that is made under a name, but for that it is passed to the queue.
  private func otherUses(of creation: WorkItemCreation) -> [WorkItemReference] {
    uses(of: creation.variable).filter { if case .executed = $0.use { false } else { true } }
  }

  /// The statement that gives the item to what keeps it, where that may as well be the first to get it.
  ///
  /// - Parameter moved: statements that come to stand before both.
  private func store(
    in uses: [WorkItemReference], behind creation: WorkItemCreation, among items: [CodeBlockItem],
    butFor moved: [CodeBlockItem],
  ) -> CodeBlockItem? {
    guard creation.isDeclared, let item = uses.first?.store, let statement = creation.statement,
      item.node.parent == statement.node.parent, Statement(item: item).standsAloneOnItsLines,
      let first = item.node.firstToken, !context.tree.hasComment(in: first.leadingTrivia),
      let last = item.node.lastToken, !context.tree.hasComment(between: first, and: last)
    else { return nil }
    let list = item.node.parent?.elements(CodeBlockItem.self) ?? []
    let earlier = list.filter {
      statement.range.upperBound <= $0.range.lowerBound
        && $0.range.upperBound <= item.range.lowerBound
    }.filter { other in !moved.contains { $0.node == other.node } }
    let arePartOfIt = earlier.allSatisfy { other in items.contains { $0.node == other.node } }
    let areExecutions = earlier.allSatisfy { other in
      uses.first?.variable == creation.variable && isExecution(other, of: creation.variable)
    }
    return arePartOfIt && areExecutions || earlier.isEmpty ? item : nil
  }

  private func isExecution(_ item: CodeBlockItem, of variable: WorkItemVariable?) -> Bool {
    uses.contains { reference in
      guard case .executed(let site) = reference.use else { return false }
      return reference.variable == variable && site.node.parent == item.node
    }
  }
}

extension WorkItemCreation {
  /// Whether the statement that makes the item declares the variable, too.
  var isDeclared: Bool { if case .declared = target { true } else { false } }
}

extension MainQueueCall {
  /// Why the call does more than to run a work item; `nil` if it doesn't.
  fileprivate var refusalOfExecution: Refusal? {
    switch callee.name {
    case "async":
      return arguments.count == 1 && call?.trailingClosure == nil
        ? nil
        : Refusal(
          .unsupportedArgument, "tasks have no counterpart to the other arguments of 'async'")
    case "asyncAfter": return MainQueueDelay(self).refusalOfArguments
    default:
      return Refusal(.itemUse, "'\(callee.node.textInOneLine)' waits until the work item has run")
    }
  }
}

extension Node {
  /// The last one directly below.
  fileprivate var lastPart: Node? { children.map(\.self).last }

  /// Whether what follows may not be reached, or only later.
  fileprivate var leavesOrSuspends: Bool {
    switch kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .tryExpr, .awaitExpr: true
    default: false
    }
  }
}
