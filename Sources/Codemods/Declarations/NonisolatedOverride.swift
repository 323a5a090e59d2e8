import Rewriter

/// A member of a main-actor-isolated class that overrides a nonisolated one, such as
/// `observeValue(forKeyPath:of:change:context:)` of `NSObject`, `main()` of `Operation` or a method of a class of the
/// project, and uses the main actor.
///
/// Measured with Swift 6.3.1: an override has the isolation of what it overrides, so that the compiler rejects these uses;
/// of initializers it takes what sets the object's own properties.
struct NonisolatedOverride {
  private let node: Node
  private let key: MemberKey
  private let owner: String
  private let need: MainActorNeed
  private let code: Node
  private let context: Context

  /// Those of a class, or of an extension of one.
  static func all(in declaration: Node, _ context: Context) -> [NonisolatedOverride] {
    guard context.isolation(inside: declaration).kind == .mainActor,
      let type = context.enclosingTypeNames(of: declaration).first.map({
        context.project.resolve($0)
      })
    else { return [] }
    return declaration.ownMembers.compactMap { NonisolatedOverride($0, of: type, in: context) }
  }

  private init?(_ node: Node, of type: String, in context: Context) {
    guard let member = OverrideParts(node), !member.modifiers.contains("nonisolated"),
      !context.isSetUpOfTest(member, of: type),
      let owner = context.project.ownerOverridden(by: member.key, in: type),
      owner == "NSObject"
        || context.project.defaultIsolation(inFile: context.path).kind
          == .nonisolated,
      context.isolation(inside: node).kind == .nonisolated,
      let need = context.need(ofOverride: member)
    else { return nil }
    (self.node, self.owner, self.need, self.context) = (node, owner, need, context)
    (key, code) = (member.key, member.code)
  }

  var finding: Finding {
    context.leave(
      node, "leave '\(key.fullName)'",
      because: Refusal(
        .usesMainActor,
        "'\(owner)' declares '\(key.fullName)' nonisolated, so this override is nonisolated, too, but \(need.sentence); "
          + advice))
  }

  private var assuming: String {
    let copies = AssumedValues(in: code, of: node, context).copies
    return
      "use 'MainActor.assumeIsolated'\(copies)\(copies.isEmpty ? "" : ",") if only the main thread calls it"
  }

  private var advice: String {
    guard context.project.types[owner] != nil else { return adviceOnFramework }
    // A class that declares no initializer has one that is isolated as the class is.
    if key.name == "init" { return "mark '\(owner)' '@MainActor' if only main-actor code uses it" }
    return context.nonisolatedUse(of: [key.name], declaredIn: owner).map {
      "\(assuming), also in '\($0.place)'"
    } ?? "mark '\(key.fullName)' of '\(owner)' '@MainActor' if only main-actor code calls it"
  }
}

extension NonisolatedOverride {
  /// What to do where a framework calls the method.
  private var adviceOnFramework: String {
    if context.project.sdk.delegate(
      protocol: "NSObjectNSKeyValueObserving", method: key.fullName) != nil
    {
      let copies = AssumedValues(in: code, of: node, context).copies
      return
        "use 'MainActor.assumeIsolated'\(copies)\(copies.isEmpty ? "" : ",") if only the main thread changes the property, "
        + "or else read what you need of the arguments and hop with 'Task { @MainActor in }'"
    }
    let isWork = owner != "NSObject" && node.as(FunctionDecl.self)?.returnsValue == false
    return assuming + (isWork ? ", or hop with 'Task { @MainActor in }'" : "")
  }
}

/// An override as its declaration says, of which the code counts.
private struct OverrideParts {
  let node: Node
  let key: MemberKey
  let modifiers: [String]
  let code: Node

  init?(_ node: Node) {
    guard node.isOverride else { return nil }
    self.node = node
    if let initializer = node.as(InitializerDecl.self) {
      guard let body = initializer.body?.node else { return nil }
      modifiers = initializer.modifiers?.node.tokens.map(\.name) ?? []
      key = MemberKey(
        name: "init",
        labels: initializer.signature?.parameterClause?.parameters?.node
          .elements(FunctionParameter.self).map { $0.firstName?.name ?? "" }
          .map { $0 == "_" ? "" : $0 } ?? [], isStatic: false)
      code = body
    } else {
      guard let member = MemberParts(node), let key = member.key, let code = member.code else {
        return nil
      }
      modifiers = member.modifiers
      (self.key, self.code) = (key, code)
    }
  }
}

extension Node {
  fileprivate var isOverride: Bool {
    let modifiers =
      self.as(FunctionDecl.self)?.modifiers ?? self.as(VariableDecl.self)?.modifiers
      ?? self.as(InitializerDecl.self)?.modifiers
    return modifiers?.contains(.override) == true
  }
}

extension Context {
  /// Whether `test-isolation` looks at it.
  fileprivate func isSetUpOfTest(_ member: OverrideParts, of type: String) -> Bool {
    !member.key.isStatic && TestMethod.families.joined().contains(member.key.name)
      && isTestClass(type)
  }

  /// What the override is known to use of the main actor.
  fileprivate func need(ofOverride member: OverrideParts) -> MainActorNeed? {
    let needs = MainActorNeeds(context: self, code: member.node)
    let isInitializer = member.node.is(.initializerDecl)
    return needs.ownNodes(of: member.code).lazy
      .filter { !isInitializer || !isOwnStoredProperty($0) }
      .compactMap(needs.use).first(where: \.isKnown)
  }

  /// Have: self.count = 0, count = 0
  private func isOwnStoredProperty(_ node: Node) -> Bool {
    let base = node.as(MemberAccessExpr.self)?.base
    guard base == nil || base?.isSelfReference == true else { return false }
    let members = membersMeant(by: node)
    return !members.isEmpty && members.allSatisfy(\.isStored)
  }
}
