import Rewriter

extension Context {
  /// The types that have to say that they're Sendable, and nothing else, before a constant of the type is accepted; `nil`
  /// where more has to change.
  ///
  /// Have: [Theme: Font], where `Theme` is a public enumeration, and `Font` a public structure
  func typesToDeclare(for type: KnownType) -> [TypeToDeclare]? {
    let obstacles = SendabilityRules(context: self).obstacles(in: type).unique
    let names = obstacles.compactMap(\.typeName)
    guard !names.isEmpty, names.count == obstacles.count else { return nil }
    return typesToDeclare(names.map { need(ofType: $0) })
  }

  func typesToDeclare(_ needs: [RequiredAnnotation?]) -> [TypeToDeclare]? {
    var types: [TypeToDeclare] = []
    for need in needs {
      guard let need, need.kind == .type, let more = typesToDeclare(need.name, need.step) else {
        return nil
      }
      types += more
    }
    return types.isEmpty ? nil : types.unique
  }

  /// - Parameter owners: the types that store this one, and are declared with it.
  private func typesToDeclare(
    _ name: String, _ step: SendableStep, storedBy owners: Set<String> = [],
  ) -> [TypeToDeclare]? {
    // Have: final class Node { let next: Node? }
    if owners.contains(name) { return [] }
    guard case .declaration(let declaration) = step, declaration.isAll else { return nil }
    var types: [TypeToDeclare] = []
    for part in declaration.parts {
      guard let more = typesToDeclare(part.name, part.step, storedBy: owners.union([name])) else {
        return nil
      }
      types += more
    }
    // As measured, what stores itself isn't Sendable until it says so.
    if declaration.isImplicit, !types.isEmpty { return types }
    guard let facts = project.types[name], facts.count == 1,
      mayBeDeclaredSendable(facts[0], makingFinal: declaration.makesFinal)
    else { return nil }
    return types + [
      TypeToDeclare(name: name, path: facts[0].path, makesFinal: declaration.makesFinal)
    ]
  }

  /// Whether a conformance may be written where the type is declared: not where its author has said something about that,
  /// nor where the main actor is a better place.
  private func mayBeDeclaredSendable(_ type: TypeFacts, makingFinal: Bool) -> Bool {
    guard type.mayBeDeclaredSendable, let file = seen(inFile: type.path),
      project.modules.refusal(ofFile: type.path, holding: file.tree.source) == nil,
      !project.extensions(of: type.name).contains(where: \.speaksOfSendable),
      // Swift 5 takes no closure of the main actor for Sendable.
      SendabilityRules(context: self).stored(in: type).allSatisfy({
        $0.type.map { !$0.text.holds("@MainActor") } ?? true
      })
    else { return false }
    guard type.kind == .class else { return true }
    if makingFinal, mayBeInherited(type) { return false }
    // The main actor is a better place for a class whose code uses what is isolated there.
    return mainActorNeed(ofType: type.name) == nil
  }

  /// Whether something inherits from the class, by whatever name, or a member says that it may.
  private func mayBeInherited(_ type: TypeFacts) -> Bool {
    project.tables.heirs.mayInherit(from: type.name).contains { $0 != type.name }
      || project.openMember(ofType: type.name) != nil
  }

  /// The constants of the project that wait for the type to say that it's Sendable, in the order of their files.
  ///
  /// Cost: a look at the global and static variables of the files that name the type, or one that stores it.
  func constants(waitingFor type: TypeToDeclare) -> [WaitingConstant] {
    guard project.tables.mayBeHeldByConstants(typeNamed: type.name) else { return [] }
    let names = project.tables.namesHolding(typeNamed: type.name)
    let files = project.files(namingOneOf: names)
    return files.filter(project.tables.filesOfSharedVariables.contains)
      .flatMap { path in
        project.tables.waitingConstants.answer(to: path) {
          asItWas(path)?.waitingConstants ?? []
        }
      }
      .filter { $0.types.contains(type) }
  }

  /// Whether a codemod declares the type Sendable, for this file's constants or for others.
  func declaresSendable(_ type: TypeToDeclare) -> Bool {
    let tables = project.tables
    guard tables.mayBeHeldByConstants(typeNamed: type.name) else { return false }
    return tables.namesHolding(typeNamed: type.name).contains { !tree.tokens(spelling: $0).isEmpty }
      || !constants(waitingFor: type).isEmpty
  }

  private var waitingConstants: [WaitingConstant] {
    let lines = Once<LineTable>()
    return tree.all(VariableDecl.self).compactMap { variable in
      guard
        let (name, types) = SharedConstant(variable, in: self)?.waiting
          ?? GlobalVariable(variable, in: self)?.waiting
      else { return nil }
      let table = lines.value { LineTable(tree.source) }
      return WaitingConstant(
        name: name, path: path, line: table.line(of: variable.range.lowerBound), types: types)
    }
  }
}

extension SendableDeclaration {
  /// Whether nothing has to change but declarations of types.
  fileprivate var isAll: Bool {
    closures.isEmpty && settled.isEmpty && arguments.isEmpty && inDoubt.isEmpty
  }
}

extension TypeFacts {
  /// Have: @available(*, unavailable) extension Store: Sendable {}
  fileprivate var speaksOfSendable: Bool { inherited.contains { $0.holds("Sendable") } }

  /// Whether a conformance may be written where the type is declared. What a macro adds isn't known, and other modules may
  /// inherit from an open class.
  fileprivate var mayBeDeclaredSendable: Bool {
    [.struct, .enum, .class].contains(kind) && !isLocal && !modifiers.contains(.open)
      && hasOnlyPlainAttributes
  }

  /// Whether no macro may add to what the type stores.
  var hasOnlyPlainAttributes: Bool { attributes.allSatisfy(Self.plainAttributes.contains) }

  private static let plainAttributes: Set = [
    "MainActor", "available", "frozen", "objc", "objcMembers", "propertyWrapper",
  ]
}
