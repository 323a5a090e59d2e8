import Rewriter

/// Which functions call a closure that they are given exactly once.
struct CalledOnceCallees {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// Who calls an argument.
  enum Recipient {
    /// The project's functions that the call may mean, which then have to call the argument exactly once.
    case own([OwnCallee])
    /// A function that calls it once: a queue's, a task's, or a framework's with an asynchronous version.
    case known
    /// A function without a body at hand, by whose parameter's name it calls the argument once.
    case trusted(String)
  }

  /// - Parameters:
  ///   - argument: the closure literal, or the handler.
  ///   - name: what the body calls the handler.
  /// - Throws: where the function that is called is not known to call the argument exactly once.
  func recipient(
    of argument: Node, handedTo call: FunctionCallExpr, name: String,
  ) throws(CompletionPaths.Problem) -> Recipient {
    let callee = call.calleeName ?? ""
    let meant = functionsMeant(by: call, callee, with: argument)
    let others = meant.filter { !isStandIn($0.0, in: call) }
    let own = others.isEmpty ? meant : others
    if !own.isEmpty {
      let isPromised = own.allSatisfy { function, position in
        (others.isEmpty || function.modifiers.contains(.requirement))
          && function.parameters[position].isOfOneCall
      }
      return isPromised
        ? .trusted(callee) : .own(own.map { OwnCallee($0, parameter: $1) })
    }
    if isHop(call, callee) || isOfSDK(argument, of: call, callee) { return .known }
    if isTrusted(callee, of: call, with: argument) { return .trusted(callee) }
    throw CompletionPaths.Problem(
      reason: reason(against: callee, of: call, with: argument, name: name), node: call.node,
      key: .handlerEscapes)
  }

  private func reason(
    against callee: String, of call: FunctionCallExpr, with argument: Node, name: String,
  ) -> String {
    if Self.repeating.contains(callee) { return "'\(callee)' may call '\(name)' more than once" }
    if call.makesSessionTask, !call.isStarted {
      return "the task of '\(callee)' isn't started here, so '\(name)' may never be called"
    }
    let unknown = "isn't known to call '\(name)' exactly once"
    let callee = callee.isEmpty ? PathCondition.short(call.calledExpression?.text ?? "") : callee
    if makesValue(call, callee) {
      let maker = [".init", "init"].contains(callee) ? "an initializer" : "'\(callee)'"
      return "\(maker) may store '\(name)', and isn't known to call it exactly once"
    }
    if isEnumCase(call, callee) {
      return "'.\(callee)' stores '\(name)', which may be called at any time"
    }
    let arguments = CallArguments(of: call)
    guard let place = arguments.place(ofArgument: argument, in: call),
      case .type(let type, _) = receiver(of: call)
    else { return "'\(callee)' \(unknown)" }
    let owners = context.foreignAncestry(of: type)
    let rows = context.project.sdk.callbacks(of: callee).filter {
      $0.fits(place, in: arguments) && owners.contains($0.type)
    }
    let hasTwin = rows.contains {
      !context.project.sdk.asyncTwins(of: $0.function, in: $0.type).isEmpty
    }
    return rows.isEmpty || hasTwin
      ? "'\(callee)' \(unknown)"
      : "'\(callee)', which has no asynchronous version in the SDK, \(unknown)"
  }

  /// Whether the call makes a value of a type: `Command(…)`, `UIAction(…)`.
  private func makesValue(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    if call.calledExpression?.text == ".init" { return true }
    return call.calledExpression?.is(.declReferenceExpr) == true
      && (context.project.types[context.project.resolve(callee)]?.isEmpty == false
        || context.project.sdk.kind(ofType: callee) != nil)
  }

  /// Have: queue.add(.write(work))
  private func isEnumCase(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    let access = call.calledExpression?.as(MemberAccessExpr.self)
    return access != nil && access?.base == nil && project(hasCase: callee)
  }

  private func project(hasCase name: String) -> Bool {
    context.project.tables.hasCases(named: name) && context.project.functions[name] == nil
  }

  private static let repeating: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce",
  ]

  /// Whether the function gives work to a queue, a lock or a task, which does it once.
  private func isHop(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    let written = (call.calledExpression?.compactText ?? "").withoutArgumentsOfTask
    if Self.functions.contains(written) { return context.project.functions[callee] == nil }
    let base = call.calledExpression?.as(MemberAccessExpr.self)?.base
    if callee == "withLock" || callee == "performAndWait" || callee == "performBackgroundTask" {
      return base != nil
    }
    guard ["async", "asyncAfter", "asyncAndWait", "sync"].contains(callee) else { return false }
    return base.map(isQueue) ?? (context.enclosingTypeNames(of: call.node).first == "DispatchQueue")
  }

  private static let functions: Set = [
    "Task", "Task.detached", "_Concurrency.Task", "autoreleasepool", "MainActor.run",
    "MainActor.assumeIsolated",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup",
    "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
  ]

  /// Whether the receiver is a dispatch queue, by its type, or by its name where that is not known.
  private func isQueue(_ base: Node) -> Bool {
    if base.compactText.hasPrefix("DispatchQueue") { return true }
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    if let type = context.valueType(of: value)?.unwrapped.name { return type == "DispatchQueue" }
    return value.lastName?.lowercased().hasSuffix("queue") == true
  }

  /// Whether the function is a framework's that has an asynchronous version: it calls back once.
  private func isOfSDK(_ argument: Node, of call: FunctionCallExpr, _ callee: String) -> Bool {
    let sdk = context.project.sdk
    let rows = sdk.callbacks(of: callee)
    guard !rows.isEmpty else { return false }
    let arguments = CallArguments(of: call)
    guard let place = arguments.place(ofArgument: argument, in: call) else { return false }
    let fitting = rows.filter {
      $0.fits(place, in: arguments) && $0.parameterLabels.last == $0.label
        && ($0.isOfAnimation || !sdk.asyncTwins(of: $0.function, in: $0.type).isEmpty)
    }
    guard !fitting.isEmpty, call.isStarted, case .type(let type, let isStatic) = receiver(of: call)
    else {
      return false
    }
    let owners = context.foreignAncestry(of: type)
    let isOwn = context.project.functions[callee]?.contains { owners.contains($0.owner) } == true
    return !isOwn && fitting.contains { $0.isStatic == isStatic && owners.contains($0.type) }
  }

  /// A method of the type around may be called without a receiver.
  func receiver(of call: FunctionCallExpr) -> CallReceiver {
    guard call.calledExpression?.is(.declReferenceExpr) == true,
      let type = context.enclosingTypeNames(of: call.node).first
    else { return context.receiver(of: call) }
    return .type(context.project.resolve(type), isStatic: false)
  }
}

extension SDKCallback {
  /// Whether the closure is told when views have changed: without an asynchronous version, but it is told once.
  fileprivate var isOfAnimation: Bool {
    let base = function.prefix { $0 != "(" }
    return label == "completion"
      && (type == "UIView"
        && ["animate", "animateKeyframes", "transition", "perform"].contains(base)
        || base == "performBatchUpdates")
  }
}

extension FunctionFacts.Parameter {
  fileprivate var isOfOneCall: Bool {
    CompletionNames.isOfOneCall(label) || CompletionNames.isOfOneCall(name)
  }
}

extension FunctionCallExpr {
  /// Whether the call makes a task of a `URLSession`, by its name.
  var makesSessionTask: Bool {
    ["dataTask", "downloadTask", "uploadTask"].contains(calleeName ?? "")
  }

  /// Whether the call, if it makes a task of a session, starts it too: `.resume()` follows.
  var isStarted: Bool {
    guard makesSessionTask else { return true }
    if let member = node.parent?.as(MemberAccessExpr.self) {
      return member.name == "resume" && member.node.parent?.is(.functionCallExpr) == true
    }
    // Have: let task = session.dataTask(with: url) { … }; task.priority = 1; task.resume()
    let value = node.valueOfBranches
    guard let name = value.nameItIsBoundTo, !name.contains("?"),
      let item = value.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let items = item.parent.map({ Array($0.children) }),
      let position = items.firstIndex(of: item)
    else { return false }
    let rest = items[(position + 1)...]
    let starts = ["", "?", "!"].map { "\(name)\($0).resume()" }
    guard let start = rest.firstIndex(where: { starts.contains($0.compactText) }) else {
      return false
    }
    return rest[..<start].allSatisfy { !$0.mayLeave && !$0.mayAssign(name) }
  }
}

extension Node {
  /// The expression that has the node's value as its own: the node, or an `if` or `switch` around it.
  ///
  /// Have: let task = if isLarge { session.downloadTask(with: url) { … } } else { … }
  fileprivate var valueOfBranches: Node {
    var value = self
    while let item = value.parent, item.is(.codeBlockItem) || item.is(.expressionStmt) {
      let statement = item.is(.expressionStmt) ? item.parent : item
      guard let list = statement?.parent, list.is(.codeBlockItemList),
        list.elements(CodeBlockItem.self).count == 1,
        let choice = list.ancestors.first(where: { !Self.partsOfBranches.contains($0.kind) }),
        choice.is(.ifExpr) || choice.is(.switchExpr)
      else { break }
      value = choice
      while let outer = value.parent, outer.is(.ifExpr) { value = outer }
    }
    return value
  }

  private static let partsOfBranches: Set<NodeKind> = [
    .codeBlockItemList, .codeBlock, .switchCase, .switchCaseList,
  ]

  /// What the value is bound or assigned to, if it is that as it is.
  fileprivate var nameItIsBoundTo: String? {
    if let binding = parent?.parent?.as(PatternBinding.self) { return binding.pattern?.text }
    let operands = parent.map { Array($0.children) } ?? []
    let isAssigned = operands.count == 3 && operands[1].is(.assignmentExpr) && operands[2] == self
    return isAssigned ? operands[0].compactText : nil
  }

  /// Whether the statement may be the last one that runs of its list.
  fileprivate var mayLeave: Bool {
    descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
      if let attempt = node.as(TryExpr.self) { return attempt.questionOrExclamationMark == nil }
      return [
        .returnStmt, .throwStmt, .breakStmt, .continueStmt, .guardStmt, .fallThroughStmt,
      ].contains(node.kind)
    }
  }

  /// Whether a value is assigned to what is written so.
  fileprivate func mayAssign(_ name: String) -> Bool {
    descendantsAndSelf.contains { $0.isAssigned && $0.compactText == name }
  }
}

extension String {
  /// Have: Task<Void, Never>.detached
  fileprivate var withoutArgumentsOfTask: String {
    guard hasPrefix("Task<"), let end = lastIndex(of: ">") else { return self }
    return "Task" + self[index(after: end)...]
  }
}
