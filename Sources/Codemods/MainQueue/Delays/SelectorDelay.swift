import Rewriter

/// A call that asks the run loop to send a selector to `self` later:
/// `perform(#selector(f), with: nil, afterDelay: 1)`.
struct SelectorDelay {
  private let call: FunctionCallExpr

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr) {
    guard call.calleeName == "perform", call.trailingClosure == nil,
      call.argumentLabels.prefix(3) == ["_", "with", "afterDelay"]
    else { return nil }
    self.call = call
  }

  private var arguments: [LabeledExpr] { call.arguments?.arguments ?? [] }

  func finding(in context: Context) -> Finding {
    do throws(Refusal) {
      try check(in: context)
      let method = try method(in: context)
      guard let amount = arguments[2].expression else {
        throw Refusal(.unreadableDelay, "the call has no delay")
      }
      let delay = try Delay(of: amount, in: context)
      return context.fix(
        call.node, "replace 'perform' with a task that sleeps first", verdict: .review,
        because:
          "the run loop calls the method in its default mode only, while a task runs in any mode",
        effects: [.runsLater, .reorders, .inheritsTaskLocals],
        fix: fix(calling: method, after: delay, in: context))
    } catch {
      return context.leave(
        call.node, "leave 'perform'", because: error.advising("keep the call"))
    }
  }

  /// Throws why the call stays, whichever method it is about.
  private func check(in context: Context) throws(Refusal) {
    if arguments.count > 3 {
      throw Refusal(
        .unsupportedArgument, "the call passes run loop modes, which tasks don't have")
    }
    guard arguments[1].expression?.isNilOrSelf == true else {
      throw Refusal(.unsupportedArgument, "the call passes an argument to the method")
    }
    if let receiver = call.calledExpression?.as(MemberAccessExpr.self)?.base,
      !receiver.isSelfReference
    {
      throw Refusal(
        .observerIsNotSelf, "the method is called on '\(receiver.textInOneLine)', not on 'self'")
    }
    try context.checkSelfIsInstance(at: call.node)
    // The advice about the isolation is worth following only where this doesn't stand in the way as well.
    if let name = nameOfMethodWithArgument { throw Self.refusal(ofArgumentOf: name) }
    guard context.isolation(at: call.node).kind == .mainActor else {
      throw Refusal(
        .unknownIsolation,
        "this code isn't known to be isolated to the main actor; "
          + (MainActorMarking(at: call.node, in: context)?.marking ?? "keep the call")
      )
    }
    guard case .statement = StatementPlace(of: call.node) else {
      throw Refusal(.partOfExpression, "the result of the call is used")
    }
    if let first = call.node.firstToken, let last = call.node.lastToken,
      context.tree.hasComment(between: first, and: last)
    {
      throw Refusal(.commentInTheWay, "there are comments inside the call; move them and run again")
    }
    if let reason = context.refusalOfTask(at: call.node) { throw reason }
  }

  /// Have: #selector(hide(_:))
  private var nameOfMethodWithArgument: String? {
    arguments[0].expression?.descendantsAndSelf.lazy.compactMap { $0.as(DeclReferenceExpr.self) }
      .first { $0.argumentNames != nil }?.name
  }

  private static func refusal(ofArgumentOf name: String) -> Refusal {
    Refusal(.handlerSignature, "'\(name)' takes an argument; name a method without one")
  }

  private func method(in context: Context) throws(Refusal) -> SelectorHandler {
    let host = context.enclosingTypeNames(of: call.node).first ?? ""
    let method = try HandlerSearch(host: host, argument: .timer, context: context)
      .handler(named: arguments[0].expression)
    if method.parameter != nil { throw Self.refusal(ofArgumentOf: method.name) }
    let cancellation = Cancellations(of: method.name, host: host, in: context)
    if cancellation.areThere {
      throw Refusal(
        .mayBeCanceled,
        "'\(Cancellations.name)' may cancel this call; store a 'Task' and cancel that instead")
    }
    return method
  }

  private func fix(
    calling method: SelectorHandler, after delay: Delay, in context: Context,
  ) -> Fix {
    let replaced = ReplacedCall(call: call, context: context)
    let name = delay.isCaptured ? delay.name ?? "delay" : nil
    let sleep = delay.sleep(
      capturedAs: name, hasDuration: context.project.modules.hasDuration(inFile: context.path))
    let text = delay.capturedText
    let capture = sleep == nil ? nil : name.map { $0 == text ? $0 : "\($0) = \(text)" }
    let head = ClosureHead.mainActor(capturing: capture.map { [$0] } ?? [])
    let task = replaced.task(head, of: [sleep].compactMap(\.self) + ["self.\(method.name)()"])
    let selectors = FormerSelectors(context: context).edits(for: [method.method].compactMap(\.self))
    return Fix(
      [Edit(replace: call.range, with: task)] + selectors, insertedNames: TaskForm.insertedNames)
  }
}

/// The calls of a project that may take back what was asked of an object of a class.
private struct Cancellations {
  static let name = "cancelPreviousPerformRequests"

  private let method: String
  private let host: String
  private let context: Context

  init(of method: String, host: String, in context: Context) {
    (self.method, self.context) = (method, context)
    self.host = context.project.resolve(host)
  }

  var areThere: Bool {
    context.project.files(naming: Self.name).contains { path in
      guard let other = context.seen(inFile: path) else { return true }
      return other.tree.calls(of: Self.name).contains { mayBeMeant(by: $0, in: other) }
    }
  }

  private func mayBeMeant(by call: FunctionCallExpr, in other: Context) -> Bool {
    let arguments = call.arguments?.arguments ?? []
    let selector = arguments.first { $0.label?.name == "selector" }?.expression
    if let named = selector?.as(MacroExpansionExpr.self)?.arguments?.arguments.first?.expression,
      (named.as(FunctionCallExpr.self)?.calledExpression ?? named).lastName != method
    {
      return false
    }
    guard let target = arguments.first?.expression, target.isSelfReference,
      let type = other.enclosingTypeNames(of: call.node).first
    else { return true }
    let owner = other.project.resolve(type)
    return context.project.ancestry(of: host).contains(owner)
      || other.project.ancestry(of: owner).contains(host)
  }
}

extension Node {
  /// `nil` and `self`, which a method without parameters doesn't look at.
  fileprivate var isNilOrSelf: Bool { self.is(.nilLiteralExpr) || isSelfReference }
}
