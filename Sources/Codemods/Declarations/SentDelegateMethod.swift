import Rewriter

/// An asynchronous method on the main actor that stands for one of a framework's nonisolated delegate with a completion
/// handler, and is given what isn't Sendable.
///
/// Measured with Swift 6.3.1: `non-Sendable parameter type 'UNNotification' cannot be sent from caller of protocol
/// requirement`; not for a conformance that is isolated, or `@preconcurrency`, nor for a nonisolated method.
struct SentDelegateMethod {
  private let function: FunctionDecl
  private let method: DelegateMethod
  private let parameter: FunctionParameter
  private let context: Context

  /// Those of a type, or of an extension of one.
  static func all(in declaration: Node, _ context: Context) -> [SentDelegateMethod] {
    let project = context.project
    guard context.isolation(inside: declaration).kind == .mainActor,
      !project.modules.mayHave("InferIsolatedConformances", inFile: context.path),
      let written = context.enclosingTypeNames(of: declaration).first
    else { return [] }
    let methods = declaration.ownMethods.filter(\.isAsynchronous)
    if methods.isEmpty { return [] }
    let protocols = project.delegates(of: project.resolve(written))
    return methods.compactMap { SentDelegateMethod($0, meeting: protocols, in: context) }
  }

  private init?(_ function: FunctionDecl, meeting protocols: [String], in context: Context) {
    guard let name = function.fullName,
      let method = protocols.lazy.compactMap({ context.project.sdk.delegate(of: $0, for: name) })
        .first, method.isolation == .nonisolated,
      context.isolation(inside: function.node).kind == .mainActor,
      let parameter = function.parameters.first(where: { parameter in
        parameter.type.map(context.isRejected(whenSentAs:)) == true
      })
    else { return nil }
    (self.function, self.method) = (function, method)
    (self.parameter, self.context) = (parameter, context)
  }

  var finding: Finding {
    let name = function.fullName ?? ""
    let argument = (parameter.secondName ?? parameter.firstName)?.name ?? ""
    return context.leave(
      function.node, "leave '\(name)'",
      because: Refusal(
        .sentByFramework,
        "'\(method.protocol)' is nonisolated, and sends '\(argument)', of type '\(parameter.type?.text ?? "")', to the main "
          + "actor, but that isn't Sendable; write '@preconcurrency \(method.protocol)', or mark '\(name)' 'nonisolated' and "
          + "await what needs the main actor there"))
  }
}

extension ProjectIndex {
  /// The frameworks' protocols that a type names itself, with nothing in front that isolates the conformance.
  fileprivate func delegates(of type: String) -> [String] {
    ((types[type] ?? []) + extensions(of: type)).flatMap(\.inherited)
      .filter { !$0.hasPrefix("@") }.map { resolve(TypeSpelling($0).name) }
      .filter { types[$0] == nil && sdk.kind(ofType: $0) == "protocol" }
  }
}

extension SDKTables {
  /// The method with a completion handler that Swift imports as an asynchronous one of the name as well.
  fileprivate func delegate(of protocolName: String, for name: String) -> DelegateMethod? {
    ["withCompletionHandler", "completionHandler", "completion"].lazy.compactMap { label in
      self.delegate(protocol: protocolName, method: "\(name.dropLast())\(label):)")
    }.first
  }
}
