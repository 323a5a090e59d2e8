import Rewriter

/// A stored variable of a type, or a global one, and where its file uses it.
struct OwnVariable {
  let declaration: VariableDecl
  let binding: PatternBinding
  let name: String

  /// The type that it is a member of, by its qualified name; `nil` for a global variable.
  let owner: String?

  /// Whether there is one for the whole program.
  let isShared: Bool

  init?(_ declaration: VariableDecl, in context: Context) {
    guard let bindings = declaration.bindings?.node.elements(PatternBinding.self),
      bindings.count == 1, bindings[0].pattern?.is(.identifierPattern) == true,
      let name = bindings[0].pattern?.firstToken?.name,
      declaration.isMember || declaration.isShared
    else { return nil }
    self.declaration = declaration
    self.name = name
    binding = bindings[0]
    owner = context.enclosingTypeNames(of: declaration.node).first.map {
      context.project.resolve($0)
    }
    isShared = declaration.isShared
  }

  var range: Range<ByteOffset> { declaration.range }

  /// Whether it is a variable beside the other one, whose code may use both.
  func isBeside(_ other: OwnVariable) -> Bool {
    owner == other.owner && isShared == other.isShared
      && (owner != nil || !declaration.isMember) && range != other.range
  }

  /// Whether it has a getter.
  var isComputed: Bool { binding.accessorBlock != nil && !hasObservers }

  /// Have: var count = 0 { didSet { … } }
  var hasObservers: Bool { binding.accessorBlock?.isObserving == true }
}

/// A place that names a variable, or may.
struct OwnUse {
  /// `x`, `self.x`, or the pattern of `if let x`
  let node: Node

  /// Whose variable it is: `self`, or a constant that has the object.
  let holder: Holder

  enum Holder: Equatable {
    case own
    case constant(String)
    /// Nobody knows whether it's this variable at all.
    case unknown
  }
}

extension OwnVariable {
  /// Every place of the file that may mean the variable, in the order of the text.
  func uses(in context: Context) -> [OwnUse] {
    context.tree.references(to: name).compactMap { use($0, in: context) }
      .sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
  }

  private func use(_ node: Node, in context: Context) -> OwnUse? {
    guard let member = node.parent?.as(MemberAccessExpr.self), member.declName?.node == node else {
      return useOfName(node, in: context)
    }
    guard let base = member.base else {
      // Have: .shared, which means a static member of the type that is wanted
      return isShared && owner != nil ? OwnUse(node: member.node, holder: .unknown) : nil
    }
    return holder(base, in: context).map { OwnUse(node: member.node, holder: $0) }
  }

  private func useOfName(_ node: Node, in context: Context) -> OwnUse? {
    if node.parent?.is(.keyPathPropertyComponent) == true {
      return owner == nil ? nil : OwnUse(node: node, holder: .unknown)
    }
    switch context.resolution(of: name, at: node.lookUpPlace) {
    case .local, .type, .typeParameter, .module: return nil
    case .member(_, let type):
      return context.project.resolve(type) == owner ? OwnUse(node: node, holder: .own) : nil
    case .global: return owner == nil ? OwnUse(node: node, holder: .own) : nil
    case .unknown:
      let isNear =
        owner == nil
        || context.enclosingTypeNames(of: node).contains { context.project.resolve($0) == owner }
      return isNear ? OwnUse(node: node, holder: .unknown) : nil
    }
  }

  /// Whose member it is behind the period; `nil` where it's certainly another variable.
  private func holder(_ base: Node, in context: Context) -> OwnUse.Holder? {
    guard let owner else { return nil }
    if base.isSelfReference || base.isSelfTypeReference {
      let type = context.enclosingTypeNames(of: base).first.map { context.project.resolve($0) }
      return type == owner ? .own : nil
    }
    if let type = context.valueType(of: base)?.unwrapped, let written = type.name {
      let found = context.project.resolve(written, inside: type.scope)
      guard found == owner else {
        return context.project.ancestry(of: found).contains(owner) ? .unknown : nil
      }
      guard !isShared, let name = base.referencedName,
        case .local(let binding) = context.resolution(of: name, at: base), binding.isConstant
      else { return .unknown }
      return .constant(name)
    }
    guard isShared else { return .unknown }
    let scope = context.enclosingTypeNames(of: base).first ?? ""
    if context.project.resolve(base.compactText, inside: scope) == owner { return .own }
    return base.lastName?.beginsWithCapital == true ? nil : .unknown
  }
}
