import Rewriter

/// A variable or property that a work item is kept in.
enum WorkItemVariable: Hashable {
  /// By the node that declares it.
  case local(String, Node)
  case property(String, owner: String)
  /// What a method of the file gives.
  case result(String, owner: String)

  var name: String {
    switch self {
    case .local(let name, _), .property(let name, _), .result(let name, _): name
    }
  }

  /// The type whose member it is; `nil` for a local variable.
  var owner: String? {
    switch self {
    case .local: nil
    case .property(_, let owner), .result(_, let owner): owner
    }
  }
}

extension Context {
  /// The variable that a name stands for, which is used alone or after a period; `nil` if that isn't
  /// known.
  func workItemVariable(namedBy node: Node) -> WorkItemVariable? {
    if let member = node.parent?.as(MemberAccessExpr.self), member.declName?.node == node {
      return member.name.flatMap { property(named: $0, of: member.base, at: node) }
    }
    guard let name = node.referencedName else { return nil }
    if let local = LocalDeclaration(name, at: node) { return .local(name, local.declaration) }
    guard case .member(let members, _) = resolution(of: name, at: node) else { return nil }
    return property(named: name, among: members)
  }

  private func property(named name: String, of base: Node?, at node: Node) -> WorkItemVariable? {
    guard let type = base.flatMap({ typeOfMembers(of: $0, at: node) }) else { return nil }
    return property(
      named: name, among: project.members(named: name, of: type, inherited: true))
  }

  /// The qualified name of the type of which the members of an expression are.
  private func typeOfMembers(of base: Node, at node: Node) -> String? {
    if base.isSelfReference
      || base.as(OptionalChainingExpr.self)?.expression?.isSelfReference == true
    {
      return enclosingTypeNames(of: node).first
    }
    if base.isSelfTypeReference { return enclosingTypeNames(of: node).first }
    if let name = base.referencedName, case .type(let type) = resolution(of: name, at: base) {
      return type
    }
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    guard let type = valueType(of: value)?.unwrapped, let name = type.name else { return nil }
    return project.resolve(name, inside: type.scope)
  }

  private func property(named name: String, among members: [MemberFacts]) -> WorkItemVariable? {
    switch members.first {
    case .variable(let variable): return .property(name, owner: variable.owner)
    case .function(let function) where members.count == 1 && function.path == path:
      let type = function.result.map { TypeSpelling($0) }
      return type?.name == "DispatchWorkItem" ? .result(name, owner: function.owner) : nil
    default: return nil
    }
  }
}

extension Context {
  /// Why a work item stays that is stored where nothing is known of it.
  func refusalOfItem(storedIn place: Node) -> Refusal {
    let isOfLocalType = place.as(MemberAccessExpr.self)?.base.map(isLocalType) ?? false
    let reason =
      isOfLocalType
      ? "a static variable of a type in the function; keep the work item, or store it in a property of the object"
      : "and we can't tell what that is"
    return Refusal(.itemUse, "the work item is stored in '\(place.textInOneLine)', \(reason)")
  }

  /// Have: `Debounce.item` of a type that the function around declares.
  fileprivate func isLocalType(_ base: Node) -> Bool {
    guard case .local(let binding)? = base.referencedName.map({ resolution(of: $0, at: base) }),
      case .type = binding.kind
    else { return false }
    return true
  }
}

extension WorkItemVariable {
  /// Every place in the file that names the variable, but for its declaration.
  ///
  /// - Throws: why it isn't known of one whether it does.
  func references(in context: Context) throws(Refusal) -> [Node] {
    let captures = context.tree.all(ClosureCapture.self).filter { capture in
      capture.name?.name == name && capture.initializer == nil && isMeant(by: capture, in: context)
    }
    if let capture = captures.first {
      throw Refusal(.itemUse, "a closure captures '\(name)' as '\(capture.node.textInOneLine)'")
    }
    var references: [Node] = []
    for node in context.tree.references(to: name) where !node.is(.closureCapture) {
      if let variable = context.workItemVariable(namedBy: node) {
        if variable == self { references.append(node) }
      } else if mayBeMeant(by: node, in: context) {
        let whole = node.referencedName == nil ? node.parent ?? node : node
        throw Refusal(
          .itemUse, "we can't tell whether '\(whole.textInOneLine)' is the same property")
      }
    }
    return references.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a name that is unknown may be that of the property. `.name` is a member of a type.
  private func mayBeMeant(by node: Node, in context: Context) -> Bool {
    guard let owner else { return false }
    if node.referencedName != nil { return context.enclosingTypeNames(of: node).contains(owner) }
    guard let base = node.parent?.as(MemberAccessExpr.self)?.base else { return false }
    return !context.isLocalType(base)
  }

  private func isMeant(by capture: ClosureCapture, in context: Context) -> Bool {
    let place = capture.node.lookUpPlace
    if let local = LocalDeclaration(name, at: place) {
      return self == .local(name, local.declaration)
    }
    return owner != nil
  }
}

extension Context {
  /// Whether the work is known to be a `DispatchWorkItem`.
  func isWorkItem(_ work: Node) -> Bool {
    if work.isWorkItemCreation { return true }
    guard let name = work.lastName else { return false }
    let local = LocalDeclaration(name, at: work)
    if let value = local?.declaration.as(OptionalBindingCondition.self)?.initializer?.value,
      value.lastName != name
    {
      return isWorkItem(value)
    }
    if let (type, value) = local?.declared, type != nil || value != nil {
      return type.map { TypeSpelling($0).name == "DispatchWorkItem" }
        ?? (value?.isWorkItemCreation ?? false)
    }
    // `guard let item` usually names a property.
    let variables = project.variables[name] ?? []
    return variables.contains { variable in
      variable.type.map { TypeSpelling($0).name == "DispatchWorkItem" }
        ?? (variable.initializer?.hasPrefix("DispatchWorkItem") ?? false)
    }
  }
}

extension Node {
  /// `DispatchWorkItem { … }`, `DispatchWorkItem(block: f)`
  var isWorkItemCreation: Bool {
    self.as(FunctionCallExpr.self)?.calledExpression?.isName("DispatchWorkItem", of: "Dispatch")
      == true
  }
}
