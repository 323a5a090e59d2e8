import Rewriter

/// A test of XCTest that waits until the handler of a call is done: it awaits the call, and is asynchronous for that.
/// Nothing but XCTest calls a test, so that no code has to change with it.
///
/// Have: let saved = expectation(description: "saved")
/// store.save(1) { isSaved in
///   XCTAssertTrue(isSaved)
///   saved.fulfill()
/// }
/// waitForExpectations(timeout: 1)
struct AwaitingTest {
  let finding: Finding

  /// `nil` where the function keeps its handler, and where the test would do something else.
  init?(around site: AsyncTwinCall, in context: Context) {
    guard site.isOwn, !site.handler.isPair, let closure = site.handler.closure,
      let test = WaitingTest(around: site.call.node, in: context),
      let addition = AsyncForms(context).additionInPlace(of: site.call, taking: closure),
      context.withheld[addition] == nil,
      let statement = try? HandlerCallStatement(of: site, in: context),
      let wait = ExpectationWait(behind: statement.node, fulfilledBy: closure, in: test, context),
      wait.canAwait(site), let spelling = try? AsyncSpelling(of: site, in: context),
      (try? spelling.checkSystems(of: site, in: context)) != nil
    else { return nil }
    let rest = site.leaving(wait.fulfillment)
    guard var form = try? HandlerForm(of: rest, by: spelling.twin, in: context),
      wait.canTake(form.names), form.gainsNothing == nil
    else { return nil }
    let isReplaced = form.resumption.map { $0 >= wait.fulfillment.range.upperBound } ?? false
    if !isReplaced { form.edits += wait.editsInHandler }
    if rest.handler.statements.isEmpty { form.resumption = closure.statements?.range.upperBound }
    let text = try? AwaitedCallText(
      site: rest, statement: statement, spelling: spelling, form: form, head: nil,
      context: context)
    guard let text else { return nil }
    let lines = InlinedHops(
      in: rest.handler, body: text.body, shift: text.shiftOfBody, declaring: form.names, context,
      taking: [], beside: text.edits, having: form.scope)
    let edits = text.edits + lines.edits + wait.editsInTest + test.edits
    var changes = ChangeSet()
    guard changes.insert(edits) else { return nil }
    let concerns = [
      "the test \(test.change) waits for the call without a timeout",
      test.risk(without: closure, in: context),
    ].compactMap(\.self)
    finding = context.fix(
      site.call.node, "await '\(site.asyncAPI(spelling.twin))'", verdict: .review,
      because: concerns.joined(separator: "; "),
      fix: Fix(edits, insertedNames: ["MainActor"], countingOn: [addition]))
  }
}

extension AsyncForms {
  /// What the function adds that the call means, where it becomes asynchronous itself; `nil` where it doesn't.
  fileprivate func additionInPlace(
    of call: FunctionCallExpr, taking closure: ClosureExpr,
  ) -> Addition? {
    guard let form = form(of: call, taking: closure.node), form.obstacle == nil,
      !form.keepsHandler
    else { return nil }
    if form.isOnlyForm || form.family != nil && form.addition == form.family {
      return form.addition
    }
    return form.additionInPlace
  }
}
