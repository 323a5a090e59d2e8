import Rewriter

/// How the values of an asynchronous call get the names that the handler's body has for them. The body
/// itself stays as it is.
enum HandlerForm: Equatable {
  /// `let settings = await f()`
  case value(String)
  /// `let granted = (try? await f()) ?? false`: an error is what the handler took no notice of.
  case fallback(String, isBool: Bool)
  /// `await f()`, with `_ =` where there is a result, or an error that nobody asks for.
  case discarded(keepsQuiet: Bool, isThrowing: Bool)

  /// What is written in front of the call, and behind it.
  var text: (before: String, after: String) {
    switch self {
    case .value(let name): ("let \(name) = await ", "")
    case .fallback(let name, isBool: true): ("let \(name) = (try? await ", ") ?? false")
    case .fallback(let name, isBool: false): ("let \(name) = try? await ", "")
    case .discarded(_, isThrowing: true): ("_ = try? await ", "")
    case .discarded(keepsQuiet: true, _): ("_ = await ", "")
    case .discarded: ("await ", "")
    }
  }

  /// The name that the form declares.
  var name: String? {
    switch self {
    case .value(let name), .fallback(let name, _): name
    case .discarded: nil
    }
  }
}

extension HandlerForm {
  /// Throws where no form is known to be right.
  init(of site: AsyncTwinCall, in context: Context) throws(LeftAlone) {
    let handler = site.handler
    let isVoid = WrittenType(site.twin.result).isVoid
    guard !handler.read.isEmpty else {
      self = .discarded(keepsQuiet: !isVoid, isThrowing: site.twin.isThrowing)
      return
    }
    if handler.usesDollarNames { throw LeftAlone(reason: "its parameters have no names") }
    guard let types = site.handlerTypes(in: context), types.count == handler.names.count else {
      throw LeftAlone(reason: "the types of its parameters are not known")
    }
    let errors = site.twin.isThrowing ? types.indices.filter { types[$0].isError } : []
    guard errors.allSatisfy({ !handler.read.contains($0) }) else {
      throw LeftAlone(reason: "it looks at the error")
    }
    let values = types.indices.filter { !errors.contains($0) }
    guard values.count == 1, let value = values.first, let name = handler.names[value] else {
      throw LeftAlone(reason: "it takes more than one value")
    }
    try self.init(
      name: name, type: types[value], isThrowing: site.twin.isThrowing, twin: site.twin)
    if handler.declares(name) {
      throw LeftAlone(reason: "its statements declare another '\(name)'")
    }
  }

  private init(
    name: String, type: KnownType, isThrowing: Bool, twin: AsyncTwin,
  ) throws(LeftAlone) {
    let isBool = type.text == "Bool"
    switch (isThrowing, type.isOptional) {
    case (false, false): self = .value(name)
    case (true, true): self = .fallback(name, isBool: false)
    case (true, false) where isBool: self = .fallback(name, isBool: true)
    case (true, false):
      throw LeftAlone(reason: "it is not known what '\(name)' is when there is an error")
    case (false, true):
      guard twin.result.hasSuffix("?") else {
        throw LeftAlone(reason: "'\(name)' is an optional in the handler only")
      }
      self = .value(name)
    }
  }
}

extension KnownType {
  /// Whether the type is `(any Error)?` or `Error?`.
  fileprivate var isError: Bool {
    ["(any Error)?", "any Error", "Error?", "Error"].contains(text) || unwrapped.text == "any Error"
  }
}

extension CompletionHandler {
  /// Whether a statement of the body, not one inside of another, declares the name: it would then be
  /// declared twice.
  fileprivate func declares(_ name: String) -> Bool {
    statements.compactMap(\.item).contains { $0.declaredNamesAsStatement.contains(name) }
  }
}

extension Node {
  /// The names that the node, as a statement, declares for those behind it.
  var declaredNamesAsStatement: Set<String> {
    switch kind {
    case .variableDecl, .guardStmt:
      let patterns = descendantsAndSelf { $0.is(.codeBlock) || $0.is(.closureExpr) }
      return Set(patterns.filter { $0.is(.identifierPattern) }.compactMap { $0.firstToken?.name })
    case .functionDecl: return Set([self.as(FunctionDecl.self)?.name?.name].compactMap(\.self))
    default: return []
    }
  }
}
