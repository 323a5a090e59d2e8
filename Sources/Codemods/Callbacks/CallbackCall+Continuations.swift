import Rewriter

extension CallbackCall {
  /// What a continuation that the closure captures is resumed with has to be Sendable: measured, in all
  /// modes, where a parameter of the closure was none.
  func refusalOfContinuation(in context: Context) -> Refusal? {
    for node in closure.node.descendantsAndSelf {
      guard let resume = node.as(FunctionCallExpr.self),
        let callee = resume.calledExpression?.as(MemberAccessExpr.self), callee.name == "resume",
        let continuation = callee.base, let name = continuation.referencedName,
        case .local(let binding) = context.resolution(of: name, at: continuation),
        binding.isContinuation,
        let value = resume.arguments?.arguments.first(where: { $0.label?.name == "returning" })?
          .expression, !value.is(.nilLiteralExpr),
        !ValueKnowledge(in: context).isKnownSendable(value), !context.isSendableValue(value),
        !isSendableParameter(value, in: context)
      else { continue }
      return Refusal(
        .notSendable,
        "the continuation is resumed with '\(value.textInOneLine)', which isn't known to be Sendable; resume it with values "
          + "that are read from it"
      )
    }
    return nil
  }

  /// Whether the tables say that the expression is a parameter of the closure that is Sendable.
  private func isSendableParameter(_ expression: Node, in context: Context) -> Bool {
    guard let name = expression.referencedName,
      case .local(let binding) = context.resolution(of: name, at: expression),
      case .closureParameter(let owner, let position) = binding.kind,
      owner.node == closure.node
    else { return false }
    let types = site.parameterTypes(in: context)
    return types.indices.contains(position)
      && context.sendability(of: types[position]).kind == .yes
  }
}
