import Rewriter

/// The body of a function that calls its completion handler last on every path, with what it passes returned
/// or thrown in place of the calls: `completion(x)` becomes `return x`.
struct FlattenedBody {
  private let completion: CompletionParameter
  private let paths: CompletionPaths
  private let result: CompletionResult

  /// What it answers where the function doesn't call its handler.
  private let gapAnswer: GapAnswer?

  private let body: CodeBlock
  private let context: Context
  private var hops: InlinedHops

  private(set) var edits: [Edit] = []

  /// What the calls that it awaits count on.
  private(set) var countsOn: [Addition] = []

  /// The calls that were handed the handler, and give what it was told.
  private var forwarded: Set<Node> = []

  /// The calls that leave out a handler, and would mean another function without saying so.
  private let spelledOut: [(call: Node, edit: Edit)]

  /// - Throws: where something runs behind a call, or what is passed is not known to be a value or an error.
  init(of alternative: AsyncAlternative, paths: CompletionPaths) throws(Refusal) {
    let completion = alternative.completion
    let context = alternative.context
    guard let body = completion.function.body else {
      throw Refusal(.incompleteCode, "the function has no body")
    }
    self.completion = completion
    self.paths = paths
    let result = alternative.result
    self.result = result
    gapAnswer = alternative.gapAnswer
    self.body = body
    self.context = context
    spelledOut = SynchronousCalls(context).handlersToSpellOut(in: [body.node])
    hops = InlinedHops(
      inFunction: completion.function, body, context,
      dropping: { node in paths.deliveries.contains { $0.node == node && !$0.isForwarding } },
      DeliveringBlocks(of: paths, giving: result, in: context),
      taking: [.hops, .delays, .calls, .ownCalls, .tasks])
    try checkUses()
    let deliveries = paths.deliveries.filter { [hops] in
      !hops.drop($0.node) && !($0.isForwarding && hops.awaits($0.node))
    }
    for delivery in deliveries {
      if let statement = rethrowing(around: delivery) { hops.unwrap(statement) }
    }
    var own = try completion.deletionsOfCopies(in: body, context.tree)
    for delivery in deliveries {
      let edits = try edits(of: delivery).filter { !own.contains($0) }
      if rethrowing(around: delivery) == nil { own += edits }
    }
    for edit in editsOfReturnsBehindAwaits where !own.contains(edit) { own.append(edit) }
    own += try editsOfGaps() + spelledOut.map(\.edit)
    edits = hops.edits(with: own)
    countsOn += hops.countsOn
    try checkResult()
  }

  /// The `return`s behind calls whose handlers did nothing but call the function's own.
  ///
  /// Have: load { value in completion(value) }; return, which becomes `return await load()`
  private var editsOfReturnsBehindAwaits: [Edit] {
    guard result.type != nil else { return [] }
    let gone = hops.hops.flatMap(\.bindings) + hops.deleted
    return paths.deliveries.filter { hops.drop($0.node) }.flatMap { delivery in
      (try? DeliveryPlace(of: delivery.node, in: body, absorbing: hops))?.returnsBehindHops ?? []
    }.filter { place in !gone.contains { $0.contains(place.lowerBound) } }.map(Edit.delete)
  }

  /// The handler is gone, and so must be what used it.
  private func checkResult() throws(Refusal) {
    var changes = ChangeSet()
    guard changes.insert(edits) else {
      throw Refusal(
        .handlerIsPassedOn, "the calls of the handler can't be told from what goes around them")
    }
    let source = context.tree.source
    let growth = edits.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.byteCount }
    let result = changes.apply(to: source).bytes[
      body.range.lowerBound.value..<body.range.upperBound.value + growth]
    let names = Set(completion.names)
    let others =
      source.bytes[body.range.indices].count(ofWords: names)
      - completion.mentions(in: body).count
    guard result.count(ofWords: names) <= others else {
      throw Refusal(.handlerIsPassedOn, "a call of the handler stands in code that moves")
    }
    try checkReturns()
  }

  /// What the function returned besides is returned no more.
  private func checkReturns() throws(Refusal) {
    guard completion.function.returnsValue else { return }
    for other in completion.function.ownReturns where other.expression != nil {
      let goes = edits.contains {
        $0.range.lowerBound <= other.range.lowerBound
          && other.range.upperBound <= $0.range.upperBound
      }
      if !goes {
        throw Refusal(
          .handlerResult,
          "'\(PathCondition.short(other.text))' returns a value where the handler isn't called")
      }
    }
  }

  /// The calls of the project's functions that it awaits.
  var awaitedCalls: Set<Node> { Set(hops.calls.filter(\.isOwn).map(\.call.node)).union(forwarded) }

  /// Whether anything in the body is awaited.
  var waits: Bool {
    let isAwaitedInTask = body.node.descendantsAndSelf.contains { node in
      node.is(.awaitExpr) && hops.hops.contains { $0.kept.contains(node.range.lowerBound) }
    }
    return isAwaitedInTask
      || edits.contains { Array($0.replacement.utf8)[...].count(ofWords: ["await"]) > 0 }
  }

  /// What a reviewer has to know of a function that runs where its caller does; `nil` where nothing that it did in a
  /// closure comes with it.
  var concern: String? {
    let isOnMainActor = context.isolation(inside: body.node).kind == .mainActor
    return isOnMainActor || hops.hops.isEmpty
      ? nil : "work that other threads did after a callback now runs where the caller runs"
  }

  /// Whether who awaits the function has `self` for longer than the function had it.
  var keepsSelf: Bool { hops.keepSelf }

  /// Whether nothing of the function is done before it comes back: it is a task, or a hop, behind what only decides.
  ///
  /// Have: guard !isBusy else { completion(.failure(Busy())); return }; Task { … }
  var beginsLater: Bool {
    let items = body.statements?.node.elements(CodeBlockItem.self) ?? []
    let begun = Set(hops.hops.filter { $0.call == nil }.map(\.node))
    let done = begun.union(paths.deliveries.map(\.node))
    return items.contains { $0.item.map(begun.contains) ?? false }
      && !items.contains { $0.works(outside: done) }
  }

  /// What stands for the ends of paths without a call.
  private func editsOfGaps() throws(Refusal) -> [Edit] {
    guard let gapAnswer else { return [] }
    var edits: [Edit] = []
    for gap in paths.gaps where !hops.drop(gap.node) {
      if gapAnswer.isThrow, gap.node.isCaught(inside: body.range) {
        throw Refusal(.codeAfterHandler, "the function's own 'catch' would catch the error")
      }
      edits.append(Edit(replace: gap.node.range, with: gapAnswer.text))
    }
    return edits
  }

  private static func reason(ofHandlerIn closure: ClosureExpr) -> String {
    let call: FunctionCallExpr? =
      if case .argument(let call, _) = ClosureUse(of: closure) { call } else { nil }
    return call?.calleeName.map {
      "the function calls its handler in a closure for '\($0)', a call that can't be awaited"
    } ?? "the function calls its handler in a closure of a call that can't be awaited"
  }

  private func checkUses() throws(Refusal) {
    let absorbed = Set(hops.hops.map(\.closure))
    for closures in paths.deliveries.map(\.closures) + paths.gaps.map(\.closures) {
      for closure in closures where !absorbed.contains(closure.node) {
        let item = closure.node.ancestors.lazy.compactMap { $0.as(CodeBlockItem.self) }.first
        if item.map({ hops.isCommented(closure, at: $0) }) == true {
          throw Refusal(
            .commentInTheWay, "a comment next to the closure's braces would be lost; move it")
        }
        throw Refusal(.handlerIsPassedOn, Self.reason(ofHandlerIn: closure))
      }
    }
    guard completion.isOnlyCalled(in: body, on: paths) else {
      throw otherUse(among: completion.mentions(in: body))
    }
    let awaited = Set(hops.calls.map(\.call.node))
      .union(hops.resumptions.compactMap { $0.as(CodeBlockItem.self)?.item })
      .union(spelledOut.map(\.call))
    if let name = SynchronousCalls(context).firstName(in: [body.node], butFor: awaited) {
      throw Refusal(
        .changesMeaningInAsync,
        "'\(name)' is unavailable in asynchronous code, or would call another function there")
    }
    if let reason = BlockingCalls(in: context).refusal(ofAsyncBody: body, moving: absorbed) {
      throw reason
    }
    let own = body.node.descendantsAndSelf { $0.isFunctionLike && !absorbed.contains($0) }
    if own.contains(where: { $0.is(.deferStmt) }) {
      throw Refusal(.codeAfterHandler, "the function has a 'defer', which would run later")
    }
    if own.contains(where: { $0.is(.ifConfigDecl) && decides($0) }) {
      throw Refusal(.insideConditionalCompilation, "the function contains '#if'")
    }
  }

  /// Whether what a `#if` holds is more than statements on the way: the body goes on behind them in any case.
  private func decides(_ condition: Node) -> Bool {
    let isCalled = (paths.deliveries.map(\.node) + paths.gaps.map(\.node) + hops.hops.map(\.node))
      .contains(where: condition.encloses)
    return isCalled
      || condition.descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
        [.returnStmt, .throwStmt, .breakStmt, .continueStmt, .guardStmt].contains(node.kind)
          || node.as(CodeBlockItem.self)?.item?.declaredNamesAsStatement.isEmpty == false
      }
  }

  /// Have: if let completion { … }, [completion]
  private func otherUse(among mentions: [Node]) -> Refusal {
    let name = completion.phrase
    let other = mentions.first { mention in
      !paths.deliveries.contains { $0.node.encloses(mention) }
    }
    guard let other else { return Refusal(.notCalledOnce, "'\(name)' is used for more than calls") }
    let line = LineTable(context.tree.source).line(of: other.range.lowerBound)
    let isQuestion = other.ancestorsAndSelf.contains { $0.is(.conditionElement) }
    return Refusal(
      .notCalledOnce,
      isQuestion
        ? "line \(line) checks whether '\(name)' is nil, and an asynchronous function has no handler to check; remove the check, or keep the handler"
        : "line \(line) uses '\(name)' without calling it")
  }

  private func rethrowing(around delivery: CompletionPaths.Delivery) -> RethrowingDo? {
    guard !delivery.isForwarding, let call = delivery.node.as(FunctionCallExpr.self),
      let exit = try? result.exit(
        handing: call.arguments?.arguments ?? [], at: call.node, in: context),
      exit.isThrow, exit.ending.isEmpty, let error = exit.value
    else { return nil }
    let statement = RethrowingDo(around: call.node, throwing: error, in: context)
    return statement.flatMap { hops.canUnwrap($0) ? $0 : nil }
  }

  private mutating func edits(of delivery: CompletionPaths.Delivery) throws(Refusal) -> [Edit] {
    let place = try DeliveryPlace(of: delivery.node, in: body, absorbing: hops)
    guard let call = delivery.node.as(FunctionCallExpr.self), call.trailingClosure == nil else {
      throw Refusal(
        .handlerResult,
        delivery.isForwarding
          ? "the call that takes the completion handler takes another closure, too"
          : "the function passes the completion handler a trailing closure")
    }
    if delivery.isForwarding { return try edits(ofForwarding: call, at: place) }
    let exit = try result.exit(
      handing: call.arguments?.arguments ?? [], at: call.node, in: context,
      unwrapping: hops.isCaughtError)
    if exit.isPerhaps { try checkErrorIsOwn(of: delivery) }
    return try place.edits(of: exit)
  }

  /// What a call throws that is awaited would be caught, to be thrown again.
  ///
  /// Have: session.dataTask(with: url) { _, _, error in completion(error) }
  private func checkErrorIsOwn(of delivery: CompletionPaths.Delivery) throws(Refusal) {
    let awaited = Set(hops.hops.filter { $0.call != nil }.map(\.closure))
    guard delivery.closures.contains(where: { awaited.contains($0.node) }) else { return }
    throw Refusal(
      .handlerResult, "we can't tell whether the error is nil, which can't be thrown")
  }

  private func refusalOfForwarding(by call: FunctionCallExpr, _ handler: Node?) -> Refusal {
    let callee = handler.flatMap { CalledOnceCallees(context).onlyCallee(of: call, taking: $0) }
    var refusal = Refusal(
      .handlerIsPassedOn,
      "the function passes its handler to '\(call.calleeName ?? "")', "
        + (callee.map(Refusal.wait) ?? "which can't be awaited; keep the handler"))
    refusal.waitsFor = callee
    return refusal
  }

  /// `load(id, completion: completion)` becomes `return await load(id)`, where that gives the same.
  private mutating func edits(
    ofForwarding call: FunctionCallExpr, at place: DeliveryPlace,
  ) throws(Refusal) -> [Edit] {
    if result.isThrowing { try place.checkThrowing() }
    let arguments = call.arguments?.arguments ?? []
    let handlers = arguments.suffix(completion.handlers.count)
    guard let handler = handlers.first, let last = handlers.last,
      let expression = last.expression,
      Set(handlers.map { $0.expression?.referencedName }) == Set(completion.names),
      let form = AsyncForms(context).form(of: call, taking: expression), form.obstacle == nil,
      (form.callee.failure == nil) == (completion.failure == nil), case let twin = form.twin,
      twin.result == result.type ?? "Void", twin.isThrowing == result.isThrowing
    else {
      throw refusalOfForwarding(by: call, arguments.last?.expression)
    }
    let kept = arguments.dropLast(handlers.count).last
    let start = kept?.trailingComma?.range.lowerBound ?? handler.range.lowerBound
    let gone = start..<last.range.upperBound
    if place.isCommented(around: call.range.lowerBound..<gone.lowerBound) {
      throw Refusal(
        .commentInTheWay, "a comment inside a call to the handler would be lost; move it")
    }
    countsOn += [form.addition].compactMap(\.self)
    forwarded.insert(call.node)
    let awaiting = twin.isThrowing ? "try await " : "await "
    let isValue = result.type != nil
    let head = Edit(
      replace: place.statement.range.lowerBound..<call.range.lowerBound,
      with: isValue ? "return " + awaiting : awaiting)
    guard isValue else { return [head, .delete(gone)] }
    return [head, .delete(gone), .delete(call.range.upperBound..<place.end)]
      + place.returnsBehindHops.map(Edit.delete)
  }
}

extension BlockingCalls {
  /// Why the body must not become that of an asynchronous function, which shares its thread with tasks. What is isolated
  /// to the main actor waits on the main thread today as well.
  ///
  /// - Parameter closures: what moves into the body.
  func refusal(ofAsyncBody body: CodeBlock, moving closures: Set<Node> = []) -> Refusal? {
    guard context.isolation(inside: body.node).kind == .mainActor else {
      return first(in: [body.node] + Array(closures), on: .any)?.reasonAgainstTask
    }
    return first(in: [body.node], on: .mainAsBefore)?.reasonAgainstModalLoop
      ?? first(in: Array(closures), on: .main)?.reasonAgainstMainActor
  }
}

extension ArraySlice<UInt8> {
  /// How often the words are tokens.
  fileprivate func count(ofWords words: Set<String>) -> Int {
    let tokens = TokenList(SourceFile(bytes: Array(self)))
    return (0..<tokens.count).count { words.contains(tokens.name($0)) }
  }
}
