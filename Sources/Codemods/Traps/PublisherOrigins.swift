import Rewriter

/// Where publishers send their values, as far as the code says: by their operators, and by what the project's own
/// functions and properties return.
struct PublisherOrigins {
  let context: Context

  /// How many of the project's own functions led here.
  private let depth: Int

  private static let maximumDepth = 4

  init(_ context: Context, depth: Int = 0) {
    self.context = context
    self.depth = depth
  }

  enum Origin {
    case place(CallbackPlace)
    /// Publishers of which nothing is known; none if what is known sends on the main thread.
    case roots([Node])
  }

  /// What a publisher, or a chain of operators, sends from.
  func origin(of publisher: Node?) -> Origin {
    var next = publisher
    var joined: [Node] = []
    while let link = next?.as(FunctionCallExpr.self) {
      if let place = place(behind: link) ?? placeOfInner(link) { return .place(place) }
      guard isOperator(link), let base = link.calledExpression?.as(MemberAccessExpr.self)?.base
      else { break }
      joined += Self.publishersJoined(by: link)
      next = base
    }
    guard let root = next else { return .roots([]) }
    if let maker = root.as(FunctionCallExpr.self) { joined += Self.publishersJoined(by: maker) }
    let place = placeOfOwn(root) ?? placeOfFuture(root)
    return Self.joining([place.map(Origin.place) ?? .roots([root])] + joined.map(origin))
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
  private func place(behind link: FunctionCallExpr) -> CallbackPlace? {
    let name = link.calleeName ?? ""
    let arguments = link.arguments?.arguments ?? []
    let argument = Self.scheduler(of: link)
    if name == "publisher", let notification = argument {
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
  private func place(ofNotification expression: Node) -> CallbackPlace {
    guard let name = NotificationName(expression).constant,
      let notification = context.project.sdk.notification(named: name)
    else { return .main }
    let reason = "called where '\(name)' is posted"
    return switch notification.thread {
    case .main, .unknown: .main
    case .background: .off("\(reason), off the main thread (\(notification.source))")
    case .any: .off("\(reason), on any thread (\(notification.source))")
    case .poster: .unknown("\(reason), on the thread of who causes it (\(notification.source))")
    }
  }

  /// Have: values.flatMap { load($0) }, whose values come from what the closure returns.
  private func placeOfInner(_ link: FunctionCallExpr) -> CallbackPlace? {
    guard link.calleeName == "flatMap", let closure = link.trailingClosure,
      case .place(let place) = Self.joining(
        closure.statements?.node.returnedExpressions.map(origin) ?? [])
    else { return nil }
    return place
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
        && context.project.functions[name]?.contains { $0.owner == "Publisher" } == true
  }

  /// The other publishers whose values the operator, or the publisher that is made, sends.
  ///
  /// Have: a.merge(with: b), a.combineLatest(b), Publishers.Zip(a, b)
  private static func publishersJoined(by call: FunctionCallExpr) -> [Node] {
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
    type.map { $0.contains("Publisher") || $0.contains("Future<") } ?? false
  }

  /// Where the function that is called, or the property, sends from, if it is clear which one is meant.
  private func placeOfOwn(_ root: Node) -> CallbackPlace? {
    let called = root.as(FunctionCallExpr.self)
    guard depth < Self.maximumDepth, let name = called == nil ? root.lastName : called?.calleeName,
      let (path, owner) = home(of: name, calledBy: root),
      let tree = path == context.path ? context.tree : context.project.trees.tree(ofFile: path)
    else { return nil }
    let other =
      path == context.path
      ? context
      : Context(codemod: context.codemod, path: path, tree: tree, project: context.project)
    let bodies = other.bodies(ofMembers: name, of: owner, calledWith: called?.argumentLabels)
    guard bodies.count == 1 else { return nil }
    let inner = PublisherOrigins(other, depth: depth + 1)
    let origins = bodies[0].returnedExpressions.map(inner.origin)
    guard !origins.isEmpty else { return nil }
    switch Self.joining(origins) {
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
  private func owners(of root: Node) -> [String]? {
    let callee = root.as(FunctionCallExpr.self)?.calledExpression ?? root
    let base = callee.as(MemberAccessExpr.self)?.base
    guard let base, !base.isSelfReference else {
      return context.enclosingTypeNames(of: root).flatMap {
        context.project.ancestry(of: context.project.resolve($0))
      } + [""]
    }
    if let name = base.as(DeclReferenceExpr.self)?.name,
      case .type(let type) = context.meaning(of: name, at: base)
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
      return tree.all(FunctionDecl.self).filter { function in
        function.name?.name == name && function.labels == labels
          && isMember(function.node, of: owner)
      }.compactMap { $0.body?.statements?.node }
    }
    return tree.all(PatternBinding.self).filter { binding in
      binding.pattern?.text == name && isMember(binding.node, of: owner)
    }.compactMap { $0.accessorBlock?.node }
  }

  private func isMember(_ declaration: Node, of owner: String) -> Bool {
    let type = enclosingTypeNames(of: declaration).first
    return (type.map { project.resolve($0) } ?? "") == owner
  }
}

/// Futures.
extension PublisherOrigins {
  /// `Future { promise in … }` sends where its promise is called.
  private func placeOfFuture(_ root: Node) -> CallbackPlace? {
    guard let call = root.as(FunctionCallExpr.self), call.calleeName == "Future",
      let closure = call.trailingClosure,
      let names = closure.signature?.parameterClause?.tokens,
      let promise = names.first(where: { $0.kind == .identifier })
    else { return nil }
    let calls = closure.node.descendantsAndSelf.filter { node in
      node.as(FunctionCallExpr.self)?.calledExpression?.plainName == promise.name
    }
    var isMain = !calls.isEmpty
    for call in calls {
      switch place(of: call, inside: closure) {
      case .main: continue
      case nil: isMain = false
      case let place?: return place
      }
    }
    return isMain ? .main : nil
  }

  /// Where code in a closure runs, by the closures around it; `nil` where that is not known, or the outermost one's
  /// business.
  private func place(of node: Node, inside outer: ClosureExpr) -> CallbackPlace? {
    let around = node.ancestors.first { $0.is(.closureExpr) }
    guard let closure = around?.as(ClosureExpr.self), closure.node != outer.node,
      case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName
    else { return nil }
    if let queue = call.calledExpression?.as(MemberAccessExpr.self)?.base,
      ["async", "asyncAfter"].contains(name)
    {
      switch context.queue(of: queue) {
      case .main: return .main
      case .other: return .off("called on '\(queue.compactText)'")
      case .unknown: return nil
      }
    }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    guard case .type(let type, _) = context.receiver(of: call) else { return nil }
    let owners = context.foreignAncestry(of: type)
    let rows = context.project.sdk.callbacks(of: name).filter {
      owners.contains($0.type) && $0.fits(place, in: arguments)
    }
    guard let row = rows.first, Set(rows.map(\.thread)).count == 1 else { return nil }
    switch row.thread {
    case .main, .mainDelayed: return .main
    case .background, .any:
      return .off("called by '\(row.type).\(row.function)' (\(ThreadSource(of: row)))")
    default: return nil
    }
  }
}

extension Node {
  /// What a body returns: what stands behind `return`, or its only expression.
  fileprivate var returnedExpressions: [Node] {
    let returns = descendantsAndSelf(notInside: \.isOwnCode).compactMap {
      $0.as(ReturnStmt.self)?.expression
    }
    if !returns.isEmpty { return returns }
    let lists = descendantsAndSelf(notInside: \.isOwnCode).filter { $0.is(.codeBlockItemList) }
    let items = lists.first?.elements(CodeBlockItem.self) ?? []
    return items.count == 1 ? [items[0].item].compactMap { $0 } : []
  }
}
