import Rewriter

/// A function that becomes asynchronous itself, with the calls of it in its file; its other form calls it and is
/// deprecated, or goes where nothing else can call it.
struct FlattenedFunction {
  private let alternative: AsyncAlternative
  private let body: Body
  private let callers: OwnCallers
  private let outside: OutsideUses

  /// What callers hear where their handler may not be called; `nil` where it always is.
  private let answer: String?

  /// Whether who awaits the function has `self` for longer than the function had it.
  private let keepsSelf: Bool

  /// The closure on a queue that the function still waits for; it captures what it did before.
  private let workOfQueue: ClosureExpr?

  /// Whether the handler is called before the function comes back, on one of its paths.
  private let isCallingAtOnce: Bool

  /// The requirement that the function is, or meets, with all that change with it.
  private let family: RequirementFamily?

  private var function: FunctionDecl { alternative.function }
  private var completion: CompletionParameter { alternative.completion }
  private var context: Context { alternative.context }

  /// - Parameters:
  ///   - others: functions that ask whether this one awaits them.
  ///   - family: what becomes asynchronous with it.
  /// - Throws: why the function gets another form beside it instead.
  init(
    _ alternative: AsyncAlternative, paths: CompletionPaths, awaiting others: [FunctionDecl] = [],
    with family: RequirementFamily? = nil,
  ) throws(Refusal) {
    self.alternative = alternative
    self.family = family
    let claims = FunctionClaims(
      alternative.function, labels: alternative.labels, in: alternative.context)
    if family == nil, let reason = claims.refusalOfProtocol { throw reason }
    if let reason = claims.refusalOfHeirs { throw reason }
    if let delegate = claims.unknownDelegate {
      throw alternative.context.refusal(ofForeignSupertype: delegate)
    }
    body = try Body(of: alternative, paths: paths)
    workOfQueue =
      if case .waiting = body {
        paths.deliveries.lazy.compactMap(\.closures.first).first(where: \.isWorkOfQueue)
      } else {
        nil
      }
    keepsSelf = paths.needsSelf || body.keepsSelf
    answer = paths.gap.map { gap in
      let place = gap.gap ?? "on some paths"
      return alternative.gapAnswer.map { "\(place), callers now get '\($0.value)'" }
        ?? "callers now also continue \(place)"
    }
    isCallingAtOnce = paths.deliveries.contains(where: \.closures.isEmpty)
    let isAlwaysAtOnce = paths.deliveries.allSatisfy { $0.closures.isEmpty && !$0.isForwarding }
    callers = try OwnCallers(of: alternative, paths: paths, beside: others)
    outside = OutsideUses(of: alternative)
    if callers.passNoHandler, outside.needed.isEmpty {
      throw Refusal(
        .handlerUnused,
        "no call passes '\(completion.name)', so there is nothing to await; remove the parameter")
    }
    if !isAwaited, context.project.isOnlyForTests(context.path) {
      throw Refusal(.unusedVersion, "no test calls this function", isNote: true)
    }
    if others.isEmpty, fate == .gone, UnusedFunctions(in: context).mayStay(completion) {
      let name = "'\(function.name?.name ?? "")'"
      throw Refusal(.unusedVersion, "nothing in use calls \(name); remove \(name)", isNote: true)
    }
    try check()
    if isForOthersOnly, context.withheld[alternative.addition] != nil {
      throw outside.refusal
    }
    let isOnlyForm = paths.gap != nil || alternative.isOnlyForm
    if isOnlyForm || callers.leaveHandlerOut, fate != .gone {
      throw outside.refusal
    }
    if fate == .kept, !body.beginsLater {
      throw outside.refusal(
        since: "callers in other files may rely on what the function starts before it returns")
    }
    if isAlwaysAtOnce, fate != .gone {
      throw outside.refusal(
        since: "other code may rely on the handler being called before the function returns")
    }
    if fate != .gone, alternative.isolation != .mainActor {
      throw outside.refusal
    }
    if let reason = body.refusalOfReturns {
      guard fate == .gone, isAwaited else { throw reason }
    }
    if family != nil, fate != .gone || !isAwaited {
      throw outside.obstacle ?? Refusal(.keptByCallers, "no call awaits the function")
    }
  }

  /// What becomes of the function's body.
  private enum Body {
    case flattened(FlattenedBody)
    /// The reason says why it is not flattened.
    case waiting(ContinuationBody, reason: Refusal, concern: String?)
    /// A requirement has none.
    case required

    init(of alternative: AsyncAlternative, paths: CompletionPaths) throws(Refusal) {
      if alternative.function.body == nil {
        self = .required
        return
      }
      do throws(Refusal) {
        self = .flattened(
          try FlattenedBody(of: alternative, paths: paths))
      } catch let refusal {
        // What calls back on every path before it comes back has nothing to wait for: only '#if' is in the way of 'return'.
        let isAtOnce = paths.deliveries.allSatisfy { $0.closures.isEmpty && !$0.isForwarding }
        guard !(isAtOnce && refusal.key == .insideConditionalCompilation),
          let body = try? ContinuationBody(of: alternative, paths: paths)
        else { throw refusal }
        let unchecked = body.isUnchecked ? alternative.result.unchecked : nil
        let concerns = [paths.trust, unchecked.map { "\($0), and is still passed unchecked" }]
          .compactMap(\.self)
        self = .waiting(
          body, reason: refusal,
          concern: concerns.isEmpty ? nil : concerns.joined(separator: "; "))
      }
    }

    var edits: [Edit] {
      switch self {
      case .flattened(let body): body.edits
      case .waiting(let body, _, _): body.edits
      case .required: []
      }
    }

    var countsOn: [Addition] { if case .flattened(let body) = self { body.countsOn } else { [] } }

    var concern: String? {
      switch self {
      case .flattened(let body): body.concern
      case .waiting(_, _, let concern): concern
      case .required: nil
      }
    }

    /// Whether code that ran after the handler runs before the caller goes on.
    var reorders: Bool {
      if case .waiting(let body, _, _) = self { body.hasCodeBehind } else { false }
    }

    /// Whether what was done on other threads is done where the caller runs.
    var changesThread: Bool {
      if case .flattened(let body) = self { body.concern != nil } else { false }
    }

    /// The calls of the project's functions that the body awaits.
    var awaitedCalls: Set<Node> {
      if case .flattened(let body) = self { body.awaitedCalls } else { [] }
    }

    /// Whether who awaits the function has `self` for longer than the function had it.
    var keepsSelf: Bool {
      switch self {
      case .flattened(let body): body.keepsSelf
      case .waiting(let body, _, _): body.keepsSelf
      case .required: false
      }
    }

    var beginsLater: Bool {
      if case .flattened(let body) = self { body.beginsLater } else { false }
    }

    var refusalOfReturns: Refusal? {
      if case .waiting(_, let reason, _) = self { reason } else { nil }
    }
  }

  /// Whether something of the project awaits the function: a wait in its body is for those.
  private var isAwaited: Bool {
    !callers.findings.isEmpty || !callers.needed.isEmpty || !outside.needed.isEmpty
      || isInFamilyOfAnother
  }

  /// Whether the function meets a requirement that is awaited.
  private var isInFamilyOfAnother: Bool { family != nil && function.body != nil }

  /// What else becomes asynchronous with it.
  private var relatives: [Addition] {
    guard let family else { return [] }
    return isInFamilyOfAnother ? [family.addition] : family.witnesses
  }

  /// The calls of the project's functions that the body awaits.
  var awaitedCalls: Set<Node> { body.awaitedCalls }

  var finding: Finding {
    let delay =
      isCallingAtOnce && fate != .gone
      ? "other code may rely on the handler being called before the function returns" : nil
    let obstacle = fate == .kept ? outside.obstacle?.reason : nil
    let concerns = [
      "the work starts in the next turn of the run loop", delay, obstacle, body.concern,
      body.reorders ? "code behind the handler's call runs before the caller goes on" : nil,
      keepsSelf ? "awaiting the function keeps 'self' alive" : nil,
      answer, fate == .gone ? documentedHandler.map { "update its documentation of '\($0)'" } : nil,
    ]
    let reasonsOfCallers = callers.findings.compactMap(\.reason)
      .flatMap { $0.split(separator: "; ").map(String.init) }
    let reasons = concerns.compactMap(\.self) + reasonsOfCallers
    let effects =
      [.runsLater] + (body.changesThread ? [.changesThread] : [])
      + (body.reorders ? [.reorders] : [])
      + (keepsSelf ? [.keepsAlive] : []) + (answer == nil ? [] : [.answersAlways])
      + callers.findings.flatMap(\.effects)
    var fix = Fix(
      AsyncSignature(of: alternative).edits + body.edits
        + callers.findings.flatMap { $0.fix?.edits ?? [] } + (fate == .gone ? [] : [wrapper]),
      insertedNames: ["Task", "MainActor"],
      adding: [alternative.addition] + (fate == .gone ? [alternative.additionInPlace] : [])
        + body.awaitedCalls.map(context.additionOfAwait),
      countingOn: body.countsOn + callers.findings.flatMap { $0.fix?.countsOn ?? [] }
        + callers.needed + relatives
        + (fate == .gone ? outside.needed : []))
    fix.isForOthersOnly = isForOthersOnly
    var finding = context.fix(
      function.node, "\(verb) '\(alternative.name)' asynchronous", verdict: .review,
      because: reasons.deduplicated().joined(separator: "; "), effects: effects.deduplicated(),
      fix: fix)
    finding.needs += needsOfHops.filter { !finding.needs.contains($0) }
    if let workOfQueue { finding.noteWorkOffMainActor(workOfQueue, in: context) }
    // The asynchronous version has no handler.
    finding.needs.removeAll { $0.kind == .parameter && completion.names.contains($0.name) }
    return finding
  }

  /// What the hops need that stay in the body, once they are tasks.
  private var needsOfHops: [RequiredAnnotation] {
    guard case .waiting = body, let block = function.body?.node else { return [] }
    return context.tree.calls(of: "async").filter { block.encloses($0.node) }
      .compactMap { $0.calledExpression?.as(MemberAccessExpr.self).flatMap(MainQueueHop.init) }
      .flatMap { $0.finding(in: context).needs }.unique
  }

  /// The handler, if the comment above describes it.
  ///
  /// Have: /// - Parameter completion: Called with the rows.
  private var documentedHandler: String? {
    guard let comment = function.node.comment else { return nil }
    return completion.names.first { name in
      ["Parameter \(name):", "- \(name):", "@param \(name) "].contains { comment.contains($0) }
    }
  }

  /// Whether the function keeps its form, and nothing in its file awaits the other one.
  private var isForOthersOnly: Bool {
    fate == .kept && callers.findings.isEmpty && callers.needed.isEmpty
  }

  /// The handlers of other functions' calls that are awaited with its own.
  var awaitedHandlers: Set<Node> { callers.awaited }

  private var verb: String {
    switch fate {
    case .gone: "make"
    case .deprecated: "deprecate the version with '\(completion.name)', and make"
    case .kept: "keep the version with '\(completion.name)' for other files, and make"
    }
  }

  /// What becomes of the form with the handler.
  private enum Fate {
    /// Nothing but what changes with it calls the function.
    case gone
    /// No code of the project calls it, and other code may.
    case deprecated
    /// Other files may call it, and would be warned of its end.
    case kept
  }

  private var fate: Fate {
    let name = function.name?.name ?? ""
    let callee = OwnCallee(completion, in: context)
    let facts = (context.project.functions[name] ?? []).first(where: callee.isDescribed)
    let modifiers = facts?.modifiers ?? []
    if modifiers.contains(.private) { return .gone }
    let isQuoted = function.name?.text != name
    let isPublic =
      !modifiers.isDisjoint(with: [.public, .open])
      && !context.project.isSeenOnlyInRoot(context.path)
    let isNamed = context.project.isNamed(name, outside: context.path)
    if isQuoted || isNamed && (isPublic || outside.obstacle != nil) { return .kept }
    return isPublic ? .deprecated : .gone
  }

  private func check() throws(Refusal) {
    let isKept = { (name: String) in ["MainActor", "available", "nonobjc"].contains(name) }
    let gone = function.attributeOfGivenUpResult?.node
    if !alternative.attributes.filter({ $0.node != gone }).map(\.name).allSatisfy(isKept) {
      throw Refusal(.functionAttributes, "the function has attributes besides '@MainActor'")
    }
    if let next = gone?.lastToken?.next, context.tree.hasComment(in: next.leadingTrivia) {
      throw Refusal(
        .commentInTheWay, "a comment behind '@discardableResult' would be lost; move it")
    }
    if alternative.result.losesErrorType {
      throw Refusal(
        .compilerTooOld, "the handler's error has a concrete type, and typed throws need Swift 6.0")
    }
    if context.isShadowed("Task", at: function.node) {
      throw Refusal(.shadowedName, "another type named 'Task' hides Swift's here")
    }
    if alternative.parameters.contains(where: { $0.localName == "result" }) {
      throw Refusal(
        .nameTaken, "the deprecated version needs the name 'result'; rename that parameter")
    }
    if let need = needOfFramework {
      throw Refusal(
        .usesMainActor,
        "\(need.sentence), and Swift 6 rejects its use in asynchronous nonisolated code; mark the function '@MainActor'"
      )
    }
    let closures = function.parameters.filter { $0.type?.text.holds("->") == true }
    for parameter in closures + (completion.isOptional ? [] : [completion.parameter])
    where parameter.type?.text.holds("@escaping") != true
      && !TypeSpelling(parameter.type?.text ?? "").isOptional
    {
      throw Refusal(
        .notEscaping, "'\(parameter.localName)' isn't escaping, so a task can't capture it")
    }
  }

  /// What a framework isolates to the main actor, and nonisolated code uses: in a synchronous function Swift 6 only warns
  /// of it, in an asynchronous one it is an error.
  private var needOfFramework: MainActorNeed? {
    guard alternative.isolation != .mainActor, let body = function.body?.node else { return nil }
    let needs = MainActorNeeds(context: context, code: body, ignoresConstants: true)
    return needs.ownNodes(of: body).lazy.compactMap(needs.use).first { need in
      let name = need.name.lastName
      let isOfProject = context.project.functions[name] != nil && name != "init"
      return need.isKnown
        && (isOfFramework(need)
          || !isOfProject && !context.project.variables.contains(name))
    }
  }

  /// Have: UIApplication.shared, whatever else is called 'shared'
  private func isOfFramework(_ need: MainActorNeed) -> Bool {
    let type = String(need.name.prefix { $0 != "." })
    return type != need.name && context.project.types[type] == nil
      && context.project.sdk.isMainActor(type: type)
  }

  private var wrapper: Edit {
    let source = context.tree.source
    let line = Indentation(ofLineAt: function.range.lowerBound, in: source)
    let handler = completion.isOptional ? "\(completion.name)?" : completion.name
    let statements = alternative.result.statements(awaiting: alternative.call, handler: handler)
      .split(whereSeparator: \.isLineBreak).joined(separator: "\n    ")
    let declaration = alternative.declaration(taking: function.parameters, "")
    let newName = alternative.name.filter { $0 != "`" }
    let deprecation =
      fate == .deprecated ? "@available(*, deprecated, renamed: \"\(newName)\")\n" : ""
    let text = """


      \(deprecation)\(declaration) {
        Task {
          \(statements)
        }
      }
      """
    let unit = Indentation.unit(of: source, at: function.range.lowerBound)
    return .insert(
      line.place(text + alternative.lineBehind, unit: unit), at: alternative.endOfLine)
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order in which they come first.
  fileprivate func deduplicated() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ClosureExpr {
  /// Have: queue.async { … }
  fileprivate var isWorkOfQueue: Bool {
    guard case .argument(let call, _) = ClosureUse(of: self) else { return false }
    return call.receiver != nil && !call.isHop
      && ["async", "asyncAfter"].contains(call.calleeName ?? "")
  }
}
