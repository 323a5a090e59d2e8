import Rewriter

/// Variables of a class that might as well be constants, or that something else guards.
extension Context {
  /// Whether nothing of the project changes a variable of the class after its initializer. A literal is a default that may
  /// be meant to change where other files can, and what other modules, macros or the runtime of Objective-C see may be changed there.
  ///
  /// Cost: parsing the files that have the name; of a name in many of them, the answer is no.
  ///
  /// Have: var regex: Regex, which only `init` sets; var users = Table("User"), which nothing sets
  func isSettled(_ variable: VariableFacts, of declaration: TypeFacts) -> Bool {
    guard isHiddenFromOthers(variable, of: declaration), !variable.isConstant,
      !declaration.attributes.contains("propertyWrapper"),
      variable.isNoLiteral || variable.isPrivate
    else { return false }
    let paths = project.files(naming: variable.name)
    guard paths.count <= Self.maximumFiles else { return false }
    let family = Set(project.ancestry(of: declaration.name))
      .union(project.names.inheritors(of: declaration.name, in: project))
      .union([declaration.name])
    let files = paths.compactMap(seen)
    return files.allSatisfy { !$0.hasObservers(of: variable.name, in: family) }
      && files.allSatisfy { $0.setsOnlyInInitializer(variable, of: declaration.name, family) }
      && (variable.hasInitialValue || setsInEachInitializer(variable, of: declaration))
  }

  /// The same of a variable that initializers set more than once, or that begins with a literal: it can't become a constant
  /// as it is.
  func isSetByInitializers(_ name: String, of declaration: TypeFacts) -> Bool {
    let members = project.members(named: name, of: declaration.name, inherited: false)
    guard members.count == 1, case .variable(let variable) = members[0] else { return false }
    return isSetByInitializers(variable, of: declaration)
  }

  private func isSetByInitializers(_ variable: VariableFacts, of declaration: TypeFacts) -> Bool {
    let paths = project.files(naming: variable.name)
    guard isHiddenFromOthers(variable, of: declaration),
      !declaration.attributes.contains("propertyWrapper"),
      paths.count <= Self.maximumFilesOfReaders
    else { return false }
    let family = Set(project.names.inheritors(of: declaration.name, in: project))
      .union([declaration.name])
    var isSet = false
    for file in paths.lazy.compactMap(seen) {
      for reference in file.tree.references(to: variable.name) {
        let place = reference.wholeMember
        // Nearly all uses read, which costs little to see.
        guard file.mayChange(place), file.mayBeMember(reference, of: family) else { continue }
        guard file.isInInitializer(place, of: declaration.name) else { return false }
        isSet = true
      }
    }
    return isSet
  }

  private static let maximumFiles = 20

  /// The same of files that may only read the variable, which cost little.
  private static let maximumFilesOfReaders = 200

  /// Whether neither another module, a macro, the runtime of Objective-C, a protocol nor a decoder sets the variable.
  private func isHiddenFromOthers(
    _ variable: VariableFacts, of declaration: TypeFacts,
  ) -> Bool {
    variable.attributes.isEmpty
      && declaration.attributes.allSatisfy { $0 != "objcMembers" && $0 != "objc" }
      && variable.modifiers.isDisjoint(with: modifiersOfOthers(inFile: declaration.path))
      && !isRequiredOrDecoded(variable, in: declaration)
  }

  /// No other module sees what is public in an app.
  private func modifiersOfOthers(inFile path: String) -> DeclarationModifiers {
    let own: DeclarationModifiers = [.lazy, .weak, .unowned, .override, .dynamic]
    return project.modules.isImportable(path) ? own.union([.public, .open, .package]) : own
  }

  /// A protocol may want a setter, and a decoder set what has a value already.
  private func isRequiredOrDecoded(_ variable: VariableFacts, in declaration: TypeFacts) -> Bool {
    let foreign = foreignAncestry(of: declaration.name)
    if foreign.contains("Decodable") || foreign.contains("Codable") { return true }
    return project.ancestry(of: declaration.name).contains { name in
      name != declaration.name && project.types[name]?.contains { $0.kind == .protocol } == true
        && !project.members(named: variable.name, of: name, inherited: false).isEmpty
    }
  }

  private func hasObservers(of name: String, in family: Set<String>) -> Bool {
    tree.all(IdentifierPattern.self, startingWith: name).contains { pattern in
      guard let binding = pattern.node.parent?.as(PatternBinding.self),
        binding.accessorBlock != nil
      else { return false }
      return isOfFamily(pattern.node, family)
    }
  }

  private func isOfFamily(_ node: Node, _ family: Set<String>) -> Bool {
    enclosingTypeNames(of: node).first.map { family.contains(project.resolve($0)) } == true
  }

  private func setsOnlyInInitializer(
    _ variable: VariableFacts, of type: String, _ family: Set<String>,
  ) -> Bool {
    let name = variable.name
    if tree.all(KeyPathExpr.self).contains(where: { $0.node.contains(tokenSpelled: name) }) {
      return false
    }
    let places = tree.references(to: name).compactMap { reference -> Node? in
      mayBeMember(reference, of: family) ? reference.wholeMember : nil
    }
    let changes = places.filter { mayChange($0) }
    return changes.isEmpty
      || !variable.hasInitialValue
        && changes.allSatisfy { isInInitializer($0, of: type) }
        && changes.allSatisfy { change in !changes.contains { $0.precedes(change) } }
  }

  /// Whether the name may be that of a member of one of the types.
  func mayBeMember(_ reference: Node, of family: Set<String>) -> Bool {
    let access = reference.parent?.as(MemberAccessExpr.self)
    guard let access, access.declName?.node == reference else {
      if case .local = resolution(of: reference.text, at: reference) { return false }
      return reference.is(.declReferenceExpr)
    }
    guard let base = access.base, !base.isSelfReference,
      let type = valueType(of: base.withoutOptionalMarks)?.unwrapped,
      let written = type.nameOfMembers,
      case let name = project.resolve(written, inside: type.scope),
      let declarations = project.types[name],
      !declarations.contains(where: { $0.attributes.contains("dynamicMemberLookup") })
    else { return true }
    return family.contains(name)
  }

  private func mayChange(_ use: Node) -> Bool {
    switch VariableUse(use).effect {
    // Have: TextField("Name", text: $model.name)
    case .reads: use.tokens.contains(where: \.isProjection)
    case .changes: true
    case .mayChange: MemberUse(of: use, in: self).mayChange
    }
  }

  private func isInInitializer(_ node: Node, of type: String) -> Bool {
    guard
      let code = node.ancestors.first(where: {
        $0.isFunctionLike || $0.is(.initializerDecl) || $0.is(.accessorBlock)
      }),
      let initializer = code.as(InitializerDecl.self)
    else { return false }
    let isLooped = node.ancestors.prefix { $0 != code }.contains {
      [.forStmt, .whileStmt, .repeatStmt].contains($0.kind)
    }
    let isConvenient = initializer.modifiers?.node.elements(DeclModifier.self).contains {
      $0.name?.name == "convenience"
    }
    return !isLooped && isConvenient != true
      && enclosingTypeNames(of: node).first.map { project.resolve($0) } == type
  }

  /// An optional variable that an initializer doesn't set is `nil` until somebody does.
  private func setsInEachInitializer(_ variable: VariableFacts, of declaration: TypeFacts) -> Bool {
    guard let file = seen(inFile: declaration.path) else { return false }
    let initializers = file.tree.all(InitializerDecl.self).map(\.node).filter { node in
      file.enclosingTypeNames(of: node).first.map { file.project.resolve($0) } == declaration.name
        && node.as(InitializerDecl.self)?.modifiers?.text.contains("convenience") != true
    }
    let changes = file.tree.references(to: variable.name).map(\.wholeMember)
      .filter { file.mayChange($0) }
    return !initializers.isEmpty
      && initializers.allSatisfy { node in changes.contains { $0.ancestors.contains(node) } }
  }
}

extension Context {
  /// The wrapper of the project that locks where a variable is read and written; `nil` for none.
  ///
  /// Have: @Atomic var count = 0
  func wrapperThatLocks(_ variable: VariableFacts) -> String? {
    variable.attributes.first { attribute in
      let name = project.resolve(attribute, inside: variable.owner)
      guard let wrapper = project.types[name]?.first,
        wrapper.attributes.contains("propertyWrapper")
      else { return false }
      return seen(inFile: wrapper.path)?.locksWrappedValue(of: wrapper) == true
    }
  }

  private func locksWrappedValue(of wrapper: TypeFacts) -> Bool {
    let guards =
      namesOfGuards(in: wrapper).map { functions(ofGuard: $0, in: wrapper.name) } + [.ofSystems]
    return tree.all(IdentifierPattern.self, startingWith: "wrappedValue").contains { pattern in
      guard enclosingTypeNames(of: pattern.node).first.map({ project.resolve($0) }) == wrapper.name,
        let accessors = pattern.node.parent?.as(PatternBinding.self)?.accessorBlock
      else { return false }
      return accessors.node.descendantsAndSelf
        .compactMap { $0.as(FunctionCallExpr.self)?.calledExpression?.lastName }
        .contains { name in
          guards.contains { $0.holding.contains(name) || $0.running.contains(name) }
        }
    }
  }
}

extension VariableFacts {
  fileprivate var isPrivate: Bool {
    modifiers.contains(.private)
  }

  /// Whether it has no value from the beginning, or one that is made.
  fileprivate var isNoLiteral: Bool {
    guard hasInitialValue else { return true }
    return initializer?.first.map { $0.isLetter || $0 == "." } == true
      && initializer?.hasSuffix(")") == true
  }
}

extension Token {
  /// Have: $model, but not $0
  fileprivate var isProjection: Bool {
    text.hasPrefix("$") && text.dropFirst().first?.isNumber == false
  }
}

extension Node {
  /// Have: self.regex
  var wholeMember: Node {
    let access = parent?.as(MemberAccessExpr.self)
    return access?.declName?.node == self ? access?.node ?? self : self
  }

  func contains(tokenSpelled name: String) -> Bool {
    descendantsAndSelf.contains { $0.as(DeclReferenceExpr.self)?.name == name }
  }

  /// Whether the one place is run before the other one on the same path.
  fileprivate func precedes(_ other: Node) -> Bool {
    guard range.lowerBound < other.range.lowerBound else { return false }
    return ancestors.first { $0.is(.codeBlockItemList) }
      .map { other.ancestors.contains($0) } == true
  }
}
