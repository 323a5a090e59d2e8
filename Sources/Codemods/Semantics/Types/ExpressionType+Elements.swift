import Rewriter

/// What functions of collections make of the elements.
extension ExpressionTypes {
  /// Have: styles.map(\.font), names.compactMap { Style(rawValue: $0) }
  func result(ofElementFunction name: String, on type: KnownType, in call: FunctionCallExpr)
    -> KnownType?
  {
    guard let element = type.element else { return nil }
    switch name {
    case "map": return transformed(element, by: call).map { $0.part(.array($0.shape)) }
    case "compactMap":
      return transformed(element, by: call).map(unwrapped).map { $0.part(.array($0.shape)) }
    case "reduce":
      // Have: words.reduce(into: [String: Style]()) { … }; a literal may be of any type that the closure asks for.
      let first = call.arguments?.arguments.first?.expression
      return first.flatMap { $0.isLiteralExpr ? nil : self.type(of: $0) }
    default: return nil
    }
  }

  /// What the call's only argument, a closure or key path, makes of an element.
  func transformed(_ element: KnownType, by call: FunctionCallExpr) -> KnownType? {
    let arguments = call.arguments?.arguments ?? []
    if let closure = call.trailingClosure {
      return arguments.isEmpty ? result(of: closure) : nil
    }
    guard arguments.count == 1, let argument = arguments[0].expression else { return nil }
    if let closure = argument.as(ClosureExpr.self) { return result(of: closure) }
    return argument.as(KeyPathExpr.self).flatMap { value(at: $0, of: element) }
  }

  /// What a call of the closure gives, as far as that is written or evident.
  func result(of closure: ClosureExpr) -> KnownType? {
    closure.signature?.returnClause?.type.map(context.knownType)
      ?? closure.onlyValue.flatMap { type(of: $0) }
  }

  private func value(at path: KeyPathExpr, of root: KnownType) -> KnownType? {
    var value: KnownType? = root
    for component in path.components?.node.elements(KeyPathComponent.self) ?? [] {
      guard let property = component.component?.as(KeyPathPropertyComponent.self),
        let name = property.declName?.name, let receiver = value
      else { return nil }
      value = self.value(ofMember: name, of: receiver, at: path.node)
    }
    return value
  }
}

/// What functions of `Result` make of it.
extension ExpressionTypes {
  /// Have: result.map { Box($0) }, try result.get()
  func result(ofResultFunction name: String, on type: KnownType, in call: FunctionCallExpr)
    -> KnownType?
  {
    guard let (success, failure) = partsOfResult(type) else { return nil }
    switch name {
    case "get": return success
    case "map": return transformed(success, by: call).flatMap { result($0, or: failure) }
    case "mapError": return transformed(failure, by: call).flatMap { result(success, or: $0) }
    case "flatMap": return transformed(success, by: call)
    default: return nil
    }
  }

  /// What a function of an optional or a `Result` gives its closure.
  func valueTaken(by function: String?, of type: KnownType) -> KnownType? {
    if let wrapped = type.wrapped {
      return function == "map" || function == "flatMap" ? wrapped : nil
    }
    guard let (success, failure) = partsOfResult(type) else { return nil }
    switch function {
    case "map", "flatMap": return success
    case "mapError", "flatMapError": return failure
    default: return nil
    }
  }

  private func partsOfResult(_ type: KnownType) -> (success: KnownType, failure: KnownType)? {
    guard type.name == "Result", !type.isOptional, project.types["Result"] == nil,
      case let parts = type.genericArguments, parts.count == 2
    else { return nil }
    return (parts[0], parts[1])
  }

  private func result(_ success: KnownType, or failure: KnownType) -> KnownType? {
    project.canonical(failure).map { failure in
      let name = TypeShape.Name(name: "Result", arguments: [success.shape, failure])
      return success.part(.nominal([name]))
    }
  }
}

/// What functions of an optional make of its value.
extension ExpressionTypes {
  /// Have: data.flatMap { String(data: $0, encoding: .utf8) }
  func result(ofOptionalFunction name: String, on type: KnownType, in call: FunctionCallExpr)
    -> KnownType?
  {
    guard type.isOptional, name == "map" || name == "flatMap" else { return nil }
    return transformed(type.unwrapped, by: call).map {
      name == "map" ? $0.optional : unwrapped($0).optional
    }
  }
}

/// Conditions whose branches are values.
extension ExpressionTypes {
  /// Have: let style = if isLarge { Style() } else { Style.small }
  func type(ofBranchesOf expression: Node) -> KnownType? {
    let branches = expression.branches
    let values = branches.compactMap(\.onlyExpression)
    return values.count == branches.count ? common(values) : nil
  }
}

extension Node {
  /// The statements of each branch of an `if` or `switch`; those of a missing `else` have no value.
  fileprivate var branches: [CodeBlockItemList?] {
    if let condition = self.as(IfExpr.self) {
      return [condition.body?.statements] + (condition.elseBody?.branches ?? [nil])
    }
    if let block = self.as(CodeBlock.self) { return [block.statements] }
    return self.as(SwitchExpr.self)?.cases?.node.elements(SwitchCase.self).map(\.statements) ?? [
      nil
    ]
  }
}

extension Node {
  /// The values of an `if` or `switch` that is one, those of its branches that are known.
  var valuesOfBranches: [Node] {
    guard self.is(.ifExpr) || self.is(.switchExpr) else { return [] }
    return branches.compactMap(\.onlyExpression)
  }
}

extension CodeBlockItemList? {
  /// The expression that is the only statement.
  fileprivate var onlyExpression: Node? {
    let items = self?.node.elements(CodeBlockItem.self) ?? []
    guard items.count == 1, let item = items[0].item else { return nil }
    return item.is(.expressionStmt) ? item.children.first : item.kind.isExpr ? item : nil
  }
}
