import Rewriter

extension ObserverBlock {
  /// Whether an empty block is left once the object is gone, if nobody removes it.
  var outlivesObject: Bool {
    !observer.isType && !observer.context.isKeptByApp(observer.host)
  }

  /// Whether the code that registers it is isolated as the property of its token is.
  var canKeepToken: Bool {
    isAwakening || observer.context.isolation(at: node).kind == .mainActor
  }

  /// Whether it is registered in what `NSObject` has and isolates to nothing; what a nib is loaded for is not used
  /// before that returns.
  var isAwakening: Bool { node.enclosingFunctionName == "awakeFromNib" }
}

extension Context {
  /// Whether the app keeps an object of the type for as long as it runs: its delegate, or the one that the type itself
  /// declares.
  fileprivate func isKeptByApp(_ type: String) -> Bool {
    isDelegateOfApp(type) || project.members(of: type).contains { isOneObject($0, of: type) }
  }

  /// `static let shared = Store()`
  private func isOneObject(_ member: MemberFacts, of type: String) -> Bool {
    guard case .variable(let variable) = member, variable.modifiers.contains(.static),
      variable.isConstant
    else { return false }
    let written = variable.type ?? variable.initializer?.prefix { $0 != "(" }.description
    guard let written, !TypeSpelling(written).isOptional else { return false }
    let name = TypeSpelling(written).name
    return name == "Self" || project.resolve(name, inside: type) == type
  }
}
