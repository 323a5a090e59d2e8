import Rewriter

/// What a name means that is declared in the function around it.
enum LocalName {
  /// A `let`, a parameter, or what a pattern binds.
  case constant(type: String?, value: Node?)
  case variable(type: String?, value: Node?)
  case function(FunctionDecl)

  /// The type as written, and the initial value.
  var declared: (type: String?, value: Node?) {
    switch self {
    case .constant(let type, let value), .variable(let type, let value): (type, value)
    case .function: (nil, nil)
    }
  }
}

extension Node {
  /// The declaration of the name in the functions and closures around the node that is in sight there;
  /// `nil` if it is a member's, a global's or another module's.
  func localName(_ name: String) -> LocalName? {
    var inner = self
    for scope in ancestors {
      if scope.is(.memberBlock) || scope.is(.sourceFile) { return nil }
      if let found = scope.declaration(of: name, seenFrom: inner) { return found }
      inner = scope
    }
    return nil
  }

  private func declaration(of name: String, seenFrom inner: Node) -> LocalName? {
    switch kind {
    case .codeBlockItemList:
      // What stands at the top of a file is global.
      return parent?.is(.sourceFile) == true ? nil : statement(declaring: name, above: inner)
    case .ifExpr, .whileStmt:
      let isElse = self.as(IfExpr.self)?.elseBody == inner
      return isElse ? nil : conditions.flatMap { $0.binding(of: name) }
    case .forStmt:
      let isBody = self.as(ForStmt.self)?.body?.node == inner
      return isBody ? self.as(ForStmt.self)?.pattern?.binding(of: name) : nil
    case .switchCase: return self.as(SwitchCase.self)?.label?.binding(of: name)
    case .catchClause:
      return children.filter { $0 != inner }.lazy.compactMap { $0.binding(of: name) }.first
    case .closureExpr: return self.as(ClosureExpr.self)?.signature?.declaration(of: name)
    case .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl: return parameter(name)
    default: return nil
    }
  }

  private var conditions: Node? {
    self.as(IfExpr.self)?.conditions?.node ?? self.as(WhileStmt.self)?.conditions?.node
      ?? self.as(GuardStmt.self)?.conditions?.node
  }

  private func statement(declaring name: String, above inner: Node) -> LocalName? {
    let items = children.compactMap { $0.as(CodeBlockItem.self)?.item }
    for item in items.filter({ $0.range.lowerBound < inner.range.lowerBound }).reversed() {
      if let variable = item.as(VariableDecl.self), let found = variable.declaration(of: name) {
        return found
      }
      if item.is(.guardStmt), let found = item.conditions?.binding(of: name) { return found }
    }
    let functions = items.lazy.compactMap { $0.as(FunctionDecl.self) }
    return functions.first { $0.name?.name == name }.map { .function($0) }
  }

  /// What a pattern or a condition binds to the name.
  private func binding(of name: String) -> LocalName? {
    for node in descendantsAndSelf where !node.is(.closureExpr) {
      if let condition = node.as(OptionalBindingCondition.self),
        condition.pattern?.boundName == name
      {
        return .constant(type: condition.typeAnnotation?.type?.text, value: nil)
      }
      if node.as(IdentifierPattern.self)?.identifier?.name == name {
        return .constant(type: nil, value: nil)
      }
    }
    return nil
  }

  private var boundName: String? { self.as(IdentifierPattern.self)?.identifier?.name }

  private func parameter(_ name: String) -> LocalName? {
    for node in descendantsAndSelf(notInside: { $0.is(.codeBlock) || $0.is(.accessorBlock) }) {
      if let parameter = node.as(FunctionParameter.self),
        (parameter.secondName ?? parameter.firstName)?.name == name
      {
        return .constant(type: parameter.type?.text, value: nil)
      }
      if node.as(AccessorParameters.self)?.name?.name == name {
        return .constant(type: nil, value: nil)
      }
    }
    return nil
  }
}

extension VariableDecl {
  fileprivate func declaration(of name: String) -> LocalName? {
    let isConstant = bindingSpecifier?.kind == .let
    for binding in bindings?.node.elements(PatternBinding.self) ?? [] {
      let names = binding.pattern?.descendantsAndSelf.compactMap {
        $0.as(IdentifierPattern.self)?.identifier?.name
      }
      guard names?.contains(name) == true else { continue }
      let isTuple = names?.count != 1
      let type = isTuple ? nil : binding.typeAnnotation?.type?.text
      let value = isTuple ? nil : binding.initializer?.value
      return isConstant ? .constant(type: type, value: value) : .variable(type: type, value: value)
    }
    return nil
  }
}

extension ClosureSignature {
  fileprivate func declaration(of name: String) -> LocalName? {
    for node in node.descendantsAndSelf {
      if let capture = node.as(ClosureCapture.self), capture.name?.name == name {
        return .constant(type: nil, value: capture.initializer?.value)
      }
      if node.as(ClosureShorthandParameter.self)?.name?.name == name {
        return .constant(type: nil, value: nil)
      }
      if let parameter = node.as(ClosureParameter.self),
        (parameter.secondName ?? parameter.firstName)?.name == name
      {
        return .constant(type: parameter.type?.text, value: nil)
      }
    }
    return nil
  }
}
