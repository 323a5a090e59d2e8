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
      Their closures are `@Sendable`, but not isolated to the main actor: Swift 6 warns about calls \
      of main-actor-isolated code in them, and accepts those calls in the task.

      - `OperationQueue.main.addOperation { … }` runs work in the order of the calls, as tasks do. Among hops \
      of other kinds the order may differ, so the change needs a review. Operation objects are left unchanged: \
      other code may cancel them or wait for them.
      - `RunLoop.main.perform { … }` needs a review: it runs in the default mode only, so not while the user \
      scrolls. A task runs then too.
      - `schedule { … }`, which Combine adds to these and to `DispatchQueue.main`, is treated like their own \
      methods.
      - `performSelector(onMainThread: #selector(f), with: nil, waitUntilDone: false)` on `self` needs a \
      review too, and is converted where the class of `self` is isolated to the main actor or Sendable. It is \
      left unchanged if it passes an argument or waits.
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
        because: "'operation' isn't a closure literal"),
      Example(
        unchanged: """
          performSelector(onMainThread: #selector(reload), with: nil, waitUntilDone: true)
          """,
        because:
          "the call blocks its thread until the work is done; await the work in an 'async' function instead"
      ),
    ],
    advice: "keep the call",
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
      return context.leave(
        call.node, "leave '\(name)'", because: Refusal(.notAClosure, "the call passes no closure"))
    }
    let assumption = InnerTask.assumption(in: closure, of: call, by: callee.node, context)
    let edits =
      assumption?.editsAsTask
      ?? TaskForm.keepingWork(of: closure, callee: callee.node, call: call, in: context).edits
    var finding = context.fix(
      call.node, "replace '\(name)' with 'Task { @MainActor in }'", verdict: .review,
      because: type == "RunLoop"
        ? "the run loop runs this work in its default mode only, while a task runs in any mode"
        : "the work may run in a different order than other hops, such as 'DispatchQueue.main.async'",
      effects: [.reorders, .inheritsTaskLocals],
      fix: Fix(edits, insertedNames: TaskForm.insertedNames))
    finding.note(HopCaptures(of: closure.node, in: context))
    return finding
  }

  private func refusal(in context: Context) -> Refusal? {
    if context.isShadowed(type, at: call.node) {
      return Refusal(.shadowedName, "'\(type)' may be a type of this project")
    }
    if let label = arguments.first?.label?.name {
      return Refusal(.unsupportedArgument, "tasks have no counterpart to '\(label):'")
    }
    guard let closure, call.additionalTrailingClosures == nil,
      arguments.count == (call.trailingClosure == nil ? 1 : 0)
    else {
      return arguments.first?.expression.map {
        Refusal(
          .notAClosure,
          "'\($0.textInOneLine)' isn't a closure literal; call it in one and run again")
      }
        ?? Refusal(.notAClosure, "the call passes no closure")
    }
    if closure.signature?.attributes != nil {
      return Refusal(.closureSignature, "the closure has attributes")
    }
    return refusalOfCrossing(by: closure, in: context)
      ?? context.refusalOfTask(for: closure, inPlaceOf: call)
  }

  /// Why a task may not capture what a scheduler may: that takes any closure.
  private func refusalOfCrossing(by closure: ClosureExpr, in context: Context) -> Refusal? {
    let isFree = callee.name != "schedule" || context.isolation(at: call.node).kind == .mainActor
    return isFree || NonSendableCaptures(in: closure.node, context).areSendable
      ? nil
      : Refusal(.notSendable, "the task would capture values that aren't known to be Sendable")
  }
}

extension SelectorHop {
  private var arguments: [LabeledExpr] { call.arguments?.arguments ?? [] }

  func finding(in context: Context) -> Finding {
    if let reason = refusal(in: context) ?? context.refusalOfTask(at: call.node) {
      return context.leave(call.node, "leave 'performSelector'", because: reason)
    }
    guard let method = method(in: context) else {
      return context.leave(
        call.node, "leave 'performSelector'",
        because: Refusal(
          .handlerNotFound, "the selector isn't known to name a method of 'self' without parameters"
        ))
    }
    if method.traits.contains(.isNoasync) {
      return context.leave(
        call.node, "leave 'performSelector'",
        because: .unavailable(method.name))
    }
    guard let type = context.enclosingTypeNames(of: call.node).first,
      context.isSendable(typeNamed: context.project.resolve(type))
    else {
      return context.leave(
        call.node, "leave 'performSelector'",
        because:
          Refusal(
            .notSendable,
            "a task can't capture 'self', which isn't known to be Sendable; mark its class '@MainActor' and run again"
          )
      )
    }
    let value = method.result == nil ? "" : "_ = "
    let edit = Edit(
      replace: call.range, with: ClosureHead.mainActor().task("\(value)self.\(method.name)()"))
    return context.fix(
      call.node, "replace 'performSelector' with 'Task { @MainActor in }'", verdict: .review,
      because:
        "the run loop runs this work in its common modes only, while a task runs in any mode",
      effects: [.reorders, .inheritsTaskLocals],
      fix: Fix([edit], insertedNames: TaskForm.insertedNames))
  }

  private func refusal(in context: Context) -> Refusal? {
    guard arguments.map({ $0.label?.name }) == ["onMainThread", "with", "waitUntilDone"] else {
      return Refusal(
        .unsupportedArgument,
        "the call has other arguments than 'onMainThread', 'with', and 'waitUntilDone'")
    }
    if arguments[2].expression?.text != "false",
      context.isolation(at: call.node).kind == .mainActor
    {
      return Refusal(
        .waitsForMainThread,
        "this code is isolated to the main actor, where the work runs at once; call it directly")
    }
    if arguments[2].expression?.text != "false" {
      return Refusal(
        .waitsForMainThread,
        "the call blocks its thread until the work is done; await the work in an 'async' function instead"
      )
    }
    if arguments[1].expression?.isNil != true {
      return Refusal(.unsupportedArgument, "the call passes an argument to the method")
    }
    if !isOfSelf { return Refusal(.observerIsNotSelf, "the method isn't called on 'self'") }
    if case .statement = StatementPlace(of: call.node) { return nil }
    return Refusal(.partOfExpression, "the result of the call is used")
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
