import Rewriter

/// A capture list of a closure that runs at once: its names mean the same without it.
struct NeedlessCaptures {
  /// What is left of `self?.` where `self` is no optional outside of the closure.
  let edits: [Edit]

  /// `nil` where some name would mean something else.
  init?(_ list: ClosureCaptureClause, of closure: ClosureExpr, in context: Context) {
    var edits: [Edit] = []
    for capture in list.captures {
      guard capture.initializer == nil, let name = capture.name else { return nil }
      if name.kind == .selfKeyword {
        guard let found = Self.edits(forSelf: capture, of: closure, in: context) else { return nil }
        edits += found
      } else {
        // A variable may have changed before it is used.
        guard
          capture.specifier == nil && context.isConstant(name.name, at: closure.node)
            || context.captures(name.name, as: capture, at: closure.node)
        else { return nil }
      }
    }
    self.edits = edits
  }

  /// What changes in the closure when its `self` is the one outside.
  private static func edits(
    forSelf capture: ClosureCapture, of closure: ClosureExpr, in context: Context,
  ) -> [Edit]? {
    let isOptional = capture.specifier?.specifier?.kind == .weak
    let isOptionalOutside = context.isSelfOptional(at: closure.node)
    let uses = closure.statements?.node.descendantsAndSelf.filter(\.isSelfReference) ?? []
    guard isOptional else {
      // Without a name for it, some closures don't let members stand alone.
      let standsAlone = closure.node.descendantsAndSelf.contains { node in
        node.referencedName.map { context.isMemberOfSelf($0, at: node) } ?? false
      }
      return isOptionalOutside || standsAlone ? nil : []
    }
    if isOptionalOutside { return [] }
    var edits: [Edit] = []
    for use in uses {
      guard let chain = use.parent?.as(OptionalChainingExpr.self), let mark = chain.questionMark
      else { return nil }
      edits.append(.delete(mark.range))
    }
    return edits
  }
}

extension Context {
  /// Whether `self` is an optional there: a closure around captures it weakly, and nothing has unwrapped it.
  func isSelfOptional(at node: Node) -> Bool {
    guard case .local(let binding) = resolution(of: "self", at: node),
      case .capture(let capture) = binding.kind
    else { return false }
    return capture.specifier?.specifier?.kind == .weak
  }

  /// Whether the name is one of a local constant, such as the error of a `catch`.
  fileprivate func isConstant(_ name: String, at node: Node) -> Bool {
    if LocalDeclaration(name, at: node)?.kind == .constant { return true }
    guard case .local(let binding) = resolution(of: name, at: node) else { return false }
    if case .implicitError = binding.kind { return true }
    return false
  }

  /// Whether a closure around has captured the name in the same way, as `[weak view]` in `[weak view]`.
  fileprivate func captures(_ name: String, as capture: ClosureCapture, at node: Node) -> Bool {
    guard case .local(let binding) = resolution(of: name, at: node),
      case .capture(let outer) = binding.kind
    else { return false }
    return outer.specifier?.node.compactText == capture.specifier?.node.compactText
  }

  fileprivate func isMemberOfSelf(_ name: String, at node: Node) -> Bool {
    if case .member = resolution(of: name, at: node) { true } else { false }
  }
}
