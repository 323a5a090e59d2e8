import Rewriter

/// The value of an `async let`, which is made beside the code around: what that has isn't the new task's.
struct ConcurrentBinding {
  private let value: Node
  private let context: Context

  static func all(in context: Context) -> [ConcurrentBinding] {
    context.tree.all(VariableDecl.self).filter { $0.has("async") && $0.node.mayBeCompiled }
      .flatMap { $0.bindings?.node.elements(PatternBinding.self) ?? [] }
      .compactMap { $0.initializer?.value.map { ConcurrentBinding(value: $0, context: context) } }
  }

  var finding: Finding? {
    guard let (name, type) = rejected else { return nil }
    return context.leave(
      value, "leave the 'async let'", rejecting: type,
      because:
        "the 'async let': it runs beside the code around, which may use \(name) at the same time, and "
        + "'\(type.textOutside)' isn't Sendable"
    ) { needs in
      needs.first?.adviceHere { " if only main-actor code uses \($0)" }
        ?? "wait for the value in place"
    }
  }

  private var rejected: (name: String, type: KnownType)? {
    value.descendantsAndSelf(notInside: \.isFunctionLike).lazy.compactMap(rejected).first
  }

  private func rejected(_ node: Node) -> (name: String, type: KnownType)? {
    if context.isKnownUseOfSelf(node), let type = context.selfType(at: node),
      context.isChecked(type), ValuesAround(value, in: context).isSelfShared(at: node)
    {
      return ("'self'", type)
    }
    guard let type = context.valueType(of: node)?.unwrapped, context.isUnsendable(type),
      !type.isOfGlobalActor, context.isChecked(type)
    else { return nil }
    return isOfCodeAround(node) ? ("'\(node.textInOneLine)'", type) : nil
  }

  private func isOfCodeAround(_ node: Node) -> Bool {
    if let name = node.referencedName,
      case .local(let binding) = context.resolution(of: name, at: node)
    {
      return !binding.isUnchecked && ValuesAround(value, in: context).have(binding, at: node)
    }
    let members = context.membersMeant(by: node)
    guard case .variable? = members.first, members.allSatisfy(\.isOfObject) else { return false }
    return context.isolation(at: value.codeAroundBinding).kind.isOfActor
      && members.allSatisfy { context.isolation(of: $0).isOfActor }
  }
}

extension Node {
  /// A node in the isolation of the code that the `async let` stands in.
  fileprivate var codeAroundBinding: Node { ancestors.first { $0.is(.variableDecl) } ?? self }
}
