extension Explanation {
  /// The tasks that the project starts.
  static let tasks = [
    Explanation(
      .loopForm, of: "long-lived-task-capture",
      "the loop has a form that the codemod doesn't change",
      """
      The codemod makes `self` weak, and unwraps it at the start of each iteration. It changes \
      loops over a property of `self` that are the task's last statement.
      """,
      example: """
        @MainActor final class Feed {
          private var task: Task<Void, Never>?
          private var total = 0

          private func events(above limit: Int) -> AsyncStream<Int> { AsyncStream { $0.finish() } }

          func start() {
            task = Task {
              for await event in events(above: total) { total += event }
            }
          }
        }
        """,
      remedy: .change(
        "Assign the sequence to a `let` before the task.",
        to: """
          @MainActor final class Feed {
            private var task: Task<Void, Never>?
            private var total = 0

            private func events(above limit: Int) -> AsyncStream<Int> { AsyncStream { $0.finish() } }

            func start() {
              let events = events(above: total)
              task = Task {
                for await event in events { total += event }
              }
            }
          }
          """),
      leave: "Leave it where the loop ends soon by itself."),
    Explanation(
      .loopHoldsSelf, of: "long-lived-task-capture",
      "the task's loop keeps the object alive that should cancel it",
      """
      The loop uses a strong `self` for as long as it runs, and only `deinit` cancels the task. \
      `deinit` never runs, so neither the task nor the object is ever released.
      """,
      example: """
        @MainActor final class Poller {
          private var task: Task<Void, Never>?
          private var count = 0

          func start() {
            task = Task {
              while !Task.isCancelled {
                count += 1
                try? await Task.sleep(for: .seconds(1))
              }
            }
          }

          deinit { task?.cancel() }
        }
        """,
      remedy: .rewrite(
        "Capture `self` weakly, and unwrap it in each iteration after the `await`.",
        to: """
          @MainActor final class Poller {
            private var task: Task<Void, Never>?
            private var count = 0

            func start() {
              task = Task { [weak self] in
                while !Task.isCancelled {
                  self?.count += 1
                  try? await Task.sleep(for: .seconds(1))
                }
              }
            }

            deinit { task?.cancel() }
          }
          """),
      leave: "Leave it where something else cancels the task, such as `viewDidDisappear(_:)`."),
    Explanation(
      .onActor, of: "long-lived-task-capture",
      "with a weak 'self', the task wouldn't run on the actor",
      """
      A task is isolated to the actor only if it captures the actor strongly. With a weak `self`, \
      the task has to await every use of the actor.
      """,
      example: """
        actor Feed {
          private let events: AsyncStream<Int>
          private var task: Task<Void, Never>?
          private var total = 0

          init(events: AsyncStream<Int>) { self.events = events }

          func start() {
            task = Task {
              for await event in events { total += event }
            }
          }
        }
        """,
      remedy: .rewrite(
        "Move the loop's body to a method, and await that.",
        to: """
          actor Feed {
            private let events: AsyncStream<Int>
            private var task: Task<Void, Never>?
            private var total = 0

            init(events: AsyncStream<Int>) { self.events = events }

            private func add(_ event: Int) { total += event }

            func start() {
              task = Task { [weak self, events] in
                for await event in events { await self?.add(event) }
              }
            }
          }
          """),
      leave: "Leave it where the sequence ends before the actor should be released."),
    Explanation(
      .ignoresCancellation, of: "task-modifier",
      "the task doesn't handle cancellation",
      """
      `.task` cancels its work when the view disappears. `Task.sleep` and many other calls then \
      throw at once, and code that ignores that error, or treats it as a failure, does the wrong \
      thing.
      """,
      example: """
        struct Feed: View {
          @State private var entries: [String] = []

          var body: some View {
            Text("a").onAppear {
              Task { @MainActor in
                try? await Task.sleep(for: .seconds(1))
                entries = []
              }
            }
          }
        }
        """,
      remedy: .change(
        "Check for cancellation after the call.",
        to: """
          struct Feed: View {
            @State private var entries: [String] = []

            var body: some View {
              Text("a").onAppear {
                Task { @MainActor in
                  try? await Task.sleep(for: .seconds(1))
                  guard !Task.isCancelled else { return }
                  entries = []
                }
              }
            }
          }
          """),
      leave: "Leave it where the work has to be done even if the view is gone.",
      settings: .modern),
    Explanation(
      .taskThrows, of: "task-modifier",
      "the task may throw, which '.task' doesn't allow",
      """
      The closure of a `Task` may throw, although nothing reads the error. The closure of `.task` \
      may not.
      """,
      example: """
        struct Feed: View {
          @State private var entries: [String] = []

          var body: some View {
            Text("a").onAppear { Task { entries = try await fetch() } }
          }

          private func fetch() async throws -> [String] { [] }
        }
        """,
      remedy: .change(
        "Handle the error in the task.",
        to: """
          struct Feed: View {
            @State private var entries: [String] = []

            var body: some View {
              Text("a").onAppear {
                Task {
                  do {
                    entries = try await fetch()
                  } catch {
                    print(error)
                  }
                }
              }
            }

            private func fetch() async throws -> [String] { [] }
          }
          """),
      leave: "Leave it where the work has to go on when the view disappears.",
      settings: .modern),
    Explanation(
      .ownModifier, of: "task-modifier",
      "the project declares its own function of that name",
      """
      This `onAppear` may not be SwiftUI's, and then `.task` may not exist, or may do something \
      else.
      """,
      example: """
        struct Gauge {
          func onAppear(_ body: () -> Void) -> Gauge { body(); return self }
        }

        @MainActor final class Panel {
          func show() -> Gauge {
            Gauge().onAppear { Task { _ = await fetch() } }
          }

          private func fetch() async -> Int { 1 }
        }
        """,
      remedy: .rewrite(
        "If it is your own function, give it a name that SwiftUI doesn't have.",
        to: """
          struct Gauge {
            func whenShown(_ body: () -> Void) -> Gauge { body(); return self }
          }

          @MainActor final class Panel {
            func show() -> Gauge {
              Gauge().whenShown { Task { _ = await fetch() } }
            }

            private func fetch() async -> Int { 1 }
          }
          """),
      leave: "Leave it: the code works as it is.",
      settings: .modern),
    Explanation(
      .noFunctionHere, of: "detached-to-concurrent",
      "the code can't become a function of its own here",
      """
      With `--concurrent-style function`, the work of a detached task becomes a `@concurrent` \
      function. That function needs a place next to a method or a global function, and a type \
      for its result. A helper for an audio tap needs such a place, too.
      """,
      example: """
        nonisolated func render(_ text: String) -> Int { text.count }

        func start(_ text: String) {
          Task {
            print(await Task.detached { render(text) }.value)
          }
        }
        """,
      remedy: .change(
        "Await the work directly in a function, and write the type of its result.",
        to: """
          nonisolated func render(_ text: String) -> Int { text.count }

          func size(_ text: String) async -> Int {
            await Task.detached { () -> Int in render(text) }.value
          }
          """),
      leave: "Use the default style there: the work stays a closure.",
      settings: .modern, styles: .functions),
    Explanation(
      .readsTaskLocals, of: "detached-to-concurrent",
      "a framework uses task-local values to find out who calls it",
      """
      `CKSyncEngine` marks the tasks in which it calls its delegate. Code in these tasks must not ask it to send, to \
      fetch, or to restart: it would wait for itself. A detached task has no such mark, but `Task { @concurrent in … }` \
      inherits it.
      """,
      example: """
        final class Sync: NSObject, CKSyncEngineDelegate, @unchecked Sendable {
          func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
            Task.detached { try? await syncEngine.sendChanges() }
          }

          func nextRecordZoneChangeBatch(
            _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
          ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }
        }
        """,
      leave: "Leave it: the framework's documentation recommends a detached task.",
      settings: .modern),
    Explanation(
      .forbiddenByComment, of: "background-queue-hop",
      "a comment rules out a task here",
      """
      The author considered a task, and explains why there is none.
      """,
      example: """
        nonisolated func load() {
          // Not a Task: reading the archive blocks its thread for seconds.
          DispatchQueue.global().async { print("load") }
        }
        """,
      remedy: .change(
        "Remove the comment if what it says no longer holds.",
        to: """
          nonisolated func load() {
            DispatchQueue.global().async { print("load") }
          }
          """),
      leave: "Leave it where the comment is right."),
  ]
}

extension Styles {
  /// Detached work as functions.
  fileprivate static var functions: Styles {
    var styles = Styles()
    styles.chosen["concurrent-style"] = "function"
    return styles
  }
}
