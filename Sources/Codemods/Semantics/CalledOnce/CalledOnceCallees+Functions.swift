import Rewriter

/// Which functions of the project a call may mean that passes a closure.
extension CalledOnceCallees {
  /// The only function of the project that a call of a value of known type may mean, if it is that type's own or an
  /// inherited one, and the call has all arguments that it needs: else it means one that is not the project's.
  func onlyCallee(of call: FunctionCallExpr, taking closure: Node) -> OwnCallee? {
    guard let (function, position) = onlyFunction(meantBy: call, taking: closure),
      function.accepts(call, in: context.project)
    else { return nil }
    return OwnCallee(function, parameter: position)
  }

  /// The parameter of the project's that takes the closure, if there is only one that may.
  func parameter(of call: FunctionCallExpr, taking closure: Node) -> FunctionFacts.Parameter? {
    onlyFunction(meantBy: call, taking: closure).map { $0.parameters[$1] }
  }

  /// The parameter that an argument in parentheses is for, of the only function that may take the closure.
  ///
  /// - Parameter closure: `nil` where the call leaves it out.
  func parameter(
    of call: FunctionCallExpr, for argument: Node, beside closure: Node?,
  ) -> FunctionFacts.Parameter? {
    let arguments = CallArguments(of: call)
    let function =
      closure.map { onlyFunction(meantBy: call, taking: $0)?.0 }
      ?? onlyFunction(ofCallWithoutClosure: call)
    return function.flatMap { function in
      parameter(for: arguments.place(of: argument), of: function, in: arguments)
        .map { function.parameters[$0] }
    }
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

  /// The only function of the project that a call without a closure may mean, if it is the receiver's own or an inherited
  /// one: one with a handler, which the call leaves out, or any other.
  func onlyFunction(ofCallWithoutClosure call: FunctionCallExpr) -> FunctionFacts? {
    guard let name = call.calleeName, !callsLocalValue(call), let owners = owners(of: call) else {
      return nil
    }
    let fitting = functions(named: name).filter {
      (!$0.isLocal || $0.path == context.path) && $0.accepts(call, in: context.project)
    }
    let nearest = owners.lazy.map { owner in fitting.filter { $0.owner == owner } }
      .first { !$0.isEmpty }
    return nearest?.count == 1 ? nearest?.first : nil
  }

  /// The functions of the project, in whatever module, that meet a requirement of a protocol, or may, with the position
  /// of the parameter.
  func witnesses(of completion: CompletionParameter) -> [(FunctionFacts, Int)] {
    let requirement = OwnCallee(completion, in: context)
    let name = completion.function.name?.name ?? ""
    return context.project.functionsInAllModules(named: name).filter { function in
      function.fullName == requirement.name && !function.modifiers.contains(.requirement)
        && context.project.mayMeet(requirement.owner, by: function)
    }.map { ($0, completion.position) }
  }

  /// The functions of the project that a call may mean, with the position of the parameter that takes the argument,
  /// if it means none that is not the project's.
  func functionsMeant(
    by call: FunctionCallExpr, _ callee: String, with argument: Node,
  ) -> [(FunctionFacts, Int)] {
    let known = functionsKnown(by: call, callee, with: argument)
    // Have: a value of a protocol, whose witnesses are among them.
    let witnesses = known.filter { !$0.0.modifiers.contains(.requirement) }
    return witnesses.isEmpty ? known : witnesses
  }

  /// Whether the function does nothing in the place of one that the project doesn't declare: it is empty, and the call is
  /// of a value whose type is another package's.
  ///
  /// Have: let service: any WalletService, and final class MockService: WalletService { func load(completion: …) {} }
  func isStandIn(_ function: FunctionFacts, in call: FunctionCallExpr) -> Bool {
    guard function.traits.contains(.isEmpty), let type = owners(of: call)?.first, !type.isEmpty
    else { return false }
    return context.project.types[type] == nil && function.owner != type
  }

  /// The functions of the project that a call may mean, if all of them call one of the two closures that it passes.
  func pairs(calledBy call: FunctionCallExpr, with first: Node, and second: Node) -> [OwnCallee] {
    let name = call.calleeName ?? ""
    let others = functionsMeant(by: call, name, with: second)
    let pairs = functionsMeant(by: call, name, with: first).map { function, position in
      function.handlerPair(in: context.project).flatMap { pair -> OwnCallee? in
        let isBoth = others.contains { other, place in
          Set([position, place]) == [pair.success, pair.failure]
            && OwnCallee(other, parameter: 0) == OwnCallee(function, parameter: 0)
        }
        return isBoth
          ? OwnCallee(function, parameter: pair.success, failure: pair.failure) : nil
      }
    }
    return pairs.contains(nil) ? [] : pairs.compactMap(\.self)
  }

  /// The same with the requirements that some of them meet.
  private func functionsKnown(
    by call: FunctionCallExpr, _ callee: String, with argument: Node,
  ) -> [(FunctionFacts, Int)] {
    let arguments = CallArguments(of: call)
    guard let place = arguments.place(ofArgument: argument, in: call), !callsLocalValue(call)
    else { return [] }
    let named = functions(named: callee).compactMap { function in
      function.isLocal && function.path != context.path
        ? nil
        : parameter(ofClosureAt: place, of: function, in: arguments).map { (function, $0) }
    }
    let meant = owners(of: call).map { owners in
      named.filter { function, _ in
        owners.contains(function.owner)
          || context.project.ancestry(of: function.owner).contains(where: owners.prefix(1).contains)
      }
    }
    let possible = meant ?? (context.project.sdk.callbacks(of: callee).isEmpty ? named : [])
    // A type of an SDK has functions beside the project's. Have: queue.async { … }, beside the project's
    // `extension DispatchQueue { func async(unless:execute:) }`
    let known = possible.filter { function, _ in
      context.project.types[function.owner] != nil || function.owner.isEmpty
        || function.accepts(call, in: context.project)
    }
    return known.count < 2 ? known : known.filter { mayMean($0.0, call) }
  }

  /// Whether the arguments of a call may be of the types of the function's parameters.
  ///
  /// Have: find(id) { … } of find(_: Int, completion: …) and find(_: [Int], completion: …)
  func mayMean(_ function: FunctionFacts, _ call: FunctionCallExpr) -> Bool {
    let arguments = CallArguments(of: call)
    return (call.arguments?.arguments ?? []).enumerated().allSatisfy { index, argument in
      guard let value = argument.expression, !value.is(.closureExpr), !value.isLiteralExpr,
        let position = parameter(for: .parenthesized(index), of: function, in: arguments),
        case let parameter = function.parameters[position],
        let expected = KnownType(parameter.type, scope: function.owner, path: function.path),
        let type = context.valueType(of: value)
      else { return true }
      return !context.areKnownUnlike(type, expected)
    }
  }

  /// Those of the project, but for overrides in modules that this file's do not know: what a test puts in the place of
  /// an object says nothing of that.
  private func functions(named name: String) -> [FunctionFacts] {
    let all = context.project.functions[name] ?? []
    guard all.contains(where: { $0.modifiers.contains(.override) }) else { return all }
    let seen = Set(context.project.functions.visible(name).map(\.path))
    return all.filter { !$0.modifiers.contains(.override) || seen.contains($0.path) }
  }

  /// Have: let load = self.load; load(1) { … }
  func callsLocalValue(_ call: FunctionCallExpr) -> Bool {
    guard let reference = call.calledExpression, let name = reference.referencedName,
      case .local(let binding) = context.resolution(of: name, at: reference)
    else { return false }
    if case .function = binding.kind { return false }
    return true
  }

  /// Whether the function that is called is what a variable or property holds from the beginning, which may call its arguments as
  /// often as it likes; one that somebody passes to the type is as good as any other function.
  ///
  /// Have: let load: (@escaping Handler) -> Void = { … }
  func callsOwnProperty(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    guard let variables = context.project.variables[callee] else { return false }
    let owners = owners(of: call) ?? []
    return variables.contains { variable in
      owners.contains(variable.owner) && (variable.hasInitialValue || variable.isComputed)
    }
  }

  /// The position of the parameter of the function that the closure is for.
  private func parameter(
    ofClosureAt place: CallArguments.Place, of function: FunctionFacts,
    in arguments: CallArguments,
  ) -> Int? {
    let position = parameter(for: place, of: function, in: arguments)
    return position.flatMap { takesClosure(function.parameters[$0], of: function) ? $0 : nil }
  }

  /// The position of the parameter of the function that the argument is for, if all closures are for such that take them.
  private func parameter(
    for place: CallArguments.Place, of function: FunctionFacts, in arguments: CallArguments,
  ) -> Int? {
    let parameters = function.parameters.map { parameter in
      CallArguments.Parameter(
        label: parameter.label, takesClosure: takesClosure(parameter, of: function),
        mayBeLeftOut: parameter.mayBeLeftOut)
    }
    let takesAll = arguments.placesOfClosures.allSatisfy { place in
      arguments.parameter(for: place, among: parameters).map { parameters[$0].takesClosure }
        ?? false
    }
    return takesAll ? arguments.parameter(for: place, among: parameters) : nil
  }

  private func takesClosure(
    _ parameter: FunctionFacts.Parameter, of function: FunctionFacts,
  ) -> Bool {
    let project = context.project.seen(from: function.path)
    let target = project.closureType(of: parameter.type, inside: function.owner)
    return target.holds("->")
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
}

extension CallArguments {
  /// The place of an argument that is a closure literal or a plain value.
  func place(ofArgument argument: Node, in call: FunctionCallExpr) -> Place? {
    if let closure = argument.as(ClosureExpr.self) { return place(of: closure) }
    return call.arguments?.arguments.firstIndex { $0.expression == argument }
      .map { .parenthesized($0) }
  }
}
