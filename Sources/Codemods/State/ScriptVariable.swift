import Rewriter

/// A variable of a script, which Swift 6 isolates to the main actor, and code of other places that isn't.
///
/// Measured with Swift 6.3.1: `main actor-isolated var 'count' can not be referenced from a nonisolated context`; a
/// constant of a Sendable type may be read from anywhere.
struct ScriptVariable {
  private let variable: VariableDecl
  private let name: String
  private let use: SharedStateUses.Use
  private let context: Context

  /// `nil` where only code of the main actor uses it, and for what is no global variable of a script.
  init?(_ variable: VariableDecl, in context: Context) {
    guard !variable.isMember, variable.isShared, context.isScript,
      variable.attributes?.attributes.isEmpty != false, !variable.has("nonisolated"),
      let bindings = variable.bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      bindings[0].accessorBlock == nil,
      let name = bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name
    else { return nil }
    let type = context.valueType(of: bindings[0])
    if variable.bindingSpecifier?.kind == .let {
      guard let type, context.sendability(of: type).kind == .no else { return nil }
    }
    let uses = SharedStateUses(of: name, declaredIn: nil, variable, typed: type, context).all
    let use = uses.first { use in
      use.isCertain && !use.isIsolated
        && (use.path != context.path || use.node.isInFunctionOrType)
    }
    guard let use else { return nil }
    (self.variable, self.name, self.use, self.context) = (variable, name, use, context)
  }

  var finding: Finding {
    let kind = variable.bindingSpecifier?.kind == .let ? "constant" : "variable"
    return context.leave(
      variable.node, "leave the \(kind) '\(name)'",
      because: Refusal(
        .usedOffMainActor,
        "Swift 6 isolates the \(kind) to the main actor, like all top-level variables of a script, and \(use.sentence); isolate that code to "
          + "the main actor, or hand it the value"))
  }
}

extension Node {
  fileprivate var isInFunctionOrType: Bool {
    ancestors.contains { $0.is(.functionDecl) || $0.declaredTypeName != nil }
  }
}
