import Rewriter

/// What a call may mean in the tables, as far as the spelling says.
struct SDKCallee {
  /// The base name; `init` for an initialiser.
  let name: String

  /// The types whose members may be meant, found when the tables have the name at all; `nil` if the
  /// receiver may be of any type.
  let types: () -> Set<String>?
}

extension Context {
  /// What is called; `nil` for a call of anything but a name or a member.
  func sdkCallee(of call: FunctionCallExpr) -> SDKCallee? {
    guard let callee = call.calledExpression, let name = call.calleeName else { return nil }
    if name.beginsWithCapital { return SDKCallee(name: "init") { [name] } }
    let member = callee.as(MemberAccessExpr.self)
    guard let receiver = member?.base else {
      // Have: f(), or .f() of a type that the context gives.
      return SDKCallee(name: name) { member == nil ? ownSDKTypes(at: call.node) : nil }
    }
    if receiver.isSelfReference || receiver.as(SuperExpr.self) != nil {
      return SDKCallee(name: name) { ownSDKTypes(at: call.node) }
    }
    guard let type = receiver.as(DeclReferenceExpr.self)?.name, type.beginsWithCapital
    else { return SDKCallee(name: name) { nil } }
    return SDKCallee(name: name) { Set(project.sdk.ancestry(of: type)) }
  }

  /// The types around a node, and what they inherit from, in the project and in the SDKs.
  private func ownSDKTypes(at node: Node) -> Set<String> {
    Set(enclosingTypeNames(of: node).flatMap(project.ancestry).flatMap(project.sdk.ancestry))
  }
}

extension Context {
  /// Whether the name is a member that the type around the node has from an SDK's.
  func isInheritedFromSDK(_ name: String, at node: Node) -> Bool {
    guard let type = enclosingTypeNames(of: node).first else { return false }
    return foreignAncestry(of: type).contains {
      project.sdk.memberType(of: $0, member: name) != nil
    }
  }
}

extension SDKTables {
  /// The closures of the functions that a call may mean. A free function, and one of the user's, may be
  /// called on anything.
  func callbacks(of callee: SDKCallee) -> [SDKCallback] {
    let named = callbacks(of: callee.name)
    guard !named.isEmpty, let types = callee.types() else { return named }
    return named.filter { $0.type == "-" || types.contains($0.type) }
  }

  /// Whether every closure that the functions take that may be meant returns `Void`.
  ///
  /// - Parameter fits: whether the closure at hand is for the one of a row; where it is for none, nothing is known.
  func returnsVoid(
    closurePassedTo callee: SDKCallee, fitting fits: (SDKCallback) -> Bool,
  ) -> Bool {
    let callbacks = callbacks(of: callee).filter { $0.label != "=" }
    let fitting = callbacks.filter(fits)
    return !fitting.isEmpty && fitting.allSatisfy(returnsVoid)
  }
}
