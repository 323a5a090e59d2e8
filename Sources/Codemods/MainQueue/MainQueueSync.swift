import Rewriter

extension Codemod {
  /// `DispatchQueue.main.sync { … }` in asynchronous code becomes `await MainActor.run { … }`.
  ///
  /// Anywhere else it is left alone, with what a person may do: a synchronous function has no form of
  /// `await`, and nearly all of the sites that we have read block on purpose.
  public static let mainQueueSync = Codemod(
    id: "main-queue-sync",
    title: "Await the main actor where `DispatchQueue.main.sync` blocks",
    since: .v(5, 5),
    discussion: """
      In asynchronous code, work that a thread waits for on the main queue becomes work that the function \
      awaits on the main actor. The closure stays synchronous, and its value is the value of the `await`.

      The change wants a reader: while the function is suspended, other work of its actor may run, and the \
      closure has to be `@Sendable`.

      In synchronous code nothing can take its place without a change of the function: make it `@MainActor`, \
      so that callers hop, or `async`, so that it can await. Work that runs at once on the main thread and is \
      waited for on any other (`if Thread.isMainThread`) says that the function belongs on the main actor.
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
        because: "it blocks until the main thread is done"),
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
        because: "it runs on the main thread either way"),
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
      because: "other work of the function's actor may run while it is suspended",
      fix: site.awaitingFix(in: context))
  }
}

extension MainQueueCall {
  fileprivate func refusalOfWaiting(in context: Context) -> String? {
    if let reason = refusalOfQueue(in: context) { return reason }
    guard let call else { return "'sync' is referred to, not called" }
    let isOnMainActor = context.isolation(at: node).kind == .mainActor
    if node.isInMainThreadCheck { return Self.checkAdvice(isOnMainActor: isOnMainActor) }
    if isOnMainActor {
      return
        "the code around is the main actor's, which would wait for itself; call the work directly, or mark "
        + "what another thread runs 'nonisolated'"
    }
    guard AsyncCode(around: node) != nil else {
      return
        "it blocks until the main thread is done; make the function '@MainActor', or 'async' with "
        + "'await MainActor.run'"
    }
    let labels = arguments.map { $0.label?.name }
    guard let closure, call.additionalTrailingClosures == nil,
      labels == (call.trailingClosure == nil ? ["execute"] : [])
    else { return "its work is not a closure literal" }
    if closure.signature?.parameterClause != nil || closure.signature?.attributes != nil {
      return "its closure has a signature; write 'await MainActor.run' in its place"
    }
    if let name = closure.assignedLocalVariable {
      return "its work changes '\(name)', which a Sendable closure may not"
    }
    return canStandBehindAwait ? nil : "it is part of an expression; give its value a name first"
  }

  private static func checkAdvice(isOnMainActor: Bool) -> String {
    isOnMainActor
      ? "it runs on the main thread either way, and the code around is the main actor's: call the work "
        + "directly once no other thread calls it"
      : "it runs on the main thread either way; make the function '@MainActor', so that callers hop"
  }

  /// Whether `await` may be written in front of the call: it is a statement, or all of a value.
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
