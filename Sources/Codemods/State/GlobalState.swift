import Rewriter

extension Codemod {
  /// `static var count = 0` becomes `static let count = 0` where nothing changes it, and gets `@MainActor` where only
  /// the main actor uses it.
  ///
  /// Swift 6.3.1 says of it `static property 'count' is not concurrency-safe because it is nonisolated global shared
  /// mutable state`, also where its type is Sendable.
  public static let globalState = Codemod(
    id: "global-state",
    title: "Make shared variables constants, or isolate them",
    since: .v(5, 5),
    discussion: """
      Any thread can read and write a global variable or a stored `static var` at any time, so \
      Swift 6 rejects those that no actor protects. What to do depends on the code that uses the \
      variable, in the whole project:

      - If nothing changes the variable, it becomes a `let`. If its type isn't Sendable, Swift 6 \
      requires that as well, and the finding says so. One that says `nonisolated(unsafe)` becomes \
      a plain `let` if its type is Sendable.
      - If all uses are in main-actor code, the variable gets `@MainActor`, with a review.
      - If only its address is used, as the key of associated objects or the context of an \
      observer, the variable gets `nonisolated(unsafe)`, with a review. Nothing reads or writes \
      it.

      Left unchanged, each with its reason: variables that other modules or Objective-C may \
      change, those with a property wrapper or observers, and those that code off the main actor \
      uses. Make these a `let` that holds a `Mutex` (from iOS 18 and macOS 15 on), or mark them \
      `nonisolated(unsafe)` and guard each use with a lock such as `NSLock`; or move them into an \
      actor, if all uses can await it.

      Constants of types that aren't Sendable are reported: Swift 6 rejects them, too, and those of an object that say \
      `nonisolated`. Annotate the type; the report says how many sites each annotation frees. So are constants with \
      values that only the main actor can make, and uses of variables that headers in C declare, such as `stderr` and \
      `mach_task_self_`.
      """,
    verdict: .safe,
    candidateTokens: ["var", "let"],
    mayConcern: { hints in
      hints.mayHaveSite
        || hints.file.variables.contains { variable in
          let isShared = variable.owner.isEmpty || variable.modifiers.contains(.static)
          return !variable.isComputed && (isShared || variable.modifiers.contains(.nonisolated))
            && (!variable.isConstant || SharedConstant.mayBe(variable, in: hints.project))
        }
    },
    mayHaveSite: VariableOfC.mayBe,
    findsRejectedCode: true,
    examples: [
      Example(
        """
        enum Theme {
          static var spacing = 8
        }
        func margin() -> Int { 2 * Theme.spacing }
        """,
        becomes: """
          enum Theme {
            static let spacing = 8
          }
          func margin() -> Int { 2 * Theme.spacing }
          """),
      Example(
        """
        final class Badge {
          static var count = 0
        }
        @MainActor func open() { Badge.count += 1 }
        """,
        becomes: """
          final class Badge {
            @MainActor static var count = 0
          }
          @MainActor func open() { Badge.count += 1 }
          """, verdict: .review),
      Example(
        unchanged: """
          enum Counter {
            static var count = 0
          }
          func increment() { Counter.count += 1 }
          """,
        because:
          "code outside the main actor changes the variable"
      ),
    ],
    run: { context in
      context.tree.all(VariableDecl.self).compactMap { variable in
        GlobalVariable(variable, in: context)?.finding
          ?? UncheckedVariable(variable, in: context)?.finding
          ?? SharedConstant(variable, in: context)?.finding
          ?? ScriptVariable(variable, in: context)?.finding
      } + VariableOfC.all(in: context).map(\.finding)
    })
}
