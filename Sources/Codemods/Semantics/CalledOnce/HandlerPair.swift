import Rewriter

/// The positions of two closures that a function takes, one directly behind the other, of which the one is given what was
/// asked for, and the other the error: both are without a result, no third parameter is such a closure, and only one
/// takes an error, first of all.
///
/// Have: func load(success: @escaping (Item) -> Void, failure: @escaping (any Error) -> Void)
struct HandlerPair: Hashable, Sendable {
  let success: Int
  let failure: Int

  /// What is known of a parameter.
  struct Parameter {
    /// The label, and the name in the body.
    let names: [String]

    /// The type without optional marks, if it is a function's.
    let closure: KnownType?
  }

  /// - Parameter isError: whether a type is that of an error, by whatever name.
  init?(_ parameters: [Parameter], isError: (KnownType) -> Bool) {
    let taking = parameters.indices.filter { parameters[$0].closure?.isPlainCallback == true }
    let failing = taking.filter { parameters[$0].isOfFailure(isError) }
    guard taking.count == 2, taking[0] + 1 == taking[1], failing.count == 1,
      let failure = failing.first, let success = taking.first(where: { $0 != failure }),
      parameters[success].closure?.parameters?.contains(where: { isError($0.unwrapped) }) == false
    else { return nil }
    self.success = success
    self.failure = failure
  }
}

extension HandlerPair.Parameter {
  /// A closure by the name of a completion handler is told of the end whether there is an error or not.
  ///
  /// Have: completion: (any Error) -> Void, handler: ((any Error)?) -> Void
  fileprivate func isOfFailure(_ isError: (KnownType) -> Bool) -> Bool {
    guard let first = closure?.parameters?.first,
      !names.contains(where: CompletionNames.isOfOneCall),
      !first.isOptional || !names.contains(where: CompletionNames.isName)
    else { return false }
    return isError(first.unwrapped)
  }
}

extension KnownType {
  /// Whether the closure neither gives something back nor waits, throws or changes what it is given.
  fileprivate var isPlainCallback: Bool {
    guard case .function(let function) = shape, function.effects.isEmpty else { return false }
    return TypeSpelling(function.result.description).isVoid
      && function.parameters.allSatisfy { !$0.specifiers.contains("inout") }
  }
}

extension ProjectIndex {
  /// Whether the type is one of errors: `any Error`, `NSError`, or a type of the project that conforms.
  fileprivate func isError(_ type: KnownType) -> Bool {
    if type.isError { return true }
    guard let name = type.name else { return false }
    let ancestry = ancestry(of: resolve(name, inside: type.scope))
    return name == "NSError" || ancestry.contains { ["Error", "Swift.Error"].contains($0) }
  }
}

extension FunctionFacts {
  /// The two closures of which the function may call one.
  func handlerPair(in project: ProjectIndex) -> HandlerPair? {
    guard parameters.count > 1 else { return nil }
    let project = project.seen(from: path)
    return HandlerPair(
      parameters.map { parameter in
        HandlerPair.Parameter(
          names: [parameter.label, parameter.name],
          closure: project.closure(of: parameter.type, inside: owner, in: path))
      }, isError: project.isError)
  }
}

extension FunctionDecl {
  func handlerPair(in context: Context) -> HandlerPair? {
    guard parameters.count > 1 else { return nil }
    let scope = context.enclosingTypeNames(of: node).first ?? ""
    return HandlerPair(
      parameters.map { parameter in
        HandlerPair.Parameter(
          names: [parameter.label, parameter.localName],
          closure: parameter.type.flatMap {
            context.project.closure(of: $0.text, inside: scope, in: context.path)
          })
      }, isError: context.project.isError)
  }
}

extension ProjectIndex {
  /// The function type that is written, or behind an alias.
  fileprivate func closure(of type: String, inside scope: String, in path: String) -> KnownType? {
    let target = closureType(of: type, inside: scope)
    // Most parameters are no functions, and reading a type means parsing it.
    guard target.holds("->"), let type = KnownType(target, scope: scope, path: path)?.unwrapped,
      type.parameters != nil
    else { return nil }
    return type
  }
}
