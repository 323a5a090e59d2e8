import Rewriter

extension Codemod {
  /// `Task { … }` becomes `_Concurrency.Task { … }` where another type takes the name.
  ///
  /// What is a use of a task is decided by syntax alone, as compiled with Swift 6.3.1: a trailing
  /// closure or `operation:`, two generic arguments, the static members, and extensions that say
  /// something of `Success` or `Failure`. Uses of the other type have none of these forms, unless it
  /// has an initializer, static member or generic parameters of the same shape; then both compile, and
  /// mean different things.
  public static let taskNameClash = Codemod(
    id: "task-name-clash",
    title: "Write `_Concurrency.Task` where another type is called `Task`",
    since: .v(5, 5),
    discussion: """
      A model named `Task` hides Swift's `Task` wherever the model is visible: in its module, in files that \
      import it, and in types that contain it or inherit from those. There, each use of Swift's `Task` gets \
      the name of its module. Uses of the model are left unchanged.

      A use of Swift's `Task` is a call with a trailing closure, `priority:`, `name:`, or `operation:`; two \
      generic arguments; a static member such as `Task.sleep`; or `extension Task where Success …`.

      - A declaration `typealias Task = _Concurrency.Task` does the same for all of its scope, and is \
      respected.
      - If the model inherits from a type outside the project, its members aren't known, and the change needs \
      a review.

      Left unchanged, each with its reason: uses that could mean the model too, because it has an initializer \
      that takes a closure, two generic parameters, or a static member of the same name; and projects that \
      declare a `_Concurrency` of their own.
      """,
    verdict: .safe,
    candidateTokens: ["Task"],
    examples: [
      Example(
        """
        struct Task { var title: String }

        func remind(of task: Task) -> [Task] {
          Task { await show(task.title) }
          return [task, Task(title: "Sleep")]
        }
        """,
        becomes: """
          struct Task { var title: String }

          func remind(of task: Task) -> [Task] {
            _Concurrency.Task { await show(task.title) }
            return [task, Task(title: "Sleep")]
          }
          """,
        prelude: "func show(_ title: String) async {}"),
      Example(
        """
        enum API {
          struct Task {}

          final class Client {
            var running: Task<Void, Never>?

            func wait() async throws {
              try await Task.sleep(nanoseconds: 1)
            }
          }
        }
        """,
        becomes: """
          enum API {
            struct Task {}

            final class Client {
              var running: _Concurrency.Task<Void, Never>?

              func wait() async throws {
                try await _Concurrency.Task.sleep(nanoseconds: 1)
              }
            }
          }
          """),
      Example(
        unchanged: """
          struct Task { init(_ build: () -> String) {} }

          func start() -> Task {
            Task { "hello" }
          }
          """,
        because: "the 'Task' of Example.swift has an initializer that takes these arguments"),
    ],
    run: nameModule)
}

/// A finding for every task whose name another type takes.
@Sendable
private func nameModule(_ context: Context) -> [Finding] {
  let own = context.project.staticMembersOfConcurrencyTask
  return TaskUse.all(in: context.tree, ownMembers: own).compactMap { use in
    let models = context.types(hiding: "Task", at: use.node).map { TaskModel($0, in: context) }
    guard !models.isEmpty else { return nil }
    if let claim = models.lazy.compactMap({ $0.claim(to: use) }).first {
      return context.leave(use.node, "leave 'Task'", because: claim)
    }
    if context.isShadowed("_Concurrency", at: use.node) {
      return context.leave(
        use.node, "leave 'Task'",
        because: Refusal(
          .shadowedName,
          "a '_Concurrency' in this project hides Swift's module; rename it and run again"))
    }
    return context.name(use, knownToBeRightUnless: models.lazy.compactMap(\.unknownAncestor).first)
  }
}

extension Context {
  /// - Parameter unknown: What a type that hides the task inherits from, that is unknown.
  fileprivate func name(_ use: TaskUse, knownToBeRightUnless unknown: String?) -> Finding {
    Finding(
      codemod: codemod, verdict: unknown == nil ? .safe : .review, range: use.node.range,
      message: "replace 'Task' with '_Concurrency.Task'",
      reason: unknown.map { "the other 'Task' inherits from '\($0)', which isn't in this project" },
      fix: Fix([.insert("_Concurrency.", at: use.token.range.lowerBound)]))
  }
}
