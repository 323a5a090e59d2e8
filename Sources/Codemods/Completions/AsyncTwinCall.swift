import Rewriter

/// A call that hands a closure literal to a function of an SDK which has an asynchronous form.
struct AsyncTwinCall {
  let call: FunctionCallExpr
  let handler: CompletionHandler

  /// The asynchronous functions; several where the type of an argument decides.
  let twins: [AsyncTwin]

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
    guard !isOwn, let row = rows.nearest(to: arguments.count) else { return nil }
    let twins = context.project.sdk.asyncTwins(of: row.function, in: row.type)
      .filter { $0.awaits(row) }
    guard !twins.isEmpty else { return nil }
    self.call = call
    self.twins = twins
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
  /// Whether the closure is one that is told when the function is done, and not the work itself, as that of
  /// `OperationQueue.addOperation(_:)` is.
  fileprivate func awaits(_ callback: SDKCallback) -> Bool {
    guard !asyncFunction.contains(".") else { return false }
    let label = callback.label.lowercased()
    if ["completion", "handler", "reply"].contains(where: label.contains) { return true }
    let base = callback.function.prefix { $0 != "(" }
    guard callback.label == "_", !result.isGenericParameter else { return false }
    // Have: addCompletion { … }, which tells of what somebody else starts.
    return base.contains("WithCompletion")
      || !source.hasPrefix("importer") && !base.hasPrefix("add")
  }
}

extension String {
  /// Whether the type is the `T` of a function that hands on what the closure returns.
  fileprivate var isGenericParameter: Bool { self == "T" }
}

extension [SDKCallback] {
  /// The row of the function that is called: of several, the one all of whose parameters are written.
  fileprivate func nearest(to count: Int) -> SDKCallback? {
    let exact = filter { $0.parameterLabels.count == count }
    let meant = exact.isEmpty ? self : exact
    guard let first = meant.first, meant.allSatisfy({ $0.function == first.function }) else {
      return nil
    }
    return first
  }
}

extension SDKCallback {
  /// Whether the call has all arguments that it needs, the closure being the last one.
  fileprivate func isWritten(with arguments: CallArguments) -> Bool {
    let labels = parameterLabels.map { $0 == "_" ? "" : $0 }
    return arguments.leftOut(of: labels).allSatisfy(HandlerCallSpellings.hasDefault)
  }
}
