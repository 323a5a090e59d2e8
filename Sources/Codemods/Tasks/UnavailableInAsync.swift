import Rewriter

extension Codemod {
  /// What is marked `noasync`, in asynchronous code: Swift 5 warns of it, and Swift 6 rejects it (measured with Swift 6.3.1).
  public static let unavailableInAsync = Codemod(
    id: "unavailable-in-async",
    title: "Hold locks with 'withLock' in asynchronous code",
    since: .v(5, 7),
    discussion: """
      An asynchronous function may continue on another thread after each `await`. What depends on its thread, such as \
      `lock()` and `unlock()`, `Thread.current`, `Thread.sleep`, and `RunLoop.current`, is marked as unavailable in \
      asynchronous code, and so are the functions of your project that you mark `@available(*, noasync)`. Swift 5 warns \
      of their use, and Swift 6 rejects it.

      `withLock` takes the lock, runs a closure that can't `await`, and gives the lock back. The codemod moves the \
      statements between `lock()` and `unlock()` into such a closure, or, after `defer { lock.unlock() }`, those up to \
      the end of the block. Locks that are held across an `await` are reported by `semaphore-in-async`, as are waits for \
      semaphores and groups.

      Everything else is only reported. A function that isn't `async` may use it, also where asynchronous code calls that \
      function.
      """,
    verdict: .safe,
    candidateTokens: [
      ".lock(", ".unlock(", ".try(", "Thread.", "RunLoop.", "waitUntilFinished",
      "waitUntilAllOperationsAreFinished", "enumerator", "Enumerator", "noasync",
    ],
    findsRejectedCode: true,
    examples: [
      Example(
        """
        actor Log {
          private let lock = NSLock()
          private nonisolated(unsafe) var lines: [String] = []

          func add(_ line: String) async {
            lock.lock()
            lines.append(line)
            lock.unlock()
          }
        }
        """,
        becomes: """
          actor Log {
            private let lock = NSLock()
            private nonisolated(unsafe) var lines: [String] = []

            func add(_ line: String) async {
              lock.withLock {
                lines.append(line)
              }
            }
          }
          """,
        prelude: "import Foundation"),
      Example(
        unchanged: """
          func pause() async {
            Thread.sleep(forTimeInterval: 1)
          }
          """,
        because:
          "Swift 6 rejects 'Thread.sleep' in asynchronous code; await 'Task.sleep' instead",
        prelude: "import Foundation"),
    ],
    run: { UnavailableUses(in: $0).findings })
}

/// The uses in a file of what is unavailable in asynchronous code.
private struct UnavailableUses {
  private let context: Context

  init(in context: Context) { self.context = context }

  var findings: [Finding] {
    var found: [Finding] = []
    // The calls of `unlock()` that the finding of a `lock()` covers.
    var covered: Set<Node> = []
    for node in context.tree.root.descendantsAndSelf where Self.kinds.contains(node.kind) {
      guard !covered.contains(node), AsyncCode(around: node) != nil,
        let name = context.knownNoasyncName(of: node), !Self.ofOthers.contains(name)
      else { continue }
      guard name == "lock", let section = LockSection(from: node, in: context) else {
        found.append(finding(of: node, named: name))
        continue
      }
      if let end = section.end { covered.insert(end) }
      guard !section.awaits else { continue }
      found.append(section.finding)
    }
    return found
  }

  private static let kinds: Set<NodeKind> = [.functionCallExpr, .memberAccessExpr, .forStmt]

  /// What `semaphore-in-async` and `test-isolation` look for.
  private static let ofOthers: Set = ["wait", "waitForExpectations"]

  private func finding(of node: Node, named name: String) -> Finding {
    let use = node.as(FunctionCallExpr.self)?.calledExpression?.textInOneLine ?? name
    return context.leave(
      node.as(ForStmt.self)?.sequence ?? node, "leave '\(use)'",
      because: Refusal(
        .needsSynchronousCode,
        "Swift 6 rejects '\(use)' in asynchronous code; \(advice(on: node, named: name))"))
  }

  private func advice(on node: Node, named name: String) -> String {
    if node.is(.forStmt) {
      return "call 'nextObject()' of the enumerator in a 'while' loop instead"
    }
    switch name {
    case "sleep": return "await 'Task.sleep' instead"
    case "lock", "unlock", "try":
      return
        "hold the lock with 'withLock', or use it in a function that isn't 'async'"
    case "waitUntilFinished", "waitUntilAllOperationsAreFinished":
      return "await the work instead"
    default: return "use it in a function that isn't 'async'"
    }
  }
}
