import Rewriter

/// Closures whose type is that of a collection's elements.
extension Context {
  /// The type that an assignment or a literal gives a closure: that of `handlers[name]`, or of what
  /// `handlers` is made of in `handlers = [{ … }]`; `nil` where it is not known.
  func expectedType(ofElement node: Node) -> KnownType? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .arrayElement:
      return parent.parent?.parent.flatMap { expectedType(ofElement: $0) }?.element
    case .dictionaryElement:
      return parent.parent?.parent.flatMap { expectedType(ofElement: $0) }?.dictionaryValue
    case .exprList:
      let elements = Array(parent.children)
      guard elements.count == 3, elements[2] == node else { return nil }
      let isAssignment = elements[1].is(.assignmentExpr) || elements[1].compactText == "+="
      return isAssignment ? valueType(of: elements[0])?.unwrapped : nil
    default: return nil
    }
  }

  /// What a function of the standard library's collections makes of a closure that it is given: an element
  /// of an array, a value of a dictionary; `nil` if the call is of another function.
  func elementType(takenBy call: FunctionCallExpr, named name: String) -> KnownType? {
    switch name {
    case "append", "insert": receiverType(of: call)?.element
    case "updateValue": receiverType(of: call)?.dictionaryValue
    default: nil
    }
  }

  /// Whether the call makes an asynchronous sequence of another one, by a closure that is `@Sendable`.
  func transformsAsyncSequence(_ call: FunctionCallExpr, named name: String) -> Bool {
    guard Self.asyncSequenceTransforms.contains(name), let type = receiverType(of: call)?.name
    else { return false }
    let ancestry = project.ancestry(of: type)
    return ancestry.contains("AsyncSequence")
      || ancestry.contains { project.sdk.ancestry(of: $0).contains("AsyncSequence") }
  }

  private static let asyncSequenceTransforms: Set = [
    "map", "compactMap", "flatMap", "filter", "drop", "prefix",
  ]

  /// What a call is made on, as far as that is known.
  func receiverType(of call: FunctionCallExpr) -> KnownType? {
    call.calledExpression?.as(MemberAccessExpr.self)?.base
      .flatMap { valueType(of: $0) }?.unwrapped
  }

  /// What a closure type says.
  func closureType(_ type: KnownType) -> ClosureType {
    ClosureType(type.text, inside: type.scope, project: project.seen(from: type.path))
  }
}
