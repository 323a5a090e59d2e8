import Rewriter

/// What a plain name stands for, where it is declared in the code around it.
///
/// Only what scopes and positions tell: the innermost declaration in front of the use wins.
struct LocalDeclaration: Hashable {
  enum Kind: Hashable {
    /// A `var` of a function or closure.
    case variable
    /// Anything that cannot change: a constant, parameter, capture, function.
    case constant
  }

  let kind: Kind

  /// The node that declares it: a variable's binding, a parameter, a capture, a function.
  let declaration: Node

  /// The statements, closure or function whose name it is.
  let scope: Node

  /// `nil` for a member, a global and whatever is not declared around the use.
  init?(_ name: String, at use: Node) {
    var inner = use
    for ancestor in use.ancestors {
      if ancestor.declaredTypeName != nil || ancestor.is(.sourceFile) { return nil }
      if let (kind, node) = ancestor.declaration(of: name, before: inner) {
        self.kind = kind
        declaration = node
        scope = ancestor
        return
      }
      inner = ancestor
    }
    return nil
  }
}

extension LocalDeclaration {
  /// The type as written, and the initial value, of a single name.
  var declared: (type: String?, value: Node?) {
    if let binding = declaration.as(PatternBinding.self) {
      guard binding.pattern?.is(.identifierPattern) == true else { return (nil, nil) }
      return (binding.typeAnnotation?.type?.text, binding.initializer?.value)
    }
    let type =
      declaration.as(FunctionParameter.self)?.type ?? declaration.as(ClosureParameter.self)?.type
      ?? declaration.as(OptionalBindingCondition.self)?.typeAnnotation?.type
    return (type?.text, declaration.as(ClosureCapture.self)?.initializer?.value)
  }
}

extension Node {
  /// Whether an element of a list of statements may declare something there: most are expressions.
  var mayHoldDeclaration: Bool {
    guard let first = children.first else { return false }
    return !first.kind.isExpr && !first.is(.expressionStmt)
  }

  /// The declaration of a name in this scope that the child sees.
  fileprivate func declaration(of name: String, before child: Node) -> (
    LocalDeclaration.Kind, Node
  )? {
    switch kind {
    case .codeBlockItemList:
      guard parent?.is(.sourceFile) != true else { return nil }
      return statementDeclaration(of: name, before: child)
    case .closureExpr: return self.as(ClosureExpr.self)?.signature?.node.parameter(named: name)
    case .functionDecl: return self.as(FunctionDecl.self)?.signature?.node.parameter(named: name)
    case .initializerDecl:
      return self.as(InitializerDecl.self)?.signature?.node.parameter(named: name)
    case .subscriptDecl:
      return self.as(SubscriptDecl.self)?.parameterClause?.node.parameter(named: name)
    case .accessorDecl:
      return self.as(AccessorDecl.self)?.parameters?.node.parameter(named: name)
    case .ifExpr:
      guard self.as(IfExpr.self)?.elseBody != child else { return nil }
      return conditionDeclaration(of: name, before: child)
    case .whileStmt, .conditionElementList, .guardStmt:
      return conditionDeclaration(of: name, before: child)
    case .forStmt:
      guard self.as(ForStmt.self)?.sequence != child else { return nil }
      return self.as(ForStmt.self)?.pattern?.binding(named: name)
    case .catchClause:
      return self.as(CatchClause.self)?.catchItems?.node.binding(named: name)
    case .switchCase: return self.as(SwitchCase.self)?.label?.binding(named: name)
    default: return nil
    }
  }

  /// A declaration among the statements of a list, those in `#if` included. Functions are seen from
  /// everywhere, variables from behind.
  private func statementDeclaration(
    of name: String, before child: Node,
  ) -> (LocalDeclaration.Kind, Node)? {
    var found: (LocalDeclaration.Kind, Node)?
    for element in children where element.mayHoldDeclaration {
      guard let item = element.as(CodeBlockItem.self)?.item else { continue }
      if item.declaredName == name { found = (.constant, item) }
      guard item.range.upperBound <= child.range.lowerBound else { continue }
      if let binding = item.statementBinding(named: name) { found = binding }
    }
    return found
  }

  /// The name of a local function or type.
  private var declaredName: String? {
    self.as(FunctionDecl.self)?.name?.name ?? declaredTypeName
  }

  private func statementBinding(named name: String) -> (LocalDeclaration.Kind, Node)? {
    switch kind {
    case .variableDecl: return variableBinding(named: name)
    case .guardStmt:
      return self.as(GuardStmt.self)?.conditions?.node.conditionBinding(named: name)
    case .ifConfigDecl:
      let lists = descendantsAndSelf { $0.is(.codeBlockItemList) }
      return lists.filter { $0.is(.codeBlockItemList) }
        .flatMap { $0.elements(CodeBlockItem.self).compactMap(\.item) }
        .compactMap { $0.statementBinding(named: name) }.last
    default: return nil
    }
  }

  private func variableBinding(named name: String) -> (LocalDeclaration.Kind, Node)? {
    guard let variable = self.as(VariableDecl.self) else { return nil }
    let isVariable = variable.bindingSpecifier?.kind == .var
    for binding in variable.bindings?.node.elements(PatternBinding.self) ?? [] {
      if binding.pattern?.binding(named: name) != nil {
        return (isVariable ? .variable : .constant, binding.node)
      }
    }
    return nil
  }

  private func conditionDeclaration(
    of name: String, before child: Node,
  ) -> (LocalDeclaration.Kind, Node)? {
    let list =
      self.is(.conditionElementList) ? self : children.first { $0.is(.conditionElementList) }
    guard let list, list != child else { return nil }
    return list.conditionBinding(named: name, before: child.range.lowerBound)
  }

  /// What `if let`, `if var` and `if case` of a list of conditions bind.
  private func conditionBinding(
    named name: String, before end: ByteOffset? = nil,
  ) -> (LocalDeclaration.Kind, Node)? {
    for element in elements(ConditionElement.self).reversed() {
      if let end, element.range.upperBound > end { continue }
      if let optional = element.condition?.as(OptionalBindingCondition.self) {
        guard optional.pattern?.binding(named: name) != nil else { continue }
        return (optional.bindingSpecifier?.kind == .var ? .variable : .constant, optional.node)
      }
      let matching = element.condition?.as(MatchingPatternCondition.self)
      if let found = matching?.pattern?.binding(named: name) { return found }
    }
    return nil
  }

  /// What a pattern binds, `var` patterns included.
  private func binding(named name: String) -> (LocalDeclaration.Kind, Node)? {
    for node in descendantsAndSelf
    where node.is(.identifierPattern) && node.firstToken?.name == name {
      let binding = node.ancestors.lazy.compactMap { $0.as(ValueBindingPattern.self) }.first
      let isVariable = binding?.bindingSpecifier?.kind == .var
      return (isVariable ? .variable : .constant, node)
    }
    return nil
  }

  /// A capture or parameter in a signature.
  private func parameter(named name: String) -> (LocalDeclaration.Kind, Node)? {
    for node in descendantsAndSelf(notInside: { $0.kind.isExpr || $0.kind.isType }) {
      let token: Token?
      switch node.kind {
      case .closureCapture: token = node.as(ClosureCapture.self)?.name
      case .closureShorthandParameter: token = node.as(ClosureShorthandParameter.self)?.name
      case .closureParameter:
        token = node.as(ClosureParameter.self).flatMap { $0.secondName ?? $0.firstName }
      case .functionParameter:
        token = node.as(FunctionParameter.self).flatMap { $0.secondName ?? $0.firstName }
      case .accessorParameters: token = node.as(AccessorParameters.self)?.name
      default: continue
      }
      if token?.name == name { return (.constant, node) }
    }
    return nil
  }
}
