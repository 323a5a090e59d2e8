import Rewriter

/// A call of a function of the project that registers, or did register, its caller's selector.
///
/// Have: `observe(.changed, selector: #selector(reload))`
struct WrappedObserver {
  private let call: FunctionCallExpr
  private let name: String
  private let arguments: [LabeledExpr]
  /// The position of the selector among the arguments.
  private let position: Int
  private let context: Context
  /// The registration in the function; `nil` where it has none any more.
  private let registration: ObserverFacts?
  /// The closure that a function of the name takes in place of the selector.
  private let closure: WrapperClosure?

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    guard let name = call.calleeName, NotificationCall(call) == nil, call.trailingClosure == nil,
      let arguments = call.arguments?.arguments,
      let position = arguments.firstIndex(where: { $0.label?.name == "selector" })
    else { return nil }
    registration = context.wrapper(named: name, at: call.node)
    closure = context.wrapperClosure(
      named: name, labels: arguments.map { $0.label?.name ?? "" }, insteadOf: position,
      at: call.node)
    if registration == nil, closure == nil { return nil }
    (self.call, self.name, self.arguments) = (call, name, arguments)
    (self.position, self.context) = (position, context)
  }

  var finding: Finding {
    let selector = arguments[position].expression
    let title = "the observer '\(selector?.textInOneLine ?? "")'"
    do throws(Refusal) {
      let fix = try fix()
      return context.fix(
        call.node, "pass '\(name)' a closure instead of '\(selector?.textInOneLine ?? "")'",
        verdict: .review, because: "'\(name)' decides when the closure is called and removed",
        fix: fix)
    } catch {
      return context.leave(call.node, "leave \(title)", because: error)
    }
  }

  /// `observe(.changed, selector: #selector(reload))` → `observe(.changed) { [weak self] in self?.reload() }`
  private func fix() throws(Refusal) -> Fix {
    let host = context.enclosingTypeNames(of: call.node).first ?? ""
    try context.checkSelfIsInstance(at: call.node)
    try context.checkIsMainActorClass(host)
    guard let closure else {
      throw Refusal(
        .selectorWrapper,
        "'\(name)' registers the selector (\(registration?.path ?? "")); declare another '\(name)' "
          + "that takes a '@MainActor' closure, and run again")
    }
    guard case .statement = StatementPlace(of: call.node) else {
      throw Refusal(.partOfExpression, "the result of the call is used")
    }
    let handler = try HandlerSearch(host: host, argument: .notification, context: context)
      .handler(named: arguments[position].expression)
    if handler.parameter != nil, !closure.takesNotification {
      throw Refusal(
        .handlerSignature,
        "'\(handler.name)' takes the notification, but the closure of '\(name)' doesn't")
    }
    guard position > 0, let last = arguments[position - 1].expression, let paren = call.rightParen,
      let token = last.lastToken, !context.tree.hasComment(between: token, and: paren)
    else { throw Refusal(.handlerNotFound, "the selector can't be removed from the arguments") }
    let block = TrailingBlock(
      head: closure.head(for: handler), statements: [handler.callOnWeakSelf])
    let edits =
      [.delete(last.range.upperBound..<paren.range.lowerBound)] + block.edits(behind: call.node)
    let attributes = FormerSelectors(context: context).edits(
      for: [handler.method].compactMap(\.self))
    return Fix(edits + attributes)
  }
}

/// The closure that a function takes where it took a selector.
private struct WrapperClosure {
  let takesNotification: Bool

  func head(for handler: SelectorHandler) -> ClosureHead {
    ClosureHead(
      captures: ["weak self"],
      parameters: takesNotification ? [handler.parameter == nil ? "_" : "notification"] : [])
  }
}

extension Context {
  /// The registration in a function of the name, if it registers the selector of its caller; one in a
  /// type that the node's inherits from before any other.
  fileprivate func wrapper(named name: String, at node: Node) -> ObserverFacts? {
    let wrappers = project.observers.wrappedRegistrations.filter { $0.function == name }
    let ancestry = enclosingTypeNames(of: node).first.map(project.ancestry) ?? []
    return wrappers.first { ancestry.contains($0.owner) } ?? wrappers.first
  }

  /// The `@MainActor` closure that a function of the name takes as its last parameter, where a call has
  /// the selector.
  fileprivate func wrapperClosure(
    named name: String, labels: [String], insteadOf position: Int, at node: Node,
  ) -> WrapperClosure? {
    guard position == labels.count - 1 else { return nil }
    let ancestry = enclosingTypeNames(of: node).first.map(project.ancestry) ?? []
    for function in project.functions[name] ?? []
    where function.owner.isEmpty || ancestry.contains(function.owner) {
      let parameters = function.parameters
      guard parameters.count == labels.count,
        parameters.dropLast().map(\.label) == Array(labels.dropLast()), let last = parameters.last
      else { continue }
      let type = project.closureType(of: last.type, inside: function.owner)
      guard TypeSpelling.attributes(of: type).contains("MainActor"),
        case .function(let shape)? = TypeShape(type),
        TypeSpelling(type).functionResult?.isVoid == true
      else { continue }
      switch shape.parameters.map({ KnownType($0.type, path: path).name }) {
      case []: return WrapperClosure(takesNotification: false)
      case ["Notification"]: return WrapperClosure(takesNotification: true)
      default: continue
      }
    }
    return nil
  }
}
