import Rewriter

/// What a `@Sendable` closure captures although Swift 6 rejects that, as measured with Swift 6.3.1.
struct RejectedCapture {
  /// As the closure has it: `self`, `formatter`.
  let name: String

  /// The types of the project that would have to change.
  let needs: [RequiredAnnotation]

  private let kind: Kind

  /// All values that are rejected, that one first.
  private let values: RejectedValues

  private let closure: ClosureExpr
  private let context: Context

  /// Whether the closure runs on the main thread: what only that uses may belong to the main actor.
  private let isOnMain: Bool

  /// Whether Swift 6 accepts the capture with a warning, on whichever system.
  private let isOnlyWarned: Bool

  private enum Kind {
    /// A value of a type that is known not to be Sendable.
    case value
    /// A function, by its value.
    case closure
    /// A local variable, which the closure and the code around it share, whatever its type is.
    case variable(isSet: Bool, isWeak: Bool)
    /// A local function that isn't `@Sendable`, whatever it captures.
    case function
    /// A `self` that a closure around captures weakly, as a variable.
    case weakSelf
  }

  /// The first one, `self` before others, and values before variables; `nil` where none is known.
  init?(of closure: ClosureExpr, calledOn place: CallbackExecutor = .main, in context: Context) {
    self.closure = closure
    self.context = context
    let captures = CapturesFromAround(closure, in: context)
    let instance = captures.rejectedSelf.map {
      RejectedValues.Value(name: "self", type: $0, node: closure.node)
    }
    let rejected = [instance].compactMap(\.self) + captures.rejectedValues
    values = RejectedValues(
      values: rejected,
      variables: captures.variables.filter { variable in
        !rejected.contains { $0.name == variable.name }
      }, isAwaited: closure.isAwaitedForResult(in: context), context: context)
    if let value = values.values.first {
      (name, kind) = (value.name, context.isFunction(value.type) ? .closure : .value)
    } else if let function = captures.function {
      (name, kind) = (function, .function)
    } else if let variable = captures.variables.first {
      (name, kind) = (variable.name, .variable(isSet: variable.isSet, isWeak: variable.isWeak))
    } else if TaskBody(of: closure, in: context).needsWeakSelf {
      (name, kind) = ("self", .weakSelf)
    } else {
      return nil
    }
    let isOnMain = place == .main
    self.isOnMain = isOnMain
    isOnlyWarned =
      switch kind {
      case .weakSelf: context.isArgumentOfOwnPreconcurrencyFunction(closure)
      case .value, .closure, .variable, .function:
        context.isPassedToOwnPreconcurrencyFunction(closure) && captures.variablesAreOnlyWarnedOf
      }
    needs = values.needs.filter(\.allowsCaptures)
      .compactMap { isOnMain ? $0 : $0.step.isForMainThreadOnly ? nil : $0.offMainActor }
  }

  /// Whether a function is among what is captured.
  var isOfFunction: Bool { values.values.contains { context.isFunction($0.type) } }

  /// - Parameters:
  ///   - noun: what the closure is called.
  ///   - sentence: what else is wrong, where that leaves the closure as it is.
  func refusal(of noun: String, leftBecause sentence: String? = nil) -> Refusal {
    var refusal = refusal(saying: rejection(of: noun, leftBecause: sentence), of: noun)
    // What else is wrong is there all the same.
    refusal.isNote = isOnlyWarned && sentence == nil
    return refusal
  }

  private func refusal(saying rejection: String, of noun: String) -> Refusal {
    switch kind {
    case .weakSelf:
      return Refusal(
        .capturesVariable,
        "\(rejection) the 'self' that the closure around captures weakly; write '[weak self] in' in the \(noun), too"
      )
    case .value, .closure:
      return Refusal(
        .notSendable,
        "\(rejection) \(values.names), which \(values.values.count == 1 ? "isn't" : "aren't") Sendable"
          + clauseOfVariables + "; "
          + advice(to: noun) + adviceOnOthers(in: noun))
    case .variable(let isSet, let isWeak):
      let copy =
        isWeak
        ? "write '[weak \(name)] in' in the closure"
        : "copy it into a 'let', or keep its value behind a lock"
      return Refusal(
        .capturesVariable,
        "\(rejection) the variable '\(name)'; \(isSet ? adviceOnSetVariable : copy)")
    case .function:
      return Refusal(
        .capturesLocalFunction,
        "\(rejection) the local function '\(name)'; "
          + context.adviceOnLocalFunction(named: name, usedIn: closure.node))
    }
  }

  /// Have: var names: [String]?; load { names = $0; loaded.fulfill() }; wait(for: [loaded])
  private var adviceOnSetVariable: String {
    if values.isAwaited {
      return values.advice(onSet: values.variables.filter { $0.name == name })
        .joined(separator: ", and ")
    }
    let lock = "keep its value behind a lock"
    guard let wait = closure.node.waitBehind, context.refusalOfToolchain(since: .v(5, 10)) == nil
    else { return lock }
    return "declare it 'nonisolated(unsafe)' if '\(wait)' waits for the closure, or \(lock)"
  }

  /// What the closure captures follows. Where it is an argument of Dispatch's or Foundation's, Swift 6 warns on Apple's
  /// systems and rejects it on others, so the words are about the code alone.
  private func rejection(of noun: String, leftBecause sentence: String?) -> String {
    if isPassedToPreconcurrencyFunction {
      return sentence.map { "\($0); the \(noun) captures" }
        ?? "the \(noun) is '@Sendable', but captures"
    }
    return sentence.map { "\($0); Swift 6 \(reaction) the \(noun)'s capture of" }
      ?? "the \(noun) is '@Sendable', and Swift 6 \(reaction) its capture of"
  }

  private var isPassedToPreconcurrencyFunction: Bool {
    context.isPassedToPreconcurrencyFunction(closure)
  }

  private var clauseOfVariables: String {
    guard !values.variables.isEmpty else { return "" }
    return isPassedToPreconcurrencyFunction
      ? ", and \(values.namesOfVariables)" : ",\(values.clauseOfVariables)"
  }

  /// `rejects`; what a type with the isolation of Apple's headers captures by value only makes for a warning.
  private var reaction: String {
    switch kind {
    case .value, .closure: context.reactionOfSwift6(to: closure)
    case .weakSelf, .variable, .function: "rejects"
    }
  }

  private func advice(to noun: String) -> String {
    if case .closure = kind {
      return context.advice(
        onClosure: name, usedAt: closure.node, isOneOfMany: values.values.count > 1
      ) { type in
        isOnMain
          ? "mark \(type) '@MainActor' if only the main thread calls it, or '@Sendable'"
          : "mark \(type) '@Sendable'"
            + (isAsynchronous ? ", or '@MainActor' if its callers need that" : "")
      }
    }
    let needs = ownNeeds
    if let valuesInPlaceOfSelf {
      return context.adviceToCapture(valuesInPlaceOfSelf, in: noun, of: closure)
    }
    if let advice = context.adviceToCapture(
      readOf: name, in: noun, of: closure, beside: needs.first)
    {
      return advice
    }
    guard isOnMain else {
      return adviceElsewhere(in: noun, needs.first)
    }
    // A type of a framework is as it is.
    if let need = needs.first { return need.adviceHere { " if only the main thread uses \($0)" } }
    return name == "self"
      ? "name what the \(noun) needs of it in its capture list"
      : "capture values that the \(noun) needs of it, or '\(name)' as a 'nonisolated(unsafe) let' if only one thread uses it"
  }
}

extension RejectedCapture {
  /// The properties that the closure can capture in place of `self`, where that is the least.
  private var valuesInPlaceOfSelf: [String]? {
    name == "self" ? context.valuesInPlaceOfSelf(in: closure, beside: ownNeeds.first) : nil
  }

  /// What a use of `self` is in a closure that captures what it reads of that: `page.title` for `self.page.title`.
  func nameInCopy(of use: String) -> String {
    valuesInPlaceOfSelf != nil && use.hasPrefix("self.") ? String(use.dropFirst(5)) : use
  }

  /// What to do where the closure runs off the main thread.
  ///
  /// - Parameter need: what would make the value's type Sendable.
  private func adviceElsewhere(in noun: String, _ need: RequiredAnnotation?) -> String {
    if name == "self", let need, let advice = adviceOnGuardedState(need) { return advice }
    if let need, name != "self" || need.belongsToMainActor || !need.step.locksTooMuch {
      return name == "self" && need.belongsToMainActor
        ? "\(need.adviceOnPlace), and \(adviceOnWork(in: noun))"
        : need.adviceHere()
    }
    if name != "self" { return adviceOnValue(named: name, in: noun) }
    let set = namesSet
    let setting =
      set.isEmpty ? "" : "set \(set.listed("variable")) outside of the \(noun), and "
    if need != nil, case let functions = functionsCalled, !functions.isEmpty {
      if functions.contains(where: usesMuchOfSelf) {
        return
          "move the state that \(functions.listed("function")) \(functions.count == 1 ? "uses" : "use") into a class that "
          + "guards it with a lock, declare that '@unchecked Sendable', and capture its object"
      }
      return "\(setting)declare \(functions.listed("function")) 'static', with the values that "
        + "\(functions.count == 1 ? "it needs" : "they need") as arguments"
    }
    if need == nil, set.isEmpty, usesSelfAsWhole,
      context.refusalOfToolchain(since: .v(5, 10)) == nil
    {
      return "capture a copy, 'nonisolated(unsafe) let copy = self', if only one thread uses it"
    }
    return
      "\(setting)read what \(set.isEmpty ? "the \(noun)" : "else it") needs of 'self' before the \(noun)"
  }

  /// What becomes of the closure's work where the object goes to the main actor.
  private func adviceOnWork(in noun: String) -> String {
    let functions = functionsCalled
    guard !functions.isEmpty else {
      return adviceOnProperties(in: noun)
    }
    return functions.count == 1
      ? "\(functions.listed("function")) 'nonisolated', and pass it what it needs"
      : "\(functions.listed("function")) 'nonisolated', and pass them what they need"
  }

  /// The same where the work is no function's: properties are read before, and set on the main actor.
  private func adviceOnProperties(in noun: String) -> String {
    let hop = "hop with 'Task { @MainActor in }' where the \(noun)"
    let names = usesOfSelf.filter { !$0.isSelfReference }.compactMap(\.lastName).unique
    if names.isEmpty || usesSelfAsWhole {
      return "\(hop) uses 'self'"
    }
    let set = namesSet
    let read = names.filter { !set.contains($0) }
    return [
      read.isEmpty ? nil : "read \(read.listed("variable")) before the \(noun)",
      set.isEmpty ? nil : "\(hop) sets \(set.listed("variable"))",
    ].compactMap(\.self).joined(separator: ", and ")
  }

  /// What a queue guards doesn't belong to the main actor, whatever observes the object.
  ///
  /// Have: queue.async { self.items.append(item) }, in an observable object
  private func adviceOnGuardedState(_ need: RequiredAnnotation) -> String? {
    guard need.belongsToMainActor, need.step.view == nil,
      let queue = QueueOfState(of: closure, in: context), !queue.variables.isEmpty
    else { return nil }
    let shown = queue.variables.count > 3 ? Array(queue.variables.prefix(2)) : queue.variables
    let more = queue.variables.count > 3 ? " and what else it guards" : ""
    let names =
      more.isEmpty ? shown.listed("variable") : shown.map { "'\($0)'" }.joined(separator: ", ")
    let published =
      need.isObservableObject ? ", and set '@Published' variables only on the main thread" : ""
    return
      "declare '\(need.name)' '@unchecked Sendable', use \(names)\(more) only on '\(queue.name)'\(published)"
  }

  /// The functions of the project that the closure calls of `self`, by their names.
  private var functionsCalled: [String] {
    usesOfSelf.compactMap { use in
      guard use.parent?.as(FunctionCallExpr.self)?.calledExpression == use,
        let name = use.lastName, context.project.functions[name] != nil
      else { return nil }
      return name
    }.unique
  }

  /// Whether a function can't do with values in place of `self`: it overrides another one, or uses more of the object than
  /// anyone would pass.
  private func usesMuchOfSelf(_ name: String) -> Bool {
    let owner = context.enclosingTypeNames(of: closure.node).first
    let functions = context.tree.functions(named: name)
      .filter { context.enclosingTypeNames(of: $0.node).first == owner }
    return functions.contains { function in
      if function.modifiers?.contains(.override) == true { return true }
      let uses = function.node.descendantsAndSelf.filter(context.isKnownUseOfSelf).map { use in
        use.isSelfReference ? use.parent?.as(MemberAccessExpr.self)?.name : use.referencedName
      }
      return uses.contains(nil) || Set(uses).count > 4
    }
  }

  /// Whether the closure calls `self`, passes it on or asks it for an element: no value that is read before would do.
  private var usesSelfAsWhole: Bool {
    usesOfSelf.contains { use in
      use.isSelfReference || use.parent?.as(FunctionCallExpr.self)?.calledExpression == use
    }
  }

  /// `self.name` or `name`, and `self` where no member of it is named.
  private var usesOfSelf: [Node] {
    closure.node.descendantsAndSelf.filter { context.isKnownUseOfSelf($0) }.map { use in
      guard use.isSelfReference, let member = use.parent?.as(MemberAccessExpr.self),
        member.base == use
      else { return use }
      return member.node
    }
  }

  /// The same of a value that nobody here can make Sendable.
  private func adviceOnValue(named name: String, in noun: String) -> String {
    if closure.isWorkOfManagedContext(in: context) {
      return "fetch '\(name)' in the \(noun), since its objects belong to that context"
    }
    return context.adviceToCopyOrRead([name], in: noun, of: closure)
  }

  /// The properties of `self` that the closure sets.
  private var namesSet: [String] {
    usesOfSelf.filter { !$0.isSelfReference && $0.isAssigned }.compactMap(\.lastName).unique
  }

  /// The types that would have to change for the first value.
  private var ownNeeds: [RequiredAnnotation] {
    let own = RejectedValues(values: Array(values.values.prefix(1)), context: context).needs
    return needs.filter { need in own.contains { $0.name == need.name } }
  }

  /// Whether the first value is a function that any code can await, whatever it is isolated to.
  private var isAsynchronous: Bool {
    guard case .function(let function)? = context.project.canonical(values.values[0].type.unwrapped)
    else { return false }
    return function.effects.contains("async")
  }

  private func adviceOnOthers(in noun: String) -> String {
    values.others.advice(
      beside: ownNeeds,
      onClosures: {
        "mark the type of \($0) '@Sendable'\(context.placeOfClosures(among: values.others.values))"
      },
      onOthers: { $0.map { adviceOnValue(named: $0, in: noun) }.unique.joined(separator: ", and ") }
    )
  }
}

extension Context {
  /// What to do about a value that the closure needs as a whole: no member of it would do; `nil` for any other.
  func adviceToCopy(_ name: String, usedWholeIn closure: ClosureExpr) -> String? {
    guard needsCopy(of: name, in: closure) else { return nil }
    // A constant of the code around is its own copy.
    return isConstant(name, around: closure)
      ? "mark the constant '\(name)' 'nonisolated(unsafe)' if only one thread uses it"
      : "capture a copy, 'nonisolated(unsafe) let \(name) = \(name)', if only one thread uses it"
  }

  /// What to do about values that nobody here can make Sendable, and that a closure captures.
  func adviceToCopyOrRead(_ names: [String], in noun: String, of closure: ClosureExpr) -> String {
    let areCopied = names.allSatisfy { needsCopy(of: $0, in: closure) }
    if names.count > 1, areCopied, !names.contains(where: { isConstant($0, around: closure) }) {
      return
        "capture copies, such as 'nonisolated(unsafe) let \(names[0]) = \(names[0])', if only one thread uses them"
    }
    return names.map { name in
      adviceToCopy(name, usedWholeIn: closure)
        ?? "read what the \(noun) needs of '\(name)' before the \(noun)"
    }.joined(separator: ", and ")
  }

  private func needsCopy(of name: String, in closure: ClosureExpr) -> Bool {
    refusalOfToolchain(since: .v(5, 10)) == nil
      && closure.statements?.node.descendantsAndSelf.contains { $0.isWholeUse(of: name) } == true
  }

  private func isConstant(_ name: String, around closure: ClosureExpr) -> Bool {
    let local = LocalDeclaration(name, at: closure.node)
    return local?.kind == .constant && local?.declaration.is(.patternBinding) == true
  }

  /// What Swift 6 does where a `@Sendable` closure uses main-actor state, or captures what isn't Sendable: in code of a
  /// type that has its isolation from Apple's headers it only warns (measured with Swift 6.3.1).
  ///
  /// Have: final class Screen: UIViewController { func load() { connection.receiveMessage { _ in self.count = 1 } } }
  func reactionOfSwift6(to closure: ClosureExpr) -> String {
    isolation(at: closure.node).isPreconcurrency || isPassedToPreconcurrencyFunction(closure)
      ? "warns about" : "rejects"
  }
}

extension Node {
  /// Have: show(settings), model.settings = settings, settings.save()
  fileprivate func isWholeUse(of name: String) -> Bool {
    guard referencedName == name, let parent else { return false }
    let object = parent.is(.optionalChainingExpr) || parent.is(.forceUnwrapExpr) ? parent : self
    if let member = object.parent?.as(MemberAccessExpr.self)?.node {
      return member.parent?.as(FunctionCallExpr.self)?.calledExpression == member
    }
    return object == self && !parent.is(.subscriptCallExpr) && !parent.is(.functionCallExpr)
  }
}
