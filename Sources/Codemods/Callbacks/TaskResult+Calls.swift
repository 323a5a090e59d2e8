import Rewriter

/// Calls that say what their result is.
extension TaskResult {
  static func ofCalls(in context: Context) -> [TaskResult] {
    ["run", "assumeIsolated"].flatMap { name in
      context.tree.calls(of: name).compactMap {
        TaskResult(ofMainActor: $0, named: name, in: context)
      }
    }
      + ["withTaskGroup", "withThrowingTaskGroup"].flatMap { name in
        context.project.functions[name] != nil
          ? [] : context.tree.calls(of: name).compactMap { TaskResult(ofGroup: $0, in: context) }
      }
  }

  /// Where the code is on the main actor already, `main-actor-run` has something to say.
  ///
  /// Have: await MainActor.run { store.items }, MainActor.assumeIsolated { view.model }
  private init?(ofMainActor call: FunctionCallExpr, named name: String, in context: Context) {
    guard call.calledExpression?.compactText == "MainActor.\(name)", call.node.mayBeCompiled,
      !context.isShadowed("MainActor", at: call.node), !context.isKnownToRunOnMainActor(call.node),
      let closure = call.lastClosureArgument,
      let type = ExpressionTypes(context).result(of: closure)
    else { return nil }
    let isUnused =
      closure.signature?.returnClause == nil && call.placeOfResult == .statement
      && closure.statements?.node.elements(CodeBlockItem.self).count == 1
    self.init(
      of: type, from: .mainActor(name), at: call.node,
      unused: isUnused ? closure.onlyValue : nil, in: context)
  }

  /// Have: await withTaskGroup(of: Item?.self) { group in … }
  private init?(ofGroup call: FunctionCallExpr, in context: Context) {
    guard call.calledExpression?.is(.declReferenceExpr) == true, call.node.mayBeCompiled,
      let argument = call.arguments?.arguments.first, argument.label?.name == "of",
      let written = argument.expression?.as(MemberAccessExpr.self), written.name == "self",
      let base = written.base,
      let type = KnownType(
        base.textInOneLine, scope: context.enclosingTypeNames(of: base).first ?? "",
        path: context.path, bindings: context.genericBindings(at: base))
    else { return nil }
    self.init(of: type, from: .group, at: call.node, in: context)
  }
}
