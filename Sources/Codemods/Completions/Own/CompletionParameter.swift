import Rewriter

/// A function of the project that hands its result to a closure, and the parameter that takes the closure.
struct CompletionParameter {
  let function: FunctionDecl
  let parameter: FunctionParameter

  /// What the body calls the closure.
  let name: String

  /// The label at a call; empty for none.
  let label: String

  /// The closure's type, behind aliases.
  let type: KnownType

  /// Whether a caller may hand over nothing: the parameter is optional, or has a default.
  let mayBeLeftOut: Bool

  /// Whether the parameter itself is an optional.
  let isOptional: Bool

  /// `nil` for a function without such a parameter; of several, the last one counts.
  init?(of function: FunctionDecl, in context: Context) {
    let parameters =
      function.signature?.parameterClause?.parameters?.node.elements(FunctionParameter.self) ?? []
    let scope = context.enclosingTypeNames(of: function.node).first ?? ""
    let found = parameters.reversed().lazy.compactMap { parameter in
      Self.closure(of: parameter, inside: scope, in: context).map { (parameter, $0) }
    }.first
    guard let (parameter, closure) = found, let name = parameter.name else { return nil }
    self.function = function
    self.parameter = parameter
    self.name = name
    label = parameter.firstName.map { $0.text == "_" ? "" : $0.name } ?? ""
    type = closure.type
    isOptional = closure.isOptional
    mayBeLeftOut = closure.isOptional || parameter.defaultValue != nil
  }

  private static func closure(
    of parameter: FunctionParameter, inside scope: String, in context: Context,
  ) -> (type: KnownType, isOptional: Bool)? {
    guard isNamedAsCompletion(parameter), let written = parameter.type else { return nil }
    let target = context.project.closureType(of: written.text, inside: scope)
    guard let type = KnownType(target, scope: scope, path: context.path),
      type.unwrapped.parameters != nil
    else { return nil }
    let isOptional = type.isOptional || WrittenType(written.text).isOptional
    return (type.unwrapped, isOptional)
  }

  private static func isNamedAsCompletion(_ parameter: FunctionParameter) -> Bool {
    let names = [parameter.firstName?.name, parameter.secondName?.name].compactMap(\.self)
    return names.contains(where: CompletionNames.isName)
  }
}

extension FunctionParameter {
  /// What the body calls the parameter.
  fileprivate var name: String? { (secondName ?? firstName)?.name }
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

  /// Whether the file may declare such a function.
  static func areTaken(in file: FileFacts) -> Bool {
    file.functions.contains { function in
      function.parameters.contains { isName($0.label) || isName($0.name) }
    }
  }
}
