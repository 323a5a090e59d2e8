import Rewriter

extension Codemod {
  /// Reports `MainActor.assumeIsolated` in code that is known to run elsewhere, where it stops the program.
  public static let assumedIsolation = Codemod(
    id: "assumed-isolation",
    title: "Report `assumeIsolated` in code that runs off the main actor",
    since: .v(5, 9),
    discussion: """
      Nothing is changed. `MainActor.assumeIsolated` stops the program where the code does not run on the main \
      thread, in every language mode. It is reported in the work of `Task.detached` and of queues that are not \
      the main one, in handlers of sessions with a queue of their own, in `@concurrent` code and in actors, and in \
      closures and methods of delegates that the tables say a framework calls off the main thread. `Task { @MainActor in … }` goes there instead; what is needed at once has to be asked for \
      before.
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
        because: "it runs on 'DispatchQueue.global()'",
        prelude: "import Foundation")
    ],
    run: { context in
      context.tree.calls(of: "assumeIsolated").compactMap { call in
        guard call.calledExpression?.compactText == "MainActor.assumeIsolated",
          let place = context.placeOffMain(of: call.node)
        else { return nil }
        return context.leave(
          call.node, "leave 'MainActor.assumeIsolated'",
          because: "it runs \(place), and there it stops the program")
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

  func placeOffMain(of closure: ClosureExpr) -> String? {
    if closure.attributeNames.contains("concurrent") { return Self.concurrentPlace }
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName else {
      return nil
    }
    let callee = call.calledExpression?.as(MemberAccessExpr.self)
    if call.calledExpression?.compactText == "Task.detached" {
      return closure.attributeNames.isEmpty ? "in a detached task" : nil
    }
    let queues: Set = ["async", "sync", "asyncAfter", "addOperation", "addBarrierBlock"]
    if queues.contains(name), let base = callee?.base, queue(of: base) == .other {
      return "on '\(base.textInOneLine)'"
    }
    let rows = project.sdk.callbacks(of: name)
    guard let row = rows.first, project.functions[name] == nil, !row.type.isEmpty, callee != nil
    else { return nil }
    if rows.allSatisfy({ $0.thread == .background }) {
      return "where '\(row.type).\(row.function)' calls it, off the main thread"
    }
    guard row.type == "URLSession", let session = callee?.base, hasOwnQueue(session) else {
      return nil
    }
    return "where '\(session.textInOneLine)' calls it, on a queue of its own"
  }

  /// Whether a session is known to have been made without a queue, and so has one that is not the main queue.
  private func hasOwnQueue(_ session: Node) -> Bool {
    if session.compactText == "URLSession.shared" { return true }
    if let call = session.as(FunctionCallExpr.self) {
      let queue = call.arguments?.arguments.first { $0.label?.name == "delegateQueue" }?.expression
      return call.calledExpression?.text == "URLSession"
        && queue.map { $0.is(.nilLiteralExpr) || self.queue(of: $0) == .other } ?? true
    }
    guard let name = session.as(DeclReferenceExpr.self)?.name,
      case .local(let binding) = meaning(of: name, at: session), binding.isConstant,
      case .variable(let variable, _) = binding.kind, let value = variable.initializer?.value,
      !value.is(.declReferenceExpr)
    else { return false }
    return hasOwnQueue(value)
  }

  func placeOffMain(of function: FunctionDecl) -> String? {
    if let method = delegateMethod(metBy: function), method.thread == .background {
      return "where '\(method.protocol).\(method.method)' is called, off the main thread"
    }
    let attributes = function.attributes?.attributes.map(\.name) ?? []
    if attributes.contains("concurrent") { return Self.concurrentPlace }
    guard case .actor(let name) = isolation(inside: function.node).kind,
      project.members(named: "unownedExecutor", of: name, inherited: true).isEmpty,
      project.types[name]?.contains(where: { $0.kind == .actor }) == true
    else { return nil }
    return "on the actor '\(name)'"
  }

  private static let concurrentPlace = "off every actor"
}
