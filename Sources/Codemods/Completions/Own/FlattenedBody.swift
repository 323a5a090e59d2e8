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

  /// - Throws: where something runs behind a call, or what is passed is not known to be a value or an error.
  init(
    of alternative: AsyncAlternative, paths: CompletionPaths,
  ) throws(Refusal) {
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
    hops = InlinedHops(
      inFunction: completion.function, body, context,
      dropping: { node in paths.deliveries.contains { $0.node == node && !$0.isForwarding } },
      DeliveringBlocks(of: paths, giving: result, in: context))
    try checkUses()
    let deliveries = paths.deliveries.filter { [hops] in !hops.drop($0.node) }
    for delivery in deliveries {
      if let statement = rethrowing(around: delivery) { hops.unwrap(statement) }
    }
    var own = try completion.deletionsOfCopies(in: body, context.tree)
    for delivery in deliveries {
      let edits = try edits(of: delivery).filter { !own.contains($0) }
      if rethrowing(around: delivery) == nil { own += edits }
    }
    own += try editsOfGaps()
    let deleted = own.filter { $0.replacement.isEmpty }.map(\.range)
    let kept = hops.edits.filter { edit in
      !deleted.contains {
        $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
    // Have: a hop that goes as a whole, in a closure whose end goes too.
    edits = (kept + own).joiningDeletions
    countsOn += hops.countsOn
    try checkResult()
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
    let others =
      source.bytes[body.range.indices].count(ofWord: completion.name)
      - completion.mentions(in: body).count
    guard result.count(ofWord: completion.name) <= others else {
      throw Refusal(.handlerIsPassedOn, "a call of the handler stands in code that moves")
    }
  }

  /// The calls of the project's functions that it awaits.
  var awaitedCalls: Set<Node> { Set(hops.calls.filter(\.isOwn).map(\.call.node)).union(forwarded) }

  /// What a reviewer has to know of a function that runs where its caller does; `nil` where nothing that it did in a
  /// closure comes with it.
  var concern: String? {
    let isOnMainActor = context.isolation(inside: body.node).kind == .mainActor
    return isOnMainActor || hops.hops.isEmpty
      ? nil : "work that other threads did after a callback now runs where the caller runs"
  }

  /// Whether who awaits the function has `self` for longer than the function had it.
  var keepsSelf: Bool { hops.keepSelf }

  /// Whether nothing of the function is done before it comes back: it is a task, or a hop.
  var beginsLater: Bool {
    let items = body.statements?.node.elements(CodeBlockItem.self) ?? []
    let begun = Set(hops.hops.filter { $0.call == nil }.map(\.node))
    return items.allSatisfy { $0.item.map(begun.contains) ?? false }
  }

  /// What stands for the ends of paths without a call.
  private func editsOfGaps() throws(Refusal) -> [Edit] {
    guard let gapAnswer else { return [] }
    var edits: [Edit] = []
    for gap in paths.gaps where !hops.drop(gap.node) {
      if gapAnswer.isThrow, gap.node.isCaught(inside: body.node) {
        throw Refusal(.codeAfterHandler, "the function's own 'catch' would catch the error")
      }
      edits.append(Edit(replace: gap.node.range, with: gapAnswer.text))
    }
    return edits
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
        throw Refusal(
          .handlerIsPassedOn,
          "the function calls its handler in a closure, and the call that takes the closure can't be awaited"
        )
      }
    }
    let mentions = completion.mentions(in: body)
    guard mentions.count == paths.deliveries.count else { throw otherUse(among: mentions) }
    let awaited = Set(hops.calls.map(\.call.node))
    if let name = SynchronousCalls(context).firstName(in: [body.node], butFor: awaited) {
      throw Refusal(
        .changesMeaningInAsync,
        "'\(name)' is unavailable or means another function in asynchronous code")
    }
    if let path = BlockingCalls(in: context).first(in: [body.node] + Array(absorbed), on: .any) {
      throw path.reasonAgainstTask
    }
    let own = body.node.descendantsAndSelf { $0.isFunctionLike && !absorbed.contains($0) }
    if own.contains(where: { $0.is(.deferStmt) }) {
      throw Refusal(.codeAfterHandler, "the function has a 'defer', which would run later")
    }
    if own.contains(where: { $0.is(.ifConfigDecl) }) {
      throw Refusal(.insideConditionalCompilation, "the function contains '#if'")
    }
  }

  /// Have: if let completion { … }, [completion]
  private func otherUse(among mentions: [Node]) -> Refusal {
    let name = completion.name
    let other = mentions.first { mention in
      !paths.deliveries.contains { $0.node.encloses(mention) }
    }
    guard let other else { return Refusal(.notCalledOnce, "'\(name)' is used for more than calls") }
    let line = LineTable(context.tree.source).line(of: other.range.lowerBound)
    let isQuestion = other.ancestorsAndSelf.contains { $0.is(.conditionElement) }
    return Refusal(
      .notCalledOnce,
      isQuestion
        ? "line \(line) checks whether '\(name)' is nil, and an asynchronous function has no handler to check"
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
      throw Refusal(.handlerResult, "the function passes the completion handler a trailing closure")
    }
    if delivery.isForwarding { return try edits(ofForwarding: call, at: place) }
    let exit = try result.exit(
      handing: call.arguments?.arguments ?? [], at: call.node, in: context,
      unwrapping: hops.isCaughtError)
    if exit.isThrow, place.isInDo {
      throw Refusal(
        .codeAfterHandler,
        "the function's own 'catch' would catch the error that the asynchronous function throws")
    }
    let start = place.statement.range.lowerBound
    if isCommented(place, around: exit.value) {
      throw Refusal(
        .commentInTheWay, "a comment inside a call to the handler would be lost; move it")
    }
    let over = place.returnsBehindHops.map(Edit.delete)
    guard let value = exit.value else {
      let leaving = place.leaving(in: context)
      return leaving + (leaving.contains { $0.replacement == "return" } ? over : [])
    }
    return [
      Edit(replace: start..<value.lowerBound, with: exit.keyword),
      Edit(replace: value.upperBound..<place.end, with: exit.ending),
    ] + outdents(of: value, in: place.statement) + over
  }

  /// `load(id, completion: completion)` becomes `return await load(id)`, where that gives the same.
  private mutating func edits(
    ofForwarding call: FunctionCallExpr, at place: DeliveryPlace,
  ) throws(Refusal) -> [Edit] {
    let arguments = call.arguments?.arguments ?? []
    guard let handler = arguments.last, let expression = handler.expression,
      expression.referencedName == completion.name,
      let form = AsyncForms(context).form(of: call, taking: expression), form.obstacle == nil,
      case let twin = form.twin,
      twin.result == result.type ?? "Void", twin.isThrowing == result.isThrowing
    else {
      throw Refusal(
        .handlerIsPassedOn, "the function passes its handler to a function that can't be awaited")
    }
    let kept = arguments.dropLast().last
    let start = kept?.trailingComma?.range.lowerBound ?? handler.range.lowerBound
    let gone = start..<handler.range.upperBound
    if isCommented(place, around: call.range.lowerBound..<gone.lowerBound) {
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

  /// Whether a comment stands in what goes: in front of the value, or behind it.
  private func isCommented(_ place: DeliveryPlace, around value: Range<ByteOffset>?) -> Bool {
    var token = place.statement.firstToken?.next
    while let current = token, current.range.upperBound <= place.end {
      let start = current.range.lowerBound
      let isKept = value.map { start > $0.lowerBound && start < $0.upperBound } ?? false
      if !isKept, context.tree.hasComment(in: current.leadingTrivia) { return true }
      token = current.next
    }
    return false
  }

  /// Have: `completion(` and an argument in lines of its own. It moves up to the `return`.
  private func outdents(of value: Range<ByteOffset>, in statement: Node) -> [Edit] {
    let source = context.tree.source
    let bytes = source.bytes
    guard hops.hops.isEmpty, !statement.hasMultilineString,
      bytes[statement.range.lowerBound.value..<value.lowerBound.value].contains(
        where: \.isLineBreak)
    else { return [] }
    let own = Indentation(ofLineAt: value.lowerBound, in: source).blanks.utf8.count
    let target = Indentation(ofLineAt: statement.range.lowerBound, in: source).blanks.utf8.count
    return value.indices.dropFirst().filter { bytes[$0 - 1].isLineBreak }.compactMap { start in
      let blanks = bytes[start...].prefix(max(0, own - target)).prefix(while: \.isBlank).count
      return blanks == 0 ? nil : .delete(ByteOffset(start)..<ByteOffset(start + blanks))
    }
  }
}

/// Where a completion handler is called: the last statement on its path.
private struct DeliveryPlace {
  /// The call, with the `return` in front of it.
  let statement: Node

  /// Where the `return` ends that follows, or else the statement.
  let end: ByteOffset

  /// Whether a `do` with a `catch` is around it.
  private(set) var isInDo = false

  /// Whether something else stands in the list of statements.
  private let isAlone: Bool
  private let isFollowedByReturn: Bool

  /// Each `return` that follows a hop in which the call is, which is over with it.
  private(set) var returnsBehindHops: [Range<ByteOffset>] = []

  /// Whether the function has no other statement.
  private let isWholeBody: Bool

  /// Whether there are statements beside the call and its `return`.
  private let hasOthers: Bool

  /// Whether nothing of the function follows, so that it needs no `return`.
  private let isAtEnd: Bool

  /// The hop that does nothing else, where something is done in front of it, or nothing at all.
  private let hopOfOnly: Node?

  init(of call: Node, in body: CodeBlock, absorbing hops: InlinedHops) throws(Refusal) {
    guard let item = call.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let list = item.parent,
      let statement = item.as(CodeBlockItem.self)?.item,
      statement == call || statement.as(ReturnStmt.self)?.expression == call
        || statement.as(ExpressionStmt.self)?.expression == call
    else { throw Refusal(.partOfExpression, "the handler is called within an expression") }
    self.statement = statement
    let rest = Self.rest(behind: item)
    isAlone = list.elements(CodeBlockItem.self).count == 1
    isWholeBody = isAlone && list.parent == body.node
    isFollowedByReturn = rest.count == 1 && rest[0].isPlainReturn
    hasOthers =
      list.elements(CodeBlockItem.self).count > (rest.count == 1 && rest[0].isPlainReturn ? 2 : 1)
    end = isFollowedByReturn ? rest[0].range.upperBound : item.range.upperBound
    let leaves = isFollowedByReturn || statement.is(.returnStmt)
    if isFollowedByReturn, let first = rest[0].firstToken,
      call.tree.hasComment(in: first.leadingTrivia)
    {
      throw Refusal(.commentInTheWay, "a comment before a 'return' would be lost; move it")
    }
    guard leaves || rest.isEmpty else {
      throw Refusal(
        .codeAfterHandler,
        "'\(PathCondition.short(rest[0].text))' follows a call to the completion handler; call the handler last"
      )
    }
    let closures = Dictionary(hops.hops.map { ($0.closure, $0.node) }) { first, _ in first }
    let unwrapped = Set(hops.unwrapped.map(\.node))
    isAtEnd = Self.isAtEnd(item, of: body)
    hopOfOnly = Self.hop(ofOnly: item, in: closures, of: body)
    var isEnd = leaves
    var node: Node? = list
    while let current = node, current != body.node {
      if let call = closures[current] {
        isEnd = false
        node = call.ancestors.first { $0.is(.codeBlockItem) }
        if let item = node, !Self.rest(behind: item).allSatisfy(\.isPlainReturn) {
          throw Refusal(
            .codeAfterHandler,
            "code follows a call to the completion handler; call the handler last")
        }
        if let item = node, let rest = Self.rest(behind: item).first {
          if rest.firstToken.map({ rest.tree.hasComment(in: $0.leadingTrivia) }) == true {
            throw Refusal(.commentInTheWay, "a comment before a 'return' would be lost; move it")
          }
          returnsBehindHops.append(item.range.upperBound..<rest.range.upperBound)
          isEnd = true
        }
        node = node?.parent
        continue
      }
      if current.isFunctionLike {
        throw Refusal(.notCalledOnce, "the handler is called in a closure")
      }
      if current.is(.forStmt) || current.is(.whileStmt) || current.is(.repeatStmt) {
        guard isEnd else { throw Refusal(.notCalledOnce, "the handler is called in a loop") }
      }
      if let statement = current.as(DoStmt.self), let clauses = statement.catchClauses?.node,
        !clauses.encloses(call), !unwrapped.contains(current)
      {
        isInDo = true
      }
      if current.is(.codeBlockItem), current != item, !isEnd {
        let rest = Self.rest(behind: current)
        if rest.count == 1, rest[0].isPlainReturn {
          isEnd = true
        } else if !rest.isEmpty {
          throw Refusal(
            .codeAfterHandler,
            "'\(PathCondition.short(rest[0].text))' follows a call to the completion handler; call the handler last"
          )
        }
      }
      node = current.parent
    }
  }

  /// Have: count = 2; Task { completion() }
  private static func hop(
    ofOnly item: Node, in closures: [Node: Node], of body: CodeBlock,
  ) -> Node? {
    var hop: Node?
    var list = item.parent
    while let current = list, current.elements(CodeBlockItem.self).count == 1,
      let closure = current.parent, let call = closures[closure]
    {
      hop = call.ancestors.first { $0.is(.codeBlockItem) }
      list = hop?.parent
    }
    let isInBody = list?.parent == body.node
    return isInBody || (list?.elements(CodeBlockItem.self).count ?? 0) > 1 ? hop : nil
  }

  /// Whether nothing but the `return` of the statement follows it, around whatever it stands in.
  private static func isAtEnd(_ item: Node, of body: CodeBlock) -> Bool {
    item.ancestors.prefix { $0 != body.node }.allSatisfy { node in
      ![.forStmt, .whileStmt, .repeatStmt, .guardStmt].contains(node.kind)
        && (!node.is(.codeBlockItem) || rest(behind: node).isEmpty)
    }
  }

  private static func rest(behind item: Node) -> [Node] {
    (item.parent?.children.filter { $0.range.lowerBound > item.range.lowerBound }) ?? []
  }

  /// Have: if isOver { … } else { completion() }
  private var lastBranch: Range<ByteOffset>? {
    guard isAtEnd, let block = statement.ancestors.first(where: { $0.is(.codeBlock) }),
      let branch = block.parent?.as(IfExpr.self), branch.elseBody == block,
      let end = branch.body?.node.lastToken, let last = block.lastToken,
      !statement.tree.hasComment(between: end, and: last)
    else { return nil }
    return end.range.upperBound..<last.range.upperBound
  }

  /// The edits where nothing is returned: the call goes, with its line, or becomes a `return`.
  func leaving(in context: Context) -> [Edit] {
    let range = statement.range.lowerBound..<end
    if isAtEnd, let hop = hopOfOnly, let first = hop.firstToken, let previous = first.previous,
      !hop.tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) })
    {
      return [.delete(previous.range.upperBound..<hop.range.upperBound)]
    }
    guard !isAlone || isWholeBody, let first = statement.firstToken, let previous = first.previous,
      !context.tree.hasComment(in: first.leadingTrivia)
    else { return [lastBranch.map { .delete($0) } ?? Edit(replace: range, with: "return")] }
    if isAtEnd, hasOthers, isFollowedByReturn || statement.is(.returnStmt) {
      return [.delete(previous.range.upperBound..<end)]
    }
    if isFollowedByReturn {
      let source = context.tree.source
      let word = source.bytes[..<end.value].count - "return".utf8.count
      return [.delete(statement.range.lowerBound..<ByteOffset(word))]
    }
    if statement.is(.returnStmt) { return [Edit(replace: range, with: "return")] }
    // Have: count = 2; completion()
    let start = previous.kind == .semicolon ? previous.previous?.range.upperBound : nil
    return [.delete((start ?? previous.range.upperBound)..<end)]
  }
}

extension Node {
  /// Whether the body's own `do` would catch what is thrown there.
  fileprivate func isCaught(inside body: Node) -> Bool {
    ancestors.prefix { $0 != body }.contains { node in
      guard let statement = node.as(DoStmt.self), let clauses = statement.catchClauses?.node else {
        return false
      }
      return !clauses.encloses(self)
    }
  }

  /// Whether the statement is `return` without a value.
  var isPlainReturn: Bool {
    self.as(CodeBlockItem.self)?.item?.as(ReturnStmt.self).map { $0.expression == nil } ?? false
  }
}

extension ArraySlice<UInt8> {
  /// How often the word is a token.
  fileprivate func count(ofWord word: String) -> Int {
    let tokens = TokenList(SourceFile(bytes: Array(self)))
    return (0..<tokens.count).count { tokens.name($0) == word }
  }
}
