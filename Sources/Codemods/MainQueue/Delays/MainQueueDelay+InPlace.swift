import Rewriter

extension MainQueueDelay {
  /// The statement that waits in front of the closure's own where these follow in asynchronous code of the main actor;
  /// `nil` where the closure has to stay one.
  func sleepInPlace(in context: Context) -> String? {
    guard let closure = site.closure, let delay = try? delay(in: context),
      doubtAboutOrder(of: delay, doing: closure.node, in: context) == nil
    else { return nil }
    return sleepInDoubt(in: context)
  }

  /// The same, whatever a reader has to look at.
  private func sleepInDoubt(in context: Context) -> String? {
    guard let closure = site.closure, refusal(in: context) == nil,
      let delay = try? delay(in: context),
      !TaskBody(of: closure, in: context).needsSynchronousClosure
    else { return nil }
    return delay.sleep(
      capturedAs: nil, hasDuration: context.project.modules.hasDuration(inFile: context.path))
  }

  /// The change where the call stands at the end of a task that nobody awaits.
  func fixInPlace(in context: Context) -> Fix? {
    guard let call = site.call, let closure = site.closure, let sleep = sleepInDoubt(in: context),
      // A sleep that is canceled ends early, and the work behind it would run at once.
      let end = TaskEnd(call.node, doing: closure, lookingIntoDo: true, in: context),
      !end.isOfFramework,
      end.isOnMainActor,
      let statements = closure.statements?.node, let open = closure.leftBrace,
      let first = statements.firstToken, let start = call.node.firstToken,
      let brace = closure.rightBrace,
      !context.tree.hasComment(between: start, and: open),
      !context.tree.hasComment(between: open, and: first),
      !context.tree.hasComment(in: brace.leadingTrivia)
    else { return nil }
    let line = Indentation(ofLineAt: start.range.lowerBound, in: context.tree.source)
    let text = sleep + line.lineBreak
    let depth = context.tree.depth(of: statements, below: call.node)
    return Fix(
      [
        Edit(replace: call.range.lowerBound..<statements.range.lowerBound, with: text),
        .delete(statements.range.upperBound..<call.range.upperBound),
      ] + context.tree.edits(takingLast: depth, ofBlanksIn: statements.range)
        + end.needlessSignatureEdits, insertedNames: ["Task"])
  }
}
