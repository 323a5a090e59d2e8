import Rewriter

/// Whether a value that code is given may still be used when the code has come to its end.
///
/// Followed into the functions of the project that it is passed to, and into the names that it gets.
struct KeptValues {
  let context: Context

  init(in context: Context) { self.context = context }

  /// How many functions one value is followed through.
  private static let maximumDepth = 8

  /// Whether the code may keep the value: assign it, return it, pass it to a function of which nothing is known, or
  /// leave it to a closure that runs later.
  ///
  /// - Parameter declaration: where the code, or what is around it, declares the name.
  func mayKeep(_ name: String, of declaration: Range<ByteOffset>, in code: Node) -> Bool {
    mayKeep(name, of: declaration, in: code, depth: 0)
  }

  private func mayKeep(
    _ name: String, of declaration: Range<ByteOffset>, in code: Node, depth: Int,
  ) -> Bool {
    let uses = code.descendantsAndSelf.filter { node in
      isMention(of: name, at: node) && isDeclared(name, at: node, by: declaration)
    }
    guard !uses.isEmpty else { return false }
    let inPlace = Set(CodeRunInPlace(in: context).ownNodes(of: code))
    return uses.contains { !inPlace.contains($0) || mayBeKept(at: $0, in: code, depth: depth) }
  }

  private func isMention(of name: String, at node: Node) -> Bool {
    node.referencedName == name
      || node.as(ClosureCapture.self).map { $0.initializer == nil && $0.name?.name == name } == true
  }

  private func isDeclared(
    _ name: String, at use: Node, by declaration: Range<ByteOffset>,
  ) -> Bool {
    guard case .local(let binding) = context.resolution(of: name, at: use) else { return false }
    return binding.declarationRange == declaration
  }

  /// What becomes of the value of a name, or of an expression that has the same value.
  private func mayBeKept(at value: Node, in code: Node, depth: Int) -> Bool {
    guard let parent = value.parent else { return true }
    switch parent.kind {
    case .memberAccessExpr, .codeBlockItem, .expressionStmt, .isExpr: return false
    case .optionalChainingExpr, .forceUnwrapExpr, .asExpr, .tryExpr, .expressionPattern:
      return mayBeKept(at: parent, in: code, depth: depth)
    case .exprList:
      guard let sequence = parent.parent else { return true }
      let others = parent.children.filter { $0 != value }
      if others.contains(where: \.comparesOperands) { return false }
      return others.contains(where: \.isAssignmentOperator)
        || mayBeKept(at: sequence, in: code, depth: depth)
    case .labeledExpr: return mayBeKept(asArgument: parent, value, in: code, depth: depth)
    case .initializerClause:
      guard let binding = parent.parent else { return true }
      return mayBeKept(under: binding, in: code, depth: depth)
    case .optionalBindingCondition: return mayBeKept(under: parent, in: code, depth: depth)
    default: return true
    }
  }

  /// Have: if let notification = sender as? Notification { … }
  private func mayBeKept(under binding: Node, in code: Node, depth: Int) -> Bool {
    let pattern =
      binding.as(OptionalBindingCondition.self)?.pattern
      ?? binding.as(PatternBinding.self)?.pattern
    guard let pattern, let name = pattern.as(IdentifierPattern.self)?.identifier?.name else {
      return pattern?.is(.wildcardPattern) != true
    }
    let declaration = binding.is(.patternBinding) ? pattern.range : binding.range
    return mayKeep(name, of: declaration, in: code, depth: depth)
  }

  private func mayBeKept(
    asArgument argument: Node, _ value: Node, in code: Node, depth: Int,
  ) -> Bool {
    guard let list = argument.parent?.parent else { return true }
    if let tuple = list.as(TupleExpr.self), tuple.node.withoutParentheses != tuple.node {
      return mayBeKept(at: list, in: code, depth: depth)
    }
    if list.is(.expressionSegment) || argument.parent?.is(.expressionSegment) == true {
      return false
    }
    guard let call = list.as(FunctionCallExpr.self), depth < Self.maximumDepth else { return true }
    return mayKeep(argument: value, of: call, depth: depth + 1)
  }

  private func mayKeep(argument: Node, of call: FunctionCallExpr, depth: Int) -> Bool {
    let called = CalledFunctions(in: context)
    if let body = called.localFunction(calledBy: call.node)?.body?.node {
      return mayKeep(argument: argument, of: call, running: body, in: context, depth: depth)
    }
    let functions = called.functions(usedBy: call.node)
    if functions.isEmpty { return !context.isReader(call) }
    return functions.contains { function in
      guard let home = context.asItWas(function.path) else { return true }
      let bodies = context.project.waits.bodies.bodies(of: function, in: home)
      return bodies.isEmpty
        || bodies.contains {
          mayKeep(argument: argument, of: call, running: $0, in: home, depth: depth)
        }
    }
  }

  private func mayKeep(
    argument: Node, of call: FunctionCallExpr, running body: Node, in home: Context, depth: Int,
  ) -> Bool {
    let arguments = CallArguments(of: call)
    let clause =
      body.parent?.as(FunctionDecl.self)?.signature?.parameterClause
      ?? body.parent?.as(InitializerDecl.self)?.signature?.parameterClause
    let parameters = clause?.parameters?.node.elements(FunctionParameter.self) ?? []
    let position = arguments.parameter(
      for: arguments.place(of: argument),
      among: parameters.map { parameter in
        let label = parameter.firstName?.name ?? ""
        return .init(label: label == "_" ? "" : label, takesClosure: false)
      })
    guard let position else { return true }
    let parameter = parameters[position]
    return KeptValues(in: home)
      .mayKeep(parameter.localName, of: parameter.node.range, in: body, depth: depth)
  }
}

extension Context {
  /// Whether what is called is known to look at its arguments, and to keep none of them.
  fileprivate func isReader(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calledExpression?.referencedName else { return false }
    return Self.readers.contains(name) && !isShadowed(name, at: call.node)
  }

  private static let readers = NameTable(
    """
    Foundation: NSLog
    Swift: String debugPrint dump print type
    """)
}

extension Node {
  /// Whether it is an operator whose result says something about its operands, and is none of them.
  fileprivate var comparesOperands: Bool {
    if self.is(.unresolvedIsExpr) { return true }
    let spelling = self.as(BinaryOperatorExpr.self)?.operator?.text ?? ""
    return ["==", "!=", "===", "!==", "~="].contains(spelling)
  }
}
