import Rewriter

/// A block that is called when a property of an object changes: `view.observe(\.contentSize) { … }`
///
/// It is `@Sendable`, and so not isolated, and runs on the thread that changes the property.
struct ChangeObservation {
  private let call: FunctionCallExpr
  private let context: Context
  private let closure: ClosureExpr

  /// The names of the block's parameters.
  private let parameters: [String]

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    let labels = arguments.dropFirst().compactMap { $0.label?.name }
    let closure =
      call.trailingClosure
      ?? arguments.last { $0.label?.name == "changeHandler" }?.expression?.as(ClosureExpr.self)
    guard call.calleeName == "observe", call.receiver != nil, let closure,
      arguments.first?.label == nil,
      arguments.first?.expression.map(context.isKeyPath) == true,
      labels.count == arguments.count - 1, labels.allSatisfy(Self.labels.contains),
      let clause = closure.signature?.parameterClause
    else { return nil }
    self.call = call
    self.context = context
    self.closure = closure
    parameters = clause.closureParameterNames.map(\.name)
  }

  private static let labels: Set = ["options", "changeHandler"]

  /// `nil` where the block uses no main-actor state, and captures nothing that it may not.
  var finding: Finding? {
    guard parameters.count == 2 else { return nil }
    let title = "the block that observes '\(property)'"
    if let captured = context.leave(call.node, "leave \(title)", becauseOfCaptureIn: closure) {
      return captured
    }
    guard let use = MainActorUses(in: closure, context).first ?? useOfObject else { return nil }
    do throws(Refusal) {
      guard isOnMainActor else {
        throw Refusal(
          .unknownThread,
          "'\(use)' is isolated to the main actor, and we can't tell on which thread "
            + "'\(property)' changes; \(adviceToHop)")
      }
      let block = MainActorBlock(
        closure: closure, context: context, parameter: "change", sendableCount: 1)
      return context.fix(
        call.node, "isolate \(title) to the main actor", verdict: .review,
        because: "the program traps if '\(property)' changes off the main thread" + callingThread,
        fix: Fix(try block.edits(), insertedNames: ["MainActor"], trust: .proven))
    } catch {
      return context.leave(call.node, "leave \(title)", because: error)
    }
  }

  /// What the block is given isn't known to be Sendable, and a hop can't capture it.
  private var adviceToHop: String {
    let used = parameters.filter { name in
      closure.statements?.node.descendantsAndSelf.contains { $0.referencedName == name } == true
    }
    return used.isEmpty
      ? "hop to the main actor in the block"
      : "read what the block needs of \(used.listed("parameter")) into constants, and hop to the main actor with them"
  }

  /// What `.initial` adds: the first call of the block comes from the code around.
  private var callingThread: String {
    let options = call.arguments?.arguments.first { $0.label?.name == "options" }?.expression
    guard options?.tokens.contains(where: { $0.name == "initial" }) == true,
      context.isolation(inside: call.node).kind != .mainActor
    else { return "" }
    return ", or this code runs off it"
  }

  private var property: String {
    let text = call.arguments?.arguments.first?.expression?.compactText ?? ""
    return String(text.split(separator: ".").last ?? "")
  }

  /// Whether the object is a view or the like, which only the main thread may change.
  private var isOnMainActor: Bool {
    guard case .type(let type, isStatic: false) = context.receiver(of: call) else { return false }
    return context.project.isolation(ofType: type).kind == .mainActor
  }

  /// Have: { view, _ in print(view.contentSize) }
  ///
  /// A block that hops expects to be called on any thread: what it reads there, it takes along.
  private var useOfObject: String? {
    guard isOnMainActor, let object = parameters.first, object != "_",
      let body = closure.statements?.node
    else { return nil }
    let isHopping = HopsOfHandler(in: context).hops(in: body)
    return body.descendantsAndSelf { $0.isFunctionLike }.lazy
      .compactMap { $0.as(MemberAccessExpr.self) }
      .first { access in
        let isRead = !access.node.isAssigned && access.node.parent?.is(.functionCallExpr) != true
        return access.base?.referencedName == object && !(isHopping && isRead)
      }?.node.textInOneLine
  }
}

extension Context {
  /// Have: \.contentSize, or a parameter of type KeyPath<Player, Float>
  fileprivate func isKeyPath(_ value: Node) -> Bool {
    value.is(.keyPathExpr) || valueType(of: value)?.name?.hasSuffix("KeyPath") == true
  }
}
