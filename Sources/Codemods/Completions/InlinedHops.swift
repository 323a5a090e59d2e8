import Rewriter

/// Hops to the main actor at the ends of a body that runs there now: their statements take their place.
struct InlinedHops {
  let context: Context

  /// Whether the body runs on the main actor.
  let isOnMainActor: Bool

  /// Whether the body has a weak `self`.
  let capturesSelfWeakly: Bool

  /// Whether whoever awaits the body has `self` until it is done.
  let holdsSelf: Bool

  /// What is dropped with a statement that leaves where `self` is gone.
  let isDroppable: (Node) -> Bool

  let delivering: DeliveringBlocks

  /// Whether the body is that of a function that returns a value besides, and gives that up.
  var givesUpResult = false

  /// The names that are declared in front of the body.
  private let declared: [String]

  var hops: [Hop] = []

  /// The names that lists of statements have from the awaited calls that they come to stand beside.
  private var namesBesideCalls: [Node: Set<String>] = [:]

  /// The statements that only throw again what their `catch` gets, of which the others are left.
  private(set) var unwrapped: [Hop] = []

  /// A hop, or a call that is awaited in its place, and what is left of it.
  struct Hop {
    let node: Node

    /// What goes.
    let removed: [Range<ByteOffset>]

    /// What else changes.
    var edits: [Edit] = []

    /// What becomes other text, with the beginnings of its lines.
    var replaced: Range<ByteOffset>?

    /// The statements that take its place, up to the closing brace.
    let kept: Range<ByteOffset>

    /// How many blanks their lines lose.
    let shift: Int

    /// The call that is awaited.
    var call: AsyncTwinCall?

    /// The closure whose statements are kept.
    let closure: Node

    /// The bindings of `self` that go with a weak one.
    var bindings: [Range<ByteOffset>] = []

    /// Whether the closure captured `self` weakly, and nothing does now.
    var holdsSelf = false

    /// The names that the values of the call have.
    var names: [String] = []

    /// The block of the handler that deals with the error, and the name of that there.
    var caught: (block: Range<ByteOffset>, error: String)?

    /// `task.resume()` behind it, which goes with it.
    var resumption: Node?
  }

  /// The handler's text that stays.
  let body: Range<ByteOffset>

  /// How many blanks the lines of the handler lose: those of one in parentheses stand deeper.
  let shiftOfBody: Int

  /// What else changes in the body.
  let others: [Edit]

  /// What may become part of the body.
  struct Absorption: OptionSet {
    let rawValue: Int

    static let hops = Absorption(rawValue: 1)

    /// Calls of frameworks' functions with handlers, which are awaited.
    static let calls = Absorption(rawValue: 2)

    /// The same of the project's functions, which may have to get their asynchronous versions first.
    static let ownCalls = Absorption(rawValue: 4)

    /// Tasks that inherit the main actor: the body is that of an asynchronous function there.
    static let tasks = Absorption(rawValue: 8)

    /// Continuations that the function waits for: what they are resumed with is returned or thrown.
    static let waits = Absorption(rawValue: 16)

    /// Work that the main queue does later, which may as well follow a sleep.
    static let delays = Absorption(rawValue: 32)
  }

  let absorption: Absorption

  /// - Parameter shift: how many blanks the lines of the handler lose.
  /// - Parameter havingWeakSelf: whether what the handler becomes part of captures `self` weakly.
  /// - Parameter holdsSelf: whether that has `self` until it is done.
  init(
    in handler: CompletionHandler, body: Range<ByteOffset>? = nil, shift: Int,
    declaring declared: [String], _ context: Context,
    taking absorption: Absorption, havingWeakSelf: Bool = false,
    holdingSelf holdsSelf: Bool = false, beside others: [Edit] = [],
    having scope: HandlerForm.Scope? = nil,
  ) {
    self.context = context
    isOnMainActor = true
    capturesSelfWeakly = handler.capturesSelfWeakly || havingWeakSelf
    self.holdsSelf = holdsSelf
    isDroppable = { _ in false }
    delivering = DeliveringBlocks()
    self.declared = declared
    self.body = body ?? handler.range
    shiftOfBody = shift
    self.others = others
    self.absorption = absorption
    if let scope { namesBesideCalls[scope.list] = Set(scope.names) }
    absorb(handler.closure?.statements, beside: Set(declared), given: Set(declared))
    absorb(handler.failure?.statements, beside: Set([handler.names.last ?? nil].compactMap(\.self)))
  }

  /// The hops, tasks and calls at the ends of the body of a function, which becomes asynchronous: of one that is on no
  /// actor, those only that need none.
  ///
  /// - Parameter droppable: what calls the function's handler: not to be done for a `self` that can't be gone.
  init(
    inFunction function: FunctionDecl, _ body: CodeBlock, _ context: Context,
    dropping droppable: @escaping (Node) -> Bool, _ delivering: DeliveringBlocks,
    taking absorption: Absorption = [.hops, .delays, .calls, .ownCalls, .tasks],
  ) {
    self.delivering = delivering
    self.context = context
    isOnMainActor = context.isolation(inside: body.node).kind == .mainActor
    capturesSelfWeakly = false
    holdsSelf = function.node.parent?.is(.memberBlockItem) == true
    isDroppable = droppable
    declared = []
    self.body = body.range
    shiftOfBody = 0
    others = []
    self.absorption = absorption
    givesUpResult = function.returnsValue
    absorb(body.statements, beside: [])
  }

  /// The hops at the ends of the last statements of a closure, which go to the main actor together.
  ///
  /// - Parameters:
  ///   - isSelfWeak: whether the hop that they become captures `self` weakly.
  ///   - holdsSelf: whether it has `self` until it is done.
  ///   - declared: what is declared in front of that hop.
  init(
    atEndsOf items: [CodeBlockItem], havingWeakSelf isSelfWeak: Bool,
    holdingSelf holdsSelf: Bool = false, declaring declared: [String], _ context: Context,
  ) {
    self.context = context
    delivering = DeliveringBlocks()
    isOnMainActor = true
    capturesSelfWeakly = isSelfWeak
    self.holdsSelf = holdsSelf
    isDroppable = { _ in false }
    self.declared = declared
    let list = items.first?.node.parent
    let start = items.first?.range.lowerBound ?? ByteOffset(0)
    body = start..<max(start, list?.range.upperBound ?? start)
    shiftOfBody = 0
    others = []
    absorption = .hops
    guard let list, items.last?.node == list.elements(CodeBlockItem.self).last?.node else { return }
    absorb(list.as(CodeBlockItemList.self), beside: Set(declared))
    hops.removeAll { !body.contains($0.node.range.lowerBound) }
  }

  /// Whether nothing is declared twice where the statements of a `do` stand alone, in the closures that are gone around it.
  func canUnwrap(_ statement: RethrowingDo) -> Bool {
    let names = statement.statements.node.namesOfStatements
    var item = statement.node.ancestors.first { $0.is(.codeBlockItem) }
    while let current = item, let list = current.parent {
      let others = list.children.filter { $0 != current }
        .compactMap { $0.as(CodeBlockItem.self)?.item?.declaredNamesAsStatement }
      guard others.allSatisfy(names.isDisjoint) else { return false }
      let hop = hops.first { $0.closure == list.parent }
      guard names.isDisjoint(with: hop?.names ?? []) else { return false }
      item = hop?.node.ancestors.first { $0.is(.codeBlockItem) }
    }
    return true
  }

  /// Leaves the statements of a `do` alone.
  mutating func unwrap(_ statement: RethrowingDo) {
    guard !unwrapped.contains(where: { $0.node == statement.node }) else { return }
    let (node, kept) = (statement.node, statement.statements.node)
    unwrapped.append(
      Hop(
        node: node,
        removed: [
          node.range.lowerBound..<kept.range.lowerBound,
          kept.range.upperBound..<node.range.upperBound,
        ], kept: kept.range, shift: shift(of: kept, to: node), closure: node))
  }

  /// - Parameters:
  ///   - names: what is declared in the block that the statements become part of.
  ///   - given: those names that are values of awaited calls, which a `guard` may bind again.
  private mutating func absorb(
    _ list: CodeBlockItemList?, beside names: Set<String>, given: Set<String> = [],
  ) {
    var withHopsInFront = self
    let inFront = withHopsInFront.absorbHopsInFront(in: list)
    if !inFront.isEmpty {
      withHopsInFront.absorbEnds(of: list, beside: names, given: given)
      if inFront.allSatisfy({ withHopsInFront.isNothingElseDone(in: list, behind: $0) }) {
        self = withHopsInFront
        return
      }
    }
    absorbEnds(of: list, beside: names, given: given)
  }

  private mutating func absorbEnds(
    of list: CodeBlockItemList?, beside names: Set<String>, given: Set<String>,
  ) {
    let ends = PathEnds(of: list, lookingIntoDo: true, givingUpResult: givesUpResult).items
    for (item, block, declared) in Self.places(of: ends) {
      let taken = declared.union(block == list?.node ? names : namesBesideCalls[block] ?? [])
      let free = block == list?.node ? given.subtracting(declared) : []
      if absorption.contains(.hops), !follows(item, hopOf: list),
        let hop = hop(at: item, beside: taken, given: free)
      {
        hops.append(hop.hop)
        absorb(hop.statements, beside: taken, given: free)
      } else if absorption.contains(.delays), !item.node.isCaught(inside: body),
        let delay = delay(at: item, beside: taken)
      {
        hops.append(delay)
      } else if let call = awaitedCall(at: item, beside: taken) {
        hops.append(call.hop)
        if let failure = call.failure {
          hops.append(failure)
          absorb(
            ClosureExpr(unchecked: failure.closure).statements, beside: Set(failure.names))
        }
        if let scope = call.scope {
          namesBesideCalls[scope.list] = Set(scope.names)
            .union(scope.isBesideCall ? taken.union(call.names) : [])
        }
        absorb(
          call.statements, beside: taken.union(call.names), given: free.union(call.names))
      }
    }
  }

  /// The statements that are, or declare, what stands at the ends of paths, in the order of the source, each with the list
  /// around it and the names that the others in that list declare.
  private static func places(
    of ends: Set<Node>,
  ) -> [(item: CodeBlockItem, block: Node, declared: Set<String>)] {
    ends.sorted { $0.index.value < $1.index.value }.compactMap { end in
      let node = end.declarationOfResumedTask ?? end
      guard let item = node.as(CodeBlockItem.self), let block = node.parent else { return nil }
      let others = block.children.filter { $0 != node }
        .compactMap { $0.as(CodeBlockItem.self)?.item?.declaredNamesAsStatement }
      return (item, block, others.reduce(into: []) { $0.formUnion($1) })
    }
  }

  /// Whether a hop in front of the statement stays one: its work would come behind that of the statement.
  private func follows(_ item: CodeBlockItem, hopOf list: CodeBlockItemList?) -> Bool {
    let items = list?.node.descendantsAndSelf { $0.isFunctionLike } ?? []
    return items.lazy.compactMap { $0.as(CodeBlockItem.self) }.contains { other in
      other.range.upperBound <= item.range.lowerBound && body.contains(other.range.lowerBound)
        && hopClosure(of: other) != nil && !hops.contains { $0.node == other.item }
    }
  }

  /// - Parameter without: what other edits delete.
  func hop(
    at item: CodeBlockItem, beside taken: Set<String>, given: Set<String> = [],
    without deleted: [Range<ByteOffset>] = [],
  ) -> (hop: Hop, statements: CodeBlockItemList)? {
    guard let closure = hopClosure(of: item),
      canJoin(closure, beside: taken, given: given, without: deleted),
      let start = startOfStatements(of: closure, at: item),
      let unwrapping = editsOfUnwrappedSelf(in: closure),
      let expression = item.item, let statements = closure.statements,
      let brace = closure.rightBrace
    else { return nil }
    let closing =
      context.tree.hasComment(in: brace.leadingTrivia)
      ? context.tree.removal(of: brace).lowerBound : statements.range.upperBound
    let removed = [
      expression.range.lowerBound..<start, closing..<expression.range.upperBound,
    ]
    let hop = Hop(
      node: expression, removed: removed + unwrapping.removed, edits: unwrapping.edits,
      kept: start..<brace.range.lowerBound,
      shift: shift(of: statements.node, to: expression), closure: closure.node,
      bindings: unwrapping.removed, holdsSelf: holdsSelf && closure.capturesSelfWeakly)
    return (hop, statements)
  }

  /// Have: work that the main queue does later, at the end of a path. It may as well follow a sleep.
  private func delay(at item: CodeBlockItem, beside taken: Set<String>) -> Hop? {
    guard isOnMainActor, let call = item.item?.as(FunctionCallExpr.self),
      let callee = call.calledExpression?.as(MemberAccessExpr.self),
      let delay = MainQueueDelay(callee: callee), let closure = delay.site.closure,
      let sleep = delay.sleepInPlace(in: context), let statements = closure.statements,
      canJoin(closure, beside: taken), !isCommented(closure, at: item),
      !closure.capturesSelfWeakly || !isSelfUnwrapped(outside: closure),
      let brace = closure.rightBrace, !context.tree.hasComment(in: brace.leadingTrivia)
    else { return nil }
    let line = Indentation(ofLineAt: call.range.lowerBound, in: context.tree.source)
    let unit = Indentation.unit(of: context.tree.source, at: call.range.lowerBound)
    let blanks = line.blanks.dropping(shift(at: call.range.lowerBound), unit)
    let head = call.range.lowerBound..<statements.range.lowerBound
    return Hop(
      node: call.node, removed: [statements.range.upperBound..<call.range.upperBound],
      edits: [
        Edit(replace: head, with: sleep + line.lineEnding + blanks)
      ], replaced: head, kept: statements.range.lowerBound..<brace.range.lowerBound,
      shift: shift(of: statements.node, to: call.node), closure: closure.node)
  }

  /// The closure of a hop to the main actor, of a task that inherits what the body runs on, or of a continuation.
  func hopClosure(of item: CodeBlockItem) -> ClosureExpr? {
    if let wait = ContinuationWait(at: item, in: context) {
      return absorption.contains(.waits) ? wait.closure : nil
    }
    guard let call = item.item?.as(FunctionCallExpr.self) else { return nil }
    if let closure = call.hopToMainActor(in: context) { return closure }
    guard absorption.contains(.tasks), let closure = call.trailingClosure, call.arguments == nil,
      closure.isOfTask, closure.signature?.attributes?.attributes.isEmpty != false
    else { return nil }
    return closure
  }

  /// How many blanks the line at the offset loses, by what was found so far.
  func shift(at offset: ByteOffset) -> Int {
    regions.filter { $0.range.contains(offset) }.reduce(0) { $0 + $1.shift }
  }

  func shift(of statements: Node, to hop: Node) -> Int {
    let source = context.tree.source
    let bytes = source.bytes[hop.range.lowerBound.value..<statements.range.lowerBound.value]
    guard bytes.contains(where: \.isLineBreak) else { return 0 }
    let own = Indentation(ofLineAt: statements.range.lowerBound, in: source).blanks.utf8.count
    let target = Indentation(ofLineAt: hop.range.lowerBound, in: source).blanks.utf8.count
    return max(0, own - target)
  }
}

extension InlinedHops.Hop {
  /// Whether the statements that are kept, or what is written in front of them, may leave the function.
  var mayLeave: Bool {
    let statements = closure.descendantsAndSelf(notInside: { $0.isFunctionLike && $0 != closure })
    return statements.contains { $0.is(.returnStmt) || $0.is(.throwStmt) }
      || edits.contains {
        $0.replacement.contains("return") || $0.replacement.contains("try await")
      }
  }
}

extension CompletionHandler {
  /// What is between the head of the closure and its last brace.
  fileprivate var range: Range<ByteOffset> {
    guard let closure else { return ByteOffset(0)..<ByteOffset(0) }
    let end = closure.rightBrace?.range.lowerBound ?? closure.range.upperBound
    return (opening ?? end)..<end
  }
}

extension Node {
  /// What the statements of a list declare.
  var namesOfStatements: Set<String> {
    elements(CodeBlockItem.self).compactMap(\.item)
      .reduce(into: []) { $0.formUnion($1.declaredNamesAsStatement) }
  }
}
