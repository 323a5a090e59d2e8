import Rewriter

extension Codemod {
  /// The body of a `@Sendable` closure that is called on the main queue goes to the main actor.
  ///
  /// The closure is not isolated, whichever queue it is called on (compiled with Swift 6.3.1 in six modes).
  public static let sendableCallback = Codemod(
    id: "sendable-callback",
    title: "Isolate `@Sendable` callbacks on the main queue to the main actor",
    since: .v(5, 10),
    discussion: """
      A closure whose parameter is `@Sendable` isn't isolated, whichever queue it is called on, so Swift 6 rejects its \
      uses of main-actor state, and captures of values that aren't Sendable. If the closure is an argument of a function \
      of Objective-C, or of one marked `@preconcurrency`, as Apple marks those of Dispatch, Swift 6 only warns about both. \
      If the queue that the call names is the main queue, or the framework calls the closure on the main thread, `MainActor.assumeIsolated` makes the compiler accept the same statements, and they run when \
      and where they did.

      - Where the call names the queue, as in `addPeriodicTimeObserver(forInterval:queue: .main)`, the change is safe. \
      Where the framework's documentation says that it is the main thread, or the queue is given to `start(queue:)` \
      elsewhere in the file, the change needs a review.
      - A value that isn't Sendable is passed on as a `nonisolated(unsafe)` constant.

      Only reported: captures that Swift 6 rejects or warns about in a `@Sendable` closure or in a task, such as a \
      `self` of a class that isn't Sendable in the work of a private queue, in a closure that the project's own functions take as `@Sendable`, in \
      an effect of the Composable Architecture (`Effect.run`), or in a task that its nonisolated method starts; results of \
      tasks, task groups, `MainActor.run` and `MainActor.assumeIsolated` whose type isn't Sendable; and closures that use \
      main-actor state on another queue, such as those of private queues, of Core Data contexts and of network \
      connections. Only you know whether the state can be read before, whether the work can hop to the main actor, or \
      whether the state belongs elsewhere. Blocks of timers and notifications are the business of `block-timer` and \
      `block-observer`, closures of global queues that of `background-queue-hop`, and completion handlers that of \
      `sdk-completion-to-async`.
      """,
    verdict: .safe,
    candidateTokens: SendableCallback.names + [
      "ComposableArchitecture", "MainActor", "Sendable", "Task",
    ],
    mayConcern: { $0.hasCandidateToken || $0.project.mayPassSendableClosure($0.file) },
    findsRejectedCode: true,
    examples: SendableCallback.examples,
    run: { context in
      context.tree.all(ClosureExpr.self).compactMap { SendableCallback($0, in: context)?.finding }
        + SentFunction.all(in: context).compactMap(\.finding)
        + SentTaskClosure.findings(in: context)
        + TaskResult.all(in: context).map(\.finding)
    })
}

extension ClosureExpr {
  fileprivate var usesAnonymousParameters: Bool {
    TaskBody.ownNodes(of: node).contains {
      $0.as(DeclReferenceExpr.self)?.name?.hasPrefix("$") == true
    }
  }
}

/// A closure that is `@Sendable` because of where it is passed or assigned.
struct SendableCallback {
  private let closure: ClosureExpr
  private let context: Context

  private let receiver: SendableReceiver

  /// `nil` for any other closure, and for one that another codemod looks at.
  init?(_ closure: ClosureExpr, in context: Context) {
    guard closure.statements != nil, let receiver = SendableReceiver(of: closure, in: context),
      context.isolation(decidedBy: closure)?.kind != .mainActor
    else { return nil }
    (self.closure, self.context, self.receiver) = (closure, context, receiver)
  }

  static let names = SendableReceiver.names

  private var reaction: String { context.reactionOfSwift6(to: closure) }

  private var isOnlyWarned: Bool { context.isPassedToOwnPreconcurrencyFunction(closure) }

  private var title: String { "leave the closure of '\(receiver.api)'" }

  /// `nil` where the closure neither uses main-actor state nor captures what it may not, and for most handlers of calls
  /// that can be awaited.
  var finding: Finding? {
    if let twin = receiver.twin { return finding(beside: twin) }
    guard !receiver.mayAwait, let use = MainActorUses(in: closure, context).first else {
      return context.leave(
        closure.node, title, becauseOfCaptureIn: closure, of: "closure", calledOn: receiver.place)
    }
    return finding(becauseOf: use)
  }

  /// What is said of a completion handler that stays one: that it captures a closure which isn't `@Sendable`. What else it
  /// captures may belong to the queue of its framework.
  private func finding(beside twin: AsyncTwinCall) -> Finding? {
    guard !twin.isOwn, !isInOtherHandler,
      let capture = RejectedCapture(of: closure, calledOn: receiver.place, in: context),
      capture.isOfFunction
    else { return nil }
    let conversion = SDKCompletionToAsync(site: twin, context: context).outcome.finding
    guard conversion.fix == nil, conversion.key != .notSendable, conversion.key != .unusedVersion
    else { return nil }
    return context.leave(
      closure.node, title, becauseOfCaptureIn: closure, of: "closure", calledOn: receiver.place)
  }

  /// Whether the call is in the handler of another call that may be awaited.
  private var isInOtherHandler: Bool {
    closure.node.ancestors.contains { ancestor in
      ancestor.as(ClosureExpr.self).flatMap { AsyncTwinCall($0, in: context) } != nil
    }
  }

  /// - Parameter use: what in the closure is isolated to the main actor.
  private func finding(becauseOf use: String) -> Finding {
    if let finding = findingOfCapture(beside: use) { return finding }
    do throws(Refusal) {
      try checkPlace(of: use)
      let block = MainActorBlock(
        closure: closure, context: context, parameter: "value",
        sendableCount: receiver.sendableCount(in: context))
      try checkValue(of: block, using: use)
      let finding = context.fix(
        closure.node, "isolate the closure of '\(receiver.api)' to the main actor",
        verdict: receiver.isOnNamedQueue ? .safe : .review,
        because: receiver.isOnNamedQueue
          ? nil : "the program traps if '\(receiver.api)' calls the closure off the main thread",
        fix: Fix(try block.edits(), insertedNames: ["MainActor"], trust: .proven))
      return block.noting(finding)
    } catch {
      return context.leave(
        closure.node, title,
        because: error.key == .closureSignature ? refusalOfSignature(using: use) : error)
    }
  }

  /// Have: self.reload, NSApp.terminate(nil), of which no value can be read before the closure
  private func isFunction(_ use: String) -> Bool {
    let name = use.split(separator: ".").last.map(String.init) ?? use
    return context.project.functions[name] != nil && context.project.variables[name] == nil
      || closure.node.descendantsAndSelf.contains {
        $0.as(FunctionCallExpr.self)?.calledExpression?.textInOneLine == use
      }
  }

  /// Off the main thread no isolation of the closure cures what it captures.
  private func findingOfCapture(beside use: String) -> Finding? {
    guard receiver.place != .main,
      let capture = RejectedCapture(of: closure, calledOn: receiver.place, in: context)
    else { return nil }
    var finding = context.leave(
      closure.node, title,
      because: capture.refusal(of: "closure").reworded {
        "\($0), and use '\(capture.nameInCopy(of: use))' in 'Task { @MainActor in }'"
      })
    finding.needs = capture.needs
    return finding
  }

  /// Have: item.handler = { _, completion in self.open(); completion() }
  private func refusalOfSignature(using use: String) -> Refusal {
    refusal(
      .closureSignature,
      "Swift 6 \(reaction) the use of main-actor-isolated '\(use)' in a '@Sendable' closure",
      using: use, isNote: isOnlyWarned)
  }

  /// What isn't known to be Sendable, or not to be, is passed on in no form that the compiler is known to take without
  /// a warning.
  private func checkValue(of block: MainActorBlock, using use: String) throws(Refusal) {
    guard block.sendableCount == 0, !receiver.hasUnsendableValues(in: context) else { return }
    let parameter = try block.parameterInUse()
    guard parameter != nil || closure.usesAnonymousParameters else { return }
    throw refusal(
      .usesMainActor, "'\(use)' is isolated to the main actor", using: use,
      copying: parameter.map { "'\($0)'" } ?? "the parameter")
  }

  /// On the main thread, what the closure captures has to be fit for the main actor, and has names in a closure there.
  ///
  /// Have: .onPreferenceChange(OrientationKey.self) { box.value?.orientations = $0 }, where `Box` isn't Sendable
  private func refusal(
    _ key: ReasonKey, _ sentence: String, using use: String, copying parameter: String? = nil,
    isNote: Bool = false,
  ) -> Refusal {
    let naming = closure.usesAnonymousParameters ? "name the closure's parameter, and " : ""
    let copy =
      parameter.map { ", with a 'nonisolated(unsafe) let' copy of \($0) if that isn't Sendable" }
      ?? ""
    let advice = "\(naming)use it in 'MainActor.assumeIsolated'\(copy)"
    guard let capture = RejectedCapture(of: closure, calledOn: receiver.place, in: context) else {
      return Refusal(key, "\(sentence); \(advice)", isNote: isNote)
    }
    var refusal = capture.refusal(of: "closure", leftBecause: sentence)
      .reworded { "\($0), and \(naming)use '\(use)' in 'MainActor.assumeIsolated'\(copy)" }
    refusal.isNote = isNote
    return refusal
  }

  private func checkPlace(of use: String) throws(Refusal) {
    if let need = context.needBesideWrapper(at: closure.node) {
      throw Refusal(
        .notOnMainActor,
        "before Swift 6, a property wrapper isolates '\(need.name)' to the main actor; mark '\(need.name)' '@MainActor' to "
          + "keep that, and run again", needs: [need])
    }
    let rejection =
      "Swift 6 \(reaction) the use of '\(use)' in a '@Sendable' closure; \(advice(onUse: use))"
    switch receiver.place {
    case .main: return
    case .off(let reason), .chosen(let reason):
      throw Refusal(
        .wrongQueue, "the closure is \(reason), and \(rejection)", isNote: isOnlyWarned)
    case .unlessChosen, .unknown:
      throw Refusal(
        .unknownThread, "the closure isn't known to be called on the main thread, and \(rejection)",
        isNote: isOnlyWarned)
    }
  }

  /// A function of the class's own may be what the other thread is for.
  ///
  /// Have: queue.async { self.install() }
  private func advice(onUse use: String) -> String {
    let hop = "hop with 'Task { @MainActor in }'"
    guard isFunction(use) else {
      return variableOfQueue(use).map { variable, queue in
        "mark '\(variable)' 'nonisolated(unsafe)' if only '\(queue)' uses it, or \(hop)"
      }
        ?? (mayBeReadBefore(use)
          ? "read '\(use)' before the closure, or \(hop)"
          : "\(hop), or read a value before the closure")
    }
    guard let function = ownFunction(use) else { return hop }
    let queue = QueueOfState(of: closure, in: context)
    let place = queue.map { "'\($0.name)'" } ?? "this thread"
    let work =
      "mark '\(function)' and what it calls 'nonisolated', and the variables that only \(place) uses 'nonisolated(unsafe)'"
    return queue?.isPlace(ofFunctionNamed: function) == true
      ? work : "\(hop), or, if '\(function)' is work for \(place), \(work)"
  }

  /// Whether the work is that of an object that any thread may use: a hop would do it on the main thread.
  ///
  /// Have: checkQueue.async { self.model.update() }
  private func mayBeReadBefore(_ use: String) -> Bool {
    closure.node.descendantsAndSelf.contains { node in
      guard node.textInOneLine == use, let member = node.parent?.as(MemberAccessExpr.self),
        member.base == node,
        member.node.parent?.as(FunctionCallExpr.self)?.calledExpression == member.node,
        let type = context.valueType(of: node), let name = type.unwrapped.name
      else { return false }
      let resolved = context.project.resolve(name, inside: type.unwrapped.scope)
      return context.project.types[resolved] != nil && !context.isObjectOfMainActor(type)
        && context.project.isolation(ofType: resolved).kind == .nonisolated
    }
  }

  /// A variable whose value couldn't be read before the closure, since it isn't Sendable, and the queue of the object's own
  /// that the closure is given to.
  ///
  /// Have: renderQueue.async { guard let context = self.glContext else { return }; … }
  private func variableOfQueue(_ use: String) -> (variable: String, queue: String)? {
    let parts = use.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    guard parts.count == 2, parts[0] == "self", context.refusalOfToolchain(since: .v(5, 10)) == nil,
      let queue = QueueOfState(of: closure, in: context),
      let type = context.enclosingTypeNames(of: closure.node).first,
      case let members = context.project.members(
        named: parts[1], of: context.project.resolve(type), inherited: false),
      members.count == 1, case .variable(let variable) = members[0], !variable.isComputed,
      !variable.modifiers.contains(.lazy), variable.attributes.isEmpty,
      let written = variable.type,
      let stored = KnownType(written, scope: variable.owner, path: variable.path),
      context.sendability(of: stored.unwrapped).kind != .yes
    else { return nil }
    return (parts[1], queue.name)
  }

  /// The name of a method that the class declares, where the closure is called on another thread.
  private func ownFunction(_ use: String) -> String? {
    let isElsewhere =
      switch receiver.place {
      case .off, .chosen: true
      default: false
      }
    let parts = use.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    guard isElsewhere, parts.count == 2, parts[0] == "self",
      let type = context.enclosingTypeNames(of: closure.node).first,
      case let owner = context.project.resolve(type),
      case let functions = (context.project.functions[parts[1]] ?? [])
        .filter({ $0.owner == owner }),
      !functions.isEmpty,
      functions.allSatisfy({ $0.attributes.isEmpty && !$0.modifiers.contains(.override) })
    else { return nil }
    return parts[1]
  }

  fileprivate static let examples = [
    Example(
      """
      final class Screen: UIViewController {
        private let player = AVPlayer()
        private var seconds = 0.0
        private var observer: Any?

        override func viewDidLoad() {
          super.viewDidLoad()
          observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main
          ) { [weak self] time in
            self?.seconds = time.seconds
          }
        }
      }
      """,
      becomes: """
        final class Screen: UIViewController {
          private let player = AVPlayer()
          private var seconds = 0.0
          private var observer: Any?

          override func viewDidLoad() {
            super.viewDidLoad()
            observer = player.addPeriodicTimeObserver(
              forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main
            ) { [weak self] time in
              MainActor.assumeIsolated {
                self?.seconds = time.seconds
              }
            }
          }
        }
        """,
      prelude: "import AVFoundation\nimport UIKit"),
    Example(
      unchanged: """
        final class Screen: UIViewController {
          private let queue = DispatchQueue(label: "work")
          private var count = 0

          func load() {
            queue.async { self.count += 1 }
          }
        }
        """,
      because: "the closure is called on 'queue', which isn't the main queue",
      prelude: "import UIKit"),
  ]
}
