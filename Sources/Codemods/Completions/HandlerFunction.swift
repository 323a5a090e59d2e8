import Rewriter

/// A function of an SDK that takes a handler, and the asynchronous functions that stand for it.
struct HandlerFunction {
  /// What the tables say of the handler.
  let callback: SDKCallback

  /// Several where the type of an argument decides.
  let twins: [AsyncTwin]

  /// The types of the handler's parameters, for a function of the project; `nil` for one of an SDK.
  let ownTypes: [KnownType]?

  /// Why calls stay as they are, whatever they are like (``AsyncForm/obstacle``).
  let obstacle: String?

  /// What the project gets for the call to be right; `nil` where the asynchronous function is there.
  private(set) var addition: Addition?

  /// The type of the result, where it has to be said behind the call (``AsyncForm/saidResult``).
  let saidResult: String?

  /// Whether the project's function keeps its handler whatever becomes of the call.
  let keepsHandler: Bool

  /// Whether the project's function has its handler or the form, and never both.
  let isOnlyForm: Bool

  /// Whether the project's function returns a value besides, which goes with the handler.
  let givesUpResult: Bool

  /// The function of the project; `nil` for one of an SDK.
  let callee: OwnCallee?

  /// A function of the project that has an asynchronous version, or gets one.
  init(_ form: AsyncForm) {
    callee = form.callee
    obstacle = form.obstacle
    addition = form.addition
    saidResult = form.saidResult
    keepsHandler = form.keepsHandler
    isOnlyForm = form.isOnlyForm
    givesUpResult = form.givesUpResult
    callback = form.callback
    twins = [form.twin]
    ownTypes = form.types
  }

  /// A function of the project, for calls that need its form only where it is there alone.
  init(inPlaceOf form: AsyncForm) {
    self.init(form)
    addition = form.additionInPlace
  }

  /// The function that the call means, with the handler at the place; `nil` for any other, and where the receiver's
  /// type is not known.
  ///
  /// - Parameter receiver: is asked for last, since types are dear.
  init?(
    of call: FunctionCallExpr, takingHandlerAt place: CallArguments.Place,
    on receiver: @autoclosure () -> CallReceiver, in context: Context,
  ) {
    let sdk = context.project.sdk
    guard let name = call.calleeName else { return nil }
    let isOfUser = sdk.hasUserTwin(ofFunction: name)
    guard isOfUser || HandlerCallSpellings.standard.contains(baseName: name) else { return nil }
    let arguments = CallArguments(of: call)
    let fitting = sdk.callbacks(of: name).filter {
      (isOfUser || HandlerCallSpellings.standard.contains(function: $0.function))
        && $0.fits(place, in: arguments) && $0.isWritten(with: arguments)
        && !$0.twins(in: sdk).isEmpty
    }
    guard !fitting.isEmpty, case .type(let type, let isStatic) = receiver() else { return nil }
    let owners = context.foreignAncestry(of: type)
    let rows = fitting.filter { $0.isStatic == isStatic && owners.contains($0.type) }
    // What the user says of a function of the project holds. A class's own member comes before that of a protocol.
    let isOwn =
      !isOfUser
      && context.project.functions[name]?.contains { function in
        owners.contains(function.owner)
          && (function.owner == type
            || context.project.types[function.owner]?.contains { $0.kind == .protocol } != true)
      } == true
    guard !isOwn, let row = rows.nearest(to: arguments.count) else { return nil }
    callee = nil
    callback = row
    twins = row.twins(in: sdk)
    ownTypes = nil
    obstacle = nil
    addition = nil
    saidResult = nil
    keepsHandler = false
    isOnlyForm = false
    givesUpResult = false
  }

  /// The function that the call passes the closure; `nil` for any other.
  init?(of call: FunctionCallExpr, taking closure: ClosureExpr, in context: Context) {
    let ofSDK = HandlerFunction(
      of: call, takingHandlerAt: CallArguments(of: call).place(of: closure),
      on: context.receiverOrSelf(of: call), in: context)
    if let ofSDK {
      self = ofSDK
    } else if let form = AsyncForms(context).form(of: call, taking: closure.node) {
      self.init(form.specialized(for: call, taking: closure, in: context))
    } else {
      return nil
    }
  }

  /// Whether a call only makes a task, which is to be started: `dataTask(with:completionHandler:)`.
  var makesSuspendedTask: Bool {
    ["dataTask", "downloadTask", "uploadTask"].contains { callback.function.hasPrefix("\($0)(") }
      && callback.type == "URLSession"
  }
}

extension SDKCallback {
  /// The asynchronous functions that give what the handler is given.
  fileprivate func twins(in sdk: SDKTables) -> [AsyncTwin] {
    sdk.asyncTwins(of: function, in: type).filter { $0.awaits(self) }
  }

  /// Whether the call has all arguments that it needs, the closure being the last one.
  fileprivate func isWritten(with arguments: CallArguments) -> Bool {
    let labels = parameterLabels.map { $0 == "_" ? "" : $0 }
    return arguments.leftOut(of: labels).allSatisfy(HandlerCallSpellings.hasDefault)
  }
}

extension AsyncTwin {
  /// Whether the closure is one that is told when the function is done, and not the work itself, as that of
  /// `OperationQueue.addOperation(_:)` is.
  fileprivate func awaits(_ callback: SDKCallback) -> Bool {
    guard !asyncFunction.contains(".") else { return false }
    // The work comes in front of the handler: performChanges({ … }) { success, error in … }
    if callback.label == "_", callback.parameterLabels.last != "_" { return false }
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
  /// Whether the type is the `T` of a function that passes on what the closure returns.
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
