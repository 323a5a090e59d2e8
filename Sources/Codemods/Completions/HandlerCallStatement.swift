import Rewriter

/// The statement that a call with a handler is: the call itself, or one that is started with `resume()`.
struct HandlerCallStatement {
  /// What goes with the call: `let task = f { … }`, `f { … }.resume()`.
  let node: Node

  /// What else goes: `task.resume()`.
  var edits: [Edit] = []

  /// The statement `task.resume()`, where it goes.
  private(set) var resumption: Node?

  /// - Parameter returnsTask: whether a task that the call gives is returned where the code says so.
  /// - Throws: where somebody keeps what the call gives.
  init(
    of site: AsyncTwinCall, returningTask returnsTask: Bool = true, in context: Context,
  ) throws(Refusal) {
    let call = site.call.node
    guard site.function.makesSuspendedTask else {
      let mayBeWrapped = site.isOwn && site.handler.closure != nil
      let statement = mayBeWrapped ? call.withAwaitOrDiscard : call
      let place = StatementPlace(of: statement)
      if place.isUsed || site.function.givesUpResult && context.mayBeResult(place) {
        throw Refusal(.partOfExpression, "the result of the call is used")
      }
      node = statement
      return
    }
    if let resume = call.resumption {
      if case .used = StatementPlace(of: resume) {
        throw Refusal(.partOfExpression, "the task that the call returns is used")
      }
      node = resume
      return
    }
    guard let binding = call.parent?.parent?.as(PatternBinding.self),
      binding.initializer?.value == call, binding.accessorBlock == nil,
      let name = binding.pattern?.as(IdentifierPattern.self)?.node.firstToken?.name,
      let variable = binding.node.ancestors.lazy.compactMap({ $0.as(VariableDecl.self) }).first,
      variable.bindings?.node.elements(PatternBinding.self).count == 1,
      variable.modifiers == nil, variable.attributes == nil,
      let item = variable.node.parent?.as(CodeBlockItem.self), let list = item.node.parent
    else {
      if call.isValueOfBranch {
        throw Refusal(
          .partOfExpression,
          "the task that the call returns is the value of an 'if' or 'switch' expression")
      }
      if let (name, member) = context.memberAskedOfTask(storedBy: call) {
        throw Refusal(
          .partOfExpression,
          "'\(name).\(member)' is used, and awaiting the call gives no task that has it")
      }
      throw Refusal(
        .mayBeCanceled,
        call.parent?.is(.returnStmt) == true
          ? "the task is returned, and may be canceled; keep the handler, or return a 'Task' that callers cancel instead"
          : "the task that the call returns is stored, and may be canceled; keep the handler, or store a 'Task' and cancel that instead"
      )
    }
    let uses = list.descendantsAndSelf.filter { use in
      use.referencedName == name && !call.encloses(use)
        && (returnsTask || use.parent?.is(.returnStmt) != true)
    }
    guard uses.count == 1, let use = uses.first,
      let resume = use.resumption?.parent?.as(CodeBlockItem.self), resume.node.parent == list,
      let first = resume.node.firstToken, let previous = first.previous,
      !call.descendantsAndSelf.contains(where: { $0.referencedName == name })
    else {
      if let member = uses.lazy.compactMap(\.memberOfTask).first, uses.allSatisfy(\.isOnlyReceiver)
      {
        throw Refusal(
          .partOfExpression,
          "'\(name).\(member)' is used, and awaiting the call gives no task that has it")
      }
      throw Refusal(
        .mayBeCanceled,
        "'\(name)', which the call returns, is used later and may be canceled; keep the handler, or store a 'Task' and cancel that "
          + "instead"
      )
    }
    if context.tree.hasComment(in: first.leadingTrivia) {
      throw Refusal(
        .commentInTheWay, "a comment before '\(resume.node.text)' would be lost; move it")
    }
    node = variable.node
    resumption = resume.node
    edits = [.delete(previous.range.upperBound..<resume.range.upperBound)]
  }

  /// Whether what stands in the place of two statements is the result of a closure, as the compiler infers it.
  ///
  /// Have: let load = { let task = session.dataTask(with: url) { … }; task.resume() }
  func isResult(in context: Context) -> Bool {
    guard let resumption, let item = node.parent, let list = item.parent,
      let closure = list.parent?.as(ClosureExpr.self),
      list.children.allSatisfy({ $0 == item || $0 == resumption })
    else { return false }
    return !context.isKnownToReturnVoid(closure)
  }
}

extension Context {
  /// What the file asks of a task that the call gives a variable, where nothing there ends it.
  ///
  /// Have: download = session.downloadTask(with: url) { … }; observation = download?.observe(\.countOfBytesReceived) { … }
  fileprivate func memberAskedOfTask(storedBy call: Node) -> (name: String, member: String)? {
    guard let parts = call.parent?.parent?.partsOfAssignment, parts.value == call,
      let name = parts.target.lastName
    else { return nil }
    let tasks = tree.references(to: name).map { reference in
      let access = reference.parent?.as(MemberAccessExpr.self)
      let task = access?.declName?.node == reference ? access?.node ?? reference : reference
      return task.parent.flatMap { $0.is(.optionalChainingExpr) ? $0 : nil } ?? task
    }
    let asked = tasks.compactMap { $0.parent?.as(MemberAccessExpr.self)?.name }
    guard !asked.contains("cancel"), !asked.contains("suspend"),
      let member = asked.first(where: { $0 != "resume" })
    else { return nil }
    return (name, member)
  }
}

extension StatementPlace {
  fileprivate var isUsed: Bool { if case .used = self { true } else { false } }
}

extension Context {
  /// Whether the value of a statement may be that of the closure around.
  ///
  /// Have: start = { client.load(url) { … } }
  fileprivate func mayBeResult(_ place: StatementPlace) -> Bool {
    guard case .statement(let item) = place, case .result(let owner) = item.valueUse else {
      return false
    }
    return owner.as(ClosureExpr.self).map(isKnownToReturnVoid) != true
  }
}

extension Node {
  /// The call with `await` in front of it, of a function that another actor has, or with `_ =`.
  fileprivate var withAwaitOrDiscard: Node {
    guard let parent else { return self }
    if parent.is(.awaitExpr) { return parent }
    let operands = Array(parent.children)
    let isDiscarded =
      operands.count == 3 && operands[0].text == "_" && operands[1].is(.assignmentExpr)
      && operands[2] == self
    return isDiscarded ? parent.parent ?? self : self
  }

  /// Have: let task = if isDownload { session.downloadTask(with: url) { … } } else { … }
  fileprivate var isValueOfBranch: Bool {
    guard parent?.is(.codeBlockItem) == true else { return false }
    return ancestors.prefix { !$0.isFunctionLike }.contains { branch in
      (branch.is(.ifExpr) || branch.is(.switchExpr)) && branch.parent?.is(.codeBlockItem) == false
        && branch.parent?.is(.expressionStmt) == false
    }
  }

  /// `progress` of `task.progress.observe(…)`; `nil` for `resume`.
  fileprivate var memberOfTask: String? {
    let name = parent?.as(MemberAccessExpr.self)?.name
    return name == "resume" ? nil : name
  }

  /// Whether the task is only asked for members that cannot end it.
  fileprivate var isOnlyReceiver: Bool {
    guard let member = parent?.as(MemberAccessExpr.self), member.base == self else { return false }
    return !["cancel", "suspend"].contains(member.name ?? "")
  }

  /// `x.resume()`, where the node is `x`.
  fileprivate var resumption: Node? {
    guard let member = parent?.as(MemberAccessExpr.self), member.base == self,
      member.name == "resume",
      let call = member.node.parent?.as(FunctionCallExpr.self),
      call.calledExpression == member.node,
      call.arguments?.arguments.isEmpty != false, call.trailingClosure == nil
    else { return nil }
    return call.node
  }
}
