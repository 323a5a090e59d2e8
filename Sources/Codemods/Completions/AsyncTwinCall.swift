import Rewriter

/// A call that hands a closure literal to a function of an SDK which has an asynchronous form.
struct AsyncTwinCall {
  let call: FunctionCallExpr
  let handler: CompletionHandler
  let function: HandlerFunction

  /// The asynchronous functions; several where the type of an argument decides.
  var twins: [AsyncTwin] { function.twins }

  /// What the tables say of the closure.
  var callback: SDKCallback { function.callback }

  /// `nil` for any other closure, and where the receiver's type is not known.
  init?(_ closure: ClosureExpr, in context: Context) {
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName,
      HandlerCallSpellings.standard.contains(baseName: name)
        || context.project.sdk.hasUserTwin(ofFunction: name),
      let function = HandlerFunction(
        of: call, takingHandlerAt: CallArguments(of: call).place(of: closure),
        on: context.receiver(of: call), in: context)
    else { return nil }
    self.call = call
    self.function = function
    handler = CompletionHandler(closure, in: context)
  }

  /// `UNUserNotificationCenter.requestAuthorization(options:completionHandler:)`
  var api: String { "\(callback.type).\(callback.function)" }

  /// The types of the handler's parameters; `nil` where they are not known.
  func handlerTypes(in context: Context) -> [KnownType]? {
    let alias = WrittenType(callback.closure).name
    let text = context.project.sdk.closureType(named: alias) ?? callback.closure
    return KnownType(text, path: context.path)?.unwrapped.parameters
  }
}
