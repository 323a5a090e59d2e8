import Rewriter

extension MainQueueHop {
  /// Why the hop is left as it is; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> String? {
    refusalOfQueue(in: context) ?? refusalOfWork ?? refusalOfPlace ?? refusalOfBody(in: context)
  }

  private func refusalOfQueue(in context: Context) -> String? {
    if queueType.is(.declReferenceExpr), context.isShadowed("DispatchQueue", at: node) {
      return "'DispatchQueue' may be the project's own"
    }
    let added = ["async", "main"].first {
      context.project.extends("DispatchQueue", with: $0, visibleFrom: context.path)
    }
    return added.map { "the project extends 'DispatchQueue' with its own '\($0)'" }
  }

  private var refusalOfWork: String? {
    guard let call else { return "'async' is referred to, not called" }
    if let label = unsupportedLabel { return label }
    if call.additionalTrailingClosures != nil { return "it has more than one trailing closure" }
    guard let work = arguments.first?.expression, call.trailingClosure == nil else {
      return call.trailingClosure == nil ? "it has no work" : nil
    }
    return work.is(.closureExpr) ? nil : "'\(work.compactText)' is not a closure literal"
  }

  /// The only argument that there may be is `execute:`, and only without a trailing closure.
  private var unsupportedLabel: String? {
    for (position, argument) in arguments.enumerated() {
      let label = argument.label?.name
      if label == "execute", position == 0, arguments.count == 1, call?.trailingClosure == nil {
        continue
      }
      switch label {
      case "group": return "a task cannot join the dispatch group of 'group:'"
      case "qos", "flags": return "a task has no counterpart of '\(label ?? ""):'"
      default: return "it may be an overload that is not Dispatch's"
      }
    }
    return nil
  }

  private var refusalOfPlace: String? {
    for ancestor in node.ancestors {
      if ancestor.declaredTypeName != nil { break }
      if ancestor.is(.deinitializerDecl) {
        return "it is in a deinit, which a task must not outlive with 'self'"
      }
    }
    switch StatementPlace(of: node) {
    case .statement: return nil
    case .returned(let statement):
      return statement.standsAloneOnItsLines
        ? nil : "it is returned on a line that it shares; give the 'return' lines of its own"
    case .used: return "its value is used"
    }
  }

  private func refusalOfBody(in context: Context) -> String? {
    guard let closure else { return nil }
    let attributes = closure.signature?.attributes?.attributes.map(\.name) ?? []
    let isolation = Isolation.Kind(attributes: attributes, project: context.project)
    if case .globalActor(let name) = isolation { return "its closure is isolated to '\(name)'" }
    return HopBody(of: closure, in: context).noasyncName
      .map { "'\($0)' may not be available in asynchronous code" }
  }
}
