import Rewriter

/// What `for await` gets.
extension ExpressionTypes {
  /// The elements of an asynchronous sequence of the standard library or of Foundation, none of which has an iterator that
  /// is Sendable.
  func elementType(ofAsync sequence: Node) -> KnownType? {
    if let call = sequence.as(FunctionCallExpr.self),
      let access = call.calledExpression?.as(MemberAccessExpr.self), let name = access.name,
      let base = access.base, let element = elementType(of: name, on: base, by: call)
    {
      return element
    }
    return type(of: sequence).map(expanded).flatMap(asyncElement)
  }

  private func elementType(
    of function: String, on base: Node, by call: FunctionCallExpr,
  ) -> KnownType? {
    switch function {
    case "notifications":
      // Have: NotificationCenter.default.notifications(named: name)
      return type(of: base)?.name == "NotificationCenter" ? standard("Notification") : nil
    case "map": return elementType(ofAsync: base).flatMap { transformed($0, by: call) }
    case "compactMap":
      return elementType(ofAsync: base).flatMap { transformed($0, by: call) }.map(unwrapped)
    case "filter", "drop", "dropFirst", "prefix": return elementType(ofAsync: base)
    default: return nil
    }
  }

  private func asyncElement(of type: KnownType) -> KnownType? {
    let arguments = type.genericArguments
    switch type.conjuncts.first?.name {
    case "AsyncStream", "AsyncThrowingStream", "AsyncSequence":
      return arguments.first ?? type.conjuncts.first?.genericArguments.first
    case "AsyncMapSequence", "AsyncThrowingMapSequence", "AsyncCompactMapSequence",
      "AsyncThrowingCompactMapSequence":
      return arguments.count == 2 ? arguments[1] : nil
    case "AsyncFilterSequence", "AsyncThrowingFilterSequence", "AsyncPrefixSequence",
      "AsyncDropFirstSequence":
      return arguments.first.flatMap(asyncElement)
    default: return nil
    }
  }
}
