import Rewriter

/// A variable or property that a work item is kept in.
enum WorkItemVariable: Hashable {
  /// By the node that declares it.
  case local(String, Node)
  case property(String, owner: String)

  var name: String {
    switch self {
    case .local(let name, _), .property(let name, _): name
    }
  }

  /// The type whose property it is; `nil` for a local variable.
  var owner: String? { if case .property(_, let owner) = self { owner } else { nil } }
}

extension Context {
  /// The variable that a name stands for, which is used alone or behind a period; `nil` if that is not
  /// known.
  func workItemVariable(namedBy node: Node) -> WorkItemVariable? {
    if let member = node.parent?.as(MemberAccessExpr.self), member.declName?.node == node {
      return member.name.flatMap { property(named: $0, of: member.base, at: node) }
    }
    guard let name = node.plainName else { return nil }
    if let local = LocalDeclaration(name, at: node) { return .local(name, local.declaration) }
    guard case .member(let members, _) = meaning(of: name, at: node) else { return nil }
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
    if base.compactText == "Self" { return enclosingTypeNames(of: node).first }
    if let name = base.plainName, case .type(let type) = meaning(of: name, at: base) { return type }
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    guard let type = valueType(of: value)?.unwrapped, let name = type.name else { return nil }
    return project.resolve(name, inside: type.scope)
  }

  private func property(named name: String, among members: [MemberFacts]) -> WorkItemVariable? {
    guard case .variable(let variable)? = members.first else { return nil }
    return .property(name, owner: variable.owner)
  }
}

extension WorkItemVariable {
  /// Every place in the file that names the variable, but for its declaration.
  ///
  /// - Throws: why it is not known of one whether it does.
  func references(in context: Context) throws(LeftAlone) -> [Node] {
    let captures = context.tree.all(ClosureCapture.self).filter { capture in
      capture.name?.name == name && capture.initializer == nil && isMeant(by: capture, in: context)
    }
    if let capture = captures.first {
      throw LeftAlone(reason: "a closure captures '\(name)' as '\(capture.node.textInOneLine)'")
    }
    let names = context.tree.all(DeclReferenceExpr.self, startingWith: name).map(\.node)
    let patterns = context.tree.all(IdentifierPattern.self, startingWith: name).map(\.node)
      .filter { $0.plainName != nil }
    var references: [Node] = []
    for node in names + patterns {
      if let variable = context.workItemVariable(namedBy: node) {
        if variable == self { references.append(node) }
      } else if mayBeMeant(by: node, in: context) {
        let whole = node.plainName == nil ? node.parent ?? node : node
        throw LeftAlone(
          reason: "it is not known whether '\(whole.textInOneLine)' is the same property")
      }
    }
    return references.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a name of which nothing is known may be that of the property. `.name` is a member of a type.
  private func mayBeMeant(by node: Node, in context: Context) -> Bool {
    guard let owner else { return false }
    if node.plainName != nil { return context.enclosingTypeNames(of: node).contains(owner) }
    return node.parent?.as(MemberAccessExpr.self)?.base != nil
  }

  private func isMeant(by capture: ClosureCapture, in context: Context) -> Bool {
    let place = capture.node.lookUpPlace
    if let local = LocalDeclaration(name, at: place) {
      return self == .local(name, local.declaration)
    }
    if case .property = self { return true }
    return false
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
      return type.map { WrittenType($0).name == "DispatchWorkItem" }
        ?? (value?.isWorkItemCreation ?? false)
    }
    // `guard let item` names a property as a rule.
    let variables = project.variables[name] ?? []
    return variables.contains { variable in
      variable.type.map { WrittenType($0).name == "DispatchWorkItem" }
        ?? (variable.initializer?.hasPrefix("DispatchWorkItem") ?? false)
    }
  }
}

/// The declaration of a variable that a work item is kept in.
struct WorkItemDeclaration {
  let binding: PatternBinding
  let isCollection: Bool

  /// Whether another name would be seen in this file alone.
  let canBeRenamed: Bool

  /// - Throws: why the variable cannot become one of tasks.
  init(of variable: WorkItemVariable, in context: Context) throws(LeftAlone) {
    switch variable {
    case .local(let name, let node):
      guard let binding = node.as(PatternBinding.self) else {
        throw LeftAlone(
          reason: node.is(.functionParameter)
            ? "'\(name)' is a parameter: what it is called with is decided elsewhere"
            : "it is not known where '\(name)' comes from")
      }
      try self.init(binding, isLocal: true, in: context)
    case .property(let name, let owner):
      let bindings = context.tree.all(PatternBinding.self, startingWith: name).filter { binding in
        binding.pattern?.is(.identifierPattern) == true
          && context.enclosingTypeNames(of: binding.node).first == owner
          && binding.node.isMemberBinding
      }
      guard bindings.count == 1 else {
        throw LeftAlone(
          reason: bindings.isEmpty
            ? "'\(name)' is declared in another file" : "'\(name)' is declared more than once")
      }
      try self.init(bindings[0], isLocal: false, in: context)
    }
  }

  private init(_ binding: PatternBinding, isLocal: Bool, in context: Context) throws(LeftAlone) {
    self.binding = binding
    let name = binding.pattern?.firstToken?.name ?? ""
    guard let variable = binding.node.parent?.parent?.as(VariableDecl.self),
      binding.node.parent?.elements(PatternBinding.self).count == 1
    else { throw LeftAlone(reason: "'\(name)' is declared together with others") }
    if binding.accessorBlock != nil { throw LeftAlone(reason: "'\(name)' has accessors") }
    let attributes = variable.attributes?.attributes.map(\.name) ?? []
    if let other = attributes.first(where: { $0 != "State" }) {
      throw LeftAlone(reason: "what '@\(other)' makes of '\(name)' is not known")
    }
    if !attributes.isEmpty,
      context.tree.root.tokens.contains(where: { ["$" + name, "_" + name].contains($0.name) })
    {
      throw LeftAlone(reason: "what '$\(name)' or '_\(name)' is for is not known")
    }
    let modifiers = variable.modifiers?.node.tokens.map(\.name) ?? []
    if let other = modifiers.first(where: { ["lazy", "weak", "unowned"].contains($0) }) {
      throw LeftAlone(reason: "'\(name)' is \(other)")
    }
    isCollection = try Self.isCollection(binding, name)
    canBeRenamed = isLocal ? true : try Self.isPrivate(variable, name, in: context)
  }

  /// Whether the declared type is an array or a dictionary.
  private static func isCollection(_ binding: PatternBinding, _ name: String) throws(LeftAlone)
    -> Bool
  {
    guard let type = binding.typeAnnotation?.type else {
      let value = binding.initializer?.value
      if value?.isWorkItemCreation == true { return false }
      if value?.as(FunctionCallExpr.self)?.calledExpression?.is(.arrayExpr) == true { return true }
      if value?.as(FunctionCallExpr.self)?.calledExpression?.is(.dictionaryExpr) == true {
        return true
      }
      if value?.lastName != nil { return false }
      throw LeftAlone(reason: "the type of '\(name)' is not written")
    }
    switch type.kind {
    case .optionalType, .implicitlyUnwrappedOptionalType, .identifierType:
      let text = type.compactText
      if ["DispatchWorkItem", "DispatchWorkItem?", "DispatchWorkItem!"].contains(text) {
        return false
      }
    case .arrayType: if type.compactText == "[DispatchWorkItem]" { return true }
    case .dictionaryType: if type.compactText.hasSuffix(":DispatchWorkItem]") { return true }
    default: break
    }
    throw LeftAlone(reason: "nothing is known of the type '\(type.textInOneLine)'")
  }

  /// Whether the property is private.
  ///
  /// - Throws: why other files may use it.
  private static func isPrivate(
    _ variable: VariableDecl, _ name: String, in context: Context,
  ) throws(LeftAlone) -> Bool {
    let modifiers = variable.modifiers?.node.tokens.map(\.name) ?? []
    if modifiers.contains("private") || modifiers.contains("fileprivate") { return true }
    let isVisible = !Set(modifiers).isDisjoint(with: ["public", "open", "package", "override"])
    if isVisible || context.project.mayBeNamed(name, outside: context.path) {
      throw LeftAlone(reason: "other files may use '\(name)': make it private")
    }
    return false
  }
}

extension WorkItemDeclaration {
  /// The names in the declaration that say the type of work items, where it is written.
  var typeNames: [Token] {
    let value = binding.initializer?.value
    let parts = [
      binding.typeAnnotation?.node, value?.isWorkItemCreation == true ? nil : value,
    ]
    return parts.compactMap(\.self).flatMap(\.tokens).filter { $0.name == "DispatchWorkItem" }
  }
}

extension Node {
  /// Whether the binding is one of a member.
  fileprivate var isMemberBinding: Bool {
    parent?.parent?.parent?.is(.memberBlockItem) == true
  }

  /// `DispatchWorkItem { … }`, `DispatchWorkItem(block: f)`
  var isWorkItemCreation: Bool {
    self.as(FunctionCallExpr.self)?.calledExpression?.isName("DispatchWorkItem", of: "Dispatch")
      == true
  }
}
