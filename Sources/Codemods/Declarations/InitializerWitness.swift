import Rewriter

/// An initializer that meets a nonisolated requirement, and is isolated to the main actor with its type.
///
/// Measured with Swift 6.3.1: as of any other member, whatever its code does. The one that the compiler makes is nonisolated
/// in most cases.
///
/// Have: @MainActor final class Model: Loadable { required init() {} }, where protocol Loadable { init() }
struct InitializerWitness {
  let protocolName: String
  private let node: Node
  private let name: String
  private let type: String
  private let context: Context

  init?(_ node: Node, of type: String, meeting requirements: Requirements, in context: Context) {
    guard let initializer = node.as(InitializerDecl.self),
      case let parameters = initializer.signature?.parameterClause?.parameters?.node
        .elements(FunctionParameter.self) ?? [],
      initializer.signature?.effectSpecifiers?.asyncSpecifier == nil,
      case let key = MemberKey(
        name: "init", labels: parameters.map { $0.label == "_" ? "" : $0.label }, isStatic: false),
      let protocolName = requirements.protocolName(
        requiring: key, types: parameters.map { $0.type?.compactText ?? "" }),
      context.isolation(inside: node).kind == .mainActor
    else { return nil }
    self.node = node
    self.protocolName = protocolName
    self.type = type
    self.context = context
    name = key.fullName
  }

  /// - Parameter declaration: the type, or the extension of it.
  func finding(in declaration: Node) -> Finding {
    let sentence =
      "'\(name)' is isolated to the main actor, and '\(protocolName)' is nonisolated"
    let conformance = IsolatedConformance(of: type, to: protocolName, in: declaration, context)
    let advice = context.advice(forConformanceTo: protocolName, by: "init", of: type)
    return conformance?.finding(because: sentence)
      ?? context.leave(
        node, "leave '\(name)'", because: Refusal(.usesMainActor, "\(sentence); \(advice)"))
  }
}
