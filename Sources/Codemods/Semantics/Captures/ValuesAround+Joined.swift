import Rewriter

/// What the code in front of the place made one with a local value: two values that a statement may store one in the other
/// belong together from then on.
///
/// As measured with Swift 6.3.1. What an actor's function is given belongs to the actor; a closure that captures a value
/// doesn't join it with what else it captures.
extension ValuesAround {
  /// The uses of a local name that may have run when the place is come to, in the order of the text.
  func usesInFront(of binding: LocalBinding, at use: Node) -> [Node] {
    guard let local = LocalDeclaration(binding.name, at: use), local.scope.encloses(place) else {
      return []
    }
    return context.tree.references(to: binding.name)
      .filter { node in
        node.range.upperBound <= place.range.lowerBound
          && node.range.lowerBound > local.declaration.range.lowerBound
          && LocalDeclaration(binding.name, at: node.lookUpPlace) == local && runsInFront(node)
      }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func runsInFront(_ node: Node) -> Bool {
    guard
      node.ancestors.first(where: { $0.isFunctionLike || $0.is(.deferStmt) })
        .map({ $0.encloses(place) }) == true
        || node.ancestors.first(where: \.isFunctionLike) == nil
    else { return false }
    return !node.excludes(place) && !node.isLeft(before: place)
  }

  /// What the use of a name stores its value in, or stores in it.
  func originsJoined(by use: Node) -> [Origin] {
    var value = use
    while let parent = value.parent {
      if let call = parent.as(FunctionCallExpr.self), call.calledExpression == value {
        return originsJoined(in: call, with: use)
      }
      if let call = value.callAsArgument {
        guard isUnsendable(value) else { return [] }
        return originsJoined(in: call, with: use)
      }
      if let value = originsJoined(byAssignmentOf: value) { return value }
      if parent.is(.initializerClause) {
        return isUnsendable(value) ? originsOfName(in: parent) : []
      }
      guard parent.isPart(after: value) else { return [] }
      value = parent
    }
    return []
  }

  private func isUnsendable(_ value: Node) -> Bool {
    context.valueType(of: value).map(isUnsendable) == true
  }

  /// Have: x.note = note, list[0] = x; not x = note, which leaves nothing of the value.
  private func originsJoined(byAssignmentOf value: Node) -> [Origin]? {
    guard let list = value.parent, list.is(.exprList) else { return nil }
    let parts = Array(list.children)
    let isAddition =
      parts.count == 3 && parts[1].as(BinaryOperatorExpr.self)?.operator?.text == "+="
    guard parts.count == 3, parts[1].is(.assignmentExpr) || isAddition else { return [] }
    if isAddition, value == parts[0] { return origins(of: parts[2]) }
    if value == parts[0] { return value.is(.declReferenceExpr) ? [] : origins(of: parts[2]) }
    guard isUnsendable(value) else { return [] }
    return origins(ofTarget: parts[0])
  }

  /// What is stored is where it is stored from then on.
  private func origins(ofTarget target: Node) -> [Origin] {
    if let subscripted = target.as(SubscriptCallExpr.self)?.calledExpression {
      return origins(ofTarget: subscripted)
    }
    return origins(of: target)
  }

  /// Have: let other = x
  private func originsOfName(in clause: Node) -> [Origin] {
    guard let binding = clause.parent?.as(PatternBinding.self), let pattern = binding.pattern,
      pattern.is(.identifierPattern), let name = pattern.firstToken?.name,
      case .local(let local) = context.resolution(of: name, at: place),
      local.declarationRange == pattern.range
    else { return [] }
    return [.local(local, at: place)]
  }

  private func originsJoined(in call: FunctionCallExpr, with use: Node) -> [Origin] {
    guard let callee = call.calledExpression else { return [] }
    let functions = context.functionsMeant(by: callee, in: call)
    if functions.isEmpty {
      return context.addsToCollection(call) ? originsOfOperands(of: call, but: use) : []
    }
    guard !functions.contains(where: \.takesOver) else { return [] }
    if functions.allSatisfy({ context.isolation(of: .function($0)).isOfActor }) { return [.around] }
    return originsOfOperands(of: call, but: use)
  }

  private func originsOfOperands(of call: FunctionCallExpr, but use: Node) -> [Origin] {
    let receiver = call.calledExpression?.as(MemberAccessExpr.self)?.base
    var operands: [Node] = call.allArguments.compactMap(\.expression)
    if let receiver { operands.append(receiver) }
    let others = operands.filter { !$0.encloses(use) || $0.is(.closureExpr) }
    let isOfSelf = receiver == nil && call.calledExpression.map(isMethodOfSelf) == true
    return others.flatMap { origins(of: $0) }
      + (isOfSelf && isSelfShared(at: call.node) ? [.around] : [])
  }

  private func isMethodOfSelf(_ callee: Node) -> Bool {
    let members = context.membersMeant(by: callee)
    return !members.isEmpty && members.allSatisfy(\.isOfObject)
  }
}

extension Context {
  /// Have: notes.append(note), of an array of the standard library
  fileprivate func addsToCollection(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName, project.functions[name] == nil,
      ["append", "insert", "updateValue"].contains(name),
      let type = call.receiver.flatMap(valueType)
    else { return false }
    return type.element != nil || type.dictionaryValue != nil
  }
}

extension FunctionFacts {
  /// Whether it takes a value over from its caller.
  fileprivate var takesOver: Bool { parameters.contains { $0.type.contains("sending ") } }
}

extension Node {
  /// The call that the expression is an argument of.
  fileprivate var callAsArgument: FunctionCallExpr? {
    guard let argument = parent?.as(LabeledExpr.self), argument.expression == self else {
      return nil
    }
    return argument.node.parent?.parent?.as(FunctionCallExpr.self)
  }

  /// Whether the expression has the value, or a part of it: `x.a`, `x?`, `x!`, `x[0]`, `[x]`.
  fileprivate func isPart(after value: Node) -> Bool {
    switch kind {
    case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base == value
    case .subscriptCallExpr: self.as(SubscriptCallExpr.self)?.calledExpression == value
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .arrayElement, .arrayElementList,
      .arrayExpr:
      true
    default: false
    }
  }

  /// Whether the expression is a name alone, and gets another value: `x = y`.
  var isTargetOfWholeAssignment: Bool { self.is(.declReferenceExpr) && assignedValue != nil }

  /// `y` of `x = y`, where the node is `x`.
  var assignedValue: Node? {
    guard let list = parent, list.is(.exprList) else { return nil }
    let parts = Array(list.children)
    return parts.count == 3 && parts[1].is(.assignmentExpr) && parts[0] == self ? parts[2] : nil
  }

  /// Whether the code around the node leaves in front of the other one, by whatever statement, which it then never comes to.
  fileprivate func isLeft(before other: Node) -> Bool {
    ancestors.prefix { !$0.encloses(other) }.contains { block in
      guard block.is(.codeBlockItemList), let last = block.elements(CodeBlockItem.self).last?.item
      else { return false }
      return [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(last.kind)
    }
  }
}
