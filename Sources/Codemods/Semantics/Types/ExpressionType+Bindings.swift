import Rewriter

/// The types of what local declarations name.
extension ExpressionTypes {
  func type(of binding: LocalBinding) -> KnownType? {
    guard let deeper else { return nil }
    switch binding.kind {
    case .parameter(let parameter): return deeper.type(of: parameter)
    case .closureParameter(let closure, let position):
      return deeper.type(ofParameter: position, of: closure)
    case .capture(let capture): return deeper.type(of: capture)
    case .variable(let variable, let name): return deeper.type(of: name, declaredBy: variable)
    case .optionalBinding(let condition): return deeper.type(of: condition)
    case .matched(let condition, let name):
      return deeper.type(
        of: name, in: condition.pattern, matching: type(of: condition.initializer?.value))
    case .element(let loop, let name): return deeper.type(of: name, in: loop)
    case .switched(let expression, let name):
      return deeper.type(
        of: name, in: name.outermostPattern, matching: type(of: expression.subject))
    case .caught(let name):
      return deeper.type(of: name, in: name.outermostPattern, matching: anyError)
    case .implicitError: return anyError
    case .accessorValue(let accessor): return deeper.type(ofPropertyAround: accessor.node)
    case .instance(let declaration): return context.selfType(at: declaration)
    case .metatype(let declaration):
      return context.selfType(at: declaration).map { $0.part(.metatype($0.shape)) }
    case .function, .type: return nil
    }
  }

  private var anyError: KnownType {
    KnownType(.any(TypeShape(named: "Error")), path: context.path)
  }

  private func type(of parameter: FunctionParameter) -> KnownType? {
    guard let type = parameter.type.map(context.knownType) else { return nil }
    return parameter.ellipsis == nil ? type : type.part(.array(type.shape))
  }

  private func type(of capture: ClosureCapture) -> KnownType? {
    let value = capture.initializer?.value
    let type =
      value == nil
      ? capture.name.flatMap { self.type(named: $0.name, at: capture.node) } : self.type(of: value)
    return capture.specifier?.specifier?.kind == .weak ? type?.wrappedOnce : type
  }

  private func type(named name: String, at node: Node) -> KnownType? {
    switch context.resolution(of: name, at: node) {
    case .local(let binding): return type(of: binding)
    case .member(let members, let owner):
      return value(of: members, receiver: context.selfType(named: owner, at: node))
    case .global(let members): return value(of: members, receiver: nil)
    default: return nil
    }
  }

  private func value(of members: [MemberFacts], receiver: KnownType?) -> KnownType? {
    guard case .value(let type) = entity(of: members, receiver: receiver) else { return nil }
    return type
  }

  private func type(of name: Node, declaredBy variable: PatternBinding) -> KnownType? {
    // `let a, b: Int` has the type behind the last name.
    let declared =
      variable.typeAnnotation
      ?? (variable.initializer == nil ? variable.node.nextAnnotation : nil)
    let value = variable.initializer?.value
    let whole =
      declared?.type.map(context.knownType) ?? type(of: value)
      ?? value?.as(ClosureExpr.self).map(ownType)
    return type(of: name, in: variable.pattern, matching: whole)
  }

  /// The type of a closure that no place asks for, by what is written in it: it's Sendable only if it says so, and
  /// asynchronous also if it awaits something.
  ///
  /// Have: let validate = { label.text = field.text }
  private func ownType(of closure: ClosureExpr) -> KnownType {
    let unknown = TypeShape.other("")
    let parameters = closure.writtenParameters.map { parameter in
      TypeShape.Parameter(type: parameter.type.map { context.knownType($0).shape } ?? unknown)
    }
    let effects = closure.signature?.effectSpecifiers?.words ?? []
    return KnownType(
      .function(
        .init(
          attributes: closure.attributeNames, parameters: parameters,
          effects: closure.isAsync ? ["async"] + effects.filter { $0 != "async" } : effects,
          result: result(of: closure).flatMap(project.canonical) ?? unknown)),
      scope: context.enclosingTypeNames(of: closure.node).first ?? "", path: context.path)
  }

  private func type(of condition: OptionalBindingCondition) -> KnownType? {
    if let type = condition.typeAnnotation?.type { return context.knownType(type) }
    if let value = condition.initializer?.value { return type(of: value).map(unwrapped) }
    return condition.pattern?.firstToken
      .flatMap { type(named: $0.name, at: condition.node) }.map(unwrapped)
  }

  private func type(of name: Node, in loop: ForStmt) -> KnownType? {
    let element =
      loop.typeAnnotation?.type.map(context.knownType)
      ?? loop.sequence.flatMap { sequence in
        loop.awaitKeyword == nil
          ? elementType(of: sequence) : elementType(ofAsync: sequence)
      }
    return type(of: name, in: loop.pattern, matching: element)
  }

  private func type(ofPropertyAround accessor: Node) -> KnownType? {
    for ancestor in accessor.ancestors {
      if let variable = ancestor.as(PatternBinding.self) {
        return variable.pattern.flatMap { type(of: $0, declaredBy: variable) }
      }
      if let `subscript` = ancestor.as(SubscriptDecl.self) {
        return `subscript`.returnClause?.type.map(context.knownType)
      }
    }
    return nil
  }
}

extension Node {
  private static let patternParts: Set<NodeKind> = [
    .identifierPattern, .valueBindingPattern, .tuplePattern, .tuplePatternElement,
    .tuplePatternElementList, .expressionPattern, .patternExpr, .functionCallExpr,
    .labeledExprList, .labeledExpr, .tupleExpr, .optionalChainingExpr, .sequenceExpr, .exprList,
  ]

  /// The whole pattern that a name in it belongs to.
  fileprivate var outermostPattern: Node? {
    var pattern = self
    while let parent = pattern.parent, Self.patternParts.contains(parent.kind) { pattern = parent }
    return pattern
  }

  /// The type behind a later name of the same declaration that has one.
  fileprivate var nextAnnotation: TypeAnnotation? {
    parent?.elements(PatternBinding.self)
      .first { $0.node.index > index && ($0.typeAnnotation != nil || $0.initializer != nil) }?
      .typeAnnotation
  }
}

/// Patterns.
extension ExpressionTypes {
  /// The type of a name in a pattern that a value of the subject's type is matched with.
  private func type(
    of name: Node, in pattern: Node?, matching subject: KnownType?,
  ) -> KnownType? {
    guard let pattern, pattern.contains(name) else { return nil }
    switch pattern.kind {
    case .identifierPattern: return subject
    case .valueBindingPattern, .expressionPattern, .patternExpr:
      return type(of: name, in: pattern.children.first, matching: subject)
    case .tuplePattern:
      let parts = pattern.as(TuplePattern.self)?.elements?.node.elements(TuplePatternElement.self)
      return type(of: name, inTuple: parts?.map(\.pattern) ?? [], matching: subject)
    case .tupleExpr:
      let parts = pattern.as(TupleExpr.self)?.elements?.arguments.map(\.expression) ?? []
      if parts.count == 1 { return type(of: name, in: parts[0], matching: subject) }
      return type(of: name, inTuple: parts, matching: subject)
    case .optionalChainingExpr:
      return type(of: name, in: pattern.children.first, matching: subject.map(unwrapped))
    case .sequenceExpr:
      let parts = pattern.as(SequenceExpr.self)?.elements.map { Array($0.node.children) } ?? []
      guard parts.count == 3, parts[1].is(.unresolvedAsExpr),
        let type = parts[2].as(TypeExpr.self)?.type
      else { return nil }
      return self.type(of: name, in: parts[0], matching: context.knownType(type))
    case .functionCallExpr:
      return pattern.as(FunctionCallExpr.self)
        .flatMap { type(of: name, inCase: $0, matching: subject) }
    default: return nil
    }
  }

  private func type(
    of name: Node, inTuple parts: [Node?], matching subject: KnownType?,
  ) -> KnownType? {
    guard let elements = subject.map(expanded)?.tupleElements, elements.count == parts.count
    else { return nil }
    let index = parts.firstIndex { $0?.contains(name) == true }
    return index.flatMap { type(of: name, in: parts[$0], matching: elements[$0].type) }
  }

  /// `.a(let x)`, `E.a(let x)`
  private func type(
    of name: Node, inCase call: FunctionCallExpr, matching subject: KnownType?,
  ) -> KnownType? {
    guard let access = call.calledExpression?.as(MemberAccessExpr.self),
      let caseName = access.name, let arguments = call.arguments?.arguments,
      let index = arguments.firstIndex(where: { $0.node.contains(name) })
    else { return nil }
    var owner = subject
    if let base = access.base, case .type(let type)? = link(of: base)?.entity { owner = type }
    guard let owner, let payload = payload(ofCase: caseName, in: owner) else { return nil }
    let part =
      payload.count == arguments.count
      ? payload[index] : arguments.count == 1 ? tuple(of: payload) : nil
    return type(of: name, in: arguments[index].expression, matching: part)
  }

  private func tuple(of types: [KnownType]) -> KnownType? {
    types.first?.part(.tuple(types.map { TypeShape.Element(label: nil, type: $0.shape) }))
  }

  /// The types of the associated values of a case.
  private func payload(ofCase name: String, in type: KnownType) -> [KnownType]? {
    let type = expanded(type)
    if let wrapped = type.wrapped {
      return name == "some" ? [wrapped] : payload(ofCase: name, in: wrapped)
    }
    if type.name == "Result", type.genericArguments.count == 2 {
      return switch name {
      case "success": [type.genericArguments[0]]
      case "failure": [type.genericArguments[1]]
      default: nil
      }
    }
    guard case .nominal(let owner, _, let bindings) = project.resolved(type) else { return nil }
    let cases = project.members(named: name, of: owner, inherited: false).compactMap { member in
      if case .enumCase(let facts) = member { facts } else { nil }
    }
    guard let first = cases.first, cases.allSatisfy({ $0.payload == first.payload }) else {
      return nil
    }
    let types = first.payload.compactMap { text in
      KnownType(text, scope: first.owner, path: first.path, bindings: bindings)
    }
    return types.count == first.payload.count ? types : nil
  }
}

extension Node {
  fileprivate func contains(_ other: Node) -> Bool {
    (index.value..<index.value + tree.extent(of: index)).contains(other.index.value)
  }
}

/// Loops.
extension ExpressionTypes {
  /// The type of what `for` and `ForEach` get of a sequence.
  func elementType(of sequence: Node) -> KnownType? {
    if let range = rangeBoundType(of: sequence) { return range }
    if let call = sequence.as(FunctionCallExpr.self),
      let access = call.calledExpression?.as(MemberAccessExpr.self), let name = access.name,
      let element = type(of: access.base).map(expanded)?.element
    {
      if name == "enumerated" {
        return project.canonical(element).map {
          KnownType(
            .tuple([
              .init(label: "offset", type: TypeShape(named: "Int")),
              .init(label: "element", type: $0),
            ]), path: context.path)
        }
      }
      if Self.sameElements.contains(name) { return element }
    }
    return type(of: sequence).map(expanded)?.element
  }

  /// Functions of collections whose result has the same elements.
  private static let sameElements = NameTable(
    """
    Swift: reversed sorted filter prefix suffix dropFirst dropLast shuffled
    """)

  /// `0..<n`: the type of the bounds.
  private func rangeBoundType(of expression: Node) -> KnownType? {
    let parts = expression.as(SequenceExpr.self)?.elements.map { Array($0.node.children) } ?? []
    guard parts.count == 3, let name = parts[1].as(BinaryOperatorExpr.self)?.operator?.text,
      name == "..<" || name == "..."
    else { return nil }
    if parts[0].is(.integerLiteralExpr), parts[2].is(.integerLiteralExpr) {
      return standard("Int")
    }
    return type(of: parts[0].is(.integerLiteralExpr) ? parts[2] : parts[0])
  }
}
