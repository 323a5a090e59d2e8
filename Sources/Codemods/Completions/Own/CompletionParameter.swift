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
  private static let search = WordSearch(endings + wholeNames)

  static func isName(_ name: String) -> Bool {
    endings.contains(where: name.hasSuffix) || wholeNames.contains(name)
  }

  /// Whether the tokens may declare such a parameter: `completion: @escaping (…) -> Void`,
  /// `then handler: Handler`. Cost: a search for words, and a pass over the tokens of files that have some.
  static func areDeclared(in tokens: TokenList) -> Bool {
    guard search.isFound(in: tokens.source.bytes) else { return false }
    return tokens.kinds.indices.dropFirst().dropLast().contains { token in
      tokens.kinds[token] == .colon && beginsType(token + 1, in: tokens)
        && (isName(at: token - 1, in: tokens) || token > 1 && isName(at: token - 2, in: tokens))
    }
  }

  private static func isName(at token: Int, in tokens: TokenList) -> Bool {
    tokens.kinds[token].isWord && isName(tokens.name(token))
  }

  private static func beginsType(_ token: Int, in tokens: TokenList) -> Bool {
    switch tokens.kinds[token] {
    case .atSign, .leftParen: true
    case let kind where kind.isWord:
      tokens.firstByte(of: token) < UInt8(ascii: "a") || tokens.text(token) == "sending"
    default: false
    }
  }
}
