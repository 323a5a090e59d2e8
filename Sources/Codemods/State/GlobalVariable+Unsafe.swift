import Rewriter

/// `nonisolated(unsafe)` on a variable that nothing changes: a constant of a Sendable type needs nothing of the kind.
extension GlobalVariable {
  /// Whether the compiler accepts the constant in every version of the SDK.
  var mayBeChecked: Bool {
    type.map(context.isAlwaysSendable) == true
      && !(variable.isVisibleElsewhere && !variable.hasPrivateSetter)
  }

  /// What an actor isolates stays nonisolated.
  var editOfUnsafeModifier: Edit? {
    guard let modifier = variable.unsafeModifier, let next = modifier.node.lastToken?.next else {
      return nil
    }
    return context.isolation(at: variable.node).kind == .nonisolated
      ? .delete(modifier.node.range.lowerBound..<next.range.lowerBound)
      : Edit(replace: modifier.node.range, with: "nonisolated")
  }

  var doubtAboutUnsafeModifier: String? {
    variable.unsafeModifier != nil && variable.node.hasCommentOnUnsafe
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
