/// The declarations of all files, by what they are looked up by.
final class ProjectTables: Sendable {
  let types: Shared<DeclarationTable<TypeFacts>>
  let extensions: Shared<DeclarationTable<TypeFacts>>
  let aliases: Shared<DeclarationTable<AliasFacts>>
  let functions: Shared<DeclarationTable<FunctionFacts>>
  let variables: Shared<DeclarationTable<VariableFacts>>

  /// Members by the qualified name of their type.
  let functionsOfTypes: Shared<DeclarationTable<FunctionFacts>>
  let variablesOfTypes: Shared<DeclarationTable<VariableFacts>>
  let casesOfTypes: Shared<DeclarationTable<CaseFacts>>

  private let caseNames: NameSet

  /// The names of the variables with getters of their own.
  let computedVariables: NameSet

  /// The last names of all types and aliases, with those of generic parameters and associated types.
  let typeNames: NameSet

  /// The last names of all aliases.
  let aliasNames: NameSet

  /// The names of all generic parameters of types, and associated types.
  let genericParameters: NameSet

  /// The last names of the types that have some.
  let genericTypes: NameSet

  /// Whether a variable is a task-local value.
  let hasTaskLocals: Bool

  /// By the name of what is used, or by its selector.
  let selectorUses: [String: [SelectorUse]]

  /// The names in the text of each file, in the order of the paths.
  let names: [(path: String, filter: NameFilter)]

  /// The paths of the files that may say a name, in order.
  let filesByName = Memo<String, [String]>()

  /// The names of the functions that take completion handlers, and may have asynchronous versions.
  let handlerFunctions: NameSet
  let keysOfHandlerFunctions: Set<NameFilter.Key>

  /// Whether modules are neither of the root nor of an SDK.
  let foreignModules = Memo<String, Bool>()

  /// Whether nothing uses the functions with completion handlers (``UnusedFunctions``), and nothing sets the static
  /// variables.
  let unusedFunctions = Memo<String, Bool>()
  let variablesNeverSet = Memo<String, Bool>()

  /// The names of the functions that may pass a closure on to a framework which calls it off the main thread, and
  /// whether they do.
  let namesThatMayHandOn: Set<String>
  let keysOfNamesThatMayHandOn: [(key: NameFilter.Key, name: String)]
  let namesThatHandOn = Memo<String, Bool>()

  /// The names of the functions that take `@Sendable` closures, and of the types whose initializers do.
  let keysOfNamesTakingSendable: Set<NameFilter.Key>

  /// The names of what is marked `@available(*, noasync)`; that of the type for an initializer.
  let noasyncNames: Set<String>

  /// What the types of variables without a written one were found to be.
  let typesOfInitialValues = Memo<InitialValue, KnownType?>()

  /// Whether nonisolated code that belongs to no object uses the classes.
  let classesUsedOffMainActor = Memo<TypePlace, Bool>()

  /// Why the protocols of the names belong to the main actor, as far as one that conforms says so.
  let protocolsOfMainActor = Memo<TypePlace, String?>()

  /// Whether the protocols can be isolated to the main actor as they are used.
  let protocolsToIsolate = Memo<TypePlace, Bool>()

  /// What makes the members nonisolated that a type has for a protocol.
  let nonisolatedMembers = Memo<Conformance, [MemberKey: Addition]>()

  /// Whether values are cast to the protocols of the names.
  let protocolsOfCasts = Memo<String, Bool>()

  /// Whether the project may have values of the SDK's types.
  let sdkTypesInUse = Memo<String, Bool>()

  /// Where requirements of the project's protocols are called off the main actor, by protocol and member: `Store.swift:3`.
  let callsOffMainActor = Memo<String, String?>()

  /// What the functions of the project's own locks do; `nil` for a type that is none.
  let functionsOfLocks = Memo<TypePlace, GuardFunctions?>()

  /// Where nonisolated code calls what the project adds to types of other packages, by type: `Store.swift:3`.
  let callsOfExtendedTypes = Memo<String, String?>()

  /// Where nonisolated code first uses classes that belong to the main actor: `Store.swift:3`.
  let nonisolatedUses = Memo<TypePlace, String?>()

  /// Whether classes that belong to the main actor use themselves in closures that run off it.
  let classesUsedInClosures = Memo<TypePlace, Bool>()

  /// Code that isn't isolated, and uses a protocol of the project, by its name.
  let usersOffMainActor = Memo<String, [NonisolatedUse]>()

  /// What has to go to the main actor together with a class, without the code that makes objects of it.
  let companies = Memo<TypePlace, MainActorCompany>()

  /// The types with nonisolated code that makes objects of a type, by its name.
  let makersOffMainActor = Memo<String, [String]>()

  /// Whether functions of the names, in modules before Swift 6, keep closures.
  let namesOfOlderKeepers = Memo<String, Bool>()

  /// A type of the project, and a protocol that it conforms to.
  struct Conformance: QuicklyHashed, Sendable {
    let type: String
    let protocolName: String

    var quickHash: UInt64 { type.quickHash.mixed(with: protocolName.quickHash) }
  }

  /// One of the types of a name.
  struct TypePlace: QuicklyHashed, Sendable {
    let name: String
    let path: String

    var quickHash: UInt64 { name.quickHash.mixed(with: path.quickHash) }
  }

  /// Where a variable gets its first value.
  struct InitialValue: QuicklyHashed, Sendable {
    let text: String
    let owner: String
    let path: String

    var quickHash: UInt64 { text.quickHash.mixed(with: path.quickHash) }
  }

  /// The types that may have main-actor-isolated code.
  let mainActorNames: MainActorNames

  /// Which types may inherit from which.
  let heirs: HeirTable

  /// The last names of the types that publish a property, or that a property wrapper of SwiftUI observes.
  private let namesOfObserved: Set<String>
  private let namesOfShown: Set<String>

  /// The files with global or static variables that are stored, and the names of types in what these say.
  let filesOfSharedVariables: Set<String>
  let namesInSharedVariables: NameSet

  /// Which types may store which (``namesHolding(typeNamed:)``).
  let owners = Once<[String: Set<String>]>()
  let heldByConstants = Memo<String, Bool>()

  /// The constants of a file that wait for types to be declared Sendable.
  let waitingConstants = Memo<String, [WaitingConstant]>()

  /// Cost: two passes over the facts.
  init(_ files: [FileFacts], foreign: [ForeignFile], graph: ModuleGraph, sdk: SDKTables) {
    mainActorNames = MainActorNames(files, sdk: sdk)
    let homes = files.map { Int32(graph.modules.membership(of: $0.path) ?? 0) }
    var types = DeclarationTable<TypeFacts>(choosing: .nearest)
    var extensions = DeclarationTable<TypeFacts>(choosing: .reachable)
    var aliases = DeclarationTable<AliasFacts>(choosing: .nearest)
    var heirs = HeirTable()
    for (file, home) in zip(files, homes) {
      heirs.insert(typesOf: file)
      types.insert(file.types, home: home) { $0.kind == .extension ? nil : $0.name }
      aliases.insert(file.aliases, home: home) { $0.name }
    }
    var functions = DeclarationTable<FunctionFacts>(choosing: .reachable)
    var variables = DeclarationTable<VariableFacts>(choosing: .reachable)
    var functionsOfTypes = DeclarationTable<FunctionFacts>(choosing: .reachable)
    var variablesOfTypes = DeclarationTable<VariableFacts>(choosing: .reachable)
    var casesOfTypes = DeclarationTable<CaseFacts>(choosing: .reachable)
    for (file, home) in zip(files, homes) {
      let file = file.withExtendedTypes(named: types, aliases, graph)
      extensions.insert(file.types, home: home) { $0.kind == .extension ? $0.name : nil }
      heirs.insert(inheritanceOf: file)
      functions.insert(file.functions, home: home) { $0.lookUpName }
      functionsOfTypes.insert(file.functions, home: home) { $0.typeName }
      variables.insert(file.variables, home: home) { $0.name }
      variablesOfTypes.insert(file.variables, home: home) { $0.owner.isEmpty ? nil : $0.owner }
      casesOfTypes.insert(file.cases, home: home) { $0.owner }
    }
    selectorUses = Dictionary(
      grouping: files.flatMap(\.selectorUses) + foreign.flatMap(\.uses), by: \.name)
    names = files.compactMap { file in file.names.map { (file.path, $0) } }
      .sorted { $0.path < $1.path }
    self.heirs = heirs
    self.types = Shared(types)
    self.extensions = Shared(extensions)
    self.aliases = Shared(aliases)
    self.functions = Shared(functions)
    self.variables = Shared(variables)
    self.functionsOfTypes = Shared(functionsOfTypes)
    self.variablesOfTypes = Shared(variablesOfTypes)
    self.casesOfTypes = Shared(casesOfTypes)
    computedVariables = NameSet(
      files.lazy.flatMap { file in file.variables.lazy.filter(\.isComputed).map(\.name) })
    caseNames = NameSet(files.lazy.flatMap { $0.cases.lazy.map(\.name) })
    typeNames = NameSet(files.lazy.flatMap(\.typeNames))
    aliasNames = NameSet(files.lazy.flatMap { $0.aliases.lazy.map(\.name.lastName) })
    genericParameters = NameSet(
      files.lazy.flatMap(\.types).flatMap { $0.genericParameters.lazy.map(\.name) })
    genericTypes = NameSet(
      files.lazy.flatMap(\.types).filter { !$0.genericParameters.isEmpty }.map(\.name.lastName))
    let handlerFunctions = Set(
      files.flatMap { [mainActorNames] file in
        file.functionsWithHandlers(in: graph.modules, onMainActor: mainActorNames)
      })
    self.handlerFunctions = NameSet(handlerFunctions)
    keysOfHandlerFunctions = Set(handlerFunctions.map { NameFilter.Key($0) })
    namesThatMayHandOn = Set(files.flatMap(\.functionsThatMayHandOn))
    keysOfNamesThatMayHandOn = namesThatMayHandOn.map { (NameFilter.Key($0), $0) }
    let sendableAliases = Set(
      files.flatMap(\.aliases).lazy.filter { $0.target.holds("@Sendable") }.map(\.name.lastName))
    keysOfNamesTakingSendable = Set(
      files.flatMap { $0.namesTakingSendable(aliases: sendableAliases) }.map(NameFilter.Key.init))
    noasyncNames = Set(files.flatMap(\.noasyncNames))
    hasTaskLocals = files.contains { $0.variables.contains(where: \.isTaskLocal) }
    namesOfShown = Set(files.flatMap { $0.variables.compactMap(\.nameOfShown) })
    let publishers = files.flatMap(\.variables).filter { $0.attributes.contains("Published") }
    namesOfObserved = namesOfShown.union(publishers.map(\.owner.lastName))
    let shared = files.lazy.flatMap(\.variables).filter(\.isSharedAndStored)
    filesOfSharedVariables = Set(shared.map(\.path))
    namesInSharedVariables = NameSet(shared.flatMap(\.namesOfTypesAndOwner))
  }
}

extension ProjectTables {
  /// Whether any type or alias, in whatever type and module, has the last name.
  func mayDeclareType(named name: String) -> Bool { typeNames.contains(name.lastName) }

  /// Whether views may observe objects of a type with the last name.
  func mayBeObserved(typeNamed name: String) -> Bool { namesOfObserved.contains(name.lastName) }

  /// Whether a view says that it observes objects of a type with the last name.
  func isShown(typeNamed name: String) -> Bool { namesOfShown.contains(name.lastName) }

  /// SwiftUI's, by which a view observes an object.
  static let wrappersOfObjects: Set = ["ObservedObject", "StateObject", "EnvironmentObject"]

  /// Whether any enumeration may have a case of the name.
  func hasCases(named name: String) -> Bool { caseNames.contains(name) }

  /// Whether any type may have a function, variable or case of the name, initializers apart.
  func hasMembers(named name: String) -> Bool {
    functions.value.contains(name) || variables.value.contains(name) || caseNames.contains(name)
  }
}

extension VariableFacts {
  /// The last name of the type that a view observes by the variable.
  ///
  /// Have: @ObservedObject var model: Model, @StateObject var model = Model()
  fileprivate var nameOfShown: String? {
    guard !attributes.isEmpty else { return nil }
    guard attributes.contains(where: ProjectTables.wrappersOfObjects.contains) else { return nil }
    let value = initializer.map {
      String($0.prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
    }
    return type.map { TypeSpelling($0).name.lastName }
      // Have: @ObservedObject var model = Model.shared
      ?? value.flatMap { $0.split(separator: ".").last { $0.beginsWithCapital } }
      .map(String.init)
  }

  /// `@TaskLocal static var a = 1`, `static let a = TaskLocal(wrappedValue: 1)`
  fileprivate var isTaskLocal: Bool {
    attributes.contains("TaskLocal") || initializer?.hasPrefix("TaskLocal") == true
      || type?.hasSuffix(">") == true && type.map { TypeSpelling($0).name } == "TaskLocal"
  }
}

extension FunctionFacts {
  /// The name that the function is looked up by: `name`, or `Type.init` with the last name of the
  /// type.
  fileprivate var lookUpName: String {
    guard name == "init" else { return name }
    return owner.lastName + ".init"
  }

  fileprivate var typeName: String? { owner.isEmpty ? nil : owner }
}

extension FileFacts {
  /// The names of the functions with completion handlers that may have asynchronous versions: on the main actor, or if
  /// functions can run on their caller's.
  fileprivate func functionsWithHandlers(
    in modules: ProjectModules, onMainActor names: MainActorNames,
  ) -> [String] {
    let taking = functions.filter(CompletionNames.isTaken)
    guard !taking.isEmpty else { return [] }
    let isAnywhere =
      modules.modules(of: path).allSatisfy { $0.settings.allow(.v(6, 2)) }
      || modules.defaultIsolation(of: path) != .nonisolated
    return taking.filter { function in
      isAnywhere || function.attributes.contains("MainActor") || names.contains(function.owner)
    }.map(\.name)
  }

  /// The names of what is not available in asynchronous code.
  fileprivate var noasyncNames: [String] {
    let marked = functions.lazy.filter { $0.traits.contains(.isNoasync) }
    return marked.map { $0.name == "init" ? $0.owner.lastName : $0.name }
      + variables.lazy.filter(\.isNoasync).map(\.name)
      // That an extension is marked says nothing of its members (measured).
      + types.lazy.filter { $0.isNoasync && $0.kind != .extension }.map { $0.name.lastName }
  }

  /// The last names that the file declares for types.
  fileprivate var typeNames: [String] {
    let declared = types.lazy.filter { $0.kind != .extension }.map(\.name) + aliases.map(\.name)
    return declared.map(\.lastName) + types.flatMap(\.genericParameters).map(\.name)
  }

  /// The facts with the extended types by the names that they are declared by: `extension B.Base`
  /// and `extension Alias` are about `Base`.
  ///
  /// Aliases count only where they mean the same in all modules, since the file's view of them is
  /// not known yet.
  fileprivate func withExtendedTypes(
    named types: DeclarationTable<TypeFacts>, _ aliases: DeclarationTable<AliasFacts>,
    _ graph: ModuleGraph,
  ) -> FileFacts {
    var names: [String: String] = [:]
    for type in self.types where type.kind == .extension && !types.contains(type.name) {
      let name = type.name
      if let target = aliases.target(of: name) {
        names[name] = target
      } else if let short = graph.withoutModule(name), !types.contains(name.firstName) {
        // `extension Swift.Task` is not about a type `Task` of the project.
        if graph.splitModule(from: name) != nil || !types.contains(short) { names[name] = short }
      }
    }
    guard !names.isEmpty else { return self }
    var renamed = self
    renamed.rename(extensions: names)
    return renamed
  }
}

extension String {
  /// `A` for `A.B`.
  fileprivate var firstName: String { String(prefix { $0 != "." }) }
}

extension ModuleGraph {
  /// `B` for `A.B`, if `A` is a module.
  fileprivate func withoutModule(_ name: String) -> String? {
    let module = name.firstName
    return module.count < name.count && isModule(module)
      ? String(name.dropFirst(module.count + 1)) : nil
  }
}

extension DeclarationTable<AliasFacts> {
  /// `nil` if the name is no alias, or one of several things.
  fileprivate func target(of name: String) -> String? {
    let targets = Set(declarations(name, from: nil).map { TypeSpelling($0.facts.target).name })
    guard targets.count == 1, let target = targets.first, !target.isEmpty else { return nil }
    let isName = target.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName ? target : nil
  }
}
