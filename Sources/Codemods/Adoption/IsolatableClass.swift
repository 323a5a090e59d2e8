import Rewriter

/// A class that is isolated to nothing, and that the main actor may have.
struct IsolatableClass {
  /// The qualified name.
  let name: String

  /// The file of its declaration.
  let path: String

  /// The class and those that inherit from it.
  let family: Set<String>

  /// The names of what they declare, with the last names of the classes, which call initializers.
  let memberNames: Set<String>

  /// What somebody else decides: the isolation of a superclass counts for its subclasses, and what is Sendable has
  /// another protection.
  init?(_ name: String, in project: ProjectIndex) {
    let declarations = project.tables.types.value.declarations(name, from: nil).map(\.facts)
    guard declarations.count == 1, let declaration = declarations.first,
      declaration.kind == .class, !declaration.isLocal,
      case let project = project.seen(from: declaration.path),
      project.isolation(ofType: name).kind == .nonisolated,
      case let ancestry = project.ancestry(of: name), !ancestry.contains("Sendable"),
      !ancestry.dropFirst().contains(where: project.isSuperclass),
      !project.extensions(of: name).contains(where: \.mayDecideIsolation)
    else { return nil }
    self.name = name
    path = declaration.path
    family = Set(project.names.inheritors(of: name, in: project)).union([name])
    let members = family.flatMap { project.members(of: $0) }.map(\.name)
    // Nothing that is looked for names a subscript where it is used.
    if members.contains("subscript") { return nil }
    memberNames = Set(members).subtracting(["deinit"])
      .union(family.map(\.lastName)).union(["init"])
  }

  /// The declarations of the classes and their extensions in a file.
  func parts(in context: Context) -> [Node] {
    context.tree.nodes.filter { node in
      node.kind.isTypeOrExtension && self.contains(node, in: context)
    }
  }

  /// Whether the innermost type around a node is one of the classes.
  func contains(_ node: Node, in context: Context) -> Bool {
    context.enclosingTypeNames(of: node).first.map { written in
      family.contains(written) || family.contains(context.project.resolve(written))
    } ?? false
  }

  /// The files with parts of the classes.
  func paths(in project: ProjectIndex) -> [String] {
    let project = project.seen(from: path)
    let declarations = family.flatMap { (project.types[$0] ?? []) + project.extensions(of: $0) }
    return Set(declarations.map(\.path)).sorted()
  }
}

extension ProjectIndex {
  /// Whether a class other than `NSObject` has the name: as measured with Swift 6.3.1, that one's subclasses may have
  /// any isolation.
  fileprivate func isSuperclass(_ name: String) -> Bool {
    guard name != "NSObject" else { return false }
    return types[name]?.contains { $0.kind == .class } ?? (sdk.kind(ofType: name) == "class")
  }
}
