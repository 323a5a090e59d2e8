import Rewriter

/// The statements of a callback that is no longer isolated to the main actor: what needs the main actor
/// hops there, and what the hop can't capture is read before it.
struct CallbackBody {
  private var code: CallbackCode
  private var context: Context

  private(set) var edits: [Edit] = []

  /// Whether statements run later than before.
  private(set) var isHopAdded = false

  /// Whether a hop that was there finds what was read in front of it.
  private(set) var readsEarlier = false

  /// The names that the hop brings along.
  var insertedNames: [String] {
    guard isHopAdded else { return [] }
    return hop == .task ? ["Task", "MainActor"] : ["DispatchQueue"]
  }

  /// Why the result needs a review; `nil` if it doesn't.
  private(set) var concern: String?

  private var hop = Hop.task

  private enum Hop {
    case task
    /// For systems without tasks. Its closure is the main actor's as that of a task (measured).
    case mainQueue
  }

  /// Whether a hop captures `self`, so that its members need not say so.
  private var isSelfCaptured = false

  /// What runs on the main actor in the result.
  private(set) var hops: [Range<ByteOffset>] = []

  /// What `self` is called.
  private var owner: String

  /// The names that hops declare.
  private var namesOfHops: Set<String> = []

  /// The parameters that are declared anew, and the statements that they are declared for.
  private var declaredParameters: [(name: String, statements: Node)] = []

  /// What may go with a hop although it isn't Sendable.
  private var permission = HoistedReads.Permission.sendableOnly

  /// Names of functions from around the code that only the main actor may call.
  private var handlers: Set<String>

  /// Throws where no form is known to be right.
  ///
  /// - Parameters:
  ///   - ignored: uses of the main actor that are none in the result.
  ///   - handlers: names of functions from around the code that only the main actor may call.
  init(
    of call: CallbackCall, in context: Context, owner: String = "self",
    ignoring ignored: Set<Node> = [], handing handlers: Set<String> = [],
  ) throws(Refusal) {
    guard let code = CallbackCode(of: call, in: context) else {
      throw Refusal(.incompleteCode, "the closure isn't complete")
    }
    try self.init(of: code, in: context, owner: owner, ignoring: ignored, handing: handlers)
  }

  init(
    of code: CallbackCode, in context: Context, owner: String = "self",
    ignoring ignored: Set<Node> = [], handing handlers: Set<String> = [],
  ) throws(Refusal) {
    self.code = code
    self.context = context
    self.owner = owner
    self.handlers = handlers
    let start = self
    do throws(Refusal) {
      try write(ignoring: ignored)
    } catch {
      // What is passed unchecked is the last resort, and what is in its way is the reason.
      self = start
      permission = .handlersAndPropertyLists
      try write(ignoring: ignored)
    }
  }

  private mutating func write(ignoring ignored: Set<Node>) throws(Refusal) {
    let items = code.items
    let uses = MainActorNeeds(
      context: context, code: code.node, ignored: ignored, handlers: handlers)
    let found = items.map { uses.first(in: $0.node) }
    guard let first = found.firstIndex(where: { $0 != nil }) else {
      try keepHops(in: items[...])
      return
    }
    let needed = found.compactMap(\.self)
    if !needed.contains(where: \.isKnown) {
      concern = "we can't tell whether '\(needed[0].name)' is isolated to the main actor"
    }
    let last = found.lastIndex { $0 != nil } ?? first
    let start = try startOfHop(items, from: first, to: last)
    try hop(items, from: start, to: last, reason: needed.first(where: \.isKnown) ?? needed[0])
  }

  /// The statement to begin the hop with: the first one that needs the main actor, or one before it that
  /// unwraps `self`, or declares a constant which gets its value in the hop.
  private func startOfHop(
    _ items: [CodeBlockItem], from first: Int, to last: Int,
  ) throws(Refusal) -> Int {
    var start = first > 0 && items[first - 1].unwrapsSelf ? first - 1 : first
    let assigned = items[start...].flatMap(\.node.descendantsAndSelf).filter(\.isAssigned)
      .compactMap(\.referencedName)
    while start > 0, items[start - 1].declaresWithoutValue(oneOf: assigned) { start -= 1 }
    if let item = items[..<start].first(where: { $0.declaresWithoutValue(oneOf: assigned) }) {
      throw Refusal(
        .usesMainActor,
        "'\(item.node.firstDeclaredName ?? "")' gets its value in code that needs the main actor")
    }
    return start
  }

  /// What isn't known to need the main actor may be anybody's who isn't asked here.
  ///
  /// Have: { $0.object as? Source }
  private func adviceOnValue(_ reason: MainActorNeed) -> String {
    !reason.isKnown && code.node.is(.closureExpr)
      && NonSendableCaptures(in: code.node, context).areSendable
      ? "mark the closure '@Sendable' if it doesn't" : "mark what it uses 'nonisolated'"
  }

  /// Moves the statements from the first to the last one that needs the main actor, and those after them
  /// where they can go along.
  private mutating func hop(
    _ items: [CodeBlockItem], from start: Int, to last: Int, reason: MainActorNeed,
  ) throws(Refusal) {
    if let bond = code.bond {
      throw Refusal(
        .boundToThread, "\(bond), and \(reason.sentence); do without '\(reason.name)' there")
    }
    if let call = items[start...].lazy.compactMap(callOfHopFunction).first {
      throw context.refusal(ofHopBy: call)
    }
    if items[start...].contains(where: \.announcesChange) {
      throw Refusal(
        .orderMatters,
        "'objectWillChange.send()' has to come before the change, so it can't hop; use "
          + "'MainActor.assumeIsolated' if this is the main thread")
    }
    if !code.returnsVoid {
      throw Refusal(
        .returnsValue,
        "the code has to return a value at once, and \(reason.sentence); \(adviceOnValue(reason))"
      )
    }
    if let refusal = context.refusalOfTask(at: code.firstNode) {
      guard context.refusalForOldSystems(of: code.firstNode) != nil,
        context.refusalOfMainQueueHop(at: code.firstNode) == nil
      else { throw refusal }
      hop = .mainQueue
    }
    let name = hop == .task ? "Task" : "DispatchQueue"
    if context.isShadowed(name, at: code.node) {
      throw Refusal(.shadowedName, "another type named '\(name)' hides it here")
    }
    isHopAdded = true
    let whole = self
    do throws(Refusal) {
      try keepHops(in: items[..<start])
      try wrap(Array(items[start...]))
    } catch {
      self = whole
      if hopWithLocals(items, from: start) { return }
      let isPart = last + 1 < items.count
      guard isPart, !Self.leaves(items[start...last], before: items[(last + 1)...]) else {
        throw error
      }
      try keepHops(in: items[..<start])
      try wrap(Array(items[start...last]))
      try keepHops(in: items[(last + 1)...])
      concern = [concern, "the code after the hop no longer waits for the hop"].compactMap(\.self)
        .joined(separator: "; ")
    }
  }

  /// A function of the project that is called for the hop: a second one around it is none that anybody would write.
  private func callOfHopFunction(in item: CodeBlockItem) -> FunctionCallExpr? {
    item.node.descendantsAndSelf(notInside: \.isFunctionLike).lazy
      .compactMap { $0.as(FunctionCallExpr.self) }
      .first { !$0.isHop && context.isHop($0) && isUndecided($0.lastClosureArgument) }
  }

  private func isUndecided(_ closure: ClosureExpr?) -> Bool {
    closure.map { context.isolation(ofInner: $0)?.kind ?? .unknown == .unknown } ?? false
  }

  /// Begins the hop further up, with what declares the values that can't be sent: created in it, nothing crosses.
  ///
  /// - Returns: whether that is right; if not, nothing has changed.
  private mutating func hopWithLocals(_ items: [CodeBlockItem], from start: Int) -> Bool {
    var first = start
    while let next = items.firstDeclaration(of: locals(in: items[first...]), before: first) {
      first = next
    }
    guard first < start else { return false }
    let whole = self
    do throws(Refusal) {
      try keepHops(in: items[..<first])
      try wrap(Array(items[first...]))
      concern = concern ?? "objects that the main actor uses are now created on it"
      return true
    } catch {
      self = whole
      return false
    }
  }

  /// Where the locals are declared that the statements use, and that may not be Sendable.
  private func locals(in items: ArraySlice<CodeBlockItem>) -> [Range<ByteOffset>] {
    items.flatMap(\.node.descendantsAndSelf).compactMap { node in
      guard let name = node.referencedName,
        case .local(let binding) = context.resolution(of: name, at: node),
        !context.isSendableValue(node)
      else { return nil }
      return binding.declarationRange
    }
  }

  /// Whether the first statements may return, or declare something that those after use.
  private static func leaves(
    _ first: ArraySlice<CodeBlockItem>, before rest: ArraySlice<CodeBlockItem>,
  ) -> Bool {
    let nodes = first.flatMap { $0.node.descendantsAndSelf { $0.is(.closureExpr) } }
    let names = Set(nodes.compactMap(\.declaredName))
    return nodes.contains { $0.is(.returnStmt) }
      || rest.contains { item in
        item.node.descendantsAndSelf.contains { $0.referencedName.map(names.contains) ?? false }
      }
  }

  /// `self?.level = buffer.frameLength` →
  /// `let frameLength = buffer.frameLength; Task { @MainActor [weak self] in self?.level = frameLength }`
  private mutating func wrap(_ items: [CodeBlockItem]) throws(Refusal) {
    guard let first = items.first, let last = items.last else { return }
    if hop == .task, let name = context.noasyncName(in: items.map(\.node)) {
      throw .unavailable(name)
    }
    if let path = BlockingCalls(in: context).firstOffMainActor(in: items.map(\.node)) {
      throw path.reasonAgainstMainActor
    }
    try checkLocalFunctions(in: items)
    let hoists = try HoistedReads(
      of: items.map(\.node), in: code, sending: permission, besides: namesOfHops, context)
    let leaves = take(hoists, before: first.node)
    // Behind the head of the hop where both stand at one place.
    let explicit = hop == .mainQueue ? try explicitSelf(in: items) : []
    defer { edits += explicit }
    if let name = items.lazy.compactMap(\.node.endOfWait).first {
      concern = concern ?? "other code may be waiting for '\(name)', which now runs later"
    }
    hops.append(first.range.lowerBound..<last.range.upperBound)
    let inlined = hopsToInline(in: items, beside: leaves)
    edits += inlined.editsInLines
    let head = headOfHop(items, inlined)
    let source = context.tree.source
    let start = first.range.lowerBound
    if isOnOneLine {
      try wrapOnOneLine(from: start, to: last.range.upperBound, head: head, leaves)
      return
    }
    let line = Indentation(ofLineAt: start, in: source)
    let lines = leaves.map(\.declaration) + [head]
    let lineBreak = line.lineBreak
    let opening = source.startOfComments(above: start, notBefore: endOfLine(before: first))
    let unit = Indentation.unit(of: source, at: start)
    edits.append(.insert(lines.joined(separator: lineBreak) + lineBreak + unit, at: opening))
    let end = endWithComments(of: last)
    let replaced = (hoists.edits + inlined.editsInLines).map(\.range).filter { !$0.isEmpty }
    edits += source.deepening(opening..<end).filter { edit in
      !replaced.contains { $0.contains(edit.range) }
    }.map { edit in
      let text = edit.replacement
      let blanks = min(
        inlined.shift(at: edit.range.upperBound),
        text.utf8.reversed().prefix(while: \.isBlank).count)
      return Edit(replace: edit.range, with: String(text.dropLast(blanks)))
    }
    edits.append(.insert(lineBreak + "}", at: end))
  }

  /// The hops at the ends of the statements, which have no use in the one that these become: a task would start another.
  private func hopsToInline(
    in items: [CodeBlockItem], beside leaves: [HoistedReads.Leaf],
  ) -> InlinedHops {
    let declared = leaves.map(\.name)
    let inlined = InlinedHops(
      atEndsOf: items, havingWeakSelf: usesWeakSelf(items), holdingSelf: usesStrongSelf(items),
      declaring: declared, context)
    let isRight = inlined.hops.allSatisfy { context.noasyncName(in: [$0.closure]) == nil }
    return isRight
      ? inlined : InlinedHops(atEndsOf: [], havingWeakSelf: false, declaring: [], context)
  }

  /// The end of the line on which what is before the statement ends.
  private func endOfLine(before item: CodeBlockItem) -> ByteOffset {
    let end = item.node.firstToken?.leadingTrivia.lowerBound ?? code.opening
    let bytes = context.tree.source.bytes
    return ByteOffset(bytes[end.value...].firstIndex(where: \.isLineBreak) ?? bytes.endIndex)
  }

  /// The end of the statement with the comment after it, and of the last one with those below it.
  private func endWithComments(of item: CodeBlockItem) -> ByteOffset {
    let source = context.tree.source
    let end = source.endOfLine(from: item.range.upperBound)
    guard item.range.upperBound == code.statements?.range.upperBound else { return end }
    let line = Indentation(ofLineAt: item.range.lowerBound, in: source)
    return source.endOfComments(in: end..<code.closing, indentedBy: line.blanks)
  }

  /// `Task { @MainActor [weak self] in`, `DispatchQueue.main.async {`
  private func headOfHop(_ items: [CodeBlockItem], _ inlined: InlinedHops) -> String {
    let names = context.unownedNames(in: items)
    let own =
      usesWeakSelf(items)
      ? ["weak \(owner)"]
      : isSelfCaptured || names.contains("self") ? [owner] : []
    let list = own + names.filter { $0 != "self" }
    switch hop {
    case .task:
      var head = ClosureHead.mainActor(capturing: list)
      // A branch with several statements has no value, and then none has one.
      let isStatement = inlined.hops.contains {
        $0.closure.as(ClosureExpr.self)?.statements?.node.elements(CodeBlockItem.self).count != 1
      }
      head.returnsVoid =
        !isStatement && items.count == 1
        && (items[0].item.map(StatementValue(in: context).mayBeNonSendable(ofStatement:)) ?? false)
      return head.task
    case .mainQueue: return "DispatchQueue.main.async " + ClosureHead(captures: list).opening
    }
  }

  /// A function that is local to a closure is nonisolated, whatever the closure's isolation is.
  private func checkLocalFunctions(in items: [CodeBlockItem]) throws(Refusal) {
    for node in items.flatMap(\.node.descendantsAndSelf) {
      guard let function = node.as(FunctionDecl.self), let body = function.body?.node,
        MainActorNeeds(context: context, code: function.node).first(in: body) != nil
      else { continue }
      throw Refusal(
        .capturesLocalFunction,
        "the local function '\(function.name?.name ?? "")' would no longer be isolated to the main actor; make it a method"
      )
    }
  }

  private mutating func wrapOnOneLine(
    from start: ByteOffset, to end: ByteOffset, head: String, _ leaves: [HoistedReads.Leaf],
  ) throws(Refusal) {
    guard code.statements?.range.lowerBound == start else {
      throw Refusal(
        .sharedLine, "several statements share a line; put each on its own line and run again")
    }
    guard !leaves.isEmpty else {
      edits += [.insert(head + " ", at: start), .insert(" }", at: end)]
      return
    }
    let source = context.tree.source
    let outer = Indentation(ofLineAt: code.range.lowerBound, in: source)
    let inner = outer.deeper(by: Indentation.unit(of: source, at: code.range.lowerBound))
    let lineBreak = inner.lineBreak
    let lines = leaves.map(\.declaration) + [head]
    edits += [
      Edit(replace: code.opening..<start, with: lines.map { lineBreak + $0 }.joined() + " "),
      Edit(replace: end..<code.closing, with: " }" + outer.lineBreak),
    ]
  }

  /// `self.` for members of a class, which the closure of a queue has to say.
  private mutating func explicitSelf(in items: [CodeBlockItem]) throws(Refusal) -> [Edit] {
    let type = items.first?.node.ancestors.first { $0.declaredTypeName != nil }
    if type?.is(.structDecl) == true || type?.is(.enumDecl) == true { return [] }
    var edits: [Edit] = []
    var unknown: String?
    let nodes = items.flatMap(\.node.descendantsAndSelf)
    for node in nodes {
      guard let name = node.referencedName, !node.isOfBuildCondition else { continue }
      switch context.resolution(of: name, at: node) {
      case .member(let members, _):
        guard members.contains(where: { !$0.modifiers.contains(.static) }) else { continue }
        edits.append(.insert("self.", at: node.range.lowerBound))
      case .unknown where context.isInheritedFromSDK(name, at: node):
        edits.append(.insert("self.", at: node.range.lowerBound))
      case .unknown where !MainActorNeeds.freeFunctions.contains(name):
        unknown = unknown ?? name
      default: continue
      }
    }
    guard let unknown else { return edits }
    // Captured, it need not be said; a capture that nothing uses is a warning.
    let isUsed = !edits.isEmpty || nodes.contains(where: \.isSelfReference)
    guard code.node.is(.functionDecl), isUsed else {
      throw Refusal(
        .implicitSelf,
        "'\(unknown)' may be a member of 'self'; if it is, write 'self.\(unknown)' and run again")
    }
    isSelfCaptured = true
    return edits
  }

  /// - Returns: what is to be declared before the statement.
  private mutating func take(_ hoists: HoistedReads, before item: Node?) -> [HoistedReads.Leaf] {
    edits += hoists.edits
    concern =
      concern
      ?? hoists.unchecked.map {
        "the compiler no longer checks '\($0)', which is passed to the main actor"
      }
    guard let item, let statements = item.parent else { return hoists.leaves }
    let new = hoists.leaves.filter { leaf in
      leaf.name != leaf.value
        || !declaredParameters.contains { $0.name == leaf.name && $0.statements.encloses(item) }
    }
    namesOfHops.formUnion(new.map(\.name))
    declaredParameters += new.filter { $0.name == $0.value }.map { ($0.name, statements) }
    return new
  }

  private var isOnOneLine: Bool {
    !context.tree.source.bytes[code.range.indices].contains(where: \.isLineBreak)
  }

  /// Whether the statements use `self` as the code around has it, besides closures that capture it weakly.
  private func usesStrongSelf(_ items: [CodeBlockItem]) -> Bool {
    guard let first = items.first,
      case .local(let binding) = context.resolution(of: "self", at: first.node),
      case .instance = binding.kind
    else { return false }
    return items.contains { item in
      item.node.descendantsAndSelf(notInside: \.capturesSelfWeakly).contains { node in
        !node.capturesSelfWeakly && context.isUseOfSelf(node)
      }
    }
  }

  /// Whether the statements use a `self` that the closure, or one around it, captures weakly.
  private func usesWeakSelf(_ items: [CodeBlockItem]) -> Bool {
    items.contains { item in
      item.node.descendantsAndSelf.contains { node in
        guard node.isSelfReference || node.unwrapsSelf,
          case .local(let binding) = context.resolution(of: "self", at: node),
          case .capture(let capture) = binding.kind
        else { return false }
        return capture.specifier?.specifier?.kind == .weak
          && !items.contains { $0.node.encloses(capture.node) }
      }
    }
  }
}

/// Hops that the statements have already.
extension CallbackBody {
  /// What the closures of hops use must be Sendable now, and tasks have to say that they are the main
  /// actor's.
  private mutating func keepHops(in items: ArraySlice<CodeBlockItem>) throws(Refusal) {
    for item in items {
      var end = item.range.lowerBound
      for node in item.node.descendantsAndSelf {
        guard let hop = node.as(ClosureExpr.self), hop.range.lowerBound >= end, isHop(hop) else {
          continue
        }
        end = hop.range.upperBound
        try keep(hop)
      }
    }
  }

  private func isHop(_ inner: ClosureExpr) -> Bool {
    inner.isOfTask && context.isolation(ofInner: inner) == nil
      && context.isolation(at: inner.node).kind == .mainActor
      || context.isolation(ofInner: inner)?.kind == .mainActor
  }

  private mutating func keep(_ hop: ClosureExpr) throws(Refusal) {
    let hoists = try HoistedReads(
      of: [hop.node], in: code, sending: permission, besides: namesOfHops, context)
    let leaves = take(hoists, before: hop.node.ancestors.first { $0.is(.codeBlockItem) })
    if let read = hoists.liveRead {
      readsEarlier = true
      concern = concern ?? "'\(read)' may change before the hop runs"
    }
    hops.append(hop.range)
    if hop.isOfTask { edits += taskEdits(of: hop) }
    edits += leaves.declarations(before: hop)
  }

  /// `Task {` → `Task { @MainActor [weak self] in`
  private func taskEdits(of task: ClosureExpr) -> [Edit] {
    let weak = TaskBody(of: task, in: context).needsWeakSelf ? ["weak \(owner)"] : []
    return ClosureHead(
      attribute: context.isolation(decidedBy: task) == nil ? "@MainActor" : "",
      captures: weak + unownedCaptures(of: task)
    ).edits(in: task)
  }

  /// What the task has to hold that the closure, or one around it, captures unowned.
  private func unownedCaptures(of task: ClosureExpr) -> [String] {
    let listed = task.signature?.capture?.captures.compactMap { $0.name?.name } ?? []
    return context.unownedNames(in: task.statements?.node.elements(CodeBlockItem.self) ?? [])
      .filter { !listed.contains($0) }.map { $0 == "self" ? owner : $0 }
  }
}

extension CallbackCode {
  /// A node in the code, from which everything around it can be seen.
  fileprivate var firstNode: Node { statements?.node ?? node }
}

extension [CodeBlockItem] {
  /// The first of the items before one that has one of the declarations.
  fileprivate func firstDeclaration(of ranges: [Range<ByteOffset>], before index: Int) -> Int? {
    self[..<index].firstIndex { item in ranges.contains { item.range.contains($0) } }
  }
}

extension CodeBlockItem {
  /// `let x: Int`, `var x: Int`
  fileprivate func declaresWithoutValue(oneOf names: [String]) -> Bool {
    guard let bindings = item?.as(VariableDecl.self)?.bindings?.node.elements(PatternBinding.self)
    else { return false }
    return bindings.contains { binding in
      binding.initializer == nil && binding.accessorBlock == nil
        && binding.pattern?.firstToken.map { names.contains($0.name) } == true
    }
  }

  /// `guard let self else { return }`
  fileprivate var unwrapsSelf: Bool {
    item?.as(GuardStmt.self)?.conditions?.node.elements(ConditionElement.self)
      .contains { $0.condition?.unwrapsSelf == true } ?? false
  }
}

extension Node {
  /// `os` in `#if os(iOS)`
  fileprivate var isOfBuildCondition: Bool {
    ancestors.contains { $0.as(IfConfigClause.self)?.condition?.encloses(self) == true }
  }

  /// The first name that a pattern in the node declares.
  fileprivate var firstDeclaredName: String? {
    descendantsAndSelf.first { $0.is(.identifierPattern) }?.firstToken?.name
  }

  /// The name that a pattern or a local function declares.
  fileprivate var declaredName: String? {
    self.is(.identifierPattern) ? firstToken?.name : self.as(FunctionDecl.self)?.name?.name
  }

  /// `let self`, `let self = self`
  fileprivate var unwrapsSelf: Bool {
    guard let condition = self.as(OptionalBindingCondition.self) else { return false }
    return condition.initializer?.value?.isSelfReference
      ?? (condition.pattern?.firstToken?.kind == .selfKeyword)
  }
}

extension Node {
  /// `semaphore.signal()`, `group.leave()`
  fileprivate var endOfWait: String? {
    descendantsAndSelf.lazy.compactMap { $0.as(FunctionCallExpr.self) }.filter { call in
      let callee = call.calledExpression?.as(MemberAccessExpr.self)
      return callee?.base != nil && ["signal", "leave"].contains(callee?.name)
        && call.arguments?.arguments.isEmpty ?? true
    }.first?.node.compactText
  }
}

extension CodeBlockItem {
  /// Whether the statement itself sends `objectWillChange`, of which SwiftUI takes the state before the change.
  fileprivate var announcesChange: Bool {
    node.descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
      guard let callee = node.as(FunctionCallExpr.self)?.calledExpression?.as(MemberAccessExpr.self)
      else { return false }
      return callee.name == "send" && callee.base?.lastName == "objectWillChange"
    }
  }
}
