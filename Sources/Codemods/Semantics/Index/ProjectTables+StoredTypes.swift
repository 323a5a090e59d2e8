/// Which types what is stored may be of, by words alone.
extension ProjectTables {
  /// Whether a global or static variable may hold values of a type with the last name, or of one that stores it.
  func mayBeHeldByConstants(typeNamed name: String) -> Bool {
    heldByConstants.answer(to: name.lastName) {
      namesHolding(typeNamed: name).contains(where: namesInSharedVariables.contains)
    }
  }

  /// The last names of the type and of all types that may store it, at whatever distance.
  func namesHolding(typeNamed name: String) -> Set<String> {
    let owners = owners.value { ownersOfStored }
    var names: Set<String> = []
    var rest = [name.lastName]
    while let next = rest.popLast() {
      if names.insert(next).inserted { rest += owners[next] ?? [] }
    }
    return names
  }

  /// The qualified names of all classes.
  var classNames: [String] {
    var names: [String] = []
    types.value.forEach { if $0.kind == .class { names.append($0.name) } }
    return names
  }

  /// The last names of the types that store a type, by its last name.
  private var ownersOfStored: [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    func insert(_ words: [String], of owner: String) {
      for word in words where typeNames.contains(word) {
        owners[word, default: []].insert(owner.lastName)
      }
    }
    variables.value.forEach { variable in
      guard !variable.owner.isEmpty, !variable.isComputed, !variable.modifiers.contains(.static)
      else { return }
      insert(variable.namesOfTypes, of: variable.owner)
    }
    casesOfTypes.value.forEach { insert($0.payload.flatMap(\.namesOfTypes), of: $0.owner) }
    return owners
  }
}

extension VariableFacts {
  var isSharedAndStored: Bool { !isComputed && (owner.isEmpty || modifiers.contains(.static)) }

  /// The words of its type and value that may be names of types, and the property wrappers.
  fileprivate var namesOfTypes: [String] {
    [type, initializer].compactMap(\.self).flatMap(\.namesOfTypes) + attributes
  }

  /// The same, with the type that it's a member of.
  ///
  /// Have: static let first = Self(), static let second: Size = .init()
  var namesOfTypesAndOwner: [String] { namesOfTypes + (owner.isEmpty ? [] : [owner.lastName]) }
}

extension String {
  fileprivate var namesOfTypes: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter(\.beginsWithCapital)
  }
}
