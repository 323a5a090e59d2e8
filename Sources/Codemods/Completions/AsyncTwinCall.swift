import Rewriter

/// A call that passes a closure literal to a function which has an asynchronous version, or gets one; of the project's
/// functions, also one that passes none.
struct AsyncTwinCall {
  let call: FunctionCallExpr
  private(set) var handler: CompletionHandler
  let function: HandlerFunction

  /// The `nil` that stands for the handler.
  private(set) var nilArgument: LabeledExpr?

  /// The asynchronous functions; several where the type of an argument decides.
  var twins: [AsyncTwin] { function.twins }

  /// What the tables say of the closure.
  var callback: SDKCallback { function.callback }

  /// `nil` for any other closure, and where the receiver's type is not known.
  init?(_ closure: ClosureExpr, in context: Context) {
    guard case .argument(let call, _) = ClosureUse(of: closure),
      let function = HandlerFunction(of: call, taking: closure, in: context)
    else { return nil }
    self.init(call, taking: closure, of: function, in: context)
  }

  /// A call of the project's function whose handler does nothing, and that means one which becomes asynchronous itself:
  /// for this call, nothing else has to.
  ///
  /// Have: store.save(1) { _ in }
  init?(doingNothingIn closure: ClosureExpr, in context: Context) {
    guard case .argument(let call, _) = ClosureUse(of: closure), closure.doesNothing(context),
      let form = AsyncForms(context).form(of: call, taking: closure.node),
      let addition = form.additionInPlace, context.withheld[addition] == nil
    else { return nil }
    let specialized = form.specialized(for: call, taking: closure, in: context)
    self.init(call, taking: closure, of: HandlerFunction(inPlaceOf: specialized), in: context)
  }

  /// `nil` where the function takes two closures of which it calls one, and the call passes other values.
  init?(
    _ call: FunctionCallExpr, taking closure: ClosureExpr, of function: HandlerFunction,
    in context: Context,
  ) {
    self.call = call
    self.function = function
    guard let callee = function.callee, callee.failure != nil else {
      handler = CompletionHandler(closure, in: context)
      return
    }
    let count = function.ownTypes?.count ?? 0
    guard
      let pair = CompletionHandler(pairIn: call, of: callee, givenValues: count, in: context)
    else { return nil }
    handler = pair
  }

  /// A call of the project's function that leaves the handler out, or passes `nil`, and means one that becomes
  /// asynchronous itself.
  init(_ call: FunctionCallExpr, leavingOutHandlerOf form: AsyncForm, passing none: LabeledExpr?) {
    self.call = call
    function = HandlerFunction(inPlaceOf: form)
    handler = .none
    nilArgument = none
  }

  /// The call, as if its handler had not the statement.
  func leaving(_ statement: CodeBlockItem) -> AsyncTwinCall {
    var rest = self
    rest.handler = handler.leaving(statement)
    return rest
  }

  /// Where the handler begins, or else the call ends: what goes with another call comes behind that.
  var start: ByteOffset { handler.closure?.range.lowerBound ?? call.range.upperBound }

  /// Whether the function is one of the project, of which no row of the user's tells.
  var isOwn: Bool { function.ownTypes != nil }

  /// `UNUserNotificationCenter.requestAuthorization(options:completionHandler:)`
  var api: String { member(callback.function) }

  /// `UNUserNotificationCenter.requestAuthorization(options:)`
  func asyncAPI(_ twin: AsyncTwin) -> String {
    isOwn ? member(twin.asyncFunction) : "\(twin.type).\(twin.asyncFunction)"
  }

  private func member(_ function: String) -> String {
    callback.type.isEmpty ? function : "\(callback.type).\(function)"
  }

  /// The types of the handler's parameters; `nil` where they are not known.
  func handlerTypes(in context: Context) -> [KnownType]? {
    if let types = function.ownTypes { return types }
    let overloads = context.project.sdk.callbacks(of: call.calleeName ?? "").filter {
      $0.function == callback.function && $0.type == callback.type && $0.label == callback.label
        && $0.isStatic == callback.isStatic
    }
    let all = overloads.compactMap { Self.types(of: $0, in: context) }
    guard let first = all.first ?? Self.types(of: callback, in: context) else { return nil }
    let isOneType = handler.read.allSatisfy { position in
      Set(all.map { $0.indices.contains(position) ? $0[position].text : "" }).count <= 1
    }
    return isOneType ? first : all.first { $0.first.map { isGiven($0, in: context) } ?? false }
  }

  private static func types(of callback: SDKCallback, in context: Context) -> [KnownType]? {
    let alias = TypeSpelling(callback.closure).name
    let text = context.project.sdk.closureType(named: alias) ?? callback.closure
    return context.systemSpelling(of: text, in: callback.type)
      .flatMap { KnownType($0, path: context.path) }?.unwrapped.parameters
  }

  /// Whether the call's own argument is of the type: `database.save(x) { … }` gives what it is given.
  private func isGiven(_ type: KnownType, in context: Context) -> Bool {
    guard let name = type.unwrapped.name, let argument = keptArguments.first?.expression,
      let given = context.valueType(of: argument)?.unwrapped.name
    else { return false }
    return context.foreignAncestry(of: context.project.resolve(given)).contains(name)
  }
}

extension ClosureExpr {
  /// Have: { }, { _ in }
  fileprivate func doesNothing(_ context: Context) -> Bool {
    statements == nil && signature?.capture == nil
      && !node.tokens.dropFirst().contains { context.tree.hasComment(in: $0.leadingTrivia) }
  }
}
