extension Explanation {
  /// Queues that guard variables.
  static let queues = [
    Explanation(
      .concurrentQueue, of: "queue-to-lock",
      "the queue runs several closures at once",
      """
      A concurrent queue lets readers in together, and only a barrier alone. A lock lets one thread in at a time, so \
      readers would wait for each other.
      """,
      example: """
        final class Store {
          private let queue = DispatchQueue(label: "store", attributes: .concurrent)
          private var value = 0

          func read() -> Int { queue.sync { value } }
          func write(_ new: Int) { queue.sync(flags: .barrier) { value = new } }
        }
        """,
      remedy: .change(
        "Remove `.concurrent` if the closures are short, so that readers hardly wait.",
        to: """
          final class Store {
            private let queue = DispatchQueue(label: "store")
            private var value = 0

            func read() -> Int { queue.sync { value } }
            func write(_ new: Int) { queue.sync(flags: .barrier) { value = new } }
          }
          """),
      leave: "Leave it where reading takes long, and many threads read at once.",
      settings: .withMutex),
    Explanation(
      .mixedQueue, of: "queue-to-lock",
      "the queue also runs work for which nobody waits",
      """
      What `async` is handed runs later, on another thread, and in the order of the calls. A lock would run it at once, on \
      the thread of its caller, who would then wait for it.
      """,
      example: """
        final class Store: @unchecked Sendable {
          private let queue = DispatchQueue(label: "store")
          private var value = 0

          func read() -> Int { queue.sync { value } }
          func write(_ new: Int) { queue.async { self.value = new } }
        }
        """,
      remedy: .change(
        "Call `sync` where the work is short. What is written is then there when the function returns.",
        to: """
          final class Store: @unchecked Sendable {
            private let queue = DispatchQueue(label: "store")
            private var value = 0

            func read() -> Int { queue.sync { value } }
            func write(_ new: Int) { queue.sync { self.value = new } }
          }
          """),
      leave: """
        Leave it where the work takes long, or has to come in order: that is what a queue is for. An actor is the form for \
        callers that can wait.
        """, settings: .withMutex),
    Explanation(
      .sharedQueue, of: "queue-to-lock",
      "other code uses the queue, or takes turns with it",
      """
      The queue is passed to a function, compared, or checked, or it has a target queue. Other code may run work on it that \
      doesn't show here, and a lock would no longer keep that work away.
      """,
      example: """
        final class Store {
          private let queue = DispatchQueue(label: "store")
          private var value = 0

          func read() -> Int {
            dispatchPrecondition(condition: .notOnQueue(queue))
            return queue.sync { value }
          }
        }
        """,
      remedy: .change(
        "Remove a check of the queue: a lock that is taken twice on one thread stops the program, too.",
        to: """
          final class Store {
            private let queue = DispatchQueue(label: "store")
            private var value = 0

            func read() -> Int {
              return queue.sync { value }
            }
          }
          """),
      leave: "Leave it where other code has to run its work on the queue.", settings: .withMutex),
    Explanation(
      .usedOutsideQueue, of: "queue-to-lock",
      "code uses the variable without the queue",
      """
      The value of a lock can only be used in a closure of `withLock`. Here some code uses the variable outside of the \
      closures of `sync`: in a helper that these call, in an initializer, or in a closure that may run later. If another \
      thread can be in the queue at that time, it is a data race already.
      """,
      example: """
        final class Store {
          private let queue = DispatchQueue(label: "store")
          private var values: [Int] = []

          func add(_ value: Int) { queue.sync { values.append(value) } }
          func sum() -> Int { queue.sync { total() } }

          private func total() -> Int { values.reduce(0, +) }
        }
        """,
      remedy: .change(
        "Pass the value to the helper, and go through the queue wherever the variable is used.",
        to: """
          final class Store {
            private let queue = DispatchQueue(label: "store")
            private var values: [Int] = []

            func add(_ value: Int) { queue.sync { values.append(value) } }
            func sum() -> Int { queue.sync { total(of: values) } }

            private func total(of values: [Int]) -> Int { values.reduce(0, +) }
          }
          """),
      leave: "Leave it where no other thread can have the object yet, and say so in a comment.",
      settings: .withMutex),
    Explanation(
      .visibleElsewhere, of: "queue-to-lock",
      "other files see the queue or the variable",
      """
      Code in other files may use what isn't private. A lock changes its type, and that code would have to go through \
      `withLock`.
      """,
      example: """
        final class Store {
          private let queue = DispatchQueue(label: "store")
          private(set) var count = 0

          func add() { queue.sync { count += 1 } }
        }
        """,
      remedy: .change(
        "Make the variable private, and let others read it through the queue.",
        to: """
          final class Store {
            private let queue = DispatchQueue(label: "store")
            private var _count = 0
            var count: Int { queue.sync { _count } }

            func add() { queue.sync { _count += 1 } }
          }
          """),
      leave: "Don't leave it: code that reads the variable without the queue has a data race.",
      settings: .withMutex),
    Explanation(
      .storedInValue, of: "queue-to-lock",
      "what has the queue isn't a class",
      """
      A structure is copied, and a `Mutex` can't be. With the queue, each copy has variables of its own, and all of them \
      share one queue, which guards nothing then.
      """,
      example: """
        struct Store {
          private let queue = DispatchQueue(label: "store")
          private var count = 0

          mutating func add() { queue.sync { count += 1 } }
        }
        """,
      remedy: .change(
        "Make it a class, if its users are to share the state.",
        to: """
          final class Store {
            private let queue = DispatchQueue(label: "store")
            private var count = 0

            func add() { queue.sync { count += 1 } }
          }
          """),
      leave: """
        Don't leave it: where each copy is to have its own state, it needs no queue. An actor needs none either, unless \
        nonisolated code uses it.
        """, settings: .withMutex),
    Explanation(
      .changesVariable, of: "queue-to-lock",
      "a closure uses one variable of the lock while another one changes",
      """
      Several variables become one structure in the lock. While a method changes one of them, Swift lets no closure use \
      another one: both are the same value.
      """,
      example: """
        final class Store {
          private let queue = DispatchQueue(label: "store")
          private var names: [String] = []
          private var last = ""

          func clean() {
            queue.sync { names.removeAll { $0 == last } }
          }
        }
        """,
      remedy: .change(
        "Copy what the closure needs into a constant.",
        to: """
          final class Store {
            private let queue = DispatchQueue(label: "store")
            private var names: [String] = []
            private var last = ""

            func clean() {
              queue.sync {
                let name = last
                names.removeAll { $0 == name }
              }
            }
          }
          """),
      leave: "Leave it where a copy would be large.", settings: .withMutex),
    Explanation(
      .mayDeadlock, of: "queue-to-lock",
      "the queue waits for itself",
      """
      A closure of `sync` calls `sync` of the same queue, which stops the program, since the queue can't begin with the \
      second closure before the first one has ended. A lock would do the same.
      """,
      example: """
        final class Store {
          private let queue = DispatchQueue(label: "store")
          private var value = 0

          func add() {
            queue.sync {
              value += 1
              queue.sync { print(value) }
            }
          }
        }
        """,
      remedy: .change(
        "Call `sync` once.",
        to: """
          final class Store {
            private let queue = DispatchQueue(label: "store")
            private var value = 0

            func add() {
              queue.sync {
                value += 1
                print(value)
              }
            }
          }
          """),
      leave: "Don't leave it: the program stops where this code runs.", settings: .withMutex),
    Explanation(
      .capturesVariable, of: "queue-to-lock",
      "the closure shares a local variable with the code around it",
      """
      `OSAllocatedUnfairLock`, which the older systems have, takes a `@Sendable` closure. Such a closure can't share a local \
      variable with the code around it.
      """,
      example: """
        final class Counter {
          private let queue = DispatchQueue(label: "counter")
          private var count = 0

          func next() -> Int {
            var result = 0
            queue.sync {
              count += 1
              result = count
            }
            return result
          }
        }
        """,
      remedy: .change(
        "Return the value from the closure.",
        to: """
          final class Counter {
            private let queue = DispatchQueue(label: "counter")
            private var count = 0

            func next() -> Int {
              queue.sync {
                count += 1
                return count
              }
            }
          }
          """),
      leave: "Leave it until the deployment target has `Mutex`, whose closure may share variables.",
      settings: .modern),
  ]
}
