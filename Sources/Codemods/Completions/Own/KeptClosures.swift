import Rewriter

extension Context {
  /// Whether every initializer of the project that the call may mean takes the closure as one that escapes: it is for
  /// later, as a closure is that a function takes so.
  ///
  /// Have: Setup(onCompletion: { … }) of init(onCompletion: @escaping () -> Void)
  func isKeptByInitializer(closureFor label: String?, of call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName, name.beginsWithCapital else { return false }
    let type = project.resolve(name, inside: enclosingTypeNames(of: call.node).first ?? "")
    let taking = project.members(named: "init", of: type, inherited: true).compactMap { member in
      guard case .function(let function) = member, function.accepts(call, in: project) else {
        return FunctionFacts.Parameter?.none
      }
      return function.parameters.last { label == nil || $0.label == label }
    }
    return !taking.isEmpty
      && taking.allSatisfy { $0.type.holds("@escaping") || TypeSpelling($0.type).isOptional }
  }

  /// Whether the call makes a value of an enumeration of the project, which keeps the closures that it is given.
  ///
  /// Have: .action(title: "Go", action: { … })
  func isOfEnumCase(_ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self), let name = callee.name,
      project.tables.hasCases(named: name)
    else { return false }
    return callee.base == nil ? project.functions[name] == nil : isEnumCase(callee)
  }
}
