import Rewriter

extension MemberAccessExpr {
  /// The name that the main queue is kept under, where this is `async` of such a name: `queue` in
  /// `queue.async`, with `let queue = DispatchQueue.main` in sight.
  func mainQueueAlias(in context: Context) -> String? {
    guard name == "async", let base, let alias = base.lastName else { return nil }
    let isPlain = base.is(.declReferenceExpr)
    if isPlain, let local = LocalDeclaration(alias, at: base) {
      let value = local.declaration.as(PatternBinding.self)?.initializer?.value
      return value?.isMainQueue == true ? alias : nil
    }
    guard isPlain || base.as(MemberAccessExpr.self)?.base?.isSelfReference == true else {
      return nil
    }
    let owners = Set(context.enclosingTypeNames(of: node).flatMap(context.project.ancestry))
    let variables =
      context.project.variables[alias]?
      .filter { $0.owner.isEmpty || owners.contains($0.owner) } ?? []
    let holdsMainQueue = variables.contains {
      $0.initializer == "DispatchQueue.main" || $0.initializer == "Dispatch.DispatchQueue.main"
        || $0.initializer == ".main" && $0.type == "DispatchQueue"
    }
    return holdsMainQueue ? alias : nil
  }
}

extension Node {
  fileprivate var isMainQueue: Bool {
    ["DispatchQueue.main", "Dispatch.DispatchQueue.main"].contains(compactText)
  }
}
