import Rewriter

/// A function of the project that passes its result to a closure, and the parameter that takes the closure.
struct CompletionParameter {
  let function: FunctionDecl
  let parameter: FunctionParameter

  /// What the body calls the closure.
  let name: String

  /// The closure that is given the error, where this one is only given what was asked for; none elsewhere. An array, since
  /// a structure can't hold another one of its type.
  private var failures: [CompletionParameter] = []

  var failure: CompletionParameter? { failures.first }

  /// The closure, and the one that is given the error.
  var handlers: [CompletionParameter] { [withoutFailure] + failures }

  private var withoutFailure: CompletionParameter {
    var only = self
    only.failures = []
    return only
  }

  /// What the body calls them.
  var names: [String] { handlers.map(\.name) }

  /// Those names in a message, without the quotes around.
  var phrase: String { names.joined(separator: "' or '") }

  /// Whether the parameter is one of them.
  func isHandler(_ other: FunctionParameter) -> Bool {
    handlers.contains { $0.parameter.node == other.node }
  }

  /// The name, or the label where the body has none for it: `completion _:`.
  var title: String { handlers.map(\.ownTitle).joined(separator: "' or '") }

  private var ownTitle: String { name == "_" ? parameter.label : name }

  /// The closure's type, behind aliases.
  let type: KnownType

  /// Whether the parameter itself is an optional.
  let isOptional: Bool

  /// The parameter's position.
  let position: Int

  /// `nil` for a function without such a parameter; of several, the last one counts, but for two of which one is called.
  init?(of function: FunctionDecl, in context: Context) {
    if let pair = Self(pairOf: function, in: context) {
      self = pair
      return
    }
    let parameters = function.parameters
    let named = parameters.indices.reversed().filter { position in
      [parameters[position].label, parameters[position].localName]
        .contains(where: CompletionNames.isName)
    }
    let found = named.lazy.compactMap { Self(of: function, at: $0, in: context) }.first
    guard let found else { return nil }
    self = found
  }

  /// The two closures of the function of which it may call one; `nil` for any other function.
  init?(pairOf function: FunctionDecl, in context: Context) {
    guard let pair = function.handlerPair(in: context),
      let failure = Self(of: function, at: pair.failure, in: context)
    else { return nil }
    self.init(of: function, at: pair.success, in: context)
    failures = [failure]
  }

  /// The parameter at the position, whatever its name; `nil` if it takes no closure.
  init?(of function: FunctionDecl, at position: Int, in context: Context) {
    let parameter = function.parameters[position]
    let scope = context.enclosingTypeNames(of: function.node).first ?? ""
    guard let closure = Self.closure(of: parameter, inside: scope, in: context) else { return nil }
    self.function = function
    self.parameter = parameter
    self.position = position
    name = parameter.localName
    type = closure.type
    isOptional = closure.isOptional
  }

  private static func closure(
    of parameter: FunctionParameter, inside scope: String, in context: Context,
  ) -> (type: KnownType, isOptional: Bool)? {
    guard let written = parameter.type else { return nil }
    let target = context.project.closureType(of: written.text, inside: scope)
    guard target.holds("->"), let type = KnownType(target, scope: scope, path: context.path),
      type.unwrapped.parameters != nil
    else { return nil }
    let isOptional = type.isOptional || TypeSpelling(written.text).isOptional
    return (type.unwrapped.withResults(in: context.project), isOptional)
  }
}

extension KnownType {
  /// The function type with `Result` in place of aliases of it, where its arguments mean the same as in the alias.
  ///
  /// Have: typealias LoadResult = Result<Item, any Error>
  fileprivate func withResults(in project: ProjectIndex) -> KnownType {
    guard case .function(let function) = shape else { return self }
    let parameters = function.parameters.map { parameter in
      guard let result = project.expanded(part(parameter.type)),
        result.shape != parameter.type, result.shape.nominalName == "Result",
        result.genericArguments.allSatisfy({
          project.canonical($0) == project.canonical(part($0.shape))
        })
      else { return parameter }
      return TypeShape.Parameter(specifiers: parameter.specifiers, type: result.shape)
    }
    guard parameters != function.parameters else { return self }
    return part(
      .function(
        TypeShape.Function(
          attributes: function.attributes, parameters: parameters, effects: function.effects,
          result: function.result)))
  }
}

extension CompletionParameter {
  /// Whether the handler may be called when the function has come back.
  var isEscaping: Bool {
    function.body == nil
      || handlers.allSatisfy { $0.isOptional || $0.parameter.type?.text.holds("@escaping") == true }
  }

  /// Whether the closure may be one that is told when the function is done: not one that is called before the function
  /// comes back, what a view does when something happens, work that itself waits, fails or changes what it is given,
  /// what a function in C takes, or what is asked for a value.
  ///
  /// Have: func onKeyDown(callback: @escaping (Key) -> Void) -> some View
  /// Have: func withAlert(_ callback: @escaping () async throws -> Void)
  var isOfCompletion: Bool {
    guard case .function(let closure) = type.unwrapped.shape, closure.effects.isEmpty,
      !closure.attributes.contains(where: { $0.hasPrefix("convention") }),
      !closure.parameters.contains(where: { $0.specifiers.contains("inout") }),
      isOfOneCall || !isAskedForValue
    else { return false }
    return isEscaping && function.signature?.returnClause?.type?.firstToken?.text != "some"
  }

  /// Have: func close(where callback: @escaping (Item) -> Bool)
  private var isAskedForValue: Bool {
    type.unwrapped.result.map { !TypeSpelling($0.text).isVoid } ?? false
  }

  /// Whether the handler is called once, by the parameter's name.
  var isOfOneCall: Bool {
    CompletionNames.isOfOneCall(parameter.label) || CompletionNames.isOfOneCall(name)
  }

  /// Whether the name says that the call tells of the end of the work.
  var isNamedAsEnd: Bool {
    isOfOneCall || CompletionNames.isOfEnd(parameter.label) || CompletionNames.isOfEnd(name)
  }

  /// Whether somebody waits for the call, by the name: a closure of another name may be what is done with one answer.
  var isAwaited: Bool {
    failure != nil || isOfOneCall || [parameter.label, name].contains { $0.hasPrefix("reply") }
  }
}

/// The names under which functions take what they call when they are done.
enum CompletionNames {
  private static let endings = ["ompletion", "andler", "allback"]
  private static let wholeNames: Set = [
    "reply", "completionBlock", "onComplete", "onDone", "onFinish",
  ]

  static func isName(_ name: String) -> Bool {
    endings.contains(where: name.hasSuffix) || wholeNames.contains(name)
  }

  static func isOfEnd(_ name: String) -> Bool { wholeNames.contains(name) }

  /// Whether a function that has a parameter of the name calls it once, when it is done.
  ///
  /// The names from which the compiler, too, concludes that: it imports methods of Objective-C as asynchronous
  /// functions whose last parameter is called so (SE-0297).
  static func isOfOneCall(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["completion", "completionhandler", "completionblock"].contains(where: name.hasSuffix)
      || name.hasPrefix("withcompletion")
  }

  /// Whether the file may declare a function with a completion handler.
  static func areTaken(in file: FileFacts) -> Bool {
    file.functions.contains { $0.parameters.contains(where: \.isCompletion) || $0.mayTakePair }
  }

  /// Whether the function takes a completion handler, and may have an asynchronous version.
  static func isTaken(by function: FunctionFacts) -> Bool {
    function.traits.isDisjoint(with: [.isAsync, .isThrowing])
      && (function.parameters.contains(where: \.isCompletion) || function.mayTakePair)
  }
}

extension FunctionFacts {
  /// Whether two parameters are closures, and one is given an error, as far as they are written out.
  ///
  /// Have: success: @escaping (Item) -> Void, failure: @escaping (any Error) -> Void
  fileprivate var mayTakePair: Bool {
    parameters.count { $0.type.holds("->") } == 2
      && parameters.contains { $0.type.holds("->") && $0.type.contains("Error") }
  }
}

extension FunctionFacts.Parameter {
  var isCompletion: Bool {
    CompletionNames.isName(label) || name != label && CompletionNames.isName(name)
  }
}

extension ProjectIndex {
  /// Whether a function of the name takes a completion handler, and may have an asynchronous version.
  func hasHandlerFunction(named name: String) -> Bool { tables.handlerFunctions.contains(name) }

  /// Whether the file may call such a function, as far as names tell.
  func mayCallHandlerFunction(_ file: FileFacts) -> Bool {
    guard let names = file.names else { return false }
    return tables.keysOfHandlerFunctions.contains(where: names.mayContain)
  }
}
