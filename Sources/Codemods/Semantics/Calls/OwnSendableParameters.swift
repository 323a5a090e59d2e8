extension ProjectIndex {
  /// Whether the file names a function of the project that takes a `@Sendable` closure.
  func mayPassSendableClosure(_ file: FileFacts) -> Bool {
    guard let names = file.names else { return false }
    return tables.keysOfNamesTakingSendable.contains(where: names.mayContain)
  }

  /// Whether a function of the project, or an initializer of a type of the name, may take a closure as `@Sendable`.
  func takesSendable(functionNamed name: String) -> Bool {
    tables.keysOfNamesTakingSendable.contains(NameFilter.Key(name))
  }
}

extension FileFacts {
  /// What calls name of functions that take `@Sendable` closures: of an initializer, its type.
  ///
  /// - Parameter aliases: the last names of aliases for such closures.
  func namesTakingSendable(aliases: Set<String>) -> [String] {
    functions.filter { function in
      function.parameters.contains { parameter in
        parameter.type.holds("@Sendable")
          || !aliases.isEmpty && aliases.contains(TypeSpelling(parameter.type).name.lastName)
      }
    }.map { $0.name == "init" ? $0.owner.lastName : $0.name }
  }
}
