import Rewriter

/// A class that conforms to a Sendable protocol of a framework, such as `URLSessionDelegate`, and isn't made so that Swift 6
/// takes it for Sendable.
///
/// Measured with Swift 6.3.1: no stored property may change, and the class has to be final.
struct SendableConformance {
  private let declaration: ClassDecl
  private let name: String
  private let requirer: String
  private let lack: String
  private let remedy: String
  private let context: Context

  init?(_ node: Node, in context: Context) {
    guard let declaration = node.as(ClassDecl.self),
      let name = context.enclosingTypeNames(of: node).first,
      context.isolation(inside: node).kind == .nonisolated,
      let requirer = context.project.sendableProtocol(metBy: name)
    else { return nil }
    (self.declaration, self.name, self.requirer) = (declaration, name, requirer)
    self.context = context
    if let variable = context.project.firstVariable(of: name) {
      lack = "the variable '\(variable)' of '\(name)'"
      remedy = "guard it with a lock and write '@unchecked Sendable'"
    } else if declaration.modifiers?.contains(.final) != true {
      lack = "'\(name)', which isn't 'final'"
      let hasHeirs = context.project.names.inheritors(of: name, in: context.project).count > 1
      remedy =
        hasHeirs ? "write '@unchecked Sendable' if no subclass adds a variable" : "mark it 'final'"
    } else {
      return nil
    }
  }

  var finding: Finding {
    context.leave(
      declaration.node, "leave '\(requirer)'",
      because: Refusal(
        .notSendable,
        "'\(requirer)' is Sendable, so Swift 6 rejects \(lack); \(remedy), or mark '\(name)' '@MainActor' if only the main "
          + "thread uses it"))
  }
}

extension ProjectIndex {
  /// Whether a type in the file, or an extension, says that it conforms to a Sendable protocol of a framework.
  func saysSendableProtocol(of file: FileFacts) -> Bool {
    file.types.contains { type in
      type.inherited.contains { isSendableProtocolOfSDK(TypeSpelling($0).name) }
    }
  }

  private func isSendableProtocolOfSDK(_ name: String) -> Bool {
    sdk.kind(ofType: name) == "protocol"
      && sdk.ancestry(of: name).contains { sdk.sendability(of: $0) == .sendable }
  }

  /// The first Sendable protocol of a framework that a class says it conforms to, and that makes it Sendable: one that
  /// inherits from another class, and one that is `@unchecked Sendable`, isn't looked at.
  fileprivate func sendableProtocol(metBy type: String) -> String? {
    let declarations = (types[type] ?? []) + extensions(of: type)
    let inherited = declarations.flatMap(\.inherited)
    let names = inherited.map { TypeSpelling($0).name }
    let areProtocols = names.allSatisfy { name in
      name == "NSObject" || types[resolve(name, inside: type)]?.first?.kind == .protocol
        || sdk.kind(ofType: name) == "protocol"
    }
    guard areProtocols, !inherited.contains(where: { $0.holds("Sendable") }) else { return nil }
    return names.first { types[resolve($0, inside: type)] == nil && isSendableProtocolOfSDK($0) }
  }

  /// The first stored property of an object that may change, and that the compiler looks at.
  fileprivate func firstVariable(of type: String) -> String? {
    members(of: type).lazy.compactMap { member -> String? in
      guard case .variable(let variable) = member, !variable.isConstant, !variable.isComputed,
        variable.modifiers.isDisjoint(with: [.static, .nonisolatedUnsafe])
      else { return nil }
      return variable.name
    }.first
  }
}
