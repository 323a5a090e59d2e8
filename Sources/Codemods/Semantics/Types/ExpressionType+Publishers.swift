import Rewriter

/// What publishers send.
extension ExpressionTypes {
  /// What the publisher sends whose operator the closure is passed to; `nil` where that is not evident.
  func output(sentTo closure: ClosureExpr) -> KnownType? {
    guard case .argument(let call, _) = ClosureUse(of: closure) else { return nil }
    return output(ofReceiverOf: call)
  }

  private func output(ofReceiverOf call: FunctionCallExpr) -> KnownType? {
    guard let callee = call.calledExpression else { return nil }
    if let access = callee.as(MemberAccessExpr.self) { return output(of: access.base) }
    return callee.is(.declReferenceExpr) ? outputAround(callee) : nil
  }

  /// What `self` sends in an extension of a publisher: any type, but for what is said of it.
  private func outputAround(_ node: Node) -> KnownType? {
    guard let type = context.enclosingTypeNames(of: node).first, project.types[type] == nil,
      type == "Publisher" || Self.publishers.contains(type)
    else { return nil }
    let bindings = context.genericBindings(at: node)
    let output = bindings["Output"] ?? bindings["Self.Output"] ?? .parameter(constraint: nil)
    return KnownType(
      TypeShape(named: "Output"), path: context.path, bindings: ["Output": output])
  }

  private func output(of publisher: Node?) -> KnownType? {
    guard let deeper, let publisher else { return nil }
    if publisher.isSelfReference { return outputAround(publisher) }
    if let output = publisher.as(FunctionCallExpr.self).flatMap(deeper.output(ofCall:))
      ?? deeper.projectedType(of: publisher)
    {
      return output
    }
    guard let type = deeper.type(of: publisher).map(expanded),
      type.name.map(Self.publishers.contains) == true
    else { return nil }
    return type.genericArguments.first
  }

  private static let publishers = NameTable(
    """
    Combine: AnyPublisher CurrentValueSubject Future Just PassthroughSubject
    """)

  private func output(ofCall call: FunctionCallExpr) -> KnownType? {
    guard let name = call.calleeName else { return nil }
    let base = call.calledExpression?.as(MemberAccessExpr.self)?.base
    switch name {
    // Have: Publishers.Merge(added, removed), which send the same
    case "Merge", "Merge3", "Merge4", "MergeMany":
      guard base?.lastName == "Publishers" else { return nil }
      return output(of: call.arguments?.arguments.first?.expression)
    case "dataTaskPublisher":
      return KnownType("(data: Data, response: URLResponse)", path: context.path)
    case "publisher" where call.argumentLabels.first == "for":
      let isCenter = type(of: base)?.name == "NotificationCenter"
      return isCenter ? standard("Notification") : nil
    case "map":
      // Have: map(\.data)
      guard let path = call.arguments?.arguments.first?.expression?.compactText,
        path.hasPrefix("\\."), let output = output(ofReceiverOf: call).map(expanded)
      else { return nil }
      return output.tupleElements?.first { $0.label.map { "\\.\($0)" } == path }?.type
    default:
      return Self.operatorsThatPassOn.contains(name) ? output(ofReceiverOf: call) : nil
    }
  }

  /// Operators that send what they get.
  static let operatorsThatPassOn = NameTable(
    """
    Combine: append assertNoFailure autoconnect breakpoint breakpointOnError buffer debounce delay drop dropFirst
      eraseToAnyPublisher filter first handleEvents last mapError merge multicast output prefix prepend print
      receive removeDuplicates replaceEmpty replaceError retry setFailureType share subscribe throttle timeout
      tryDrop tryFilter tryPrefix
    """)

  /// The type of the property `name` for `$name`, which is published.
  private func projectedType(of publisher: Node) -> KnownType? {
    guard let name = publisher.lastName, name.hasPrefix("$"), Int(name.dropFirst()) == nil else {
      return nil
    }
    let base = publisher.as(MemberAccessExpr.self)?.base
    let owner =
      base == nil || base?.isSelfReference == true
      ? context.enclosingTypeNames(of: publisher).first : type(of: base).map(unwrapped)?.name
    let members = owner.map {
      project.members(named: String(name.dropFirst()), of: $0, inherited: true)
    }
    guard let members, members.count == 1, case .variable(let variable) = members[0] else {
      return nil
    }
    return context.type(of: variable)
  }
}
