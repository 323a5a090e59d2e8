import Rewriter

/// What a closure can capture in place of `self`.
extension Context {
  /// What the closure can capture in place of `self`, as a capture list has it, where that is less than what makes the
  /// type Sendable: a class that only has to say so is better off with that.
  func valuesInPlaceOfSelf(
    in closure: ClosureExpr, beside need: RequiredAnnotation?,
  ) -> [String]? {
    if let need, need.step.isDeclared {
      let kind = project.types[need.name]?.first?.kind
      guard need.step.needsOtherTypes, kind == .struct || kind == .enum else { return nil }
    }
    return valuesReadOfSelf(in: closure)
  }

  /// What the closure reads of `self`, if that is all that it does with it, and each of them is Sendable and stays what
  /// it is: constants, and any property of a structure, of which the closure has a copy.
  ///
  /// Have: context.perform { try self.context.save() }, with let context: NSManagedObjectContext
  func valuesReadOfSelf(in closure: ClosureExpr) -> [String]? {
    guard let owner = enclosingTypeNames(of: closure.node).first.map({ project.resolve($0) }) else {
      return nil
    }
    let uses = closure.node.descendantsAndSelf.filter(isKnownUseOfSelf)
    var names: [String] = []
    for use in uses {
      guard let name = nameOfValue(readBy: use, of: owner) else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? nil : names
  }

  /// The same of another value than `self`: what the closure reads of it and can capture, as in `pool = script.pool`.
  ///
  /// Have: func add(to script: Script) { Task { await script.pool.add() } }, with let pool: Pool
  private func valuesRead(of name: String, in closure: ClosureExpr) -> [String]? {
    guard let statements = closure.statements?.node else { return nil }
    let names = statements.descendantsAndSelf.filter {
      $0.referencedName != nil && !$0.isNameOfMember
    }
    let uses = names.filter { $0.referencedName == name }
    var captures: [String] = []
    for use in uses {
      guard let access = use.parent?.as(MemberAccessExpr.self), access.base == use,
        let member = access.name, !access.node.isAssigned,
        let type = valueType(of: use), let written = type.nameOfMembers, !type.isOptional,
        case let owner = project.resolve(written, inside: type.scope),
        let variable = onlyVariable(named: member, of: owner),
        let declaration = project.types[owner]?.first,
        variable.isCopied(of: declaration) || isSettled(variable, of: declaration),
        let value = valueType(of: access.node), sendability(of: value).kind == .yes,
        !names.contains(where: { $0.referencedName == member })
      else { return nil }
      let capture = "\(member) = \(name).\(member)"
      if !captures.contains(capture) { captures.append(capture) }
    }
    // Nobody reads a longer list: the value itself is what the closure is about.
    return captures.isEmpty || captures.count > 3 ? nil : captures
  }

  private func nameOfValue(readBy use: Node, of owner: String) -> String? {
    let access = use.parent?.as(MemberAccessExpr.self)
    guard !use.isSelfReference || access?.base == use else { return nil }
    let value = use.isSelfReference ? access?.node : use
    guard let value, let name = use.isSelfReference ? access?.name : use.referencedName,
      !value.isAssigned, let variable = onlyVariable(named: name, of: owner),
      variable.isCopied(of: project.types[owner]?.first),
      let type = valueType(of: value), sendability(of: type).kind == .yes
    else { return nil }
    // A capture of what is declared with `!` is an optional.
    let isUnwrapped =
      variable.type?.hasSuffix("!") == true && value.parent?.is(.optionalChainingExpr) != true
    return isUnwrapped ? "\(name) = \(name)!" : name
  }

  private func onlyVariable(named name: String, of owner: String) -> VariableFacts? {
    let members = project.members(named: name, of: owner, inherited: true)
    guard members.count == 1, case .variable(let variable) = members[0] else { return nil }
    return variable
  }

  func adviceToCapture(
    _ names: [String], in noun: String, of closure: ClosureExpr,
  ) -> String {
    let written =
      closure.statements?.node.descendantsAndSelf.filter(\.isSelfReference)
      .compactMap { $0.parent?.as(MemberAccessExpr.self)?.name }.unique ?? []
    return "capture what the \(noun) reads in place of 'self': '[\(names.joined(separator: ", "))]'"
      + (written.isEmpty ? "" : ", and leave out 'self.' before \(written.listed("name"))")
  }

  /// The same of another value than `self`; `nil` where a capture of the whole is better, or can't be helped.
  ///
  /// - Parameter need: what would make the value's type Sendable.
  func adviceToCapture(
    readOf name: String, in noun: String, of closure: ClosureExpr, beside need: RequiredAnnotation?,
  ) -> String? {
    guard name != "self", need?.step.isDeclared != true,
      let values = valuesRead(of: name, in: closure)
    else { return nil }
    return
      "capture what the \(noun) reads of '\(name)', as in '[\(values.joined(separator: ", "))]'"
  }
}

extension ClosureExpr {
  /// Whether code around awaits a call that returns what the closure does.
  ///
  /// Have: await context.perform { … }, await MainActor.run { … }
  func isAwaitedForResult(in context: Context) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: self), call.node.isBehindAwait else {
      return false
    }
    return isWorkOfManagedContext(in: context) || call.calleeName == "performBackgroundTask"
      || call.calledExpression?.compactText == "MainActor.run"
  }

  /// Whether the closure is work that a context of Core Data does where its objects may be used.
  func isWorkOfManagedContext(in context: Context) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: self), let receiver = call.receiver,
      call.calleeName == "perform" || call.calleeName == "performAndWait",
      let type = context.valueType(of: receiver)?.unwrapped.name
    else { return false }
    return context.foreignAncestry(of: context.project.resolve(type))
      .contains("NSManagedObjectContext")
  }
}

extension VariableFacts {
  /// Whether a copy that a closure captures is what the property holds when it runs.
  fileprivate func isCopied(of type: TypeFacts?) -> Bool {
    guard !isComputed, attributes.isEmpty, !modifiers.contains(.static), !modifiers.contains(.lazy)
    else { return false }
    return isConstant || type?.kind == .struct || type?.kind == .enum
  }
}
