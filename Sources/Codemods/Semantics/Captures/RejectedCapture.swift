import Rewriter

/// What a `@Sendable` closure captures although it is known not to be Sendable: Swift 6 rejects that.
struct RejectedCapture {
  /// As the closure has it: `self`, `formatter`.
  let name: String

  /// The types of the project that would have to change.
  let needs: [RequiredAnnotation]

  /// The first one, `self` before others; `nil` where none is known.
  init?(of closure: ClosureExpr, in context: Context) {
    let unchecked = NonSendableCaptures(in: closure.node, context).unchecked
    guard !unchecked.isEmpty else { return nil }
    if unchecked.contains(.instance), let type = context.selfType(at: closure.node),
      context.sendability(of: type).kind == .no
    {
      name = "self"
      needs = context.needs(of: type)
      return
    }
    for node in closure.node.descendantsAndSelf {
      guard let name = node.nameThatIsRead,
        let type = context.typeOfRejectedLocal(name, at: node, among: unchecked)
      else { continue }
      self.name = name
      needs = context.needs(of: type)
      return
    }
    return nil
  }

  var refusal: Refusal {
    let advice =
      needs.first?.advice(if: " if only the main thread uses it")
      ?? "mark its type '@MainActor' if only the main thread uses it, or make it Sendable"
    return Refusal(
      .notSendable,
      "the block is '@Sendable', and Swift 6 rejects its capture of '\(name)', which isn't Sendable; "
        + advice)
  }
}

extension Context {
  /// The type of a local name, where it is known not to be Sendable, and the compiler checks it.
  fileprivate func typeOfRejectedLocal(
    _ name: String, at node: Node, among unchecked: Set<NonSendableCaptures.Value>,
  ) -> KnownType? {
    guard case .local(let binding) = resolution(of: name, at: node.lookUpPlace),
      !binding.isUnchecked, let local = LocalDeclaration(name, at: node.lookUpPlace),
      unchecked.contains(.local(local)), let type = valueType(of: node),
      sendability(of: type).kind == .no
    else { return nil }
    return type
  }
}
