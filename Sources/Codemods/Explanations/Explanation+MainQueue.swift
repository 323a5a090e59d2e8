extension Explanation {
  /// Code that waits, and may wait forever.
  static let waiting = [
    Explanation(
      .blockingCall, of: "background-queue-hop",
      "the work blocks its thread",
      """
      Tasks share about as many threads as the device has cores. Work that blocks one of them, \
      with a semaphore, a lock that is held for long, or a sleep, takes it from all other tasks; \
      a few such calls stop all tasks.

      A modal loop, such as that of `NSAlert.runModal()`, serves events until its window is closed. In a task of \
      the main actor, or in a block of the main queue, no other such task or block runs until the loop ends. \
      Called from a button's action, it doesn't have this effect.
      """,
      example: """
        nonisolated func pause() {
          DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) }
        }
        """,
      remedy: .rewrite(
        "Wait without blocking: `await Task.sleep`, a continuation, or the value of another task.",
        to: """
          nonisolated func pause() {
            Task { try await Task.sleep(for: .seconds(1)) }
          }
          """),
      leave: """
        Leave it on its queue where the work has to block, for instance to read a large file, and leave a modal \
        loop where the run loop calls it; `beginSheetModal(for:)` can be awaited.
        """),
    Explanation(
      .blocksForTask, of: "semaphore-in-async",
      "a thread waits for a task, by a semaphore or a group",
      """
      The thread is blocked until the task is done, and the task may need that very thread: the main thread if \
      the task is isolated to the main actor, or one of the few threads that tasks share. Then both wait forever.
      """,
      example: """
        func load() -> Int {
          let done = DispatchSemaphore(value: 0)
          var size = 0
          Task {
            size = await fetch()
            done.signal()
          }
          done.wait()
          return size
        }
        """,
      remedy: .rewrite(
        """
        Make the function `async` and await the work. Work that has to follow other work awaits \
        its task.
        """,
        to: """
          func load() async -> Int {
            await fetch()
          }
          """),
      leave: """
        Leave it where the caller has to wait, as in `applicationWillTerminate(_:)`, and the \
        task is detached and never needs the blocked thread.
        """),
    Explanation(
      .blocksSharedThread, of: "semaphore-in-async",
      "asynchronous code waits for a semaphore or a group",
      """
      The wait blocks one of the few threads that all tasks share. If the work that would end the \
      wait is also a task, there may be no thread left for that task.
      """,
      example: """
        final class Loader: Sendable {
          private let gate = DispatchSemaphore(value: 1)

          func load() async -> Int {
            gate.wait()
            return await fetch()
          }
        }
        """,
      remedy: .rewrite(
        "Await something instead: the value of a task, a task group, or a continuation.",
        to: """
          actor Loader {
            private var loading: Task<Int, Never>?

            func load() async -> Int {
              let task = loading ?? Task { await fetch() }
              loading = task
              return await task.value
            }
          }
          """),
      leave: "Don't leave it: whether it works depends on how many cores the device has."),
    Explanation(
      .lockAcrossAwait, of: "semaphore-in-async",
      "a lock is held across an 'await'",
      """
      After an `await` a task may continue on another thread, and most locks have to be unlocked by the thread \
      that locked them. While the task waits, each thread that wants the lock is blocked.
      """,
      example: """
        final class Loader: @unchecked Sendable {
          private let lock = NSLock()
          private var size = 0

          func load() async {
            lock.lock()
            size = await fetch()
            lock.unlock()
          }
        }
        """,
      remedy: .rewrite(
        "Await first, and hold the lock for the assignment only; or make the type an actor.",
        to: """
          final class Loader: @unchecked Sendable {
            private let lock = NSLock()
            private var size = 0

            func load() async {
              let size = await fetch()
              lock.withLock { self.size = size }
            }
          }
          """),
      leave: "Don't leave it: the result is undefined for most locks."),
    Explanation(
      .needsSynchronousCode, of: "unavailable-in-async",
      "asynchronous code can't use it",
      """
      An asynchronous function may continue on another thread after each `await`, so what depends on its thread is marked \
      as unavailable there. Swift 5 warns, and Swift 6 rejects it.
      """,
      example: """
        func pause() async {
          Thread.sleep(forTimeInterval: 1)
        }
        """,
      remedy: .rewrite(
        """
        Use what asynchronous code has in its place, as shown. Or move the statements with it into a function that isn't \
        `async`, which asynchronous code may call.
        """,
        to: """
          func pause() async throws {
            try await Task.sleep(nanoseconds: 1_000_000_000)
          }
          """),
      leave: "Don't leave it: Swift 6 rejects it."),
    Explanation(
      .mayDeadlock, of: "background-queue-hop",
      "another thread may be waiting for this work",
      """
      The function waits for the work that it starts, or the handler ends a wait of another \
      function. In a task, the work might need the very thread that waits for it.
      """,
      example: """
        nonisolated func load() {
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.global().async { semaphore.signal() }
          semaphore.wait()
        }
        """,
      remedy: .rewrite(
        "Make the function `async`, and await the work instead of blocking the thread.",
        to: """
          nonisolated func load() async {
            await Task { @concurrent in print("load") }.value
          }
          """),
      leave: "Leave it until the wait is gone; change both together."),
    Explanation(
      .waitsForMainThread, of: "main-queue-sync",
      "the call blocks its thread until the main thread has done the work",
      """
      Synchronous code can't await the main actor, and a task can't give it a value in time. On \
      the main thread, the call waits for itself and traps.
      """,
      example: """
        func count() -> Int {
          DispatchQueue.main.sync { screen.count }
        }
        """,
      remedy: .change(
        "Make the function `async`, so that it can await the main actor, or mark it `@MainActor`.",
        to: """
          func count() async -> Int {
            DispatchQueue.main.sync { screen.count }
          }
          """),
      leave: """
        Leave it where the callers can't await, for instance in a callback of a C library.
        """),
    Explanation(
      .onMainThread, of: "main-queue-sync",
      "the work always runs on the main thread, whichever thread calls the function",
      """
      On the main thread the function does its work at once; on any other thread it waits until \
      the main thread has done the work. A main-actor-isolated function does the same for \
      callers that await it.
      """,
      example: """
        func show() {
          if Thread.isMainThread {
            screen.reload()
          } else {
            DispatchQueue.main.sync { screen.reload() }
          }
        }
        """,
      remedy: .rewrite(
        """
        Mark the function `@MainActor`: callers on the main actor call it as before, others \
        await it.
        """,
        to: """
          @MainActor func show() {
            screen.reload()
          }
          """),
      leave: """
        Leave it where synchronous code on other threads needs the result before it continues.
        """),
  ]

  /// Work for the main queue, and what goes with it.
  static let mainQueue = [
    Explanation(
      .aliasedQueue, of: "main-queue-sync",
      "the main queue is in a variable",
      """
      The codemod changes calls on `DispatchQueue.main` itself. A variable may hold another \
      queue.
      """,
      example: """
        let main = DispatchQueue.main

        func count() async -> Int {
          let count = main.sync { screen.count }
          return count
        }
        """,
      remedy: .change(
        "Write `DispatchQueue.main` in the call.",
        to: """
          func count() async -> Int {
            let count = DispatchQueue.main.sync { screen.count }
            return count
          }
          """),
      leave: "Leave it where tests pass another queue."),
    Explanation(
      .mayBeCanceled, of: "main-queue-delay",
      "other code may cancel the call",
      """
      Other code cancels this work, or stores the object that can cancel the work. A task can be \
      canceled only if the code stores it.
      """,
      example: """
        final class Camera: UIViewController {
          func show(_ text: String) {
            NSObject.cancelPreviousPerformRequests(withTarget: self)
            perform(#selector(hide), with: nil, afterDelay: 1)
          }

          @objc private func hide() {}
        }
        """,
      remedy: .rewrite(
        "Store a `Task`, and cancel that.",
        to: """
          final class Camera: UIViewController {
            private var hiding: Task<Void, any Error>?

            func show(_ text: String) {
              hiding?.cancel()
              hiding = Task {
                try await Task.sleep(for: .seconds(1))
                hide()
              }
            }

            private func hide() {}
          }
          """),
      leave: "You can also leave it: Swift 6 accepts the call.",
      settings: .modern),
    Explanation(
      .timerInTask, of: "main-queue-hop",
      "the closure creates a timer with a selector",
      """
      A timer with a selector isn't available in a task, and the codemods can't give this one a \
      block: it has a `userInfo`, or its selector names another object's method.
      """,
      example: """
        final class Clock: UIViewController {
          private var timer: Timer?

          func start() {
            DispatchQueue.main.async {
              self.timer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(self.tick), userInfo: "a", repeats: true)
            }
          }

          @objc private func tick() {}
        }
        """,
      remedy: .change(
        "Give the timer a block.",
        to: """
          final class Clock: UIViewController {
            private var timer: Timer?

            func start() {
              DispatchQueue.main.async {
                self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                  MainActor.assumeIsolated { self?.tick() }
                }
              }
            }

            private func tick() {}
          }
          """),
      leave: "Leave it on the main queue where the timer needs its `userInfo`."),
    Explanation(
      .wrapper, of: "main-queue-wrapper",
      "the function only passes its closure to the main queue",
      """
      The codemods don't know that each call of the function is a hop to the main queue. If you declare the \
      function's closure `@MainActor`, callers need no change. If you add a row to a table, each call can become a task.
      """,
      example: """
        func onMain(_ work: @escaping () -> Void) {
          DispatchQueue.main.async { work() }
        }
        """,
      remedy: .rewrite(
        """
        Declare the closure `@MainActor`, as here. Or add the row that the message shows to a file, and run again with \
        `--sdk-table FILE`; once all callers use a main-actor task, you can delete the function.
        """,
        to: """
          func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
            Task { @MainActor in work() }
          }
          """),
      leave: """
        Leave it where the function does more than hop, for instance where tests replace it.
        """),
    Explanation(
      .rightAsItIs, of: "group-notification",
      "Swift 6 accepts the call",
      """
      The block runs on the main queue, and the compiler knows that. Nothing has to change; once \
      the work that the group waits for is asynchronous, a task group can replace the dispatch \
      group.
      """,
      example: """
        final class Screen: UIViewController {
          private let group = DispatchGroup()
          private var count = 0

          func finish() {
            group.notify(queue: .main) { [weak self] in self?.count += 1 }
          }
        }
        """,
      leave: "Don't change it: the code works as it is."),
  ]

  /// `DispatchWorkItem`s that are to become tasks.
  static let workItems = [
    Explanation(
      .itemDeclaration, of: "work-item-to-task",
      "the variable that holds the work item isn't a plain stored variable",
      """
      Computed properties, property wrappers, and lazy or weak variables do more than store a \
      value, and may not work with a task.
      """,
      example: """
        final class Screen: UIViewController {
          private weak var pending: DispatchWorkItem?

          func start() {
            let item = DispatchWorkItem { self.hide() }
            pending = item
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
          }

          private func hide() {}
        }
        """,
      remedy: .change(
        "Store the item in a plain `private var`.",
        to: """
          final class Screen: UIViewController {
            private var pending: DispatchWorkItem?

            func start() {
              let item = DispatchWorkItem { self.hide() }
              pending = item
              DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            }

            private func hide() {}
          }
          """),
      leave: "Leave it where the property needs that behavior.",
      settings: .modern),
    Explanation(
      .itemType, of: "work-item-to-task",
      "we can't tell the type of the variable that holds the work item",
      """
      The codemod replaces `DispatchWorkItem` with `Task` in the type, and has to know what else \
      the type holds.
      """,
      example: """
        final class Screen: UIViewController {
          private var pending = Pending()

          func start() {
            pending = DispatchWorkItem { self.hide() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: pending)
          }

          private func hide() {}
        }
        """,
      remedy: .change(
        "Write the type as `DispatchWorkItem` or `DispatchWorkItem?`.",
        to: """
          final class Screen: UIViewController {
            private var pending: DispatchWorkItem?

            func start() {
              let item = DispatchWorkItem { self.hide() }
              pending = item
              DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            }

            private func hide() {}
          }
          """),
      leave: "Leave it where the variable also holds something else.",
      settings: .modern),
    Explanation(
      .itemFromElsewhere, of: "work-item-to-task",
      "other code may use the work item",
      """
      The codemod changes a work item together with everything that uses it. This one is a \
      parameter or a result, or is in a variable that other files can see.
      """,
      example: """
        final class Screen: UIViewController {
          func search() -> DispatchWorkItem {
            let item = DispatchWorkItem { self.find() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
            return item
          }

          private func find() {}
        }
        """,
      remedy: .change(
        "Keep the item in a private variable of the type that creates it.",
        to: """
          final class Screen: UIViewController {
            private var pending: DispatchWorkItem?

            func search() {
              pending?.cancel()
              let item = DispatchWorkItem { self.find() }
              pending = item
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
            }

            private func find() {}
          }
          """),
      leave: "Leave it where a framework takes the work item.",
      settings: .modern),
    Explanation(
      .itemUse, of: "work-item-to-task",
      "the work item is used in a way that tasks don't support",
      """
      A task can be created, stored, and canceled. A work item can also be performed, waited \
      for, captured weakly, or passed to other code.
      """,
      example: """
        final class Screen: UIViewController {
          func start() {
            let item = DispatchWorkItem { log("a") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
            DispatchQueue.main.async { [weak item] in item?.cancel() }
          }
        }
        """,
      remedy: .change(
        "Store the item in a private variable, and only cancel it.",
        to: """
          final class Screen: UIViewController {
            private var pending: DispatchWorkItem?

            func start() {
              let item = DispatchWorkItem { log("a") }
              pending = item
              DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
            }

            func stop() { pending?.cancel() }
          }
          """),
      leave: "Leave it where the code needs `wait()` or `perform()`.",
      settings: .modern),
    Explanation(
      .itemOrder, of: "work-item-to-task",
      "a task might start earlier than the work item does",
      """
      A task starts when it is created; a work item starts when a queue gets it. The queue has \
      to get the item right after it is created, with nothing in between that could matter, and \
      only once.
      """,
      example: """
        final class Screen: UIViewController {
          private var pending: DispatchWorkItem?

          func start(isShown: Bool) {
            let item = DispatchWorkItem { self.hide() }
            pending = item
            guard isShown else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
          }

          private func hide() {}
        }
        """,
      remedy: .change(
        "Create the item right before the queue gets it.",
        to: """
          final class Screen: UIViewController {
            private var pending: DispatchWorkItem?

            func start(isShown: Bool) {
              guard isShown else { return }
              let item = DispatchWorkItem { self.hide() }
              pending = item
              DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            }

            private func hide() {}
          }
          """),
      leave: "Leave it where one item runs several times.",
      settings: .modern),
    Explanation(
      .otherQueue, of: "work-item-to-task",
      "the work item runs on a queue other than the main queue",
      """
      A serial queue runs its work in order, one item at a time. Tasks off the main actor run in \
      no particular order.
      """,
      example: """
        final class Screen: UIViewController {
          private let queue = DispatchQueue(label: "queue")

          func start() {
            let item = DispatchWorkItem { log("item") }
            queue.asyncAfter(deadline: .now() + 1, execute: item)
          }
        }
        """,
      remedy: .rewrite(
        "Turn what the queue protects into an actor, and start a task that calls the actor.",
        to: """
          actor Log {
            func write(_ line: String) { log(line) }
          }

          final class Screen: UIViewController {
            private let file = Log()

            func start() {
              Task {
                try await Task.sleep(for: .seconds(1))
                await file.write("item")
              }
            }
          }
          """),
      leave: "Leave it where the order of the queue matters, or its work blocks.",
      settings: .modern),
  ]
}
