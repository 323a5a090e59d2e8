import Rewriter

extension CompletionParameter {
  /// Whether nothing that the function does ends with the call: it keeps the closure for what may happen later, any
  /// number of times. The names of completion handlers say otherwise.
  ///
  /// Have: func register(handler: @escaping () -> Void) -> Token { handlers[next] = handler; return Token(next) }
  /// Have: func showAlert(cancelHandler: (() -> Void)?) { add(UIAlertAction { _ in cancelHandler?() }) }
  func isRegistered(in context: Context) -> Bool {
    if isNamedAsEnd { return false }
    guard let body = function.body else { return isRegisteredByAll(in: context) }
    let uses = CompletionUses(of: self, in: body.node)
    if uses.isEmpty { return body.doesNothing }
    return uses.areAll { use in
      use.isStoredBesideOthers || use.isCalledInLoop || use.isGivenAsEvent
        || context.isGivenToObject(use) || body.onlyAssigns && use.isStoredInProperty
    }
  }

  /// Whether all that meet the requirement do so.
  private func isRegisteredByAll(in context: Context) -> Bool {
    let witnesses = CalledOnceCallees(context).witnesses(of: self)
    return !witnesses.isEmpty
      && witnesses.allSatisfy { function, position in
        guard let home = context.asItWas(function.path) else { return false }
        let bodies = home.project.waits.bodies.bodies(of: OwnFunction(function), in: home)
        let functions = bodies.compactMap { $0.parent?.as(FunctionDecl.self) }
        return !functions.isEmpty
          && functions.allSatisfy {
            Self(of: $0, at: position, in: home)?.isRegistered(in: home) == true
          }
      }
  }
}

extension CodeBlock {
  private var items: [CodeBlockItem] { statements?.node.elements(CodeBlockItem.self) ?? [] }

  /// Have: { fatalError("not needed here") }
  fileprivate var doesNothing: Bool {
    items.allSatisfy { item in
      let name = item.item?.as(FunctionCallExpr.self)?.calleeName
      return ["fatalError", "preconditionFailure"].contains(name)
    }
  }

  /// Have: { title = newTitle; self.handler = handler }
  fileprivate var onlyAssigns: Bool { items.allSatisfy { $0.item?.partsOfAssignment != nil } }
}

extension Node {
  /// What the node is the whole new value of.
  private var targetOfValue: Node? {
    parent?.parent?.partsOfAssignment.flatMap { $0.value == self ? $0.target : nil }
  }

  /// Whether the node is assigned to one of many, or appended to them, and they are not of a collection that the
  /// function itself makes.
  ///
  /// Have: self.handlers[next] = handler
  fileprivate var isStoredBesideOthers: Bool {
    if let collection = targetOfValue?.as(SubscriptCallExpr.self)?.calledExpression {
      return collection.isProperty
    }
    guard let argument = parent, argument.is(.labeledExpr),
      let call = argument.parent?.parent?.as(FunctionCallExpr.self),
      ["append", "insert"].contains(call.calleeName)
    else { return false }
    return call.receiver?.isProperty == true
  }

  /// Whether a function is given it as what happens some time, by its label.
  ///
  /// Have: show(message, onCancelled: handler)
  fileprivate var isGivenAsEvent: Bool {
    guard let label = parent?.as(LabeledExpr.self)?.label?.name else { return false }
    return label.hasPrefix("on") && label.dropFirst(2).beginsWithCapital
      && !CompletionNames.isName(label)
  }

  fileprivate var isStoredInProperty: Bool { targetOfValue?.isProperty == true }

  private var isProperty: Bool {
    if let base = self.as(MemberAccessExpr.self)?.base { return base.isSelfReference }
    return referencedName.map { LocalDeclaration($0, at: self) == nil } ?? false
  }

  /// Whether it is called for each of several values, and the loop goes on behind that.
  fileprivate var isCalledInLoop: Bool {
    let ways = ancestors.prefix { !$0.is(.functionDecl) }
    guard ways.contains(where: { [.forStmt, .whileStmt, .repeatStmt].contains($0.kind) }),
      let item = ways.first(where: { $0.is(.codeBlockItem) }), let list = item.parent
    else { return false }
    return !list.elements(CodeBlockItem.self).contains { other in
      other.range.lowerBound > item.range.lowerBound
        && [.returnStmt, .breakStmt].contains(other.item?.kind)
    }
  }
}
