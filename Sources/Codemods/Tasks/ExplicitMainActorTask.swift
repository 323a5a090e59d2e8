import Rewriter

extension Codemod {
  /// `Task { … }` becomes `Task { @MainActor in … }` where it runs on the main actor already.
  ///
  /// A task that isn't detached has the isolation of the code that forms its closure. Where that is
  /// the main actor, the attribute changes nothing (compiled in all modes of Swift 6.3.1).
  public static let explicitMainActorTask = Codemod(
    id: "explicit-main-actor-task",
    title: "Add `@MainActor` to tasks that run on the main actor because of where they start",
    since: .v(5, 5),
    discussion: """
      A task that starts on the main actor runs there, but nothing in the task says so. Some teams want it \
      stated, so that moving the task elsewhere can't silently move its work off the main actor.

      The change has no effect at run time. It is a matter of taste, and therefore only made on demand, with \
      `--only explicit-main-actor-task`.

      Tasks in closures other than those of tasks, and tasks whose isolation isn't known from the project's \
      sources, are left unchanged.
      """,
    verdict: .safe,
    selection: .onlyByName,
    candidateTokens: ["Task"],
    examples: [
      Example(
        """
        @MainActor final class Feed {
          var entries: [String] = []

          func reload() {
            Task {
              entries = await fetch()
            }
          }

          nonisolated func log() {
            Task { print(await fetch()) }
          }
        }
        """,
        becomes: """
          @MainActor final class Feed {
            var entries: [String] = []

            func reload() {
              Task { @MainActor in
                entries = await fetch()
              }
            }

            nonisolated func log() {
              Task { print(await fetch()) }
            }
          }
          """,
        prelude: "func fetch() async -> [String] { [] }"),
      Example(
        unchanged: """
          @MainActor func start() {
            Task { () in print("started") }
          }
          """,
        because: "'()' in the closure would be read as part of the attribute"),
    ],
    run: sayMainActor)
}

/// A finding for every task that inherits the isolation of the main actor.
@Sendable
private func sayMainActor(_ context: Context) -> [Finding] {
  TaskUse.all(in: context.tree).compactMap { use in
    guard let closure = use.closure, closure.attributeNames.allSatisfy({ $0 == "Sendable" }),
      use.node.hasIsolationOfDeclaration, context.isolation(at: use.node).kind == .mainActor,
      context.isSwiftTask(use)
    else { return nil }
    if closure.hasParenthesesForAttribute {
      return context.leave(
        use.node, "leave 'Task'",
        because:
          Refusal(
            .closureSignature,
            "'()' in the closure would be read as part of the attribute; write a result type after it and run again"
          )
      )
    }
    return context.fix(
      use.node, "add '@MainActor' to 'Task'",
      fix: Fix(ClosureHead.mainActor().edits(in: closure), insertedNames: ["MainActor"]))
  }
}

extension TaskUse {
  /// The work of a task that is started here and not detached, if it is a closure literal.
  var closure: ClosureExpr? {
    var callee = node
    if let parent = callee.parent, parent.is(.genericSpecializationExpr) { callee = parent }
    if let parent = callee.parent?.as(MemberAccessExpr.self), parent.name == "init" {
      callee = parent.node
    }
    guard let call = callee.parent?.as(FunctionCallExpr.self), call.calledExpression == callee
    else { return nil }
    return call.trailingClosure
      ?? call.arguments?.arguments.last { $0.label?.name == "operation" }?.expression?
      .as(ClosureExpr.self)
  }
}

extension Node {
  /// Whether nothing but tasks and closures that say `@MainActor` is between the node and the function
  /// or accessor around it: what is known of any other closure may not be all, and what an initial
  /// value is isolated to depends on the language mode.
  fileprivate var hasIsolationOfDeclaration: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .functionDecl, .initializerDecl, .accessorBlock: return true
      case .memberBlock: return false
      default: break
      }
      guard let closure = ancestor.as(ClosureExpr.self) else { continue }
      if closure.attributeNames.contains("MainActor") { return true }
      guard case .argument(let call, _) = ClosureUse(of: closure), call.calleeName == "Task" else {
        return false
      }
    }
    return false
  }
}

extension Context {
  /// Whether the name is that of Swift's task, or nothing else can be meant.
  fileprivate func isSwiftTask(_ use: TaskUse) -> Bool { claim(to: use) == nil }
}
