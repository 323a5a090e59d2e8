import Rewriter

extension Context {
  /// Why code that is isolated to the main actor runs elsewhere all the same: a framework calls the method, or the
  /// closure, that the code is in; `nil` where nothing says so.
  func placeElsewhere(ofCode node: Node) -> String? {
    for scope in node.ancestors {
      if let closure = scope.as(ClosureExpr.self) {
        if let place = placeElsewhere(ofClosure: closure) { return place }
        guard isCalledInPlace(closure) else { return nil }
      } else if let function = scope.as(FunctionDecl.self) {
        return DelegateCallback(function, in: self).map { "'\($0.api)' is \($0.place)" }
      } else if scope.declaredTypeName != nil {
        return nil
      }
    }
    return nil
  }

  private func placeElsewhere(ofClosure closure: ClosureExpr) -> String? {
    guard checkedIsolation(of: closure) != nil, let call = CallbackCall(closure, in: self) else {
      return nil
    }
    return switch call.site.place(in: self) {
    case .off(let place), .chosen(let place): "the callback of '\(call.site.api)' is \(place)"
    case .main, .unlessChosen, .unknown: nil
    }
  }
}
