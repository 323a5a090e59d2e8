import Rewriter

/// A call that hands a closure literal to a function of an SDK which has an asynchronous form.
struct AsyncTwinCall {
  let call: FunctionCallExpr
  let handler: CompletionHandler

  /// The asynchronous function.
  let twin: AsyncTwin

  /// What the tables say of the closure.
  let callback: SDKCallback

  /// `nil` for any other closure, and where the receiver's type is not known.
  init?(_ closure: ClosureExpr, in context: Context) {
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName,
      HandlerCallSpellings.standard.contains(baseName: name)
    else { return nil }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    let named = context.project.sdk.callbacks(of: name).filter {
      HandlerCallSpellings.standard.contains(function: $0.function)
        && $0.fits(place, in: arguments) && $0.isWritten(with: arguments)
    }
    guard !named.isEmpty, case .type(let type, let isStatic) = context.receiver(of: call) else {
      return nil
    }
    let owners = context.foreignAncestry(of: type)
    let rows = named.filter { $0.isStatic == isStatic && owners.contains($0.type) }
    let isOwn = context.project.functions[name]?.contains { owners.contains($0.owner) } == true
    guard !isOwn, let row = rows.first, rows.allSatisfy({ $0.function == row.function }),
      let twin = context.project.sdk.asyncTwin(of: row.function, in: row.type)
    else { return nil }
    self.call = call
    self.twin = twin
    callback = row
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

extension AsyncTwin {
  /// `notificationSettings` of `notificationSettings()`.
  var asyncBaseName: String { String(asyncFunction.prefix { $0 != "(" }) }

  var isProperty: Bool { !asyncFunction.contains("(") }

  /// Whether the asynchronous function takes what the other takes, without the handler behind it.
  var takesTheSame: Bool {
    Self.labels(of: function).dropLast() == Self.labels(of: asyncFunction)[...]
  }

  private static func labels(of function: String) -> [Substring] {
    guard let start = function.firstIndex(of: "(") else { return [] }
    return function[start...].dropFirst().dropLast().split(separator: ":")
  }
}

extension SDKCallback {
  /// Whether the call has all arguments that it needs, the closure being the last one.
  fileprivate func isWritten(with arguments: CallArguments) -> Bool {
    let labels = parameterLabels.map { $0 == "_" ? "" : $0 }
    return arguments.leftOut(of: labels).allSatisfy(HandlerCallSpellings.hasDefault)
  }
}
