import Rewriter

extension Codemod {
  /// `queue.sync { count += 1 }` becomes `count.withLock { $0 += 1 }` where all that the queue does is to guard `count`.
  public static let queueToLock = Codemod(
    id: "queue-to-lock",
    title: "Replace queues that only guard state with locks",
    since: .v(6, 0),
    discussion: """
      A queue that code only ever waits for, with `sync`, is a lock that nobody can check: which variables it guards is \
      written nowhere, so Swift 6 rejects them where they are static or global, and a class with them needs \
      `@unchecked Sendable`. A `Mutex` has what it guards, and nothing gets to it but through `withLock`.

      - Each closure of `sync` becomes one of `withLock`: as many statements under one lock as before.
      - One variable is the value of the lock, which has its name. Several become a structure.
      - `Mutex` needs iOS 18 or macOS 15. From iOS 16 and macOS 13 on the lock is an `OSAllocatedUnfairLock`, whose closure \
      captures only what is Sendable.

      Read each change: a queue serves threads in the order in which they came, and a lock in any order.

      Left unchanged, each with its reason: concurrent queues, queues that also run work with `async`, and those that are \
      handed on; variables that are used elsewhere as well, in helpers too, or that other files see; those that aren't \
      Sendable; and structures, since a `Mutex` can't be copied. Queues that guard no variable \
      of their type, but files or objects, aren't reported.
      """,
    verdict: .review,
    candidateTokens: ["DispatchQueue"],
    examples: [
      Example(
        """
        final class Visits {
          private let queue = DispatchQueue(label: "visits")
          private var counts: [String: Int] = [:]

          func add(_ page: String) {
            queue.sync { counts[page, default: 0] += 1 }
          }

          func count(of page: String) -> Int {
            queue.sync { counts[page] ?? 0 }
          }
        }
        """,
        becomes: """
          import Synchronization

          final class Visits {
            private let counts = Mutex<[String: Int]>([:])

            func add(_ page: String) {
              counts.withLock { $0[page, default: 0] += 1 }
            }

            func count(of page: String) -> Int {
              counts.withLock { $0[page] ?? 0 }
            }
          }
          """, settings: .withMutex),
      Example(
        unchanged: """
          final class Visits {
            private let queue = DispatchQueue(label: "visits")
            private var count = 0

            func add() {
              queue.async { self.count += 1 }
            }

            func read() -> Int {
              queue.sync { count }
            }
          }
          """,
        because: "'queue' also runs work asynchronously", settings: .withMutex),
    ],
    run: { context in
      context.tree.all(VariableDecl.self).compactMap {
        GuardingQueue($0, in: context)?.finding
      }
    })
}
