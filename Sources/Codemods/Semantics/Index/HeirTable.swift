/// Which types of the project may inherit from which, by their last names.
///
/// A first look, which saves asking all types for their ancestries: modules, scopes and access do not count, and a type
/// that is not here inherits nothing of the name.
struct HeirTable: Sendable {
  /// By the last name of what they inherit from, or are aliases of, the last names of types and aliases.
  private var heirs: [String: [String]] = [:]

  /// What structures, actors and extensions conform to, and classes and enumerations behind another name, as written.
  private var protocols: Set<String> = []

  /// By the last name of a protocol, the last names of what extensions let conform to it.
  private var extended: [String: Set<String>] = [:]

  /// The qualified names of types by their last names.
  private var types: [String: [String]] = [:]

  mutating func insert(typesOf file: FileFacts) {
    for type in file.types where type.kind != .extension {
      types[type.name.lastName, default: []].append(type.name)
    }
  }

  /// - Parameter file: with its extensions under the names of the types that they extend.
  mutating func insert(inheritanceOf file: FileFacts) {
    for type in file.types {
      let name = type.name.lastName
      for inherited in type.inherited.flatMap(Self.components) {
        heirs[inherited.lastName, default: []].append(name)
        if type.kind == .extension { extended[inherited.lastName, default: []].insert(name) }
      }
      let others = type.inherited.dropFirst(type.mayNameSuperclass ? 1 : 0)
      protocols.formUnion(others.flatMap(Self.components))
    }
    for alias in file.aliases {
      for component in Self.components(of: alias.target) {
        heirs[component.lastName, default: []].append(alias.name.lastName)
      }
    }
  }

  /// The names of `A & B`, without generic arguments.
  private static func components(of type: String) -> [String] {
    TypeSpelling(type).name.split(separator: "&").map(String.init)
  }

  /// Whether the name can't be that of a class, since something conforms to it that has no superclass, or another one.
  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Whether something may inherit from the type, or is an alias of it.
  func hasHeirs(ofTypeNamed name: String) -> Bool { heirs[name.lastName] != nil }

  /// The last names of all that something inherits from.
  var superclasses: some Sequence<String> { heirs.keys }

  /// The qualified names of the types that may inherit from the type, with its own.
  func mayInherit(from type: String) -> [String] {
    names(of: type).flatMap { types[$0] ?? [] }
  }

  /// The last names of types that the project doesn't declare, and lets inherit from the type.
  ///
  /// Have: extension UNUserNotificationCenter: Center {}
  func foreignHeirs(of type: String) -> [String] {
    names(of: type).flatMap { extended[$0] ?? [] }.filter { types[$0] == nil }.sorted()
  }

  /// The last names of the type, of those that may inherit from it, and of the aliases of all of these.
  func names(of type: String) -> Set<String> {
    var names: Set = [type.lastName]
    var open = Array(names)
    while let name = open.popLast() {
      for heir in heirs[name] ?? [] where names.insert(heir).inserted { open.append(heir) }
    }
    return names
  }
}

extension TypeFacts {
  /// Whether what stands first behind the colon may be no protocol: a superclass, or the type of raw values.
  fileprivate var mayNameSuperclass: Bool { [.class, .enum, .protocol].contains(kind) }
}
