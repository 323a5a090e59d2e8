import Rewriter

/// A value that isn't Sendable, and that the code around has, goes to a continuation: `continuation.resume(with: result)`
/// in a handler, whose parameters belong to its caller.
///
/// Measured with Swift 6.3.1: `resume(returning:)` and `resume(with:)` take `sending` values, in code of any isolation.
struct ResumedValue {
  private let call: FunctionCallExpr
  private let value: Node
  private let type: KnownType
  private let context: Context

  static func all(in context: Context) -> [ResumedValue] {
    context.tree.calls(of: "resume").compactMap { ResumedValue($0, in: context) }
  }

  private init?(_ call: FunctionCallExpr, in context: Context) {
    guard call.node.mayBeCompiled, let argument = call.arguments?.arguments.first,
      ["returning", "with"].contains(argument.label?.name), let value = argument.expression,
      let receiver = call.receiver, context.isContinuation(receiver),
      let type = context.valueType(of: value)?.unwrapped, context.isUnsendable(type),
      !type.isOfGlobalActor, context.isChecked(type),
      ValuesAround(call.node, in: context).have(value)
    else { return nil }
    (self.call, self.value, self.type, self.context) = (call, value, type, context)
  }

  var finding: Finding {
    context.leave(
      call.node, "leave the continuation", rejecting: type,
      because:
        "the value of the continuation: the code around has '\(value.textInOneLine)', too, and "
        + "'\(type.textOutside)' isn't Sendable"
    ) { needs in
      needs.first?.offMainActor.adviceHere() ?? "resume with Sendable values that are made of it"
    }
  }
}

extension Context {
  fileprivate func isContinuation(_ receiver: Node) -> Bool {
    if let name = receiver.referencedName,
      case .local(let binding) = resolution(of: name, at: receiver), binding.isContinuation
    {
      return true
    }
    let name = valueType(of: receiver)?.unwrapped.name
    return name == "CheckedContinuation" || name == "UnsafeContinuation"
  }
}
