extension Explanation {
  /// What a closure takes along to a time when it may be gone, or other than it was.
  static let captures = [
    Explanation(
      .capturesUnowned, of: "main-queue-hop",
      "the closure captures an object as 'unowned'",
      """
      An `unowned` capture traps when it is used after the object is gone, and a task may run at a \
      slightly different time than the block does.
      """,
      example: """
        @MainActor final class Screen {
          private var total = 0

          func reload() {
            DispatchQueue.main.async { [unowned self] in self.total = 1 }
          }
        }
        """,
      remedy: .change(
        "Capture the object weakly.",
        to: """
          @MainActor final class Screen {
            private var total = 0

            func reload() {
              DispatchQueue.main.async { [weak self] in self?.total = 1 }
            }
          }
          """),
      leave: "Leave it where something else keeps the object alive until the block has run."),
    Explanation(
      .capturesVariable, of: "main-queue-hop",
      "the closure reads a local variable that may change before the closure runs",
      """
      The closure and the code around it share the variable. Swift 6 lets a task capture a \
      value, but not a variable that other code still changes: both could use it at the same \
      time.
      """,
      example: """
        @MainActor func show(_ names: [String]) {
          var title = ""
          DispatchQueue.main.async { print(title) }
          title = names.first ?? "none"
        }
        """,
      remedy: .change(
        "Copy the value into a `let` once it is final, and use that in the closure.",
        to: """
          @MainActor func show(_ names: [String]) {
            let title = names.first ?? "none"
            DispatchQueue.main.async { print(title) }
          }
          """),
      leave: """
        Leave it where the closure has to see a value that is set after the call; such a value \
        belongs in a property.
        """),
    Explanation(
      .changesVariable, of: "main-queue-hop",
      "the closure changes a local variable that other code uses",
      """
      Swift 6 doesn't let a task change a variable of the enclosing function while other code can \
      use that variable: nothing prevents both from using it at the same time.
      """,
      example: """
        @MainActor func count() {
          var count = 0
          DispatchQueue.main.async { count += 1 }
          DispatchQueue.main.async { count += 1 }
        }
        """,
      remedy: .change(
        "Keep the value in a property of a type that is isolated to the main actor.",
        to: """
          @MainActor final class Counter {
            private var count = 0

            func start() {
              DispatchQueue.main.async { self.count += 1 }
              DispatchQueue.main.async { self.count += 1 }
            }
          }
          """),
      leave: """
        Leave it in a test that waits for the closure before it reads the variable, for instance \
        with an `XCTestExpectation`.
        """),
    Explanation(
      .capturesWeakSelf, of: "timer-selector",
      "a closure around the code captures 'self' weakly, or as 'unowned'",
      """
      The new code needs `self`, which may be gone when the closure runs. If the new code kept \
      `self` alive, the object would be released later than it is today.
      """,
      example: """
        final class Clock: UIViewController {
          private var timer: Timer?

          func start() {
            DispatchQueue.main.async { [unowned self] in
              timer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            }
          }

          @objc private func tick() {}
        }
        """,
      remedy: .change(
        "Move the code into a method, and call that from the closure.",
        to: """
          final class Clock: UIViewController {
            private var timer: Timer?

            func start() {
              DispatchQueue.main.async { [weak self] in self?.startTimer() }
            }

            private func startTimer() {
              timer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            }

            @objc private func tick() {}
          }
          """),
      leave: "Leave it where the object may be released while the work waits."),
    Explanation(
      .capturesLocalFunction, of: "block-observer",
      "the closure uses a local function",
      """
      A local function captures variables of the function around it. Swift 6 doesn't let a \
      `@Sendable` closure, which may run on any thread, capture such a function.
      """,
      example: """
        final class Screen: UIViewController {
          private var count = 0
          private var token: (any NSObjectProtocol)?

          func start() {
            func reset() { if count > 9 { count = 0 } }
            token = NotificationCenter.default.addObserver(
              forName: .changed, object: nil, queue: .main
            ) { _ in
              self.count += 1
              reset()
            }
          }
        }
        """,
      remedy: .change(
        "Make the local function a method.",
        to: """
          final class Screen: UIViewController {
            private var count = 0
            private var token: (any NSObjectProtocol)?

            func start() {
              token = NotificationCenter.default.addObserver(
                forName: .changed, object: nil, queue: .main
              ) { _ in
                self.count += 1
                self.reset()
              }
            }

            private func reset() { if count > 9 { count = 0 } }
          }
          """),
      leave: "Don't leave it: Swift 6 mode rejects the code as it is."),
    Explanation(
      .readEarlier, of: "isolation-trap",
      "a value would be read earlier than today",
      """
      A hop to the main actor can't capture a value that isn't Sendable, so the codemod would read \
      what the hop needs before the hop starts. Here that value may change in between, or can't be \
      read that early.
      """,
      example: """
        @MainActor final class Model {
          private var identifier = ""

          func register() {
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in
              if #available(iOS 17.0, *) {
                self.identifier = task.identifier
              }
            }
          }
        }
        """,
      remedy: .change(
        "Assign the value to a `let` yourself, where the code may read it.",
        to: """
          @MainActor final class Model {
            private var identifier = ""

            func register() {
              BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in
                let identifier = task.identifier
                if #available(iOS 17.0, *) {
                  self.identifier = identifier
                }
              }
            }
          }
          """),
      leave: "Leave it where the work needs the value as it is when the work runs."),
    Explanation(
      .implicitSelf, of: "long-lived-task-capture",
      "a name may be a member of 'self'",
      """
      The codemod has to know every use of `self`. This name isn't declared in the project, so \
      it may be inherited from a class whose source isn't here.
      """,
      example: """
        @MainActor final class Feed: Library.Feed {
          private var task: Task<Void, Never>?
          private var total = 0

          func start(_ events: AsyncStream<Int>) {
            task = Task {
              for await event in events {
                total += event
                [event].forEach { print($0, level) }
              }
            }
          }
        }
        """,
      remedy: .change(
        "Write `self.` before the name if it is a member.",
        to: """
          @MainActor final class Feed: Library.Feed {
            private var task: Task<Void, Never>?
            private var total = 0

            func start(_ events: AsyncStream<Int>) {
              task = Task {
                for await event in events {
                  total += event
                  [event].forEach { print($0, self.level) }
                }
              }
            }
          }
          """),
      leave: "Leave it where the name is a global variable or function."),
    Explanation(
      .usesSelfOutside, of: "long-lived-task-capture",
      "the task also uses 'self' outside its loop",
      """
      The codemod unwraps a weak `self` in each iteration of the loop. A use before or after the \
      loop would keep `self` alive for as long as the task runs.
      """,
      example: """
        @MainActor final class Feed {
          private var task: Task<Void, Never>?
          private var total = 0

          func start(_ events: AsyncStream<Int>) {
            task = Task {
              total = 0
              for await event in events { total += event }
            }
          }
        }
        """,
      remedy: .change(
        "Move that use out of the task.",
        to: """
          @MainActor final class Feed {
            private var task: Task<Void, Never>?
            private var total = 0

            func start(_ events: AsyncStream<Int>) {
              total = 0
              task = Task {
                for await event in events { total += event }
              }
            }
          }
          """),
      leave: """
        Leave it where the sequence is known to end, so the task releases `self` by itself.
        """),
    Explanation(
      .inDeinit, of: "main-queue-hop",
      "the code is in 'deinit'",
      """
      Work that `deinit` starts runs after the object is gone. A task or block that captures \
      `self` there traps.
      """,
      example: """
        final class Token {
          private let number = 1

          deinit {
            DispatchQueue.main.async { [number] in print(number) }
          }
        }
        """,
      remedy: .change(
        "Start the work in a method that is called before the object is released.",
        to: """
          final class Token {
            private let number = 1

            func invalidate() {
              DispatchQueue.main.async { [number] in print(number) }
            }
          }
          """),
      leave: """
        Leave it where the closure captures only values, which is right as it is. Where `deinit` \
        needs the main actor, `isolated deinit` (Swift 6.2) runs it there.
        """),
  ]
}
