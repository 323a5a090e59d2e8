import Rewriter

extension Codemod {
  /// The body of `addObserver(forName:object:queue: .main) { … }` goes to the main actor.
  ///
  /// The block is `@Sendable`, and so not isolated, whichever queue it runs on. What its body may do was
  /// compiled with Swift 6.3.1 in six modes.
  public static let blockObserver = Codemod(
    id: "block-observer",
    title: "Isolate blocks that observe notifications on the main queue to the main actor",
    since: .v(5, 10),
    discussion: """
      The block that `addObserver(forName:object:queue:using:)` takes isn't isolated, even if it runs on the main \
      queue, so Swift 6 warns about its uses of main-actor state, and rejects them on Linux. In \
      `MainActor.assumeIsolated`, the compiler accepts the same statements, and they run when and where they did.

      - With `queue: nil`, the block runs on the thread that posts, and has a data race if that isn't the main thread. \
      It gets `queue: .main`: it then runs on the main thread, and `post` waits for it.
      - A notification that the body uses is passed on as a `nonisolated(unsafe)` constant. If a task or another queue \
      uses it, the change needs a review, because the notification is still used after `post` returns.
      - The block of `observe(_:options:changeHandler:)` runs on the thread that changes the property. In a class that \
      is isolated to the main actor, such as a view, that is the main thread: with `--review`, its body changes the \
      same way.
      - Other bodies that use no main-actor state themselves, such as those that start a task, don't change.

      Only reported, because only you know what was meant: blocks that capture a value that isn't Sendable, such as \
      the `self` of a nonisolated class, which Swift 6 warns about as well; blocks that use a member of an object whose class \
      inherits from another package, which is wrong whether that isolates the class or not; and observers that nothing can remove, because the \
      token that `addObserver` returns is dropped, if their block keeps `self` alive, or if `removeObserver(self)`, \
      which doesn't remove a block, seems to be meant for them.
      """,
    verdict: .safe,
    candidateTokens: ["forName:", "observe"],
    examples: BlockRegistration.examples,
    run: putBlocksOnMainActor)
}

/// Findings for the blocks in the file that use the main actor's state, and for those that are lost.
@Sendable
private func putBlocksOnMainActor(_ context: Context) -> [Finding] {
  context.tree.all(FunctionCallExpr.self).flatMap { call -> [Finding] in
    if let observation = ChangeObservation(call, in: context) {
      return [observation.finding].compactMap(\.self)
    }
    guard let registration = BlockRegistration(call, in: context) else {
      return [
        context.findingOfFunction(observingBy: call) ?? HandedBlock(call, in: context)?.finding
          ?? ForwardedBlock(call, in: context)?.finding
      ].compactMap(\.self)
    }
    return [registration.isolation, registration.loss].compactMap(\.self)
  }
}

extension Context {
  /// What becomes of a main-actor-isolated function that is passed where a block is wanted; `nil` for anything
  /// else.
  fileprivate func findingOfFunction(observingBy call: FunctionCallExpr) -> Finding? {
    let arguments = call.arguments?.arguments ?? []
    guard let queue = BlockQueue(call, in: self), arguments.count == 4,
      arguments[3].label?.name == "using", let function = arguments[3].expression,
      let reference = MainActorReference(
        function, given: [KnownType("Notification", path: path)].compactMap(\.self), in: self)
    else { return nil }
    let title = "'\(function.textInOneLine)'"
    do throws(Refusal) {
      let edits =
        try queue.edits(because: function.textInOneLine)
        + FunctionAsBlock(reference, in: call, parameter: "notification").edits()
      // The function is called before the block returns, on its thread.
      return fix(
        call.node, "isolate \(title) to the main actor",
        verdict: queue.doubt == nil ? .safe : .review, because: queue.doubt, effects: queue.effects,
        fix: Fix(edits, insertedNames: ["MainActor"], trust: .proven))
    } catch {
      return leave(call.node, "leave \(title)", because: error)
    }
  }
}

/// A call that registers a block for notifications.
struct BlockRegistration {
  let call: FunctionCallExpr
  let context: Context
  let closure: ClosureExpr
  let queue: BlockQueue

  /// `nil` for any other call, and for a block that is no closure literal.
  init?(_ call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    guard let queue = BlockQueue(call, in: context), call.additionalTrailingClosures == nil,
      arguments.count == (call.trailingClosure == nil ? 4 : 3),
      let closure = call.trailingClosure ?? arguments[3].expression?.as(ClosureExpr.self)
    else { return nil }
    (self.call, self.context, self.closure, self.queue) = (call, context, closure, queue)
  }

  var node: Node { call.node }
  var name: Node? { queue.name }

  /// The qualified name of the type that the call is in; empty for none.
  var host: String { context.enclosingTypeNames(of: node).first ?? "" }

  var title: String { "the block that observes '\(name?.textInOneLine ?? "")'" }

  /// What becomes of a body that uses the main actor's state; `nil` for any other one.
  fileprivate var isolation: Finding? {
    let uses = MainActorUses(in: closure, context)
    guard let use = queue.isMain ? uses.firstOrChange : uses.first else {
      return SentNotification(in: self)?.finding ?? rejection
    }
    do throws(Refusal) {
      let edits = try queue.edits(because: use) + block.edits()
      let doubt = doubtAboutTime
      let finding = context.fix(
        node, "isolate \(title) to the main actor", verdict: doubt == nil ? .safe : .review,
        because: doubt, effects: queue.effects,
        fix: Fix(
          edits, insertedNames: ["MainActor"],
          trust: keepsNotificationInCall ? .proven : .unproven))
      return block.noting(finding)
    } catch {
      return context.leave(node, "leave \(title)", because: error)
    }
  }

  /// Why a reader has to look at when the block runs on the main queue; `nil` for no reason.
  private var doubtAboutTime: String? {
    guard !queue.isMain, let name, let body = closure.statements?.node else { return nil }
    if let doubt = queue.doubt { return doubt }
    return HopsOfHandler(in: context).hint(onBlock: body, observing: NotificationName(name))
      .map { "\($0); 'post' now waits there for the main thread" }
  }

  /// That Swift 6 rejects what the block captures; `nil` where that is not known.
  private var rejection: Finding? {
    guard NotificationCenters(context: context).identity(of: queue.center) != nil else {
      return nil
    }
    return context.leave(node, "leave \(title)", becauseOfCaptureIn: closure)
  }

  /// Why nobody can remove a block that should be removed; `nil` where that is not so.
  fileprivate var loss: Finding? {
    LostBlock(self).refusal.map {
      context.leave(node, "leave the registration of \(title)", because: $0)
    }
  }

  var block: MainActorBlock {
    MainActorBlock(closure: closure, context: context, parameter: "notification")
  }
}
