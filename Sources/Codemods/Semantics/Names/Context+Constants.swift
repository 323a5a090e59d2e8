import Rewriter

extension Context {
  /// Whether a plain name stands for a global or static `let`, which is the same whenever it is read.
  func isGlobalConstant(_ name: String, at node: Node) -> Bool {
    let isConstant = { (member: MemberFacts) in
      guard case .variable(let variable) = member, variable.isConstant else { return false }
      return variable.owner.isEmpty || variable.modifiers.contains(.static)
    }
    switch resolution(of: name, at: node) {
    case .global(let members), .member(let members, _):
      return !members.isEmpty && members.allSatisfy(isConstant)
    default: return false
    }
  }
}
