/// Declarations of one sort by name.
///
/// The same name in two modules is two things: which of them a name means depends on the file that
/// uses it, its ``Viewpoint``.
struct DeclarationTable<Facts: Sendable>: Sendable {
  /// Which of several declarations of a name count.
  enum Choice {
    /// Those in the nearest modules: a name of a type means one type.
    case nearest
    /// All that can be seen: a name of a member may mean any of them.
    case reachable
  }

  /// A place in ``lists``, and the next one under the same name.
  private struct Entry {
    let file: Int32
    let index: Int32
    var next: Int32 = -1
  }

  private struct Chain {
    let first: Int32
    var last: Int32
    /// The set of modules of all of them; `nil` if they are in several.
    var home: Int32?

    /// - Returns: the entry that was the last one.
    mutating func extend(to entry: Int32, home: Int32) -> Int32 {
      defer { last = entry }
      if self.home != home { self.home = nil }
      return last
    }
  }

  /// The facts of each file, which are not copied.
  private var lists: [[Facts]] = []
  /// The number of the set of modules that each file is in.
  private var homes: [Int32] = []
  private var entries: [Entry] = []
  private var chains: [String: Chain] = [:]
  private let choice: Choice

  init(choosing choice: Choice) { self.choice = choice }

  /// Adds the declarations of a file.
  ///
  /// - Parameters:
  ///   - home: The number of the set of modules that the file is in.
  ///   - name: What a declaration is looked up by; `nil` for one that is not.
  mutating func insert(_ list: [Facts], home: Int32, named name: (Facts) -> String?) {
    guard !list.isEmpty else { return }
    let file = Int32(lists.count)
    lists.append(list)
    homes.append(home)
    for index in list.indices {
      guard let name = name(list[index]) else { continue }
      let number = Int32(entries.count)
      entries.append(Entry(file: file, index: Int32(index)))
      let previous = chains[name, default: Chain(first: number, last: number, home: home)]
        .extend(to: number, home: home)
      if previous != number { entries[Int(previous)].next = number }
    }
  }

  /// Whether anything in the project is declared under the name.
  func contains(_ name: String) -> Bool { chains[name] != nil }

  /// The declarations of the name that count for a viewpoint, each with the set of modules that it
  /// is in; empty if there are none in the whole project. Where none can be seen they are all told,
  /// since imports may be hidden. Without a viewpoint, all count.
  func declarations(
    _ name: String, from viewpoint: Viewpoint?,
  ) -> [(facts: Facts, home: Int)] {
    guard let chain = chains[name] else { return [] }
    let all = all(chain)
    guard let viewpoint, chain.home == nil else { return all }
    let chosen = viewpoint.modules.map { own in
      let relations = all.map { viewpoint.relation(to: $0.home, of: own) }
      let nearest = relations.max() ?? .none
      let limit = choice == .nearest ? nearest : .reachable
      return relations.map { $0 > .none && $0 >= limit }
    }
    let result = all.indices.filter { index in chosen.contains { $0[index] } }.map { all[$0] }
    return result.isEmpty ? all : result
  }

  private func all(_ chain: Chain) -> [(facts: Facts, home: Int)] {
    var all: [(facts: Facts, home: Int)] = []
    var next = chain.first
    while next >= 0 {
      let entry = entries[Int(next)]
      let file = Int(entry.file)
      all.append((lists[file][Int(entry.index)], Int(homes[file])))
      next = entry.next
    }
    return all
  }
}

/// A table as one file sees it.
struct DeclarationView<Facts: Sendable>: Sendable {
  let table: DeclarationTable<Facts>

  /// `nil` where modules are not told apart.
  let viewpoint: Viewpoint?
  let graph: ModuleGraph

  /// The declarations of the name that count; `nil` if there are none in the whole project.
  ///
  /// The name may begin with that of a module of the root: `B.Base`.
  subscript(name: String) -> [Facts]? {
    let found = declarations(name)
    return found.isEmpty ? nil : found.map(\.facts)
  }

  func declarations(_ name: String) -> [(facts: Facts, home: Int)] {
    let found = table.declarations(name, from: viewpoint)
    if !found.isEmpty { return found }
    guard let (modules, rest) = graph.splitModule(from: name) else { return [] }
    return table.declarations(rest, from: nil)
      .filter { graph.modules.memberships[$0.home].contains(where: modules.contains) }
  }

  /// Whether anything in the project is declared under the name, a module's name not being part of
  /// it.
  func contains(_ name: String) -> Bool { table.contains(name) }

  /// The declarations of the name that can be seen, and no others.
  func visible(_ name: String) -> [Facts] {
    declarations(name)
      .filter { declaration in
        viewpoint.map { $0.relation(to: declaration.home) > .none } ?? true
      }
      .map(\.facts)
  }
}
