import Rewriter

extension CompletionParameter {
  /// Why nobody can wait for a handler that the function never calls: one that does nothing can say so.
  func reasonOfDisuse(in context: Context) -> String {
    let reason = "'\(title)' is never called"
    let isEmpty = function.body?.statements?.node.elements(CodeBlockItem.self).isEmpty ?? true
    if context.isOfTestDouble(function) {
      return "\(reason)\(isEmpty ? ", since the function is empty" : ""); keep the handler"
    }
    guard isEmpty else { return "\(reason); call it when the work is done" }
    let takesValues = type.unwrapped.parameters?.isEmpty == false
    return "\(reason), since the function is empty; call it in the function"
      + (takesValues ? ", with a value that says that nothing was done" : "")
  }

  /// What to do about a path that doesn't call the handler: what the handler takes may be nothing that is there.
  func adviceForGap(in context: Context) -> String {
    if let failure { return "call '\(failure.name)' there" }
    let parameters = type.unwrapped.parameters ?? []
    // A framework's delegate has the handler that it has.
    if context.parameterGiver(of: function)?.isFramework == true { return "call it there too" }
    if parameters.isEmpty {
      return "let it take a 'Bool' if callers need to know, or else call it there too"
    }
    return parameters.allSatisfy(context.canTellOfFailure)
      ? "call it there too" : "let '\(title)' take an optional or a 'Result', and call it there too"
  }
}

extension Context {
  /// Whether a value of the type can say that there is nothing to give.
  fileprivate func canTellOfFailure(_ type: KnownType) -> Bool {
    if type.isOptional || type.isError || type.element != nil || type.dictionaryValue != nil {
      return true
    }
    guard let name = type.name else { return false }
    return Self.typesOfOutcomes.contains(name)
      || project.types[project.resolve(name, inside: type.scope)]?.first?.kind == .enum
      || project.sdk.kind(ofType: name) == "enum"
  }

  private static let typesOfOutcomes = NameTable("Swift: Bool Result Swift.Result")
}
