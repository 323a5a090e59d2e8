/// The declarations of a whole project by name: what a codemod may know about the other files.
///
/// Built once for a run from the facts of every file, and never changed. Where a name is declared
/// more than once, the declarations in the nearest modules count, and an answer is given only if
/// all of those agree.
public struct ProjectIndex: Sendable {
  /// By qualified name; extensions are apart.
  private(set) var types = DeclarationTable<TypeFacts>(choosing: .nearest)
  /// By the qualified name of what they extend.
  private(set) var extensions = DeclarationTable<TypeFacts>(choosing: .reachable)
  /// By the alias's qualified name.
  private(set) var aliases = DeclarationTable<AliasFacts>(choosing: .nearest)
  /// By name, without labels; initializers by `Type.init`.
  private(set) var functions = DeclarationTable<FunctionFacts>(choosing: .reachable)
  /// By the variable's name.
  private(set) var variables = DeclarationTable<VariableFacts>(choosing: .reachable)

  /// The members of types that codemods ask for, extensions included, by the type's qualified name.
  private let members: [String: [Member]]

  private let graph: ModuleGraph

  /// What is known of the types and functions that are not the project's.
  let sdk: SDKTables

  /// A function or variable of a type.
  private struct Member {
    let name: String
    let path: String
    /// Whether other modules of the project may see it.
    let isPublic: Bool
  }

  /// Cost: one pass over the facts.
  public init(
    _ files: [FileFacts], modules: ProjectModules = .unknown, sdk: SDKTables = .standard,
  ) {
    self.sdk = sdk
    graph = ModuleGraph(modules, files: files)
    members = Self.watchedMembers(of: files)
    for file in files { insert(file, home: Int32(modules.membership(of: file.path) ?? 0)) }
  }

  private mutating func insert(_ file: FileFacts, home: Int32) {
    for type in file.types {
      if type.kind == .extension {
        extensions.insert(type, named: type.name, home: home)
      } else {
        types.insert(type, named: type.name, home: home)
      }
    }
    for alias in file.aliases { aliases.insert(alias, named: alias.name, home: home) }
    for function in file.functions {
      functions.insert(function, named: function.lookUpName, home: home)
    }
    for variable in file.variables { variables.insert(variable, named: variable.name, home: home) }
  }

  /// The modules of the project.
  public var modules: ProjectModules { graph.modules }

  /// The index as the file at the path sees it: with the names of its own modules in front.
  func seen(from path: String) -> ProjectIndex {
    // With one set of modules, everything is in it.
    guard modules.memberships.count > 1, let membership = modules.membership(of: path),
      types.viewpoint?.membership != membership
    else { return self }
    let viewpoint = Viewpoint(graph: graph, membership: membership)
    var index = self
    index.types.viewpoint = viewpoint
    index.extensions.viewpoint = viewpoint
    index.aliases.viewpoint = viewpoint
    index.functions.viewpoint = viewpoint
    index.variables.viewpoint = viewpoint
    return index
  }

  /// Whether the project declares the name outside of any type, in a module in sight.
  func declaresGlobally(_ name: String) -> Bool {
    !types.visible(name).isEmpty || !aliases.visible(name).isEmpty
      || functions.visible(name).contains { $0.owner.isEmpty && !$0.traits.contains(.isLocal) }
      || variables.visible(name).contains { $0.owner.isEmpty }
  }

  /// Whether the type, or one that it inherits from, has a member or nested type of the name.
  func hasMember(_ name: String, in type: String) -> Bool {
    ancestry(of: type).contains { ancestor in
      types["\(ancestor).\(name)"] != nil || aliases["\(ancestor).\(name)"] != nil
        || members[ancestor]?.contains { $0.name == name } == true
    }
  }

  /// Whether a file may see a function or variable of the name that the project adds to the type.
  func extends(_ type: String, with name: String, visibleFrom path: String) -> Bool {
    members[type]?.contains { member in
      let relation = relation(of: member.path, to: path)
      return member.name == name && (member.isPublic ? relation > .none : relation == .own)
    } == true
  }

  private func relation(of path: String, to viewpoint: String) -> ModuleGraph.Relation {
    guard modules.isDescribed, let home = modules.membership(of: path),
      let membership = modules.membership(of: viewpoint)
    else { return Self.target(of: path) == Self.target(of: viewpoint) ? .own : .reachable }
    return graph.relation(of: home, to: membership)
  }

  /// The folder of a file's target in SwiftPM's layout, where nothing describes the targets:
  /// `Sources/Name`; empty anywhere else.
  private static func target(of path: String) -> Substring {
    guard let sources = path.ranges(of: "Sources/").last else { return "" }
    return path[..<(path[sources.upperBound...].firstIndex(of: "/") ?? path.endIndex)]
  }

  /// Only names that codemods insert or look for are worth a table of their own.
  private static func watchedMembers(of files: [FileFacts]) -> [String: [Member]] {
    let watched: Set = ["Task", "MainActor", "DispatchQueue", "Dispatch", "main", "async"]
    var members: [String: [Member]] = [:]
    for file in files {
      for function in file.functions where watched.contains(function.name) {
        let isPublic = function.traits.contains(.isPublic)
        members[function.owner, default: []]
          .append(Member(name: function.name, path: file.path, isPublic: isPublic))
      }
      for variable in file.variables where watched.contains(variable.name) {
        members[variable.owner, default: []]
          .append(Member(name: variable.name, path: file.path, isPublic: true))
      }
    }
    return members
  }
}

extension ProjectIndex {
  /// What a type's name stands for inside a type: the qualified name if the project declares it,
  /// else the name as written. Aliases are followed, also out of the project.
  func resolve(_ written: String, inside scope: String = "") -> String {
    var written = WrittenType(written).name
    // An alias may name another one, and a broken project may have a cycle of them.
    for _ in 0..<8 {
      guard
        let name = lookUp(written, inside: scope, where: { types[$0] != nil || aliases[$0] != nil })
      else { return written }
      guard types[name] == nil, let target = aliases[name]?.first?.target else { return name }
      written = WrittenType(target).name
    }
    return written
  }

  /// What an alias stands for; `nil` for a name that is no alias of the project, or of several.
  func aliasTarget(of written: String, inside scope: String = "") -> String? {
    let name = lookUp(written, inside: scope) { aliases[$0] != nil }
    guard let name, let aliases = aliases[name], Set(aliases.map(\.target)).count == 1 else {
      return nil
    }
    return aliases[0].target
  }

  /// Looks from the innermost scope outwards.
  private func lookUp(
    _ name: String, inside scope: String, where exists: (String) -> Bool,
  ) -> String? {
    var scope = scope[...]
    while !scope.isEmpty {
      let candidate = "\(scope).\(name)"
      if exists(candidate) { return candidate }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    return exists(name) ? name : nil
  }

  /// The type and the project's types that it inherits from, each once.
  func ancestry(of type: String) -> [String] {
    var found = [type]
    var next = 0
    while next < found.count {
      let declarations = (types[found[next]] ?? []) + (extensions[found[next]] ?? [])
      for inherited in declarations.flatMap(\.inherited) {
        let name = resolve(inherited, inside: found[next])
        if !found.contains(name) { found.append(name) }
      }
      next += 1
    }
    return found
  }
}

extension FunctionFacts {
  /// The name that the function is looked up by: `name`, or `Type.init` with the last name of the
  /// type.
  fileprivate var lookUpName: String {
    guard name == "init" else { return name }
    let type = owner.lastIndex(of: ".").map { String(owner[owner.index(after: $0)...]) } ?? owner
    return type + ".init"
  }
}

extension ProjectIndex {
  /// Whether a type of the name is marked `@resultBuilder`.
  func isResultBuilder(_ name: String) -> Bool {
    types[name]?.contains { $0.attributes.contains("resultBuilder") } ?? false
  }
}
