import Rewriter

extension Codemod {
  /// Reports `MainActor.assumeIsolated` in code that is known to run elsewhere, where it stops the program.
  public static let assumedIsolation = Codemod(
    id: "assumed-isolation",
    title: "Report `assumeIsolated` in code that runs off the main actor",
    since: .v(5, 9),
    discussion: """
      Nothing is changed. `MainActor.assumeIsolated` stops the program, in every language mode, if \
      the code doesn't run on the main thread. It is reported in `Task.detached`, in work for \
      queues other than the main queue, in handlers of sessions with a queue of their own, in \
      `@concurrent` code, in actors, and in closures and delegate methods that a framework is \
      known to call off the main thread. Use `Task { @MainActor in … }` there instead. If the code \
      needs a value at once, read the value before.
      """,
    verdict: .manual,
    candidateTokens: ["assumeIsolated"],
    examples: [
      Example(
        unchanged: """
          @MainActor final class Model {
            var count = 0
            nonisolated func load() {
              DispatchQueue.global().async {
                MainActor.assumeIsolated { self.count += 1 }
              }
            }
          }
          """,
        because: "this code runs on 'DispatchQueue.global()'",
        prelude: "import Foundation")
    ],
    run: { context in
      context.tree.calls(of: "assumeIsolated").compactMap { call in
        guard call.calledExpression?.compactText == "MainActor.assumeIsolated",
          let place = context.placeOffMain(of: call.node)
        else { return nil }
        return context.leave(
          call.node, "leave 'MainActor.assumeIsolated'",
          because:
            Refusal(
              .assumesIsolation,
              "this code runs \(place), and 'assumeIsolated' stops the program there; use 'Task { @MainActor in }' instead"
            )
        )
      }
    })
}

extension Node {
  fileprivate var asksForMainThread: Bool { tokens.contains { $0.text == "isMainThread" } }
}

extension Context {
  /// Where the code runs, if it is known to be off the main actor: `in a detached task`.
  fileprivate func placeOffMain(of node: Node) -> String? {
    for ancestor in node.ancestors {
      // Have: if Thread.isMainThread { MainActor.assumeIsolated { … } }
      if ancestor.as(IfExpr.self)?.conditions?.node.asksForMainThread == true { return nil }
      // Have: guard Thread.isMainThread else { return }; MainActor.assumeIsolated { … }
      let before = ancestor.as(CodeBlockItemList.self)?.node.children.prefix {
        $0.range.upperBound <= node.range.lowerBound
      }
      if before?.contains(where: \.asksForMainThread) == true { return nil }
      if let closure = ancestor.as(ClosureExpr.self) {
        if isolation(ofInner: closure)?.kind == .mainActor { return nil }
        if let place = placeOffMain(of: closure) { return place }
      }
      if let function = ancestor.as(FunctionDecl.self) { return placeOffMain(of: function) }
      if ancestor.declaredTypeName != nil { return nil }
    }
    return nil
  }
}
