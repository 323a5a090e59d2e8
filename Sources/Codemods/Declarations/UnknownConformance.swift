import Rewriter

/// A conformance of a main-actor-isolated type to a protocol that isn't known: what meets its requirements may be called
/// elsewhere, or is rejected if the protocol is nonisolated.
struct UnknownConformance {
  private let place: Node
  private let name: String
  private let method: String
  private let context: Context

  /// Whether who wrote the method counts on calls from elsewhere.
  private let isHop: Bool

  static func all(in declaration: Node, _ context: Context) -> [UnknownConformance] {
    let types = declaration.inheritedTypes
    guard !types.isEmpty, context.isolation(inside: declaration).kind == .mainActor else {
      return []
    }
    let isOnly = types.count == 1 && declaration.is(.extensionDecl)
    return types.compactMap { type in
      UnknownConformance(type, of: declaration, isOnly: isOnly, in: context)
    }
  }

  /// - Parameter isOnly: whether the members of the declaration are there for the one protocol.
  private init?(
    _ type: InheritedType, of declaration: Node, isOnly: Bool, in context: Context,
  ) {
    guard let inherited = type.type,
      let name = context.knownType(inherited).conjuncts.compactMap(\.name)
        .first(where: context.isUnknownProtocol),
      case let methods = declaration.ownMethods.filter({
        (isOnly || $0.isNamed(afterSenderOf: name)) && $0.mayBeIsolatedWitness(in: context)
      }),
      case let hop = methods.first(where: { $0.hopsToMainActor(in: context) }),
      let methodName = (hop ?? methods.first)?.fullName,
      case let attributes = TypeSpelling.attributes(of: inherited.text),
      !attributes.contains("MainActor"),
      // The compiler accepts it, and the program traps where the protocol's methods are called elsewhere.
      hop != nil || !attributes.contains("preconcurrency")
    else { return nil }
    place = type.node
    self.name = name
    method = methodName
    isHop = hop != nil
    self.context = context
  }

  var finding: Finding {
    var finding = context.leave(
      place, "leave '\(name)'",
      because: Refusal(
        .unknownProtocol,
        isHop
          ? "'\(method)' hops to the main actor, so '\(name)' may call it elsewhere, where it traps in Swift 6 mode; mark it "
            + "'nonisolated'"
          : "unless '\(name)', which isn't in this project, is '@MainActor', Swift 6 rejects '\(method)' as its requirement; "
            + advice))
    finding.stopsProgram = isHop
    return finding
  }

  private var advice: String {
    context.refusalOfToolchain(since: .v(6, 0)) == nil
      ? "if it isn't, write '@preconcurrency \(name)' where only the main thread calls its methods, or mark those "
        + "'nonisolated'"
      : "if it isn't, mark its methods 'nonisolated'"
  }
}

extension Node {
  /// What a declaration names behind its colon.
  var inheritedTypes: [InheritedType] {
    children.lazy.compactMap { $0.as(InheritanceClause.self) }.first?
      .inheritedTypes?.node.elements(InheritedType.self) ?? []
  }
}

extension Context {
  /// Whether neither the project nor the tables know what the name stands for.
  fileprivate func isUnknownProtocol(_ written: String) -> Bool {
    let name = project.resolve(written)
    return project.types[name] == nil && project.foreign.header(ofType: name) == nil
      && project.sdk.isolation(ofType: name) == nil && !Requirements.isStandard(name)
      && !project.tables.mayDeclareType(named: name)
  }
}

extension FunctionDecl {
  /// Whether the method is isolated to the main actor, and may be a requirement that isn't.
  fileprivate func mayBeIsolatedWitness(in context: Context) -> Bool {
    let isPrivate =
      modifiers?.contains(.private) == true || modifiers?.contains(.fileprivate) == true
    return !isPrivate && modifiers?.contains(.override) != true && !isAsynchronous
      && attributes?.attributes.isEmpty != false && body != nil
      && context.isolation(inside: node).kind == .mainActor
  }

  /// Whether the method is named as those of a delegate are: after the class whose delegate it is.
  ///
  /// Have: func cropViewController(_ controller: …, didCropToImage image: …), with TOCropViewControllerDelegate
  fileprivate func isNamed(afterSenderOf protocolName: String) -> Bool {
    guard let name = name?.name.lowercased(),
      let role = ["Delegate", "DataSource"].first(where: protocolName.hasSuffix)
    else { return false }
    let sender = protocolName.dropLast(role.count)
    return sender.indices.contains { start in
      let word = sender[start...]
      return word.beginsWithCapital && word.count > 3 && name.hasPrefix(word.lowercased())
    }
  }

  /// Whether the method hops to the main actor, whatever it decides before.
  ///
  /// Have: switch channel.label { case "muted": DispatchQueue.main.async { … } … }
  fileprivate func hopsToMainActor(in context: Context) -> Bool {
    guard let body = body?.node else { return false }
    return TaskBody.ownNodes(of: body).contains {
      $0.as(FunctionCallExpr.self).map(context.isHop) == true
    }
  }
}
