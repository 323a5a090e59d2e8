import Rewriter

/// Handlers that don't read the notification that they are given, and that nothing calls but selectors which become
/// blocks: they need no parameter then, and nothing has to be handed on to them.
struct UnreadNotifications {
  private let context: Context

  /// The parameters that go, by the handler.
  private var clauses: [OwnFunction: Node] = [:]

  /// - Parameter methods: the handler of each selector in the file that goes: one as often as selectors name it.
  init(for methods: [FunctionFacts], in context: Context) {
    self.context = context
    for (method, count) in FormerSelectors(context: context).freed(methods) {
      clauses[OwnFunction(method)] = clause(of: method, calledBy: count)
    }
  }

  func contains(_ method: FunctionFacts) -> Bool { clauses[OwnFunction(method)] != nil }

  var edits: [Edit] {
    clauses.values.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      .map { Edit(replace: $0, with: "()") }
  }

  /// `nil` where the parameter has to stay.
  private func clause(of method: FunctionFacts, calledBy count: Int) -> Node? {
    let declaration = context.tree.all(FunctionDecl.self).first {
      $0.name?.name == method.name && context.enclosingTypeNames(of: $0.node).first == method.owner
    }
    guard let declaration, let body = declaration.body?.node, declaration.parameters.count == 1,
      let clause = declaration.signature?.parameterClause?.node, let last = body.firstToken,
      let first = clause.firstToken, !context.tree.hasComment(between: first, and: last),
      !body.tokens.contains(where: { $0.name == declaration.parameters[0].localName }),
      context.tree.root.tokens.count(where: { $0.name == method.name }) == count + 1,
      isOfFile(declaration) || !isNamedElsewhere(method.name)
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

  private func isNamedElsewhere(_ name: String) -> Bool {
    context.project.files { $0.mayContain(name) } != [context.path]
  }
}
