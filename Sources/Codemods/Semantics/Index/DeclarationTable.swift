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

  /// A place in ``lists``, and the next one in the same chain.
  private struct Entry {
    let file: Int32
    let index: Int32
    var next: Int32 = -1
  }

  /// The declarations of one name in one set of modules.
  private struct Chain {
    let home: Int32
    let first: Int32
    var last: Int32
    /// That of the same name in another set of modules.
    var next: Int32 = -1

    init(of entry: Int32, home: Int32) {
      self.home = home
      first = entry
      last = entry
    }
  }

  /// The chains of one name.
  private struct Chains {
    let first: Int32
    /// The one that was added to most recently.
    var latest: Int32
    /// The last one.
    var last: Int32
  }

  /// The facts of each file, which are not copied.
  private var lists: [[Facts]] = []
  private var entries: [Entry] = []
  private var chains: [Chain] = []
  private var chainsOfNames: [Chains] = []
  /// The place in ``chainsOfNames`` of each name.
  private var numbers: [QuickKey<String>: Int32] = [:]
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
    // Have: the members of one type, one after the other.
    var latest: (name: String, number: Int)?
    for index in list.indices {
      guard let name = name(list[index]) else { continue }
      let entry = Int32(entries.count)
      entries.append(Entry(file: file, index: Int32(index)))
      let key = QuickKey(name)
      let known = latest?.name == name ? latest?.number : numbers[key].map(Int.init)
      latest = (name, known ?? chainsOfNames.count)
      if let known {
        append(entry, to: known, home: home)
      } else {
        let chain = Int32(chains.count)
        numbers[key] = Int32(chainsOfNames.count)
        chainsOfNames.append(Chains(first: chain, latest: chain, last: chain))
        chains.append(Chain(of: entry, home: home))
      }
    }
  }

  private mutating func append(_ entry: Int32, to number: Int, home: Int32) {
    let latest = chainsOfNames[number].latest
    let chain =
      chains[Int(latest)].home == home
      ? latest : places(of: chainsOfNames[number]).first { chains[Int($0)].home == home }
    if let chain {
      entries[Int(chains[Int(chain)].last)].next = entry
      chains[Int(chain)].last = entry
      chainsOfNames[number].latest = chain
    } else {
      let new = Int32(chains.count)
      chains.append(Chain(of: entry, home: home))
      chains[Int(chainsOfNames[number].last)].next = new
      chainsOfNames[number].last = new
      chainsOfNames[number].latest = new
    }
  }

  /// All facts of all files, those that aren't looked up included.
  func forEach(_ body: (Facts) -> Void) { for list in lists { list.forEach(body) } }

  /// Whether anything in the project is declared under the name.
  func contains(_ name: String) -> Bool { numbers[QuickKey(name)] != nil }

  /// The declarations of the name that count for a viewpoint, each with the set of modules that it
  /// is in; empty if there are none in the whole project. Where none can be seen they are all told,
  /// since imports may be hidden. Without a viewpoint, all count.
  ///
  /// - Parameter isWanted: Which of those that count to give.
  func declarations(
    _ name: String, from viewpoint: Viewpoint?, where isWanted: (Facts) -> Bool = { _ in true },
  ) -> [(facts: Facts, home: Int)] {
    let all = chains(of: name)
    guard let viewpoint, all.count > 1 else { return declarations(in: all, where: isWanted) }
    let counting = chainsThatCount(of: all, for: viewpoint)
    return declarations(in: counting.isEmpty ? all : counting, where: isWanted)
  }

  private func chainsThatCount(of chains: [Chain], for viewpoint: Viewpoint) -> [Chain] {
    let answers = viewpoint.modules.map { own in
      let relations = chains.map { viewpoint.relation(to: Int($0.home), of: own) }
      let nearest = relations.max() ?? .none
      let limit = choice == .nearest ? nearest : .reachable
      return relations.map { $0 > .none && $0 >= limit }
    }
    return chains.indices.filter { place in answers.contains { $0[place] } }.map { chains[$0] }
  }

  private func declarations(
    in chains: [Chain], where isWanted: (Facts) -> Bool,
  ) -> [(facts: Facts, home: Int)] {
    var found: [(facts: Facts, home: Int)] = []
    for chain in chains {
      var next = chain.first
      while next >= 0 {
        let entry = entries[Int(next)]
        next = entry.next
        if isWanted(lists[Int(entry.file)][Int(entry.index)]) {
          found.append((lists[Int(entry.file)][Int(entry.index)], Int(chain.home)))
        }
      }
    }
    return found
  }

  private func chains(of name: String) -> [Chain] {
    guard let number = numbers[QuickKey(name)] else { return [] }
    return places(of: chainsOfNames[Int(number)]).map { chains[Int($0)] }
  }

  private func places(of chains: Chains) -> some Sequence<Int32> {
    sequence(first: chains.first) { place in
      let next = self.chains[Int(place)].next
      return next < 0 ? nil : next
    }
  }
}

/// A value that is too large to be copied for each who looks at it.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A table as one file sees it.
struct DeclarationView<Facts: Sendable>: Sendable {
  private let shared: Shared<DeclarationTable<Facts>>

  /// `nil` where modules are not told apart.
  let viewpoint: Viewpoint?
  private let graph: ModuleGraph

  /// What was found by name from the viewpoint.
  private let found: Memo<String, [Facts]>?

  init(
    _ shared: Shared<DeclarationTable<Facts>>, from viewpoint: Viewpoint?, graph: ModuleGraph,
    remembering found: Memo<String, [Facts]>? = nil,
  ) {
    self.shared = shared
    self.viewpoint = viewpoint
    self.graph = graph
    self.found = found
  }

  var table: DeclarationTable<Facts> { shared.value }

  /// The declarations of the name that count; `nil` if there are none in the whole project.
  ///
  /// The name may begin with that of a module of the root: `B.Base`.
  subscript(name: String) -> [Facts]? {
    let facts =
      found?.answer(to: name) { declarations(name).map(\.facts) }
      ?? declarations(name).map(\.facts)
    return facts.isEmpty ? nil : facts
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
