import Rewriter

extension Context {
  /// Whether a plain name stands for a global or static `let`, which is the same whenever it is read.
  func isGlobalConstant(_ name: String, at node: Node) -> Bool {
    switch resolution(of: name, at: node) {
    case .global(let members), .member(let members, _):
      return !members.isEmpty && members.allSatisfy(\.isLasting)
    default: return false
    }
  }
}

extension MemberFacts {
  /// Whether the member is a global or static `let`, which is the same whenever it is read.
  var isLasting: Bool {
    guard isLet, case .variable(let variable) = self else { return false }
    return variable.owner.isEmpty || variable.modifiers.contains(.static)
  }

  /// Whether the member is a `let`.
  var isLet: Bool {
    if case .variable(let variable) = self { variable.isConstant } else { false }
  }
}
