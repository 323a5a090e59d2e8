extension Explanation {
  /// Functions with completion handlers that do not become asynchronous.
  static let functions = [
    Explanation(
      .notCalledOnce, of: "completion-to-async",
      "the function doesn't call its completion handler exactly once",
      """
      An asynchronous function returns once, on every path. Where the handler isn't called, its caller would \
      wait forever; where it is called twice, the program would trap. The message names the path.
      """,
      example: """
        @MainActor final class Feed {
          private var names: [String] = []

          private func find(_ name: String, completion: @escaping (Int?) -> Void) {
            guard let index = names.firstIndex(of: name) else { return }
            completion(index)
          }

          func show() {
            find("a") { print($0 ?? 0) }
          }
        }
        """,
      remedy: .change(
        "Call the handler on each path, before each `return`, and only once.",
        to: """
          @MainActor final class Feed {
            private var names: [String] = []

            private func find(_ name: String, completion: @escaping (Int?) -> Void) {
              guard let index = names.firstIndex(of: name) else {
                completion(nil)
                return
              }
              completion(index)
            }

            func show() {
              find("a") { print($0 ?? 0) }
            }
          }
          """),
      leave: """
        Leave it where the closure reports progress, and is called many times: an `AsyncStream` is what it could \
        become.
        """),
    Explanation(
      .handlerEscapes, of: "completion-to-async",
      "the completion handler is stored, or goes where we can't follow it",
      """
      Whether the handler is called exactly once is decided elsewhere: by code that finds it in a property, or \
      by a function whose source isn't in the project.
      """,
      example: """
        @MainActor final class Picker {
          private var completion: ((String) -> Void)?

          private func pick(completion: @escaping (String) -> Void) {
            self.completion = completion
          }

          func choose(_ name: String) {
            completion?(name)
          }

          func start() {
            pick { print($0) }
          }
        }
        """,
      remedy: .rewrite(
        """
        Store a continuation, and resume it once: `withCheckedContinuation` tells you if you \
        don't.
        """,
        to: """
          @MainActor final class Picker {
            private var continuation: CheckedContinuation<String, Never>?

            private func pick() async -> String {
              await withCheckedContinuation { continuation = $0 }
            }

            func choose(_ name: String) {
              continuation?.resume(returning: name)
              continuation = nil
            }

            func start() {
              Task { print(await pick()) }
            }
          }
          """),
      leave: "Leave it where the closure is a callback for events, and not the end of this call."),
    Explanation(
      .calleeInTheWay, of: "completion-to-async",
      "another function of the project gets the handler, and stands in the way",
      """
      The function passes its handler on, or a closure that calls it, and how often the handler is called depends \
      on the other function. The message says what is wrong there.
      """,
      example: """
        @MainActor final class Feed {
          private var works: [() -> Void] = []

          private func enqueue(_ work: @escaping () -> Void) {
            works.append(work)
          }

          private func load(completion: @escaping (Int) -> Void) {
            enqueue { completion(1) }
          }

          func show() {
            load { print($0) }
          }
        }
        """,
      remedy: .change(
        "Mend the function that the message names, and run again.",
        to: """
          @MainActor final class Feed {
            private func enqueue(_ work: @escaping () -> Void) {
              work()
            }

            private func load(completion: @escaping (Int) -> Void) {
              enqueue { completion(1) }
            }

            func show() {
              load { print($0) }
            }
          }
          """),
      leave: "Leave it where that function has to keep what it is passed."),
    Explanation(
      .handlerIsPassedOn, of: "completion-to-async",
      "the function gives its handler to a closure or a function that can't be awaited",
      """
      An asynchronous function returns what its handler would get, and so has to come back where the handler is \
      called. The code that calls this one, on a queue or in another function, has no asynchronous version.
      """,
      example: """
        final class Log {
          private let queue = DispatchQueue(label: "log")

          func write(_ line: String, completion: @escaping @Sendable () -> Void) {
            queue.async {
              print(line)
              completion()
            }
          }
        }
        """,
      remedy: .rewrite(
        "Write an asynchronous version with a continuation, or make the type an actor.",
        to: """
          actor Log {
            func write(_ line: String) {
              print(line)
            }
          }
          """),
      leave: """
        Leave it until something awaits the function: then the codemod adds an asynchronous \
        version.
        """),
    Explanation(
      .codeAfterHandler, of: "completion-to-async",
      "the function does more after it calls its handler",
      """
      `completion(value)` becomes `return value`, behind which nothing runs. The function has statements behind \
      the call, a `defer`, or a `catch` that would catch the error it is to throw.
      """,
      example: """
        @MainActor func make(completion: @escaping @MainActor (Int) -> Void) {
          Task {
            completion(1)
            print("made")
          }
        }
        """,
      remedy: .change(
        "Call the handler last, where the order doesn't matter.",
        to: """
          @MainActor func make(completion: @escaping @MainActor (Int) -> Void) {
            Task {
              print("made")
              completion(1)
            }
          }
          """),
      leave: "Leave it where the handler has to run first."),
    Explanation(
      .secondResult, of: "completion-to-async",
      "the function has a result besides its completion handler",
      """
      It returns a value, throws, or is `async` already, so that its callers get one result at once and another \
      one later. An asynchronous function has only one.
      """,
      example: """
        @MainActor final class Feed {
          private func load(completion: @escaping (Int) -> Void) -> Bool {
            completion(1)
            return true
          }

          func show() {
            _ = load { print($0) }
          }
        }
        """,
      remedy: .change(
        "Report everything through the handler, or through the return value.",
        to: """
          @MainActor final class Feed {
            private func load(completion: @escaping (Int) -> Void) {
              completion(1)
            }

            func show() {
              load { print($0) }
            }
          }
          """),
      leave: """
        Leave it where callers need the value at once, such as a task or a request to cancel.
        """),
    Explanation(
      .functionForm, of: "completion-to-async",
      "the codemod doesn't change functions of this kind",
      """
      Local functions, operators, functions that call themselves or are called without their name, and functions \
      with parameters that can't be passed on: how calls find the asynchronous version would not be clear.
      """,
      example: """
        @MainActor final class Mail {
          private func reply(reply: @escaping (Int) -> Void) { reply(1) }

          func show() {
            reply { print($0) }
          }
        }
        """,
      remedy: .change(
        "Give the function a form that the codemod knows: here, another name.",
        to: """
          @MainActor final class Mail {
            private func send(reply: @escaping (Int) -> Void) { reply(1) }

            func show() {
              send { print($0) }
            }
          }
          """),
      leave: """
        Leave it where the form matters, and write the asynchronous version by hand if you need \
        one.
        """),
    Explanation(
      .functionAttributes, of: "completion-to-async",
      "the function has an attribute or a modifier that an asynchronous version can't have",
      """
      What an attribute such as `@IBAction` or `@inlinable` says of the function would not be true of an \
      asynchronous one, or is needed on both.
      """,
      example: """
        @MainActor final class Screen: UIViewController {
          @IBAction private func load(completion: @escaping (Int) -> Void) { completion(1) }

          func show() {
            load { print($0) }
          }
        }
        """,
      remedy: .change(
        "Move the work to a function without the attribute.",
        to: """
          @MainActor final class Screen: UIViewController {
            private func load(completion: @escaping (Int) -> Void) { completion(1) }

            func show() {
              load { print($0) }
            }
          }
          """),
      leave: "Leave it where others need the function as it is."),
    Explanation(
      .notEscaping, of: "completion-to-async",
      "a closure that the function takes isn't escaping",
      """
      A closure that isn't escaping is called before the function returns. Code that waits in a task for the rest \
      could not capture it.
      """,
      example: """
        @MainActor final class Feed {
          func load(log: (Int) -> Void, completion: @escaping @MainActor (Int) -> Void) {
            log(1)
            Task { completion(1) }
          }
        }
        """,
      remedy: .change(
        "Return the value in place of that closure, or make it escaping.",
        to: """
          @MainActor final class Feed {
            func load(
              log: @escaping @MainActor (Int) -> Void, completion: @escaping @MainActor (Int) -> Void
            ) {
              log(1)
              Task { completion(1) }
            }
          }
          """),
      leave: """
        Leave it where the closure is all that the function takes: then nothing is asynchronous.
        """),
    Explanation(
      .requiredByProtocol, of: "completion-to-async",
      "a protocol requires the declaration as it is",
      """
      Code that knows only the protocol calls the function with its handler, or uses the variable as it is \
      declared there. The requirement can't change with it: a framework declares it, or a type that conforms \
      stands in the way.
      """,
      example: """
        @MainActor final class Notifications: NSObject, UNUserNotificationCenterDelegate {
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
          ) {
            completionHandler()
          }
        }
        """,
      remedy: .rewrite(
        """
        Many Objective-C protocols also take an `async` method: implement that. A protocol of your own you can \
        change first.
        """,
        to: """
          @MainActor final class Notifications: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
              _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
            ) async {}
          }
          """),
      leave: "Leave it where the protocol isn't yours and has no asynchronous form."),
    Explanation(
      .unknownSupertype, of: "completion-to-async",
      "a protocol or superclass isn't declared in this project, and may require the function",
      """
      The type conforms to something whose source we don't have. If that requires the function with its \
      completion handler, the program doesn't compile without it.
      """,
      example: """
        @MainActor final class Feed: Library.Loading {
          func load(completion: @escaping (Int) -> Void) {
            completion(1)
          }

          func show() {
            load { print($0) }
          }
        }
        """,
      remedy: .change(
        """
        If the protocol doesn't require the function, make it `private`, or move it to a private \
        extension.
        """,
        to: """
          @MainActor final class Feed: Library.Loading {
            private func load(completion: @escaping (Int) -> Void) {
              completion(1)
            }

            func show() {
              load { print($0) }
            }
          }
          """),
      leave: "Leave it where the protocol requires the function."),
    Explanation(
      .overriddenMethod, of: "completion-to-async",
      "the method overrides another one, or is overridden",
      """
      The methods of a superclass and its subclasses change together or not at all, and callers may mean any of \
      them.
      """,
      example: """
        @MainActor class Feed {
          func load(completion: @escaping (Int) -> Void) {
            completion(1)
          }
        }

        final class EmptyFeed: Feed {
          override func load(completion: @escaping (Int) -> Void) { completion(0) }
        }
        """,
      remedy: .change(
        "Override something smaller, such as a value that the method uses.",
        to: """
          @MainActor class Feed {
            var count: Int { 1 }

            func load(completion: @escaping @MainActor (Int) -> Void) {
              Task { completion(count) }
            }

            func show() {
              load { print($0) }
            }
          }

          final class EmptyFeed: Feed {
            override var count: Int { 0 }
          }
          """),
      leave: "Leave it, and change the whole family of methods by hand."),
    Explanation(
      .calledFromObjectiveC, of: "completion-to-async",
      "Objective-C may call the function, or implement it",
      """
      The declaration is visible to Objective-C, and code there, which we don't read closely enough, may depend \
      on the completion handler.
      """,
      example: """
        @objcMembers @MainActor final class Feed: NSObject {
          func load(completion: @escaping (Int) -> Void) {
            completion(1)
          }

          func show() {
            load { print($0) }
          }
        }
        """,
      remedy: .change(
        "If Objective-C doesn't use it, mark it `private` or `@nonobjc`, or drop `@objc`.",
        to: """
          @MainActor final class Feed: NSObject {
            func load(completion: @escaping (Int) -> Void) {
              completion(1)
            }

            func show() {
              load { print($0) }
            }
          }
          """),
      leave: """
        Leave it where Objective-C uses it. Swift imports an `@objc` method that is `async` with a completion \
        handler, so that you can change both by hand.
        """),
    Explanation(
      .nameTaken, of: "completion-to-async",
      "something else has the name that the asynchronous version would get",
      """
      The asynchronous version has the name of the function without the handler. Where another function has that \
      name, calls could mean either.
      """,
      example: """
        @MainActor func reload() {}

        @MainActor func reload(completion: @escaping () -> Void) {
          completion()
        }
        """,
      remedy: .change(
        "Rename one of the two.",
        to: """
          @MainActor func reset() {}

          @MainActor func reload(completion: @escaping () -> Void) {
            completion()
          }
          """),
      leave: "Leave it where the other function is the asynchronous version already."),
    Explanation(
      .unusedVersion, of: "completion-to-async",
      "nothing could await an asynchronous version yet",
      """
      An asynchronous version that nobody calls is only more code. The codemod adds one when a caller can await \
      it in the same run.
      """,
      example: """
        protocol Loading {
          @MainActor func load(completion: @escaping (Int) -> Void)
        }

        @MainActor final class Feed: Loading {
          func load(completion: @escaping (Int) -> Void) { completion(1) }
        }
        """,
      remedy: .change(
        "Call it with a closure where that call could be awaited.",
        to: """
          protocol Loading {
            @MainActor func load(completion: @escaping (Int) -> Void)
          }

          @MainActor final class Feed: Loading {
            func load(completion: @escaping (Int) -> Void) { completion(1) }

            func show() {
              load { print($0) }
            }
          }
          """),
      leave: "Leave it until a caller changes: nothing has to be done here."),
    Explanation(
      .alreadyWrapped, of: "completion-to-async",
      "a continuation already waits for the handler",
      "Somebody has written the asynchronous version by hand. Nothing is left to do.",
      example: """
        @MainActor final class Store {
          func load(_ id: Int) async -> Int {
            await withCheckedContinuation { continuation in
              _load(id) { continuation.resume(returning: $0) }
            }
          }

          private func _load(_ id: Int, _ completion: @escaping @MainActor (Int) -> Void) {
            Task { completion(id) }
          }
        }
        """,
      leave: "Leave it as it is."),
    Explanation(
      .keptByCallers, of: "completion-to-async",
      "a use of the function needs the version with the handler",
      """
      A function becomes asynchronous together with all of its calls. One of them can't be awaited, or passes no \
      closure; the message says which.
      """,
      example: """
        @MainActor final class Feed {
          func load<T>(_ value: T, completion: @escaping @MainActor (T) -> Void) {
            Task { completion(value) }
          }

          func show() {
            load(1) { print($0) }
          }
        }
        """,
      remedy: .change(
        "Change that use, or what keeps it from being awaited.",
        to: """
          @MainActor final class Feed {
            func load(_ value: Int, completion: @escaping @MainActor (Int) -> Void) {
              Task { completion(value) }
            }

            func show() {
              load(1) { print($0) }
            }
          }
          """),
      leave: "Leave it where that use has to stay, and write an asynchronous version beside it."),
    Explanation(
      .changesElsewhere, of: "completion-to-async",
      "the change depends on another one that isn't made",
      """
      A call can be awaited only if the function gets an asynchronous version. The message says what is missing \
      there, or which file it is in.
      """,
      example: """
        // Feed.swift
        @MainActor final class Feed {
          // migrate:ignore-next
          func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
            Task { completion(id) }
          }
        }

        // Screen.swift
        @MainActor func show(_ feed: Feed) {
          feed.load(1) { print($0) }
        }
        """,
      remedy: .change(
        """
        See with `migrate why` what keeps that function, and change it first: here, remove the \
        comment.
        """,
        to: """
          // Feed.swift
          @MainActor final class Feed {
            func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
              Task { completion(id) }
            }
          }

          // Screen.swift
          @MainActor func show(_ feed: Feed) {
            feed.load(1) { print($0) }
          }
          """),
      leave: "Leave it until the function changes.",
      besides: [.ignoredByComment]),
    Explanation(
      .resultIsPassedOn, of: "completion-to-async",
      "the call passes its result to the handler of the function around it",
      """
      The function around keeps its own completion handler, and would have to call that from a task. It's \
      better to start with that function: once it is asynchronous, the call becomes an `await`.
      """,
      example: """
        @MainActor final class Feed {
          private func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
            Task { completion(id) }
          }

          func show(completion: @escaping @MainActor (Int) -> Void) {
            load(1) { completion($0) }
            print("shown")
          }
        }
        """,
      remedy: .change(
        "See with `migrate why` what keeps the function around, and change that first.",
        to: """
          @MainActor final class Feed {
            private func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
              Task { completion(id) }
            }

            func show(completion: @escaping @MainActor (Int) -> Void) {
              print("shown")
              load(1) { completion($0) }
            }
          }
          """),
      leave: "Leave it where that function has to keep its handler.",
      besides: [.handlerIsPassedOn]),
    Explanation(
      .callerMayRely, of: "completion-to-async",
      "code after the call may rely on what the call has started",
      """
      Today the function begins its work before it returns. In a task the work begins after the caller's \
      statements, which may look for something that the work has set.
      """,
      example: """
        @MainActor final class Screen {
          private var isLoading = false

          private func load(completion: @escaping @MainActor () -> Void) {
            isLoading = true
            Task { completion() }
          }

          func show() {
            load { print("done") }
            print(isLoading)
          }
        }
        """,
      remedy: .change(
        "Move the call behind the statements that don't depend on it, to the end of the function.",
        to: """
          @MainActor final class Screen {
            private var isLoading = false

            private func load(completion: @escaping @MainActor () -> Void) {
              isLoading = true
              Task { completion() }
            }

            func show() {
              print(isLoading)
              load { print("done") }
            }
          }
          """),
      leave: "Leave it where the statements do depend on it."),
    Explanation(
      .handlerOmitted, of: "completion-to-async",
      "a call without the handler may mean the asynchronous version",
      """
      The handler has a default value. In asynchronous code, Swift prefers the asynchronous version for a call \
      without the handler, and that call has no `await`.
      """,
      example: """
        @MainActor final class Store {
          func hide(completion: (@MainActor () -> Void)? = nil) {
            Task { completion?() }
          }

          func wait() async {
            hide()
          }
        }
        """,
      remedy: .change(
        "Pass a handler in that call.",
        to: """
          @MainActor final class Store {
            private func hide(completion: (@MainActor () -> Void)? = nil) {
              Task { completion?() }
            }

            func wait() async {
              hide {}
            }
          }
          """),
      leave: "Leave it where the caller doesn't want to wait."),
  ]
}
