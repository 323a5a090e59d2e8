extension ProjectIndex {
  /// The closure types, as written, that functions and initializers of the name take: under the
  /// label, or, for a first trailing closure, under any label.
  func closureTypes(ofFunction name: String, label: String?) -> [String] {
    let all = (functions[name] ?? []) + (functions[name + ".init"] ?? [])
    return all.flatMap { function in
      function.parameters
        .filter { label == nil || $0.label == label }
        .filter { isFunction($0.type, inside: function.owner) }
        .map { closureType(of: $0.type, inside: function.owner) }
    }
  }

  /// The type, or what it is an alias of, also by way of other aliases, with the arguments in place of generic parameters.
  func closureType(of type: String, inside scope: String = "") -> String {
    names.closureTypes.answer(to: KnownNames.ScopedName(name: type, scope: scope)) {
      followedType(of: type, inside: scope)
    }
  }

  /// Whether the type is that of a function, itself or by an alias.
  func isFunction(_ type: String, inside scope: String) -> Bool {
    names.functionTypes.answer(to: KnownNames.ScopedName(name: type, scope: scope)) {
      TypeSpelling(closureType(of: type, inside: scope)).functionResult != nil
    }
  }

  private func followedType(of type: String, inside scope: String) -> String {
    var type = type
    // A broken project may have a cycle of aliases.
    for _ in 0..<8 {
      guard let alias = alias(named: TypeSpelling(type).name, inside: scope) else { break }
      let target = alias.target(for: type)
      guard target != type else { break }
      type = target
    }
    return type
  }

  /// Whether closures passed to functions of the name under the label return `Void`; `nil` if the
  /// project has no such function.
  func returnsVoid(closurePassedTo function: String, label: String?) -> Bool? {
    let types = closureTypes(ofFunction: function, label: label)
    guard !types.isEmpty else { return nil }
    return types.allSatisfy { TypeSpelling($0).functionResult?.isVoid == true }
  }

  /// Whether closures in variables of the name return `Void`; `nil` if the project has no such
  /// variable.
  func returnsVoid(closureAssignedTo variable: String) -> Bool? {
    let types = variables[variable]?.compactMap(\.type).map { closureType(of: $0) }
      .compactMap { TypeSpelling($0).functionResult }
    guard let types, !types.isEmpty else { return nil }
    return types.allSatisfy(\.isVoid)
  }
}

extension AliasFacts {
  /// What a type that names the alias is.
  ///
  /// Have: typealias Handler<Value> = (Result<Value, any Error>) -> Void
  fileprivate func target(for type: String) -> String {
    guard !genericParameters.isEmpty,
      case .nominal(let names) = TypeShape(String(TypeSpelling(type).core)),
      let arguments = names.last?.arguments, arguments.count == genericParameters.count
    else { return target }
    let pairs = zip(genericParameters.map(\.name), arguments)
    let values = Dictionary(pairs) { first, _ in first }
    return TypeShape(target).map { $0.substituting(values).description } ?? target
  }
}
