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

      In a `deinit` it is reported as well: that runs on the thread that releases the object last. Only views \
      and their controllers are always released on the main thread, by UIKit and AppKit.
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
          let refusal = context.refusalOfPlaceOffMain(of: call.node)
        else { return nil }
        return context.leave(call.node, "leave 'MainActor.assumeIsolated'", because: refusal)
      }
    })
}

extension Context {
  /// Why the code may not assume that it's on the main actor, if it is known to run elsewhere.
  fileprivate func refusalOfPlaceOffMain(of node: Node) -> Refusal? {
    if let place = placeOffMain(of: node) {
      return Refusal(
        .assumesIsolation,
        "this code runs \(place), and 'assumeIsolated' stops the program there; use 'Task { @MainActor in }' instead"
      )
    }
    guard let (deinitializer, owner) = deinitializerOnAnyThread(around: node) else { return nil }
    let moving =
      "clean up in a method that the code that keeps the object calls once it's done with it"
    return Refusal(
      .assumesIsolation,
      "any thread may release '\(owner)' last, and then 'assumeIsolated' stops the program here; "
        + (canBeIsolated(deinitializer) ? "use 'isolated deinit' instead, or \(moving)" : moving))
  }

  /// The deinitializer that the code is part of, with its class, where any thread may release the object last.
  ///
  /// UIKit and AppKit release views and their controllers on the main thread.
  private func deinitializerOnAnyThread(around node: Node) -> (Node, owner: String)? {
    let code = node.ancestors.first { $0.isFunctionLike || $0.is(.deinitializerDecl) }
    guard let code, code.is(.deinitializerDecl), !code.saysIsolation, !node.isInMainThreadCheck,
      let owner = enclosingTypeNames(of: code).first, !isViewOrController(owner)
    else { return nil }
    return (code, owner)
  }

  private func canBeIsolated(_ deinitializer: Node) -> Bool {
    guard let type = deinitializer.ancestors.first(where: \.kind.isTypeOrExtension),
      isolation(inside: type).kind == .mainActor, refusalOfToolchain(since: .v(6, 2)) == nil
    else { return false }
    return project.modules.systemWithoutIsolatedDeinit(inFile: path) {
      deinitializer.mayBeRead(on: $0)
    } == nil
  }

  /// Where the code runs, if it is known to be off the main actor: `in a detached task`.
  fileprivate func placeOffMain(of node: Node) -> String? {
    if node.isInMainThreadCheck { return nil }
    for ancestor in node.ancestors {
      if let closure = ancestor.as(ClosureExpr.self) {
        if closure.node.isInMainThreadCheck { return nil }
        if isolation(ofInner: closure)?.kind == .mainActor { return nil }
        if let place = placeOffMain(of: closure) { return place }
      }
      if let function = ancestor.as(FunctionDecl.self) { return placeOffMain(of: function) }
      if ancestor.declaredTypeName != nil { return nil }
    }
    return nil
  }
}
