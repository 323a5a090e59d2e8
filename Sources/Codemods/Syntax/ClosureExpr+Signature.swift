import Rewriter

extension ClosureExpr {
  /// The names of the written parameters; `_` for one without a name.
  var parameterNames: [String] {
    guard let clause = signature?.parameterClause else { return [] }
    if let list = clause.as(ClosureShorthandParameterList.self) {
      return list.node.elements(ClosureShorthandParameter.self).map { $0.name?.name ?? "_" }
    }
    return writtenParameters.map { ($0.secondName ?? $0.firstName)?.name ?? "_" }
  }

  /// The parameters in parentheses.
  var writtenParameters: [ClosureParameter] {
    signature?.parameterClause?.as(ClosureParameterClause.self)?.parameters?.node
      .elements(ClosureParameter.self) ?? []
  }

  /// The entry for `self` in the capture list.
  var selfCapture: ClosureCapture? {
    signature?.capture?.captures.first { $0.name?.kind == .selfKeyword }
  }

  var capturesSelfWeakly: Bool {
    signature?.capture?.captures.contains {
      $0.name?.kind == .selfKeyword && $0.specifier?.specifier?.kind == .weak
    } ?? false
  }
}
