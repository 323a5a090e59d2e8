import Rewriter

/// Functions without a body at hand, which are trusted to call a closure once: by the name of its parameter, by what
/// the closure is told, or by what they are called themselves.
extension CalledOnceCallees {
  func isTrusted(_ callee: String, of call: FunctionCallExpr, with argument: Node) -> Bool {
    let arguments = CallArguments(of: call)
    guard call.isStarted, callee.first?.isUppercase == false, callee != "init",
      !callsLocalValue(call), !callsOwnProperty(call, callee), !call.makesWhatIsUsed,
      !isOfStandardValue(call), argument.as(ClosureExpr.self)?.returnsValue != true,
      let place = arguments.place(ofArgument: argument, in: call)
    else { return false }
    if call.isEndOfGroup || call.isEndOfPromise { return true }
    let label = arguments.label(of: place)
    if let label, CompletionNames.isOfOneCall(label) { return true }
    let rows = context.project.sdk.callbacks(of: callee).filter { $0.fits(place, in: arguments) }
    if case .type(let type, let isStatic) = receiver(of: call) {
      let owners = context.foreignAncestry(of: type)
      let meant = rows.filter { $0.isStatic == isStatic && owners.contains($0.type) }
      guard meant.isEmpty else { return meant.allSatisfy { isOfOneCall($0, of: callee) } }
      if context.project.sdk.kind(ofType: type) != nil { return false }
    } else if !rows.isEmpty {
      guard rows.contains(where: { isOfOneCall($0, of: callee) }) else { return false }
      // Have: coordinator.animate(alongsideTransition: nil) { _ in … }, of a type that is not known
      let isMeant = call.argumentLabels.contains { $0 != "_" }
      if isMeant, rows.allSatisfy({ CompletionNames.isOfOneCall($0.label) }) { return true }
    }
    // Of two closures, either may be called.
    let isOnly = call.allArguments.count { $0.expression?.is(.closureExpr) == true } < 2
    let isBare = call.allArguments.count == 1
    if call.isUsed || !isOnly || CompletionNames.isOfManyCalls(callee, givenOnlyClosure: isBare)
      || label.map(CompletionNames.isOfSomeCalls) == true
    {
      return false
    }
    return argument.as(ClosureExpr.self)?.takesOutcome == true
      || label == nil && CompletionNames.isOfOneResult(callee)
  }

  /// Whether the receiver is an array, a tuple or the like, none of which keeps a closure.
  private func isOfStandardValue(_ call: FunctionCallExpr) -> Bool {
    guard let base = call.calledExpression?.as(MemberAccessExpr.self)?.base?.withoutOptionalMarks,
      let type = context.valueType(of: base)?.unwrapped
    else { return false }
    return type.element != nil || type.dictionaryValue != nil || type.tupleElements != nil
  }

  private func isOfOneCall(_ row: SDKCallback, of callee: String) -> Bool {
    CompletionNames.isOfOneCall(row.label)
      || row.label == "_"
        && (CompletionNames.isOfOneCall(callee) || CompletionNames.isOfOneResult(callee))
  }
}

extension CompletionNames {
  /// Whether a function of the name does one thing, and says when it is done: its first word is a verb like `fetch`.
  fileprivate static func isOfOneResult(_ function: String) -> Bool {
    let first = firstWord(of: function)
    return verbs.contains(first) || first != function && verbsWithObject.contains(first)
  }

  /// Whether a function of the name calls a closure for each of several things, or whenever something happens.
  ///
  /// Have: setHandler { … }, which keeps the closure, and setDescription(text) { error in … }
  fileprivate static func isOfManyCalls(
    _ function: String, givenOnlyClosure isBare: Bool,
  ) -> Bool {
    let first = firstWord(of: function)
    return repeatingWords.contains(first) || isBare && keepingWords.contains(first)
      || repeatingEnds.contains(where: function.hasSuffix)
  }

  /// Whether a closure with the label is called in one of several cases only, or whenever something happens.
  fileprivate static func isOfSomeCalls(_ label: String) -> Bool {
    let words = label.lowercased()
    return firstWord(of: label) == "on" || ["success", "yes", "no"].contains(words)
      || ["cancel", "error", "event", "fail", "progress", "update"].contains(where: words.contains)
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase && $0 != "_" })
  }

  private static let repeatingWords = NameTable(
    """
    several: compact each enumerate every filter flat for iterate loop map reduce repeat sort traverse visit walk
    whenever: bind handle listen monitor observe on poll receive retry schedule sink stream subscribe track watch
    """)

  private static let keepingWords: Set = ["add", "append", "register", "set"]

  private static let repeatingEnds = [
    "Changes", "Each", "Events", "Every", "Progress", "Rows", "Updates", "Where",
  ]

  private static let verbs = NameTable(
    """
    ask: authenticate authorize check fetch find load login read request resolve retrieve search validate verify
    change: apply clear create delete disable enable initialize install logout prepare purchase remove rename replace
      reset restore save setup store update
    move: dismiss download export hide import post present refresh reload send submit sync upload
    work: execute perform
    """)

  /// Those that say too little without what they are about: `get(…)`, and `getItems(…)`.
  private static let verbsWithObject = NameTable(
    """
    ask: get list query
    change: configure make move write
    work: call
    """)
}

extension ClosureExpr {
  /// Whether the closure is told how something ended: its last parameter is an error or a result, or it tells
  /// success from failure by one of its parameters.
  ///
  /// Have: { data, error in … }, { response in switch response { case .success(let id): … case .failure: … } }
  fileprivate var takesOutcome: Bool {
    let names =
      signature?.parameterClause?.tokens.filter { $0.kind == .identifier }.map(\.name) ?? []
    if let last = names.last, ["error", "result"].contains(where: last.lowercased().hasSuffix) {
      return true
    }
    return statements?.node.descendantsAndSelf.contains { node in
      guard let member = node.as(MemberAccessExpr.self), member.base == nil,
        Self.outcomes.contains(member.name ?? "")
      else { return false }
      return node.subjectOfPattern?.referencedName.map { names.contains($0) || $0.hasPrefix("$") }
        ?? false
    } ?? false
  }

  private static let outcomes: Set = ["success", "failure", "fulfilled", "rejected"]

  /// Whether the closure gives whoever calls it something back.
  fileprivate var returnsValue: Bool {
    let own = statements?.node.descendantsAndSelf(notInside: \.isFunctionLike) ?? []
    return own.contains { node in
      node.as(ReturnStmt.self)?.expression.map { !$0.is(.functionCallExpr) } ?? false
    }
  }
}

extension Node {
  /// What is looked at by the pattern of a `case` that the node is in.
  fileprivate var subjectOfPattern: Node? {
    for ancestor in ancestors.prefix(while: { !$0.isFunctionLike }) {
      if let condition = ancestor.as(MatchingPatternCondition.self) {
        return condition.initializer.flatMap { $0.value?.encloses(self) == true ? nil : $0.value }
      }
      if ancestor.is(.switchCaseItem) {
        return ancestor.ancestors.lazy.compactMap { $0.as(SwitchExpr.self) }.first?.subject
      }
    }
    return nil
  }
}

extension FunctionCallExpr {
  /// Have: firstly { load() }.ensure { … }, and `guarantee.done { … }`, which nothing follows
  fileprivate var isEndOfPromise: Bool {
    guard let receiver, receiver.is(.functionCallExpr), argumentLabels.count == 1,
      let name = calleeName
    else { return false }
    return PromiseChain.ends.contains(name)
      || PromiseChain.successes.contains(name) && node.parent?.is(.codeBlockItem) == true
  }

  /// Have: group.notify(queue: .main) { … }, group.notify(qos: .utility, flags: [], queue: work) { … }
  var isEndOfGroup: Bool {
    calleeName == "notify" && argumentLabels.first { $0 != "qos" && $0 != "flags" } == "queue"
      && calledExpression?.is(.memberAccessExpr) == true
  }

  /// Whether the call makes what is passed on or kept: a case of an enum, what a type makes.
  ///
  /// Have: show(.report(completion: completion)), entry = .report(completion: completion)
  fileprivate var makesWhatIsUsed: Bool {
    guard isUsed else { return false }
    if calledExpression?.as(MemberAccessExpr.self).map({ $0.base == nil }) == true { return true }
    return node.parent?.is(.labeledExpr) == true || receiver?.lastName?.beginsWithCapital == true
  }

  /// Whether something is done with what the call gives: a token that ends it, or the next call of a chain.
  fileprivate var isUsed: Bool {
    guard let parent = node.parent else { return true }
    if parent.is(.optionalChainingExpr) || parent.is(.tryExpr) || parent.is(.awaitExpr) {
      return parent.parent?.is(.codeBlockItem) != true
    }
    return !parent.is(.codeBlockItem) && !parent.is(.returnStmt)
  }
}
