extension Explanation {
  /// Reasons that several codemods give, by code that each of them leaves unchanged.
  static let codemods = [
    Explanation(
      .usesMainActor, of: "global-state",
      "only the main actor can make the value",
      """
      The first code that reads a global or static constant makes its value, on whatever thread that code runs. Swift 6 \
      rejects a value that only the main actor can make.
      """,
      example: """
        @MainActor final class Theme {
          static let standard = Theme()
          let size = 1
        }

        enum Layout {
          static let size = Theme.standard.size
        }
        """,
      remedy: .rewrite(
        "Mark the constant `@MainActor`. Code that reads it needs the main actor, too, then.",
        to: """
          @MainActor final class Theme {
            static let standard = Theme()
            let size = 1
          }

          enum Layout {
            @MainActor static let size = Theme.standard.size
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the constant."),
    Explanation(
      .unknownIsolation, of: "conformance-isolation",
      "the member runs code that isn't isolated, and may count on the main thread",
      """
      The protocol is nonisolated, so any thread may call the member, once that is `nonisolated` as well. The code that the \
      member runs isn't isolated to the main actor, so Swift 6 accepts that; whether it is safe on other threads, only its \
      author knows.
      """,
      example: """
        final class Log {
          static func info(_ text: String) { print(text) }
        }

        protocol FeedDelegate: AnyObject { func changed() }

        @MainActor final class Controller: FeedDelegate {
          func changed() { Log.info("changed") }
        }
        """,
      remedy: .rewrite(
        """
        Mark the member `nonisolated` if any thread may run its code. Otherwise mark the protocol `@MainActor`, if it's \
        yours, or isolate the conformance.
        """,
        to: """
          final class Log {
            static func info(_ text: String) { print(text) }
          }

          protocol FeedDelegate: AnyObject { func changed() }

          @MainActor final class Controller: FeedDelegate {
            nonisolated func changed() { Log.info("changed") }
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the conformance."),
    Explanation(
      .overriddenMethod, of: "conformance-isolation",
      "a subclass overrides the member that a nonisolated protocol requires",
      """
      Swift 6 rejects a main-actor-isolated member that meets a nonisolated requirement. A method and its overrides have \
      the same isolation, so they change together.
      """,
      example: """
        protocol Named { func name() -> String }

        @MainActor class Feed: Named {
          func name() -> String { "feed" }
        }

        final class LongFeed: Feed {
          override func name() -> String { "long feed" }
        }
        """,
      remedy: .rewrite(
        "Mark both `nonisolated`, and what they use.",
        to: """
          protocol Named { func name() -> String }

          @MainActor class Feed: Named {
            nonisolated func name() -> String { "feed" }
          }

          final class LongFeed: Feed {
            override nonisolated func name() -> String { "long feed" }
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the conformance."),
    Explanation(
      .callerMayRely, of: "sdk-completion-to-async",
      "the call has to begin before the code around it has ended",
      """
      The awaited call would stand in a task, which begins in the next turn of the run loop. What the call uses may be gone \
      by then: the items of a drop, a file that a coordinator lets the code use, or the time that the system gives the app.
      """,
      example: """
        struct Box: View {
          var body: some View { Text("Drop here") }

          func drop(providers: [NSItemProvider]) -> Bool {
            for provider in providers {
              provider.loadItem(forTypeIdentifier: "text", options: nil) { item, _ in print(item as Any) }
            }
            return true
          }
        }
        """,
      leave: "Leave it: Swift 6 accepts the call with its handler."),
    Explanation(
      .notAClosure, of: "sdk-completion-to-async",
      "the handler isn't a closure literal",
      """
      The call passes on a handler that it's given, and nothing in this code uses the result. Awaiting the call would only \
      add a task that calls the handler.
      """,
      example: """
        import UserNotifications

        @MainActor func ask(
          _ center: UNUserNotificationCenter, completion: @escaping @Sendable (UNNotificationSettings) -> Void
        ) {
          center.getNotificationSettings(completionHandler: completion)
        }
        """,
      remedy: .rewrite(
        "If the function's callers can await it, make the function asynchronous, and return the result.",
        to: """
          import UserNotifications

          @MainActor func ask(_ center: UNUserNotificationCenter) async -> UNNotificationSettings {
            await center.notificationSettings()
          }
          """),
      leave: "You can also leave it: Swift 6 accepts the call with its handler."),
    Explanation(
      .mayBeCanceled, of: "sdk-completion-to-async",
      "other code may cancel the call",
      """
      The code keeps the object that can cancel the request: what the call returns, or what it's called on. An asynchronous \
      call returns no such object, and in a task, the call may begin only after another method has canceled it. The task around it \
      is what can be canceled.
      """,
      example: """
        @MainActor final class Loader {
          private var task: URLSessionDataTask?
          private var data = Data()

          func load(_ url: URL) {
            task = URLSession.shared.dataTask(with: url) { data, _, _ in
              Task { @MainActor in self.data = data ?? Data() }
            }
            task?.resume()
          }

          func cancel() { task?.cancel() }
        }
        """,
      remedy: .rewrite(
        "Store a `Task` that awaits the call, and cancel that.",
        to: """
          @MainActor final class Loader {
            private var task: Task<Void, Never>?
            private var data = Data()

            func load(_ url: URL) {
              task = Task {
                data = (try? await URLSession.shared.data(from: url).0) ?? Data()
              }
            }

            func cancel() { task?.cancel() }
          }
          """),
      leave: "You can also leave it: Swift 6 accepts the call with its handler."),
    Explanation(
      .notOnMainActor, of: "completion-to-async",
      "this code isn't isolated to the main actor",
      """
      To await the function, the code would start a task. In code that isn't isolated, the task starts on another thread \
      than the call does today, and all that it captures has to be Sendable.
      """,
      example: """
        nonisolated final class Loader {
          private var count = 0

          func load(completion: @escaping (Int) -> Void) {
            count += 1
            completion(count)
          }

          func reload() {
            load { print($0) }
            print(count)
          }
        }
        """,
      remedy: .change(
        "Mark the type or the function `@MainActor` if it always runs on the main thread.",
        to: """
          @MainActor final class Loader {
            private var count = 0

            func load(completion: @escaping (Int) -> Void) {
              count += 1
              completion(count)
            }

            func reload() {
              print(count)
              load { print($0) }
            }
          }
          """),
      leave: "Leave it where other threads run the code: Swift 6 accepts the call.",
      besides: [.keptByCallers]),
    Explanation(
      .aliasedQueue, of: "main-operation-queue",
      "the main queue is in a constant",
      "The codemod changes calls on `OperationQueue.main` itself, and here a constant stands for that.",
      example: """
        @MainActor func start() {
          let queue = OperationQueue.main
          queue.addOperation { print(1) }
        }
        """,
      remedy: .change(
        "Write `OperationQueue.main` in the call.",
        to: """
          @MainActor func start() {
            OperationQueue.main.addOperation { print(1) }
          }
          """),
      leave: "Leave it where tests pass another queue."),
    Explanation(
      .systemTooOld, of: "isolated-deinit",
      "an isolated deinitializer isn't safe on the systems that the app runs on",
      """
      In Swift 6, a deinitializer is nonisolated, and can't use main-actor-isolated state that isn't Sendable. An \
      `isolated deinit` can, from iOS 18.4 and macOS 15.4 on; on older systems, it's known to stop programs.
      """,
      example: """
        @MainActor final class Player {
          private var entries: [String] = []

          deinit { stop() }

          private func stop() { entries = [] }
        }
        """,
      remedy: .rewrite(
        "Clean up where the object is last used, or let the members clean up after themselves.",
        to: """
          @MainActor final class Player {
            private var entries: [String] = []

            func stop() { entries = [] }
          }
          """),
      leave:
        "Only leave it in a class that Apple's headers isolate, such as a view controller, if Swift 6 warns there. Elsewhere it "
        + "rejects the deinitializer.",
      settings: .beforeIsolatedDeinit),
    Explanation(
      .mayDeadlock, of: "main-queue-hop",
      "the function waits for this work",
      """
      The function blocks its thread until the main queue has done the work, by a group or a semaphore. A task has its turn \
      on the main actor as well, so nothing would be gained, and the main actor can't be waited for on the main thread.
      """,
      example: """
        @MainActor final class Feed {
          private var count = 0

          nonisolated func load() {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.main.async {
              self.count += 1
              group.leave()
            }
            group.wait()
          }
        }
        """,
      remedy: .rewrite(
        "Make the function `async`, and await what it waits for today. Its callers await it in their turn.",
        to: """
          @MainActor final class Feed {
            private var count = 0

            nonisolated func load() async {
              await countUp()
            }

            private func countUp() { count += 1 }
          }
          """),
      leave: "Leave it until the callers can await the function: Swift 6 accepts the code as it is."
    ),
    Explanation(
      .compilerTooOld, of: "detached-to-concurrent",
      "an older compiler builds this code",
      """
      `@concurrent` needs Swift 6.2, and the project says that an older compiler has to build the code: in a manifest, in \
      `.swift-version` or `.xcode-version`, in a script of those who build it (a workflow, a `Fastfile` or `ci_scripts`), \
      or with `#if`.
      """,
      example: """
        func index() async {}

        nonisolated func start() {
          Task.detached {
            await index()
          }
        }
        """,
      remedy: .rewrite(
        """
        If no older compiler builds it, pass `--swift-version 6.2`, or, in a package, raise `swift-tools-version`. In \
        nonisolated code, as in this example, a task that isn't detached runs off the main actor, too; it has the priority \
        and the task-local values of the code around.
        """,
        to: """
          func index() async {}

          nonisolated func start() {
            Task {
              await index()
            }
          }
          """),
      leave: "Leave it until you drop the older compiler: detached tasks work in Swift 6.",
      settings: .beforeConcurrent),
    Explanation(
      .alreadyWrapped, of: "sdk-completion-to-async",
      "a continuation around the call waits for the handler",
      """
      The function awaits the call already, by a continuation. A task in that would be one too many; the framework has an \
      asynchronous version, which makes the continuation unnecessary.
      """,
      example: """
        final class Store {
          func load(_ url: URL) async throws -> Data? {
            try await withCheckedThrowingContinuation { continuation in
              URLSession.shared.dataTask(with: url) { data, _, error in
                if let error { continuation.resume(throwing: error); return }
                continuation.resume(returning: data)
              }.resume()
            }
          }
        }
        """,
      remedy: .rewrite(
        "Await the asynchronous version in place of the continuation.",
        to: """
          final class Store {
            func load(_ url: URL) async throws -> Data? {
              try await URLSession.shared.data(from: url).0
            }
          }
          """),
      leave: "Leave it where the continuation does more than pass the result on."),
  ]
}

extension SettingOverrides {
  /// A system on which an isolated deinitializer isn't safe.
  fileprivate static var beforeIsolatedDeinit: SettingOverrides {
    var settings = SettingOverrides()
    settings.deploymentTargets = ["iOS": .v(17, 0)]
    return settings
  }
}
