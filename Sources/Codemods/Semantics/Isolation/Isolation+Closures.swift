import Rewriter

extension Context {
  /// The isolation of a closure literal; `nil` if it keeps that of the code around it.
  func isolation(decidedBy closure: ClosureExpr) -> Isolation? {
    known.isolationsOfClosures.answer(to: closure.node.index) { newIsolation(decidedBy: closure) }
  }

  private func newIsolation(decidedBy closure: ClosureExpr) -> Isolation? {
    let attributes = closure.signature?.attributes?.attributes.map(\.name) ?? []
    if let kind = kind(ofAttributes: attributes, at: closure.node) {
      return Isolation(kind, because: ["attribute on the closure"])
    }
    for attribute in ["Sendable", "concurrent"] where attributes.contains(attribute) {
      return Isolation(.nonisolated, because: ["'@\(attribute)' closure"])
    }
    switch ClosureUse(of: closure) {
    case .argument(let call, let label):
      if EffectCallback(closure, in: self) != nil {
        return Isolation(.nonisolated, because: ["closure passed to '\(EffectCallback.api)'"])
      }
      return isolation(of: closure, as: label, of: call)
    case .assigned(let variable):
      return isolation(ofClosureAssignedTo: variable, at: closure.node)
    case .called: return nil
    case .initialValue, .other:
      if closure.isOfPreview {
        return Isolation(.mainActor, because: ["closure of '#Preview'"])
      }
      guard let type = closure.node.contextualType else {
        return expectedType(ofElement: closure.node).flatMap { type in
          isolation(
            ofClosureTyped: closureType(type), because: "closure of type '\(type.text)'")
        }
      }
      let scope = enclosingTypeNames(of: closure.node).first ?? ""
      return isolation(
        ofClosureTyped: ClosureType(type, inside: scope, project: project),
        because: "closure of type '\(type)'")
    }
  }

  /// Whether a closure is known to have the isolation of the code around it: it is called at once, or an SDK has a
  /// function that takes it as it is.
  func keepsIsolation(_ closure: ClosureExpr) -> Bool {
    guard isolation(decidedBy: closure) == nil else { return false }
    if isCalledInPlace(closure) { return true }
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName,
      project.functions[name] == nil
    else { return false }
    let arguments = CallArguments(of: call)
    let types = sdkTypes(
      of: closure, at: arguments.place(of: closure), in: arguments, ofCallTo: name, of: call)
    return !types.isEmpty && types.allSatisfy { $0 == .keeps }
  }

  /// The global actor that one of the attributes names at a node.
  func kind(ofAttributes attributes: [String], at node: Node) -> Isolation.Kind? {
    Isolation.Kind(
      attributes: attributes, inside: enclosingTypeNames(of: node).first ?? "", project: project)
  }

  private func isolation(ofClosureTyped type: ClosureType, because link: String) -> Isolation? {
    guard case .isolated(let kind) = type else { return nil }
    return Isolation(kind, because: [link])
  }

  /// The type of a property decides, the members of the types around the code first; where several are
  /// meant that differ, nothing is known.
  private func isolation(ofClosureAssignedTo variable: String, at node: Node) -> Isolation? {
    let named = project.variables[variable] ?? []
    let around = enclosingTypeNames(of: node).flatMap { project.ancestry(of: $0) }
    let own = named.filter { around.contains($0.owner) }
    var types = (own.isEmpty ? named : own).compactMap { variable in
      variable.type.map { ClosureType($0, inside: variable.owner, project: project) }
    }
    if named.isEmpty {
      types = project.sdk.callbacks(of: variable).filter { $0.function == variable }
        .map(\.closureType)
    }
    return isolation(ofAnyOf: types, because: "closure assigned to '\(variable)'")
  }

  /// What all of the types say; unknown where they differ.
  private func isolation(ofAnyOf types: [ClosureType], because link: String) -> Isolation? {
    guard let first = types.first else { return nil }
    guard types.allSatisfy({ $0 == first }) else {
      return Isolation(.unknown, because: [link + ", one of several with that name"])
    }
    return isolation(ofClosureTyped: first, because: link)
  }

  /// The isolation that a call gives a closure.
  private func isolation(
    of closure: ClosureExpr, as label: String?, of call: FunctionCallExpr,
  ) -> Isolation? {
    guard let name = call.calleeName else { return nil }
    // A long chain of calls is no name, and its text is long too.
    let written = call.calledExpression.flatMap { $0.isShort ? $0.compactText : nil } ?? ""
    let callee = written.withoutStandardModule
    let link = "closure passed to '\(name)'"
    if let element = elementType(takenBy: call, named: name) {
      return isolation(ofClosureTyped: closureType(element), because: link)
    }
    if transformsAsyncSequence(call, named: name) {
      return Isolation(.nonisolated, because: ["\(link) of an asynchronous sequence"])
    }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    // The tables speak of SDKs: a function of the project is meant only where the user says so.
    if project.sdk.hasUserRows(forFunction: name) {
      let rows = sdkTypes(of: closure, at: place, in: arguments, ofCallTo: name, of: call)
      if !rows.isEmpty { return isolation(ofAnyOf: rows, because: link) }
    }
    let known = Isolation.Kind(project.sdk.isolation(ofClosurePassedTo: callee))
      .map { Isolation($0, because: ["closure passed to '\(callee)'"]) }
    // The compiler goes by the spelling, whatever an extension of the project adds.
    if let known, callee.isOfMainQueue, project.types.visible("DispatchQueue").isEmpty {
      return known
    }
    // What stands behind a module of the standard library is nothing of the project's.
    let own =
      callee == written ? projectTypes(of: place, in: arguments, ofCallTo: name, of: call) : []
    if !own.isEmpty {
      // A value that nothing is known about may be an SDK's, which has a function of the name too.
      let others =
        Receiver(of: call, in: self).isValue && receiverType(of: call) == nil
        ? sdkTypes(of: closure, at: place, in: arguments, ofCallTo: name, of: call) : []
      return isolation(ofAnyOf: own + others, because: link)
    }
    if let known { return known }
    let rows = sdkTypes(of: closure, at: place, in: arguments, ofCallTo: name, of: call)
    return isolation(ofAnyOf: rows, because: link)
  }

  /// The type of the parameter that an argument is for, where all functions that the call may mean are the project's and
  /// have the same.
  func typeOfParameter(taking argument: Node) -> KnownType? {
    guard let labeled = argument.parent, labeled.is(.labeledExpr),
      let call = labeled.parent?.parent?.as(FunctionCallExpr.self), let name = call.calleeName
    else { return nil }
    let arguments = CallArguments(of: call)
    let types = ownTypes(
      of: arguments.place(of: argument), in: arguments, ofCallTo: name, of: call)
    guard let first = types.first,
      types.allSatisfy({ ($0.text, $0.scope) == (first.text, first.scope) })
    else { return nil }
    return KnownType(first.text, scope: first.scope, path: path)
  }

  /// The types of the closure in the functions of the project that the call fits.
  private func projectTypes(
    of place: CallArguments.Place, in arguments: CallArguments, ofCallTo name: String,
    of call: FunctionCallExpr,
  ) -> [ClosureType] {
    ownTypes(of: place, in: arguments, ofCallTo: name, of: call)
      .map { ClosureType($0.text, inside: $0.scope, project: project) }
  }

  /// The types as written, with the scopes of their names.
  private func ownTypes(
    of place: CallArguments.Place, in arguments: CallArguments, ofCallTo name: String,
    of call: FunctionCallExpr,
  ) -> [(text: String, scope: String, function: FunctionFacts)] {
    let all = (project.functions[name] ?? []) + initializers(ofTypeNamed: name, at: call.node)
    let meant = Receiver(of: call, in: self).candidates(among: all)
    return membersOfReceiver(of: call, among: meant).compactMap { function in
      // Have: Task { … }, and Task.init(timeout:operation:) in an extension of the project's
      guard function.accepts(call, in: project) else { return nil }
      let parameters = function.parameters
      let closures = parameters.map {
        TypeSpelling(project.closureType(of: $0.type, inside: function.owner)).functionResult != nil
      }
      let position = arguments.parameter(
        for: place,
        among: zip(parameters, closures).map {
          CallArguments.Parameter(
            label: $0.label, takesClosure: $1, mayBeLeftOut: $0.mayBeLeftOut)
        })
      return position.map { (parameters[$0].type, function.owner, function) }
    }
  }

  /// The type that the project declares for a closure, where all functions that the call may mean are the project's and
  /// take it as `@Sendable`; `nil` where something else may be meant.
  ///
  /// Have: provider(item) { program in … }, where the parameter is `@Sendable (Program) -> Void`
  func ownSendableType(of closure: ClosureExpr, passedTo call: FunctionCallExpr) -> String? {
    guard isolation(decidedBy: closure)?.kind == .nonisolated else { return nil }
    return ownFunctions(takingSendable: closure.node, passedTo: call).first?.type
  }

  /// The same of a function that is passed by its name. A type that's isolated takes what is isolated, too.
  ///
  /// Have: provider(item, then: show)
  func ownSendableType(ofFunction value: Node, passedTo call: FunctionCallExpr) -> String? {
    let type = ownFunctions(takingSendable: value, passedTo: call).first?.type
    return type.flatMap { TypeSpelling.attributes(of: $0).contains("MainActor") ? nil : $0 }
  }

  /// The functions that the call may mean, with the type of the argument as the project declares it; none where
  /// something else may be meant.
  private func ownFunctions(
    takingSendable argument: Node, passedTo call: FunctionCallExpr,
  ) -> [(type: String, function: FunctionFacts)] {
    guard let name = call.calleeName,
      !Receiver(of: call, in: self).isValue || knownReceiver(of: call) != nil
    else { return [] }
    let arguments = CallArguments(of: call)
    let fitting = ownTypes(
      of: arguments.place(of: argument), in: arguments, ofCallTo: name, of: call
    ).map { (type: project.closureType(of: $0.text, inside: $0.scope), function: $0.function) }
    let found = fitting.filter { other in
      !fitting.contains { isPreferred($0, to: other, for: argument, of: call) }
    }
    return found.allSatisfy { TypeSpelling.attributes(of: $0.type).contains("Sendable") }
      ? found : []
  }

  /// Whether the call means the first of two functions that it fits.
  ///
  /// Have: request.onResponse { last = $0 }, where another takes an asynchronous closure
  /// Have: Adapter().adapt { result = $0 }, which doesn't mean the requirement of a protocol
  private func isPreferred(
    _ own: (type: String, function: FunctionFacts),
    to other: (type: String, function: FunctionFacts),
    for argument: Node, of call: FunctionCallExpr,
  ) -> Bool {
    if isAsynchronous(other.type), !isAsynchronous(own.type) {
      let body = argument.as(ClosureExpr.self)?.statements?.node
      return body?.descendantsAndSelf(notInside: \.isFunctionLike).contains {
        $0.is(.awaitExpr) || $0.as(ReturnStmt.self)?.expression != nil
      } == false
    }
    return other.function.modifiers.contains(.requirement)
      && own.function.fullName == other.function.fullName
      && project.types[own.function.owner]?.allSatisfy { $0.kind != .protocol } == true
      && knownReceiver(of: call) != nil
      && project.ancestry(of: own.function.owner).contains(other.function.owner)
  }

  private func isAsynchronous(_ closureType: String) -> Bool {
    KnownType(String(TypeSpelling(closureType).core), path: path)?.isAsyncFunction == true
  }

  /// Whether a `@Sendable` closure, or one around it, is an argument of a function of Objective-C or C, or of one marked
  /// `@preconcurrency`, as those of Dispatch are on Apple's systems: Swift 6 only warns about what it rejects elsewhere
  /// (measured with Swift 6.3.1).
  ///
  /// Have: queue.async { self.count += 1 }
  func isPassedToPreconcurrencyFunction(_ closure: ClosureExpr) -> Bool {
    closure.node.ancestorsAndSelf.lazy.compactMap { $0.as(ClosureExpr.self) }
      .contains(where: isArgumentOfPreconcurrencyFunction)
  }

  /// The same of functions of the project alone, which are what they are on all systems: of the isolation, and of the
  /// values that aren't Sendable, Swift 6 only warns then.
  func isPassedToOwnPreconcurrencyFunction(_ closure: ClosureExpr) -> Bool {
    closure.node.ancestorsAndSelf.lazy.compactMap { $0.as(ClosureExpr.self) }
      .contains(where: isArgumentOfOwnPreconcurrencyFunction)
  }

  /// Whether the closure itself is such an argument: about variables, Swift 6 only warns in that one (measured with
  /// Swift 6.3.1), and not in closures in it.
  func isArgumentOfOwnPreconcurrencyFunction(_ closure: ClosureExpr) -> Bool {
    isOwnFunctionPreconcurrency(taking: closure) == true
  }

  private func isArgumentOfPreconcurrencyFunction(_ closure: ClosureExpr) -> Bool {
    if let isOwn = isOwnFunctionPreconcurrency(taking: closure) { return isOwn }
    if EffectCallback(closure, in: self) != nil { return false }
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName else {
      return false
    }
    let rows = project.sdk.callbacks(of: name, on: .none).filter(\.sendability.isSendable)
    return !rows.isEmpty && rows.allSatisfy { $0.sendability == .sendable && $0.label != "=" }
  }

  /// `nil` where the call may mean another function than one of the project that takes the closure as `@Sendable`.
  private func isOwnFunctionPreconcurrency(taking closure: ClosureExpr) -> Bool? {
    guard case .argument(let call, _) = ClosureUse(of: closure),
      isolation(decidedBy: closure)?.kind == .nonisolated
    else { return nil }
    let own = ownFunctions(takingSendable: closure.node, passedTo: call)
    return own.isEmpty
      ? nil : own.allSatisfy { $0.function.attributes.contains("preconcurrency") }
  }

  /// The type of the project, or of an SDK, that the call is made on: of a generic parameter what that has to be; `nil`
  /// where it isn't known.
  private func knownReceiver(of call: FunctionCallExpr) -> String? {
    guard var type = receiverType(of: call) else { return nil }
    if case .parameter(let constraints) = project.seen(from: type.path).resolved(type) {
      guard constraints.count == 1 else { return nil }
      type = constraints[0]
    }
    guard let name = type.nameOfMembers else { return nil }
    let resolved = project.seen(from: type.path).resolve(name, inside: type.scope)
    let isType = project.types.contains(resolved) || project.sdk.isolation(ofType: resolved) != nil
    return isType ? resolved : nil
  }

  /// Those of the functions that are members of the type that the call is made on; all of them where
  /// that is not known.
  private func membersOfReceiver(
    of call: FunctionCallExpr, among functions: [FunctionFacts],
  ) -> [FunctionFacts] {
    guard !functions.isEmpty, let resolved = knownReceiver(of: call) else { return functions }
    let owners = Set(project.ancestry(of: resolved).flatMap { [$0] + project.sdk.ancestry(of: $0) })
    // Have: extension UNUserNotificationCenter: Asking {}, whose own function the call means, and not the requirement.
    let rows = project.sdk.callbacks(of: call.calleeName ?? "").filter { owners.contains($0.type) }
    return functions.filter {
      owners.contains($0.owner) && !isRequirement($0, metByOneOf: rows)
    }
  }

  /// The initializers of a type, with the one that a structure has by itself.
  private func initializers(ofTypeNamed name: String, at node: Node) -> [FunctionFacts] {
    let written = project.functions[name + ".init"] ?? []
    let type = project.resolve(name, inside: enclosingTypeNames(of: node).first ?? "")
    guard written.isEmpty, project.types[type]?.first?.kind == .struct else { return written }
    let properties = project.members(of: type).compactMap { member -> VariableFacts? in
      guard case .variable(let variable) = member, !variable.isComputed,
        !variable.modifiers.contains(.static), !(variable.isConstant && variable.hasInitialValue)
      else { return nil }
      return variable
    }
    let parameters = properties.map {
      FunctionFacts.Parameter(label: $0.name, type: $0.type ?? "", hasDefault: !$0.isConstant)
    }
    return [
      FunctionFacts(name: "init", owner: type, parameters: parameters, result: nil, traits: [])
    ]
  }

  /// The types of the closure in the rows of the tables that the call fits, those without an argument
  /// that is left out first.
  private func sdkTypes(
    of closure: ClosureExpr, at place: CallArguments.Place, in arguments: CallArguments,
    ofCallTo name: String, of call: FunctionCallExpr,
  ) -> [ClosureType] {
    let rows = project.sdk.callbacks(of: name, on: .none).filter { $0.label != "=" }
    if rows.isEmpty { return [] }
    let isType = name.beginsWithCapital
    let receiver = Receiver(of: call, in: self)
    let fitting = rows.filter { row in
      guard isType || receiver.mayHave(row, sdk: project.sdk) else { return false }
      let labels = row.parameterLabels
      let parameters = labels.map { label in
        // What else is a closure is not in the row.
        CallArguments.Parameter(
          label: label == "_" ? "" : label, takesClosure: label == row.label || place.isAdditional)
      }
      return arguments.parameter(for: place, among: parameters).map { labels[$0] } == row.label
    }
    // `AsyncStream { … }` is one of two initializers.
    let areAlike = Set(fitting.map(\.isolation)).count < 2
    let taking = areAlike ? fitting : fitting.filter { $0.mayTake(closure) }
    let exact = taking.filter { $0.parameterLabels.count == arguments.count }
    return ofReceiver(exact.isEmpty ? taking : exact, of: call).map(\.closureType)
  }

  /// Those of the rows that are the receiver's, where they differ and its type is known; else all of them.
  private func ofReceiver(_ rows: [SDKCallback], of call: FunctionCallExpr) -> [SDKCallback] {
    guard Set(rows.map(\.isolation)).count > 1, let name = receiverType(of: call)?.name else {
      return rows
    }
    let types = foreignAncestry(of: name)
    let own = rows.filter { types.contains($0.type) }
    return own.isEmpty ? rows : own
  }
}

extension Isolation.Kind {
  /// `nil` where the tables do not say.
  fileprivate init?(_ isolation: SDKIsolation?) {
    switch isolation {
    case .mainActor: self = .mainActor
    case .nonisolated: self = .nonisolated
    case .caller, .members, .unknown, nil: return nil
    }
  }
}

extension SDKCallback {
  fileprivate var closureType: ClosureType {
    switch isolation {
    case .mainActor: .isolated(to: .mainActor)
    case .nonisolated: .isolated(to: .nonisolated)
    case .caller, .members, .unknown: .keeps
    }
  }

  /// Whether the closure has parameters where the type has some.
  func mayTake(_ closure: ClosureExpr) -> Bool {
    closure.takesParameters != TypeSpelling(self.closure).core.hasPrefix("()")
  }
}

extension String {
  /// Whether a callee is a member of `DispatchQueue.main`.
  fileprivate var isOfMainQueue: Bool {
    hasPrefix("DispatchQueue.main.") || hasPrefix("Dispatch.DispatchQueue.main.")
  }
}

extension Node {
  /// Whether an expression may be the name of a type or function.
  fileprivate var isShort: Bool { range.upperBound.value - range.lowerBound.value <= 256 }
}

extension ClosureExpr {
  /// Whether the closure has parameters, with names or as `$0`.
  fileprivate var takesParameters: Bool {
    if let clause = signature?.parameterClause {
      return clause.tokens.contains { $0.kind.isWord || $0.kind == .wildcard }
    }
    return node.descendantsAndSelf.contains { reference in
      reference.is(.declReferenceExpr) && reference.firstToken?.kind == .dollarIdentifier
        && reference.ancestors.first { $0.is(.closureExpr) } == node
    }
  }
}

/// What a call is made on, as far as it tells which functions of a name are not meant.
private enum Receiver {
  /// Members of one of these types, or also those of none.
  case types([String], orGlobal: Bool)
  /// A value that nothing is known about.
  case value

  init(of call: FunctionCallExpr, in context: Context) {
    let around = context.enclosingTypeNames(of: call.node)
    let callee = call.calledExpression?.as(MemberAccessExpr.self)
    guard let callee else {
      self = .types(around.flatMap { context.project.ancestry(of: $0) }, orGlobal: true)
      return
    }
    let base = callee.base.flatMap { $0.isShort ? $0.compactText : nil } ?? ""
    if base == "self" || base == "super" || base == "Self" {
      self = .types(context.project.ancestry(of: around.first ?? ""), orGlobal: false)
      return
    }
    // What the compiler knows by how it is spelled is a member of the type in front: `DispatchQueue.main`.
    if context.project.sdk.isolation(ofClosurePassedTo: "\(base).\(callee.name ?? "")") != nil {
      let type = base.withoutStandardModule.prefix { $0 != "." && $0 != "<" }
      self = .types(context.project.ancestry(of: String(type)), orGlobal: false)
      return
    }
    let type = context.project.resolve(base, inside: around.first ?? "")
    let isType =
      callee.base?.is(.declReferenceExpr) == true
      && (context.project.types.contains(type)
        || context.project.sdk.isolation(ofType: type) != nil)
    self = isType ? .types(context.project.ancestry(of: type), orGlobal: false) : .value
  }

  var isValue: Bool { if case .value = self { true } else { false } }

  /// Whether a row of the tables may be about the call.
  func mayHave(_ row: SDKCallback, sdk: SDKTables) -> Bool {
    switch self {
    case .value: row.type != "-"
    case .types(let types, let orGlobal):
      row.type == "-" ? orGlobal : types.contains { sdk.ancestry(of: $0).contains(row.type) }
    }
  }

  /// Those of the functions that may be meant.
  func candidates(among functions: [FunctionFacts]) -> [FunctionFacts] {
    functions.filter { function in
      switch self {
      case .types(let types, let orGlobal):
        function.name == "init" || types.contains(function.owner)
          || orGlobal && (function.owner.isEmpty || function.traits.contains(.isLocal))
      case .value: !function.owner.isEmpty
      }
    }
  }
}

extension ClosureExpr {
  /// `#Preview { … }`, whose parameter is isolated to the main actor in all frameworks that have it.
  fileprivate var isOfPreview: Bool {
    let macro = node.parent
    let name =
      macro?.as(MacroExpansionExpr.self)?.macroName ?? macro?.as(MacroExpansionDecl.self)?.macroName
    return name?.name == "Preview"
  }
}
