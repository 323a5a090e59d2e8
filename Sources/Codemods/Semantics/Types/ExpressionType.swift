import Rewriter

extension Context {
  /// The type of an expression's value, as far as it is declared or evident; `nil` where it is not
  /// known for certain. A name of a type is no value.
  func type(of expression: Node) -> KnownType? {
    valueType(of: expression).flatMap { $0.mayBeOptional ? nil : $0 }
  }

  /// The type of an expression's value, of which it may be unknown whether it is an optional.
  ///
  /// Enough to know whether it is Sendable, or what it is isolated to; not to write it down.
  func valueType(of expression: Node) -> KnownType? {
    ExpressionTypes(self).type(of: expression)
  }

  /// The same of what a pattern of `let` or `var` is declared to have, or else of its initial value.
  func valueType(of binding: PatternBinding) -> KnownType? {
    binding.typeAnnotation?.type.map(knownType) ?? binding.initializer?.value.flatMap(valueType)
  }

  /// The type of the name that a pattern, parameter or capture declares.
  func type(of binding: LocalBinding) -> KnownType? {
    ExpressionTypes(self).type(of: binding).flatMap { $0.mayBeOptional ? nil : $0 }
  }

  /// The type of a property or global variable.
  func type(of variable: VariableFacts) -> KnownType? {
    ExpressionTypes(self).type(of: variable).flatMap { $0.mayBeOptional ? nil : $0 }
  }

  /// A type as it is written at a node of the file.
  func knownType(_ type: Node) -> KnownType {
    KnownType(
      TypeShape(type), scope: enclosingTypeNames(of: type).first ?? "", path: path,
      bindings: genericBindings(at: type))
  }

  /// Whether values of the type are functions, or optional ones.
  func isFunction(_ type: KnownType) -> Bool {
    type.unwrapped.parameters != nil
      || project.canonical(type).map { KnownType($0, path: path).unwrapped.parameters != nil }
        == true
  }

  /// The type around a node, as `self` has it.
  func selfType(at node: Node) -> KnownType? {
    enclosingTypeNames(of: node).first.map { selfType(named: $0, at: node) }
  }

  /// A type by its qualified name; inside of it, generic parameters stand for themselves.
  func selfType(named name: String, at node: Node) -> KnownType {
    let parameters = project.types.contains(name) ? nil : GenericSendability.parameters[name]
    let own = TypeShape.Name(
      name: name, arguments: parameters?.map { TypeShape(named: $0) } ?? [])
    let scope = enclosingTypeNames(of: node).first ?? ""
    let isInside = scope == name
    return KnownType(
      isInside && parameters != nil ? .nominal([own]) : TypeShape(named: name), scope: scope,
      path: path, bindings: genericBindings(at: node))
  }
}

/// Finds types without a type checker: what is written, and what follows from it in one way only.
///
/// A value, since it carries how deep it is: initial values may refer to each other in a circle.
struct ExpressionTypes {
  let context: Context
  private let depth: Int

  private static let maximumDepth = 48

  /// Whether at least half of the depth is left: an answer that is found is then the same from anywhere.
  var isAnswerComplete: Bool { depth <= Self.maximumDepth / 2 }

  /// The same as deep as initial values are looked at whoever asks, so that what is remembered of them
  /// does not hang on who asked first; `nil` where it is deeper already.
  var atInitialValue: ExpressionTypes? {
    let common = Self.maximumDepth / 4
    return depth < common ? ExpressionTypes(context, depth: common) : nil
  }

  init(_ context: Context, depth: Int = 0) {
    self.context = context
    self.depth = depth
  }

  var project: ProjectIndex { context.project }

  /// The same for what a part of the answer depends on; `nil` where it goes too deep.
  var deeper: ExpressionTypes? {
    depth < Self.maximumDepth ? ExpressionTypes(context, depth: depth + 1) : nil
  }

  /// The same in another file.
  func inside(_ context: Context) -> ExpressionTypes? {
    depth < Self.maximumDepth ? ExpressionTypes(context, depth: depth + 1) : nil
  }

  /// The type of the value of an expression.
  func type(of expression: Node?) -> KnownType? {
    guard let deeper, let expression else { return nil }
    if expression.isPostfix {
      guard let link = deeper.link(of: expression), let type = deeper.value(of: link.entity) else {
        return nil
      }
      // The whole of `a?.b.c` is an optional, and no part of it.
      return link.isChained && !expression.continuesChain ? type.wrappedOnce : type
    }
    return deeper.plainType(of: expression)
  }

  private func plainType(of expression: Node) -> KnownType? {
    switch expression.kind {
    case .integerLiteralExpr: standard("Int")
    case .floatLiteralExpr: standard("Double")
    case .booleanLiteralExpr: standard("Bool")
    case .stringLiteralExpr, .simpleStringLiteralExpr: standard("String")
    case .arrayExpr: arrayType(of: expression)
    case .dictionaryExpr: dictionaryType(of: expression)
    case .tupleExpr: tupleType(of: expression)
    case .sequenceExpr: sequenceType(of: expression)
    case .tryExpr: tryType(of: expression)
    case .awaitExpr, .unsafeExpr, .inOutExpr, .consumeExpr, .copyExpr, .borrowExpr:
      type(of: expression.children.first)
    case .prefixOperatorExpr: prefixType(of: expression)
    case .postfixOperatorExpr: postfixType(of: expression)
    case .closureExpr: closureType(of: expression)
    case .ifExpr, .switchExpr: type(ofBranchesOf: expression)
    case .superExpr: superclassType(at: expression)
    default: nil
    }
  }

  private func superclassType(at node: Node) -> KnownType? {
    guard let type = context.selfType(at: node), let name = type.shape.nominalName else {
      return nil
    }
    let declaration = project.types[name]?.first { $0.kind == .class }
    return declaration?.inherited.first
      .flatMap { KnownType($0, scope: name.enclosingName, path: context.path) }
  }

  func standard(_ name: String) -> KnownType {
    KnownType(TypeShape(named: name), path: context.path)
  }
}

/// Literals.
extension ExpressionTypes {
  private func arrayType(of expression: Node) -> KnownType? {
    let elements = expression.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self) ?? []
    return common(elements.map { $0.expression }).map { $0.part(.array($0.shape)) }
  }

  private func dictionaryType(of expression: Node) -> KnownType? {
    let elements =
      expression.as(DictionaryExpr.self)?.node.descendantsAndSelf { $0.is(.dictionaryElement) }
      .compactMap { $0.as(DictionaryElement.self) } ?? []
    guard let key = common(elements.map(\.key)).flatMap(project.canonical),
      let value = common(elements.map(\.value)).flatMap(project.canonical)
    else { return nil }
    return KnownType(.dictionary(key: key, value: value), path: context.path)
  }

  /// The one type that all expressions have.
  func common(_ expressions: [Node?]) -> KnownType? {
    let types = expressions.compactMap { $0 }.compactMap { type(of: $0) }
    return types.count == expressions.count && agree(types) ? types.first : nil
  }

  private func tupleType(of expression: Node) -> KnownType? {
    let elements = expression.as(TupleExpr.self)?.elements?.arguments ?? []
    if elements.count == 1 { return type(of: elements[0].expression) }
    let shapes = elements.compactMap { type(of: $0.expression).flatMap(project.canonical) }
    guard shapes.count == elements.count else { return nil }
    return KnownType(
      .tuple(
        zip(elements, shapes).map { TypeShape.Element(label: $0.label?.name, type: $1) }),
      path: context.path)
  }

  private func tryType(of expression: Node) -> KnownType? {
    guard let attempt = expression.as(TryExpr.self),
      let type = type(of: attempt.expression)
    else { return nil }
    // An optional stays what it is since Swift 5.
    let isOptional = attempt.questionOrExclamationMark?.kind == .postfixQuestionMark
    return isOptional ? type.wrappedOnce : type
  }
}

extension Node {
  var isLiteralExpr: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr,
      .simpleStringLiteralExpr, .arrayExpr, .dictionaryExpr:
      true
    default: false
    }
  }

  /// Whether the node is an operand with what follows it: `a`, `a.b`, `a?`, `a()`, `a[b]`.
  var isPostfix: Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .typeExpr:
      true
    default: false
    }
  }

  /// Whether the node is the front part of a longer operand.
  fileprivate var continuesChain: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .memberAccessExpr: return parent.as(MemberAccessExpr.self)?.base == self
    case .functionCallExpr: return parent.as(FunctionCallExpr.self)?.calledExpression == self
    case .subscriptCallExpr: return parent.as(SubscriptCallExpr.self)?.calledExpression == self
    case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr: return true
    default: return false
    }
  }
}

extension KnownType {
  /// The type as an optional, if it is not one already.
  var wrappedOnce: KnownType { isOptional ? self : optional }

  var maybeOptional: KnownType {
    var type = self
    type.mayBeOptional = !isOptional
    return type
  }
}
