/// The declarations of a whole project by name: what a codemod may know about the other files.
///
/// Built once for a run from the facts of every file, and never changed. Modules are not told apart
/// yet: where a name is declared more than once, an answer is given only if all declarations agree.
public struct ProjectIndex: Sendable {
  /// By qualified name; extensions are apart.
  let types: [String: [TypeFacts]]
  /// By the qualified name of what they extend.
  let extensions: [String: [TypeFacts]]
  /// The targets, by the alias's qualified name.
  let aliases: [String: [String]]
  /// By name, without labels.
  let functions: [String: [FunctionFacts]]
  /// The types as written, by the variable's name.
  let variables: [String: [VariableFacts]]

  /// The members of types that codemods ask for, extensions included, by the type's qualified name.
  private let members: [String: [Member]]

  /// A function or variable of a type.
  private struct Member {
    let name: String
    let path: String
    /// Whether other modules of the project may see it.
    let isPublic: Bool
  }

  /// Cost: one pass over the facts.
  public init(_ files: [FileFacts]) {
    let declarations = files.lazy.flatMap(\.types)
    types = Dictionary(grouping: declarations.filter { $0.kind != .extension }, by: \.name)
    extensions = Dictionary(grouping: declarations.filter { $0.kind == .extension }, by: \.name)
    aliases = Dictionary(grouping: files.lazy.flatMap(\.aliases), by: \.name)
      .mapValues { $0.map(\.target) }
    functions = Dictionary(grouping: files.lazy.flatMap(\.functions), by: \.name)
    variables = Dictionary(grouping: files.lazy.flatMap(\.variables), by: \.name)
    members = Self.watchedMembers(of: files)
  }

  /// Whether the project declares the name outside of any type.
  func declaresGlobally(_ name: String) -> Bool {
    types[name] != nil || aliases[name] != nil
      || functions[name]?.contains { $0.owner.isEmpty && !$0.traits.contains(.isLocal) } == true
      || variables[name]?.contains { $0.owner.isEmpty } == true
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
      member.name == name
        && (member.isPublic || Self.target(of: member.path) == Self.target(of: path))
    } == true
  }

  /// The folder of a file's target in SwiftPM's layout: `Sources/Name`; empty anywhere else.
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
  /// What a type's name stands for inside a type: the qualified name if the project declares it, else
  /// the name as written. Aliases are followed, also out of the project.
  func resolve(_ written: String, inside scope: String = "") -> String {
    var written = WrittenType(written).name
    // An alias may name another one, and a broken project may have a cycle of them.
    for _ in 0..<8 {
      guard
        let name = lookUp(written, inside: scope, where: { types[$0] != nil || aliases[$0] != nil })
      else { return written }
      guard types[name] == nil, let target = aliases[name]?.first else { return name }
      written = WrittenType(target).name
    }
    return written
  }

  /// What an alias stands for; `nil` for a name that is no alias of the project, or of several.
  func aliasTarget(of written: String, inside scope: String = "") -> String? {
    let name = lookUp(written, inside: scope) { aliases[$0] != nil }
    guard let name, let targets = aliases[name], Set(targets).count == 1 else { return nil }
    return targets[0]
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
