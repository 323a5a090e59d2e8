import Rewriter

/// The method that a selector names.
struct SelectorHandler {
  /// The name as the selector spells it.
  let name: String

  /// `nil` for a method without a parameter, or one that gets none.
  var parameter: Parameter?

  /// Its declarations, of which several take the same.
  let methods: [FunctionFacts]

  /// The declaration; `nil` where there are several of the name.
  var method: FunctionFacts? { methods.count == 1 ? methods[0] : nil }

  /// Whether it does nothing but send work to the main queue: it expects to be called on any thread, and to
  /// return at once.
  let onlyHops: Bool

  struct Parameter: Equatable {
    /// Empty for none.
    let label: String
    /// Whether it is of type `NSNotification`.
    let isObject: Bool
    /// Whether the method doesn't read it, and takes `nil` as well.
    var mayBeNil = false
  }
}

extension SelectorHandler {
  /// Whether something is to be handed on to the method.
  var readsArgument: Bool { parameter?.mayBeNil == false }

  /// The call in a block that captures `self` weakly, and has the notification by that name.
  var callOnWeakSelf: String {
    "self?.\(name)(\(argument("notification" + (parameter?.isObject == true ? " as NSNotification" : ""))))"
  }

  /// What the method is called with: the value with its label, `nil`, or nothing.
  func argument(_ value: String) -> String {
    guard let parameter else { return "" }
    let label = parameter.label.isEmpty ? "" : parameter.label + ": "
    return label + (parameter.mayBeNil ? "nil" : value)
  }
}

extension SelectorHandler {
  /// Whether what it is given may still be used when it, or one that overrides it, has come to its end.
  func mayKeepArgument(in context: Context) -> Bool {
    guard parameter != nil else { return false }
    let functions = Set(methods.flatMap(CalledFunctions(in: context).functions(meantBy:)))
    return functions.contains { function in
      guard let home = context.asItWas(function.path) else { return true }
      let bodies = context.project.waits.bodies.bodies(of: function, in: home)
      return bodies.isEmpty
        || bodies.contains { body in
          let parameters = body.parent?.as(FunctionDecl.self)?.parameters ?? []
          return parameters.contains {
            KeptValues(in: home).mayKeep($0.localName, of: $0.node.range, in: body)
          }
        }
    }
  }
}

extension SelectorObserver {
  func handler() throws(Refusal) -> SelectorHandler {
    if registration.hasForeignSelector, !node.enclosingFunctionName.isEmpty {
      throw Refusal(
        .selectorWrapper,
        "'\(node.enclosingFunctionName)' is a wrapper whose callers choose the selector; declare another that takes a '@MainActor' closure"
      )
    }
    let search = HandlerSearch(
      host: host, argument: .notification, context: context, isOfType: isType)
    return try search.handler(named: registration.selector?.expression)
  }
}

/// Finds the method of a class that a selector names.
struct HandlerSearch {
  let host: String
  let argument: Argument
  let context: Context

  /// What the method has to be isolated to.
  var isolation = Isolation.Kind.mainActor

  /// Whether it is called on the type itself.
  var isOfType = false

  /// What the caller of the selector passes, if the method takes something.
  enum Argument: String {
    case notification, timer

    /// The types that a parameter for it may have.
    var types: Set<String> {
      switch self {
      case .notification:
        [
          "Notification", "NSNotification", "Foundation.Notification",
          "Foundation.NSNotification", "Any",
        ]
      case .timer: ["Timer", "Foundation.Timer", "Any"]
      }
    }
  }

  /// Finds the method, which has to be a main-actor one that takes what is passed or nothing.
  func handler(named expression: Node?) throws(Refusal) -> SelectorHandler {
    let selector = try selector(expression)
    let name = selector.name.text
    let declarations = declarations(of: selector)
    guard let first = declarations.first else {
      throw Refusal(.handlerNotFound, "the handler '\(name)' isn't found in this project")
    }
    let parameter = try parameter(of: first)
    for other in declarations.dropFirst() where try self.parameter(of: other) != parameter {
      throw Refusal(.handlerNotFound, "'\(name)' is overloaded")
    }
    return SelectorHandler(
      name: name, parameter: parameter, methods: declarations,
      onlyHops: declarations.count == 1 && onlyHops(first))
  }

  /// The method's name, if it is isolated to the main actor, whatever its class is.
  ///
  /// Have: @objc @MainActor func refresh()
  func nameOfIsolatedHandler(named expression: Node?) -> String? {
    guard let selector = try? selector(expression),
      case let methods = declarations(of: selector), !methods.isEmpty,
      methods.allSatisfy({ isolation(of: $0) == .mainActor })
    else { return nil }
    return selector.name.text
  }

  private func onlyHops(_ method: FunctionFacts) -> Bool {
    guard method.path == context.path else { return false }
    return declarations(of: method).contains { context.onlyHop(of: $0)?.leadsToMainActor == true }
  }

  /// Those in the file.
  func declarations(of method: FunctionFacts) -> [FunctionDecl] {
    context.tree.functions(named: method.name).filter {
      context.enclosingTypeNames(of: $0.node).first == method.owner
        && $0.parameters.map(\.label) == method.labels
    }
  }

  /// What `#selector(…)` says.
  private struct Selector {
    let name: Token
    /// Those in parentheses, `_` where there is none; `nil` where only the base name is given.
    let labels: [String]?
  }

  private func selector(_ expression: Node?) throws(Refusal) -> Selector {
    guard let literal = expression?.withoutParentheses.as(MacroExpansionExpr.self),
      literal.macroName?.name == "selector", let arguments = literal.arguments?.arguments,
      arguments.count == 1, arguments[0].label == nil, let argument = arguments[0].expression
    else {
      throw Refusal(.handlerNotFound, "the selector isn't written as '#selector(…)'")
    }
    let member = argument.as(MemberAccessExpr.self)
    guard let reference = member?.declName ?? argument.as(DeclReferenceExpr.self),
      let name = reference.baseName, member?.base.map(namesHost) ?? true
    else {
      throw Refusal(
        .handlerNotFound, "'\(argument.textInOneLine)' doesn't look like a method of '\(host)'")
    }
    let labels = reference.argumentNames?.arguments?.node.elements(DeclNameArgument.self)
      .map { $0.name?.name ?? "_" }
    return Selector(name: name, labels: labels)
  }

  /// `self`, `Self`, or a type that the host is or inherits from.
  private func namesHost(_ base: Node) -> Bool {
    if base.isSelfReference || base.isSelfTypeReference { return true }
    let type = context.project.resolve(base.compactText, inside: host)
    return context.project.ancestry(of: host).contains(type)
  }

  /// The methods of the most derived type that has one.
  private func declarations(of selector: Selector) -> [FunctionFacts] {
    let methods = context.project.members(named: selector.name.name, of: host, inherited: true)
      .compactMap { member -> FunctionFacts? in
        guard case .function(let facts) = member, !facts.isLocal,
          facts.modifiers.contains(.static) == isOfType
        else { return nil }
        let labels = facts.parameters.map { $0.label.isEmpty ? "_" : $0.label }
        return selector.labels == nil || labels == selector.labels ? facts : nil
      }
    return methods.filter { $0.owner == methods[0].owner }
  }

  /// The parameter of a method that can be a handler.
  private func parameter(
    of method: FunctionFacts,
  ) throws(Refusal) -> SelectorHandler.Parameter? {
    if method.isAsync || method.isThrowing {
      throw Refusal(
        .handlerSignature,
        "'\(method.name)' throws or is 'async'; name a method that calls it in a task")
    }
    if let result = method.result, !TypeSpelling(result).isVoid {
      throw Refusal(
        .handlerSignature, "'\(method.name)' returns a value; name a method that returns nothing")
    }
    switch isolation(of: method) {
    case isolation: break
    case .nonisolated:
      throw Refusal(
        .nonisolatedHandler,
        "'\(method.name)' is nonisolated, and stays right with a selector")
    default:
      throw Refusal(
        .unknownIsolation, "'\(method.name)' isn't known to be isolated to the main actor")
    }
    guard let first = method.parameters.first else { return nil }
    let type = TypeSpelling(first.type).name
    guard method.parameters.count == 1, argument.types.contains(type),
      context.project.types[type] == nil
    else {
      throw Refusal(
        .handlerSignature, "'\(method.name)' takes something other than a \(argument.rawValue)")
    }
    return SelectorHandler.Parameter(
      label: first.label, isObject: type.hasSuffix("NSNotification"),
      mayBeNil: TypeSpelling(first.type).isOptional && ignoresArgument(method))
  }

  /// Have: @objc func update(_: Timer?), which others call with `nil`
  private func ignoresArgument(_ method: FunctionFacts) -> Bool {
    let declarations = method.path == context.path ? declarations(of: method) : []
    return !declarations.isEmpty
      && !context.project.hasHeirs(overriding: method.name, of: method.owner)
      && declarations.allSatisfy { declaration in
        guard let body = declaration.body?.node, let first = declaration.parameters.first else {
          return false
        }
        return !body.tokens.contains { $0.name == first.localName }
      }
  }

  /// What the method is isolated to: in the file the code says it, elsewhere its type.
  private func isolation(of method: FunctionFacts) -> Isolation.Kind {
    if method.path == context.path {
      let kinds = declarations(of: method).map { context.isolation(inside: $0.node).kind }
      return kinds.first.flatMap { first in kinds.allSatisfy { $0 == first } ? first : nil }
        ?? .unknown
    }
    if let kind = Isolation.Kind(attributes: method.attributes, project: context.project) {
      return kind
    }
    if method.modifiers.contains(.nonisolated) { return .nonisolated }
    let extensions = context.project.extensions(of: method.owner)
    if extensions.contains(where: { $0.path == method.path && $0.mayDecideIsolation }) {
      return .unknown
    }
    return context.project.isolation(ofType: method.owner).kind
  }
}
