import Rewriter

/// Functions without a body at hand, which are trusted to call a closure once: by the name of its parameter, by what
/// the closure is told, or by what they are called themselves.
extension OneShotCallees {
  func isTrusted(_ callee: String, of call: FunctionCallExpr, with argument: Node) -> Bool {
    let arguments = CallArguments(of: call)
    guard call.isStarted, callee.first?.isUppercase == false, callee != "init",
      !callsLocalValue(call), !callsOwnProperty(call, callee),
      let place = arguments.place(ofArgument: argument, in: call)
    else { return false }
    if call.isEndOfGroup || call.isEndOfPromise { return true }
    if let label = arguments.label(of: place), CompletionNames.isOfOneCall(label) { return true }
    let rows = context.project.sdk.callbacks(of: callee).filter { $0.fits(place, in: arguments) }
    if case .type(let type, let isStatic) = receiver(of: call) {
      let owners = context.foreignAncestry(of: type)
      let meant = rows.filter { $0.isStatic == isStatic && owners.contains($0.type) }
      guard meant.isEmpty else { return meant.allSatisfy { isOfOneCall($0, of: callee) } }
      if context.project.sdk.kind(ofType: type) != nil { return false }
    } else if !rows.isEmpty, !rows.contains(where: { isOfOneCall($0, of: callee) }) {
      return false
    }
    if call.isUsed || CompletionNames.isOfManyCalls(callee) { return false }
    return argument.as(ClosureExpr.self)?.takesOutcome == true
      || arguments.label(of: place) == nil && CompletionNames.isOfOneResult(callee)
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
    verbs.contains(firstWord(of: function))
  }

  /// Whether a function of the name calls a closure for each of several things, or whenever something happens.
  fileprivate static func isOfManyCalls(_ function: String) -> Bool {
    repeatingWords.contains(firstWord(of: function))
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase && $0 != "_" })
  }

  private static let repeatingWords = NameTable(
    """
    several: compact each enumerate filter flat for map reduce sort
    whenever: add append bind handle listen monitor observe on receive register set sink subscribe track watch
    """)

  private static let verbs = NameTable(
    """
    ask: authenticate authorize check fetch find get list load login query read request resolve retrieve search validate
      verify
    change: apply clear configure create delete disable enable initialize install logout make move prepare purchase remove
      rename replace reset restore save setup store update write
    move: dismiss download export hide import post present refresh reload send submit sync upload
    work: call execute perform with
    """)
}

extension ClosureExpr {
  /// Whether the closure is told how something ended: its last parameter is an error or a result, or it tells
  /// success from failure.
  ///
  /// Have: { data, error in … }, { response in switch response { case .success(let id): … case .failure: … } }
  fileprivate var takesOutcome: Bool {
    let last = signature?.parameterClause?.tokens.last { $0.kind == .identifier }?.name ?? "$1"
    if ["error", "result"].contains(where: last.lowercased().hasSuffix) { return true }
    return statements?.node.descendantsAndSelf.contains { node in
      node.as(MemberAccessExpr.self).map { $0.base == nil && Self.outcomes.contains($0.name ?? "") }
        ?? false
    } ?? false
  }

  private static let outcomes: Set = ["success", "failure", "fulfilled", "rejected"]
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

  /// Have: group.notify(queue: .main) { … }
  var isEndOfGroup: Bool {
    calleeName == "notify" && argumentLabels.first == "queue"
      && calledExpression?.is(.memberAccessExpr) == true
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
