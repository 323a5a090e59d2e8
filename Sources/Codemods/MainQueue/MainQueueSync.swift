import Rewriter

extension Codemod {
  /// `DispatchQueue.main.sync { … }` in asynchronous code becomes `await MainActor.run { … }`.
  ///
  /// Anywhere else it is left unchanged, with what a person may do: a synchronous function has no form of
  /// `await`, and nearly all of the sites that we have read block on purpose.
  public static let mainQueueSync = Codemod(
    id: "main-queue-sync",
    title: "Await the main actor where `DispatchQueue.main.sync` blocks",
    since: .v(5, 5),
    discussion: """
      In asynchronous code, work that a thread waits for on the main queue becomes work that the function \
      awaits on the main actor. The closure stays synchronous, and its value is the value of the `await`.

      The change needs a review: while the function is suspended, other work may run on its actor, and the \
      closure has to be `@Sendable`.

      Synchronous code can't be converted without a change to the function. Make the function `async`, so that \
      it can await the main actor, or mark it `@MainActor`, so that its callers hop. A function that calls its \
      work directly on the main thread, and waits for it on any other (`if Thread.isMainThread`), belongs on \
      the main actor.
      """,
    verdict: .review,
    candidateTokens: ["DispatchQueue"],
    examples: [
      Example(
        """
        func load() async -> Int {
          let count = DispatchQueue.main.sync { screen.count }
          return count
        }
        """,
        becomes: """
          func load() async -> Int {
            let count = await MainActor.run { screen.count }
            return count
          }
          """,
        prelude: """
          import Foundation

          @MainActor final class Screen { var count = 0 }
          @MainActor let screen = Screen()
          """),
      Example(
        unchanged: """
          func count() -> Int {
            DispatchQueue.main.sync { screen.count }
          }
          """,
        because: "this call blocks its thread until the main thread has done the work"),
      Example(
        unchanged: """
          func show() {
            if Thread.isMainThread {
              reload()
            } else {
              DispatchQueue.main.sync { reload() }
            }
          }
          """,
        because: "the work always runs on the main thread"),
    ],
    run: awaitMainActor)
}

/// A finding for every mention of `DispatchQueue.main.sync` in the file.
@Sendable
private func awaitMainActor(_ context: Context) -> [Finding] {
  context.tree.accesses(to: "sync").compactMap { callee in
    guard let site = MainQueueCall(callee: callee, of: "sync") else {
      return context.leaveAlias(of: "DispatchQueue", in: callee)
    }
    let name = site.callee.node.textInOneLine
    if let reason = site.refusalOfWaiting(in: context) {
      return context.leave(site.node, "leave '\(name)'", because: reason)
    }
    return context.fix(
      site.node, "replace '\(name)' with 'await MainActor.run'", verdict: .review,
      because: "other work may run on the function's actor while the function awaits",
      fix: site.awaitingFix(in: context))
  }
}

extension MainQueueCall {
  fileprivate func refusalOfWaiting(in context: Context) -> Refusal? {
    if let reason = refusalOfQueue(in: context) { return reason }
    guard let call else {
      return Refusal(.notAClosure, "'sync' is used as a value, not called; keep the queue")
    }
    let isOnMainActor = context.isolation(at: node).kind == .mainActor
    if node.isInMainThreadCheck {
      return node.isInOtherCheck
        ? Self.conditionalAdvice : checkAdvice(isOnMainActor: isOnMainActor, in: context)
    }
    let isCheckedOff = node.isBehindCheckOffMainQueue
    if isOnMainActor, isCheckedOff {
      return Refusal(
        .waitsForMainThread,
        "this code asserts that it's off the main queue, but is isolated to the main actor; mark it "
          + "'nonisolated', and 'async' so that it can await the main actor")
    }
    if isOnMainActor {
      return Refusal(
        .waitsForMainThread,
        "this code is isolated to the main actor, where the call would wait for itself and trap; if other threads "
          + "run the code, \(node.isInClosure ? "mark the closure '@Sendable'" : "mark it 'nonisolated'"), else do the work without 'sync'"
      )
    }
    if let reason = refusalOfKeptClosure(in: context) { return reason }
    guard AsyncCode(around: node) != nil else {
      return Refusal(
        .waitsForMainThread,
        "this call blocks its thread until the main thread has done the work; "
          + (reasonToStaySynchronous(in: context).map { "keep it, since \($0)" }
            ?? "use 'await MainActor.run' in an 'async' function"
            + (isCheckedOff ? "" : marking(in: context).map { ", or \($0)" } ?? ""))
      )
    }
    let labels = arguments.map { $0.label?.name }
    guard let closure, call.additionalTrailingClosures == nil,
      labels == (call.trailingClosure == nil ? ["execute"] : [])
    else {
      return Refusal(
        .notAClosure, "the work isn't a closure literal; write '{ work() }' and run again")
    }
    if closure.signature?.parameterClause != nil || closure.signature?.attributes != nil {
      return Refusal(
        .closureSignature,
        "the closure has parameters or attributes; write 'await MainActor.run' yourself")
    }
    if let name = closure.assignedLocalVariable {
      return Refusal(
        .changesVariable,
        "the closure changes the local variable '\(name)', which a sendable closure can't; return the new value instead"
      )
    }
    return canStandBehindAwait
      ? nil
      : Refusal(
        .partOfExpression,
        "the call is part of a larger expression; assign its value to a 'let' and run again")
  }

  private func marking(in context: Context) -> String? {
    MainActorMarking(at: node, in: context)?.marking
  }

  /// What the function around is isolated to says nothing of a closure that runs later.
  ///
  /// Have: Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in DispatchQueue.main.sync { … } }
  private func refusalOfKeptClosure(in context: Context) -> Refusal? {
    guard AsyncCode(around: node) == nil,
      context.codeInPlace(around: node).ancestors.first(where: \.isFunctionLike)?
        .is(.closureExpr) == true
    else { return nil }
    return Refusal(
      .waitsForMainThread,
      context.isKnownToRunOnMainThread(node)
        ? "the closure around runs on the main thread, where the call would wait for itself and trap; do the work without "
          + "'sync'"
        : "this call blocks its thread until the main thread has done the work; start a 'Task { @MainActor in }' if the "
          + "closure around needn't wait for the work, else keep the call")
  }

  private func checkAdvice(isOnMainActor: Bool, in context: Context) -> Refusal {
    let advice =
      isOnMainActor
      ? "if only main-actor code calls this, do the work without 'sync'"
      : adviceOnCallers(in: context)
    return Refusal(.onMainThread, "the work always runs on the main thread; \(advice)")
  }

  private var enclosingFunction: FunctionDecl? {
    node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
  }

  /// Why the function around can't be asynchronous, nor belong to the main actor.
  private func reasonToStaySynchronous(in context: Context) -> String? {
    guard let function = enclosingFunction, let name = function.name?.name else { return nil }
    if function.modifiers?.contains(.override) == true {
      return "'\(name)' overrides a synchronous method"
    }
    if let obstacle = MainActorMarking(at: node, in: context)?.obstacle {
      return "'\(name)' \(obstacle)"
    }
    return context.synchronousCallOffMainActor(of: function)
      .map { "a caller off the main actor can't await '\(name)' ('\($0)')" }
  }

  /// Callers on other threads await a main-actor-isolated function, where they can.
  private func adviceOnCallers(in context: Context) -> String {
    if node.ancestors.first(where: { $0.is(.deinitializerDecl) || $0.is(.functionDecl) })?
      .is(.deinitializerDecl) == true
    {
      return "in a deinitializer, start a task that captures what the work needs, but not 'self'"
    }
    let function = enclosingFunction
    if function?.modifiers?.contains(.override) == true {
      return "keep the function, which overrides a synchronous method"
    }
    if let obstacle = MainActorMarking(at: node, in: context)?.obstacle {
      return "keep the function, which \(obstacle)"
    }
    let parameter = function?.parameters.first { parameter in
      parameter.type.map(context.knownType).map(context.isFunction) == true
        && function?.body?.node.descendantsAndSelf.contains {
          $0.as(FunctionCallExpr.self)?.calledExpression?.referencedName == parameter.localName
        } == true
    }
    let isolate =
      "mark the function" + (parameter.map { " and its parameter '\($0.localName)'" } ?? "")
      + " '@MainActor'"
    guard let place = function.flatMap(context.synchronousCallOffMainActor) else {
      return "\(isolate), so that other callers await it"
    }
    return
      "keep the function while callers off the main actor that can't await, such as '\(place)', need its work done when it "
      + "returns; once they are 'async', \(isolate)"
  }

  private static let conditionalAdvice = Refusal(
    .waitsForMainThread,
    "off the main thread, this call blocks its thread until the main thread has done the work; use 'await MainActor.run' in "
      + "an 'async' function")

  /// Whether `await` may be written before the call: it is a statement, or all of a value.
  private var canStandBehindAwait: Bool {
    var inner = node
    while let parent = inner.parent, parent.is(.tryExpr) { inner = parent }
    guard let parent = inner.parent else { return false }
    switch parent.kind {
    case .codeBlockItem, .initializerClause, .returnStmt: return true
    case .exprList:
      let elements = Array(parent.children)
      return elements.count == 3 && elements[1].is(.assignmentExpr) && elements[2] == inner
    default: return false
    }
  }

  fileprivate func awaitingFix(in context: Context) -> Fix {
    guard let call, let closure, let brace = closure.leftBrace,
      let start = callee.node.firstToken
    else { return Fix([]) }
    let close = call.rightParen.flatMap { paren -> Edit? in
      guard call.trailingClosure == nil, let end = closure.rightBrace?.range.upperBound else {
        return nil
      }
      return .delete(end..<paren.range.upperBound)
    }
    let head = Edit(
      replace: start.range.lowerBound..<brace.range.lowerBound, with: "await MainActor.run ")
    return Fix([head] + (close.map { [$0] } ?? []), insertedNames: ["MainActor"])
  }
}

extension Context {
  /// The first call of a function of the project in code that is neither isolated to the main actor nor can await.
  fileprivate func synchronousCallOffMainActor(of function: FunctionDecl) -> String? {
    guard let own = OwnFunction(declaredBy: function.node, in: self) else { return nil }
    return calls(of: own).first { call, file in
      call.receiver?.is(.superExpr) != true
        && !(file.path == path && function.node.encloses(call.node))
        && AsyncCode(around: call.node) == nil && file.isolation(at: call.node).kind != .mainActor
    }.map { "\($1.path):\(LineTable($1.tree.source).line(of: $0.range.lowerBound))" }
  }
}

extension ClosureExpr {
  /// The first local variable of the code around that the closure changes.
  fileprivate var assignedLocalVariable: String? {
    for sequence in node.descendantsAndSelf.compactMap({ $0.as(SequenceExpr.self) }) {
      guard let elements = sequence.elements?.node.children.map(\.self), elements.count > 2,
        elements[1].isAssignmentOperator, let name = elements[0].firstToken?.name
      else { continue }
      if LocalDeclaration(name, at: node)?.kind == .variable { return name }
    }
    return nil
  }
}
