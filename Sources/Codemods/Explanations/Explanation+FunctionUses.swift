extension Explanation {
  /// What others have to do with functions that do not become asynchronous: protocols, classes, Objective-C and callers.
  static let functionUses = [
    Explanation(
      .requiredByProtocol, of: "completion-to-async",
      "a protocol requires the declaration as it is",
      """
      Code that knows only the protocol calls the function with its handler, or uses the variable \
      as the protocol declares it. The requirement can't change: a framework declares it, or \
      another type that conforms to the protocol needs it as it is.
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
      leave: """
        Leave it where a framework has the requirement; start a `Task` in the method to await something. No `async` method meets the \
        requirement of a Swift protocol that has a handler. One meets that of an Objective-C protocol, but then Swift calls \
        the framework's handler, and not always on the main thread: apps have crashed with such a version of this method. If \
        the protocol is yours, change the protocol first.
        """),
    Explanation(
      .unknownSupertype, of: "completion-to-async",
      "a protocol or superclass isn't declared in this project, and may require the function",
      """
      The type conforms to a protocol, or inherits from a class, whose source isn't in the \
      project. If it requires the function, the program doesn't compile without the version with \
      the completion handler.
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
        If the protocol doesn't require the function, and only its file calls it, mark it `private` and run again. \
        If other files call it, write the `async` version by hand.
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
      leave: "Leave it where the protocol or superclass requires the function."),
    Explanation(
      .overriddenMethod, of: "completion-to-async",
      "the method overrides another one, or is overridden",
      """
      The methods of a superclass and its subclasses have to change together, and a call may \
      mean any of them.
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
        "Override a smaller member, such as a property that the method uses.",
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
      leave: "Leave it, or change all of these methods by hand."),
    Explanation(
      .calledFromObjectiveC, of: "completion-to-async",
      "Objective-C may call the function, or implement it",
      """
      The declaration is visible to Objective-C, and we can't tell whether code there depends on \
      the completion handler.
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
        Leave it where Objective-C uses the function. An `@objc` method that is `async` has a \
        completion handler in Objective-C, so you can change both sides by hand.
        """),
    Explanation(
      .nameTaken, of: "completion-to-async",
      "something else has the name that the asynchronous version would get",
      """
      The asynchronous version has the name and labels of the function, without the handler. \
      Another function already has these, so a call could mean either. If it's the asynchronous \
      version that somebody wrote, one of the two calls the other; where neither does, they may do \
      different things.
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
      "at most one task would await an asynchronous version",
      """
      A second form of a function is only more code where nobody calls it, or where a single call would have to start a \
      task for it. The codemod adds one when asynchronous code can await it in the same run. It also adds one when two \
      calls can each start a task for it. A function that nothing uses, in a module that a manifest or a project \
      describes, stays as it is for the same reason: remove it.
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
        "Run again once more calls can await the function, as in this example.",
        to: """
          protocol Loading {
            @MainActor func load(completion: @escaping (Int) -> Void)
          }

          @MainActor final class Feed: Loading {
            func load(completion: @escaping (Int) -> Void) { completion(1) }

            func show() {
              load { print($0) }
            }

            func refresh() {
              load { print("again", $0) }
            }
          }
          """),
      leave: "Otherwise leave the function as it is: nothing has to change."),
    Explanation(
      .nothingToAwait, of: "completion-to-async",
      "nothing in the delegate method waits",
      """
      The framework takes an asynchronous method in place of the one with a completion handler, but calls it in a task, so \
      its code runs later. That is worth it where the method waits for something, or where the SDK's handler is \
      `@MainActor` and the method's isn't, as in WebKit's delegates.
      """,
      example: """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
          ) {
            completionHandler(.noData)
          }
        }
        """,
      leave: "The method can keep its handler: Swift 6 accepts it."),
    Explanation(
      .alreadyWrapped, of: "completion-to-async",
      "the asynchronous version is there already",
      "Somebody has already written the asynchronous version by hand. Nothing is left to do.",
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
      "a use of the function needs the function as it is",
      """
      A function changes together with all of its uses. One of them can't change: the call can't \
      be awaited, passes no closure, or isn't isolated to the main actor. The message says which.
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
        "Change that use, or what prevents the `await` there.",
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
      leave: """
        If that use has to stay, write an asynchronous version next to the function.
        """,
      besides: [.changesElsewhere]),
    Explanation(
      .changesElsewhere, of: "completion-to-async",
      "the change depends on another one that isn't made",
      """
      A call can be awaited only if the function has an asynchronous version. The message says \
      why it gets none, or which file it is in. What `--verify` takes back has this reason, too, \
      and the diagnostic of the build as its message.
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
        See with `migrate why` what prevents the change of that function, and start there: in this example, \
        remove the comment.
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
      "the call passes its result to the handler of the enclosing function",
      """
      The enclosing function keeps its own completion handler, and would have to call it from a \
      task. Start with that function: once it is asynchronous, the call becomes an `await`.
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
        """
        See with `migrate why` what prevents the change of the enclosing function, and start \
        there.
        """,
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
      leave: "Leave it where the enclosing function has to keep its handler.",
      besides: [.handlerIsPassedOn]),
    Explanation(
      .callerMayRely, of: "completion-to-async",
      "code after the call may rely on what the call has started",
      """
      Today the function begins its work before it returns. In a task the work begins after the \
      caller's next statements, which may need something that the work has set.
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
        """
        Move the call to the end of the function, if the statements after it don't depend on it.
        """,
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
      leave: """
        Leave it where these statements depend on the call, and where a closure around the call is run by other \
        code, which may depend on it as well: Swift 6 accepts the call.
        """),
    Explanation(
      .handlerOmitted, of: "completion-to-async",
      "a call without the handler may mean the asynchronous version",
      """
      The handler has a default value, so a call can omit it. In asynchronous code, Swift would \
      then choose the asynchronous version, and this call has no `await`.
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
    Explanation(
      .handlerUnused, of: "completion-to-async",
      "no call passes the function a handler",
      """
      Every call leaves the handler out, so nobody waits for the end of the work. An asynchronous \
      function would only make each caller start a task, and the work begin later.
      """,
      example: """
        @MainActor final class Banner {
          private var isShown = false

          private func show(completion: (() -> Void)? = nil) {
            isShown = true
            completion?()
          }

          func begin() {
            show()
          }
        }
        """,
      remedy: .rewrite(
        "Remove the parameter.",
        to: """
          @MainActor final class Banner {
            private var isShown = false

            private func show() {
              isShown = true
            }

            func begin() {
              show()
            }
          }
          """),
      leave: "Leave it where calls with a handler are about to come."),
  ]
}
