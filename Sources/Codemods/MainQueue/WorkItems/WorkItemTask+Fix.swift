import Rewriter

extension WorkItemGroup {
  /// The change: tasks in place of all the items, and variables that keep them.
  func fix(_ tasks: [WorkItemTask]) -> Fix {
    let names = newNames
    let edits = tasks.flatMap { self.edits(for: $0, names: names) }
    let changed = edits.map(\.range).filter { $0.byteCount > 0 }
    let others = (typeEdits + renamings(names)).filter { edit in
      !changed.contains { $0.clamped(to: edit.range) == edit.range }
    }
    return Fix(edits + others, insertedNames: ["MainActor", "Never", "Task", "Void"])
  }

  /// `DispatchWorkItem?` → `Task<Void, Never>?`
  private var typeEdits: [Edit] {
    declarations.values.flatMap(\.typeNames)
      .map { Edit(replace: $0.range, with: "Task<Void, Never>") }
  }

  private func renamings(_ names: [String: String]) -> [Edit] {
    let patterns =
      declarations.values.compactMap(\.binding?.pattern)
      + bound.values.filter { $0.condition.initializer != nil }.compactMap(\.condition.pattern)
    return (patterns + uses.map(\.name)).compactMap(\.firstToken).compactMap { token in
      names[token.name].map { Edit(replace: token.range, with: $0) }
    }
  }

  /// What is written for a task, and taken away for it.
  private func edits(for task: WorkItemTask, names: [String: String]) -> [Edit] {
    let source = context.tree.source
    var edits = form(of: task).edits
    edits += removals(for: task).map { .delete(source.paragraph(of: $0)) }
    guard let item = task.creation.statement else { return edits }
    let indentation = Indentation(ofLineAt: item.range.lowerBound, in: source)
    let moved = task.moved.map { source.text(startOfComments(above: $0)..<$0.range.upperBound) }
    if !moved.isEmpty {
      let text = moved.map { $0 + indentation.lineBreak }.joined()
      edits.append(.insert(text, at: startOfComments(above: item)))
    }
    let comments = comments(above: task)
    if !comments.isEmpty { edits.append(.insert(comments, at: item.range.lowerBound)) }
    let head = item.range.lowerBound..<task.creation.call.range.lowerBound
    if let store = task.store {
      let isReturn = store.item?.is(.returnStmt) == true
      let start = isReturn ? "return " : target(of: store, names: names) + " = "
      edits.append(Edit(replace: head, with: start))
    } else if task.isForgotten {
      edits.append(Edit(replace: head, with: discarding(task)))
    }
    return edits
  }

  /// `_ = ` where the task would be the value of the closure that it is all of.
  private func discarding(_ task: WorkItemTask) -> String {
    guard let list = task.creation.statement?.node.parent,
      list.elements(CodeBlockItem.self).count == 1 + task.statements.count,
      let closure = list.parent?.as(ClosureExpr.self), !context.isKnownToReturnVoid(closure)
    else { return "" }
    return "_ = "
  }

  private func form(of task: WorkItemTask) -> TaskForm {
    let creation = task.creation
    let isAtOnce = if case .executed = creation.target { true } else { false }
    let callee = isAtOnce ? task.site.callee.node : creation.call.calledExpression
    var form = TaskForm(
      callee: callee ?? creation.call.node,
      call: isAtOnce ? task.site.call ?? creation.call : creation.call, closure: creation.closure,
      context: context)
    form.statement = creation.statement
    if let delay = task.delay {
      form.sleep(delay)
    } else {
      form.captures = CapturedVariables(usedIn: creation.closure, in: context).copied
      form.statements = try? StatementsOfTask(
        of: creation.closure, behindAwait: false, in: context)
    }
    let isKept = !isAtOnce && !task.isForgotten
    if isKept, isCancelled || form.firstStatements.isEmpty {
      form.firstStatements.append("guard !Task.isCancelled else { return }")
    }
    return form
  }

  /// `self.hideTask` of `self.hideItem = item`
  private func target(of store: CodeBlockItem, names: [String: String]) -> String {
    let parts = store.item?.as(SequenceExpr.self)?.elements?.node.children.map(\.self)
    guard let place = parts?.first else { return "" }
    var text = ""
    var end = place.range.lowerBound
    for token in place.tokens {
      let reference = uses.first { $0.name.firstToken?.index == token.index }
      let name = reference.flatMap { names[$0.variable.name] }
      text += context.tree.source.text(end..<token.range.lowerBound) + (name ?? token.text)
      end = token.range.upperBound
    }
    return text
  }

  /// What goes for the task, with the comments above; statements that follow each other as one.
  private func removals(for task: WorkItemTask) -> [Range<ByteOffset>] {
    let statements = (task.statements + task.moved + [task.store].compactMap(\.self))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return statements.reduce(into: []) { removals, item in
      let start = startOfComments(above: item)
      let follows = item.node.firstToken?.previous?.range.upperBound == removals.last?.upperBound
      if follows, let last = removals.popLast() {
        removals.append(last.lowerBound..<item.range.upperBound)
      } else {
        removals.append(start..<item.range.upperBound)
      }
    }
  }

  private func startOfComments(above item: CodeBlockItem) -> ByteOffset {
    startOfComments(above: item.node)
  }

  private func startOfComments(above item: Node) -> ByteOffset {
    let limit = item.firstToken?.leadingTrivia.lowerBound ?? item.range.lowerBound
    return context.tree.source.startOfComments(above: item.range.lowerBound, notBefore: limit)
  }

  /// What a comment above a variable, or above what makes the work item, says that is no longer so.
  func staleComment(on task: WorkItemTask) -> String? {
    staleCommentOfVariable ?? staleComment(above: task)
  }

  /// Have: // DispatchQueue.main fires on the main thread, so 'assumeIsolated' is right.
  private func staleComment(above task: WorkItemTask) -> String? {
    guard let item = task.creation.statement else { return nil }
    let comment = context.tree.source.text(startOfComments(above: item)..<item.range.lowerBound)
    let words = ["DispatchWorkItem", "DispatchQueue", "assumeIsolated", "asyncAfter", "work item"]
    return words.first(where: comment.contains).map {
      "the comment above the task still mentions \($0 == "work item" ? "a work item" : "'\($0)'")"
    }
  }

  private var staleCommentOfVariable: String? {
    let bindings = declarations.values.compactMap(\.binding)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for binding in bindings {
      guard let name = binding.pattern?.firstToken?.name,
        let item = binding.node.ancestors.first(where: {
          $0.is(.memberBlockItem) || $0.is(.codeBlockItem)
        })
      else { continue }
      let comment = context.tree.source.text(startOfComments(above: item)..<item.range.lowerBound)
        .lowercased()
      if comment.contains("work item") || comment.contains("workitem") {
        return "the comment above '\(newNames[name] ?? name)' still mentions a work item"
      }
    }
    return nil
  }

  /// Comments above what hands the item to the queue come to stand above the task.
  private func comments(above task: WorkItemTask) -> String {
    task.statements.map { item in
      context.tree.source.text(startOfComments(above: item)..<item.range.lowerBound)
    }.joined()
  }
}

extension WorkItemGroup {
  /// New names by those that say that they are work items, where nothing in the file has them.
  private var newNames: [String: String] {
    var names: [String: [String]] = [:]
    for (variable, declaration) in declarations where declaration.canBeRenamed {
      names[variable.name] = variable.name.namesAsTask
    }
    for variable in bound.keys { names[variable.name] = variable.name.namesAsTask }
    // A name that others have, too, is theirs.
    for (variable, declaration) in declarations where !declaration.canBeRenamed {
      names[variable.name] = nil
    }
    guard !names.isEmpty else { return [:] }
    var taken = context.tree.root.identifiers
    var result: [String: String] = [:]
    for (name, wanted) in names.sorted(by: { $0.key < $1.key }) {
      let new = wanted.first { new in
        !taken.contains(new) && !context.project.declaresGlobally(new)
          && !declarations.keys.contains { $0.owner.map { hasMember(new, in: $0) } ?? false }
      }
      guard let new else { continue }
      taken.insert(new)
      result[name] = new
    }
    return result
  }

  private func hasMember(_ name: String, in owner: String) -> Bool {
    context.project.hasMember(name, in: owner)
  }
}

extension String {
  /// `hideTask` of `hideWorkItem`, the best one first; none for a name that says nothing of a work item.
  fileprivate var namesAsTask: [String] {
    let names = [
      "workItem": ["task", "workTask"], "workItems": ["tasks", "workTasks"], "item": ["task"],
      "items": ["tasks"],
    ]
    if let names = names[self] { return names }
    let endings = [
      ("WorkItems", "Tasks"), ("WorkItem", "Task"), ("Items", "Tasks"), ("Item", "Task"),
    ]
    let ending = endings.first { hasSuffix($0.0) }
    return ending.map { [dropLast($0.0.count) + $0.1] } ?? []
  }
}
