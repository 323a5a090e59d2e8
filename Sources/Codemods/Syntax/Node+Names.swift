import Rewriter

extension Node {
  /// The last name of a chain of members.
  var lastName: String? {
    switch kind {
    case .declReferenceExpr: self.as(DeclReferenceExpr.self)?.name
    case .memberAccessExpr:
      self.as(MemberAccessExpr.self).flatMap { $0.name == "init" ? $0.base?.lastName : $0.name }
    case .optionalChainingExpr: self.as(OptionalChainingExpr.self)?.expression?.lastName
    case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression?.lastName
    case .genericSpecializationExpr:
      self.as(GenericSpecializationExpr.self)?.expression?.lastName
    default: nil
    }
  }

  /// The text of the tokens without what lies between them.
  var compactText: String { tokens.map(\.text).joined() }

  /// The text as a message says it: on one line, without comments, with a chain's members joined.
  var textInOneLine: String {
    var text = ""
    for token in tokens {
      let between = tree.source.text(token.leadingTrivia)
      let goesOn = token.kind == .period && between.contains(where: \.isNewline)
      if !text.isEmpty, !between.isEmpty, !goesOn { text += " " }
      text += token.text
    }
    return text
  }
}
