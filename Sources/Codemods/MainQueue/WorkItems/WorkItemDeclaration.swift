import Rewriter

/// The declaration of a variable that a work item is kept in.
struct WorkItemDeclaration {
  /// `nil` for a method that gives an item.
  let binding: PatternBinding?
  let isCollection: Bool

  /// Whether another name would be seen in this file alone.
  let canBeRenamed: Bool

  /// Where its observers name the value that it had, or gets.
  let observedNames: [Node]

  /// What a method gives.
  let returned: [Node]

  /// The names in the declaration that say the type of work items, where it is written.
  let typeNames: [Token]

  /// - Throws: why the variable can't become one of tasks.
  init(of variable: WorkItemVariable, in context: Context) throws(Refusal) {
    switch variable {
    case .local(let name, let node):
      guard let binding = node.as(PatternBinding.self) else {
        throw Refusal(
          .itemFromElsewhere,
          node.is(.functionParameter)
            ? "'\(name)' is a parameter, and callers choose its value"
            : "we can't tell where '\(name)' comes from")
      }
      try self.init(binding, property: nil, in: context)
    case .result(let name, let owner):
      try self.init(methodNamed: name, of: owner, in: context)
    case .property(let name, let owner):
      let bindings = context.tree.all(PatternBinding.self, startingWith: name).filter { binding in
        binding.pattern?.is(.identifierPattern) == true
          && context.enclosingTypeNames(of: binding.node).first == owner
          && binding.node.isMemberBinding
      }
      guard bindings.count == 1 else {
        throw Refusal(
          .itemFromElsewhere,
          bindings.isEmpty
            ? "'\(name)' is declared in another file" : "'\(name)' is declared more than once")
      }
      try self.init(bindings[0], property: variable, in: context)
    }
  }

  /// - Parameter property: `nil` for a local variable.
  private init(
    _ binding: PatternBinding, property: WorkItemVariable?, in context: Context,
  ) throws(Refusal) {
    self.binding = binding
    returned = []
    let name = binding.pattern?.firstToken?.name ?? ""
    guard let variable = binding.node.parent?.parent?.as(VariableDecl.self),
      binding.node.parent?.elements(PatternBinding.self).count == 1
    else {
      throw Refusal(
        .sharedLine,
        "'\(name)' is declared together with other variables; declare it on its own and run again"
      )
    }
    observedNames =
      if let block = binding.accessorBlock { try Self.observedNames(in: block, name) } else { [] }
    let attributes = variable.attributes?.attributes.map(\.name).filter { $0 != "MainActor" } ?? []
    if let other = attributes.first(where: { $0 != "State" }) {
      throw Refusal(.itemDeclaration, "we can't tell what '@\(other)' does with '\(name)'")
    }
    if !attributes.isEmpty,
      ["$", "_"].contains(where: { !context.tree.tokens(spelling: $0 + name).isEmpty })
    {
      throw Refusal(.itemDeclaration, "we can't tell what '$\(name)' or '_\(name)' is used for")
    }
    let modifiers = variable.modifiers?.node.tokens.map(\.name) ?? []
    if let other = modifiers.first(where: { ["lazy", "weak", "unowned"].contains($0) }) {
      throw Refusal(.itemDeclaration, "'\(name)' is \(other)")
    }
    isCollection = try Self.isCollection(binding, name)
    let value = binding.initializer?.value
    let parts = [binding.typeAnnotation?.node, value?.isWorkItemCreation == true ? nil : value]
    typeNames = parts.compactMap(\.self).flatMap { $0.workItemNames }
    canBeRenamed =
      if let property { try Self.isPrivate(variable, property, in: context) } else { true }
  }

  /// Whether the declared type is an array or a dictionary.
  private static func isCollection(_ binding: PatternBinding, _ name: String) throws(Refusal)
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
      throw Refusal(.itemType, "the type of '\(name)' isn't written; write it and run again")
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
    throw Refusal(.itemType, "we can't tell what the type '\(type.textInOneLine)' stores")
  }

  /// Whether the property is private.
  ///
  /// - Throws: why other files may use it.
  private static func isPrivate(
    _ variable: VariableDecl, _ property: WorkItemVariable, in context: Context,
  ) throws(Refusal) -> Bool {
    let modifiers = variable.modifiers?.node.tokens.map(\.name) ?? []
    if modifiers.contains("private") || modifiers.contains("fileprivate") { return true }
    let isVisible = !Set(modifiers).isDisjoint(with: ["public", "open", "package", "override"])
    if isVisible || mayBeUsed(property, outside: context) {
      throw Refusal(
        .itemFromElsewhere,
        "other files may use '\(property.name)'; make it 'private' and run again")
    }
    return false
  }

  /// Whether a file other than the context's may name the property.
  private static func mayBeUsed(_ property: WorkItemVariable, outside context: Context) -> Bool {
    let name = property.name
    guard context.project.isNamed(name, outside: context.path) else { return false }
    let uses = context.project.selectorUses(ofProperty: name, in: property.owner ?? "")
    if !uses.isEmpty { return true }
    let others = context.project.files(naming: name).filter { $0 != context.path }
    return others.contains { path in
      let other = context.seen(inFile: path)
      return (try? other.map { try property.references(in: $0) }) != []
    }
  }
}

extension WorkItemDeclaration {
  /// Where `willSet` and `didSet` name a value.
  ///
  /// - Throws: that there are other accessors.
  private static func observedNames(
    in block: AccessorBlock, _ name: String,
  ) throws(Refusal) -> [Node] {
    let accessors = block.accessors?.elements(AccessorDecl.self) ?? []
    let areObservers = accessors.allSatisfy {
      ["willSet", "didSet"].contains($0.accessorSpecifier?.text)
    }
    guard !accessors.isEmpty, areObservers else {
      throw Refusal(.itemDeclaration, "'\(name)' is a computed property")
    }
    return accessors.flatMap { accessor in
      let value = accessor.parameters?.name?.name
      let names = value.map { [$0] } ?? ["oldValue", "newValue"]
      return accessor.node.descendantsAndSelf.filter {
        $0.referencedName.map(names.contains) == true
      }
    }
  }

  /// - Throws: why the method can't give a task.
  private init(methodNamed name: String, of owner: String, in context: Context) throws(Refusal) {
    let methods = context.tree.functions(named: name).filter { method in
      context.enclosingTypeNames(of: method.node).first == owner
        && method.node.parent?.is(.memberBlockItem) == true
    }
    guard methods.count == 1, let body = methods[0].body?.statements?.node else {
      throw Refusal(.itemFromElsewhere, "'\(name)' is declared more than once")
    }
    let method = methods[0]
    let modifiers = method.modifiers?.node.tokens.map(\.name) ?? []
    guard modifiers.contains("private") || modifiers.contains("fileprivate") else {
      throw Refusal(
        .itemFromElsewhere,
        "'\(name)' returns the work item to callers we may not see; make it 'private' and run again"
      )
    }
    let attributes = method.attributes?.attributes.map(\.name) ?? []
    if let other = attributes.first(where: { $0 != "discardableResult" && $0 != "MainActor" }) {
      throw Refusal(.itemDeclaration, "we can't tell what '@\(other)' does with '\(name)'")
    }
    let type = method.signature?.returnClause?.type
    guard ["DispatchWorkItem", "DispatchWorkItem?"].contains(type?.compactText) else {
      throw Refusal(
        .itemType, "we can't tell what the type '\(type?.textInOneLine ?? "")' stores")
    }
    returned = TaskBody.ownNodes(of: body).compactMap { $0.as(ReturnStmt.self)?.expression }
    guard !returned.isEmpty else {
      throw Refusal(.itemType, "we can't tell what '\(name)' returns")
    }
    binding = nil
    isCollection = false
    canBeRenamed = false
    observedNames = []
    typeNames = type?.workItemNames ?? []
  }
}

extension Node {
  /// The places that name the type.
  var workItemNames: [Token] { tokens.filter { $0.name == "DispatchWorkItem" } }

  /// Whether the binding is one of a member.
  fileprivate var isMemberBinding: Bool {
    parent?.parent?.parent?.is(.memberBlockItem) == true
  }
}
