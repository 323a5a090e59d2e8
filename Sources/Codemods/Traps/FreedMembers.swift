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

  /// Why the result wants a reader.
  var concern: String? {
    properties.first.map { "'\($0.name)' is read once, and not each time the block is called" }
  }

  init(of tap: CallbackCall, in context: Context) throws(LeftAlone) {
    guard let code = CallbackCode(of: tap, in: context) else {
      throw LeftAlone(reason: "its end is missing")
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
        (try? LeafHoists(of: [item.node], in: code, context)) == nil
      else { continue }
      freeProperties(in: item.node, uses)
    }
    if !properties.isEmpty { dropCapture() }
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
    guard let type = context.enclosingTypeNames(of: closure.node).first,
      context.project.members(named: name, of: type, inherited: true).count == 1,
      !context.project.hasOverride(ofFunction: name, in: context.project.resolve(type))
    else { return nil }
    let methods = context.tree.all(FunctionDecl.self).filter {
      $0.name?.name == name && context.enclosingTypeNames(of: $0.node).first == type
        && $0.node.parent?.is(.memberBlockItem) == true
    }
    guard methods.count == 1, let method = methods.first, let body = method.body?.node,
      method.attributes == nil, method.modifiers?.contains(.override) != true,
      context.isolation(inside: method.node).kind == .mainActor,
      MainActorNeeds(context: context, code: method.node).first(in: body) == nil
    else { return nil }
    return method
  }

  /// `self?.request?.append(buffer)`, where the object in the property is handed to the function.
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

  /// `[weak self]` goes where nothing else uses `self`.
  private mutating func dropCapture() {
    guard let clause = closure.signature?.capture, clause.captures.count == 1,
      clause.captures[0].name?.kind == .selfKeyword, let next = clause.node.lastToken?.next
    else { return }
    let used = edits.map(\.range)
    let others = closure.node.tokens.filter { token in
      token.kind == .selfKeyword && !clause.range.contains(token.range)
        && !used.contains { $0.contains(token.range) }
    }
    guard others.isEmpty else { return }
    let range = clause.range.lowerBound..<next.range.lowerBound
    dropped.append(clause.range)
    let isAlone = next.kind == .in
    let brace = closure.leftBrace?.range.upperBound ?? range.lowerBound
    edits.append(.delete(isAlone ? brace..<next.range.upperBound : range))
  }
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
