extension Explanation {
  /// Variables that all threads share.
  static let state = [
    Explanation(
      .usedOffMainActor, of: "global-state",
      "code outside the main actor uses the variable",
      """
      In Swift 6, every global or static variable has to be a constant, or be protected by an \
      actor or a lock. This variable changes, and code off the main actor uses it, so the main \
      actor can't protect it.
      """,
      example: """
        final class Badge {
          static var count = 0
        }

        @MainActor func open() {
          DispatchQueue.global().async { Badge.count += 1 }
        }
        """,
      remedy: .rewrite(
        """
        Guard the variable with a lock. Swift 6 doesn't know what a lock guards, so mark the variable `nonisolated(unsafe)` as \
        well, as shown; if all systems of the app have `Mutex` (iOS 18, macOS 15), `static let count = Mutex(0)` needs no such \
        mark. Where all uses can `await`, the variable can move into an actor.
        """,
        to: """
          final class Badge {
            private static let lock = NSLock()
            nonisolated(unsafe) private static var count = 0

            static func increment() { lock.withLock { count += 1 } }
          }

          @MainActor func open() {
            DispatchQueue.global().async { Badge.increment() }
          }
          """),
      leave: """
        Don't leave it: using the variable on two threads at once is a data race, and Swift 6 \
        rejects it.
        """),
    Explanation(
      .changedElsewhere, of: "global-state",
      "code elsewhere may change the variable",
      """
      Other modules, Objective-C, or callers in other files can set the variable, so we can't tell \
      whether it ever changes, or which code uses it.
      """,
      example: """
        public enum Settings {
          public static var isOn = false
        }
        """,
      remedy: .change(
        "Make the setter `internal`, or mark the variable `@MainActor`.",
        to: """
          public enum Settings {
            public internal(set) static var isOn = false
          }
          """),
      leave: """
        Leave it where other code has to set the variable, and isolate the variable to the main \
        actor by hand.
        """),
    Explanation(
      .storedByWrapper, of: "global-state",
      "the variable doesn't simply store its value",
      """
      A property wrapper, an observer, or `weak` does something when the value is read or set, \
      so the variable can't become a constant.
      """,
      example: """
        final class Settings {
          static var size = 1 { didSet { print(size) } }
        }
        """,
      remedy: .rewrite(
        "Mark the variable `@MainActor` if only main-actor code uses it.",
        to: """
          final class Settings {
            @MainActor static var size = 1 { didSet { print(size) } }
          }
          """),
      leave: """
        Don't leave it: Swift 6 rejects the variable. Where other threads use the variable, guard \
        it with a lock.
        """),
    Explanation(
      .unguardedState, of: "unsafe-audit",
      "nothing guards the variables of a class that promises to be Sendable",
      """
      `@unchecked Sendable` promises that any thread may use the object at any time, and the compiler takes your word for it. \
      Here a method changes a variable, and the class stores nothing that could keep two threads apart: not a lock, \
      not a queue, no object that might have one. Swift 6 accepts the class; two threads that call the method have a data race.
      """,
      example: """
        final class Counter: @unchecked Sendable {
          private var count = 0

          func add() { count += 1 }
        }
        """,
      remedy: .rewrite(
        """
        Guard the variable with a lock, make the class an actor, or mark it `@MainActor` if only the main thread uses it.
        """,
        to: """
          final class Counter: Sendable {
            private let count = Mutex(0)

            func add() { count.withLock { $0 += 1 } }
          }
          """),
      leave: """
        Leave it where the callers take a lock, or where only one thread ever has the object, and say so in a comment.
        """),
    Explanation(
      .viewNotShown, of: "view-state",
      "code uses the object of a view that SwiftUI may not show",
      """
      `@ObservedObject` keeps its object in the view's structure, `@StateObject` in what SwiftUI shows. Of a structure that \
      SwiftUI doesn't show, or not yet, each use of `@StateObject` makes a new object: what a method does to the object from \
      outside reaches no view.
      """,
      example: """
        import SwiftUI

        final class Animation: ObservableObject {
          @Published var isPaused = false
        }

        struct Story: View {
          @ObservedObject private var animation = Animation()
          var body: some View { Text("a") }
          func pause() { animation.isPaused = true }
        }

        final class Player {
          private let story = Story()
          @MainActor func pause() { story.pause() }
        }
        """,
      remedy: .rewrite(
        "Have the code outside make the object, and pass the object to the view.",
        to: """
          import SwiftUI

          final class Animation: ObservableObject {
            @Published var isPaused = false
          }

          struct Story: View {
            @ObservedObject var animation: Animation
            var body: some View { Text("a") }
          }

          final class Player {
            private let animation = Animation()
            private(set) lazy var story = Story(animation: animation)
            func pause() { animation.isPaused = true }
          }
          """),
      leave: """
        Leave it where the view is only a description of what another framework draws, as for a picture or a film.
        """),
  ]

  /// Names that mean something else than they seem to.
  static let names = [
    Explanation(
      .shadowedName, of: "main-queue-hop",
      "a name may not mean what the codemod takes it for",
      """
      The project declares or extends something that has the name of a type or function of the \
      SDK, so the code may do something else.
      """,
      example: """
        extension DispatchQueue {
          func async(_ work: @escaping () -> Void) { work() }
        }

        @MainActor func start() {
          DispatchQueue.main.async { print(1) }
        }
        """,
      remedy: .change(
        "Give your own declaration another name.",
        to: """
          extension DispatchQueue {
            func start(_ work: @escaping () -> Void) { work() }
          }

          @MainActor func start() {
            DispatchQueue.main.async { print(1) }
          }
          """),
      leave: "Leave it where your own declaration is what the code means."),
    Explanation(
      .otherTaskFits, of: "task-name-clash",
      "'Task' may mean a type of this project or of a library",
      """
      A type named `Task` hides Swift's. Here the code could mean either, and we can't tell which.
      """,
      example: """
        typealias Task = Library.Job

        func start() { Task { await work() } }

        func work() async {}
        """,
      remedy: .rewrite(
        "Write `_Concurrency.Task` where you mean Swift's.",
        to: """
          typealias Task = Library.Job

          func start() { _Concurrency.Task { await work() } }

          func work() async {}
          """),
      leave: "Leave it where you mean your own type."),
  ]

  /// How the code is laid out.
  static let layout = [
    Explanation(
      .commentInTheWay, of: "main-queue-delay",
      "a comment would be lost, or would end up beside other code",
      """
      The change removes or moves the code around the comment, and the tool never drops a \
      comment.
      """,
      example: """
        @MainActor func start() {
          DispatchQueue.main.asyncAfter(
            // A moment.
            deadline: .now() + 0.3
          ) { print(1) }
        }
        """,
      remedy: .change(
        "Move the comment to the line before the statement.",
        to: """
          @MainActor func start() {
            // A moment.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print(1) }
          }
          """),
      leave: "If the comment has to stay there, make the change by hand.",
      settings: .modern),
    Explanation(
      .sharedLine, of: "global-state",
      "the code shares its line or its declaration with other code",
      "The change needs a line or a declaration of its own.",
      example: """
        final class Settings {
          static var first = 1, second = 2
        }
        """,
      remedy: .change(
        "Put each statement on its own line, and declare each variable on its own.",
        to: """
          final class Settings {
            static var first = 1
            static var second = 2
          }
          """),
      leave: "There is no reason to leave it."),
    Explanation(
      .incompleteCode, of: "global-state",
      "the code isn't complete, or nothing uses it",
      """
      The codemods never change code with a syntax error, since it may not mean what it seems to \
      mean. A variable without a value, or without a use, may be a mistake as well.
      """,
      example: """
        final class Settings {
          static var size: Int
        }
        """,
      remedy: .change(
        "Complete the code, and run again.",
        to: """
          final class Settings {
            static var size: Int = 1
          }
          """),
      leave: "There is no reason to leave it."),
    Explanation(
      .conflictingChange, of: "completion-to-async",
      "another change of the same run conflicts with this one, or makes it unnecessary",
      """
      Two changes edit the same code, or one of them leaves nothing to do for the other, so a run \
      makes only one; if each undoes the other, it makes neither. After the next run, the finding \
      is gone, or its change is made. `--only` and `--skip` choose between the two.

      If no other change is made, the two undo each other in every run, as those of two functions where the \
      handler of one calls the other: make both by hand, in one commit.
      """,
      example: nil,
      leave: "Leave it if you prefer the other change."),
    Explanation(
      .ignoredByComment, of: "main-queue-hop",
      "a comment keeps the code as it is",
      "A comment here says `migrate:ignore`.",
      example: """
        @MainActor func start() {
          DispatchQueue.main.async { print(1) }  // migrate:ignore
        }
        """,
      remedy: .change(
        "Remove the comment once its reason no longer holds.",
        to: """
          @MainActor func start() {
            DispatchQueue.main.async { print(1) }
          }
          """),
      leave: "Leave it while the comment's reason holds."),
  ]

  /// What compilers and systems have.
  static let systems = [
    Explanation(
      .compilerTooOld, of: "completion-to-async",
      "an older compiler builds this code",
      """
      The change uses a feature of a newer Swift. The project says that an older compiler has to build the code: in a \
      manifest, in `.swift-version` or `.xcode-version`, in a script of those who build it (a workflow, a `Fastfile` or \
      `ci_scripts`), or with `#if`.
      """,
      example: """
        final class Store {
          private var count = 1

          func load(completion: @escaping (Int) -> Void) {
            completion(count)
          }
        }
        """,
      remedy: .change(
        """
        If no older compiler builds it, pass `--swift-version`, or, in a package, raise `swift-tools-version`. \
        In this example, you can also mark the class `@MainActor`, as shown.
        """,
        to: """
          @MainActor final class Store {
            private var count = 1

            func load(completion: @escaping (Int) -> Void) {
              completion(count)
            }
          }
          """),
      leave: "Leave it until you drop the older compiler.",
      settings: .beforeConcurrent),
    Explanation(
      .systemTooOld, of: "main-queue-hop",
      "the app runs on systems that don't have what the change needs",
      """
      The project's deployment target is older than the first system with a feature that the \
      change needs: tasks need iOS 13 or macOS 10.15, `@StateObject` needs iOS 14 or macOS 11, \
      `isolated deinit` needs iOS 18.4 or macOS 15.4, and a lock with a value needs iOS 16 or macOS 13.
      """,
      example: """
        @MainActor func start() {
          DispatchQueue.main.async { print(1) }
        }
        """,
      remedy: .change(
        "Raise the deployment target, or mark the function `@available`.",
        to: """
          @available(iOS 13, *)
          @MainActor func start() {
            DispatchQueue.main.async { print(1) }
          }
          """),
      leave: "Leave it until you drop the older systems.",
      settings: .oldSystem),
    Explanation(
      .startsWorkTwice, of: "actor-reentrancy",
      "a second call can start the same work while the first one waits",
      """
      An actor runs other calls while a method waits. Those that come before the result is stored find nothing either, and \
      start the work again: twice the traffic, and the result that comes last wins.
      """,
      example: """
        actor Images {
          private var cache: [String: [UInt8]] = [:]

          func image(_ name: String) async -> [UInt8] {
            if let image = cache[name] { return image }
            let image = await download(name)
            cache[name] = image
            return image
          }
        }

        func download(_ name: String) async -> [UInt8] { [] }
        """,
      remedy: .rewrite(
        "Store the task before you await it.",
        to: """
          actor Images {
            private var tasks: [String: Task<[UInt8], Never>] = [:]

            func image(_ name: String) async -> [UInt8] {
              if let task = tasks[name] { return await task.value }
              let task = Task { await download(name) }
              tasks[name] = task
              return await task.value
            }
          }

          func download(_ name: String) async -> [UInt8] { [] }
          """),
      leave: "Leave it if the work is cheap, or if calls never overlap."),
    Explanation(
      .checkedBeforeAwait, of: "actor-reentrancy",
      "what was checked before an 'await' may be wrong after it",
      """
      An actor runs other calls while a method waits, and they can change what the method has checked. Two calls can both \
      pass the check, and then both do what only one of them may.
      """,
      example: """
        actor Account {
          private var balance = 1000

          func withdraw(_ amount: Int) async -> Bool {
            guard amount <= balance else { return false }
            await authorize()
            balance -= amount
            return true
          }
        }

        func authorize() async {}
        """,
      remedy: .rewrite(
        "Check after the last `await`, or change the property before the first one.",
        to: """
          actor Account {
            private var balance = 1000

            func withdraw(_ amount: Int) async -> Bool {
              await authorize()
              guard amount <= balance else { return false }
              balance -= amount
              return true
            }
          }

          func authorize() async {}
          """),
      leave: """
        Leave it if nothing but this method changes the property, and calls of it never overlap: say so in a comment, with \
        `migrate:ignore`.
        """),
  ]
}

extension SettingOverrides {
  /// A system without tasks.
  fileprivate static var oldSystem: SettingOverrides {
    var settings = SettingOverrides()
    settings.deploymentTargets = ["iOS": .v(12, 0)]
    return settings
  }
}
