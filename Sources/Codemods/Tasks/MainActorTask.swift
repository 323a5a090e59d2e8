import Rewriter

extension Codemod {
  /// `Task { … }` that touches what is the main actor's becomes `Task { @MainActor in … }` where it is
  /// started elsewhere.
  ///
  /// A task inherits the isolation of the code that forms its closure. In a `@Sendable` closure and in a
  /// nonisolated function that is none, and Swift 6.3.1 says `main actor-isolated property 'data' can not
  /// be mutated from a nonisolated context`, in Swift 5 mode too.
  public static let mainActorTask = Codemod(
    id: "main-actor-task",
    title: "Add `@MainActor` to tasks that need it and don't inherit it",
    since: .v(5, 5),
    discussion: """
      A task that is created in a closure for another thread, or in a `nonisolated` function, is nonisolated. \
      If each of its statements uses main-actor-isolated state or awaits something, the task is meant to run \
      on the main actor, and doesn't compile as it is: it gets `@MainActor`.

      Tasks that use no such state, or hop to it with `await`, aren't reported. Left unchanged, with the \
      reason: tasks with statements that may be meant to run off the main actor.
      """,
    verdict: .safe,
    candidateTokens: ["Task {", "Task("],
    examples: [
      Example(
        """
        @MainActor final class Feed {
          var entries: [String] = []

          func reload(_ session: URLSession, from url: URL) {
            session.dataTask(with: url) { data, _, _ in
              Task {
                self.entries = await parse(data)
              }
            }.resume()
          }
        }
        """,
        becomes: """
          @MainActor final class Feed {
            var entries: [String] = []

            func reload(_ session: URLSession, from url: URL) {
              session.dataTask(with: url) { data, _, _ in
                Task { @MainActor in
                  self.entries = await parse(data)
                }
              }.resume()
            }
          }
          """,
        prelude: """
          import Foundation
          func parse(_ data: Data?) async -> [String] { [] }
          """),
      Example(
        unchanged: """
          @MainActor final class Feed {
            var size = 0

            nonisolated func count(_ texts: [String]) {
              Task {
                let number = texts.joined().count
                self.size = number
              }
            }
          }
          """,
        because: "some statements in the task may be meant to run off the main actor"),
    ],
    run: { context in
      TaskUse.all(in: context.tree).compactMap(context.findingOfMainActorTask)
    })
}

extension Context {
  /// Whether a task gets `@MainActor`, by its closure.
  func isTaskForMainActor(_ closure: ClosureExpr) -> Bool {
    TaskUse.all(in: tree).contains { use in
      use.closure?.node == closure.node && findingOfMainActorTask(use)?.fix != nil
    }
  }

  fileprivate func findingOfMainActorTask(_ use: TaskUse) -> Finding? {
    guard let closure = use.closure, closure.attributeNames.isEmpty,
      isolation(at: use.node).kind == .nonisolated, use.node.isInKnownCode(self),
      claim(to: use) == nil, !closure.hasParenthesesForAttribute,
      let statements = closure.statements?.node
    else { return nil }
    let needs = MainActorNeeds(context: self, code: closure.node)
    guard let name = touchedName(in: statements, needs) else { return nil }
    let items = statements.elements(CodeBlockItem.self)
    let isMeant = items.allSatisfy { item in
      item.item?.is(.guardStmt) == true
        || item.node.descendantsAndSelf.contains { $0.is(.awaitExpr) || $0.isInAsyncLet }
        || touchedName(in: item.node, needs) != nil
    }
    guard isMeant else {
      return leave(
        use.node, "leave 'Task', which uses main-actor-isolated '\(name)'",
        because:
          Refusal(
            .mayRunElsewhere,
            "some statements in the task may be meant to run off the main actor; use 'await MainActor.run' for the others"
          )
      )
    }
    return fix(
      use.node, "add '@MainActor' to 'Task', which uses '\(name)'",
      fix: Fix(
        ClosureHead.mainActor().edits(in: closure)
          + NeedlessAwaits(in: closure.node, self).edits(in: statements),
        insertedNames: ["MainActor"]))
  }

  /// The first thing that only the main actor may touch, and that no `await` hops to.
  private func touchedName(in node: Node, _ needs: MainActorNeeds) -> String? {
    for node in needs.ownNodes(of: node) {
      guard node.is(.memberAccessExpr) || node.is(.declReferenceExpr),
        !node.isBehindAwait(within: needs.code), case .needed(let name) = needs.use(of: node)
      else { continue }
      return name
    }
    return nil
  }
}

extension Node {
  /// Whether an `await` in front of the expression makes a hop of it; none does of an assignment. The value of
  /// `async let` is awaited by itself.
  func isBehindAwait(within code: Node) -> Bool {
    isInAsyncLet
      || ancestors.prefix { $0 != code }.contains { $0.is(.awaitExpr) || $0.is(.closureExpr) }
  }

  /// Whether the code around is that of a function that says `nonisolated`, or of a closure that is known
  /// to be nonisolated.
  fileprivate func isInKnownCode(_ context: Context) -> Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .functionDecl: return true
      case .memberBlock, .accessorBlock, .initializerDecl, .deinitializerDecl: return false
      default: break
      }
      guard let closure = ancestor.as(ClosureExpr.self) else { continue }
      if let decided = context.isolation(decidedBy: closure) { return decided.kind == .nonisolated }
      guard closure.isOfTask else { return false }
    }
    return false
  }
}
