import Rewriter

/// Places in the project, as messages say them.
extension Context {
  /// Where a node begins: `Store.swift:12`.
  func place(of node: Node) -> String { place(of: node.range.lowerBound) }

  /// Where something in the file is, by its offset.
  func place(of offset: ByteOffset) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return "\(file):\(LineTable(tree.source).line(of: offset))"
  }

  /// Where a function is declared; `nil` for an initializer.
  func place(of function: FunctionFacts) -> String? {
    guard let home = asItWas(function.path) else { return nil }
    let types = function.parameters.map { $0.type.withoutWhitespace }
    return home.tree.functions(named: function.name).first { declaration in
      declaration.fullName == function.fullName && home.owner(of: declaration) == function.owner
        && declaration.parameters.map(\.textOfType) == types
    }.map { home.place(of: $0.node) }
  }

  /// The qualified name of the type that a function is a member of; empty for none.
  func owner(of function: FunctionDecl) -> String {
    enclosingTypeNames(of: function.node).first.map { project.resolve($0) } ?? ""
  }
}
