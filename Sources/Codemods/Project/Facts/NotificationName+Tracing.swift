import Rewriter

extension NotificationName {
  /// The name, or where the variable that stands for it gets its values from.
  ///
  /// Have: `for name in names { center.removeObserver(self, name: name, object: nil) }`, where `names` is a
  /// private property that one function alone adds its first parameter to.
  func traced(in call: FunctionCallExpr) -> NotificationName {
    guard case .variable(let variable) = self,
      let property = call.node.collection(iteratedWith: variable),
      let feeder = call.node.root.feeder(of: property)
    else { return self }
    return .argument(of: feeder)
  }
}

extension Node {
  fileprivate var root: Node { tree.root }

  /// `names` in `for name in names { … }` around the node.
  fileprivate func collection(iteratedWith variable: String) -> String? {
    for ancestor in ancestors {
      if let loop = ancestor.as(ForStmt.self), loop.pattern?.text == variable {
        return loop.sequence?.as(DeclReferenceExpr.self)?.name
      }
      if ancestor.declaredTypeName != nil { return nil }
    }
    return nil
  }

  /// The function whose first parameter is all that the file adds to a private property; `nil` if
  /// anything else may be in it.
  fileprivate func feeder(of property: String) -> String? {
    guard tree.all(VariableDecl.self).contains(where: { $0.isPrivateProperty(named: property) })
    else { return nil }
    var feeders: Set<String> = []
    for reference in tree.all(DeclReferenceExpr.self, startingWith: property) {
      switch reference.node.use {
      case .read: continue
      case .added(let function): feeders.insert(function)
      case .other: return nil
      }
    }
    return feeders.count == 1 ? feeders.first : nil
  }

  private enum CollectionUse {
    case read
    /// The first parameter of the function is added.
    case added(by: String)
    case other
  }

  /// What becomes of the collection that the node refers to.
  private var use: CollectionUse {
    if parent?.is(.forStmt) == true { return .read }
    guard let member = parent?.as(MemberAccessExpr.self), member.base == self,
      let name = member.name
    else { return .other }
    if Self.readingMembers.contains(name) { return .read }
    guard name == "append", let call = member.node.parent?.as(FunctionCallExpr.self),
      let value = call.arguments?.arguments.first?.expression?.as(DeclReferenceExpr.self)?.name,
      let function = enclosingFunction, function.firstParameterName == value
    else { return .other }
    return .added(by: function.name?.name ?? "")
  }

  /// Members that put nothing into a collection.
  private static let readingMembers: Set = [
    "contains", "count", "first", "firstIndex", "isEmpty", "last", "remove", "removeAll",
  ]

  private var enclosingFunction: FunctionDecl? {
    ancestors.first { $0.is(.functionDecl) }?.as(FunctionDecl.self)
  }
}

extension FunctionDecl {
  fileprivate var firstParameterName: String? { parameters.first?.localName }
}

extension VariableDecl {
  fileprivate func isPrivateProperty(named name: String) -> Bool {
    node.parent?.is(.memberBlockItem) == true && modifiers?.contains(.private) == true
      && bindings?.node.elements(PatternBinding.self).contains { $0.pattern?.text == name } == true
  }
}

extension Node {
  /// The names that a variable of a loop, or of the closure of a `forEach`, stands for: the elements of a
  /// literal, in place or in a local constant.
  var iteratedNames: [NotificationName]? {
    guard let sequence = iteration?.sequence else { return nil }
    let local = sequence.referencedName.flatMap { LocalDeclaration($0, at: sequence) }
    let list = local?.kind == .constant ? local?.declared.value : sequence
    let names = list?.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self)
      .compactMap { $0.expression.map { NotificationName($0) } }
    let areKnown = names?.allSatisfy { if case .variable = $0 { false } else { true } }
    return areKnown == true && names?.isEmpty == false ? names : nil
  }

  /// The loop around that a plain name is the variable of, and what it goes through.
  var iteration: (loop: Node, sequence: Node)? {
    guard let name = self.as(DeclReferenceExpr.self)?.name else { return nil }
    for ancestor in ancestors {
      if let loop = ancestor.as(ForStmt.self), loop.pattern?.text == name {
        return loop.whereClause == nil ? loop.sequence.map { (ancestor, $0) } : nil
      }
      if let closure = ancestor.as(ClosureExpr.self) {
        guard closure.parameterNames == [name] || name == "$0",
          let call = ancestor.parent?.as(FunctionCallExpr.self),
          call.trailingClosure?.node == ancestor, call.arguments?.arguments.isEmpty ?? true,
          let callee = call.calledExpression?.as(MemberAccessExpr.self), callee.name == "forEach"
        else { return nil }
        return callee.base.map { (call.node, $0) }
      }
      if ancestor.is(.functionDecl) || ancestor.declaredTypeName != nil { return nil }
    }
    return nil
  }

  /// The statements of a loop, or of the closure of a `forEach`.
  var statementsOfIteration: Node? {
    self.as(ForStmt.self)?.body?.statements?.node
      ?? self.as(FunctionCallExpr.self)?.trailingClosure?.statements?.node
  }
}
