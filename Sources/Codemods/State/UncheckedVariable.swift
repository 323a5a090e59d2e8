import Rewriter

/// `nonisolated(unsafe)` on a variable that nothing changes: a constant of a Sendable type needs nothing of the kind.
struct UncheckedVariable {
  private let state: GlobalVariable
  private let modifier: DeclModifier

  init?(_ variable: VariableDecl, in context: Context) {
    guard let modifier = variable.unsafeModifier,
      let state = GlobalVariable(unprotected: variable, in: context)
    else { return nil }
    (self.state, self.modifier) = (state, modifier)
  }

  /// `nil` where the variable has to say that nothing checks it.
  var finding: Finding? {
    guard mayBeChecked, let edit, (try? state.checkDeclaration()) != nil,
      case let uses = state.uses, uses.change == nil, state.needOfInitialValue == nil
    else { return nil }
    return try? state.constant(readBy: uses, with: [edit], doubting: doubt)
  }

  /// Whether the compiler accepts the constant in every version of the SDK.
  private var mayBeChecked: Bool {
    let variable = state.variable
    return state.type.map(state.context.isAlwaysSendable) == true
      && !(variable.isVisibleElsewhere && !variable.hasPrivateSetter)
  }

  /// What an actor isolates stays nonisolated.
  private var edit: Edit? {
    guard let next = modifier.node.lastToken?.next else { return nil }
    return state.context.isolation(at: state.variable.node).kind == .nonisolated
      ? .delete(modifier.node.range.lowerBound..<next.range.lowerBound)
      : Edit(replace: modifier.node.range, with: "nonisolated")
  }

  private var doubt: String? {
    state.variable.node.hasCommentOnUnsafe
      ? "the comment before it says why it has been unsafe; change it too" : nil
  }
}

extension VariableDecl {
  /// `nonisolated(unsafe)`
  var unsafeModifier: DeclModifier? {
    modifiers?.node.elements(DeclModifier.self).first {
      $0.name?.kind == .nonisolated && $0.detail?.detail?.kind == .unsafe
    }
  }
}

extension Node {
  /// Whether the comment before a declaration speaks of what switches the checks off.
  ///
  /// Have: // @unchecked only because NSObject isn't Sendable.
  var hasCommentOnUnsafe: Bool {
    let tokens = firstToken.map { [$0] } ?? []
    let attributes = children.first { $0.is(.attributeList) }?.lastToken?.next
    return (tokens + [attributes].compactMap(\.self)).contains { token in
      guard tree.hasComment(in: token.leadingTrivia) else { return false }
      let comment = tree.source.text(token.leadingTrivia)
      return comment.contains("unchecked") || comment.contains("nonisolated(unsafe)")
    }
  }
}

extension Context {
  /// Whether the type is Sendable in all versions of the SDK: Apple's classes became so one by one.
  func isAlwaysSendable(_ type: KnownType) -> Bool {
    sendability(of: type).kind == .yes
      && !type.words.contains { word in
        let name = project.resolve(word, inside: type.scope)
        return project.types[name] == nil && project.sdk.kind(ofType: name) == "class"
      }
  }
}
