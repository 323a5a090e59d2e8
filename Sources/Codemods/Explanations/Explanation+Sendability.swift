extension Explanation {
  /// What may go to another actor.
  static let sendability = [
    Explanation(
      .notSendable, of: "block-observer",
      "a value that would go to another actor isn't Sendable",
      """
      Swift 6 lets only Sendable values cross from one actor to another, since two threads could use any other \
      value at the same time. Values are Sendable if they can't change or are protected: structs of Sendable \
      values, actors, and classes that are isolated to the main actor.
      """,
      example: """
        final class Cache {
          private var entries: [String] = []
          private var token: (any NSObjectProtocol)?

          func observe() {
            token = NotificationCenter.default.addObserver(
              forName: .changed, object: nil, queue: .main
            ) { [weak self] _ in self?.entries = [] }
          }
        }
        """,
      remedy: .change(
        """
        Mark the type `@MainActor` if only the main thread uses it, or make it Sendable. For a \
        value of a framework's type, read what you need of it before the hop.
        """,
        to: """
          @MainActor final class Cache {
            private var entries: [String] = []
            private var token: (any NSObjectProtocol)?

            func observe() {
              token = NotificationCenter.default.addObserver(
                forName: .changed, object: nil, queue: .main
              ) { [weak self] _ in self?.entries = [] }
            }
          }
          """),
      leave: """
        Leave it if the type is used on one queue of its own: then an actor, or a class with a lock that is \
        marked `@unchecked Sendable`, is what the code needs.
        """),
    Explanation(
      .notSendable, of: "global-state",
      "every thread can read the constant, and its type isn't Sendable",
      """
      Two threads could change the object that the constant holds at the same time, so Swift 6 rejects a global or \
      static constant of a class that isn't Sendable, unless an actor protects the constant.
      """,
      example: """
        final class Cache {
          static let shared = Cache()
          var entries: [String] = []
        }
        """,
      remedy: .rewrite(
        """
        Mark the class `@MainActor` if only main-actor code uses it, make it an actor, or make it Sendable.
        """,
        to: """
          @MainActor final class Cache {
            static let shared = Cache()
            var entries: [String] = []
          }
          """),
      leave: """
        Leave it until you know which code uses the object. A class that guards its variables with a lock can be declared \
        `@unchecked Sendable`.
        """),
    Explanation(
      .typeComesFirst, of: "global-state",
      "the constant's type could be Sendable, but isn't declared so",
      """
      All that values of the type store is Sendable, so that any thread may use them, but Swift 6 takes that for granted \
      only of structures and enumerations that aren't public. `sendable-type` adds the conformance to the type.
      """,
      example: """
        public enum Domain {
          case light, lock

          static let main: [Domain] = [.light, .lock]
        }
        """,
      remedy: .rewrite(
        "Run `migrate apply --only sendable-type --review`, or write the conformance by hand.",
        to: """
          public enum Domain: Sendable {
            case light, lock

            static let main: [Domain] = [.light, .lock]
          }
          """),
      leave: """
        Leave it if the type is about to get something that isn't Sendable: then isolate the constant with `@MainActor`, or \
        make it a computed property.
        """),
    Explanation(
      .usesMainActor, of: "background-queue-hop",
      "nonisolated code uses something that is isolated to the main actor",
      """
      Swift 5 lets a closure on a background queue use main-actor-isolated state, although that is \
      a data race; Swift 6 rejects the same use in a task. A member that meets a nonisolated \
      requirement of a protocol can't use such state either, since any thread may call the member.
      """,
      example: """
        final class Screen: UIViewController {
          private var size = 0

          func count(_ text: String) {
            DispatchQueue.global().async { self.size = text.count }
          }
        }
        """,
      remedy: .change(
        """
        Read what the work needs into a `let` before the closure, and set what it changes in a \
        hop back.
        """,
        to: """
          final class Screen: UIViewController {
            private var size = 0

            func count(_ text: String) {
              DispatchQueue.global().async {
                let size = text.count
                DispatchQueue.main.async { self.size = size }
              }
            }
          }
          """),
      leave: """
        Don't leave it for long: Swift 6 rejects the code, and on a background queue it has a data \
        race today. A function that needs no isolated state can be marked `nonisolated`.
        """),
    Explanation(
      .usesMainActor, of: "conformance-isolation",
      "a member that a nonisolated protocol requires needs the main actor",
      """
      Any code may call what the protocol requires, on any thread, but the member is isolated to the main actor \
      and uses what is isolated there. Swift 6 rejects the conformance.
      """,
      example: """
        @MainActor
        final class Row: CustomStringConvertible {
          var title = ""

          var description: String { title }
        }
        """,
      remedy: .rewrite(
        """
        If the protocol is the project's and only main-actor code uses it, mark it `@MainActor`. With Swift 6.2, isolate \
        the conformance instead: `final class Row: @MainActor CustomStringConvertible`. Or let the member read only \
        constants, as here.
        """,
        to: """
          @MainActor
          final class Row: CustomStringConvertible {
            let title: String

            init(title: String) { self.title = title }

            nonisolated var description: String { title }
          }
          """),
      leave: """
        Leave it until you know who uses the protocol: code off the main actor can't use an isolated conformance.
        """),
    Explanation(
      .usesMainActor, of: "main-actor-value",
      "nonisolated code makes a value that needs the main actor",
      """
      An initial value or default argument has the isolation of its property or function, which isn't isolated to the \
      main actor here. Swift 6 rejects the value.
      """,
      example: """
        final class ModeProvider {
          private let control = UISegmentedControl()
        }
        """,
      remedy: .rewrite(
        "Mark the type or function `@MainActor`, or make the value in main-actor-isolated code and pass it.",
        to: """
          @MainActor
          final class ModeProvider {
            private let control = UISegmentedControl()
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the code."),
    Explanation(
      .usesActor, of: "isolation-trap",
      "the closure uses state of an actor without 'await'",
      """
      The framework calls the closure on a thread of its own, where a closure that is isolated to an actor \
      traps in Swift 6 mode.
      """,
      example: """
        actor Store {
          private var isAllowed = false

          func ask() {
            AVAudioApplication.requestRecordPermission { self.isAllowed = $0 }
          }
        }
        """,
      remedy: .change(
        "Set the state in a method of the actor, and call that in a task.",
        to: """
          actor Store {
            private var isAllowed = false

            private func set(_ isAllowed: Bool) { self.isAllowed = isAllowed }

            func ask() {
              AVAudioApplication.requestRecordPermission { granted in
                Task { await self.set(granted) }
              }
            }
          }
          """),
      leave: "Don't leave it: the program stops when the closure is called."),
  ]

  /// What code is isolated to.
  static let isolation = [
    Explanation(
      .notOnMainActor, of: "sdk-completion-to-async",
      "this code isn't isolated to the main actor",
      """
      A task starts on the actor of the code that creates it. In code that isn't isolated, the \
      work would run on a different thread than it does today, and everything that the task \
      captures would have to be Sendable.
      """,
      example: """
        final class Alerts {
          private let center = UNUserNotificationCenter.current()

          func ask() {
            center.requestAuthorization(options: [.alert]) { granted, _ in print(granted) }
          }
        }
        """,
      remedy: .change(
        "Mark the type or the function `@MainActor` if it always runs on the main thread.",
        to: """
          @MainActor final class Alerts {
            private let center = UNUserNotificationCenter.current()

            func ask() {
              center.requestAuthorization(options: [.alert]) { granted, _ in print(granted) }
            }
          }
          """),
      leave: """
        Leave it where other threads call the code: Swift 6 accepts the call.
        """),
    Explanation(
      .unknownIsolation, of: "main-queue-delay",
      "we can't tell what this code is isolated to",
      """
      A type around the code inherits from a class whose source isn't in the project, or conforms \
      to a protocol that may or may not be isolated.
      """,
      example: """
        final class Camera: NSObject {
          func fail() {
            perform(#selector(show), with: nil, afterDelay: 1)
          }

          @objc func show() {}
        }
        """,
      remedy: .change(
        "Mark the type or the function `@MainActor`, or `nonisolated`.",
        to: """
          @MainActor final class Camera: NSObject {
            func fail() {
              perform(#selector(show), with: nil, afterDelay: 1)
            }

            @objc func show() {}
          }
          """),
      leave: """
        Leave it where you can't change the declaration. For types of a package that isn't in the \
        repository, a file for `--sdk-table` can say what they are isolated to.
        """,
      settings: .modern),
    Explanation(
      .onOtherActor, of: "main-queue-hop",
      "the code is isolated to a global actor other than the main actor",
      """
      The codemod writes code for the main actor, and this code belongs to another global actor.
      """,
      example: """
        @globalActor actor Background { static let shared = Background() }

        func start() {
          DispatchQueue.main.async { @Background in print(1) }
        }
        """,
      remedy: .rewrite(
        "Start a task of that actor.",
        to: """
          @globalActor actor Background { static let shared = Background() }

          func start() {
            Task { @Background in print(1) }
          }
          """),
      leave: "If the main thread has to run the code, remove the attribute."),
    Explanation(
      .mayRunElsewhere, of: "main-actor-task",
      "some statements may be meant to run off the main actor",
      """
      The task starts off the main actor and uses something that is isolated to it. If the whole task became \
      main-actor-isolated, its other statements would occupy the main thread.
      """,
      example: """
        @MainActor final class Feed {
          private var size = 0

          nonisolated func count() {
            Task {
              let number = (0..<1_000_000).reduce(0, +)
              self.size = number
            }
          }
        }
        """,
      remedy: .rewrite(
        "Hop to the main actor for the statements that need it.",
        to: """
          @MainActor final class Feed {
            private var size = 0

            nonisolated func count() {
              Task {
                let number = (0..<1_000_000).reduce(0, +)
                await MainActor.run { self.size = number }
              }
            }
          }
          """),
      leave: "If all of the work is quick, mark the closure `@MainActor` yourself."),
    Explanation(
      .wholeFunctionHops, of: "main-queue-wrapper",
      "the whole function is one hop to the main queue",
      """
      Any thread can call the function, and the main thread does the work later. A \
      main-actor-isolated function says so in its declaration, and the compiler makes callers \
      elsewhere await the function.
      """,
      example: """
        final class Feed {
          private var count = 0

          func reload() {
            DispatchQueue.main.async { self.count = 0 }
          }
        }
        """,
      remedy: .rewrite(
        "If only the main thread calls it, mark it `@MainActor` and do the work without a hop.",
        to: """
          final class Feed {
            @MainActor private var count = 0

            @MainActor func reload() {
              count = 0
            }
          }
          """),
      leave: "Leave it where callers rely on the work being done in a later turn of the run loop."),
  ]
}
