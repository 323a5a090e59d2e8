import Rewriter

extension Context {
  /// Whether the only object of the class lives as long as the program: the app's delegate, or the one that code of the
  /// project makes, for a `static let`.
  ///
  /// Have: final class History { static let shared = History() }
  func livesForever(objectOf type: String) -> Bool {
    if isDelegateOfApp(type) { return true }
    guard let declarations = project.types[type], declarations.count == 1,
      let declaration = declarations.first, declaration.kind == .class,
      project.superclass(of: type) == nil,
      project.names.inheritors(of: type, in: project).allSatisfy({ $0 == type })
    else { return false }
    var isKept = false
    for path in project.files(naming: type.lastName) {
      guard let file = seen(inFile: path), let kept = file.keepsWhatItMakes(of: type) else {
        return false
      }
      isKept = isKept || kept
    }
    return isKept
  }

  /// Whether the file makes an object of the class for a `static let`; `nil` where it makes another one, or may.
  private func keepsWhatItMakes(of type: String) -> Bool? {
    var isKept = false
    let named = tree.all(DeclReferenceExpr.self, startingWith: type.lastName).map(\.node)
      .filter { $0.referencedName == type.lastName }
    let implicit = tree.all(FunctionCallExpr.self).filter { call in
      call.calledExpression?.as(MemberAccessExpr.self).map { $0.base == nil && $0.name == "init" }
        ?? (call.calledExpression?.text == "Self")
    }
    for reference in named {
      // Have: a nested type, or a function of the same name.
      let whole = reference.parent?.as(MemberAccessExpr.self)?.node ?? reference
      if whole.as(MemberAccessExpr.self)?.name == "self" { return nil }
      let isMade =
        whole.as(MemberAccessExpr.self).map { $0.name == "init" || $0.name == type.lastName }
        ?? true
      guard isMade, let call = whole.parent?.as(FunctionCallExpr.self),
        call.calledExpression == whole
      else { continue }
      guard isValueOfStaticConstant(call) else { return nil }
      isKept = true
    }
    for call in implicit {
      guard let made = valueType(of: call.node)?.unwrapped.name else { continue }
      guard project.resolve(made) == type else { continue }
      guard isValueOfStaticConstant(call) else { return nil }
      isKept = true
    }
    return isKept
  }

  private func isValueOfStaticConstant(_ call: FunctionCallExpr) -> Bool {
    guard let clause = call.node.parent, clause.is(.initializerClause),
      let variable = clause.ancestors.lazy.compactMap({ $0.as(VariableDecl.self) }).first
    else { return false }
    return variable.bindingSpecifier?.kind == .let && variable.has("static")
  }
}
