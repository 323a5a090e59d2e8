import Rewriter

/// What a task captures that somebody else has, too: what the caller of the function around gave it, what is part of that
/// or of `self`, what a closure in between captures itself, and what the code around uses afterwards.
extension CapturesFromAround {
  struct Rejected {
    let value: RejectedValues.Value

    /// Where the code around uses the value that it could have left to the task.
    let laterUse: Node?

    /// Whether it is a parameter of a closure around, whose type is declared elsewhere.
    let isOfClosure: Bool
  }

  /// `self`, if that isn't Sendable.
  var rejectedInstance: Rejected? {
    rejectedSelf.map {
      Rejected(
        value: .init(name: "self", type: $0, node: closure.node), laterUse: nil,
        isOfClosure: false)
    }
  }

  /// The values of types that aren't Sendable, as the compiler checks, and that aren't the task's alone; what a framework
  /// calls closures with, which nobody can annotate, comes last.
  var rejectedCaptures: [Rejected] {
    let all = uses.indices.filter { index in
      !uses[..<index].contains { $0.binding.name == uses[index].binding.name }
    }.compactMap { rejected(uses[$0]) }
    return all.filter { !$0.isOfClosure } + all.filter(\.isOfClosure)
  }

  private func rejected(_ use: Use) -> Rejected? {
    guard use.binding.name != "self", !use.binding.isCode,
      let type = context.valueType(of: use.node) ?? context.type(of: use.binding),
      context.isUnsendable(type), context.isChecked(type), !type.isOfGlobalActor
    else { return nil }
    let laterUse = TaskStart(closure).laterUse(of: use.binding.name, at: use.node)
    guard isShared(use) || laterUse != nil else { return nil }
    return Rejected(
      value: .init(name: use.binding.name, type: type, node: use.node),
      laterUse: isShared(use) ? nil : laterUse, isOfClosure: use.binding.isClosureParameter)
  }

  private func isShared(_ use: Use) -> Bool {
    use.binding.isGivenByCaller(in: context)
      || ValuesAround(closure.node, in: context).have(use.binding, at: use.node.lookUpPlace)
  }
}

extension LocalBinding {
  fileprivate var isClosureParameter: Bool {
    if case .closureParameter = kind { true } else { false }
  }

  /// Whether it is a function, a type, or a variable that is computed anew at each use.
  fileprivate var isCode: Bool {
    switch kind {
    case .function, .type, .instance, .metatype, .implicitError: true
    case .variable(let variable, _): variable.accessorBlock != nil
    default: false
    }
  }
}

extension KnownType {
  /// Have: @MainActor () -> Void, which Swift 6 takes as Sendable, and Swift 5 doesn't
  var isOfGlobalActor: Bool {
    guard case .function(let function) = unwrapped.shape else { return false }
    return !function.attributes.allSatisfy { ["autoclosure", "escaping"].contains($0) }
  }
}

extension Context {
  func isUnsendable(_ type: KnownType) -> Bool { sendability(of: type).kind == .no }

  /// The same, or nothing but a superclass of another package could make values of the type Sendable.
  func mayBeUnsendable(_ type: KnownType) -> Bool {
    isUnsendable(type) || foreignSuperclassInDoubt(of: type) != nil
  }

  /// Whether `self` is known to be Sendable: by its type, or by what is asked of that. Code without `self` has none that
  /// isn't.
  func isSelfSendable(at node: Node) -> Bool {
    guard let type = selfType(at: node) else { return true }
    return sendability(of: type).kind == .yes || asksSelfToBeSendable(at: node)
  }

  /// Whether the code is in an extension or function for types of `self` only that are Sendable.
  ///
  /// Have: extension Loader where Self: Actor
  func asksSelfToBeSendable(at node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      let clause =
        ancestor.as(ExtensionDecl.self)?.genericWhereClause
        ?? ancestor.as(FunctionDecl.self)?.genericWhereClause
      let requirements = clause?.requirements?.node.elements(GenericRequirement.self) ?? []
      return requirements.contains { requirement in
        guard let asked = requirement.requirement?.as(ConformanceRequirement.self),
          asked.leftType?.text == "Self", let type = asked.rightType
        else { return false }
        return sendability(of: knownType(type)).kind == .yes
          || ["Actor", "Sendable"].contains(type.text)
      }
    }
  }
}
