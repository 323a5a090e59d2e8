import Rewriter

/// A nonisolated method that a call is passed in place of a block, and that keeps an object which isn't Sendable.
///
/// As measured with Swift 6.3.1, Swift 6 rejects it: "converting non-Sendable function value … may introduce data races".
struct MethodAsBlock {
  let refusal: Refusal

  /// The types of the project that would have to change.
  let needs: [RequiredAnnotation]

  /// `nil` for anything else, and for what isn't known to be rejected.
  init?(_ value: Node, in context: Context) {
    guard let methods = context.methodsOfSelf(meantBy: value),
      methods.allSatisfy({ context.isolation(of: $0) == .nonisolated }),
      let type = context.selfType(at: value), context.sendability(of: type).kind == .no
    else { return nil }
    needs = context.needs(of: type)
    let advice = needs.first.map { "; " + $0.advice(if: " if only the main thread uses it") } ?? ""
    refusal = Refusal(
      .notSendable,
      "the block has to be '@Sendable' in Swift 6, and '\(value.textInOneLine)' keeps 'self', which isn't Sendable"
        + advice)
  }
}

extension Context {
  /// The methods of `self` that an expression may name: `handle`, `self.handle`; `nil` for anything else.
  fileprivate func methodsOfSelf(meantBy value: Node) -> [MemberFacts]? {
    guard let members = membersOfSelf(meantBy: value), !members.isEmpty,
      members.allSatisfy(\.isMethodOfInstance)
    else { return nil }
    return members
  }

  private func membersOfSelf(meantBy value: Node) -> [MemberFacts]? {
    if let access = value.as(MemberAccessExpr.self), let name = access.name {
      guard access.base?.isSelfReference == true,
        let type = enclosingTypeNames(of: value).first
      else { return nil }
      return project.members(named: name, of: type, inherited: true)
    }
    guard let name = value.referencedName,
      case .member(let members, _) = resolution(of: name, at: value)
    else { return nil }
    return members
  }
}

extension MemberFacts {
  fileprivate var isMethodOfInstance: Bool {
    guard case .function(let function) = self else { return false }
    return !function.modifiers.contains(.static)
  }
}
