import Rewriter

/// A closure that a queue runs while its caller waits: `queue.sync { … }`.
struct CriticalSection {
  let call: FunctionCallExpr

  /// `queue.sync`
  let callee: MemberAccessExpr
  let queue: OwnUse
  let closure: ClosureExpr

  init?(_ queue: OwnUse) {
    guard let callee = queue.node.parent?.as(MemberAccessExpr.self), callee.base == queue.node,
      callee.name == "sync", let call = callee.node.parent?.as(FunctionCallExpr.self),
      call.calledExpression == callee.node,
      case let arguments = call.allArguments.filter({ $0.label != "flags" }),
      arguments.count == 1, let closure = arguments[0].expression?.as(ClosureExpr.self)
    else { return nil }
    self.call = call
    self.callee = callee
    self.queue = queue
    self.closure = closure
  }

  var statements: [CodeBlockItem] {
    closure.statements?.node.elements(CodeBlockItem.self) ?? []
  }

  /// The only statement's expression, `return` or not; `nil` where there are more, and for other statements.
  var onlyExpression: Node? {
    guard statements.count == 1, let item = statements[0].item else { return nil }
    if let statement = item.as(ReturnStmt.self) { return statement.expression }
    return item.kind.isExpr ? item : nil
  }

  /// Whether the node is in the closure, and runs before `sync` comes back.
  func runs(_ node: Node, in context: Context) -> Bool {
    guard closure.statements?.node.encloses(node) == true else { return false }
    return node.ancestors.prefix { $0 != closure.node }.allSatisfy { ancestor in
      if let argument = ancestor.as(LabeledExpr.self) { return !context.mayKeep(argument) }
      guard ancestor.isFunctionLike else { return true }
      return ancestor.as(ClosureExpr.self).map(context.isCalledInPlace) ?? false
    }
  }
}

extension Context {
  /// Whether the argument may be an autoclosure that is called later.
  ///
  /// Have: logger.debug("\(count)")
  fileprivate func mayKeep(_ argument: LabeledExpr) -> Bool {
    guard let call = argument.node.parent?.parent?.as(FunctionCallExpr.self),
      let name = call.calleeName
    else { return false }
    let own = project.functions[name] ?? []
    guard own.isEmpty else {
      return own.contains { function in
        function.parameters.contains { $0.type.holds("@autoclosure") && $0.type.holds("@escaping") }
      }
    }
    return call.receiver != nil && Self.functionsThatLog.contains(name)
      && argument.expression?.is(.stringLiteralExpr) == true
  }

  /// Those of loggers, whose messages are made when they are written, if at all.
  private static let functionsThatLog: Set = [
    "critical", "debug", "error", "fault", "info", "log", "notice", "trace", "verbose", "warning",
  ]
}

/// What the closure returns.
extension CriticalSection {
  /// Whether the result is known to be nothing, or Sendable.
  func hasSendableResult(in context: Context) -> Bool {
    if isDiscarded { return true }
    if let type = writtenResult {
      return TypeSpelling(type.text).isVoid || isSendable(context.knownType(type), context)
    }
    let results = onlyExpression.map { [$0] } ?? returnedValues
    return results.allSatisfy { value in
      value.kind.isPlainLiteral || value.assigns
        || context.valueType(of: value).map { isSendable($0, context) } == true
    }
  }

  private func isSendable(_ type: KnownType, _ context: Context) -> Bool {
    context.sendability(of: type).kind == .yes
  }

  /// Whether nobody looks at the result.
  var isDiscarded: Bool {
    if case .statement(let item) = StatementPlace(of: outermost) {
      return item.valueUse == .discarded
    }
    return false
  }

  /// The call with `try` in front.
  private var outermost: Node {
    call.node.parent?.is(.tryExpr) == true ? call.node.parent ?? call.node : call.node
  }

  /// The result as the closure, the function or the constant says it.
  private var writtenResult: Node? {
    if let type = closure.signature?.returnClause?.type { return type }
    guard let parent = outermost.parent else { return nil }
    if parent.is(.initializerClause) {
      return parent.parent?.as(PatternBinding.self)?.typeAnnotation?.type
    }
    let isResult =
      parent.is(.returnStmt) || parent.as(CodeBlockItem.self).map { $0.valueUse == .used } == true
    guard isResult else { return nil }
    let around = parent.ancestors.first { $0.isFunctionLike || $0.is(.accessorBlock) }
    return around?.declaredResult
  }

  private var returnedValues: [Node] {
    closure.node.descendantsAndSelf { $0.isFunctionLike && $0 != closure.node }
      .compactMap { $0.as(ReturnStmt.self)?.expression }
  }
}

extension NodeKind {
  fileprivate var isPlainLiteral: Bool {
    switch self {
    case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr,
      .stringLiteralExpr:
      true
    default: false
    }
  }
}
