extension Explanation {
  /// Functions with completion handlers that do not become asynchronous, for what they are themselves.
  static let functions = [
    Explanation(
      .notCalledOnce, of: "completion-to-async",
      "the function doesn't call its completion handler exactly once",
      """
      An asynchronous function returns once on every path. If the handler isn't called, the \
      caller waits forever; if it is called twice, the program traps. The message names the \
      path. On a path that doesn't call the handler, the function would have to return something: `nil`, or \
      an error. The handler of this example takes neither.
      """,
      example: """
        @MainActor final class Feed {
          private var names: [String] = []

          private func find(_ name: String, completion: @escaping (Int) -> Void) {
            guard let index = names.firstIndex(of: name) else { return }
            completion(index)
          }

          func show() {
            find("a") { print($0) }
          }
        }
        """,
      remedy: .change(
        "Call the handler on each path, before each `return`, and only once: in this example, with `nil`.",
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
        Leave it where the closure reports progress or events, and is called many times; an \
        `AsyncStream` can replace it.
        """),
    Explanation(
      .handlerEscapes, of: "completion-to-async",
      "the completion handler is stored, or goes where we can't follow it",
      """
      Other code decides whether the handler is called exactly once: code that finds it in a \
      property, or a function whose source isn't in the project.
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
        Store a continuation instead, and resume it exactly once. `withCheckedContinuation` \
        reports it if you don't.
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
      leave: """
        Leave it where the closure handles events, and doesn't mark the end of this call.
        """),
    Explanation(
      .calleeInTheWay, of: "completion-to-async",
      "the function passes its handler to another one that may not call it exactly once",
      """
      How often the handler is called depends on that other function. The message names the \
      function, and says what is wrong there.
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
        "Change the function that the message names, and run again.",
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
      leave: "Leave it where that function has to store or drop the closure."),
    Explanation(
      .handlerIsPassedOn, of: "completion-to-async",
      "the handler goes to a closure or a function that can't be awaited",
      """
      An asynchronous function has to return at the place where this function calls its handler. \
      Here that place is in a closure on a queue, or in a function without an asynchronous \
      version.
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
        Leave it until a caller can await the function: then the codemod adds an asynchronous \
        version.
        """),
    Explanation(
      .codeAfterHandler, of: "completion-to-async",
      "the function does more after it calls its handler",
      """
      `completion(value)` becomes `return value`, and nothing runs after a `return`. This \
      function has statements after the call, a `defer`, or a `catch` that would catch the error \
      it has to throw.
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
        "Call the handler last, if the order doesn't matter.",
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
      The function returns a value, throws, or is already `async`, so its callers get one result \
      at once and another one later. An asynchronous function has only one. A value that no call uses \
      goes with the handler.
      """,
      example: """
        @MainActor final class Feed {
          private func load(completion: @escaping (Int) -> Void) -> Bool {
            completion(1)
            return Bool.random()
          }

          func show() {
            let isLoading = load { print($0) }
            print(isLoading)
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
      Local functions, operators, functions that call themselves, and functions with parameters \
      that can't be passed on are left unchanged, since calls might not find the asynchronous \
      version.
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
        "Give the function a form that the codemod supports: in this example, another name.",
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
      .handlerQueue, of: "completion-to-async",
      "a parameter says on which queue the handler is called",
      """
      A caller that awaits a function continues on its own actor, whatever queue the function \
      resumes it on. The parameter would stay in every call, and mean nothing.
      """,
      example: """
        enum Store {
          static func load(on queue: DispatchQueue, completion: @escaping @Sendable (Int) -> Void) {
            queue.async { completion(1) }
          }

          @MainActor static func show() {
            load(on: .main) { print($0) }
          }
        }
        """,
      remedy: .change(
        "Call the handler without the queue, and let callers hop to the one that they need.",
        to: """
          enum Store {
            static func load(completion: @escaping @Sendable (Int) -> Void) {
              completion(1)
            }

            @MainActor static func show() {
              load { print($0) }
            }
          }
          """),
      leave: "Leave it where callers rely on the queue, such as one that guards their state."),
    Explanation(
      .handlerSignature, of: "completion-to-async",
      "the handler's type isn't the one that the framework's protocol requires",
      """
      From Xcode 16 on, the completion handlers of some delegates are `@MainActor`. A method whose handler isn't doesn't \
      meet the requirement, so the framework doesn't call it. The tool marks a function type that the method writes itself; \
      another type may be used elsewhere, too.
      """,
      example: """
        final class Browser: NSObject, WKNavigationDelegate {
          typealias Decision = (WKNavigationActionPolicy) -> Void

          func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping Decision
          ) {
            decisionHandler(.allow)
          }
        }
        """,
      remedy: .rewrite(
        "Mark the function type `@MainActor` where it's declared.",
        to: """
          final class Browser: NSObject, WKNavigationDelegate {
            typealias Decision = @MainActor (WKNavigationActionPolicy) -> Void

            func webView(
              _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
              decisionHandler: @escaping Decision
            ) {
              decisionHandler(.allow)
            }
          }
          """),
      leave: "Leave it while older Xcodes build the code."),
    Explanation(
      .functionAttributes, of: "completion-to-async",
      "the function has an attribute or a modifier that an asynchronous version can't have",
      """
      An attribute such as `@IBAction` or `@inlinable` would be wrong on an asynchronous \
      function, or would be needed on both versions.
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
      leave: "Leave it where other code needs the function as it is."),
    Explanation(
      .notEscaping, of: "completion-to-async",
      "a closure that the function takes isn't escaping",
      """
      A nonescaping closure is called before the function returns, and a task can't capture it.
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
      leave: "Leave it where that closure is the only one: then nothing is asynchronous."),
  ]
}
