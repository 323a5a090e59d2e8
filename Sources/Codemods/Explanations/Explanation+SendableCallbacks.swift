extension Explanation {
  /// What stands in the way of closures that are `@Sendable` because of where they go.
  static let sendableCallbacks = [
    Explanation(
      .notSendable, of: "sendable-callback",
      "a '@Sendable' closure or a task captures a value that isn't Sendable",
      """
      The closure may run on another thread while the code around it still uses the value, so Swift 6 rejects the \
      capture; in the work of a queue, and in other closures that go to functions of Objective-C or to those marked \
      `@preconcurrency`, it warns about it. The finding names the type that has to change, and what in it stands in the way.
      """,
      example: """
        final class Cache {
          private let queue = DispatchQueue(label: "cache")
          private var entries: [String] = []

          func add(_ entry: String) {
            queue.async { self.entries.append(entry) }
          }
        }
        """,
      remedy: .rewrite(
        """
        Where a queue or a lock guards all variables of the class, declare it `@unchecked Sendable`. Where only \
        main-actor code uses the class, mark it `@MainActor`. A type without variables needs only the word \
        `Sendable` after its colon. Where the closure only reads constants of `self`, capture those in its place. Fetch objects of Core \
        Data where they are used, by their `objectID`.
        """,
        to: """
          final class Cache: @unchecked Sendable {
            private let queue = DispatchQueue(label: "cache")
            private var entries: [String] = []

            func add(_ entry: String) {
              queue.async { self.entries.append(entry) }
            }
          }
          """),
      leave: "Don't leave it: the data race stays, even where Swift 6 only warns."),
    Explanation(
      .notSendable, of: "sending-call",
      "a call takes a value off its actor that isn't Sendable",
      """
      A nonisolated asynchronous function runs off the actor of its caller, where it could use the value at the same time \
      as code of the actor. Swift 6 rejects the call.
      """,
      example: """
        protocol Document { func save() async }

        @MainActor final class Editor {
          private let document: any Document
          init(document: any Document) { self.document = document }

          func close() async {
            await document.save()
          }
        }
        """,
      remedy: .rewrite(
        """
        Where the function may run on the caller's actor, declare it `nonisolated(nonsending)`, which Swift 6.2 knows, or \
        turn on `NonisolatedNonsendingByDefault` for its module. Where only main-actor code uses the type, mark that \
        `@MainActor`. Otherwise make the type Sendable.
        """,
        to: """
          protocol Document { nonisolated(nonsending) func save() async }

          @MainActor final class Editor {
            private let document: any Document
            init(document: any Document) { self.document = document }

            func close() async {
              await document.save()
            }
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the code."),
    Explanation(
      .wrongQueue, of: "sendable-callback",
      "a closure on another queue uses main-actor-isolated state",
      """
      The code has a data race today. Swift 6 rejects it; in a class that has its isolation from UIKit or AppKit, as a view \
      controller has, it only warns.
      """,
      example: """
        final class Screen: UIViewController {
          private let queue = DispatchQueue(label: "work")
          private var count = 0

          func count(_ text: String) {
            queue.async { self.count = text.count }
          }
        }
        """,
      remedy: .rewrite(
        "Read what the work needs before the closure, and set what it changes in a hop back.",
        to: """
          final class Screen: UIViewController {
            private let queue = DispatchQueue(label: "work")
            private var count = 0

            func count(_ text: String) {
              queue.async {
                let count = text.count
                Task { @MainActor in self.count = count }
              }
            }
          }
          """),
      leave: "Don't leave it: the data race stays, even where Swift 6 only warns."),
    Explanation(
      .capturesVariable, of: "sendable-callback",
      "a '@Sendable' closure captures a local variable",
      """
      The closure and the code around it share the variable, and could use it at the same time. Swift 6 rejects that, \
      whatever the type of the variable is.
      """,
      example: """
        func read(_ handle: FileHandle) {
          var data = Data()
          handle.readabilityHandler = { data.append($0.availableData) }
        }
        """,
      remedy: .rewrite(
        "Copy the value into a `let` where the closure only reads it; otherwise keep it behind a lock.",
        to: """
          func read(_ handle: FileHandle) {
            let data = Mutex(Data())
            handle.readabilityHandler = { handle in
              data.withLock { $0.append(handle.availableData) }
            }
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the code."),
    Explanation(
      .notSendable, of: "block-timer",
      "the block of a timer captures a value that isn't Sendable",
      """
      Foundation declares the block of a timer as `@Sendable`, so Swift 6 warns about what it captures and isn't \
      Sendable, such as `self` of a class with variables.
      """,
      example: """
        final class Clock {
          private var seconds = 0

          func start() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              self?.seconds += 1
            }
          }
        }
        """,
      remedy: .change(
        "Mark the class `@MainActor` if only the main thread uses it.",
        to: """
          @MainActor final class Clock {
            private var seconds = 0

            func start() {
              Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                self?.seconds += 1
              }
            }
          }
          """),
      leave: "Don't leave it: the data race stays, even where Swift 6 only warns."),
  ]
}
