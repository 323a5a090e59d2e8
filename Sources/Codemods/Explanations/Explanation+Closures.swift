extension Explanation {
  /// The closure that is to become a task, and what it says in front of its statements.
  static let closures = [
    Explanation(
      .notAClosure, of: "main-queue-delay",
      "the work isn't a closure literal",
      """
      The codemod moves the statements of a closure into a task. If the call passes a variable \
      or a function, there are no statements to move, and the variable may hold a \
      `DispatchWorkItem` that other code cancels.
      """,
      example: """
        @MainActor func later() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: Library.work)
        }
        """,
      remedy: .change(
        "Write a closure literal that calls it.",
        to: """
          @MainActor func later() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { Library.work() }
          }
          """),
      leave: """
        Leave it where the value is a work item that something cancels; store a `Task` in its \
        place, and cancel that.
        """,
      settings: .modern),
    Explanation(
      .closureSignature, of: "main-actor-run",
      "the closure has parameters, a capture list, or attributes that can't be carried over",
      """
      A capture list copies values when the closure is created, and attributes say where the \
      closure runs. The new code has no closure that could have them, or puts another closure \
      around this one, where `$0` means something else.
      """,
      example: """
        @MainActor final class Model {
          private var count = 0

          func add() async {
            await MainActor.run { [count] in print(count) }
          }
        }
        """,
      remedy: .change(
        "Write the closure without the capture list, and name its parameters.",
        to: """
          @MainActor final class Model {
            private var count = 0

            func add() async {
              await MainActor.run { print(count) }
            }
          }
          """),
      leave: """
        Leave it where the capture list is there to copy a value before something changes it.
        """),
    Explanation(
      .emptyClosure, of: "main-queue-delay",
      "the closure is empty",
      "The call does nothing, or only waits for the next turn of the run loop.",
      example: """
        @MainActor func pause() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {}
        }
        """,
      remedy: .rewrite(
        "Remove the call if nothing needs it.",
        to: """
          @MainActor func pause() {
          }
          """),
      leave: "Leave it where a test waits for a turn of the run loop.",
      settings: .modern),
    Explanation(
      .returnsValue, of: "main-actor-run",
      "the closure returns early, or returns a value",
      """
      The code that calls the closure gets no result from a task or a hop, and statements that \
      move out of a closure can't keep its `return`.
      """,
      example: """
        @MainActor final class Model {
          private var count = 0

          func next() async -> Int {
            let next = await MainActor.run {
              count += 1
              return count
            }
            return next
          }
        }
        """,
      remedy: .rewrite(
        "Write the statements without the closure, and use the value where it is computed.",
        to: """
          @MainActor final class Model {
            private var count = 0

            func next() async -> Int {
              count += 1
              return count
            }
          }
          """),
      leave: """
        A framework's callback that has to return a value at once can't wait for the main actor: keep what it \
        needs behind a lock, or hand it a copy beforehand.
        """),
    Explanation(
      .otherClosure, of: "sdk-completion-to-async",
      "another closure stands in the way",
      """
      The call takes a second closure, which would move into the task together with the call, or \
      another closure captures the same value and has to change first.
      """,
      example: """
        func add() {
          PHPhotoLibrary.shared().performChanges({ print("add") }) { _, error in
            if let error { print(error) }
          }
        }
        """,
      remedy: .change(
        """
        Mark the code `@MainActor` if it always runs on the main thread. Where another closure has \
        to change first, apply that change and run again.
        """,
        to: """
          @MainActor func add() {
            PHPhotoLibrary.shared().performChanges({ print("add") }) { _, error in
              if let error { print(error) }
            }
          }
          """),
      leave: "Leave it where the other closure has to start at once.",
      settings: .modern),
    Explanation(
      .insideConditionalCompilation, of: "block-observer",
      "the code contains '#if'",
      """
      The branches of `#if` are different programs. The change may be right in only one of them, \
      and your build doesn't compile the others, so nothing would show a mistake there.
      """,
      example: """
        final class Screen: UIViewController {
          private var count = 0
          private var token: (any NSObjectProtocol)?

          func start() {
            token = NotificationCenter.default.addObserver(
              forName: .changed, object: nil, queue: .main
            ) { [weak self] _ in
              #if DEBUG
                self?.count += 1
              #endif
            }
          }
        }
        """,
      remedy: .change(
        "Move the `#if` into a method, and call that.",
        to: """
          final class Screen: UIViewController {
            private var count = 0
            private var token: (any NSObjectProtocol)?

            func start() {
              token = NotificationCenter.default.addObserver(
                forName: .changed, object: nil, queue: .main
              ) { [weak self] _ in
                self?.add()
              }
            }

            private func add() {
              #if DEBUG
                count += 1
              #endif
            }
          }
          """),
      leave: "Leave it where you build only one of the branches, and change that by hand."),
  ]

  /// Where the code stands, and what becomes of its value.
  static let expressions = [
    Explanation(
      .partOfExpression, of: "main-queue-sync",
      "the call is part of a larger expression, or its result is used",
      "The new code is a statement, which can't stand in the middle of an expression.",
      example: """
        func load() async -> Int {
          return 1 + DispatchQueue.main.sync { screen.count }
        }
        """,
      remedy: .change(
        "Assign the value to a `let` in a statement of its own.",
        to: """
          func load() async -> Int {
            let count = DispatchQueue.main.sync { screen.count }
            return 1 + count
          }
          """),
      leave: """
        Leave it where the code needs the object that the call returns, such as a task to cancel.
        """),
    Explanation(
      .argumentMayFail, of: "completion-to-async",
      "an argument of the call may throw, suspend, or trap",
      """
      The task evaluates the call's arguments later than the code does now. An argument that \
      throws, suspends, or traps would do so in the task, where nothing handles it.
      """,
      example: """
        @MainActor final class Loader {
          private func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
            Task { completion(id) }
          }

          func show() throws {
            load(try number()) { print($0) }
          }

          private func number() throws -> Int { 1 }
        }
        """,
      remedy: .change(
        "Assign the argument to a `let` before the call.",
        to: """
          @MainActor final class Loader {
            private func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
              Task { completion(id) }
            }

            func show() throws {
              let number = try number()
              load(number) { print($0) }
            }

            private func number() throws -> Int { 1 }
          }
          """),
      leave: """
        Leave it where the argument must not be evaluated before something else in the call.
        """),
    Explanation(
      .unsupportedArgument, of: "background-queue-hop",
      "the call has an argument for which tasks have no counterpart",
      """
      Dispatch groups, flags, quality-of-service classes, run loop modes, and `userInfo` change \
      what the call does, and tasks don't have them.
      """,
      example: """
        nonisolated func load(_ group: DispatchGroup) {
          DispatchQueue.global().async(group: group) { print(1) }
        }
        """,
      remedy: .rewrite(
        """
        Use what tasks have instead: a task group for a dispatch group, a priority for a \
        quality-of-service class.
        """,
        to: """
          nonisolated func load() async {
            await withTaskGroup(of: Void.self) { group in
              group.addTask { print(1) }
            }
          }
          """),
      leave: """
        Leave it where the argument matters and tasks have no counterpart, as for a barrier.
        """),
    Explanation(
      .unreadableDelay, of: "main-queue-delay",
      "we can't tell how long the call waits",
      """
      `Task.sleep` takes a duration, and this deadline isn't written as `.now()` plus a number of \
      seconds. Part of the time until a deadline that was computed earlier may already have \
      passed.
      """,
      example: """
        @MainActor func later(_ deadline: DispatchTime) {
          DispatchQueue.main.asyncAfter(deadline: deadline) { print(1) }
        }
        """,
      remedy: .change(
        "Write the deadline as `.now() + delay`, where `delay` has a type.",
        to: """
          @MainActor func later(_ delay: TimeInterval) {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { print(1) }
          }
          """),
      leave: "Leave it where several calls share a deadline so that they run in a fixed order.",
      settings: .modern),
    Explanation(
      .inMacro, of: "main-queue-hop",
      "the code is an argument of a macro",
      """
      A macro can rewrite the code that you pass, so we can't tell what that code means.
      """,
      example: """
        @MainActor func start() {
          #log { DispatchQueue.main.async { print(1) } }
        }
        """,
      remedy: .change(
        "Move the code into a function, and call that in the macro's argument.",
        to: """
          @MainActor func start() {
            #log { show() }
          }

          @MainActor func show() {
            DispatchQueue.main.async { print(1) }
          }
          """),
      leave: "Leave it where you know that the macro needs the code as it is."),
  ]
}
