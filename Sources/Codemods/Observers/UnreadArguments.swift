import Rewriter

/// Handlers that don't read the notification or timer that they are given, and that nothing calls but selectors which
/// become blocks: they need no parameter then, and nothing has to be handed on to them.
struct UnreadArguments {
  private let context: Context

  /// The parameters that go, by the handler.
  private var clauses: [OwnFunction: Node] = [:]

  /// - Parameter methods: the handler of each selector in the file that goes: one as often as selectors name it.
  init(for methods: [FunctionFacts], in context: Context) {
    self.context = context
    for method in FormerSelectors(context: context).freed(methods) {
      clauses[OwnFunction(method)] = clause(of: method)
    }
  }

  func contains(_ method: FunctionFacts) -> Bool { clauses[OwnFunction(method)] != nil }

  var edits: [Edit] {
    clauses.values.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      .map { Edit(replace: $0, with: "()") }
  }

  /// `nil` where the parameter has to stay.
  private func clause(of method: FunctionFacts) -> Node? {
    let declaration = context.tree.functions(named: method.name).first {
      context.enclosingTypeNames(of: $0.node).first == method.owner
    }
    guard let declaration, let body = declaration.body?.node, declaration.parameters.count == 1,
      let clause = declaration.signature?.parameterClause?.node, let last = body.firstToken,
      let first = clause.firstToken, !context.tree.hasComment(between: first, and: last),
      !body.tokens.contains(where: { $0.name == declaration.parameters[0].localName }),
      !isDeclaredByRelative(method), !hasProperty(method.name, method.owner),
      !context.hasFrameworkMember(named: method.name, above: method.owner),
      isOnlyDeclared(method, in: context),
      isOfFile(declaration) || isOnlyDeclaredElsewhere(method)
    else { return nil }
    return clause
  }

  /// Have: private extension Screen { @objc func reload(_ notification: Notification) {} }
  private func isOfFile(_ declaration: FunctionDecl) -> Bool {
    let extensions = declaration.node.ancestors.first { $0.declaredTypeName != nil }?
      .as(ExtensionDecl.self)?.modifiers
    return [declaration.modifiers, extensions].contains {
      $0?.contains(.private) == true || $0?.contains(.fileprivate) == true
    }
  }

  /// Whether nothing in the other files may call a method of the name.
  private func isOnlyDeclaredElsewhere(_ method: FunctionFacts) -> Bool {
    context.project.files(naming: method.name).allSatisfy { path in
      path == context.path || context.asItWas(path).map { isOnlyDeclared(method, in: $0) } ?? false
    }
  }

  /// Whether the file says the name only where it declares a method, in selectors, for the notification, and where it calls
  /// another type's method without arguments: selectors of this method become blocks, and others are about other types.
  private func isOnlyDeclared(_ method: FunctionFacts, in file: Context) -> Bool {
    let tree = file.tree
    return tree.tokens(spelling: method.name).allSatisfy { token in
      if tree.kind(of: token) == .stringSegment { return true }
      let node = tree.innermostNode(at: tree.range(of: token).lowerBound)
      return node.declaresMember || node.isNotificationName || node.isInSelector
        || isCallOfOther(node, than: method, in: file)
    }
  }

  /// Have: account.tagsDidChange(), which no method with a parameter can be
  private func isCallOfOther(
    _ node: Node, than method: FunctionFacts, in file: Context,
  ) -> Bool {
    guard let callee = node.as(DeclReferenceExpr.self)?.whole,
      let call = callee.parent?.as(FunctionCallExpr.self), call.calledExpression == callee,
      call.allArguments.isEmpty, method.parameters.allSatisfy({ !$0.mayBeLeftOut })
    else { return false }
    if callee.as(MemberAccessExpr.self)?.base != nil { return true }
    guard case .member(_, let type) = file.resolution(of: method.name, at: callee) else {
      return false
    }
    return type != method.owner
  }

  /// Whether the type has a property of the name, which a method without parameters would declare again.
  private func hasProperty(_ name: String, _ owner: String) -> Bool {
    context.project.members(named: name, of: owner, inherited: true).contains { member in
      if case .function = member { false } else { true }
    }
  }

  /// Whether a type that inherits from the method's, or that it inherits from, has a method of the name too.
  private func isDeclaredByRelative(_ method: FunctionFacts) -> Bool {
    let project = context.project
    return project.functionsInAllModules(named: method.name).contains { other in
      OwnFunction(other) != OwnFunction(method)
        && (project.ancestry(of: method.owner).contains(other.owner)
          || project.seen(from: other.path).ancestry(of: other.owner).contains(method.owner))
    }
  }
}

extension Node {
  /// Whether the node declares a method or property by its name.
  fileprivate var declaresMember: Bool {
    if self.is(.functionDecl) { return true }
    return self.is(.identifierPattern)
      && ancestors.first { $0.is(.variableDecl) }?.parent?.is(.memberBlockItem) == true
  }

  /// Have: .tagsDidChange, Notification.Name.tagsDidChange
  fileprivate var isNotificationName: Bool {
    guard let access = parent?.as(MemberAccessExpr.self), access.declName?.node == self else {
      return false
    }
    return access.base.map { $0.compactText.hasSuffix("Notification.Name") } ?? true
  }

  /// Have: #selector(reload), #selector(Screen.reload(_:))
  fileprivate var isInSelector: Bool {
    self.is(.declReferenceExpr)
      && ancestors.first { !$0.isPartOfName }?.as(MacroExpansionExpr.self)?.macroName?.name
        == "selector"
  }

  /// Whether it is between `#selector` and the name in it.
  fileprivate var isPartOfName: Bool {
    switch kind {
    case .memberAccessExpr, .declReferenceExpr, .labeledExpr, .labeledExprList: true
    default: false
    }
  }
}
