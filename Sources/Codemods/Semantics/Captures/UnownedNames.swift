import Rewriter

/// What closures around a task capture unowned: the task has to hold it by its own capture.
///
/// As measured with Swift 6.3.1 and Objective-C's run time, of which a class that inherits from `NSObject` is: from
/// nonisolated code, a task cannot capture a variable that is `unowned` ("sending 'self' risks causing
/// data races"), but what that stands for. It may also be gone when the task runs.
extension Context {
  /// The names in the statements that a closure around them captures unowned, in their order.
  func unownedNames(in items: [CodeBlockItem]) -> [String] {
    guard items.first.map({ isBelowUnownedCapture($0.node) }) == true else { return [] }
    var names: [String] = []
    for node in items.flatMap(\.node.descendantsAndSelf) {
      guard let name = nameOfLocal(node), !names.contains(name),
        case .local(let binding) = resolution(of: name, at: node),
        case .capture(let capture) = binding.kind, capture.isUnowned,
        !items.contains(where: { $0.node.encloses(capture.node) })
      else { continue }
      names.append(name)
    }
    return names
  }

  /// What a task in place of the closure has to capture by itself; empty on the main actor, from which it captures
  /// whatever is there.
  func unownedNames(takenAlongBy closure: ClosureExpr) -> [String] {
    let names = unownedNames(in: closure.statements?.node.elements(CodeBlockItem.self) ?? [])
    let listed = closure.signature?.capture?.captures.compactMap { $0.name?.name } ?? []
    let isFree = names.isEmpty || isolation(at: closure.node).kind != .mainActor
    return isFree ? names.filter { !listed.contains($0) } : []
  }

  /// Whether the `self` of the code is one that a closure around it captures unowned.
  func isUnownedSelf(at node: Node) -> Bool {
    guard case .local(let binding) = resolution(of: "self", at: node),
      case .capture(let capture) = binding.kind
    else { return false }
    return capture.isUnowned
  }

  private func isBelowUnownedCapture(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      let list = ancestor.as(ClosureExpr.self)?.signature?.capture?.captures
      return list?.contains(where: \.isUnowned) == true
    }
  }

  /// The name that an expression uses, which is `self` for members of it.
  private func nameOfLocal(_ node: Node) -> String? {
    if node.isSelfReference { return "self" }
    guard let name = node.referencedName else { return nil }
    guard case .member(let members, _) = resolution(of: name, at: node) else { return name }
    return members.allSatisfy { $0.modifiers.contains(.static) } ? nil : "self"
  }
}

extension ClosureCapture {
  fileprivate var isUnowned: Bool { specifier?.specifier?.kind == .unowned }
}
