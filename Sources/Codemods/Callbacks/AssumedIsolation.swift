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

extension Node {
  /// Whether the code around the node asks for the thread before it comes to the node.
  fileprivate var isBehindCheckOfThread: Bool {
    ancestors.contains { $0.checksThread(before: self) }
  }

  fileprivate func checksThread(before node: Node) -> Bool {
    // Have: if Thread.isMainThread { MainActor.assumeIsolated { … } }
    if self.as(IfExpr.self)?.conditions?.node.asksForMainThread == true { return true }
    // Have: guard Thread.isMainThread else { return }; MainActor.assumeIsolated { … }
    let before = self.as(CodeBlockItemList.self)?.node.children.prefix {
      $0.range.upperBound <= node.range.lowerBound
    }
    return before?.contains(where: \.asksForMainThread) == true
  }

  private var asksForMainThread: Bool { tokens.contains { $0.text == "isMainThread" } }
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
    guard let owner = ownerReleasedAnywhere(around: node) else { return nil }
    return Refusal(
      .assumesIsolation,
      "any thread may release '\(owner)' last, and then 'assumeIsolated' stops the program here; use 'isolated deinit' "
        + "instead, or clean up in a method that the owner calls")
  }

  /// The class of the deinitializer that the code is part of, which runs on whatever thread releases the object last.
  ///
  /// UIKit and AppKit release views and their controllers on the main thread.
  private func ownerReleasedAnywhere(around node: Node) -> String? {
    let code = node.ancestors.first { $0.isFunctionLike || $0.is(.deinitializerDecl) }
    guard let deinitializer = code?.as(DeinitializerDecl.self),
      !deinitializer.node.saysIsolation, !node.isBehindCheckOfThread,
      let owner = enclosingTypeNames(of: deinitializer.node).first
    else { return nil }
    let views = ["NSView", "NSViewController", "UIView", "UIViewController"]
    return foreignAncestry(of: owner).contains(where: views.contains) ? nil : owner
  }

  /// Where the code runs, if it is known to be off the main actor: `in a detached task`.
  fileprivate func placeOffMain(of node: Node) -> String? {
    for ancestor in node.ancestors {
      if ancestor.checksThread(before: node) { return nil }
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
