/// Which modules and files of the project import which modules.
final class ModuleGraph: Sendable {
  /// How near a declaration is to the code that names it.
  enum Relation: Int, Comparable {
    /// In a module that the code has no way to.
    case none
    /// In a module that another file of the same module or an imported module imports, so that
    /// members of types are found there and names are not; or it is not known.
    case reachable
    /// In a module that the file imports, or that such a one exports again.
    case imported
    case own

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let modules: ProjectModules

  /// Whether there is more than one set of modules that files are in: with one, everything is in it.
  let tellsModulesApart: Bool

  /// The modules of each name, by number.
  private let numbers: [String: [Int]]

  /// The names of everything that is imported anywhere.
  private let importedNames: Set<String>

  /// What the files import, by path.
  private let importsOfFiles: [String: [ImportFacts]]

  /// What the files of each module export again, modules of the root and others.
  private let exports: [[ImportFacts]]

  /// The modules that each module imports, with those that these import in turn; `nil` where there
  /// are too many to tell.
  private let closure: [ModuleSet]?

  private let imports = Memo<String, [ImportFacts]>()
  private let viewpointsOfFiles = Memo<String, Viewpoint?>()
  private let viewpoints = Memo<Sight, Viewpoint>()

  /// What tells the viewpoints of files from each other.
  private struct Sight: QuicklyHashed {
    let membership: Int
    let imported: ModuleSet
  }

  /// More than this, and everything counts as reachable.
  private static let maximumModules = 1500

  /// Cost: one pass over the files, and for each module one over those that it reaches.
  init(_ modules: ProjectModules, files: [FileFacts]) {
    let numbers = Dictionary(grouping: modules.modules.indices) { modules.modules[$0].name }
    let none = ModuleSet(of: [], count: modules.modules.count)
    var imports = Array(repeating: none, count: modules.modules.count)
    var exports: [[ImportFacts]] = Array(repeating: [], count: modules.modules.count)
    var importsOfFiles: [String: [ImportFacts]] = Dictionary(minimumCapacity: files.count)
    var names: Set = ["Swift", "_Concurrency"]
    for file in files {
      importsOfFiles[file.path] = file.imports
      names.formUnion(file.imports.lazy.map(\.module))
      guard let membership = modules.membership(of: file.path) else { continue }
      let imported = file.imports.flatMap { numbers[$0.module] ?? [] }
      let exported = file.imports.filter(\.isReexported)
      for module in modules.memberships[membership] {
        for other in imported { imports[module].insert(other) }
        exports[module] += exported.filter { !exports[module].contains($0) }
      }
    }
    self.numbers = numbers
    self.exports = exports
    self.importsOfFiles = importsOfFiles
    importedNames = names
    let closure =
      imports.count > Self.maximumModules
      ? nil : imports.indices.map { Self.reachable(from: $0, by: imports) }
    self.closure = closure
    let imported = { (module: Int) in closure.map { $0[module].numbers } ?? [] }
    tellsModulesApart = modules.memberships.count > 1
    self.modules = modules.leavingMacs(of: files).takingQuestions(of: files)
      .takingDurations(of: files)
      .takingCompilersOfApps(imports: imported).takingCompilers(of: files, imports: imported)
  }

  private static func reachable(from start: Int, by imports: [ModuleSet]) -> ModuleSet {
    var found = imports[start]
    var open = found.numbers
    while let next = open.popLast() {
      for module in imports[next].numbers where !found.contains(module) {
        found.insert(module)
        open.append(module)
      }
    }
    return found
  }

  /// Whether nothing outside of the root imports the modules of the file, as far as it is known: they are apps, or an
  /// app of the root imports them, and they are described beside it or by the manifest of a package that no other root
  /// can depend on. Tests outside of such a package will do as well.
  func isSeenOnlyInRoot(_ path: String) -> Bool {
    guard let membership = modules.membership(of: path) else { return false }
    return modules.memberships[membership].allSatisfy { number in
      let module = modules.modules[number]
      if module.kind == .app || module.kind == .extension { return true }
      guard module.kind == .library, let closure else { return false }
      let importers = zip(modules.modules, closure).lazy.filter { $1.contains(number) }.map(\.0)
      if module.isOfLocalPackage {
        return importers.contains {
          $0.kind == .app || $0.kind == .test && $0.container != module.container
        }
      }
      return importers.contains { $0.kind == .app && $0.container == module.container }
    }
  }

  /// How many modules of the root the modules of the file import, and those in turn: more than any of these does,
  /// unless they import each other.
  func reachedModules(from path: String) -> Int {
    guard let membership = modules.membership(of: path), let closure else { return 0 }
    return modules.memberships[membership].map { closure[$0].numbers.count }.max() ?? 0
  }

  /// The modules of the root that the module imports, and those that these import in turn; none where there are too many
  /// to tell.
  func imports(ofModule module: Int) -> Set<Int> {
    Set(closure?[module].numbers ?? []).subtracting([module])
  }

  /// Whether the name is that of a module of the root, or of one that some file imports.
  func isModule(_ name: String) -> Bool {
    numbers[name] != nil || importedNames.contains(name)
  }

  /// Whether a module of the root of the name has Swift files: the functions of others are Objective-C's or C's.
  func hasSwiftFiles(_ name: String) -> Bool {
    numbers[name]?.contains { modules.modules[$0].fileCount > 0 } ?? false
  }

  /// `B.Base` as the modules of the name `B` and `Base`; `nil` if the root has no such module.
  func splitModule(from name: String) -> (modules: [Int], rest: String)? {
    guard let dot = name.firstDot, let modules = numbers[String(name[..<dot])] else {
      return nil
    }
    return (modules, String(name[name.index(after: dot)...]))
  }

  /// What the file imports, and what it gets with that: what modules of the root export again, and
  /// what any file of its own modules does.
  ///
  /// As measured with Swift 6.3.1: `@_exported` in one file serves all files of its module.
  func imports(of path: String) -> [ImportFacts] {
    imports.answer(to: path) { readImports(of: path) }
  }

  private func readImports(of path: String) -> [ImportFacts] {
    var all = importsOfFiles[path] ?? []
    if let membership = modules.membership(of: path) {
      for module in modules.memberships[membership] { all += exports[module] }
    }
    var found: [ImportFacts] = []
    var next = 0
    while next < all.count {
      let fact = all[next]
      next += 1
      guard !found.contains(where: { $0.module == fact.module }) else { continue }
      found.append(fact)
      for module in numbers[fact.module] ?? [] { all += exports[module] }
    }
    return found
  }

  /// Files that see the same share one.
  func viewpoint(from path: String) -> Viewpoint? {
    viewpointsOfFiles.answer(to: path) {
      modules.membership(of: path).map { membership in
        let imported = ModuleSet(
          of: imports(of: path).flatMap { numbers[$0.module] ?? [] }, count: modules.modules.count)
        return viewpoints.answer(to: Sight(membership: membership, imported: imported)) {
          Viewpoint(membership: membership, imported: imported, graph: self)
        }
      }
    }
  }

  /// Whether what is made in the one file may get to the other: one module sees the other, or a third one both.
  func isConnected(_ path: String, to other: String) -> Bool {
    guard let closure, let first = modules.membership(of: path),
      let second = modules.membership(of: other)
    else { return true }
    let ends = [modules.memberships[first], modules.memberships[second]]
    guard ends.joined().allSatisfy({ modules.modules[$0].kind != .folder }) else { return true }
    return closure.indices.contains { module in
      ends.allSatisfy { end in end.contains { $0 == module || closure[module].contains($0) } }
    }
  }

  /// - Parameters:
  ///   - home: The module in which something is declared.
  ///   - own: The module of the code that names it.
  fileprivate func isReachable(_ home: Int, from own: Int) -> Bool {
    let isKnown = modules.modules[home].kind != .folder && modules.modules[own].kind != .folder
    guard isKnown, let closure else { return true }
    return closure[own].contains(home)
  }
}

/// Where the names of a file are looked up from.
///
/// A viewpoint belongs to its graph, which lives longer.
final class Viewpoint: Sendable {
  /// The number of the set of modules that the file is in.
  let membership: Int

  /// What names stand for from here.
  let names = KnownNames()

  /// The modules of the root that the file imports.
  private let imported: ModuleSet
  private unowned let graph: ModuleGraph

  fileprivate init(membership: Int, imported: ModuleSet, graph: ModuleGraph) {
    self.membership = membership
    self.imported = imported
    self.graph = graph
  }

  /// The modules that the file is in.
  var modules: [Int] { graph.modules.memberships[membership] }

  /// - Parameter home: the number of the set of modules in which something is declared.
  func relation(to home: Int) -> ModuleGraph.Relation {
    modules.lazy.map { self.relation(to: home, of: $0) }.max() ?? .none
  }

  /// - Parameter own: which of its modules the file is compiled in.
  func relation(to home: Int, of own: Int) -> ModuleGraph.Relation {
    graph.modules.memberships[home].lazy.map { self.relation(toModule: $0, of: own) }.max() ?? .none
  }

  private func relation(toModule home: Int, of own: Int) -> ModuleGraph.Relation {
    if home == own { return .own }
    if imported.contains(home) { return .imported }
    return graph.isReachable(home, from: own) ? .reachable : .none
  }
}

/// Some of the project's modules, by number.
private struct ModuleSet: Hashable, Sendable {
  private var words: [UInt64]

  /// - Parameter count: how many modules the project has.
  init(of numbers: [Int], count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for number in numbers { insert(number) }
  }

  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  func contains(_ number: Int) -> Bool { words[number / 64] & 1 << UInt64(number % 64) != 0 }

  var numbers: [Int] { (0..<words.count * 64).filter(contains) }
}
