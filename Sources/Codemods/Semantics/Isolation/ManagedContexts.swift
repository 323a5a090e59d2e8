import Rewriter

extension Context {
  /// Whether the expression is a context of Core Data whose blocks run on the main thread: the `viewContext` of a
  /// container, or one that is made for the main queue.
  func isMainQueueContext(_ expression: Node?) -> Bool {
    expression.map { isMainQueueContext($0, depth: 0) } ?? false
  }

  private func isMainQueueContext(_ expression: Node, depth: Int) -> Bool {
    let value = expression.withoutOptionalMarks
    if value.isMadeForMainQueue { return true }
    guard depth < 4, let name = value.lastName, !value.is(.functionCallExpr) else { return false }
    if value.is(.declReferenceExpr), case .local(let binding) = resolution(of: name, at: value) {
      guard binding.isConstant else { return false }
      return binding.initialValue.map { isMainQueueContext($0, depth: depth + 1) } ?? false
    }
    let members = (project.variables[name] ?? []).filter(isManagedContext)
    if members.isEmpty { return name == "viewContext" }
    return members.allSatisfy { isMainQueueContext($0, named: name) }
  }

  /// A property of the project's own: what is called as the container's is one that it computes.
  private func isMainQueueContext(_ variable: VariableFacts, named name: String) -> Bool {
    guard let value = variable.initializer?.filter({ $0 != " " }) else {
      return name == "viewContext"
    }
    return value.hasSuffix(".viewContext") || value.holds(".mainQueueConcurrencyType")
  }

  private func isManagedContext(_ variable: VariableFacts) -> Bool {
    guard let type = variable.type else { return true }
    return TypeSpelling(type).name == "NSManagedObjectContext"
  }
}

extension Node {
  /// `NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)`
  fileprivate var isMadeForMainQueue: Bool {
    guard let call = self.as(FunctionCallExpr.self),
      let kind = call.arguments?.arguments.first(where: { $0.label?.name == "concurrencyType" })
    else { return false }
    return kind.expression?.lastName == "mainQueueConcurrencyType"
  }
}
