import Rewriter

extension Codemod {
  /// `OperationQueue.main.addOperation { … }`, `RunLoop.main.perform { … }` and
  /// `performSelector(onMainThread:…)` become `Task { @MainActor in … }`.
  public static let mainOperationQueue = Codemod(
    id: "main-operation-queue",
    title: "Hop to the main actor from operation queues, run loops and selectors",
    since: .v(5, 5),
    discussion: """
      The other ways to the main thread become what `main-queue-hop` makes of `DispatchQueue.main.async`. \
      Their closures are `@Sendable`, and not the main actor's: calls of main-actor code in them, which \
      Swift 6 rejects, are right in the task.

      - `OperationQueue.main.addOperation { … }` runs in the order of asking, as tasks do. Among hops of another \
      kind the order may differ, so that it wants a reader. Operations that are objects stay: somebody may cancel them or wait.
      - `RunLoop.main.perform { … }` wants a reader: it runs in the default mode only, so not while a finger \
      scrolls, and a task does.
      - `schedule { … }`, which Combine adds to these and to `DispatchQueue.main`, does the same as their own methods.
      - `performSelector(onMainThread: #selector(f), with: nil, waitUntilDone: false)` of `self` wants a \
      reader as well, where the class of `self` is the main actor's or Sendable. With an argument, or where \
      it waits, it is left alone.
      """,
    verdict: .review,
    candidateTokens: ["OperationQueue", "RunLoop", "performSelector", "schedule"],
    examples: [
      Example(
        """
        OperationQueue.main.addOperation { [weak self] in
          self?.connection = nil
        }
        """,
        becomes: """
          Task { @MainActor [weak self] in
            self?.connection = nil
          }
          """,
        prelude: """
          import Foundation

          @MainActor final class Link {
            nonisolated(unsafe) var connection: Int?
            func close() {
              …
            }
          }
          """),
      Example(
        unchanged: "OperationQueue.main.addOperation(operation)",
        because: "'operation' is not a closure literal"),
      Example(
        unchanged: """
          performSelector(onMainThread: #selector(reload), with: nil, waitUntilDone: true)
          """,
        because: "it waits until the work is done"),
    ],
    run: hopFromOtherQueues)
}

@Sendable
private func hopFromOtherQueues(_ context: Context) -> [Finding] {
  let hops = OtherHop.types.sorted { $0.key < $1.key }.flatMap { name, types in
    context.tree.calls(of: name).compactMap { call in
      if let hop = OtherHop(call) { return hop.finding(in: context) }
      let callee = call.calledExpression?.as(MemberAccessExpr.self)
      return callee.flatMap { callee in
        types.lazy.compactMap { context.leaveAlias(of: $0, in: callee) }.first
      }
    }
  }
  return hops
    + context.tree.calls(of: "performSelector")
    .compactMap { SelectorHop($0)?.finding(in: context) }
}

extension OtherHop {
  private var arguments: [LabeledExpr] { call.arguments?.arguments ?? [] }

  private var closure: ClosureExpr? {
    call.trailingClosure ?? arguments.first?.expression?.as(ClosureExpr.self)
  }

  func finding(in context: Context) -> Finding {
    let name = callee.node.textInOneLine
    if let reason = refusal(in: context) {
      return context.leave(call.node, "leave '\(name)'", because: reason)
    }
    guard let closure else {
      return context.leave(call.node, "leave '\(name)'", because: "it has no work")
    }
    let form = TaskForm.keepingWork(of: closure, callee: callee.node, call: call, in: context)
    var finding = context.fix(
      call.node, "replace '\(name)' with 'Task { @MainActor in }'", verdict: .review,
      because: type == "RunLoop"
        ? "a run loop performs it in the default mode only"
        : "beside hops of another kind, such as 'DispatchQueue.main.async', it may take another turn",
      effects: [.reorders, .inheritsTaskLocals],
      fix: Fix(form.edits, insertedNames: TaskForm.insertedNames))
    finding.note(HopCaptures(of: closure.node, in: context))
    return finding
  }

  private func refusal(in context: Context) -> String? {
    if context.isShadowed(type, at: call.node) { return "'\(type)' may be the project's own" }
    if let label = arguments.first?.label?.name {
      return "a task has no counterpart of '\(label):'"
    }
    guard let closure, call.additionalTrailingClosures == nil,
      arguments.count == (call.trailingClosure == nil ? 1 : 0)
    else {
      return arguments.first?.expression.map { "'\($0.textInOneLine)' is not a closure literal" }
        ?? "it has no work"
    }
    if closure.signature?.attributes != nil { return "its closure has attributes" }
    return refusalOfCrossing(by: closure, in: context)
      ?? context.refusalOfTask(for: closure, inPlaceOf: call)
  }

  /// Why a task may not take along what a scheduler may: that takes any closure.
  private func refusalOfCrossing(by closure: ClosureExpr, in context: Context) -> String? {
    let isFree = callee.name != "schedule" || context.isolation(at: call.node).kind == .mainActor
    return isFree || NonSendableCaptures(in: closure.node, context).areSendable
      ? nil : "the task would take along what may not be Sendable"
  }
}

extension SelectorHop {
  private var arguments: [LabeledExpr] { call.arguments?.arguments ?? [] }

  func finding(in context: Context) -> Finding {
    if let reason = refusal ?? context.refusalOfTask(at: call.node) {
      return context.leave(call.node, "leave 'performSelector'", because: reason)
    }
    guard let method = method(in: context) else {
      return context.leave(
        call.node, "leave 'performSelector'",
        because: "its selector is not that of a method of 'self' without parameters")
    }
    if method.traits.contains(.isNoasync) {
      return context.leave(
        call.node, "leave 'performSelector'",
        because: "'\(method.name)' is not available in asynchronous code")
    }
    guard let type = context.enclosingTypeNames(of: call.node).first,
      context.isSendable(typeNamed: context.project.resolve(type))
    else {
      return context.leave(
        call.node, "leave 'performSelector'",
        because: "a task may take 'self' along only if its class is '@MainActor' or Sendable")
    }
    let value = method.result == nil ? "" : "_ = "
    let edit = Edit(
      replace: call.range, with: ClosureHead.mainActor().task("\(value)self.\(method.name)()"))
    return context.fix(
      call.node, "replace 'performSelector' with 'Task { @MainActor in }'", verdict: .review,
      because: "a run loop performs it in its common modes, and a task in any",
      effects: [.reorders, .inheritsTaskLocals],
      fix: Fix([edit], insertedNames: TaskForm.insertedNames))
  }

  private var refusal: String? {
    guard arguments.map({ $0.label?.name }) == ["onMainThread", "with", "waitUntilDone"] else {
      return "its arguments are not those of a hop"
    }
    if arguments[2].expression?.text != "false" { return "it waits until the work is done" }
    if arguments[1].expression?.is(.nilLiteralExpr) != true { return "it passes an argument" }
    if !isOfSelf { return "it is a method of another object" }
    if case .statement = StatementPlace(of: call.node) { return nil }
    return "its value is used"
  }

  private var isOfSelf: Bool {
    guard let member = call.calledExpression?.as(MemberAccessExpr.self) else { return true }
    return member.base?.isSelfReference == true
  }

  /// `reload` of `#selector(reload)`, if the types around declare it without parameters.
  private func method(in context: Context) -> FunctionFacts? {
    let expansion = arguments[0].expression?.as(MacroExpansionExpr.self)
    guard expansion?.macroName?.text == "selector",
      let name = expansion?.arguments?.arguments.first?.expression?.lastName
    else { return nil }
    let types = Set(context.enclosingTypeNames(of: call.node).prefix(1))
    let functions = (context.project.functions[name] ?? []).filter { types.contains($0.owner) }
    return functions.count == 1 && functions[0].parameters.isEmpty && !functions[0].isAsync
      ? functions[0] : nil
  }
}
