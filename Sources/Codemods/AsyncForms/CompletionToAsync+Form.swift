import Rewriter

/// A function with a completion handler on its way to an asynchronous one.
struct CompletionToAsync {
  let completion: CompletionParameter
  let context: Context

  var function: FunctionDecl { completion.function }

  /// What calls of the function may await in its place: what it has already, or gets.
  ///
  /// - Parameter isWritten: whether the function's file may be changed.
  func form(addingIfNone isWritten: Bool) throws(Refusal) -> AsyncForm {
    let paths = try paths()
    let alternative = try AsyncAlternative(of: completion, paths: paths, in: context)
    let thread = paths.threadOfHandler(in: context)
    if let claim = claims.claim {
      if let gap = paths.gap { throw refusal(of: gap) }
      if claims.isThere(alternative.result) {
        return try existingForm(of: alternative, callingOn: thread)
      }
      guard let version = versionThatWaits else { throw claim }
      var form = AsyncForm(of: alternative, isThere: true, callingOn: thread)
      form.obstacle =
        "the asynchronous version '\(version)' doesn't give what the handler is given; await it by hand"
      return form
    }
    if isAwaitedByHand {
      throw Refusal(
        .alreadyWrapped, "every call to the function is already wrapped in a continuation")
    }
    if let gap = paths.gap {
      guard isWritten, try formOfProtocol() == nil else { throw refusal(of: gap) }
      var form = AsyncForm(of: alternative, isThere: false, callingOn: thread)
      form.isOnlyForm = true
      return form
    }
    if let form = try formOfProtocol() {
      return AsyncForm(ofRequirement: form, for: alternative, callingOn: thread)
    }
    if !isWritten { throw Refusal(.unusedVersion, "the function's file can't be changed") }
    var form = AsyncForm(of: alternative, isThere: false, callingOn: thread)
    form.family = function.body == nil ? wholeFamily?.addition : nil
    if let refusal = alternative.refusalOfExtension {
      guard form.family != nil else { throw refusal }
      form.needsFamily = true
    }
    return form
  }

  /// Have: func load() async { await withCheckedContinuation { continuation in _load { … } } }
  var isAwaitedByHand: Bool {
    guard let name = function.name?.name,
      !context.project.mayBeNamed(name, outside: context.path)
    else { return false }
    let calls = context.tree.calls(of: name)
    return !calls.isEmpty && calls.allSatisfy(\.node.isInContinuation)
  }

  /// The form of the project's requirement that the function meets, which has it or gets it for all that conform;
  /// `nil` for a function that meets none.
  ///
  /// - Throws: where the requirement gets none: those who call it through the protocol could not await it.
  func formOfProtocol() throws(Refusal) -> AsyncForm? {
    guard function.body != nil, let requirement = claims.requirement else { return nil }
    let requirements = context.project.requirements(like: function, of: requirement)
    guard !requirements.isEmpty else { return nil }
    var reason: String?
    for facts in requirements {
      guard let required = declaration(of: facts, requiredBy: requirement) else { continue }
      do throws(Refusal) {
        return try required.form(addingIfNone: AsyncForms.areWritten(in: required.context))
      } catch {
        let place = required.context.place(of: required.function.node)
        reason = reason ?? "'\(place)': \(error.condition)"
      }
    }
    throw refusalOfFamily(since: reason)
  }

  /// Why the function keeps its handler as one that meets a requirement.
  ///
  /// - Parameter reason: why the requirement keeps its own.
  func refusalOfFamily(since reason: String? = nil) -> Refusal {
    Refusal(
      .requiredByProtocol,
      "'\(claims.requirement ?? "")' requires the function, and the requirement "
        + (reason.map { "keeps its handler (\($0))" } ?? "can't have an asynchronous version")
        + "; keep the handler")
  }

  private func declaration(
    of facts: FunctionFacts, requiredBy requirer: String,
  ) -> CompletionToAsync? {
    guard let home = context.seen(inFile: facts.path) else { return nil }
    return home.tree.functions(named: facts.name).lazy.compactMap { function in
      guard function.body == nil, function.fullName == facts.fullName,
        home.owner(of: function) == requirer,
        let completion = CompletionParameter(of: function, in: home)
      else { return nil }
      return CompletionToAsync(completion: completion, context: home)
    }.first
  }

  var claims: FunctionClaims {
    FunctionClaims(function, labels: completion.otherLabels, in: context)
  }

  func paths() throws(Refusal) -> CompletionPaths {
    if let reason = refusalOfSignature { throw reason }
    if function.body == nil, isSeenByObjectiveC {
      throw Refusal(
        .calledFromObjectiveC,
        "the protocol is '@objc', so Objective-C classes may implement the function")
    }
    let paths: CompletionPaths
    do {
      paths = try context.known.completionPaths.answer(to: function.node.index) {
        Result { () throws(CompletionPaths.Problem) in
          function.body == nil
            ? try CompletionPaths(ofRequirement: completion, in: context)
            : try CompletionPaths(of: completion, in: context)
        }
      }.get()
    } catch {
      // Who stores the handler may call it after an error, or may not.
      if error.key != .handlerEscapes, mayThrow, let reason = refusalOfErrors { throw reason }
      throw refusal(of: error)
    }
    guard completion.isEscaping else {
      throw Refusal(
        .notEscaping, "'\(completion.name)' isn't escaping, so there's nothing to wait for")
    }
    if let reason = refusalOfErrors { throw reason }
    if let queue = HandlerQueue(of: completion, delivering: paths) { throw queue.refusal }
    return paths
  }

  /// Why the handler is not known to be called once.
  func refusal(of problem: CompletionPaths.Problem) -> Refusal {
    let obstacle = problem.obstacle.flatMap { obstacle in
      asynchronousVersion(of: obstacle) == nil
        ? RequiredAnnotation(.function, name: obstacle.baseName, path: obstacle.path) : nil
    }
    let key = problem.obstacle == nil ? problem.key : .calleeInTheWay
    // What is required as it is has no use for an asynchronous version of another function.
    let isFixed = key == .handlerEscapes || key == .calleeInTheWay && claims.asyncWitness == nil
    let claim = isFixed ? claims.claimOfRequirement : nil
    if let claim, claim.key == .requiredByProtocol { return claim }
    let isLeft = key == .handlerEscapes && claim != nil
    let advice = isLeft ? nil : advice(on: problem)
    let reason = problem.isOfUnusedHandler ? reasonOfUnusedHandler : problem.reason
    return Refusal(
      key, reason + (advice.map { "; \($0)" } ?? ""), needs: [obstacle].compactMap(\.self))
  }

  /// A function that a protocol requires has the handler, whether it calls it or not.
  private var reasonOfUnusedHandler: String {
    if claims.isRequiredBySystem {
      return
        "'\(completion.title)' is never called, and the system waits for it; call it when the work is done"
    }
    let isFree = !claims.meetsRequirement && !context.isOfTestDouble(function)
    return completion.reasonOfDisuse(in: context) + (isFree ? ", or remove it" : "")
  }

  /// What to do, where the reason doesn't say it.
  private func advice(on problem: CompletionPaths.Problem) -> String? {
    if problem.reason.contains(";") { return nil }
    if let obstacle = problem.obstacle {
      if let version = asynchronousVersion(of: obstacle) {
        return "write an 'async' version by hand that awaits '\(version)', or keep the handler"
      }
      // Have: let handler = adapted(completion), which waits for nothing
      let hasResult = (context.project.functions[obstacle.baseName] ?? []).contains { function in
        function.path == obstacle.path && function.fullName == obstacle.name
          && function.result.map { TypeSpelling($0).isVoid } == false
      }
      return hasResult
        ? "keep the handler"
        : "keep the handler, or give '\(obstacle.baseName)' an 'async' version by hand"
    }
    guard problem.key == .handlerEscapes else { return nil }
    if function.body != nil, let requirement = claims.requirement {
      return "keep the handler, since '\(requirement)' requires it"
    }
    if let type = unsendableValue {
      return
        "keep the handler, since '\(type.text)', which it takes, isn't Sendable, and so a continuation can't return it"
    }
    if completion.failure != nil {
      return
        "if exactly one of '\(completion.names.joined(separator: "' and '"))' is called, and once, write an 'async' version "
        + "that calls the function in 'withCheckedThrowingContinuation'"
    }
    if let call = callThatCannotWait {
      return "keep the handler: \(call)"
    }
    return completion.isAwaited
      ? "if '\(completion.phrase)' is called exactly once, write an 'async' version that calls the function in "
        + "'withCheckedContinuation'"
      : "keep the handler, or, if it's called exactly once, write an 'async' version that calls the function in "
        + "'withCheckedContinuation'"
  }

  /// Where the function is called, if only in nonisolated code whose `self` may go into no task.
  private var callThatCannotWait: String? {
    guard let name = function.name?.name, !context.project.mayBeNamed(name, outside: context.path)
    else { return nil }
    let calls = context.tree.calls(of: name)
    let types = calls.map { call -> KnownType? in
      guard context.isolation(at: call.node).kind == .nonisolated,
        AsyncCode(around: call.node) == nil, context.isInClass(call.node),
        context.isSelfInstance(at: call.node)
      else { return nil }
      return context.selfType(at: call.node).flatMap {
        context.sendability(of: $0).kind == .yes ? nil : $0
      }
    }
    guard let first = calls.first, let type = types.first, let type,
      types.allSatisfy({ $0 != nil })
    else { return nil }
    let line = LineTable(context.tree.source).line(of: first.range.lowerBound)
    return
      "the call on line \(line) can't be awaited, since '\(type.textOutside)' isn't known to be Sendable"
  }

  /// The type of a value that the handler is given and no continuation may be resumed with.
  private var unsendableValue: KnownType? {
    guard case .function(let function) = completion.type.shape else { return nil }
    return function.parameters.lazy.map { completion.type.part($0.type) }
      .first { !$0.isOptionalError && context.sendability(of: $0).kind == .no }
  }

  /// What somebody has written beside the function with the handler.
  private func asynchronousVersion(of function: OwnCallee) -> String? {
    context.project.functions[function.baseName]?.first {
      $0.isAsync && $0.owner == function.owner
        && context.project.maySee($0.path, from: function.path)
    }?.fullName
  }

  /// A method of a framework stays what it is.
  private var refusalOfOverride: Refusal {
    let owner = context.enclosingTypeNames(of: function.node).first.map {
      context.project.resolve($0)
    }
    let ancestors = Set(owner.map(context.project.ancestry) ?? []).subtracting([owner ?? ""])
    let overridden = (context.project.functions[function.name?.name ?? ""] ?? []).first {
      $0.fullName == function.fullName && ancestors.contains($0.owner)
    }
    return Refusal(
      .overriddenMethod,
      overridden.map {
        "the function overrides the one in '\($0.owner)', which would have to change with it; keep the handler, or change "
          + "both by hand"
      }
        ?? "the function overrides a framework's method; keep the handler"
        + (context.isForOldSystems ? "" : ", and start a 'Task' in it to await something"),
      isNote: overridden == nil)
  }

  private var isSeenByObjectiveC: Bool {
    let owner = context.enclosingTypeNames(of: function.node).first ?? ""
    return context.project.types[context.project.resolve(owner)]?.contains {
      $0.attributes.contains("objc")
    } ?? true
  }

  /// Whether what the function returns besides is its own affair, and can go with the handler.
  private var canGiveUpResult: Bool {
    function.canGiveUpResult && claims.requirement == nil && claims.claimOfRequirement == nil
  }

  /// Why a function keeps its handler that returns a value besides.
  var refusalOfResult: Refusal {
    Refusal(
      .secondResult,
      "the function also returns a value, and an asynchronous function has only one result; keep the handler",
      isNote: true)
  }

  /// Whether the function may become asynchronous itself once others have: it calls its handler once, or has an answer
  /// where it doesn't, and nobody is known to want it as it is.
  var mayLoseHandler: Bool {
    let claim = claims.claim?.key
    // What has the name already may be its asynchronous version.
    guard !keepsHandlerForOthers, claim == nil || claim == .nameTaken, let paths = try? paths()
    else { return false }
    return paths.gap == nil
      || (try? AsyncAlternative(of: completion, paths: paths, in: context)) != nil
  }

  /// Whether others than the project want the function to have its handler: a framework that calls it, or a class whose
  /// method it overrides.
  var keepsHandlerForOthers: Bool {
    if function.modifiers?.contains(.override) == true { return refusalOfOverride.isNote }
    return claims.isRequiredByFramework && claims.asyncWitness == nil
  }

  /// Why a function keeps its handler that throws besides.
  private var refusalOfErrors: Refusal? {
    guard function.signature?.effectSpecifiers?.throwsClause != nil else { return nil }
    return Refusal(
      .secondResult,
      mayThrow
        ? "the function also throws, and an asynchronous function has only one result; pass each error to the handler"
        : "the function is declared to throw, and throws nothing; remove 'throws' and run again")
  }

  /// Whether something in the body may throw; of a requirement, whether what meets it may.
  private var mayThrow: Bool {
    function.body?.node.descendantsAndSelf.contains { node in
      node.is(.throwStmt)
        || node.as(TryExpr.self).map { $0.questionOrExclamationMark == nil } == true
    } ?? true
  }

  /// Why the function cannot be asynchronous, whatever its body does.
  private var refusalOfSignature: Refusal? {
    let signature = function.signature
    if signature?.effectSpecifiers?.asyncSpecifier != nil {
      return Refusal(.secondResult, "the function is already 'async'", isNote: true)
    }
    if function.modifiers?.contains(.override) == true {
      return refusalOfOverride
    }
    if function.returnsValue, !canGiveUpResult {
      guard var claim = claims.claimOfRequirement, claim.key == .requiredByProtocol else {
        return refusalOfResult
      }
      claim.isNote = true
      return claim
    }
    if completion.type.result.map({ !TypeSpelling($0.text).isVoid }) ?? true {
      return Refusal(
        .secondResult,
        "'\(completion.name)' returns a value to the function, and an awaiting caller can't; keep the handler"
      )
    }
    if function.name?.name == "callAsFunction" {
      return Refusal(
        .functionForm,
        "calls don't name 'callAsFunction', so the codemod can't find them; rename the function")
    }
    if function.name?.name.isOperatorName != false {
      return Refusal(.functionForm, "the function is an operator")
    }
    // The form with the handler would call the handler, not the other form.
    if function.name?.name == completion.name {
      return Refusal(
        .functionForm, "the function and its handler have the same name; rename one of them")
    }
    return nil
  }
}

extension CompletionPaths {
  /// Where the handler is called: on the main thread, as far as isolation says, or who knows where.
  func threadOfHandler(in context: Context) -> CallbackThread {
    let isOnMainActor = deliveries.allSatisfy { delivery in
      !delivery.isForwarding
        && (context.isolation(at: delivery.node).kind == .mainActor
          || delivery.isInGroupNotificationOnMainQueue)
    }
    return isOnMainActor ? .main : .unknown
  }
}

extension CompletionPaths.Delivery {
  /// Have: group.notify(queue: .main) { completion() }
  fileprivate var isInGroupNotificationOnMainQueue: Bool {
    guard let closure = closures.last, case .argument(let call, _) = ClosureUse(of: closure) else {
      return false
    }
    return call.notifiesMainQueue
  }
}
