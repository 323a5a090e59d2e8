import Rewriter

/// The asynchronous versions of the project's functions with completion handlers, in whatever file: those that are
/// there, and those that the functions get.
struct AsyncForms {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// The form of the function that a call passes a handler, if it is known which one the call means.
  ///
  /// - Parameter handler: a closure literal, or the name of one.
  func form(of call: FunctionCallExpr, taking handler: Node) -> AsyncForm? {
    // The types of receivers are dear, and most functions have no form.
    guard let name = call.calleeName, context.project.hasHandlerFunction(named: name),
      (context.project.functions[name] ?? []).contains(where: mayHaveForm),
      let callee = CalledOnceCallees(context).onlyCallee(of: call, taking: handler)
    else { return nil }
    var form = forms(named: name, inFile: callee.path).first { $0.callee.takes(callee) }
    form?.joinFamily(at: call, in: context)
    if let reason = form?.addition.flatMap({ context.withheld[$0] }) { form?.obstacle = reason }
    if form?.isForMainActorOnly == true, form?.obstacle == nil,
      context.isolation(at: call.node).kind != .mainActor
    {
      form?.obstacle =
        "the asynchronous version is isolated to the main actor, and '\(callee.owner)' isn't Sendable"
    }
    return form
  }

  /// The form of the function of which a call leaves the handler out, or passes `nil`, if it is known which one the
  /// call means.
  func form(ofCallWithoutHandler call: FunctionCallExpr) -> AsyncForm? {
    guard let name = call.calleeName, call.trailingClosure == nil,
      context.project.hasHandlerFunction(named: name),
      let function = CalledOnceCallees(context).onlyFunction(ofCallWithoutClosure: call),
      mayHaveForm(function)
    else { return nil }
    var form = forms(named: name, inFile: function.path).first {
      $0.callee == OwnCallee(function, parameter: $0.callee.parameter)
    }
    if let reason = form?.additionInPlace.flatMap({ context.withheld[$0] }) {
      form?.obstacle = reason
    }
    return form
  }

  private func mayHaveForm(_ function: FunctionFacts) -> Bool {
    CompletionNames.isTaken(by: function)
      && forms(named: function.name, inFile: function.path)
        .contains { $0.callee.name == function.fullName }
  }

  /// The forms of the functions of the base name in a file.
  func forms(named name: String, inFile path: String) -> [AsyncForm] {
    if path == context.path {
      return context.known.asyncForms.answer(to: name) { Self.read(name, context) }
    }
    return context.project.completions.forms(named: name, inFile: path) { file in
      Self.read(name, context.over(file, at: path))
    }
  }

  /// Whether functions of the file may get forms.
  static func areWritten(in context: Context) -> Bool {
    context.known.getsAsyncForms.value {
      context.project.modules.refusal(ofFile: context.path, holding: context.tree.source) == nil
        && context.tree.errors.isEmpty
    }
  }

  private static func read(_ name: String, _ context: Context) -> [AsyncForm] {
    let isWritten = areWritten(in: context)
    return context.tree.functions(named: name).compactMap { function in
      CompletionParameter(of: function, in: context).flatMap { completion in
        try? CompletionToAsync(completion: completion, context: context)
          .form(addingIfNone: isWritten)
      }
    }
  }
}

extension AsyncForm {
  /// - Parameters:
  ///   - isThere: whether the function has the form already.
  ///   - thread: where the handler is called.
  init(of alternative: AsyncAlternative, isThere: Bool, callingOn thread: CallbackThread) {
    let completion = alternative.completion
    let context = alternative.context
    let callee = OwnCallee(completion, in: context)
    let owners = context.project.types[callee.owner] ?? []
    let isInGenericType = owners.contains { !$0.genericParameters.isEmpty }
    generics =
      isInGenericType
      ? nil : GenericSignature(of: alternative.function, taking: alternative.parameters)
    obstacle =
      isInGenericType
      ? "the function's type is generic"
      : alternative.result.losesErrorType
        ? "the handler's error has a concrete type, and typed throws need Swift 6.0"
        : generics?.obstacle
    self.callee = callee
    types = (completion.type.parameters ?? []) + (completion.failure?.type.parameters ?? [])
    twin = AsyncTwin(
      type: callee.owner, function: callee.name, asyncFunction: alternative.name, isStatic: false,
      result: alternative.result.type ?? "Void", isThrowing: alternative.result.isThrowing,
      iOS: nil, macOS: nil, source: callee.path)
    let closure = completion.type.text
    let isOnMainActor = TypeSpelling.attributes(of: closure).contains("MainActor")
    callback = SDKCallback(
      function: callee.name, label: completion.parameter.label, type: callee.owner, isStatic: false,
      closure: closure, sendability: .notSendable,
      isolation: isOnMainActor ? .mainActor : .caller, thread: thread, source: callee.path)
    addition = isThere ? nil : alternative.addition
    additionInPlace =
      isThere || alternative.isOnlyForm ? nil : alternative.additionInPlace
    mayLackHandler = completion.parameter.isForNothingByDefault
    keepsHandler = alternative.function.body == nil
    isOnlyForm = alternative.isOnlyForm
    givesUpResult = alternative.function.returnsValue
  }

  /// The form that a protocol gives a function which meets one of its requirements: what the requirement passes is
  /// what all that conform give, whatever else is known of one of them.
  init(
    ofRequirement form: AsyncForm, for alternative: AsyncAlternative,
    callingOn thread: CallbackThread,
  ) {
    self.init(of: alternative, isThere: false, callingOn: thread)
    obstacle = obstacle ?? form.obstacle
    twin = AsyncTwin(
      type: twin.type, function: twin.function, asyncFunction: form.twin.asyncFunction,
      isStatic: false, result: form.twin.result, isThrowing: form.twin.isThrowing, iOS: nil,
      macOS: nil, source: form.twin.source)
    addition = form.addition
    additionInPlace = nil
    keepsHandler = true
    family = form.family
    needsFamily = form.needsFamily
  }

  /// Counts on the family where a version beside the requirement is not enough, as in code that leaves its thread for it.
  fileprivate mutating func joinFamily(at call: FunctionCallExpr, in context: Context) {
    guard let family else { return }
    let isEnough = !needsFamily && context.isolation(at: call.node).kind == .mainActor
    guard !isEnough, needsFamily || context.withheld[family] == nil else { return }
    addition = family
    keepsHandler = false
  }
}

extension FunctionParameter {
  /// Whether a call without the argument asks for nothing: `nil`, `{}`, `{ _ in }`
  fileprivate var isForNothingByDefault: Bool {
    guard let value = defaultValue?.value else {
      // Have: load(completion: nil)
      return type.map { TypeSpelling($0.text).isOptional } ?? false
    }
    return value.is(.nilLiteralExpr)
      || value.as(ClosureExpr.self)?.statements?.node.children.first { _ in true } == nil
        && value.is(.closureExpr)
  }
}
