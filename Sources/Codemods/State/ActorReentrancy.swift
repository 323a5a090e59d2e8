import Rewriter

extension Codemod {
  /// Reports state of an actor that is checked before an `await`, and changed after it as if the check still held.
  public static let actorReentrancy = Codemod(
    id: "actor-reentrancy",
    title: "Report state of actors that is checked before an `await` and changed after it",
    since: .v(5, 5),
    discussion: """
      Nothing is changed, and the compiler has nothing against such code. While a method of an actor waits, the actor runs \
      other calls: actors are reentrant. What the method has checked before an `await` may be wrong after it, and two calls \
      can both pass the check. The codemod reports methods that check a stored property, wait, and then change the property \
      without another look at it:

      - A cache that is looked up before the work, and filled after it, lets every call in between start the same work \
      again. Store the `Task` before the `await`, and have other calls await its `value`;
      - A balance, a limit or a state that is checked before the `await`, and counted on after it. Check it after the last \
      `await`, or change it before the first one and undo that if the work fails.

      A method that changes a property which it has checked before it waits is right, and isn't reported: `isLoading = \
      true`, or the stored task, keeps the others out. So is one that reads the property again after the `await`. Methods \
      that call one of the actor's synchronous methods in between may do the same there. Where an actor takes its calls \
      from one loop, one after the other, nothing comes in between: private methods of such an actor aren't reported. Methods of \
      main-actor-isolated classes are reentrant, too, and aren't looked at.
      """,
    verdict: .manual,
    candidateTokens: ["await"],
    mayConcern: { $0.hasCandidateToken && $0.project.declaresMembersOfActor($0.file) },
    examples: [
      Example(
        unchanged: """
          actor Images {
            private var cache: [String: [UInt8]] = [:]

            func image(_ name: String) async -> [UInt8] {
              if let image = cache[name] { return image }
              let image = await download(name)
              cache[name] = image
              return image
            }
          }
          """,
        because: "a second call can start the same work while this one waits",
        prelude: "func download(_ name: String) async -> [UInt8] { [] }"),
      Example(
        unchanged: """
          actor Account {
            private var balance = 1000

            func withdraw(_ amount: Int) async -> Bool {
              guard amount <= balance else { return false }
              await authorize()
              balance -= amount
              return true
            }
          }
          """,
        because: "other calls can change 'balance' during the 'await'",
        prelude: "func authorize() async {}"),
    ],
    run: { context in
      context.tree.all(FunctionDecl.self).flatMap { function in
        let checks = ActorMethod(function, in: context)?.staleChecks ?? []
        guard !checks.isEmpty, !ActorMethod.isServedByLoop(function, in: context) else {
          return [Finding]()
        }
        return checks.map { $0.finding(in: context) }
      }
    })
}

extension StaleCheck {
  fileprivate func finding(in context: Context) -> Finding {
    let lines = LineTable(context.tree.source)
    let wait = lines.line(of: wait.range.lowerBound)
    let write = lines.line(of: write.node.range.lowerBound)
    let refusal =
      startsWork
      ? Refusal(
        .startsWorkTwice,
        "a second call can start the same work while this one waits on line \(wait), since '\(check.name)' is set only on "
          + "line \(write); set it, or store the 'Task', before the 'await'")
      : Refusal(
        .checkedBeforeAwait,
        "other calls can change '\(check.name)' during the 'await' on line \(wait), before line \(write) changes it; check it "
          + "again after the 'await', or change it before")
    return context.leave(check.node, "leave the check of '\(check.name)'", because: refusal)
  }
}

extension ProjectIndex {
  /// Whether the file declares an actor, or extends one of the project.
  fileprivate func declaresMembersOfActor(_ file: FileFacts) -> Bool {
    file.types.contains { type in
      type.kind == .actor
        || type.kind == .extension && types[type.name]?.contains { $0.kind == .actor } == true
    }
  }
}
