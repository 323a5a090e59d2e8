import Rewriter

/// What a closure captures although it isn't Sendable: completion handlers, which come from the main actor
/// and are called there again, and the shared objects of an SDK.
struct SentCaptures {
  /// The names of the handlers, in the order of their uses.
  private(set) var handlers: [String] = []

  /// What changes in the closure, and before its statement.
  private(set) var edits: [Edit] = []

  private let call: CallbackCall
  private let context: Context

  /// Throws where something that is captured is neither Sendable nor any of these.
  init(of call: CallbackCall, in context: Context) throws(Refusal) {
    self.call = call
    self.context = context
    let captures = ClosureCaptures(of: call.closure, in: context)
    if let reason = captures.refusalOfList { throw reason }
    for capture in captures.outer {
      if capture.binding.isUnchecked,
        context.type(of: capture.binding).map(context.isFunction) == true
      {
        handlers.append(capture.name)
      }
      guard let reason = captures.refusal(of: capture) else { continue }
      if let value = singleton(capture) {
        edits += uses(of: capture).map { Edit(replace: $0.range, with: value) }
      } else if isHandler(capture) {
        handlers.append(capture.name)
        edits.append(try declaration(of: capture))
      } else {
        throw reason
      }
    }
  }

  /// What the handlers need a review for; `nil` if there are none.
  var concern: String? {
    handlers.first.map {
      "the compiler no longer checks '\($0)', which is passed to the main actor and called later"
    }
  }

  /// Throws if a handler is used where the result isn't on the main actor.
  func check(_ body: CallbackBody) throws(Refusal) {
    for node in call.closure.node.descendantsAndSelf {
      guard let name = node.referencedName, handlers.contains(name),
        case .local(let binding) = context.resolution(of: name, at: node),
        let range = binding.declarationRange, !call.closure.range.contains(range),
        !body.hops.contains(where: { $0.contains(node.range) })
      else { continue }
      throw Refusal(
        .notSendable,
        "the closure captures '\(name)', which isn't known to be Sendable; declare it '@Sendable' or '@MainActor'"
      )
    }
  }

  private func uses(of capture: ClosureCaptures.Capture) -> [Node] {
    call.closure.node.descendantsAndSelf.filter { node in
      guard node.referencedName == capture.name,
        case .local(let binding) = context.resolution(of: capture.name, at: node)
      else { return false }
      return binding.declarationRange == capture.binding.declarationRange
    }
  }
}

/// Objects that an SDK has one of.
extension SentCaptures {
  /// `UNUserNotificationCenter.current()` for `let center = UNUserNotificationCenter.current()`, which may
  /// be written again; `nil` for anything else, and where the constant would not be used any more.
  private func singleton(_ capture: ClosureCaptures.Capture) -> String? {
    guard !capture.isListed, case .variable(let variable, _) = capture.binding.kind,
      variable.typeAnnotation == nil, let value = variable.initializer?.value,
      let access = (value.as(FunctionCallExpr.self)?.calledExpression ?? value).as(
        MemberAccessExpr.self),
      value.as(FunctionCallExpr.self)?.takesNothing != false,
      let member = access.name, Self.singletons.contains(member),
      let base = access.base, let name = base.as(DeclReferenceExpr.self)?.name,
      case .type(let type) = context.resolution(of: name, at: base),
      context.project.types[type] == nil, context.project.sdk.kind(ofType: type) == "class",
      isUsedElsewhere(capture)
    else { return nil }
    return value.textWithoutComments
  }

  private static let singletons = NameTable(
    """
    Foundation: current default shared main standard
    """)

  private func isUsedElsewhere(_ capture: ClosureCaptures.Capture) -> Bool {
    guard case .variable(let variable, _) = capture.binding.kind,
      let list = variable.node.ancestors.first(where: { $0.is(.codeBlockItemList) })
    else { return false }
    return list.descendantsAndSelf.contains { node in
      node.referencedName == capture.name && !call.closure.node.encloses(node)
    }
  }
}

/// Completion handlers.
extension SentCaptures {
  private func isHandler(_ capture: ClosureCaptures.Capture) -> Bool {
    guard !capture.isListed, let type = context.type(of: capture.binding),
      context.isFunction(type)
    else { return false }
    switch capture.binding.kind {
    case .parameter: return true
    case .variable(let variable, let pattern):
      return variable.pattern == pattern && capture.binding.isConstant
        && variable.node.parent?.elements(PatternBinding.self).count == 1
    default: return false
    }
  }

  /// `nonisolated(unsafe) let completion = completion` before the call's statement, or
  /// `nonisolated(unsafe)` before the declaration.
  private func declaration(of capture: ClosureCaptures.Capture) throws(Refusal) -> Edit {
    if case .variable(let variable, _) = capture.binding.kind,
      let keyword = variable.node.ancestors.first(where: { $0.is(.variableDecl) })?
        .as(VariableDecl.self)?.bindingSpecifier
    {
      return .insert("nonisolated(unsafe) ", at: keyword.range.lowerBound)
    }
    guard let item = call.call.node.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let list = item.parent, mayStandBehindAnother(item, in: list)
    else {
      throw Refusal(
        .sharedLine,
        "there is no place before the call to declare a copy of '\(capture.name)', which the closure captures"
      )
    }
    if isDeclared(capture.name, before: item, in: list) {
      throw Refusal(
        .otherClosure,
        "an earlier closure also captures '\(capture.name)', and is changed first",
        isForNow: true)
    }
    return item.insertion(of: ["nonisolated(unsafe) let \(capture.name) = \(capture.name)"])
  }

  /// Whether the statement is none whose value a function or closure returns because it is the only one.
  private func mayStandBehindAnother(_ item: Node, in list: Node) -> Bool {
    guard list.elements(CodeBlockItem.self).count == 1,
      item.as(CodeBlockItem.self)?.item == call.call.node
    else { return true }
    // What is imported as asynchronous returns nothing.
    if call.callback.sendability == .completionRule { return true }
    guard let function = list.parent?.parent?.as(FunctionDecl.self) else { return false }
    return function.signature?.returnClause.map { TypeSpelling($0.type?.text ?? "").isVoid } ?? true
  }

  /// Whether a statement in front may get the same declaration.
  private func isDeclared(_ name: String, before item: Node, in list: Node) -> Bool {
    list.children.prefix { $0 != item }.flatMap(\.descendantsAndSelf).contains { node in
      guard let closure = node.as(ClosureExpr.self), let other = CallbackCall(closure, in: context)
      else { return false }
      return other.call.node.ancestors.first { $0.is(.codeBlockItem) }?.parent == list
        && closure.node.descendantsAndSelf.contains { $0.referencedName == name }
    }
  }
}

extension FunctionCallExpr {
  fileprivate var takesNothing: Bool {
    trailingClosure == nil && arguments?.arguments.isEmpty ?? true
  }
}
