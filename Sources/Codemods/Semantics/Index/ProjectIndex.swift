import Rewriter

/// The declarations of a whole project by name: what a codemod may know about the other files.
///
/// Built once for a run from the facts of every file, and never changed. Where a name is declared
/// more than once, the declarations in the nearest modules count, and an answer is given only if
/// all of those agree.
public struct ProjectIndex: Sendable {
  private let sight: Sight

  /// Whose eyes the contents are seen with. An object, since an index is passed on with nearly every question.
  private final class Sight: Sendable {
    let contents: Contents
    let viewpoint: Viewpoint?
    let observers: ObserverTable
    let assumedOnMainActor: Set<String>
    let assumesNewCompiler: Bool

    init(
      _ contents: Contents, from viewpoint: Viewpoint? = nil, observers: ObserverTable,
      assumingOnMainActor types: Set<String> = [], assumingNewCompiler: Bool = false,
    ) {
      self.contents = contents
      self.viewpoint = viewpoint
      self.observers = observers
      assumedOnMainActor = types
      assumesNewCompiler = assumingNewCompiler
    }
  }

  private var contents: Contents { sight.contents }

  /// Where names are looked up from; `nil` where modules are not told apart.
  private var viewpoint: Viewpoint? { sight.viewpoint }

  /// The calls that register observers of notifications by selector, or remove them.
  var observers: ObserverTable { sight.observers }

  /// The types that count as isolated to the main actor, whatever their declarations say (``assuming(onMainActor:)``).
  var assumedOnMainActor: Set<String> { sight.assumedOnMainActor }

  /// Whether all modules count as compiled by the newest compiler only (``assumingNewCompiler()``).
  var assumesNewCompiler: Bool { sight.assumesNewCompiler }

  /// Whether nothing is assumed.
  var isAsItIs: Bool { assumedOnMainActor.isEmpty && !assumesNewCompiler }

  /// What is the same from everywhere.
  private final class Contents: Sendable {
    let tables: ProjectTables
    let foreign: ForeignIndex
    let graph: ModuleGraph
    let sdk: SDKTables
    let completions: CompletionTable
    let later: LaterAnswers
    let trees: SourceTrees
    let waits = WaitTable()
    let planOfObservableObjects = Once<MainActorPlan>()
    let planOfClasses = Once<MainActorPlan>()

    /// What names stand for where modules are not told apart.
    let names = KnownNames()

    init(
      _ files: [FileFacts], foreign: [ForeignFile], modules: ProjectModules, sdk: SDKTables,
      trees: SourceTrees,
    ) {
      let sdk = sdk.adding(headersIn: foreign)
      let files = files + foreign.compactMap(\.declarations)
      self.sdk = sdk
      self.trees = trees
      completions = CompletionTable(reading: trees.file)
      later = LaterAnswers(trees)
      graph = ModuleGraph(modules, files: files)
      tables = ProjectTables(files, foreign: foreign, graph: graph, sdk: sdk)
      self.foreign = ForeignIndex(foreign)
    }
  }

  /// Cost: one pass over the facts.
  ///
  /// - Parameters:
  ///   - foreign: The files that are not in Swift.
  ///   - reading: Gives the text of a file by its path, for who looks into one from another.
  public init(
    _ files: [FileFacts], foreign: [ForeignFile] = [], modules: ProjectModules = .unknown,
    sdk: SDKTables = .standard,
    reading: @escaping @Sendable (String) -> SourceFile? = { _ in nil },
  ) {
    let contents = Contents(
      files, foreign: foreign, modules: modules, sdk: sdk, trees: SourceTrees(reading: reading))
    let calls = files.flatMap(\.observers)
    let plain = Self(Sight(contents, observers: ObserverTable()))
    self.init(Sight(contents, observers: ObserverTable(calls, in: plain)))
  }

  private init(_ sight: Sight) { self.sight = sight }

  var tables: ProjectTables { contents.tables }

  /// What files in other languages say.
  var foreign: ForeignIndex { contents.foreign }

  var graph: ModuleGraph { contents.graph }

  /// What is known of the types and functions that are not the project's.
  var sdk: SDKTables { contents.sdk }

  /// The functions with completion handlers, in whatever file.
  var completions: CompletionTable {
    assumesNewCompiler ? contents.later.completions : contents.completions
  }

  /// What is known of the files under the assumption of a new compiler.
  var later: LaterAnswers { contents.later }

  /// The files, for codemods that look into one from another.
  var trees: SourceTrees { contents.trees }

  /// What functions do, in whatever file.
  var waits: WaitTable { contents.waits }

  /// Which classes may be isolated to the main actor, once somebody has asked.
  var planOfObservableObjects: Once<MainActorPlan> { contents.planOfObservableObjects }
  var planOfClasses: Once<MainActorPlan> { contents.planOfClasses }

  /// The index as it would be if the types were isolated to the main actor.
  ///
  /// - Parameter types: qualified names; of a class, with those of all that inherit from it.
  func assuming(onMainActor types: Set<String>) -> ProjectIndex {
    ProjectIndex(
      Sight(
        contents, from: viewpoint, observers: observers, assumingOnMainActor: types,
        assumingNewCompiler: assumesNewCompiler))
  }

  /// The index as it would be if no older compiler built any module.
  func assumingNewCompiler() -> ProjectIndex {
    ProjectIndex(
      Sight(
        contents, from: viewpoint, observers: observers, assumingOnMainActor: assumedOnMainActor,
        assumingNewCompiler: true))
  }

  /// The modules of the project.
  public var modules: ProjectModules { graph.modules }

  /// The index as the file at the path sees it: with the names of its own modules in front.
  func seen(from path: String) -> ProjectIndex {
    guard graph.tellsModulesApart else { return self }
    let new = graph.viewpoint(from: path)
    if new === viewpoint { return self }
    return ProjectIndex(
      Sight(
        contents, from: new, observers: observers, assumingOnMainActor: assumedOnMainActor,
        assumingNewCompiler: assumesNewCompiler))
  }

  /// The modules of the file that the index is seen from; none where that is not one file.
  var ownModules: [Module] {
    if let viewpoint { return viewpoint.modules.map { modules.modules[$0] } }
    guard let only = modules.memberships.first, modules.memberships.count == 1 else { return [] }
    return only.map { modules.modules[$0] }
  }

  /// What names were found to stand for.
  var names: KnownNames { viewpoint?.names ?? contents.names }

  func isSeenOnlyInRoot(_ path: String) -> Bool { graph.isSeenOnlyInRoot(path) }

  /// How many modules of the project the modules of the file import, and those in turn.
  public func reachedModules(from path: String) -> Int { graph.reachedModules(from: path) }

  /// What the file imports, with what modules of the root export again.
  func imports(of path: String) -> [ImportFacts] { graph.imports(of: path) }

  /// Whether the file is one of tests.
  func isOfTest(_ path: String) -> Bool {
    imports(of: path).contains { ["Testing", "XCTest"].contains($0.module) }
  }

  /// Whether a target of tests takes the file.
  func isOfTestTarget(_ path: String) -> Bool {
    modules.modules(of: path).contains { $0.kind == .test }
  }

  /// Whether the file is one of tests, or belongs to targets of tests only, as their doubles do.
  func isOnlyForTests(_ path: String) -> Bool {
    let kinds = modules.modules(of: path).map(\.kind)
    return isOfTest(path) || !kinds.isEmpty && kinds.allSatisfy { $0 == .test }
  }
}

/// Declarations by name.
extension ProjectIndex {
  /// By qualified name; extensions are apart.
  var types: DeclarationView<TypeFacts> {
    view(tables.types, remembering: names.typesByName)
  }

  /// The extensions of the type, by its qualified name. An extension in a module that has a type of the name itself is
  /// about that one.
  func extensions(of type: String) -> [TypeFacts] {
    names.extensions.answer(to: type) {
      guard tables.extensions.value.contains(type) else { return [] }
      let isMeant = homeTest(for: type)
      return view(tables.extensions).declarations(type).filter { isMeant($0.home) }.map(\.facts)
    }
  }

  /// By the alias's qualified name.
  var aliases: DeclarationView<AliasFacts> {
    view(tables.aliases, remembering: names.aliasesByName)
  }

  /// By name, without labels; initializers by `Type.init`.
  var functions: DeclarationView<FunctionFacts> {
    view(tables.functions, remembering: names.functionsByName)
  }

  /// By the variable's name.
  var variables: DeclarationView<VariableFacts> {
    view(tables.variables, remembering: names.variablesByName)
  }

  private func view<Facts>(
    _ table: Shared<DeclarationTable<Facts>>, remembering found: Memo<String, [Facts]>? = nil,
  ) -> DeclarationView<Facts> {
    DeclarationView(table, from: viewpoint, graph: graph, remembering: found)
  }

  /// Whether the project declares the name outside of any type, in a module in sight.
  func declaresGlobally(_ name: String) -> Bool {
    !types.visible(name).isEmpty || !aliases.visible(name).isEmpty || declaresGlobalValue(name)
  }

  /// Whether the project declares a function or variable of the name outside of any type, in a module
  /// in sight.
  func declaresGlobalValue(_ name: String) -> Bool {
    functions.visible(name).contains { $0.owner.isEmpty && !$0.isLocal }
      || variables.visible(name).contains { $0.owner.isEmpty }
  }
}

/// What meets requirements.
extension ProjectIndex {
  func functionsInAllModules(named name: String) -> [FunctionFacts] {
    tables.functions.value.declarations(name, from: nil).map(\.facts)
  }

  /// Whether the function is one of a type that inherits from the protocol, or is passed to one by a superclass or the
  /// default of another protocol.
  func mayMeet(_ requirer: String, by function: FunctionFacts) -> Bool {
    guard !function.owner.isEmpty else { return false }
    let home = seen(from: function.path)
    if home.ancestry(of: function.owner).contains(requirer) { return true }
    guard
      home.types[function.owner]?.contains(where: { $0.kind == .class || $0.kind == .protocol })
        == true
    else { return false }
    return names.inheritors(of: requirer, in: self)
      .contains { ancestry(of: $0).contains(function.owner) }
  }
}

/// Members.
extension ProjectIndex {
  /// The functions, variables and cases that the type and its extensions declare, as far as they
  /// can be seen; not those that it inherits.
  ///
  /// - Parameter type: The qualified name, as ``resolve(_:inside:)`` gives it.
  func members(of type: String) -> [MemberFacts] { knownMembers(of: type).all }

  private func knownMembers(of type: String) -> TypeMembers {
    names.members.answer(to: type) { TypeMembers(readMembers(of: type)) }
  }

  /// The first member that other modules may override.
  func openMember(ofType type: String) -> MemberFacts? {
    members(of: type).first { $0.modifiers.contains(.open) }
  }

  private func readMembers(of type: String) -> [MemberFacts] {
    let functions = view(tables.functionsOfTypes).declarations(type)
    let variables = view(tables.variablesOfTypes).declarations(type)
    let cases = view(tables.casesOfTypes).declarations(type)
    if functions.isEmpty, variables.isEmpty, cases.isEmpty { return [] }
    let isMeant = homeTest(for: type)
    return functions.filter { isMeant($0.home) }.map { .function($0.facts) }
      + variables.filter { isMeant($0.home) }.map { .variable($0.facts) }
      + cases.filter { isMeant($0.home) }.map { .enumCase($0.facts) }
  }

  /// The members of the name, in the order in which they hide each other: first the type's own,
  /// then those of what it inherits from.
  func members(named name: String, of type: String, inherited: Bool) -> [MemberFacts] {
    guard inherited else { return knownMembers(of: type).named(name) }
    let all = names.inheritedMembers.answer(to: type) {
      ancestry(of: type).map(knownMembers).filter { !$0.all.isEmpty }
    }
    return all.flatMap { $0.named(name) }
  }

  /// Whether what a set of modules adds to a type of the name is added to the type that is meant,
  /// where several have it.
  func homeTest(for type: String) -> (Int) -> Bool {
    guard graph.tellsModulesApart else { return { _ in true } }
    let all = Set(tables.types.value.declarations(type, from: nil).map(\.home))
    guard all.count > 1 else { return { _ in true } }
    let meant = Set(types.declarations(type).map(\.home))
    return { !all.contains($0) || meant.contains($0) }
  }

  /// Whether the type, or one that it inherits from, has a function, variable or case of the name.
  ///
  /// - Parameter name: not `init`.
  func hasMember(_ name: String, in type: String) -> Bool {
    tables.hasMembers(named: name) && !members(named: name, of: type, inherited: true).isEmpty
  }

  /// Whether a file may see a function or variable of the name that the project adds to the SDK's
  /// type, and, of functions, one of instances that the call may mean.
  func extends(
    _ type: String, with name: String, calledBy call: FunctionCallExpr? = nil,
    visibleFrom path: String,
  ) -> Bool {
    // What the project's own type of the name has is no addition.
    let others = Set(types[type]?.map(\.path) ?? [])
    return members(of: type).contains { member in
      guard member.name == name, !others.contains(member.path) else { return false }
      if let call, case .function(let function) = member,
        member.isOfType || !function.accepts(call, in: self)
      {
        return false
      }
      let relation = relation(of: member.path, to: path)
      return member.modifiers.contains(.public) ? relation > .none : relation == .own
    }
  }

  /// Whether what the file at the path declares can be named in another file, as far as modules tell.
  func maySee(_ path: String, from other: String) -> Bool { relation(of: path, to: other) > .none }

  private func relation(of path: String, to other: String) -> ModuleGraph.Relation {
    guard modules.isDescribed, let home = modules.membership(of: path),
      let viewpoint = graph.viewpoint(from: other)
    else { return Self.target(of: path) == Self.target(of: other) ? .own : .reachable }
    return viewpoint.relation(to: home)
  }

  /// The folder of a file's target in SwiftPM's layout, where nothing describes the targets:
  /// `Sources/Name`; empty anywhere else.
  private static func target(of path: String) -> Substring {
    guard let sources = path.ranges(of: "Sources/").last else { return "" }
    return path[..<(path[sources.upperBound...].firstIndex(of: "/") ?? path.endIndex)]
  }

  /// Whether the project declares task-local values, anywhere.
  var hasTaskLocals: Bool { tables.hasTaskLocals }

  /// Whether a type of the name is marked `@resultBuilder`.
  func isResultBuilder(_ name: String) -> Bool {
    types[name]?.contains { $0.attributes.contains("resultBuilder") } ?? false
  }
}
