import Rewriter

/// Why a variable can't be what a lock has.
extension GuardingQueue {
  func check(_ variable: OwnVariable) throws(Refusal) {
    let name = variable.name
    guard variable.declaration.isPrivate else {
      throw Refusal(
        .visibleElsewhere,
        "other files may use '\(name)' without the queue; make it 'private' and run again")
    }
    let attributes = variable.declaration.attributes?.attributes.map(\.name) ?? []
    if let word = ["unowned", "weak"].first(where: variable.declaration.has) {
      throw Refusal(
        .storedByWrapper,
        "'\(name)' is '\(word)', which the value of a lock can't be; leave the queue, or put the variable into a structure"
      )
    }
    if variable.isUnwrapped {
      throw Refusal(
        .storedByWrapper,
        "'\(name)' is implicitly unwrapped, and nil until something sets it; make it an optional and run again"
      )
    }
    let modifiers = ["dynamic", "lazy"].filter(variable.declaration.has)
    guard attributes.isEmpty, modifiers.isEmpty, !variable.hasObservers else {
      throw Refusal(
        .storedByWrapper,
        "'\(name)' doesn't simply store its value; store it in a plain variable and run again")
    }
    guard variable.hasInitialValue || state.count == 1 else {
      throw Refusal(
        .usedOutsideQueue,
        "'\(name)' gets its value in an initializer; give it an initial value and run again")
    }
    if variable.isCoded(in: context) {
      throw Refusal(
        .usedOutsideQueue,
        "'\(name)' has a coding key, and is encoded without '\(queue.name)'; encode what a closure of 'sync' returns, and "
          + "run again")
    }
    try checkUses(of: variable)
    try checkValue(of: variable)
  }

  private func checkUses(of variable: OwnVariable) throws(Refusal) {
    let initial = Set(assignments(of: variable).map(\.use.node))
    for use in variable.uses(in: context) where !initial.contains(use.node) {
      let section = sections.first { $0.closure.node.encloses(use.node) }
      guard let section else {
        throw Refusal(
          .usedOutsideQueue,
          "'\(variable.name)' is used without '\(queue.name)' (\(place(use.node))); "
            + "use it only in closures of '\(queue.name).sync', and run again")
      }
      guard section.runs(use.node, in: context),
        !use.node.isInDeclaration(inside: section.closure.node)
      else {
        throw Refusal(
          .usedOutsideQueue,
          "'\(variable.name)' is used in code that may run later (\(place(use.node))); "
            + "copy it into a constant and run again")
      }
      guard use.holder == section.queue.holder else {
        throw Refusal(
          .usedOutsideQueue,
          "another object's queue may guard '\(use.node.textInOneLine)' (\(place(use.node))); "
            + "use the queue and the variable of the same object, and run again")
      }
    }
  }

  /// Those in initializers that can give the lock its value, or the value in the lock another one.
  func assignments(of variable: OwnVariable) -> [InitialAssignment] {
    let all = variable.uses(in: context).compactMap {
      InitialAssignment($0, of: variable, in: context)
    }
    if variable.hasInitialValue { return all.filter { $0.isIndependent(in: context) } }
    let isOnce = Set(all.map(\.initializer.node)).count == all.count
    return isOnce ? all.filter(\.isUnconditional) : []
  }

  private func place(_ node: Node) -> String {
    let function = node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self)?.name?.name }.first
    return places([node]) + (function.map { ", '\($0)'" } ?? "")
  }

  private func checkValue(of variable: OwnVariable) throws(Refusal) {
    let name = variable.name
    guard let type = context.valueType(of: variable.binding) else {
      throw Refusal(
        .notSendable,
        "we can't tell whether '\(name)' is Sendable; write its type and run again")
    }
    guard context.sendability(of: type).kind == .yes else {
      let needs = context.needs(of: type)
      throw Refusal(
        .notSendable,
        "'\(name)' isn't known to be Sendable, and a lock can return only Sendable values"
          + (needs.first.map { "; \($0.adviceHere { " if only main-actor code uses \($0)" })" }
            ?? "; leave the queue, or store something that is Sendable"),
        needs: needs)
    }
  }
}

extension OwnVariable {
  /// Whether the declaration alone says with which value it begins.
  var hasInitialValue: Bool {
    binding.initializer?.value != nil || binding.typeAnnotation?.type?.is(.optionalType) == true
  }

  /// Have: enum CodingKeys: CodingKey { case count }
  fileprivate func isCoded(in context: Context) -> Bool {
    context.tree.all(EnumCaseElement.self).contains { element in
      element.name?.name == name
        && context.enclosingTypeNames(of: element.node).first?.lastName == "CodingKeys"
    }
  }

  /// Have: var session: Session!
  fileprivate var isUnwrapped: Bool {
    binding.typeAnnotation?.type?.is(.implicitlyUnwrappedOptionalType) == true
  }
}

extension Node {
  /// Whether a type or a function that is declared in the closure has the node.
  fileprivate func isInDeclaration(inside closure: Node) -> Bool {
    ancestors.prefix { $0 != closure }.contains {
      $0.is(.functionDecl) || $0.declaredTypeName != nil || $0.is(.closureCapture)
        || $0.is(.keyPathPropertyComponent)
    }
  }
}
