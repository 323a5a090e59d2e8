import Rewriter

/// Where publishers send their values, as far as the code says: by their operators, and by what the project's own
/// functions and properties return.
struct PublisherOrigins {
  let context: Context

  /// How many of the project's own functions led here.
  let depth: Int

  static let maximumDepth = 4

  init(_ context: Context, depth: Int = 0) {
    self.context = context
    self.depth = depth
  }

  enum Origin {
    case place(CallbackExecutor)
    /// Publishers that nothing is known about; none if all the others send on the main thread, or nothing shows that
    /// they send anywhere but where the code itself runs.
    case roots([Node])
  }

  /// What a publisher, or a chain of operators, sends from.
  func origin(of publisher: Node?) -> Origin {
    var next = publisher
    var joined: [Node] = []
    while let link = next?.as(FunctionCallExpr.self) {
      if let place = place(behind: link) ?? place(ofOwnOperator: link) { return .place(place) }
      if let inner = originOfInner(link) { return Self.joining([inner] + joined.map(origin)) }
      guard isOperator(link), let base = link.calledExpression?.as(MemberAccessExpr.self)?.base
      else { break }
      joined += Self.publishersJoined(by: link)
      next = base
    }
    guard let root = next else { return .roots([]) }
    if let choice = root.alternatives { return Self.joining([oneOf(choice)] + joined.map(origin)) }
    if let publishers = publishers(heldBy: root) {
      return Self.joining((publishers + joined).map(origin))
    }
    if let maker = root.as(FunctionCallExpr.self) { joined += Self.publishersJoined(by: maker) }
    let place = placeOfOwn(root) ?? placeOfFuture(root) ?? placeOfSent(root)
    let origin = place.map(Origin.place) ?? .roots(isSentHere(root) ? [] : [root])
    return Self.joining([origin] + joined.map(self.origin))
  }

  /// Have: [first, second], which `Publishers.MergeMany` takes; let changes = center.publisher(for: name)
  private func publishers(heldBy root: Node) -> [Node]? {
    if let array = root.as(ArrayExpr.self) {
      return array.elements?.node.elements(ArrayElement.self).compactMap(\.expression)
    }
    guard let name = root.referencedName,
      case .local(let binding) = context.resolution(of: name, at: root), binding.isConstant,
      case .variable = binding.kind, let value = binding.valueTaken
    else { return nil }
    return [value]
  }

  /// Have: model.$name, Just(1), Publishers.Merge(a, b), Timer.publish(every: 1, on: .main, in: .common)
  private func isSentHere(_ root: Node) -> Bool {
    if let maker = root.as(FunctionCallExpr.self) {
      return maker.calleeName?.first?.isUppercase != false
        || Self.scheduler(of: maker).map { context.queue(of: $0) } == .main
    }
    return root.lastName?.hasPrefix("$") == true || root.is(.arrayExpr)
      || isOfMainActorModel(root)
  }

  /// Have: model.objectWillChange, which is sent in front of each change of a property
  private func isOfMainActorModel(_ root: Node) -> Bool {
    guard let access = root.as(MemberAccessExpr.self), access.name == "objectWillChange",
      let base = access.base,
      let type = context.valueType(of: base.as(OptionalChainingExpr.self)?.expression ?? base)?
        .unwrapped,
      let name = type.name
    else { return false }
    let resolved = context.project.resolve(name, inside: type.scope)
    return context.project.isolation(ofType: resolved).kind == .mainActor
  }

  /// Which one of several publishers it is, is not known here: a thread is known if it is that of all of them.
  private func oneOf(_ publishers: [Node]) -> Origin {
    let sending = publishers.filter { !$0.isPublisherOfNoThread }
    let origins = sending.map(origin)
    let isOff = origins.map { if case .place(let place) = $0 { place != .main } else { false } }
    return isOff.contains(true) && isOff.contains(false) ? .roots(sending) : Self.joining(origins)
  }

  /// Each of several publishers sends on to the same closure.
  private static func joining(_ origins: [Origin]) -> Origin {
    var unknown: [Node] = []
    for origin in origins {
      switch origin {
      case .place(.main): continue
      case .place(let place): return .place(place)
      case .roots(let roots): unknown += roots
      }
    }
    return .roots(unknown)
  }
}

/// Operators.
extension PublisherOrigins {
  /// Where a link of the chain sends what it gets; `nil` if it sends it where it gets it.
  private func place(behind link: FunctionCallExpr) -> CallbackExecutor? {
    let name = link.calleeName ?? ""
    let arguments = link.arguments?.arguments ?? []
    let argument = Self.scheduler(of: link)
    if name == "publisher", let notification = argument, home(of: name, calledBy: link.node) == nil
    {
      return place(ofNotification: notification)
    }
    if Self.movingOperators.contains(name), let queue = argument {
      return context.queue(of: queue) == .other
        ? .chosen("called where '\(name)' sends its values, on '\(queue.compactText)'") : .main
    }
    if let queue = arguments.last(where: { $0.label?.name == "queue" })?.expression,
      context.queue(of: queue) == .other
    {
      return .unknown("called where '\(name)' may send its values, on '\(queue.compactText)'")
    }
    if name == "dataTaskPublisher" {
      return .off("called where 'dataTaskPublisher' sends its values, off the main thread")
    }
    return nil
  }

  /// `NotificationCenter.default.publisher(for: name)` sends where somebody posts.
  private func place(ofNotification expression: Node) -> CallbackExecutor {
    guard let name = NotificationName(expression).constant else { return .main }
    guard let notification = context.project.sdk.notification(named: name) else {
      return placeOfPosts(of: NotificationName(expression)) ?? .main
    }
    let reason = "called where '\(name)' is posted"
    return switch notification.thread {
    case .main, .unknown: .main
    case .background: .off("\(reason), off the main thread (\(notification.source))")
    case .any: .off("\(reason), on an arbitrary thread (\(notification.source))")
    case .poster: .unknown("\(reason), on the thread that causes it (\(notification.source))")
    }
  }

  /// What an operator sends that gets its values from the publishers which a closure returns.
  ///
  /// Have: values.flatMap { load($0) }, values.map { load($0) }.switchToLatest()
  private func originOfInner(_ link: FunctionCallExpr) -> Origin? {
    let base = link.calledExpression?.as(MemberAccessExpr.self)?.base
    let maker =
      switch link.calleeName {
      case "flatMap", "Deferred": link
      case "switchToLatest": base?.as(FunctionCallExpr.self)
      default: nil as FunctionCallExpr?
      }
    let made = maker?.trailingClosure?.statements?.node.returnedExpressions ?? []
    return made.isEmpty ? nil : oneOf(made)
  }

  /// What a call says of where, or of what, it is for.
  static func scheduler(of call: FunctionCallExpr) -> Node? {
    call.arguments?.arguments
      .last { ["on", "scheduler", "for"].contains($0.label?.name ?? "") }?.expression
  }

  static let movingOperators = NameTable(
    """
    Combine: receive debounce throttle delay
    """)

  /// An operator of Combine's, or of an extension of `Publisher` in the project: one that takes no closure has
  /// nothing to call elsewhere.
  private func isOperator(_ link: FunctionCallExpr) -> Bool {
    let name = link.calleeName ?? ""
    return CallbackNames.publishers.contains(name) || Self.movingOperators.contains(name)
      || ExpressionTypes.operatorsThatPassOn.contains(name)
      || Self.joiningOperators.contains(name) || Self.otherOperators.contains(name)
      || link.argumentLabels.isEmpty
        && context.project.functions[name]?.contains { $0.owner == Self.protocol } == true
  }

  /// The other publishers whose values the operator, or the publisher that is made, sends.
  ///
  /// Have: a.merge(with: b), a.combineLatest(b), Publishers.Zip(a, b)
  static func publishersJoined(by call: FunctionCallExpr) -> [Node] {
    let maker = call.calledExpression?.as(MemberAccessExpr.self)?.base?.compactText
    guard joiningOperators.contains(call.calleeName ?? "") || maker == "Publishers" else {
      return []
    }
    return (call.arguments?.arguments ?? []).compactMap(\.expression).filter {
      !$0.is(.closureExpr)
    }
  }

  /// Those that send something else, and take no closure.
  private static let otherOperators = NameTable(
    """
    Combine: collect count decode encode ignoreOutput replaceNil
    """)

  private static let joiningOperators = NameTable(
    """
    Combine: append combineLatest merge prepend zip
    """)
}

/// The project's own functions and properties.
extension PublisherOrigins {
  /// Whether a member of the type, as it is written, sends values.
  static func isPublisher(_ type: String?) -> Bool {
    type.map { $0.holds("Publisher") || $0.holds("Future<") } ?? false
  }

  /// Where the function that is called, or the property, sends from, if it is clear which one is meant.
  private func placeOfOwn(_ root: Node) -> CallbackExecutor? {
    let called = root.as(FunctionCallExpr.self)
    guard depth < Self.maximumDepth, let name = called == nil ? root.lastName : called?.calleeName,
      let (path, owner) = home(of: name, calledBy: root), let other = context.seen(inFile: path)
    else { return nil }
    let bodies = other.bodies(ofMembers: name, of: owner, calledWith: called?.argumentLabels)
    let inner = PublisherOrigins(other, depth: depth + 1)
    // Which one of several is meant, their types say.
    return Self.common(bodies.map { inner.place(ofValuesReturnedBy: $0, named: name) })
  }

  /// Where an operator of an extension of `Publisher` in the project sends what it gets, if its body says so.
  ///
  /// Have: func onBackground() -> AnyPublisher<Output, Failure> { receive(on: queue).eraseToAnyPublisher() }
  private func place(ofOwnOperator link: FunctionCallExpr) -> CallbackExecutor? {
    guard depth < Self.maximumDepth, let name = link.calleeName,
      link.calledExpression?.as(MemberAccessExpr.self)?.base?.isSelfReference == false
    else { return nil }
    let functions = (context.project.functions[name] ?? []).filter {
      $0.owner == Self.protocol && $0.accepts(link, in: context.project)
    }
    let bodies = Set(functions.map(\.path)).sorted().compactMap(context.seen).flatMap { other in
      other.bodies(ofFunctions: name, of: Self.protocol) { declaration in
        functions.contains { $0.path == other.path && $0.labels == declaration.labels }
      }.map { ($0, PublisherOrigins(other, depth: depth + 1)) }
    }
    // Which one of several is meant, their types say.
    return Self.common(bodies.map { $1.place(ofValuesReturnedBy: $0, named: name) })
  }

  /// The place of one of them off the main thread; the main thread if all of them are there.
  private static func common(_ places: [CallbackExecutor?]) -> CallbackExecutor? {
    if let off = places.compactMap(\.self).first(where: { $0 != .main }) { return off }
    return !places.isEmpty && places.allSatisfy { $0 == .main } ? .main : nil
  }

  private static let `protocol` = "Publisher"

  private func place(ofValuesReturnedBy body: Node, named name: String) -> CallbackExecutor? {
    let returned = body.returnedExpressions
    guard !returned.isEmpty else { return nil }
    switch oneOf(returned) {
    case .place(.off(let reason)), .place(.chosen(let reason)), .place(.unknown(let reason)),
      .place(.unlessChosen(let reason)):
      return .unknown(
        reason.hasPrefix("called where")
          ? reason
          : "called where '\(name)' sends its values, \(reason.dropFirst("called ".count))")
    case .place(.main): return .main
    case .roots(let roots): return roots.isEmpty ? .main : nil
    }
  }

  /// The file and the type of the only member, or global, of the name that the expression may mean.
  private func home(of name: String, calledBy root: Node) -> (path: String, owner: String)? {
    let owners = owners(of: root)
    let isCall = root.is(.functionCallExpr)
    let homes =
      isCall
      ? (context.project.functions[name] ?? []).filter {
        Self.isPublisher($0.result) && !$0.modifiers.contains(.requirement)
      }.map { ($0.path, $0.owner) }
      : (context.project.variables[name] ?? []).filter {
        Self.isPublisher($0.type) && $0.isComputed
      }.map { ($0.path, $0.owner) }
    let meant = homes.filter { _, owner in owners?.contains(owner) ?? true }
    guard let first = meant.first, Set(meant.map { "\($0.0) \($0.1)" }).count == 1 else {
      return nil
    }
    return first
  }

  /// The types whose member is meant; `nil` where that is not known.
  func owners(of root: Node) -> [String]? {
    let callee = root.as(FunctionCallExpr.self)?.calledExpression ?? root
    let base = callee.as(MemberAccessExpr.self)?.base
    guard let base, !base.isSelfReference else {
      return context.enclosingTypeNames(of: root).flatMap {
        context.project.ancestry(of: context.project.resolve($0))
      } + [""]
    }
    if let name = base.as(DeclReferenceExpr.self)?.name,
      case .type(let type) = context.resolution(of: name, at: base)
    {
      return context.project.ancestry(of: type)
    }
    guard let type = context.valueType(of: base)?.unwrapped, let name = type.name else {
      return nil
    }
    let resolved = context.project.resolve(name, inside: type.scope)
    let isProtocol = context.project.types[resolved]?.contains { $0.kind == .protocol } == true
    return isProtocol ? nil : context.project.ancestry(of: resolved)
  }
}

extension Context {
  /// The bodies of the functions of the name that may be called with the labels, or of the properties where there
  /// are none.
  fileprivate func bodies(
    ofMembers name: String, of owner: String, calledWith labels: [String]?,
  ) -> [Node] {
    if let labels {
      let functions = tree.functions(named: name).filter { isMember($0.node, of: owner) }
      // What has a default may not be there.
      let isOne = functions.count == 1
      return bodies(ofFunctions: name, of: owner) { isOne || $0.labels == labels }
    }
    return tree.all(PatternBinding.self).filter { binding in
      binding.pattern?.text == name && isMember(binding.node, of: owner)
    }.compactMap { $0.accessorBlock?.node }
  }

  fileprivate func bodies(
    ofFunctions name: String, of owner: String, where isMeant: (FunctionDecl) -> Bool,
  ) -> [Node] {
    tree.functions(named: name).filter { isMember($0.node, of: owner) && isMeant($0) }
      .compactMap { $0.body?.statements?.node }
  }

  private func isMember(_ declaration: Node, of owner: String) -> Bool {
    let type = enclosingTypeNames(of: declaration).first
    return (type.map { project.resolve($0) } ?? "") == owner
  }
}

/// Futures.
extension PublisherOrigins {
  /// `Future { promise in … }` sends where its promise is called.
  private func placeOfFuture(_ root: Node) -> CallbackExecutor? {
    guard let call = root.as(FunctionCallExpr.self), call.calleeName == "Future",
      let closure = call.trailingClosure,
      let names = closure.signature?.parameterClause?.tokens,
      let promise = names.first(where: { $0.kind == .identifier })
    else { return nil }
    let calls = closure.node.descendantsAndSelf.filter { node in
      node.as(FunctionCallExpr.self)?.calledExpression?.referencedName == promise.name
    }
    let places = calls.map { place(ofCode: $0, inside: closure.node) }
    for case .off(let how) in places { return .off("called \(how)") }
    return !places.isEmpty && places.allSatisfy { $0 == .main } ? .main : nil
  }
}

extension Node {
  /// The values that an expression has one of: `a ?? b`, `isOn ? a : b`.
  fileprivate var alternatives: [Node]? {
    if let inner = self.as(TupleExpr.self)?.elements?.arguments, inner.count == 1 {
      return inner[0].expression.map { [$0] }
    }
    guard let parts = self.as(SequenceExpr.self)?.elements?.node.children.map(\.self),
      parts.count == 3
    else { return nil }
    if let ternary = parts[1].as(UnresolvedTernaryExpr.self) {
      return [ternary.thenExpression, parts[2]].compactMap(\.self)
    }
    return parts[1].as(BinaryOperatorExpr.self)?.operator?.text == "??"
      ? [parts[0], parts[2]] : nil
  }

  /// Have: Empty().eraseToAnyPublisher(), which sends nothing, or at once.
  fileprivate var isPublisherOfNoThread: Bool {
    var node = self
    while let base = node.as(FunctionCallExpr.self)?.calledExpression?.as(MemberAccessExpr.self)?
      .base,
      base.is(.functionCallExpr)
    {
      node = base
    }
    let name = node.as(FunctionCallExpr.self)?.calleeName
    return name.map(["Empty", "Fail", "Just"].contains) ?? false
  }

  /// What a body returns, unless it is `nil`: what stands behind `return`, or its only expression.
  fileprivate var returnedExpressions: [Node] {
    let returns = descendantsAndSelf(notInside: \.isFunctionLike).compactMap {
      $0.as(ReturnStmt.self)?.expression
    }.filter { !$0.is(.nilLiteralExpr) }
    if !returns.isEmpty { return returns }
    let lists = descendantsAndSelf(notInside: \.isFunctionLike).filter { $0.is(.codeBlockItemList) }
    let items = lists.first?.elements(CodeBlockItem.self) ?? []
    return items.count == 1 ? [items[0].item].compactMap { $0 } : []
  }
}
