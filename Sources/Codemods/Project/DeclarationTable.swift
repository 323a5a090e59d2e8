/// Declarations of one sort by name, as the code of one set of modules sees them.
///
/// The same name in two modules is two things. Without a viewpoint, all declarations of a name are
/// told.
struct DeclarationTable<Facts: Declaration>: Sendable {
  /// Which of several declarations of a name count.
  enum Choice {
    /// Those in the nearest modules: a name of a type means one type.
    case nearest
    /// All that can be seen: a name of a member may mean any of them.
    case reachable
  }

  private var facts: [String: [Facts]] = [:]
  private let choice: Choice

  /// `nil` where modules are not told apart.
  var viewpoint: Viewpoint?

  init(choosing choice: Choice) { self.choice = choice }

  /// - Parameter home: the number of the set of modules that the file is in.
  mutating func insert(_ declaration: Facts, named name: String, home: Int32) {
    var declaration = declaration
    declaration.home = home
    facts[name, default: []].append(declaration)
  }

  /// The declarations of the name; `nil` if there are none in the whole project. Where none can be
  /// seen they are all told, since imports may be hidden.
  subscript(name: String) -> [Facts]? {
    guard let all = facts[name], let viewpoint, let home = all.first?.home,
      !all.allSatisfy({ $0.home == home })
    else { return facts[name] }
    let relations = all.map { viewpoint.relation(to: $0.home) }
    let nearest = relations.max() ?? .none
    guard nearest > .none else { return all }
    let limit = choice == .nearest ? nearest : .reachable
    return zip(all, relations).filter { $1 >= limit }.map(\.0)
  }

  /// The declarations of the name that can be seen, and no others.
  func visible(_ name: String) -> [Facts] {
    guard let all = self[name] else { return [] }
    guard let viewpoint else { return all }
    return all.filter { viewpoint.relation(to: $0.home) > .none }
  }
}

/// Where the names of a file are looked up from.
struct Viewpoint: Sendable {
  let graph: ModuleGraph
  /// The number of the set of modules that the file is in.
  let membership: Int

  func relation(to home: Int32) -> ModuleGraph.Relation {
    graph.relation(of: Int(home), to: membership)
  }
}

/// Which modules of the project import which.
final class ModuleGraph: Sendable {
  /// How near a declaration is to the code that names it.
  enum Relation: Int, Comparable {
    /// In a module that the code has no way to.
    case none
    /// In a module that an imported one imports, or in no known one.
    case reachable
    case imported
    case own

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let modules: ProjectModules

  /// The modules that each module imports, by number.
  private let imports: [Set<Int>]

  /// With those that these import in turn; `nil` where there are too many to tell.
  private let closure: [Set<Int>]?

  /// More than this, and everything counts as reachable.
  private static let maximumModules = 1500

  /// Cost: one pass over the files, and for each module one over those that it reaches.
  init(_ modules: ProjectModules, files: [FileFacts]) {
    let byName = Dictionary(grouping: modules.modules.indices) { modules.modules[$0].name }
    var imports: [Set<Int>] = Array(repeating: [], count: modules.modules.count)
    for file in files {
      guard let membership = modules.membership(of: file.path) else { continue }
      let imported = file.imports.flatMap { byName[$0] ?? [] }
      for module in modules.memberships[membership] { imports[module].formUnion(imported) }
    }
    self.modules = modules
    self.imports = imports
    closure =
      imports.count > Self.maximumModules
      ? nil : imports.indices.map { Self.reachable(from: $0, by: imports) }
  }

  private static func reachable(from start: Int, by imports: [Set<Int>]) -> Set<Int> {
    var found = imports[start]
    var open = Array(found)
    while let next = open.popLast() {
      for module in imports[next] where found.insert(module).inserted { open.append(module) }
    }
    return found
  }

  /// - Parameters:
  ///   - home: the set of modules in which something is declared.
  ///   - membership: the set of modules of the code that names it.
  func relation(of home: Int, to membership: Int) -> Relation {
    if home == membership { return .own }
    let homes = modules.memberships[home]
    var best = Relation.none
    for own in modules.memberships[membership] {
      for home in homes { best = max(best, relation(ofModule: home, toModule: own)) }
      if best == .own { break }
    }
    return best
  }

  private func relation(ofModule home: Int, toModule own: Int) -> Relation {
    if home == own { return .own }
    if imports[own].contains(home) { return .imported }
    let isKnown = modules.modules[home].kind != .folder && modules.modules[own].kind != .folder
    guard isKnown, let closure else { return .reachable }
    return closure[own].contains(home) ? .reachable : .none
  }
}
