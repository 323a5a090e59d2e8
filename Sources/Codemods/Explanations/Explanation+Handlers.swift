extension Explanation {
  /// Calls with completion handlers that are not awaited.
  static let handlers = [
    Explanation(
      .handlerParameters, of: "sdk-completion-to-async",
      "the handler's parameters can't become variables of the task",
      """
      Each value that the handler gets becomes a variable next to its statements. A name that the \
      handler declares again, or that the call also uses, would clash, and a parameter without a \
      name or a known type can't become a variable.
      """,
      example: """
        @MainActor final class Model {
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { data, _, error in
              let data = data ?? Data()
              print(data.count, error as Any)
            }.resume()
          }
        }
        """,
      remedy: .change(
        "Rename the variable, or give the parameter a name. In this example, also handle the error first.",
        to: """
          @MainActor final class Model {
            func load(_ url: URL) {
              URLSession.shared.dataTask(with: url) { data, _, error in
                if let error {
                  print(error)
                  return
                }
                let bytes = data ?? Data()
                print(bytes.count)
              }.resume()
            }
          }
          """),
      leave: "Leave it where the parameter can't be named, as in a handler that is generic.",
      settings: .modern),
    Explanation(
      .gainsNothing, of: "sdk-completion-to-async",
      "awaiting the call would only add lines",
      """
      The handler uses the error together with the result, or a `Result` as a whole. An asynchronous \
      function throws the error, so the task would have to catch it and put both together again. The \
      handler can stay. If it would trap in Swift 6, `isolation-trap` has a finding about it.
      """,
      example: """
        @MainActor final class Model {
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { data, _, error in
              print(data as Any, error as Any)
            }.resume()
          }
        }
        """,
      remedy: .change(
        "Handle the error first, and return.",
        to: """
          @MainActor final class Model {
            func load(_ url: URL) {
              URLSession.shared.dataTask(with: url) { data, _, error in
                if let error {
                  print(error)
                  return
                }
                print(data as Any)
              }.resume()
            }
          }
          """),
      leave: "Leave it where the code treats both alike, for instance logs them.",
      settings: .modern),
    Explanation(
      .handlerResult, of: "completion-to-async",
      "an asynchronous function can't return what the handler gets",
      """
      The handler gets a closure, a variable number of values, or values where we can't tell which \
      one is the error. A function returns one value or throws one error.
      """,
      example: """
        @MainActor class Numbers {
          func all(completion: @escaping (Int...) -> Void) { completion(1, 2) }
        }
        """,
      remedy: .change(
        "Pass the handler one value, or a `Result`.",
        to: """
          @MainActor class Numbers {
            func all(completion: @escaping ([Int]) -> Void) { completion([1, 2]) }
          }
          """),
      leave: "Leave it where callers need the handler as it is."),
    Explanation(
      .valueWithError, of: "sdk-completion-to-async",
      "we can't tell what the handler gets when there is an error",
      """
      An asynchronous function either returns a value or throws an error. This handler may get \
      both or neither, or its error has a concrete type that `catch` loses.
      """,
      example: """
        @MainActor final class Page {
          private let view = WKWebView()

          func send(_ command: String) {
            view.evaluateJavaScript(command) { _, error in
              if let error { print(error) }
            }
          }
        }
        """,
      remedy: .change(
        "Use the value where there is one.",
        to: """
          @MainActor final class Page {
            private let view = WKWebView()

            func send(_ command: String) {
              view.evaluateJavaScript(command) { value, error in
                if let error {
                  print(error)
                  return
                }
                print(value as Any)
              }
            }
          }
          """),
      leave: "Leave it where the handler needs the value and the error together.",
      settings: .modern),
    Explanation(
      .noMatchingVersion, of: "sdk-completion-to-async",
      "the asynchronous version takes or returns something else",
      """
      The framework's asynchronous version takes other arguments than this call passes, or \
      doesn't return what this handler uses.
      """,
      example: """
        @MainActor final class Album {
          func remove() {
            PHPhotoLibrary.shared().performChanges({ print("remove") }) { isDone, _ in
              if isDone { print("removed") }
            }
          }
        }
        """,
      remedy: .change(
        "Use what both versions have: in this example, the error.",
        to: """
          @MainActor final class Album {
            func remove() {
              PHPhotoLibrary.shared().performChanges({ print("remove") }) { _, error in
                if let error { print(error) }
              }
            }
          }
          """),
      leave: "Leave it where the code needs what only the handler gets.",
      settings: .modern),
    Explanation(
      .checksThread, of: "sdk-completion-to-async",
      "code checks which thread it is on",
      """
      Once the code awaits the call, the handler's statements run where the task runs, not where \
      the framework calls the handler. The check would have another result. The same is true of code \
      that the call itself gets to, such as an `assert(Thread.isMainThread)`.
      """,
      example: """
        nonisolated func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
            precondition(!Thread.isMainThread)
            print("asked")
          }
        }
        """,
      remedy: .change(
        "Remove the check; after the change, the compiler knows where the code runs.",
        to: """
          nonisolated func ask() {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
              print("asked")
            }
          }
          """),
      leave: "Leave it where the work has to stay on the framework's thread.",
      settings: .modern),
    Explanation(
      .orderMatters, of: "sdk-completion-to-async",
      "the calls have to stay in order",
      """
      The code relies on the order: messages arrive in the order that they are sent in, the same object \
      is told something else right after the call, or XCTest runs set-up methods in a fixed order. Tasks may start in a different order than they are \
      created in, and XCTest runs asynchronous methods in a different order than synchronous ones.
      """,
      example: """
        @MainActor final class Socket {
          private let task: URLSessionWebSocketTask

          init(_ task: URLSessionWebSocketTask) { self.task = task }

          func send(_ text: String) {
            task.send(.string(text)) { error in
              if let error { print(error) }
            }
          }
        }
        """,
      remedy: .rewrite(
        "Send from one task, which awaits one message after the other.",
        to: """
          @MainActor final class Socket {
            private let task: URLSessionWebSocketTask
            private let outbox = AsyncStream<String>.makeStream()

            init(_ task: URLSessionWebSocketTask) { self.task = task }

            func send(_ text: String) { outbox.continuation.yield(text) }

            func run() async throws {
              for await text in outbox.stream { try await task.send(.string(text)) }
            }
          }
          """),
      leave: "You can also leave it: Swift 6 accepts the handler.",
      settings: .modern),
    Explanation(
      .orderMatters, of: "isolation-trap",
      "the closure announces a change, which has to come first",
      """
      SwiftUI reads the state of a model when `objectWillChange` sends, before the change. In a hop, it would be sent \
      when the change is made.
      """,
      example: """
        import Combine

        @MainActor final class Model: ObservableObject {
          private var observers: [AnyCancellable] = []

          func observe(_ changes: PassthroughSubject<Int, Never>) {
            changes.receive(on: DispatchQueue.global()).sink { [weak self] _ in
              self?.objectWillChange.send()
            }.store(in: &observers)
          }
        }
        """,
      leave: """
        Leave the order as it is: write `MainActor.assumeIsolated` in the closure if the publisher sends on the main \
        thread, and add `.receive(on: DispatchQueue.main)` if it doesn't.
        """),
    Explanation(
      .changesMeaningInAsync, of: "main-actor-run",
      "a call would mean another function in asynchronous code",
      """
      If a function has an asynchronous overload, asynchronous code calls that one, and has to \
      await it. Other functions, such as `lock()`, are unavailable in asynchronous code.
      """,
      example: """
        @MainActor final class Model {
          func save() {}

          func save() async {}

          func done() async {
            await MainActor.run { save() }
          }
        }
        """,
      remedy: .change(
        "Give one of the functions another name, or await the asynchronous one.",
        to: """
          @MainActor final class Model {
            func saveNow() {}

            func save() async {}

            func done() async {
              await MainActor.run { saveNow() }
            }
          }
          """),
      leave: """
        Leave it where the synchronous function has to run: in the closure, the call means that \
        one.
        """),
    Explanation(
      .programEnds, of: "sdk-completion-to-async",
      "the program may end before a task begins",
      """
      A task begins in a later turn. At the end of a script, or of a synchronous `main()`, there is none: the process \
      exits, and the call that the task was to make is never made. Today it is made before the program ends.
      """,
      example: """
        @main struct Tool {
          static func main() {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
              print(granted)
            }
          }
        }
        """,
      remedy: .rewrite(
        "Make `main()` asynchronous, and await the work in it.",
        to: """
          @main struct Tool {
            static func main() async throws {
              let granted = try await UNUserNotificationCenter.current()
                .requestAuthorization(options: [.alert])
              print(granted)
            }
          }
          """),
      leave: "Leave it where other code keeps the program running."),
  ]
}
