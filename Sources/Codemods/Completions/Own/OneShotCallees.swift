import Rewriter

/// Which functions call a closure that they are given exactly once.
struct OneShotCallees {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// Who calls an argument.
  enum Recipient {
    /// The project's functions that the call may mean, which then have to call the argument exactly once.
    case own([OwnCallee])
    /// A function that calls it once: a queue's, a task's, or a framework's with an asynchronous form.
    case known
    /// A function without a body at hand, by whose parameter's name it calls the argument once.
    case trusted(String)
  }

  /// - Parameters:
  ///   - argument: the closure literal, or the handler.
  ///   - name: what the body calls the handler.
  /// - Throws: where the function that is called is not known to call the argument exactly once.
  func recipient(
    of argument: Node, handedTo call: FunctionCallExpr, name: String,
  ) throws(CompletionPaths.Problem) -> Recipient {
    let callee = call.calleeName ?? ""
    let own = functionsMeant(by: call, callee, with: argument)
    if !own.isEmpty {
      let isPromised = own.allSatisfy { function, position in
        function.modifiers.contains(.requirement) && function.parameters[position].isOfOneCall
      }
      return isPromised
        ? .trusted(callee) : .own(own.map { OwnCallee($0, parameter: $1) })
    }
    if isHop(call, callee) || isOfSDK(argument, of: call, callee) { return .known }
    if isOfOneCall(argument, of: call, callee) { return .trusted(callee) }
    throw CompletionPaths.Problem(
      reason: reason(against: callee, of: call, with: argument, name: name), node: call.node)
  }

  /// The only function of the project that a call of a value of known type may mean, if it is that type's own or an
  /// inherited one.
  func onlyCallee(of call: FunctionCallExpr, taking closure: Node) -> OwnCallee? {
    onlyFunction(meantBy: call, taking: closure).map { OwnCallee($0, parameter: $1) }
  }

  /// The parameter of the project's that takes the closure, if there is only one that may.
  func parameter(of call: FunctionCallExpr, taking closure: Node) -> FunctionFacts.Parameter? {
    onlyFunction(meantBy: call, taking: closure).map { $0.parameters[$1] }
  }

  private func onlyFunction(
    meantBy call: FunctionCallExpr, taking closure: Node,
  ) -> (FunctionFacts, Int)? {
    guard let name = call.calleeName, context.project.functions[name] != nil,
      let owners = owners(of: call)
    else { return nil }
    let known = functionsKnown(by: call, name, with: closure)
    let nearest = owners.lazy.map { owner in known.filter { $0.0.owner == owner } }
      .first { !$0.isEmpty }
    let requirements = nearest?.filter { $0.0.modifiers.contains(.requirement) } ?? []
    let meant = requirements.isEmpty ? nearest ?? [] : requirements
    return meant.count == 1 && !meant[0].0.isAsync ? meant[0] : nil
  }

  /// The functions of the project that meet a requirement of a protocol, with the position of the parameter.
  func witnesses(of completion: CompletionParameter) -> [(FunctionFacts, Int)] {
    let requirement = OwnCallee(completion, in: context)
    let name = completion.function.name?.name ?? ""
    return (context.project.functions[name] ?? []).compactMap { function in
      let isWitness =
        function.fullName == requirement.name && !function.modifiers.contains(.requirement)
        && context.project.ancestry(of: function.owner).contains(requirement.owner)
      return isWitness ? (function, completion.position) : nil
    }
  }

  private func reason(
    against callee: String, of call: FunctionCallExpr, with argument: Node, name: String,
  ) -> String {
    if Self.repeating.contains(callee) { return "'\(name)' is called in a loop, by '\(callee)'" }
    let unknown = "is not known to call '\(name)' exactly once"
    if callee == "notify" { return "'notify' calls '\(name)' only if all leave the group" }
    if makesValue(call, callee) { return "'\(callee)' may keep '\(name)', and \(unknown)" }
    let arguments = CallArguments(of: call)
    guard let place = arguments.place(ofArgument: argument, in: call),
      case .type(let type, _) = receiver(of: call)
    else { return "'\(callee)' \(unknown)" }
    let owners = context.foreignAncestry(of: type)
    let rows = context.project.sdk.callbacks(of: callee).filter {
      $0.fits(place, in: arguments) && owners.contains($0.type)
    }
    let hasTwin = rows.contains {
      !context.project.sdk.asyncTwins(of: $0.function, in: $0.type).isEmpty
    }
    return rows.isEmpty || hasTwin
      ? "'\(callee)' \(unknown)"
      : "'\(callee)', which has no asynchronous form in the SDK, \(unknown)"
  }

  /// Whether the call makes a value of a type: `Command(…)`, `UIAction(…)`.
  private func makesValue(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    call.calledExpression?.is(.declReferenceExpr) == true
      && (context.project.types[context.project.resolve(callee)]?.isEmpty == false
        || context.project.sdk.kind(ofType: callee) != nil)
  }

  private static let repeating: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce",
  ]

  /// The functions of the project that a call may mean, with the position of the parameter that takes the argument,
  /// if it means none that is not the project's.
  private func functionsMeant(
    by call: FunctionCallExpr, _ callee: String, with argument: Node,
  ) -> [(FunctionFacts, Int)] {
    let known = functionsKnown(by: call, callee, with: argument)
    // Have: a value of a protocol, whose witnesses are among them.
    let witnesses = known.filter { !$0.0.modifiers.contains(.requirement) }
    return witnesses.isEmpty ? known : witnesses
  }

  /// The same with the requirements that some of them meet.
  private func functionsKnown(
    by call: FunctionCallExpr, _ callee: String, with argument: Node,
  ) -> [(FunctionFacts, Int)] {
    let arguments = CallArguments(of: call)
    guard let place = arguments.place(ofArgument: argument, in: call), !callsLocalValue(call)
    else { return [] }
    let named = (context.project.functions[callee] ?? []).compactMap { function in
      function.isLocal && function.path != context.path
        ? nil : parameter(for: place, of: function, in: arguments).map { (function, $0) }
    }
    let meant = owners(of: call).map { owners in
      named.filter { function, _ in
        owners.contains(function.owner)
          || context.project.ancestry(of: function.owner).contains(where: owners.prefix(1).contains)
      }
    }
    return meant ?? (context.project.sdk.callbacks(of: callee).isEmpty ? named : [])
  }

  /// Have: let load = self.load; load(1) { … }
  private func callsLocalValue(_ call: FunctionCallExpr) -> Bool {
    guard let reference = call.calledExpression, let name = reference.plainName,
      case .local(let binding) = context.meaning(of: name, at: reference)
    else { return false }
    if case .function = binding.kind { return false }
    return true
  }

  /// Have: let load: (@escaping Handler) -> Void, which is called like a function.
  private func callsProperty(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    guard context.project.variables[callee] != nil else { return false }
    return (owners(of: call) ?? []).contains { owner in
      context.project.members(named: callee, of: owner, inherited: false).contains { member in
        if case .variable = member { true } else { false }
      }
    }
  }

  /// The position of the parameter of the function that the closure is for.
  private func parameter(
    for place: CallArguments.Place, of function: FunctionFacts, in arguments: CallArguments,
  ) -> Int? {
    let parameters = function.parameters.map { parameter in
      CallArguments.Parameter(
        label: parameter.label, takesClosure: takesClosure(parameter, of: function))
    }
    let takesAll = arguments.placesOfClosures.allSatisfy { place in
      arguments.parameter(for: place, among: parameters).map { parameters[$0].takesClosure }
        ?? false
    }
    let position = arguments.parameter(for: place, among: parameters)
    return position.flatMap { takesAll && parameters[$0].takesClosure ? $0 : nil }
  }

  private func takesClosure(
    _ parameter: FunctionFacts.Parameter, of function: FunctionFacts,
  ) -> Bool {
    let project = context.project.seen(from: function.path)
    let target = project.closureType(of: parameter.type, inside: function.owner)
    return target.contains("->")
  }

  /// The types whose functions a call may mean, its receiver's first, `""` for none; `nil` if that is not known.
  private func owners(of call: FunctionCallExpr) -> [String]? {
    if call.calledExpression?.is(.declReferenceExpr) == true {
      let types = context.enclosingTypeNames(of: call.node).map { context.project.resolve($0) }
      return types.flatMap { context.project.ancestry(of: $0) } + [""]
    }
    if case .type(let type, _) = context.receiver(of: call) {
      return context.project.ancestry(of: type)
    }
    // Have: let service: any Service
    guard let value = call.calledExpression?.as(MemberAccessExpr.self)?.base?.withoutOptionalMarks,
      let type = context.valueType(of: value)?.unwrapped, let name = type.nameOfMembers
    else { return nil }
    return context.project.ancestry(of: context.project.resolve(name, inside: type.scope))
  }

  /// Whether the function gives work to a queue, a lock or a task, which does it once.
  private func isHop(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    let written = call.calledExpression?.compactText ?? ""
    if Self.functions.contains(written) { return context.project.functions[callee] == nil }
    let base = call.calledExpression?.as(MemberAccessExpr.self)?.base
    if callee == "withLock" || callee == "performAndWait" || callee == "performBackgroundTask" {
      return base != nil
    }
    guard ["async", "asyncAfter", "asyncAndWait", "sync"].contains(callee) else { return false }
    return base.map(isQueue) ?? (context.enclosingTypeNames(of: call.node).first == "DispatchQueue")
  }

  private static let functions: Set = [
    "Task", "Task.detached", "_Concurrency.Task", "autoreleasepool", "MainActor.run",
    "MainActor.assumeIsolated",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup",
    "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
  ]

  /// Whether the receiver is a dispatch queue, by its type, or by its name where that is not known.
  private func isQueue(_ base: Node) -> Bool {
    if base.compactText.hasPrefix("DispatchQueue") { return true }
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    if let type = context.valueType(of: value)?.unwrapped.name { return type == "DispatchQueue" }
    return value.lastName?.lowercased().hasSuffix("queue") == true
  }

  /// Whether the function is a framework's that has an asynchronous form: it calls back once.
  private func isOfSDK(_ argument: Node, of call: FunctionCallExpr, _ callee: String) -> Bool {
    let sdk = context.project.sdk
    let rows = sdk.callbacks(of: callee)
    guard !rows.isEmpty else { return false }
    let arguments = CallArguments(of: call)
    guard let place = arguments.place(ofArgument: argument, in: call) else { return false }
    let fitting = rows.filter {
      $0.fits(place, in: arguments) && $0.parameterLabels.last == $0.label
        && ($0.isOfAnimation || !sdk.asyncTwins(of: $0.function, in: $0.type).isEmpty)
    }
    guard !fitting.isEmpty, call.isStarted, case .type(let type, let isStatic) = receiver(of: call)
    else {
      return false
    }
    let owners = context.foreignAncestry(of: type)
    let isOwn = context.project.functions[callee]?.contains { owners.contains($0.owner) } == true
    return !isOwn && fitting.contains { $0.isStatic == isStatic && owners.contains($0.type) }
  }

  /// Whether the argument is for a parameter that is called when the function is done, by its name.
  private func isOfOneCall(
    _ argument: Node, of call: FunctionCallExpr, _ callee: String,
  ) -> Bool {
    let arguments = CallArguments(of: call)
    // What a property holds may call its arguments as often as it likes.
    guard call.isStarted, callee.first?.isUppercase == false, callee != "init",
      !callsLocalValue(call), !callsProperty(call, callee),
      let place = arguments.place(ofArgument: argument, in: call)
    else { return false }
    if let label = arguments.label(of: place) { return CompletionNames.isOfOneCall(label) }
    let rows = context.project.sdk.callbacks(of: callee).filter { $0.fits(place, in: arguments) }
    guard !rows.isEmpty else {
      return argument.as(ClosureExpr.self)?.takesOutcome == true && !call.isUsed
    }
    guard case .type(let type, let isStatic) = receiver(of: call) else { return false }
    let owners = context.foreignAncestry(of: type)
    let meant = rows.filter { $0.isStatic == isStatic && owners.contains($0.type) }
    return !meant.isEmpty && meant.allSatisfy { CompletionNames.isOfOneCall($0.label) }
  }

  /// A method of the type around may be called without a receiver.
  private func receiver(of call: FunctionCallExpr) -> CallReceiver {
    guard call.calledExpression?.is(.declReferenceExpr) == true,
      let type = context.enclosingTypeNames(of: call.node).first
    else { return context.receiver(of: call) }
    return .type(context.project.resolve(type), isStatic: false)
  }
}

extension SDKCallback {
  /// Whether the closure is told when views have changed: without an asynchronous form, but it is told once.
  fileprivate var isOfAnimation: Bool {
    let base = function.prefix { $0 != "(" }
    return label == "completion"
      && (type == "UIView"
        && ["animate", "animateKeyframes", "transition", "perform"].contains(base)
        || base == "performBatchUpdates")
  }
}

extension ClosureExpr {
  /// Whether the closure is told how something ended: its last parameter is an error, or it distinguishes success
  /// from failure.
  ///
  /// Have: { data, error in … }, { response in switch response { case .success(let id): … case .failure: … } }
  fileprivate var takesOutcome: Bool {
    let last = signature?.parameterClause?.tokens.last { $0.kind == .identifier }?.name ?? "$1"
    if last.lowercased().hasSuffix("error") { return true }
    let names = statements?.node.descendantsAndSelf.compactMap { node in
      node.as(MemberAccessExpr.self).flatMap { $0.base == nil ? $0.name : nil }
    }
    let cases = Set(names ?? [])
    return cases.isSuperset(of: ["success", "failure"])
  }
}

extension FunctionCallExpr {
  /// Whether something is done with what the call gives: a token that ends it, or the next call of a chain.
  fileprivate var isUsed: Bool {
    guard let parent = node.parent else { return true }
    if parent.is(.optionalChainingExpr) || parent.is(.tryExpr) || parent.is(.awaitExpr) {
      return parent.parent?.is(.codeBlockItem) != true
    }
    return !parent.is(.codeBlockItem) && !parent.is(.returnStmt)
  }
}

extension FunctionFacts.Parameter {
  fileprivate var isOfOneCall: Bool {
    CompletionNames.isOfOneCall(label) || CompletionNames.isOfOneCall(name)
  }
}

extension CallArguments {
  /// The place of an argument that is a closure literal or a plain value.
  fileprivate func place(ofArgument argument: Node, in call: FunctionCallExpr) -> Place? {
    if let closure = argument.as(ClosureExpr.self) { return place(of: closure) }
    return call.arguments?.arguments.firstIndex { $0.expression == argument }
      .map { .parenthesized($0) }
  }
}

extension FunctionCallExpr {
  /// Whether the call, if it makes a task of a session, starts it too: `.resume()` follows.
  fileprivate var isStarted: Bool {
    guard ["dataTask", "downloadTask", "uploadTask"].contains(calleeName ?? "") else { return true }
    if let member = node.parent?.as(MemberAccessExpr.self) {
      return member.name == "resume" && member.node.parent?.is(.functionCallExpr) == true
    }
    // Have: let task = session.dataTask(with: url) { … }; task.resume()
    guard let binding = node.parent?.parent?.as(PatternBinding.self),
      let name = binding.pattern?.text,
      let item = binding.node.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let items = item.parent.map({ Array($0.children) }),
      let position = items.firstIndex(of: item), position + 1 < items.count
    else { return false }
    return items[position + 1].compactText == "\(name).resume()"
  }
}
