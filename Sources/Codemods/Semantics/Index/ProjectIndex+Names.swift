/// What names were found to stand for from one viewpoint.
final class KnownNames: Sendable {
  struct ScopedName: QuicklyHashed, Sendable {
    let name: String
    let scope: String

    var quickHash: UInt64 { name.quickHash.mixed(with: scope.quickHash) }
  }

  fileprivate let types = Memo<ScopedName, String>()
  fileprivate let ancestries = Memo<String, [String]>()
  fileprivate let lexicalAncestries = Memo<String, [String]>()
  fileprivate let aliases = Memo<ScopedName, AliasFacts?>()

  /// What types as they are written are aliases of, and whether that is a function.
  let closureTypes = Memo<ScopedName, String>()
  let functionTypes = Memo<ScopedName, Bool>()

  /// What is declared under a name, as ``DeclarationView`` gives it.
  let typesByName = Memo<String, [TypeFacts]>()
  let extensions = Memo<String, [TypeFacts]>()
  let aliasesByName = Memo<String, [AliasFacts]>()
  let functionsByName = Memo<String, [FunctionFacts]>()
  let variablesByName = Memo<String, [VariableFacts]>()
  let operatorFunctions = Memo<String, OperatorFunctions>()

  /// Whether types that have functions of the names may be the main actor's.
  let namesOnMainActor = Memo<String, Bool>()

  /// What names stand for inside a type and outside of any, as far as the project and the SDKs tell.
  let meaningsInTypes = Memo<ScopedName, Resolution?>()
  let globalMeanings = Memo<String, Resolution?>()

  /// The names of the types in compositions and behind aliases.
  let components = Memo<ScopedName, [String]>()

  /// What types inherit from, in the project and in the SDKs.
  let foreignAncestries = Memo<String, Set<String>>()

  let members = Memo<String, TypeMembers>()

  /// Those of the types that have any, and of what they inherit from.
  let inheritedMembers = Memo<String, [TypeMembers]>()
  private let inheritors = Memo<String, [String]>()

  /// The names of the static members that the project gives Swift's task.
  let membersOfTask = Memo<String, Set<String>>()

  /// Whether types that are no part of another one are Sendable, by their qualified names and the files that name them.
  let sendabilities = Memo<ScopedName, Sendability>()

  /// What types isolate their members to, and what these are isolated to themselves.
  let isolations = Memo<String, Isolation>()
  let isolationsOfMembers = Memo<MemberFacts, Isolation>()

  /// The types of the project that inherit from a type, with that one if it is the project's.
  func inheritors(of ancestor: String, in project: ProjectIndex) -> [String] {
    inheritors.answer(to: ancestor) {
      project.tables.heirs.mayInherit(from: ancestor)
        .filter { project.ancestry(of: $0).contains(ancestor) }
    }
  }
}

/// The members of a type, as they are seen from somewhere.
struct TypeMembers: Sendable {
  let all: [MemberFacts]

  /// Empty where there are few, which are as quickly gone through.
  private let byName: [String: [MemberFacts]]

  init(_ all: [MemberFacts]) {
    self.all = all
    byName = all.count > 16 ? Dictionary(grouping: all, by: \.name) : [:]
  }

  func named(_ name: String) -> [MemberFacts] {
    byName.isEmpty ? all.filter { $0.name == name } : byName[name] ?? []
  }
}

/// What names of types stand for.
extension ProjectIndex {
  /// What a type's name stands for inside a type: the qualified name if the project declares it,
  /// else the name as written. Aliases are followed, also out of the project.
  ///
  /// A type that another module declares under the same name keeps its module's name: `B.Base`.
  func resolve(_ written: String, inside scope: String = "") -> String {
    if written == "Self", !scope.isEmpty { return scope }
    return names.types.answer(to: KnownNames.ScopedName(name: written, scope: scope)) {
      resolve(written, inside: scope, lookUp: lookUp)
    }
  }

  /// What an alias stands for; `nil` for a name that is no alias of the project, or of several.
  func aliasTarget(of written: String, inside scope: String = "") -> String? {
    alias(named: written, inside: scope)?.target
  }

  /// The alias that a name means; `nil` for a name that is no alias of the project, or of several.
  func alias(named written: String, inside scope: String) -> AliasFacts? {
    guard tables.mayDeclareType(named: written) else { return nil }
    return names.aliases.answer(to: KnownNames.ScopedName(name: written, scope: scope)) {
      let name = lookUp(written, inside: scope) { aliases.contains($0) }
      guard let name, let aliases = aliases[name], Set(aliases.map(\.target)).count == 1 else {
        return nil
      }
      return aliases[0]
    }
  }

  /// The type and the project's types that it inherits from, each once.
  func ancestry(of type: String) -> [String] {
    names.ancestries.answer(to: type) { ancestry(of: type) { resolve($0, inside: $1) } }
  }

  /// Whether a class of the project, in whatever module, overrides a function of the type.
  func hasOverride(ofFunction name: String, in type: String) -> Bool {
    tables.functions.value.declarations(name, from: nil) { $0.modifiers.contains(.override) }
      .contains { seen(from: $0.facts.path).ancestry(of: $0.facts.owner).contains(type) }
  }

  private func lexicalAncestry(of type: String) -> [String] {
    names.lexicalAncestries.answer(to: type) {
      ancestry(of: type, resolving: resolveLexically)
    }
  }

  private func resolve(
    _ written: String, inside scope: String,
    lookUp: (_ name: String, _ scope: String, (String) -> Bool) -> String?,
  ) -> String {
    var written = TypeSpelling(written).name
    // An alias may name another one, and a broken project may have a cycle of them.
    for _ in 0..<8 {
      guard tables.mayDeclareType(named: written) else { return withoutModule(written) }
      let found = lookUp(written, scope, declares)
      guard let name = found else { return withoutModule(written) }
      guard !types.contains(name), let target = aliases[name]?.first?.target else { return name }
      written = TypeSpelling(target).name
    }
    return written
  }

  /// Whether the project declares a type or alias of the qualified name. What is nested in a type of another module is
  /// not nested in one of the same name that is meant here.
  private func declares(_ name: String) -> Bool {
    guard types.contains(name) || aliases.contains(name) else { return false }
    guard let dot = name.lastDot else { return true }
    let isMeant = homeTest(for: String(name[..<dot]))
    return types.declarations(name).contains { isMeant($0.home) }
      || aliases.declarations(name).contains { isMeant($0.home) }
  }

  /// `Base` for `B.Base` and `Task` for `Swift.Task`, unless the short name means another type.
  private func withoutModule(_ name: String) -> String {
    guard let dot = name.firstDot, graph.isModule(String(name[..<dot])) else {
      return name
    }
    let short = String(name[name.index(after: dot)...])
    let meant = types.declarations(short).map(\.home)
    return meant == types.declarations(name).map(\.home) ? short : name
  }

  /// Looks from the innermost scope outwards, and in each scope in what it inherits from.
  private func lookUp(
    _ name: String, inside scope: String, where exists: (String) -> Bool,
  ) -> String? {
    for scope in Self.scopes(from: scope) {
      for owner in lexicalAncestry(of: scope) where exists("\(owner).\(name)") {
        return "\(owner).\(name)"
      }
    }
    if exists(name) { return name }
    return nestedInherited(name, where: exists)
  }

  /// `Base.Inner` for `Derived.Inner`.
  private func nestedInherited(_ name: String, where exists: (String) -> Bool) -> String? {
    guard let dot = name.lastDot else { return nil }
    let outer = resolveLexically(String(name[..<dot]), inside: "")
    guard types.contains(outer) else { return nil }
    let last = name[name.index(after: dot)...]
    return lexicalAncestry(of: outer).lazy.map { "\($0).\(last)" }.first(where: exists)
  }

  /// What a name means without what the types around it inherit.
  private func resolveLexically(_ written: String, inside scope: String) -> String {
    resolve(written, inside: scope) { name, scope, exists in
      Self.scopes(from: scope).lazy.map { "\($0).\(name)" }.first(where: exists)
        ?? (exists(name) ? name : nil)
    }
  }

  /// `A.B`, `A` for `A.B`.
  static func scopes(from scope: String) -> [String] {
    var scopes: [String] = []
    var scope = scope[...]
    while !scope.isEmpty {
      scopes.append(String(scope))
      scope = scope.lastDot.map { scope[..<$0] } ?? ""
    }
    return scopes
  }

  /// Nobody writes a longer one by hand; what is above counts as a type that is not known.
  private static let longestAncestry = 128

  /// What a type inherits from is looked up around the type, and not inside of it.
  private func ancestry(
    of type: String, resolving resolve: (_ written: String, _ scope: String) -> String,
  ) -> [String] {
    var found = [type]
    var known: Set = [type]
    var next = 0
    while next < found.count {
      guard found.count < Self.longestAncestry else { return found + ["…"] }
      let name = found[next]
      let outer = name.enclosingName
      let declarations = (types[name] ?? []) + extensions(of: name)
      for inherited in declarations.lazy.flatMap(\.inherited) {
        for ancestor in components(of: inherited, inside: outer, resolving: resolve)
        where known.insert(ancestor).inserted { found.append(ancestor) }
      }
      next += 1
    }
    return found
  }

  /// What `A & B` and an alias of it stand for, one by one.
  func components(
    of written: String, inside scope: String, depth: Int = 0,
    resolving resolve: (_ written: String, _ scope: String) -> String,
  ) -> [String] {
    let name = resolve(written, scope)
    guard name.contains("&"), depth < 8 else { return [name] }
    return name.split(separator: "&").flatMap {
      components(of: String($0), inside: scope, depth: depth + 1, resolving: resolve)
    }
  }
}

extension ProjectIndex {
  /// Whether a file other than the one at the path may say the name, in whatever meaning, as far as its filter tells.
  ///
  /// - Parameter name: without backticks.
  func mayBeNamed(_ name: String, outside path: String) -> Bool {
    isNamedBySelector(name)
      || files(naming: name).contains { $0 != path }
  }

  /// Whether a file other than the one at the path says the name, in whatever meaning.
  ///
  /// - Parameter name: without backticks.
  ///
  /// Cost: parsing files that may have it, until one has.
  func isNamed(_ name: String, outside path: String) -> Bool {
    isNamedBySelector(name)
      || files(naming: name).contains { other in
        other != path && trees.file(other).map { !$0.tree.tokens(spelling: name).isEmpty } ?? true
      }
  }

  /// Whether a selector somewhere has the name.
  func isNamedBySelector(_ name: String) -> Bool { tables.selectorUses[name] != nil }

  /// The paths of the files that may say the name, in order.
  func files(naming name: String) -> [String] {
    tables.filesByName.answer(to: name) { files(namingOneOf: [name]) }
  }

  /// The paths of the files that may say one of the names, in order.
  func files(namingOneOf names: some Sequence<String>) -> [String] {
    let keys = names.map { NameFilter.Key($0) }
    return files { names in keys.contains(where: names.mayContain) }
  }

  /// The paths of the files that may say the name and one of the others, in order.
  func files(naming name: String, withOneOf others: some Sequence<String>) -> [String] {
    let (key, others) = (NameFilter.Key(name), others.map { NameFilter.Key($0) })
    return files { names in names.mayContain(key) && others.contains(where: names.mayContain) }
  }

  /// The paths of the files whose names meet the condition, in order.
  private func files(whoseNames condition: (NameFilter) -> Bool) -> [String] {
    tables.names.compactMap { condition($0.filter) ? $0.path : nil }
  }
}
