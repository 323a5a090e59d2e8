import Rewriter

/// What an asynchronous function returns for what another one passes to its completion handler.
struct CompletionResult {
  /// `nil` for nothing.
  let type: String?

  /// ` throws`, ` throws(E)`, or nothing.
  let throwing: String

  /// How the handler resumes a continuation.
  let resumption: Resumption

  enum Resumption {
    /// `{ continuation.resume(returning: $0) }`
    case returning(String)
    /// `{ continuation.resume(with: $0) }`
    case result
    /// The same with `.get()` behind the continuation, which keeps the type of the error.
    case typedResult
    /// `{ error in if let error { … } else { … } }`
    case error
    case valueAndError
  }

  /// Whether the handler is given errors of one type, which compilers before Swift 6.0 cannot write behind
  /// `throws`.
  var losesErrorType = false

  /// What the handler is given that may not be Sendable, in words; it is passed all the same.
  private(set) var unchecked: String?

  /// What would make that Sendable, if the project declares it.
  private(set) var adviceOnUnchecked: String?

  /// The variable that keeps it where it may be Sendable: a constant would be warned of, then.
  private var variable: String?

  /// The type `Result<T, E>` as it is written, where the handler is given one that is returned or thrown.
  private(set) var handedResult: String?

  private var names = StandardNames()

  /// The name of the closure that is given the error, and only that; `nil` where one closure is told of both.
  private(set) var failure: String?

  var isThrowing: Bool { !throwing.isEmpty }
}

extension CompletionResult {
  /// - Throws: where what is passed may not leave the code that passes it.
  init(
    of completion: CompletionParameter, delivering calls: [CompletionPaths.Delivery],
    in context: Context,
  ) throws(Refusal) {
    try completion.failure?.checkError()
    guard case .function(let function) = completion.type.shape,
      function.parameters.allSatisfy(\.specifiers.isEmpty)
    else { throw completion.typeProblem }
    let types = function.parameters.map { completion.type.part($0.type) }
    if types.contains(where: { (context.project.canonical($0) ?? $0.shape).isFunction }) {
      throw Refusal(
        .handlerResult,
        "'\(completion.name)' takes a closure, which can't be returned to the caller")
    }
    if completion.isVariadic || types.contains(where: { !$0.canBeReturned }) {
      throw completion.typeProblem
    }
    let names = try StandardNames(at: completion.function.node, in: context)
    try self.init(
      handing: types, of: completion, delivering: calls, naming: names, in: context)
    self.names = names
    failure = completion.failure?.name
    for type in types where !type.isOptionalError && !completion.function.isSendableParameter(type)
    {
      let given = "'\(completion.name)' takes '\(type.text)', which"
      let kind = context.sendability(of: type).kind
      if kind == .yes { continue }
      let isKnownNot = kind == .no
      // What is known by another name may have none here.
      let isNamed = isKnownNot || completion.parameter.type?.text.contains(type.text) == true
      guard isNamed, context.refusalOfToolchain(since: .v(5, 10)) == nil else {
        throw Refusal(
          .notSendable,
          "\(given) isn't known to be Sendable; \(Self.advice(on: context.needs(of: type)))",
          needs: context.needs(of: type))
      }
      unchecked = "\(given) isn't \(isKnownNot ? "" : "known to be ")Sendable"
      adviceOnUnchecked =
        completion.function.associatedType(in: type).map {
          "keep the handler, since '\($0)' may be any type"
        } ?? context.needs(of: type).first?.adviceHere()
      // The compiler takes no constant tuple for 'nonisolated(unsafe)' if part of it is 'Any', and neither a tuple
      // nor an optional function by another name (Swift 6.3.1).
      let isNominal = context.project.canonical(type)?.withoutOptionals.isTupleOrFunction != true
      if !isKnownNot || isTuple || !isNominal { variable = completion.function.nameOfVariable }
    }
  }

  /// What to do about a value that isn't known to be Sendable: what takes more than declarations is seldom worth it.
  private static func advice(on needs: [RequiredAnnotation]) -> String {
    guard let need = needs.first, needs.count == 1, need.step.isDeclared else {
      return "keep the handler"
    }
    return "\(need.offMainActor.adviceHere()) and run again, or keep the handler"
  }

  var isTuple: Bool { type?.hasPrefix("(") == true }

  /// Whether what is passed unchecked is kept in a variable until the wait is over.
  var isKeptInVariable: Bool { variable != nil }

  private init(
    handing types: [KnownType], of completion: CompletionParameter,
    delivering calls: [CompletionPaths.Delivery], naming names: StandardNames,
    in context: Context,
  ) throws(Refusal) {
    let labels = completion.labels
    let throwing = completion.failure == nil ? "" : " throws"
    if completion.failure != nil, types.count == 1 {
      let type = TypeSpelling(types[0].text).isVoid ? nil : types[0].text
      self.init(
        type: type, throwing: throwing,
        resumption: .returning(type == nil ? "" : "returning: $0"))
    } else if types.count == 1, types[0].isOptionalError {
      self.init(type: nil, throwing: " throws", resumption: .error)
    } else if types.count == 1 {
      self.init(ofOnly: types[0], to: completion, naming: names, in: context)
    } else if completion.failure == nil, types.count == 2, types[1].isOptionalError,
      types[0].isOptional,
      !calls.isEmpty, calls.allSatisfy(\.hasNilArgument)
    {
      self.init(type: types[0].text, throwing: " throws", resumption: .valueAndError)
    } else if types.isEmpty {
      self.init(type: nil, throwing: throwing, resumption: .returning(""))
    } else {
      let elements = zip(types, labels).map { type, label in
        (label.map { "\($0): " } ?? "")
          + (type.isOptionalError && !(names.isErrorHidden && type.unwrapped.text == "Error")
            ? "(any \(names.error))?" : type.text)
      }
      let values = types.indices.map { "$\($0)" }.joined(separator: ", ")
      self.init(
        type: "(\(elements.joined(separator: ", ")))", throwing: throwing,
        resumption: .returning("returning: (\(values))"))
    }
  }

  private init(
    ofOnly type: KnownType, to completion: CompletionParameter, naming names: StandardNames,
    in context: Context,
  ) {
    let arguments = type.genericArguments
    guard completion.takesStandardResult(type, in: context), arguments.count == 2,
      !["Never", "Swift.Never"].contains(arguments[1].text)
    else {
      self.init(type: type.text, throwing: "", resumption: .returning("returning: $0"))
      return
    }
    let value = TypeSpelling(arguments[0].text).isVoid ? nil : arguments[0].text
    let failure = arguments[1].text
    let isTyped =
      !["Swift.Error", "any Swift.Error"].contains(failure)
      && (names.isErrorHidden || !["Error", "any Error"].contains(failure))
    let keepsType = isTyped && context.refusalOfToolchain(since: .v(6, 0)) == nil
    self.init(
      type: value, throwing: keepsType ? " throws(\(failure))" : " throws",
      resumption: keepsType ? .typedResult : .result, losesErrorType: isTyped && !keepsType,
      handedResult: type.text)
  }

  /// The body of a function that calls another one and waits for its handler, in lines with two spaces for a
  /// level.
  ///
  /// - Parameter call: The call with the handler: `load(id) { … }`.
  func body(calling call: (_ handler: String) -> String) -> String {
    variable.map { bodyKeeping($0, calling: call) } ?? bodyWithResult(calling: call)
  }

  /// What is passed is kept in a variable, and read behind the wait.
  private func bodyKeeping(
    _ name: String, calling call: (_ handler: String) -> String,
  ) -> String {
    let kept = handedResult ?? type ?? ""
    let variable = "nonisolated(unsafe) var \(name): \(Self.unwrapped(kept))"
    if case .valueAndError = resumption {
      let handler = """
        { value, error in
            if let error {
              continuation.resume(throwing: error)
            } else {
              \(name) = value
              continuation.resume()
            }
          }
        """
      return """
        \(variable)
        try await \(names.withThrowingContinuation) { (continuation: \(continuationOfNothing)) in
          \(call(handler))
        }
        return \(name)
        """
    }
    var value: Substring = "$0"
    if case .returning(let argument) = resumption {
      value = argument.dropFirst("returning: ".count)
    }
    let handler = """
      {
          \(name) = \(value)
          continuation.resume()
        }
      """
    return """
      \(variable)
      await \(names.withContinuation) { continuation in
        \(call(handler))
      }
      return \(handedResult == nil ? name : "try \(name).get()")
      """
  }

  /// The type of a variable that gets a value of the type later: `Int!`, `(any Loading)!`
  private static func unwrapped(_ type: String) -> String {
    if TypeSpelling(type).isOptional { return type }
    let isPostfix = KnownType(type, path: "")?.shape.isPostfix ?? false
    return isPostfix ? type + "!" : "(\(type))!"
  }

  private func bodyWithResult(calling call: (_ handler: String) -> String) -> String {
    switch resumption {
    case .returning(let value):
      """
      await \(names.withContinuation) { continuation in
        \(call(handler(resuming: value)))
      }
      """
    case .result:
      """
      try await \(names.withThrowingContinuation) { continuation in
        \(call(handler(resuming: "with: $0")))
      }
      """
    case .typedResult:
      """
      try await \(names.withContinuation) { continuation in
        \(call(handler(resuming: "returning: $0")))
      }.get()
      """
    case .error:
      """
      try await \(names.withThrowingContinuation) { (continuation: \(continuationOfNothing)) in
        \(call(Self.handlerOfError))
      }
      """
    case .valueAndError:
      """
      try await \(names.withThrowingContinuation) { continuation in
        \(call(handlerOfValueAndError))
      }
      """
    }
  }

  /// `await withCheckedContinuation { continuation in`, the head of a wait for statements that may be many.
  var headOfWait: String {
    let ofNothing = "(continuation: \(continuationOfNothing))"
    switch resumption {
    case .returning where failure == nil:
      return "await \(names.withContinuation) { continuation in"
    case .typedResult:
      let type = "\(names.continuation)<\(handedResult ?? ""), Never>"
      return "try await \(names.withContinuation) { (continuation: \(type)) in"
    case .returning, .result, .error, .valueAndError:
      let head = type == nil ? ofNothing : "continuation"
      return "try await \(names.withThrowingContinuation) { \(head) in"
    }
  }

  /// What follows the brace at the end of such a wait.
  var endOfWait: String { if case .typedResult = resumption { ".get()" } else { "" } }

  /// The handler that resumes the continuation, in lines with two spaces for a level.
  var handler: String {
    switch resumption {
    case .returning(let value): handler(resuming: value)
    case .result: handler(resuming: "with: $0")
    case .typedResult: handler(resuming: "returning: $0")
    case .error: Self.handlerOfError.outdented
    case .valueAndError: handlerOfValueAndError.outdented
    }
  }

  private static let handlerOfError = """
    { error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume()
        }
      }
    """

  private var handlerOfValueAndError: String {
    """
    { value, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          \(unchecked == nil ? "" : "nonisolated(unsafe) let value = value\n      ")\
    continuation.resume(returning: value)
        }
      }
    """
  }

  /// - Parameter argument: that of `resume`, `returning: $0`; empty for none.
  private func handler(resuming argument: String) -> String {
    guard unchecked != nil, let colon = argument.firstIndex(of: ":") else {
      return "{ continuation.resume(\(argument)) }"
    }
    let value = argument[argument.index(colon, offsetBy: 2)...]
    return """
      {
          nonisolated(unsafe) let value = \(value)
          continuation.resume(\(argument[...colon]) value)
        }
      """
  }

  private var continuationOfNothing: String {
    "\(names.continuation)<\(names.void), any \(names.error)>"
  }
}

extension String {
  /// The lines behind the first one with a level less.
  fileprivate var outdented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
  }
}

extension FunctionDecl {
  /// A name that hides neither the function nor a parameter.
  fileprivate var nameOfVariable: String {
    let used = parameters.map(\.localName) + [name?.name ?? ""]
    return NewName.first(of: "result", ["outcome", "handed", "resultOfHandler"]) {
      !used.contains($0)
    }
  }

  /// Whether the type is one of the function's own generic parameters, `T: Sendable`, or an optional one.
  fileprivate func isSendableParameter(_ type: KnownType) -> Bool {
    let clause = genericParameterClause?.parameters?.node
    return (clause?.elements(Rewriter.GenericParameter.self) ?? []).contains { parameter in
      parameter.name?.name == type.unwrapped.text
        && parameter.inheritedType.map { TypeSpelling($0.text).name } == "Sendable"
    }
  }
}

extension TypeShape {
  fileprivate var isFunction: Bool {
    if case .function = self { true } else { false }
  }

  /// Whether a mark behind the type is one for the whole type.
  fileprivate var isPostfix: Bool {
    switch self {
    case .nominal, .optional, .array, .dictionary, .tuple: true
    case .function, .metatype, .composition, .any, .some, .suppressed, .other: false
    }
  }

  fileprivate var isTupleOrFunction: Bool {
    switch self {
    case .tuple, .function: true
    default: false
    }
  }
}

extension KnownType {
  /// Whether the type is an optional error.
  var isOptionalError: Bool { isOptional && isError }
}

extension KnownType {
  /// Whether a function may be declared to return the type as it is written: attributes are for parameters, and
  /// `Self` is not everywhere what it is in a closure.
  fileprivate var canBeReturned: Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return !text.hasPrefix("@") && !words.contains("Self")
  }
}

extension CompletionParameter {
  /// - Throws: where what the closure is given is not thrown as it is: callers read it by its own type, or as an optional.
  fileprivate func checkError() throws(Refusal) {
    if type.parameters?.count != 1 {
      throw Refusal(
        .handlerResult,
        "'\(name)' takes more than the error, and a 'catch' gets only that; let it take 'any Error'"
      )
    }
    guard let error = type.parameters?.first, !error.isError || error.isOptional else { return }
    throw Refusal(
      .handlerResult,
      "'\(name)' takes '\(error.text)', and a 'catch' gets 'any Error'; let it take 'any Error'")
  }

  fileprivate var typeProblem: Refusal {
    Refusal(.handlerResult, "an asynchronous function can't return what '\(name)' takes")
  }

  /// Whether the type is the standard library's `Result`, also where the project has one of its own elsewhere.
  fileprivate func takesStandardResult(_ type: KnownType, in context: Context) -> Bool {
    if type.shape.nominalName == "Swift.Result" {
      return !context.isShadowed("Swift", at: function.node)
    }
    guard type.shape.nominalName == "Result" else { return false }
    let isWrittenHere = parameter.type?.text.contains(type.text) == true
    return isWrittenHere
      ? context.types(hiding: "Result", at: function.node).isEmpty
      : !context.mayDeclareType(named: "Result")
  }

  /// Whether the closure takes any number of values.
  fileprivate var isVariadic: Bool { writtenParameters.contains { $0.ellipsis != nil } }

  /// The parameters of the closure's type, where that is spelled out.
  private var writtenParameters: [TupleTypeElement] {
    let type = parameter.type?.descendantsAndSelf.lazy.compactMap { $0.as(FunctionType.self) }
    return type?.first?.parameters?.node.elements(TupleTypeElement.self) ?? []
  }

  /// What the closure's type calls its parameters; `nil` where it gives no name.
  fileprivate var labels: [String?] {
    let elements = writtenParameters
    let count = self.type.parameters?.count ?? 0
    guard elements.count == count else { return Array(repeating: nil, count: count) }
    return elements.map { $0.secondName?.name }
  }
}

extension CompletionPaths.Delivery {
  /// Whether one of the arguments is `nil`, as it stands.
  fileprivate var hasNilArgument: Bool {
    guard !isForwarding, let call = node.as(FunctionCallExpr.self) else { return false }
    return call.arguments?.arguments.contains { $0.expression?.is(.nilLiteralExpr) == true }
      ?? false
  }
}

extension FunctionDecl {
  /// An associated type of the protocol around that the type names, and that may not be Sendable.
  fileprivate func associatedType(in type: KnownType) -> String? {
    let words = type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let types =
      node.ancestors.first { $0.is(.protocolDecl) }?.descendantsAndSelf
      .compactMap { $0.as(AssociatedTypeDecl.self) } ?? []
    return types.first { type in
      type.inheritanceClause?.node.tokens.contains { $0.name == "Sendable" } != true
        && type.name.map { words.contains(Substring($0.name)) } == true
    }?.name?.name
  }
}
