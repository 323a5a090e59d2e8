import Rewriter

/// Members of `self` that a block can do without the main actor: methods that use nothing of it, and objects
/// in properties that are read beforehand.
struct FreedMembers {
  /// The uses that need no main actor any more.
  private(set) var nodes: Set<Node> = []

  /// The properties that are read beforehand.
  private(set) var properties: [Property] = []

  /// What changes in the block.
  private(set) var edits: [Edit] = []

  /// What changes elsewhere.
  private(set) var outerEdits: [Edit] = []

  private let context: Context
  private let closure: ClosureExpr

  struct Property {
    let name: String
    let type: KnownType
  }

  /// The uses of properties, which no longer mention `self`.
  var ranges: [Range<ByteOffset>] {
    edits.filter { !$0.replacement.isEmpty }.map(\.range) + dropped
  }

  /// Where `self` was captured for nothing else.
  private var dropped: [Range<ByteOffset>] = []

  /// Why the result needs a review.
  var concern: String? {
    properties.first.map { "'\($0.name)' is now read once, not each time the block is called" }
  }

  init(of tap: CallbackCall, in context: Context) throws(Refusal) {
    guard let code = CallbackCode(of: tap, in: context) else {
      throw Refusal(.incompleteCode, "the closure isn't complete")
    }
    self.context = context
    closure = tap.closure
    let uses = MainActorNeeds(context: context, code: closure.node)
    for item in closure.statements?.node.elements(CodeBlockItem.self) ?? []
    where uses.first(in: item.node) != nil {
      freeMethods(in: item.node, uses)
      guard
        MainActorNeeds(context: context, code: closure.node, ignored: nodes).first(in: item.node)
          != nil,
        (try? HoistedReads(of: [item.node], in: code, context)) == nil
      else { continue }
      freeProperties(in: item.node, uses)
    }
    dropCaptures()
  }

  /// `self.level(of: buffer)`, where the method becomes nonisolated.
  private mutating func freeMethods(in item: Node, _ uses: MainActorNeeds) {
    for node in uses.ownNodes(of: item) {
      guard let access = node.as(MemberAccessExpr.self), let name = access.name,
        node.parent?.as(FunctionCallExpr.self)?.calledExpression == node,
        access.base?.isSelfOrChainedSelf == true, let method = pureMethod(named: name)
      else { continue }
      nodes.insert(node)
      guard let start = method.funcKeyword else { continue }
      let edit = Edit.insert("nonisolated ", at: start.range.lowerBound)
      if !outerEdits.contains(edit) { outerEdits.append(edit) }
    }
  }

  /// The only method of the name, if it is in the file and uses nothing of the main actor.
  private func pureMethod(named name: String) -> FunctionDecl? {
    let type = context.enclosingTypeNames(of: closure.node).first
    guard let method = context.onlyMethod(named: name, of: type), let body = method.body?.node,
      context.isolation(inside: method.node).kind == .mainActor,
      MainActorNeeds(context: context, code: method.node).first(in: body) == nil
    else { return nil }
    return method
  }

  /// `self?.request?.append(buffer)`, where the object in the property is passed to the function.
  private mutating func freeProperties(in item: Node, _ uses: MainActorNeeds) {
    var found: [(node: Node, property: Property)] = []
    for node in uses.ownNodes(of: item) where !nodes.contains(node) {
      guard uses.isNeeded(by: node) else { continue }
      guard let access = node.as(MemberAccessExpr.self), let name = access.name,
        access.base?.isSelfOrChainedSelf == true, !node.isAssigned,
        let property = object(named: name)
      else { return }
      found.append((node, property))
    }
    for (node, property) in found {
      nodes.insert(node)
      edits.append(Edit(replace: node.range, with: property.name))
      if !properties.contains(where: { $0.name == property.name }) { properties.append(property) }
    }
  }

  /// A stored property that holds an object of an SDK's class.
  private func object(named name: String) -> Property? {
    guard let type = context.enclosingTypeNames(of: closure.node).first,
      case .variable(let variable)? =
        context.project.members(named: name, of: type, inherited: true).first,
      !variable.isComputed, !variable.modifiers.contains(.weak),
      let known = context.type(of: variable), let named = known.unwrapped.name,
      context.project.sdk.kind(ofType: named) == "class",
      !context.project.sdk.isMainActor(type: named)
    else { return nil }
    return Property(name: name, type: known)
  }

  /// What the list captures and nothing uses goes: the function has no `self` that it could be taken from.
  private mutating func dropCaptures() {
    guard let clause = closure.signature?.capture, let next = clause.node.lastToken?.next else {
      return
    }
    let entries = clause.captures
    let kept = entries.indices.filter { !isUnused(entries[$0], in: clause) }
    guard kept.count < entries.count else { return }
    dropped += entries.indices.filter { !kept.contains($0) }.map { entries[$0].range }
    guard let last = kept.last, let end = entries.last?.range.upperBound else {
      let brace = closure.leftBrace?.range.upperBound ?? clause.range.lowerBound
      edits.append(
        .delete(
          next.kind == .in
            ? brace..<next.range.upperBound : clause.range.lowerBound..<next.range.lowerBound))
      return
    }
    for index in 0..<last where !kept.contains(index) {
      edits.append(.delete(entries[index].range.lowerBound..<entries[index + 1].range.lowerBound))
    }
    if last + 1 < entries.count { edits.append(.delete(entries[last].endOfValue..<end)) }
  }

  /// Whether nothing uses what is captured. A `self` that nothing ever used is left to the reader.
  private func isUnused(_ entry: ClosureCapture, in clause: ClosureCaptureClause) -> Bool {
    let body = closure.statements?.node.tokens
    guard entry.name?.kind == .selfKeyword else {
      let name = entry.name?.name
      return entry.hasNoEffect
        && body?.contains { $0.kind.isIdentifier && $0.name == name } != true
    }
    if properties.isEmpty || clause.captures.contains(where: { $0.initializer != nil }) {
      return false
    }
    let freed = edits.map(\.range)
    return body?.contains { token in
      token.kind == .selfKeyword && !freed.contains { $0.contains(token.range) }
    } != true
  }
}

extension ClosureCapture {
  /// Whether to take the value has no effect: it is a name's, or a property's.
  fileprivate var hasNoEffect: Bool {
    initializer?.value.map { !$0.descendantsAndSelf.contains { $0.is(.functionCallExpr) } } ?? true
  }

  /// Without the comma after it.
  fileprivate var endOfValue: ByteOffset { trailingComma?.range.lowerBound ?? range.upperBound }
}

extension MainActorNeeds {
  /// Whether the node itself needs, or may need, the main actor.
  func isNeeded(by node: Node) -> Bool { use(of: node) != nil }
}

extension Node {
  /// `self`, `self?`
  fileprivate var isSelfOrChainedSelf: Bool {
    isSelfReference || self.as(OptionalChainingExpr.self)?.expression?.isSelfReference == true
  }
}
