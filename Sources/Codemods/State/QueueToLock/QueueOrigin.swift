import Rewriter

/// Where a queue is made.
struct QueueOrigin {
  /// `DispatchQueue(label: "state")`
  let call: FunctionCallExpr

  /// The statements of initializers that do nothing but make the queue.
  let statements: [CodeBlockItem]

  /// What these statements say of the queue.
  let assignments: [OwnUse]

  init?(of queue: OwnVariable, _ uses: [OwnUse], in context: Context) {
    guard let value = queue.binding.initializer?.value else {
      let assignments = uses.compactMap { InitialAssignment($0, of: queue, in: context) }
      let calls = assignments.compactMap { $0.terms.count == 1 ? $0.terms[0].madeQueue : nil }
      guard let call = calls.first, calls.count == assignments.count,
        Set(calls.map { $0.node.compactText }).count == 1
      else { return nil }
      self.call = call
      statements = assignments.map(\.item)
      self.assignments = assignments.map(\.use)
      return
    }
    guard let call = value.madeQueue else { return nil }
    self.call = call
    (statements, assignments) = ([], [])
  }
}

extension Node {
  /// The call that makes a queue, if the value is one that it made.
  ///
  /// Have: { let queue = DispatchQueue(label: "state"); return queue }()
  fileprivate var madeQueue: FunctionCallExpr? {
    guard let call = self.as(FunctionCallExpr.self) else { return nil }
    if call.calledExpression?.isName("DispatchQueue", of: "Dispatch") == true {
      return call.argumentLabels.first == "label" ? call : nil
    }
    guard let closure = call.calledExpression?.as(ClosureExpr.self), closure.signature == nil,
      let items = closure.statements?.node.elements(CodeBlockItem.self),
      let last = items.last?.item
    else { return nil }
    let result = last.as(ReturnStmt.self)?.expression ?? last
    if items.count == 1 { return result.madeQueue }
    guard items.count == 2,
      let bindings = items[0].item?.as(VariableDecl.self)?.bindings?.node
        .elements(PatternBinding.self), bindings.count == 1,
      bindings[0].pattern?.text == result.referencedName
    else { return nil }
    return bindings[0].initializer?.value?.madeQueue
  }
}

/// `count = 1` in an initializer of the type, which has the object for itself.
struct InitialAssignment {
  let use: OwnUse

  /// What stands behind `=`: one expression, or operands with operators.
  let terms: [Node]
  let item: CodeBlockItem
  let initializer: InitializerDecl

  init?(_ use: OwnUse, of variable: OwnVariable, in context: Context) {
    guard !variable.isShared, use.holder == .own,
      let sequence = use.node.parent?.parent?.as(SequenceExpr.self)?.node,
      case let terms = sequence.as(SequenceExpr.self)?.elements?.node.children.map(\.self) ?? [],
      terms.count > 2, terms[0] == use.node, terms[1].is(.assignmentExpr),
      !terms.dropFirst(2).contains(where: \.isAssignmentOperator),
      let item = sequence.parent?.as(CodeBlockItem.self),
      let around = item.node.ancestors.first(where: {
        $0.isFunctionLike || $0.is(.initializerDecl) || $0.is(.accessorBlock) || $0.is(.deferStmt)
      }), let initializer = around.as(InitializerDecl.self)
    else { return nil }
    self.use = use
    self.terms = Array(terms.dropFirst(2))
    self.item = item
    self.initializer = initializer
  }

  var rangeOfValue: Range<ByteOffset> {
    terms[0].range.lowerBound..<terms[terms.count - 1].range.upperBound
  }

  /// Whether it runs once, whatever the initializer does.
  var isUnconditional: Bool { item.node.parent?.parent == initializer.body?.node }

  /// Whether the value can be made in a closure: before all properties have values, none has the object.
  func isIndependent(in context: Context) -> Bool {
    terms.flatMap(\.descendantsAndSelf).allSatisfy { node in
      if node.isSelfReference || node.is(.closureExpr) || node.is(.awaitExpr) || node.is(.tryExpr) {
        return false
      }
      guard let name = node.referencedName else { return true }
      switch context.resolution(of: name, at: node) {
      case .member, .unknown: return name.beginsWithCapital
      case .local(let binding): return binding.isConstant
      default: return true
      }
    }
  }
}
