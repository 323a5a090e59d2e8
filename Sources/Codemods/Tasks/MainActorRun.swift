import Rewriter

extension Codemod {
  /// `await MainActor.run { … }` in main-actor-isolated code becomes its statements.
  ///
  /// `MainActor.run` is a nonisolated function that hops to the main actor: main-actor-isolated code leaves it
  /// and comes back, and other work of it may run in between (run with Swift 6.3.1), which it can't where
  /// the statements stand alone. Its closure is synchronous; with an `await` in it, Swift 6.3.1 says `cannot pass function of type '@Sendable () async -> ()' to
  /// parameter expecting synchronous function type` in all modes.
  public static let mainActorRun = Codemod(
    id: "main-actor-run",
    title: "Remove `MainActor.run` where the code already runs on the main actor",
    since: .v(5, 5),
    discussion: """
      In code that is isolated to the main actor, and in tasks that start there, `await MainActor.run { … }` \
      leaves the actor only to come back to it. Its statements do the same without the call, but run at once: \
      other work that is waiting for the main actor now runs after them, not before. That needs a review.

      - A closure that declares something, or has a `defer`, becomes `do { … }`, so that its names stay local.
      - Elsewhere, a task that only awaits `MainActor.run` becomes a main-actor task.
      - A closure that contains `await` doesn't compile, and becomes a main-actor task whose value is awaited. \
      That task isn't canceled together with the code around it, so the change needs a review.

      Left unchanged, each with its reason: closures with a `return` that would leave more than them, or with several statements and a value; \
      capture lists with new values; work that isn't a closure literal; and calls that would mean an \
      asynchronous function outside the closure. Any other `MainActor.run` in code that isn't known to be \
      isolated to the main actor is a real hop, and isn't reported.
      """,
    verdict: .review,
    candidateTokens: ["MainActor.run"],
    examples: [
      Example(
        """
        @MainActor final class Feed {
          var entries: [String] = []

          func reload() {
            Task {
              let new = await fetch()
              await MainActor.run {
                self.entries = new
              }
            }
          }

          nonisolated func refresh() async {
            let new = await fetch()
            await MainActor.run { self.entries = new }
          }
        }
        """,
        becomes: """
          @MainActor final class Feed {
            var entries: [String] = []

            func reload() {
              Task {
                let new = await fetch()
                self.entries = new
              }
            }

            nonisolated func refresh() async {
              let new = await fetch()
              await MainActor.run { self.entries = new }
            }
          }
          """,
        prelude: "func fetch() async -> [String] { [] }"),
      Example(
        unchanged: """
          @MainActor func show(_ text: String?) async {
            await MainActor.run {
              guard let text else { return }
              print(text)
            }
            print("shown")
          }
          """,
        because: "the closure contains 'return'"),
    ],
    advice: "keep 'MainActor.run'",
    run: { context in
      context.tree.calls(of: "run").compactMap { call in
        MainActorRun(call, in: context).flatMap { $0.finding(in: context) }
      }
    })
}

/// A call of `MainActor.run`, with the `try` and `await` before it.
private struct MainActorRun {
  let call: FunctionCallExpr

  /// `try await MainActor.run { … }`
  let whole: Node

  let isTried: Bool

  /// `try?`, `try!`
  private let dropsErrors: Bool

  init?(_ call: FunctionCallExpr, in context: Context) {
    let callee = call.calledExpression?.compactText
    guard callee == "MainActor.run" || callee == "_Concurrency.MainActor.run",
      !context.isShadowed(callee == "MainActor.run" ? "MainActor" : "_Concurrency", at: call.node),
      let awaited = call.node.parent,
      awaited.is(.awaitExpr)
    else { return nil }
    self.call = call
    isTried = awaited.parent?.is(.tryExpr) == true
    dropsErrors = awaited.parent?.as(TryExpr.self)?.questionOrExclamationMark != nil
    let asked = isTried ? awaited.parent ?? awaited : awaited
    whole = call.givesNothing ? asked.discardingStatement ?? asked : asked
  }

  private var closure: ClosureExpr? {
    call.trailingClosure
      ?? call.arguments?.arguments.last { $0.label?.name == "body" }?.expression?
      .as(ClosureExpr.self)
  }

  private var items: [CodeBlockItem] {
    closure?.statements?.node.elements(CodeBlockItem.self) ?? []
  }

  /// What runs in the closure itself.
  private var ownNodes: [Node] {
    closure?.statements?.node.descendantsAndSelf(notInside: \.isFunctionLike) ?? []
  }

  private var awaits: Bool { ownNodes.contains { $0.is(.awaitExpr) } }

  /// `nil` where nothing is wrong with the call.
  func finding(in context: Context) -> Finding? {
    let isRedundant = context.isKnownToRunOnMainActor(call.node)
    guard isRedundant || awaits else {
      return closure.flatMap { MainActorRunTask(of: whole, running: $0, in: context) }?.finding
    }
    if let reason = refusal(in: context) {
      return context.leave(call.node, "leave 'MainActor.run'", because: reason)
    }
    if awaits {
      return context.fix(
        call.node, "replace 'MainActor.run' with the value of a 'Task'", verdict: .review,
        because: "the task isn't canceled together with the code that awaits it", fix: taskFix)
    }
    let reasons = [
      "this code already runs on the main actor; without the hop, other work no longer runs first",
      lossOfLastAwait(in: context),
    ].compactMap(\.self)
    return context.fix(
      call.node, "remove 'MainActor.run'", verdict: .review,
      because: reasons.joined(separator: "; "), effects: [.reorders], fix: fix(in: context))
  }

  /// What the code around is without this call and others like it, where it awaits nothing else.
  private func lossOfLastAwait(in context: Context) -> String? {
    guard let code = AsyncCode(around: call.node)?.node else { return nil }
    let own = code.descendantsAndSelf(notInside: { $0.isFunctionLike && $0 != code })
    let goOn = own.contains { node in
      if node.as(ForStmt.self)?.awaitKeyword != nil { return true }
      guard let awaited = node.as(AwaitExpr.self)?.expression?.as(FunctionCallExpr.self) else {
        return node.is(.awaitExpr)
      }
      return MainActorRun(awaited, in: context).map(\.awaits) ?? true
    }
    guard !goOn else { return nil }
    return code.as(FunctionDecl.self)?.name.map {
      "'\($0.name)' awaits nothing then, and needs no 'async'"
    } ?? "the task awaits nothing then"
  }
}

extension Context {
  /// Whether code is on the main actor by what is written: nothing but tasks, and closures that are known
  /// to be the main actor's or to keep its isolation, stand between it and a function of the main actor.
  func isKnownToRunOnMainActor(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .functionDecl, .initializerDecl, .accessorBlock, .deinitializerDecl:
        return isolation(at: node).kind == .mainActor
      case .memberBlock: return false
      case .initializerClause where ancestor.isInitialValueOfMember: return false
      default: break
      }
      guard let closure = ancestor.as(ClosureExpr.self) else { continue }
      if let decided = isolation(decidedBy: closure) { return decided.kind == .mainActor }
      let isOwnTask = closure.isOfTask && !isShadowed("Task", at: closure.node)
      guard isOwnTask || keepsIsolation(closure) else { return false }
    }
    return false
  }
}

extension FunctionCallExpr {
  /// Whether the closure has several statements and no `return`, so that its value is `Void`.
  fileprivate var givesNothing: Bool {
    guard let body = trailingClosure?.statements?.node else { return false }
    return body.elements(CodeBlockItem.self).count > 1
      && !body.descendantsAndSelf(notInside: \.isFunctionLike).contains { $0.is(.returnStmt) }
  }
}

extension Node {
  /// `_ = x`, where the node is `x`.
  fileprivate var discardingStatement: Node? {
    guard let list = parent, list.is(.exprList), let whole = list.parent else { return nil }
    let parts = list.children.map(\.self)
    return parts.count == 3 && parts[0].is(.discardAssignmentExpr) && parts[1].is(.assignmentExpr)
      ? whole : nil
  }

  /// Whether an initial value is that of a property, and not of a variable among statements.
  fileprivate var isInitialValueOfMember: Bool {
    ancestors.first { $0.is(.memberBlockItem) || $0.is(.codeBlockItem) }?.is(.memberBlockItem)
      ?? true
  }
}

extension MainActorRun {
  /// Whether somebody has written above the statement what the call is for.
  ///
  /// Have: // Use async dispatch to ensure that the scroll position is updated before.
  private var isExplained: Bool {
    let statement = call.node.ancestors.first { $0.is(.codeBlockItem) }
    guard let trivia = statement?.firstToken?.leadingTrivia else { return false }
    let comment = String(decoding: call.node.tree.source.bytes[trivia.indices], as: UTF8.self)
      .lowercased()
    return Self.wordsOnHops.contains(where: comment.holds)
  }

  private static let wordsOnHops = ["mainactor", "main actor", "main thread", "dispatch"]

  private func refusal(in context: Context) -> Refusal? {
    guard let closure, call.additionalTrailingClosures == nil,
      call.arguments?.arguments.count ?? 0 == (call.trailingClosure == nil ? 1 : 0)
    else {
      return Refusal(
        .notAClosure, "the work isn't a single closure literal; write one and run again")
    }
    if dropsErrors {
      return Refusal(.partOfExpression, "'try?' or 'try!' handles the closure's errors")
    }
    let signature = closure.signature
    if let captures = signature?.capture,
      awaits || NeedlessCaptures(captures, of: closure, in: context) == nil
    {
      return Refusal(.closureSignature, "the closure has a capture list")
    }
    if let declared = signature?.declaredBesidesCaptures {
      return Refusal(.closureSignature, "the closure declares \(declared)")
    }
    if awaits {
      return isShadowing(context)
        ? Refusal(.shadowedName, "another type named 'Task' hides Swift's here") : nil
    }
    if let first = closure.leftBrace, let start = call.node.firstToken,
      context.tree.hasComment(between: start, and: first)
    {
      return Refusal(
        .commentInTheWay, "there's a comment before the closure; move it and run again")
    }
    if isExplained {
      return Refusal(
        .commentInTheWay, "the comment above speaks of the hop; change it and run again")
    }
    let body = TaskBody(of: closure, in: context)
    if body.needsSynchronousClosure, !leavesNoAwait(around: closure, in: context) {
      return Refusal(
        .changesMeaningInAsync,
        "without the closure, one of its calls may mean an asynchronous function")
    }
    if ownNodes.contains(where: { $0.is(.returnStmt) }), !endsItsTask {
      return Refusal(
        .returnsValue,
        "the closure contains 'return', which would leave the enclosing function instead")
    }
    if items.isEmpty {
      return Refusal(.emptyClosure, "the closure is empty; remove the call if nothing needs it")
    }
    if mayBeWarnedOf(in: context) {
      return Refusal(
        .returnsValue, "without the closure, the compiler may warn that its value is unused")
    }
    if isStatement { return nil }
    if items.count != 1 || items[0].item?.kind.isExpr != true {
      return Refusal(.returnsValue, "the closure has several statements, and its value is used")
    }
    if items[0].item?.is(.ifExpr) == true || items[0].item?.is(.switchExpr) == true {
      return Refusal(.returnsValue, "the closure's value comes from an 'if' or 'switch' expression")
    }
    return canHaveValue
      ? nil
      : Refusal(
        .partOfExpression,
        "the call is part of a larger expression; assign its value to a 'let' and run again")
  }

  /// Whether a closure around awaits nothing else: its calls mean synchronous functions then, as they do here (measured with
  /// Swift 6.3.1).
  ///
  /// Have: Task { await MainActor.run { webView.evaluateJavaScript("play()") } }
  private func leavesNoAwait(around closure: ClosureExpr, in context: Context) -> Bool {
    guard let around = AsyncCode(around: call.node)?.node.as(ClosureExpr.self),
      around.signature?.effectSpecifiers?.asyncSpecifier == nil,
      context.noasyncName(in: [closure.node]) == nil
    else { return false }
    return !TaskBody.ownNodes(of: around.node).contains { node in
      node.is(.awaitExpr) && !node.encloses(call.node)
        || node.as(ForStmt.self)?.awaitKeyword != nil
    }
  }

  /// Whether the compiler may warn of a value that `run` took for `Void`, as it does where that is all there is in the
  /// code around.
  private func mayBeWarnedOf(in context: Context) -> Bool {
    guard closureMayHaveValue, let value = items[0].item,
      let item = whole.parent?.as(CodeBlockItem.self), item.isAlone, item.valueUse == .discarded
    else { return false }
    return ValueKnowledge(in: context).warnsOfStatement(value) == nil
  }

  private func isShadowing(_ context: Context) -> Bool {
    context.isShadowed("Task", at: call.node) && context.isShadowed("_Concurrency", at: call.node)
  }

  /// Whether the call is a statement whose value is nobody's business.
  private var isStatement: Bool {
    guard let item = whole.parent?.as(CodeBlockItem.self) else { return false }
    return item.valueUse == .discarded || !closureMayHaveValue
  }

  /// A body of several statements without `return` is `Void`.
  private var closureMayHaveValue: Bool { items.count == 1 && items[0].item?.kind.isExpr == true }

  /// Whether the value stands where any expression may.
  private var canHaveValue: Bool {
    guard let parent = whole.parent else { return false }
    switch parent.kind {
    case .codeBlockItem, .initializerClause, .returnStmt: return true
    case .exprList:
      let elements = Array(parent.children)
      return elements.count == 3 && elements[1].is(.assignmentExpr) && elements[2] == whole
    default: return false
    }
  }

  /// Whether the closure's statements would be seen, or run, around it.
  private var needsScope: Bool {
    let defers = items.contains { $0.item?.is(.deferStmt) == true }
    return defers && !isLastOfItsBlock || !declaredNames.isDisjoint(with: namesBeside)
  }

  /// Whether a `return` without a value leaves the task around in the same way.
  ///
  /// Have: Task { await MainActor.run { if done { return }; … } }
  private var endsItsTask: Bool {
    let returns = ownNodes.compactMap { $0.as(ReturnStmt.self) }
    let task = whole.parent?.parent?.parent?.as(ClosureExpr.self)
    return returns.allSatisfy { $0.expression == nil } && isLastOfItsBlock
      && task?.isOfTask == true
  }

  /// Whether nothing runs after the call in its block.
  private var isLastOfItsBlock: Bool {
    guard let item = whole.parent, item.is(.codeBlockItem), let list = item.parent else {
      return false
    }
    return list.children.allSatisfy { $0.range.upperBound <= item.range.upperBound }
  }

  /// What the closure declares, as far as it would be seen beside it.
  private var declaredNames: Set<String> {
    let declarations = items.compactMap(\.item).filter { $0.kind.isDecl || $0.is(.guardStmt) }
    return Set(
      declarations.flatMap { $0.descendantsAndSelf(notInside: \.isFunctionLike) }.compactMap {
        node in
        node.as(IdentifierPattern.self)?.identifier?.name ?? node.as(FunctionDecl.self)?.name?.name
          ?? node.declaredTypeName
      })
  }

  /// The names that the code of the block around uses beside the call.
  private var namesBeside: Set<String> {
    guard let list = whole.parent?.parent else { return [] }
    return Set(list.tokens.filter { !whole.range.contains($0.range.lowerBound) }.map(\.name))
  }

  private func fix(in context: Context) -> Fix {
    guard let closure, let statements = closure.statements?.node, let brace = closure.leftBrace,
      let last = closure.rightBrace
    else { return Fix([]) }
    let captures = closure.signature?.capture.flatMap {
      NeedlessCaptures($0, of: closure, in: context)
    }
    return Fix(
      (captures?.edits ?? []) + edits(of: closure, statements, from: brace, to: last, in: context))
  }

  /// Edits that leave the closure's statements alone.
  private func edits(
    of closure: ClosureExpr, _ statements: Node, from brace: Token, to last: Token,
    in context: Context,
  ) -> [Edit] {
    let tree = whole.tree
    let hasComments =
      statements.firstToken.map { tree.hasComment(in: $0.leadingTrivia) } ?? false
      || tree.hasComment(in: last.leadingTrivia)
    if !isStatement || !needsScope && !hasComments {
      return discarding(in: context) + tree.edits(replacing: whole, by: statements)
    }
    if !needsScope, let lines = linesOfWork { return tree.edits(replacing: whole, by: lines) }
    var edits = [
      Edit(replace: whole.range.lowerBound..<brace.range.lowerBound, with: "do ")
    ]
    if let keyword = closure.signature?.inKeyword {
      edits.append(.delete(brace.range.upperBound..<keyword.range.upperBound))
    }
    edits.append(.delete(last.range.upperBound..<whole.range.upperBound))
    return edits
  }

  /// `_ = ` before a value that was nobody's business, and that the compiler would ask about. Of `run` it
  /// doesn't ask where the value is that of the closure around.
  private func discarding(in context: Context) -> [Edit] {
    guard isStatement, let item = whole.parent?.as(CodeBlockItem.self),
      item.valueUse == .discarded, closureMayHaveValue, let value = items[0].item,
      ValueKnowledge(in: context).hasUnusedResult(value)
    else { return [] }
    return [.insert("_ = ", at: whole.range.lowerBound)]
  }

  /// The statements with the comments around them, where these have lines of their own and nothing is
  /// beside the call.
  private var linesOfWork: Range<ByteOffset>? {
    guard let closure, let statements = closure.statements?.node,
      let head = closure.signature?.inKeyword ?? closure.leftBrace,
      let last = closure.rightBrace, let next = whole.lastToken?.next
    else { return nil }
    let bytes = whole.tree.source.bytes
    let front = bytes[head.range.upperBound.value..<statements.range.lowerBound.value]
    let back = bytes[statements.range.upperBound.value..<last.range.lowerBound.value]
    let behind = bytes[whole.range.upperBound.value..<next.range.lowerBound.value]
    let isBlank = { (byte: UInt8) in byte.isBlank || byte.isLineBreak }
    guard front.prefix(while: isBlank).contains(where: \.isLineBreak),
      behind.first(where: { !$0.isBlank })?.isLineBreak ?? true
    else { return nil }
    let start = front.firstIndex { !isBlank($0) } ?? statements.range.lowerBound.value
    let end = back.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? statements.range.upperBound.value
    return ByteOffset(start)..<ByteOffset(end)
  }

  /// `MainActor.run { … }` → `Task { @MainActor in … }.value`
  private var taskFix: Fix {
    guard let closure, let brace = closure.leftBrace, let last = closure.rightBrace else {
      return Fix([])
    }
    let head = Edit(
      replace: call.range.lowerBound..<brace.range.lowerBound, with: "Task ")
    let isMarked = closure.attributeNames.contains("MainActor")
    let signature = isMarked ? [] : ClosureHead.mainActor().edits(in: closure)
    let tail = Edit(replace: last.range.upperBound..<call.range.upperBound, with: ".value")
    return Fix([head] + signature + [tail], insertedNames: ["Task", "MainActor"])
  }
}

extension ClosureSignature {
  /// What the closure says of its type, in words; `nil` for nothing.
  fileprivate var declaredBesidesCaptures: String? {
    let effects = [
      effectSpecifiers?.asyncSpecifier, effectSpecifiers?.throwsClause?.throwsSpecifier,
    ].compactMap { $0.map { "'\($0.text)'" } }
    if !effects.isEmpty { return effects.joined(separator: " and ") }
    guard let clause = parameterClause else { return nil }
    return clause.compactText == "()" ? "what it returns" : "parameters"
  }
}
