import Rewriter

extension Context {
  /// The generic parameters of a function that have to be Sendable for its signature to make sense: the compiler infers
  /// that they are (measured with Swift 6.3.1).
  ///
  /// Have: func timeout<Output>(_ task: Task<Output, any Error>) async throws -> Output
  func sendableParameters(ofSignatureOf function: Node) -> [String] {
    guard let function = function.as(FunctionDecl.self), let signature = function.signature?.node,
      let clause = function.genericParameterClause?.parameters?.node
    else { return [] }
    let names = clause.elements(Rewriter.GenericParameter.self).compactMap { $0.name?.name }
    let arguments = signature.descendantsAndSelf.lazy.compactMap { $0.as(IdentifierType.self) }
      .flatMap(argumentsToBeSendable)
    return names.filter { name in arguments.contains { $0.mentions([name]) } }
  }

  /// What a generic type takes Sendable arguments for, as it is or in optionals and collections.
  private func argumentsToBeSendable(of type: IdentifierType) -> [TypeShape] {
    guard let name = type.name?.name,
      let clause = type.genericArgumentClause?.arguments?.node
    else { return [] }
    let arguments = clause.elements(GenericArgument.self).map(\.argument)
    let own = project.typeParameters(of: project.resolve(name))
    return arguments.indices.compactMap { index in
      let asks =
        own.isEmpty
        ? index == 0 && Self.typesOfResults.contains(name)
        : own.indices.contains(index) && own[index].constraint?.holds("Sendable") == true
      return asks ? arguments[index].map { TypeShape($0) } : nil
    }
  }

  private static let typesOfResults: Set = ["Task", "TaskGroup", "ThrowingTaskGroup"]
}
