import Rewriter

/// What has to stay on the actor of its caller together with a function that is declared `nonisolated(nonsending)`: all that
/// this awaits in its turn, with an object or an argument that isn't Sendable and that it keeps (measured with Swift 6.3.1).
///
/// Have: func insert() async { await upsert() }; func upsert() async { await store.apply(note) }
struct FunctionsToStay {
  /// The function that is called, and then the others, those that it awaits itself first.
  private let functions: [FunctionFacts]

  /// Whether that one awaits all others itself.
  private let isFlat: Bool

  private let context: Context

  /// `nil` where something that is reached can't stay: a function of another module, or one that says that it leaves.
  init?(with function: FunctionFacts, in context: Context) {
    var functions = [function]
    var known = Set([OwnFunction(function)])
    var next = 0
    var countOfAwaited = 0
    while next < functions.count {
      guard let callees = context.calleesToFollow(of: functions[next]) else { return nil }
      for callee in callees where known.insert(OwnFunction(callee)).inserted {
        guard context.mayStayOnActor(callee) else { return nil }
        functions.append(callee)
      }
      if next == 0 { countOfAwaited = functions.count }
      next += 1
    }
    self.functions = functions
    self.context = context
    isFlat = countOfAwaited == functions.count
  }

  /// What lets all of them stay, and whatever else of their module is alike; `nil` where they are of several modules, or of
  /// none that is known.
  var feature: FeatureOfModule? {
    let modules = functions.map { context.project.modules.modules(of: $0.path) }
    guard modules.allSatisfy({ $0.count == 1 }) else { return nil }
    let features = modules.joined().map {
      FeatureOfModule(
        name: "NonisolatedNonsendingByDefault", module: $0.name, path: $0.container)
    }
    return Set(features).count == 1 ? features.first : nil
  }

  /// `declare 'load', and 'read', which it awaits, 'nonisolated(nonsending)'`
  var advice: String { "declare \(names) 'nonisolated(nonsending)'" }

  private var names: String {
    let titles = functions.titles
    guard titles.count > 1 else { return "'\(titles[0])'" }
    let elsewhere = functions.firstIndex { $0.path != functions[0].path }
    let names = titles.indices.dropFirst().map { index in
      let place = index == elsewhere ? context.place(of: functions[index]) : nil
      return "'\(titles[index])'" + (place.map { " (\($0))" } ?? "")
    }
    return
      "'\(titles[0])', and \(Self.listed(names, showing: elsewhere.map { $0 - 1 })), which it awaits\(isFlat ? "" : " in turn"),"
  }

  /// - Parameter placed: that of the first of another file, which is shown in any case: where the others are is seen there.
  private static func listed(_ names: [String], showing placed: Int?) -> String {
    guard names.count > 3 else {
      return names.count == 1
        ? names[0] : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    }
    return "\(names[0]), \(names[max(placed ?? 1, 1)]) and \(names.count - 2) more"
  }
}

extension Context {
  /// Whether every compiler that builds the function knows `nonisolated(nonsending)`, and nothing asks it to leave.
  func mayStayOnActor(_ function: FunctionFacts) -> Bool {
    !function.attributes.contains("concurrent") && function.name != "init"
      && knowsNonsending(inFile: function.path)
  }

  /// The functions that one on the actor of its caller would send something off that actor to; `nil` where one of another
  /// module, or a closure, would be given it.
  fileprivate func calleesToFollow(of function: FunctionFacts) -> [FunctionFacts]? {
    guard let home = asItWas(function.path) else { return [] }
    var found: [FunctionFacts] = []
    for body in project.waits.bodies.bodies(of: OwnFunction(function), in: home) {
      for expression in body.descendantsAndSelf(notInside: \.isFunctionLike) {
        guard let awaited = expression.as(AwaitExpr.self)?.node else { continue }
        for node in awaited.descendantsAndSelf(notInside: \.isFunctionLike) where node != awaited {
          guard let call = node.as(FunctionCallExpr.self) else { continue }
          if let sending = SendingCall(call, in: home, as: .caller) {
            guard sending.destination == .anywhere, sending.sendsOn else { continue }
            if sending.isOfClosure { return nil }
            found.append(sending.function)
          } else if call.node.parent == awaited {
            if home.givesAway(call) { return nil }
            found += [home.onlyFunction(awaitedOnResult: call)].compactMap(\.self)
          }
        }
      }
    }
    return found
  }

  /// The only asynchronous function of the project that a call may mean on a value whose type isn't known: that of another
  /// call.
  ///
  /// Have: try await API.account(of: user).singleOutput(), declared in `extension Publisher`
  private func onlyFunction(awaitedOnResult call: FunctionCallExpr) -> FunctionFacts? {
    guard let access = call.calledExpression?.as(MemberAccessExpr.self), let name = access.name,
      let base = access.base, valueType(of: base) == nil,
      let functions = project.functions[name], functions.count == 1,
      functions[0].isAsync, functions[0].accepts(call, in: project)
    else { return nil }
    return functions[0]
  }

  /// Whether what the call awaits on a type of another package is given what isn't known to be Sendable, and what the code
  /// keeps: the value itself, or an argument.
  ///
  /// Have: try await service.execute(endpoint), where the package of 'service' declares `execute`
  private func givesAway(_ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression, functionsMeant(by: callee, in: call).isEmpty,
      let receiver = call.receiver, let type = valueType(of: receiver)?.unwrapped.nameOfMembers,
      case let name = project.resolve(type), project.types[name] == nil,
      project.sdk.kind(ofTypeOrHeader: name) == nil, !GenericSendability.isType(name)
    else { return false }
    return ([receiver] + call.allArguments.compactMap(\.expression)).contains { value in
      guard let type = valueType(of: value)?.unwrapped, sendability(of: type).kind != .yes else {
        return false
      }
      return isUnsendable(type) ? ValuesAround(call.node, in: self).have(value) : isKept(value)
    }
  }

  /// Whether the code has a value of a type that isn't known from its caller, or from `self`.
  private func isKept(_ value: Node) -> Bool {
    guard let name = value.referencedName else {
      return value.as(MemberAccessExpr.self)?.base?.isSelfReference == true
    }
    switch resolution(of: name, at: value) {
    case .member: return true
    case .local(let binding): return binding.isGivenByCaller(in: self)
    default: return false
    }
  }
}

extension [FunctionFacts] {
  /// Their names, with their types where two are named alike, and with their labels where that doesn't tell them apart.
  fileprivate var titles: [String] {
    map { function in
      let alike = filter { $0.name == function.name }
      guard alike.count > 1 else { return function.name }
      let owner = function.owner.isEmpty ? "" : "\(function.owner)."
      let isTold = alike.filter { $0.owner == function.owner }.count == 1
      return owner + (isTold ? function.name : function.fullName)
    }
  }
}
