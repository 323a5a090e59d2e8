import Rewriter

/// The places in a function that name its completion handler, also where it is unwrapped, captured or copied under
/// the same name.
struct CompletionUses {
  /// In the order of the source.
  private let references: [Node]

  /// The conditions `let completion` that only ask whether there is a handler.
  private let unwrappings: Set<Node>

  /// The declarations `let completion = completion`, often with `nonisolated(unsafe)` in front.
  let copies: [Node]

  init(of completion: CompletionParameter, in body: Node) {
    let uses = completion.handlers.map { Self(ofOnly: $0, in: body) }
    references = uses.flatMap(\.references).sorted { $0.index.value < $1.index.value }
    unwrappings = uses.reduce(into: []) { $0.formUnion($1.unwrappings) }
    copies = uses.flatMap(\.copies)
  }

  private init(ofOnly completion: CompletionParameter, in body: Node) {
    let name = completion.name
    var aliases: Set<Node> = [completion.parameter.node]
    var references: [Node] = []
    var unwrappings: Set<Node> = []
    var copies: [Node] = []
    for node in body.descendantsAndSelf {
      if let condition = node.as(OptionalBindingCondition.self), condition.binds(name),
        LocalDeclaration(name, at: node).map({ aliases.contains($0.declaration) }) == true
      {
        aliases.insert(node)
        unwrappings.insert(node)
      } else if let copy = node.as(VariableDecl.self)?.copy(of: name),
        LocalDeclaration(name, at: node).map({ aliases.contains($0.declaration) }) == true
      {
        aliases.insert(copy.node)
        copies.append(node)
      } else if let capture = node.as(ClosureCapture.self), capture.name?.name == name,
        capture.initializer == nil
      {
        aliases.insert(node)
      } else if node.as(DeclReferenceExpr.self)?.name == name,
        node.parent?.as(MemberAccessExpr.self)?.declName?.node != node,
        LocalDeclaration(name, at: node).map({ aliases.contains($0.declaration) }) == true
      {
        references.append(node)
      }
    }
    let declarations = unwrappings.union(copies)
    self.references = references.filter { reference in
      !reference.ancestors.prefix(4).contains(where: declarations.contains)
    }
    self.unwrappings = unwrappings
    self.copies = copies
  }

  var isEmpty: Bool { references.isEmpty }

  /// Whether there are uses, and all of them meet the condition.
  func areAll(_ condition: (Node) -> Bool) -> Bool { !isEmpty && references.allSatisfy(condition) }

  /// Whether the node holds a use.
  func areIn(_ node: Node) -> Bool {
    let end = node.index.value + node.tree.extent(of: node.index)
    return references.contains { $0.index.value >= node.index.value && $0.index.value < end }
  }

  func contains(_ node: Node) -> Bool { references.contains(node) }

  func unwraps(_ condition: Node) -> Bool { unwrappings.contains(condition) }
}

extension OptionalBindingCondition {
  /// Whether the condition is `let name` or `let name = name`.
  fileprivate func binds(_ name: String) -> Bool {
    pattern?.as(IdentifierPattern.self)?.identifier?.name == name
      && (initializer == nil
        || initializer?.value?.as(DeclReferenceExpr.self)?.name == name)
  }
}

extension VariableDecl {
  /// The binding of `let name = name`.
  fileprivate func copy(of name: String) -> PatternBinding? {
    let bindings = bindings?.node.elements(PatternBinding.self) ?? []
    guard bindingSpecifier?.kind == .let, bindings.count == 1,
      bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name == name,
      bindings[0].initializer?.value?.as(DeclReferenceExpr.self)?.name == name
    else { return nil }
    return bindings[0]
  }
}
