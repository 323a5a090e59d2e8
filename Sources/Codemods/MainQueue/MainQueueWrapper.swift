import Rewriter

extension Codemod {
  /// Functions of the project that do nothing but hop to the main queue.
  public static let mainQueueWrapper = Codemod(
    id: "main-queue-wrapper",
    title: "Find functions that only hop, and convert calls of those that you name",
    since: .v(5, 5),
    discussion: """
      A project's own `onMain { … }` hides the hop from the compiler, because its closure isn't isolated to \
      the main actor. Such a function is reported, with the row to add to a table of your own (`--sdk-table`):

          callback	onMain(_:)	_	-	static	() -> Void	not-sendable	main-actor	main	our wrapper

      With the row, calls of the function become `Task { @MainActor in … }`, like calls of \
      `DispatchQueue.main.async`. If the function runs its closure at once when called on the main thread, the \
      row says `any` for the thread instead of `main`: a task starts in the next turn of the run loop, so each \
      change needs a review. `main-delayed` says that the other argument is a delay, as in `delay(0.3) { … }`; \
      the task sleeps for that time.

      A function whose whole body is one hop is reported too. Marked `@MainActor`, it needs no hop, and its \
      callers hop where they have to.
      """,
    verdict: .safe,
    candidateTokens: ["DispatchQueue"],
    userTokens: \.userMainActorFunctions,
    examples: [
      Example(
        """
        onMain { screen.reload() }
        """,
        becomes: """
          Task { @MainActor in screen.reload() }
          """,
        prelude: """
          import Foundation

          @MainActor final class Screen { func reload() {} }
          @MainActor let screen = Screen()
          func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
            DispatchQueue.main.async(execute: work)
          }
          """,
        userRows: onMainRow),
      Example(
        unchanged: """
          func onMain(_ work: @escaping () -> Void) {
            DispatchQueue.main.async { work() }
          }
          """,
        because: "this function only passes its closure to the main queue"),
      Example(
        unchanged: """
          final class Feed {
            func reload() {
              DispatchQueue.main.async { self.table.reloadData() }
            }
          }
          """,
        because: "the whole function is a hop to the main queue"),
    ],
    run: unwrapHops)

  private static let onMainRow =
    "callback\tonMain(_:)\t_\t-\tstatic\t() -> Void\tnot-sendable\tmain-actor\tmain\tour wrapper"
}

@Sendable
private func unwrapHops(_ context: Context) -> [Finding] {
  let names = Set(context.project.sdk.userMainActorFunctions)
  let calls = names.sorted().flatMap { name in
    context.tree.calls(of: name).filter { $0.isOfUserRow(in: context) }.map { call in
      WrapperCall(call, in: context)?.finding(in: context)
        ?? context.leave(
          call.node, "leave '\(name)'",
          because: Refusal(
            .notAClosure, "the work isn't a closure literal; write '{ work() }' and run again"))
    }
  }
  let hops = ["async", "asyncAfter"].flatMap { context.tree.accesses(to: $0) }
    .map(\.range.lowerBound)
  let functions = context.tree.all(FunctionDecl.self).filter { function in
    hops.contains(where: function.range.contains)
  }.compactMap { function in
    names.contains(function.name?.name ?? "") ? nil : function.findingOfHop(in: context)
  }
  return calls + functions
}

extension FunctionCallExpr {
  /// Whether the function of the name is one that a row of the user's means: its type, if it has one, is
  /// the receiver, or around the call.
  fileprivate func isOfUserRow(in context: Context) -> Bool {
    let receiver = calledExpression?.as(MemberAccessExpr.self)?.base
    let own = context.enclosingTypeNames(of: node).flatMap(context.project.ancestry)
    return context.project.sdk.userTypes(ofFunction: calleeName ?? "").contains { type in
      guard let receiver else { return type == "-" || own.contains(type) }
      if receiver.isSelfReference { return own.contains(type) }
      guard let name = receiver.lastName else { return false }
      let declared = (context.project.variables[name] ?? []).map { $0.type ?? "" }
      return name == type
        || !declared.isEmpty && declared.allSatisfy { TypeSpelling($0).name == type }
    }
  }
}

/// A call of a function that a row of the user's names.
private struct WrapperCall {
  let call: FunctionCallExpr
  let callee: Node
  let closure: ClosureExpr

  /// What the user's rows say of the thread.
  let thread: CallbackThread?

  /// How long the work waits; `nil` for a function that has no delay.
  let delay: Node?

  /// `nil` for a call that is given no closure literal, and for one of another function of the name.
  init?(_ call: FunctionCallExpr, in context: Context) {
    thread = context.project.sdk.userThread(ofFunction: call.calleeName ?? "")
    var arguments = call.arguments?.arguments.compactMap(\.expression) ?? []
    delay = thread == .mainDelayed && !arguments.isEmpty ? arguments.removeFirst() : nil
    guard let callee = call.calledExpression, call.additionalTrailingClosures == nil,
      let closure = call.trailingClosure ?? arguments.first?.as(ClosureExpr.self),
      arguments.count == (call.trailingClosure == nil ? 1 : 0)
    else { return nil }
    self.call = call
    self.callee = callee
    self.closure = closure
  }

  private var name: String { call.calleeName ?? "" }

  func finding(in context: Context) -> Finding {
    do throws(Refusal) {
      if let reason = refusal(in: context) { throw reason }
      guard let delay else { return hop(in: context) }
      return sleep(try Delay(of: delay, in: context), in: context)
    } catch {
      return context.leave(call.node, "leave '\(name)'", because: error)
    }
  }

  private func sleep(_ delay: Delay, in context: Context) -> Finding {
    var form = TaskForm(callee: callee, call: call, closure: closure, context: context)
    form.sleep(delay)
    return context.fix(
      call.node, "replace '\(name)' with a task that sleeps first", verdict: .review,
      because: "tasks that sleep for the same time may run in a different order",
      effects: [.runsLater, .reorders, .inheritsTaskLocals],
      fix: Fix(form.edits, insertedNames: TaskForm.insertedNames))
  }

  private func hop(in context: Context) -> Finding {
    let form = TaskForm.keepingWork(of: closure, callee: callee, call: call, in: context)
    let runsAtOnce = thread != .main
    var finding = context.fix(
      call.node, "replace '\(name)' with 'Task { @MainActor in }'",
      verdict: runsAtOnce ? .review : .safe,
      because: runsAtOnce
        ? "'\(name)' runs its work at once on the main thread, while a task starts in the next turn of the run loop"
        : nil,
      effects: [.runsLater, .inheritsTaskLocals],
      fix: Fix(form.edits, insertedNames: TaskForm.insertedNames))
    finding.note(HopCaptures(of: closure.node, in: context))
    return finding
  }

  private func refusal(in context: Context) -> Refusal? {
    if closure.signature?.parameterClause != nil {
      return Refusal(.closureSignature, "the closure has parameters")
    }
    if thread == .mainDelayed {
      if delay == nil { return Refusal(.unreadableDelay, "the call has no delay") }
      if closure.statements == nil {
        return Refusal(.emptyClosure, "the closure is empty; remove the call if nothing needs it")
      }
    }
    return context.refusalOfTask(
      for: closure, inPlaceOf: call, sleepingFirst: thread == .mainDelayed)
  }
}

extension FunctionDecl {
  private var looksAtThread: Bool {
    node.tokens.contains { $0.name == "isMainThread" }
  }

  /// Whether there may be calls, and not only values of the function.
  private func isCalled(in context: Context) -> Bool {
    guard let name = name?.name, modifiers?.contains(.private) == true else { return true }
    return !context.tree.calls(of: name).isEmpty
  }

  /// What to say about a function whose whole body is a hop; `nil` for any other.
  fileprivate func findingOfHop(in context: Context) -> Finding? {
    guard let name = name?.name, let hop = soleHop, modifiers?.contains(.override) != true,
      hop.refusalOfQueue(in: context) == nil, signature?.effectSpecifiers?.asyncSpecifier == nil
    else { return nil }
    if let parameter = parameterThatOnlyRuns(in: hop) {
      guard isCalled(in: context) else { return nil }
      return context.leave(
        node, "leave '\(name)'",
        because:
          Refusal(
            .wrapper,
            (looksAtThread
              ? "this function runs its closure at once if it's called on the main thread, and a task starts later; "
                + "to convert its calls all the same, add the row "
              : "this function only passes its closure to the main queue; to convert its calls, add the row ")
              + "'\(row(for: parameter))' to a file for '--sdk-table'"))
    }
    if hop.callee.name == "asyncAfter", let parameter = closureParameters.first,
      parameters.count == 1, isOnlyRun(parameter, by: hop)
    {
      return context.leave(
        node, "leave '\(name)'",
        because:
          Refusal(
            .wrapper,
            "this function runs its closure on the main queue after a fixed delay; callers can use a main-actor "
              + "task that sleeps instead"))
    }
    guard let work = hop.closure, hop.callee.name == "async", mayBeIsolated(in: context),
      !work.node.tokens.contains(where: { $0.name == name })
    else { return nil }
    return context.leave(
      node, "leave '\(name)'",
      because:
        Refusal(
          .wholeFunctionHops,
          "the whole function is a hop to the main queue; "
            + (MainActorMarking(at: hop.callee.node, in: context)?.marking
              .map { "\($0), and run the work without a hop" } ?? "keep it")))
  }

  /// Whether only code of the project decides where the method of a type runs.
  private func mayBeIsolated(in context: Context) -> Bool {
    guard case .nonisolated = context.isolation(inside: node).kind,
      !context.enclosingTypeNames(of: node).isEmpty,
      attributes?.attributes.isEmpty ?? true, modifiers?.contains(.nonisolated) != true
    else { return false }
    return !FunctionClaims(self, labels: labels, in: context).mayBeRequired
  }

  /// The call of `DispatchQueue.main.async`, or of `asyncAfter`, that is all of the body, or all but running
  /// the work at once on the main thread.
  private var soleHop: MainQueueCall? {
    let calls =
      body?.node.descendantsAndSelf { $0.is(.closureExpr) }
      .compactMap { $0.as(MemberAccessExpr.self) }
      .compactMap {
        MainQueueCall(callee: $0, of: "async") ?? MainQueueCall(callee: $0, of: "asyncAfter")
      } ?? []
    guard calls.count == 1, let statements = body?.statements?.node else { return nil }
    let items = statements.elements(CodeBlockItem.self).compactMap(\.item)
    if items.count == 1, items[0] == calls[0].node { return calls[0] }
    return looksAtThread && items.count <= 2 && closureParameters.count == 1 ? calls[0] : nil
  }

  /// The parameters that are closures without parameters and result.
  private var closureParameters: [FunctionParameter] {
    parameters.filter { parameter in
      let type = TypeSpelling(parameter.type?.text ?? "")
      return type.functionResult?.isVoid == true && type.core.hasPrefix("()")
    }
  }

  /// The only parameter beside that of the delay, if the hop does nothing but call it.
  private func parameterThatOnlyRuns(in hop: MainQueueCall) -> FunctionParameter? {
    let delays = hop.callee.name == "asyncAfter" ? [hop.delayName] : []
    guard let parameter = closureParameters.first, parameters.last?.node == parameter.node,
      parameters.dropLast().map(\.localName) == delays
    else { return nil }
    return isOnlyRun(parameter, by: hop) ? parameter : nil
  }

  private func isOnlyRun(_ parameter: FunctionParameter, by hop: MainQueueCall) -> Bool {
    let name = parameter.localName
    if hop.execute?.compactText == name { return true }
    let items = hop.closure?.statements?.node.elements(CodeBlockItem.self) ?? []
    return items.count == 1 && items[0].item?.compactText == "\(name)()"
  }

  /// The row of a table that says what the function does with its closure.
  private func row(for parameter: FunctionParameter) -> String {
    let labels = parameters.map { $0.firstName?.text ?? "_" }
    let thread = looksAtThread ? "any" : labels.count == 1 ? "main" : "main-delayed"
    let type = node.ancestors.first { $0.declaredTypeName != nil }?.declaredTypeName ?? "-"
    let level = type == "-" || modifiers?.contains(.static) == true ? "static" : "instance"
    return [
      "callback", "\(name?.name ?? "")(\(labels.map { "\($0):" }.joined()))",
      parameter.firstName?.text ?? "_", type, level, "() -> Void", "not-sendable", "main-actor",
      thread, "our wrapper",
    ].joined(separator: "\t")
  }
}

extension MainQueueCall {
  /// `seconds` of `asyncAfter(deadline: .now() + seconds)`; `nil` for any other deadline.
  fileprivate var delayName: String? {
    guard let deadline = arguments.first, deadline.label?.name == "deadline",
      let terms = deadline.expression?.as(SequenceExpr.self)?.elements?.node.children.map(\.self),
      terms.count > 2, terms[0].compactText.hasSuffix(".now()"), terms[1].text == "+"
    else { return nil }
    let added = Array(terms.dropFirst(2))
    let delay = added.secondsInNanoseconds ?? added
    return delay.count == 1 ? delay[0].referencedName : nil
  }
}
