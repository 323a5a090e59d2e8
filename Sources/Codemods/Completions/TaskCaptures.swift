import Rewriter

/// What a task needs so that the call in it is the one that was written: its receiver and arguments are
/// captured where they may be something else, or not be there, when the task runs.
struct TaskCaptures {
  /// `weak self`, `x`, `window = view.window!`
  private(set) var captures: [String] = []

  /// Names in place of what is captured by them.
  private(set) var edits: [Edit] = []

  /// `guard let webView = self.webView else { return }`
  private(set) var leadingLines: [String] = []

  /// The receiver and the arguments that are not captured by themselves.
  private(set) var rest: [Node] = []

  let site: AsyncTwinCall
  let destination: Destination
  let context: Context

  /// Where the call goes, seen from where it stands.
  enum Destination {
    /// It is awaited there.
    case samePlace
    /// It is awaited there, in a method that has `self` until it is done.
    case method
    /// A task of the same actor.
    case sameActor
    /// The same, which has `self` until it is done, though the handler captures it weakly.
    case sameActorWithSelf
    /// A task of another one, or of none.
    case otherActor
  }

  /// What a reviewer has to know.
  private(set) var concern: String?

  private var isAwaitedInPlace: Bool { destination == .samePlace || destination == .method }

  /// Whether `self` is there until the work is done, whatever the handler captures.
  private var holdsSelf: Bool { destination == .method || destination == .sameActorWithSelf }

  /// Whether the call is the same where it stands.
  var isEmpty: Bool { captures.isEmpty && edits.isEmpty && leadingLines.isEmpty }

  init(
    of site: AsyncTwinCall, to destination: Destination, in context: Context,
  ) throws(Refusal) {
    self.site = site
    self.destination = destination
    self.context = context
    let closures = site.handler.closures
    // Code that stays in a closure has the `self` of that, as weak as it is.
    let isWeak =
      destination != .samePlace
      && closures.contains { TaskBody(of: $0, in: context).needsWeakSelf }
    if !closures.isEmpty, !holdsSelf, isWeak || isSelfWeakAtEnds {
      captures.append("weak self")
    }
    if !isAwaitedInPlace {
      for name in closures.flatMap({ CapturedVariables(usedIn: $0, in: context).copied })
      where !captures.contains(name) { captures.append(name) }
    }
    var parts = site.keptArguments.compactMap { argument in
      argument.expression.map { (node: $0, label: argument.label) }
    }
    if let receiver = site.call.calledExpression?.as(MemberAccessExpr.self)?.base {
      parts.insert((node: receiver, label: nil), at: 0)
    } else if let method = site.call.calledExpression, !site.callback.type.isEmpty {
      try checkImplicitSelf()
      rest.append(method)
    }
    if !isAwaitedInPlace, parts.contains(where: { $0.node.hasDollarName }) {
      throw Refusal(
        .handlerParameters, "the call uses an unnamed parameter of the surrounding closure; name it"
      )
    }
    if !isAwaitedInPlace, parts.contains(where: { $0.node.mayThrowOrWait }) {
      throw Refusal(
        .argumentMayFail, "an argument of the call may throw or suspend; assign it to a 'let' first"
      )
    }
    if let capture = site.recapture(in: parts.map(\.node)), let name = capture.name?.name {
      throw Refusal(
        .handlerParameters,
        capture.initializer == nil
          ? "the handler doesn't retain '\(name)', but the task would until the call is done; capture it strongly, or keep the "
            + "handler"
          : "the handler's capture list declares '\(name)', which means something else in the call; rename the capture"
      )
    }
    for (position, part) in parts.enumerated() {
      try take(part.node, label: part.label, isReceiver: position == 0 && part.label == nil)
    }
    if site.call.node.parent?.isInOptionalChain == true {
      throw Refusal(.partOfExpression, "the result of the call is used")
    }
  }

  static let refusalOfWeakSelf = Refusal(
    .capturesWeakSelf,
    "the task would need 'self', which the handler captures weakly; capture 'self' strongly if it may live until "
      + "the work is done, or keep the handler")

  /// Have: load { [weak self] in … }
  private func checkImplicitSelf() throws(Refusal) {
    guard !isAwaitedInPlace, !holdsSelf,
      site.handler.capturesSelfWeakly || captures.contains("weak self")
    else { return }
    throw Self.refusalOfWeakSelf
  }

  private mutating func take(
    _ expression: Node, label: Token?, isReceiver: Bool,
  ) throws(Refusal) {
    let chain = isReceiver ? expression.optionalValue : nil
    // Have: self?.load { … }, where `self` is there.
    if destination == .method, chain?.isSelfReference == true { return }
    // Have: self?.load(), where nothing else wants 'self'.
    if destination == .sameActor, site.handler.closure == nil, chain?.isSelfReference == true {
      captures.append("weak self")
      return
    }
    if isReceiver, expression.isOptionalAnywhere {
      try takeIfThere(chain ?? expression)
      return
    }
    if needsCapture(expression) {
      let name = try capture(expression, label: label, isReceiver: isReceiver)
      if expression.referencedName != name {
        edits.append(Edit(replace: expression.range, with: name))
      }
    } else {
      try noteVariables(in: expression)
      rest.append(expression)
      try copyVariables(in: expression, receiver: isReceiver ? expression : nil)
    }
  }

  /// Have: `webView?.f { … }`. Neither the call nor the handler comes about where it is not there.
  private mutating func takeIfThere(_ value: Node) throws(Refusal) {
    guard let receiver = site.call.calledExpression?.as(MemberAccessExpr.self)?.base,
      let lastName = value.lastName, lastName != "self", value.isOnOneLine,
      let name = [lastName, "receiver"].first(where: { isFree($0, exceptAt: value) })
    else {
      throw Refusal(
        .partOfExpression,
        "the call is made only if its receiver isn't nil; bind the receiver first")
    }
    if needsCapture(value) {
      captures.append(value.referencedName == name ? name : "\(name) = \(value.text)")
      leadingLines.append("guard \(binding(of: name)) else { return }")
    } else {
      try noteVariables(in: value)
      rest.append(value)
      try copyVariables(in: value, receiver: nil)
      leadingLines.append(
        "guard \(value.text == name ? binding(of: name) : "let \(name) = \(value.text)") else { return }"
      )
    }
    edits.append(Edit(replace: receiver.range, with: name))
  }

  /// `let webView`
  private func binding(of name: String) -> String {
    let isShort = context.refusalOfToolchain(since: .v(5, 7)) == nil
    return isShort ? "let \(name)" : "let \(name) = \(name)"
  }

  /// Whether the task has only a weak `self`, and the expression wants a strong one, or whether it is only for the
  /// expression that the task would take `self` to another actor.
  private func needsCapture(_ expression: Node) -> Bool {
    if !isAwaitedInPlace, !isThereForGood(expression) {
      if isVariable(expression) || isOwnCall(expression) { return true }
      if site.isOwn, mayBeAnother(expression) || !handlerHasSelf && hasSelf(expression) {
        return true
      }
    }
    if leavesSelf, NonSendableCaptures(in: expression, context).unchecked == [.instance],
      let type = context.valueType(of: expression), context.sendability(of: type).kind == .yes
    {
      return true
    }
    guard !holdsSelf,
      site.handler.capturesSelfWeakly || captures.contains("weak self")
    else { return false }
    // Have: show(in: { [weak self] in self }), which is the same wherever it stands.
    let nodes = expression.descendantsAndSelf {
      $0.as(ClosureExpr.self)?.capturesSelfWeakly == true
    }
    return nodes.contains { node in
      if node.isSelfReference { return node.parent?.is(.optionalChainingExpr) != true }
      return node.referencedName.map { mayBeMember($0, at: node) } ?? false
    }
  }

  /// Whether the expression is declared with `!`, as what is set once and then stays, and the task has the `self` that it
  /// is read from.
  ///
  /// Have: detector.detect(view) { self.close() }
  private func isThereForGood(_ expression: Node) -> Bool {
    destination == .sameActor && handlerHasSelf && !site.handler.capturesSelfWeakly
      && !isSelfWeak && isImplicitlyUnwrapped(expression)
      && (isReceiver(expression) || isForValueThatIsThere(expression) || isResettable(expression))
  }

  /// Whether the expression is a variable of `self`, which may be another one when the task runs. An argument that is
  /// declared with `!` would be an optional in the task; a receiver is unwrapped.
  private func isVariable(_ expression: Node) -> Bool {
    guard let variable = variable(at: expression), isFree(variable.name, exceptAt: expression),
      variable.type.map({ !$0.hasSuffix("!") || isReceiver(expression) })
        ?? variable.attributes.isEmpty
    else { return false }
    return canCross(expression)
  }

  private func isReceiver(_ expression: Node) -> Bool {
    site.call.calledExpression?.as(MemberAccessExpr.self)?.base == expression
  }

  /// Whether the expression is a call of a function of the project, which may do anything when it is called.
  private func isOwnCall(_ expression: Node) -> Bool {
    guard let called = ownFunction(in: expression), let name = called.asNounName,
      isFree(name, exceptAt: expression), expression.isOnOneLine,
      expression.is(.functionCallExpr), !expression.isOptionalAnywhere
    else { return false }
    return canCross(expression)
  }

  /// The name of a function of the project that the expression calls.
  private func ownFunction(in expression: Node) -> String? {
    expression.descendantsAndSelf { $0.is(.closureExpr) }.lazy
      .compactMap { $0.as(FunctionCallExpr.self)?.calledExpression }
      .first(where: mayBeOwn)?.lastName
  }

  private func mayBeOwn(_ callee: Node) -> Bool {
    let member = callee.as(MemberAccessExpr.self)
    // Have: .data(x), which is a case or a member of another type.
    if member != nil, member?.base == nil { return false }
    guard let name = callee.lastName, name.first?.isLowercase == true,
      let functions = context.project.functions[name]
    else { return false }
    // Have: UNUserNotificationCenter.current()
    guard let base = member?.base, let type = base.referencedName,
      case .type(let owner) = context.resolution(of: type, at: base)
    else { return true }
    let owners = context.foreignAncestry(of: owner)
    return functions.contains { owners.contains($0.owner) }
  }

  private func canCross(_ expression: Node) -> Bool {
    guard destination == .otherActor else { return true }
    let type = context.valueType(of: expression)
    return type.map { context.sendability(of: $0).kind == .yes } ?? false
  }

  /// The variable of the project's that `x` or `self.x` names, with the `self` of the code around.
  private func variable(at node: Node) -> VariableFacts? {
    guard let name = node.nameWithoutSelf,
      case .member(let members, _) = context.resolution(of: name, at: node), members.count == 1,
      case .variable(let variable) = members[0], !variable.isConstant, !variable.isAsync,
      !variable.modifiers.contains(.static)
    else { return nil }
    return variable
  }

  private mutating func noteVariables(in expression: Node) throws(Refusal) {
    guard !isAwaitedInPlace else { return }
    let changed = expression.descendantsAndSelf.lazy.filter(\.isAssigned).compactMap(variable)
    if let changed = changed.first {
      throw Refusal(
        .changesVariable,
        "the call sets '\(changed.name)' before it returns, and the task would set it "
          + "later; set it before the call")
    }
    guard concern == nil else { return }
    let read = expression.descendantsAndSelf { $0.is(.closureExpr) }.compactMap(variable)
      .first { $0.type?.hasSuffix("!") != true && $0.attributes.isEmpty }
    concern =
      read.map { "'\($0.name)' is read later, when the task runs" }
      ?? ownFunction(in: expression).map { "'\($0)' is called later, when the task runs" }
  }

  private var leavesSelf: Bool {
    destination == .otherActor
      && !NonSendableCaptures(in: site.handler.code, context).unchecked.contains(.instance)
  }

  /// What is unknown may be inherited from a type of an SDK, as `view` is.
  private func mayBeMember(_ name: String, at node: Node) -> Bool {
    switch context.resolution(of: name, at: node) {
    case .member: true
    case .unknown: name.first?.isLowercase == true && context.mayBeInherited(name, at: node)
    case .local, .global, .type, .typeParameter, .module: false
    }
  }

  private mutating func capture(
    _ expression: Node, label: Token?, isReceiver: Bool,
  ) throws(Refusal) -> String {
    guard let name = name(for: expression, label: label) else {
      throw site.handler.capturesSelfWeakly
        ? Self.refusalOfWeakSelf
        : Refusal(
          .readEarlier,
          "'\(PathCondition.short(expression.text))' may have changed when the task runs; assign it to a 'let' before the call"
        )
    }
    captures.append(try item(named: name, for: expression, isReceiver: isReceiver))
    return name
  }

  /// What captures the expression: a capture of what is declared with `!` is an optional.
  private func item(
    named name: String, for expression: Node, isReceiver: Bool,
  ) throws(Refusal) -> String {
    if isImplicitlyUnwrapped(expression) {
      guard isReceiver || isForValueThatIsThere(expression) || isResettable(expression) else {
        throw Refusal(
          .argumentMayFail, "'\(PathCondition.short(expression.text))' is implicitly unwrapped")
      }
      return "\(name) = \(expression.text)!"
    }
    return expression.referencedName == name ? name : "\(name) = \(expression.text)"
  }

  /// Whether the name means nothing else in the task.
  func isFree(_ name: String, exceptAt expression: Node) -> Bool {
    let tokens = site.call.node.tokens.filter { token in
      token.kind.isIdentifier && token.name == name && token.previous?.kind != .period
        && token.next?.kind != .colon && !expression.range.contains(token.range.lowerBound)
    }
    return !isCaptured(name) && tokens.isEmpty
  }

  private func isCaptured(_ name: String) -> Bool {
    captures.contains { $0 == name || $0.hasPrefix("\(name) =") }
  }

  /// Local variables are what they are now.
  private mutating func copyVariables(
    in expression: Node, receiver: Node?,
  ) throws(Refusal) {
    guard !isAwaitedInPlace else { return }
    for node in expression.descendantsAndSelf {
      guard let name = node.referencedName, !isCaptured(name),
        let local = LocalDeclaration(name, at: node), !expression.encloses(local.declaration)
      else { continue }
      if local.isInOut {
        throw Refusal(.capturesVariable, "'\(name)' is 'inout', and a task can't capture it")
      }
      guard local.kind == .variable else { continue }
      if expression.is(.closureExpr)
        || site.handler.code.contains(where: { $0.tokens.contains { $0.name == name } })
      {
        throw Refusal(
          .capturesVariable,
          "the local variable '\(name)' may change before the task runs; copy it into a 'let'")
      }
      if node.parent?.is(.inOutExpr) == true {
        throw Refusal(.changesVariable, "the call changes the local variable '\(name)'")
      }
      captures.append(try item(named: name, for: node, isReceiver: node == receiver))
    }
  }
}

extension LocalDeclaration {
  fileprivate var isInOut: Bool {
    declaration.as(FunctionParameter.self)?.type?.text.hasPrefix("inout") == true
  }
}

extension Node {
  /// `x` of `x?`.
  fileprivate var optionalValue: Node? { self.as(OptionalChainingExpr.self)?.expression }

  /// Whether the node is followed by more of an optional chain.
  fileprivate var isInOptionalChain: Bool {
    self.is(.optionalChainingExpr)
  }

  /// Whether `try` or `await` is part of the node, not of a closure in it.
  fileprivate var mayThrowOrWait: Bool {
    !self.is(.closureExpr)
      && descendantsAndSelf { $0.is(.closureExpr) }
        .contains { $0.is(.tryExpr) || $0.is(.awaitExpr) }
  }

  /// Whether `$0` or the like is part of the node, not of a closure in it.
  fileprivate var hasDollarName: Bool {
    !self.is(.closureExpr)
      && descendantsAndSelf { $0.is(.closureExpr) }.contains { node in
        node.as(DeclReferenceExpr.self)?.name?.hasPrefix("$") == true
      }
  }
}

extension AsyncTwinCall {
  /// What the handler's capture list has under a name that the call uses, and doesn't hold as the call does.
  ///
  /// Have: session.exportAsynchronously { [weak session] in … }
  fileprivate func recapture(in parts: [Node]) -> ClosureCapture? {
    let captured =
      handler.closure?.signature?.capture?.captures.filter {
        ($0.specifier != nil || $0.initializer != nil) && $0.name?.kind != .selfKeyword
      } ?? []
    guard !captured.isEmpty else { return nil }
    return parts.lazy.flatMap(\.descendantsAndSelf).compactMap(\.referencedName)
      .compactMap { name in captured.first { $0.name?.name == name } }.first
  }
}
