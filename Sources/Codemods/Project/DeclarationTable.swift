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
    var count: Int32 = 1

    /// - Returns: the entry that was the last one.
    mutating func extend(to entry: Int32, home: Int32) -> Int32 {
      defer { last = entry }
      count += 1
      if self.home != home { self.home = nil }
      return last
    }
  }

  /// The facts of each file, which are not copied.
  private var lists: [[Facts]] = []
  /// The number of the set of modules that each file is in.
  private var homes: [Int32] = []
  private var entries: [Entry] = []
  private var chains: [Chain] = []
  /// The place in ``chains`` of each name.
  private var numbers: [String: Int32] = [:]
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
    // Have: the members of one type, one after the other.
    var latest: (name: String, chain: Int)?
    for index in list.indices {
      guard let name = name(list[index]) else { continue }
      let number = Int32(entries.count)
      entries.append(Entry(file: file, index: Int32(index)))
      let chain = latest?.name == name ? latest?.chain : numbers[name].map(Int.init)
      latest = (name, chain ?? chains.count)
      if let chain {
        let previous = chains[chain].extend(to: number, home: home)
        entries[Int(previous)].next = number
      } else {
        numbers[name] = Int32(chains.count)
        chains.append(Chain(first: number, last: number, home: home))
      }
    }
  }

  /// Whether anything in the project is declared under the name.
  func contains(_ name: String) -> Bool { numbers[name] != nil }

  /// How many things the project declares under the name, whether they count or not.
  func count(of name: String) -> Int {
    numbers[name].map { Int(chains[Int($0)].count) } ?? 0
  }

  /// The declarations of the name that count for a viewpoint, each with the set of modules that it
  /// is in; empty if there are none in the whole project. Where none can be seen they are all told,
  /// since imports may be hidden. Without a viewpoint, all count.
  ///
  /// - Parameter isWanted: Which of those that count to give.
  func declarations(
    _ name: String, from viewpoint: Viewpoint?, where isWanted: (Facts) -> Bool = { _ in true },
  ) -> [(facts: Facts, home: Int)] {
    guard let chain = numbers[name].map({ chains[Int($0)] }) else { return [] }
    guard let viewpoint, chain.home == nil else {
      return all(chain, inAnyOf: nil, where: isWanted)
    }
    let chosen = homesThatCount(of: chain, for: viewpoint)
    return all(chain, inAnyOf: chosen.isEmpty ? nil : chosen, where: isWanted)
  }

  private func homesThatCount(of chain: Chain, for viewpoint: Viewpoint) -> [Int] {
    let all = homes(of: chain)
    return viewpoint.modules.flatMap { own in
      let relations = all.map { viewpoint.relation(to: $0, of: own) }
      let nearest = relations.max() ?? .none
      let limit = choice == .nearest ? nearest : .reachable
      return zip(all, relations).filter { $1 > .none && $1 >= limit }.map { $0.0 }
    }
  }

  /// Each once.
  private func homes(of chain: Chain) -> [Int] {
    var found: [Int] = []
    for entry in sequence(first: chain.first, next: next) {
      let home = Int(homes[Int(entries[Int(entry)].file)])
      if found.last != home, !found.contains(home) { found.append(home) }
    }
    return found
  }

  private func next(after entry: Int32) -> Int32? {
    let next = entries[Int(entry)].next
    return next < 0 ? nil : next
  }

  /// - Parameter chosen: `nil` for any.
  private func all(
    _ chain: Chain, inAnyOf chosen: [Int]?, where isWanted: (Facts) -> Bool,
  ) -> [(facts: Facts, home: Int)] {
    var all: [(facts: Facts, home: Int)] = []
    for number in sequence(first: chain.first, next: next) {
      let entry = entries[Int(number)]
      let file = Int(entry.file)
      let home = Int(homes[file])
      if chosen?.contains(home) != false, isWanted(lists[file][Int(entry.index)]) {
        all.append((lists[file][Int(entry.index)], home))
      }
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

  func declarations(
    _ name: String, where isWanted: (Facts) -> Bool = { _ in true },
  ) -> [(facts: Facts, home: Int)] {
    if table.contains(name) { return table.declarations(name, from: viewpoint, where: isWanted) }
    guard let (modules, rest) = graph.splitModule(from: name) else { return [] }
    return table.declarations(rest, from: nil, where: isWanted)
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
