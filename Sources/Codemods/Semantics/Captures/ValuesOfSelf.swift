import Rewriter

/// What a closure can capture in place of `self`.
extension Context {
  /// The names of what the closure reads of `self`, if that is all that it does with it, and each of them is Sendable and
  /// stays what it is: constants, and any property of a structure, of which the closure has a copy.
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

  private func nameOfValue(readBy use: Node, of owner: String) -> String? {
    let access = use.parent?.as(MemberAccessExpr.self)
    guard use.isSelfReference == (access?.base == use) else { return nil }
    let value = use.isSelfReference ? access?.node : use
    guard let value, let name = use.isSelfReference ? access?.name : use.referencedName,
      !value.isAssigned, let variable = onlyVariable(named: name, of: owner),
      variable.isCopied(of: project.types[owner]?.first),
      let type = valueType(of: value), sendability(of: type).kind == .yes
    else { return nil }
    return name
  }

  private func onlyVariable(named name: String, of owner: String) -> VariableFacts? {
    let members = project.members(named: name, of: owner, inherited: true)
    guard members.count == 1, case .variable(let variable) = members[0] else { return nil }
    return variable
  }

  func adviceToCapture(_ names: [String], in noun: String) -> String {
    "capture what the \(noun) reads of it, as in '[\(names.joined(separator: ", "))]', and leave out 'self.'"
  }
}

extension ClosureExpr {
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
