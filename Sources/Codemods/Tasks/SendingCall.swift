import Rewriter

extension Codemod {
  /// A call takes what it is given, or what it returns, to other isolation than that of its caller.
  public static let sendingCall = Codemod(
    id: "sending-call",
    title: "Find calls that take values off their actor",
    since: .v(5, 5),
    discussion: """
      A nonisolated asynchronous function runs off the actor of its caller, unless it's `nonisolated(nonsending)` or its \
      module has `NonisolatedNonsendingByDefault`; a function of another actor runs there. Swift 6 rejects a call of one \
      where the receiver or an argument isn't Sendable and the code around keeps it: a property of the actor's state, a \
      parameter, `self`, a value made from them or stored in them, or a closure that keeps the isolation of the actor. Such \
      calls compile without a warning in Swift 5, so a move to Swift 6 begins with many errors at once: every call of one \
      protocol, for instance.

      So are uses without `await`, in nonisolated asynchronous code, of what Apple's headers isolate to the main actor: \
      there Swift 6 rejects what it only warns of in other code. Where synchronous code calls such a function, Swift 6 \
      warns of the call, and rejects what the call passes or gets as it does elsewhere. And a continuation is resumed \
      with a value that it sends away, and a stream's is given one: what a handler is given, and isn't Sendable, can't be. Nor can what `for await` \
      gets, but in a turn that is the last one: the sequence's iterator may have it, too.

      Only reported, with the function and the type, of which one has to change. Values that nobody else has may go \
      anywhere, and aren't reported; nor are functions of other packages, which nobody here can change.
      """,
    verdict: .manual,
    candidateTokens: ["async", "await", "resume", "Task", "yield"],
    mayConcern: { $0.hasCandidateToken || $0.project.mayHaveCodeOfNoActor($0.file) },
    findsRejectedCode: true,
    examples: [
      Example(
        unchanged: """
          protocol Document { func save() async }

          @MainActor final class Editor {
            private let document: any Document
            init(document: any Document) { self.document = document }

            func close() async {
              await document.save()
            }
          }
          """,
        because:
          "Swift 6 rejects the call: 'save' runs off the actor, and 'document', of type 'any Document', isn't Sendable; "
          + "declare 'save' 'nonisolated(nonsending)', or mark 'Document' '@MainActor' if only main-actor code uses it, "
          + "or make it and the types that conform to it Sendable")
    ],
    run: { context in
      guard !context.project.modules.compilesInSwift6Mode(context.path) else { return [] }
      return SendingCall.all(in: context).compactMap(\.finding)
        + SendingAccess.all(in: context).map(\.finding)
        + ConcurrentBinding.all(in: context).compactMap(\.finding)
        + UnawaitedUse.all(in: context).map(\.finding)
        + ResumedValue.all(in: context).map(\.finding)
    })
}

/// A call of a function of the project that runs in other isolation than the code around.
struct SendingCall {
  let call: FunctionCallExpr
  let callee: Node
  let function: FunctionFacts
  let destination: Departure
  let context: Context

  /// Whether a value is called, of which the function says what its type does.
  let isOfClosure: Bool

  /// Whether it is a framework's function, which nobody here can change.
  private let isOfHeader: Bool

  /// The others that may be meant.
  private let alternatives: ArraySlice<FunctionFacts>

  static func all(in context: Context) -> [SendingCall] {
    let behindAwait = context.tree.nodesBehindAwait
    let awaited = behindAwait.compactMap { $0.as(FunctionCallExpr.self) }
    let mayWait = Codemod.sendingCall.candidateTokens.contains {
      !context.tree.tokens(spelling: $0).isEmpty
    }
    var headers = CallsOfHeaders(context: context)
    let others = context.tree.all(FunctionCallExpr.self).filter { call in
      // Have: show(.init(note)), which has no name but that
      let member = call.calledExpression?.as(MemberAccessExpr.self)?.name
      guard let name = call.calleeName ?? member,
        behindAwait.isEmpty || !call.node.isBehindAwait
      else { return false }
      // An actor is made, or what a header isolates is called.
      return mayWait && name.beginsWithCapital || headers.mayHave(call, named: name)
    }
    return awaited.compactMap { SendingCall($0, in: context) }
      + others.compactMap { SendingCall($0, in: context) }.filter(\.mayBeUnawaited)
  }

  /// An actor is made without waiting, too.
  private var mayBeUnawaited: Bool {
    guard !function.isAsync else { return false }
    return function.name == "init" && !isOfHeader
      || destination == .mainActor && AsyncCode(around: call.node) == nil
        && (isOfHeader || context.isIsolatedByHeader(function))
  }

  /// - Parameter home: what the code around is to be isolated to; `nil` for what it is.
  init?(_ call: FunctionCallExpr, in context: Context, as home: Isolation.Kind? = nil) {
    guard call.node.mayBeCompiled, let callee = call.calledExpression else { return nil }
    let closure = context.closureCalled(by: callee)
    let own = closure.map { [$0] } ?? context.functionsMeant(by: callee, in: call)
    let foreign = own.isEmpty ? context.functionOfHeader(calledBy: call) : nil
    let meant = foreign.map { [$0] } ?? own
    let destinations = meant.map {
      context.destination(of: $0, calledBy: call, asClosure: closure != nil, as: home)
    }
    guard let function = meant.first, let destination = destinations[0],
      destinations.allSatisfy({ $0 == destination })
    else { return nil }
    (self.call, self.callee, self.function) = (call, callee, function)
    (self.destination, self.context) = (destination, context)
    isOfClosure = closure != nil
    isOfHeader = foreign != nil
    alternatives = meant.dropFirst()
  }

  var finding: Finding? {
    let sent = sent.isEmpty ? [returned].compactMap(\.self) : sent
    guard let first = sent.first else { return nil }
    let isInDoubt = sent.map { context.foreignSuperclassInDoubt(of: $0.type) != nil }
    let hasCertain = isInDoubt.contains(false)
    let lacks = zip(sent, isInDoubt).map { value, isInDoubt in
      value.description(
        of: context.nameWithAlias(of: value.type), isInDoubt: hasCertain && isInDoubt)
    }.unique
    let shown =
      lacks.count > 3 ? lacks.prefix(2) + ["\(lacks.count - 2) more values aren't"] : lacks
    let place = isSynchronous ? sentenceOnIsolation : destination.sentence
    let facts = ["'\(name)' \(place)"] + shown
    let doubt = doubt(about: sent)
    let staying = functionsToStay
    var finding = context.leave(
      call.node, "leave the call of '\(name)'", rejecting: first.type,
      because:
        "the call\(doubt == nil ? ":" : ", since") \(facts.dropLast().joined(separator: ", ")), and \(facts[facts.count - 1])",
      unless: doubt,
      needing: isOfReceiver(first) ? context.annotations(in: first.type) : nil
    ) { advice(on: sent, $0, staying) }
    finding.needs += RejectedValues(values: sent.dropFirst().map(\.value), context: context).needs
      .filter { need in !finding.needs.contains { $0.name == need.name } }
    finding.feature = staying?.feature
    if isOfTestsOnActor(finding.needs) { finding.needs.removeAll { !$0.allowsCaptures } }
    return finding
  }

  /// What isn't known of the type that has the function, and of what is sent. An actor would have to be given Sendable
  /// values, too.
  private func doubt(about sent: [Sent]) -> String? {
    let owner = context.foreignNameInDoubt(ofMember: function)
    let superclasses = sent.map { context.foreignSuperclassInDoubt(of: $0.type) }
    let names = superclasses.contains(nil) ? [] : superclasses.compactMap(\.self).unique
    let all = ([owner].compactMap(\.self) + names).unique
    guard let first = all.first else { return nil }
    let isOne = all.count == 1
    let place = "\(all.listed("type")) \(isOne ? "isn't" : "aren't") in this project: unless "
    if isOne {
      let isolated = owner.map { _ in "isolated to the main actor" }
      let ways = [names.isEmpty ? nil : "Sendable", isolated].compactMap(\.self)
      return "\(place)it's \(ways.joined(separator: " or "))"
    }
    let types = names.count == 2 && all.count == 2 ? "both" : names.listed("type")
    return place + (owner == nil ? "" : "'\(first)' is isolated to the main actor or ")
      + "\(types) \(names.count > 1 ? "are" : "is") Sendable"
  }

  var name: String {
    function.name == "init" ? "\(function.owner).init" : function.name
  }

  private func advice(
    on sent: [Sent], _ needs: [RequiredAnnotation], _ staying: FunctionsToStay?,
  ) -> String {
    if !call.node.isBehindAwait, destination == .mainActor {
      let marking = MainActorMarking(at: call.node, in: context)?.advice
      let known = [marking, adviceOnHop(sending: sent, beside: marking)].compactMap(\.self)
      if !known.isEmpty { return known.joined(separator: ", or else ") }
    }
    // Have: a result that isn't Sendable either, whatever is done about the arguments
    let change = sent.contains(where: \.isResult) || returned == nil ? change(of: sent, needs) : nil
    let instead =
      sent.contains(where: \.isResult)
      ? "have '\(name)' return what is Sendable" : adviceOnArguments(sent)
    // Where more than one type would have to change, one remedy is enough.
    if needs.count > 1, let following = context.adviceToFollow(destination, from: call.node),
      needs.contains(where: { !$0.step.isDeclared })
    {
      return "\(following), or \(instead)"
    }
    let choices =
      isOfClosure
      ? [adviceOnClosure, change]
      : destination == .anywhere
        ? [staying?.advice, staying == nil ? change : change.map { shortened($0, of: sent) }]
        : [context.adviceToFollow(destination, from: call.node), change]
    if let staying = choices[0], context.usesTypesOfApp(inTestAt: call.node, needs) {
      return staying
    }
    let known = choices.compactMap(\.self)
    return known.isEmpty ? instead : known.joined(separator: ", or ")
  }

  /// What may be done as well, where the advice begins with what takes a word: the types' own findings say all.
  private func shortened(_ change: String, of sent: [Sent]) -> String {
    let needs = RejectedValues(values: sent.map(\.value), context: context).needs
    guard change.count > 170, sent.allSatisfy({ !$0.isFunction }), !needs.isEmpty,
      needs.allSatisfy({ !$0.step.isOfManagedObject }),
      sent.allSatisfy({ !context.needs(of: $0.type).isEmpty })
    else { return change }
    let names = needs.map(\.name).listed("type")
    return "make \(names) Sendable"
      + (needs.count == 1 && needs[0].mayBeOnMainActor ? " or '@MainActor'" : "")
  }

  /// A framework's function takes what it takes.
  private func adviceOnArguments(_ sent: [Sent]) -> String {
    let given = returned == nil ? "" : ", and have it return one"
    let values = "pass '\(name)' only Sendable values\(given)"
    guard returned == nil, let value = sent.first?.value.node, sent.count == 1,
      !sent[0].isFunction, sent[0].value.name != "self",
      context.refusalOfToolchain(since: .v(5, 10)) == nil
    else { return values }
    let copied = value.lastName.map { "'nonisolated(unsafe) let \($0) = \(value.textInOneLine)'" }
    let copy = "a copy, \(copied ?? "a 'nonisolated(unsafe) let'"), if nothing else uses it"
    return isOfHeader ? "pass \(copy)" : "\(values), or \(copy)"
  }

  /// What makes all that is sent Sendable.
  private func change(of sent: [Sent], _ needs: [RequiredAnnotation]) -> String? {
    let onClosures =
      "mark the closure parameter of '\(name)' '@Sendable'\(destination == .anywhere ? " or '@MainActor'" : "")"
    let isFunction = sent[0].isFunction
    if isFunction, isOfHeader { return nil }
    if case .closure(let closure, _) = sent[0], let type = context.typeCaptured(by: closure) {
      return
        "mark '\(type)' '@MainActor', hop to the main actor in the closure, and \(onClosures)"
    }
    if !isFunction, isOfTestsOnActor(needs) { return sent[0].isInstance ? adviceOnHelper : nil }
    guard
      let own = isFunction
        ? onClosures : needs.first?.adviceHere(if: { " if only main-actor code uses \($0)" })
    else { return nil }
    // The function becomes the main actor's own together with its object.
    if isMethod, isOfReceiver(sent[0]) || receiver == nil && sent[0].value.node == call.node,
      needs.first?.isForMainActorOnly == true
    {
      return own
    }
    let others = RejectedValues(
      values: sent.dropFirst().filter { !(isFunction && $0.isFunction) }.map(\.value),
      context: context)
    return own
      + others.advice(
        beside: needs, onClosures: { _ in onClosures },
        onOthers: { "pass Sendable values in place of \($0.listed("value"))" })
  }

  /// Whether a test class isn't Sendable, and the code around is isolated already: to isolate that is no help.
  private func isOfTestsOnActor(_ needs: [RequiredAnnotation]) -> Bool {
    destination == .anywhere && needs.first?.allowsCaptures == false
  }

  /// The helper that tests on the main actor call, together with those of its callers that aren't there: these would send
  /// `self` to it.
  ///
  /// Have: @MainActor func testLoad() async { await prepare() }; private func prepare() async {}
  private var adviceOnHelper: String? {
    guard context.isolation(at: call.node).kind == .mainActor,
      !function.attributes.contains("concurrent"), !function.modifiers.contains(.nonisolated)
    else { return nil }
    let callers = context.project.files(naming: name).compactMap(context.asItWas).flatMap { file in
      file.tree.calls(of: name).filter(file.isOutsideMainActor).filter { call in
        call.calledExpression.map { file.functionsMeant(by: $0, in: call) }?
          .contains { OwnFunction($0) == OwnFunction(function) } == true
      }.compactMap(\.nameOfMethod)
    }.unique
    guard !callers.isEmpty else { return "mark '\(name)' '@MainActor'" }
    let verb = callers.count == 1 ? "calls" : "call"
    return "mark '\(name)', and \(callers.listed("method")), which \(verb) it, '@MainActor'"
  }

  /// What lets a closure run in the isolation of its caller.
  private var adviceOnClosure: String? {
    guard destination == .anywhere else {
      return context.adviceToFollow(destination, from: call.node)
    }
    if context.isolation(at: call.node).kind == .mainActor {
      return "declare the type of '\(name)' '@MainActor'"
    }
    return mayStayOnActor ? "declare the type of '\(name)' 'nonisolated(nonsending)'" : nil
  }

  /// The function, and those that it awaits and that would leave the actor in their turn, with objects that it keeps; `nil`
  /// where several may be meant that await others.
  private var functionsToStay: FunctionsToStay? {
    guard destination == .anywhere, !isOfClosure, mayStayOnActor,
      let staying = FunctionsToStay(with: function, in: context),
      alternatives.allSatisfy({
        FunctionsToStay(with: $0, in: context)?.advice == staying.advice
      })
    else { return nil }
    return staying
  }

  /// Whether every compiler that builds the function knows `nonisolated(nonsending)`, and nothing asks it to leave.
  private var mayStayOnActor: Bool { context.mayStayOnActor(function) }

  /// Whether the call takes along what the code around keeps.
  var sendsOn: Bool { !sent.isEmpty }
}

/// What the call takes along.
extension SendingCall {
  /// The values that aren't Sendable, and that the code around has, too.
  private var sent: [Sent] {
    [sentInstance.map { Sent.instance($0, at: call.node) }].compactMap(\.self)
      + operands.compactMap(sent)
  }

  /// What the code of an actor returns to other isolation.
  private var returned: Sent? {
    guard destination != .anywhere, function.name != "init",
      function.result?.hasPrefix("sending ") != true, let type = context.valueType(of: call.node),
      context.mayBeUnsendable(type), !type.isOfGlobalActor, context.isChecked(type)
    else { return nil }
    return .result(call.node, type)
  }

  enum Sent {
    case instance(KnownType, at: Node)
    case value(Node, KnownType, isFunction: Bool)
    case closure(Node, KnownType)
    case result(Node, KnownType)

    var type: KnownType { value.type }

    var value: RejectedValues.Value {
      switch self {
      case .instance(let type, let node): .init(name: "self", type: type, node: node)
      case .closure(let node, let type), .result(let node, let type), .value(let node, let type, _):
        .init(name: node.textInOneLine, type: type, node: node)
      }
    }

    var isResult: Bool { if case .result = self { true } else { false } }

    var isInstance: Bool { if case .instance = self { true } else { false } }

    var isFunction: Bool {
      switch self {
      case .instance, .result: false
      case .closure: true
      case .value(_, _, let isFunction): isFunction
      }
    }

    /// `'document', of type 'any Document', isn't Sendable`
    ///
    /// - Parameter name: what the type is called, in quotes.
    func description(of name: String, isInDoubt: Bool) -> String {
      let lack = isInDoubt ? "isn't known to be Sendable" : "isn't Sendable"
      return switch self {
      case .instance(let type, _): "'\(type.textOutside)' \(lack)"
      case .closure: "the closure that it's given isn't '@Sendable'"
      case .result: "its result, of type \(name), \(lack)"
      case .value(let value, _, isFunction: false):
        "\(value.title), of type \(name), \(lack)"
      case .value(let value, _, isFunction: true): "\(value.title) isn't '@Sendable'"
      }
    }
  }

  private func sent(_ operand: Node) -> Sent? {
    let value = operand.as(InOutExpr.self)?.expression ?? operand
    if let closure = value.as(ClosureExpr.self) {
      guard let type = typeOfParameter(of: closure.node),
        ValuesAround(call.node, in: context).have(value)
      else { return nil }
      return .closure(value, type)
    }
    let isNameOfClosure =
      value.referencedName.map { context.isNameOfClosure($0, at: value) } == true
    let type =
      context.valueType(of: value)
      ?? (value.isImplicitCase || isNameOfClosure ? typeOfParameter(of: value) : nil)
    guard let type = type?.unwrapped, context.mayBeUnsendable(type), !type.isOfGlobalActor,
      context.isChecked(type),
      !isOfHeader || !context.isFunction(type) || typeOfParameter(of: value) != nil,
      ValuesAround(call.node, in: context, countingDoubtful: !context.isUnsendable(type)).have(
        value)
    else { return nil }
    return .value(value.withoutChaining, type, isFunction: context.isFunction(type))
  }

  /// The type of the parameter that an argument is for, as declared, which isn't Sendable.
  private func typeOfParameter(of argument: Node) -> KnownType? {
    let arguments = CallArguments(of: call)
    let parameters = function.parameters.map {
      CallArguments.Parameter(
        label: $0.label, takesClosure: $0.takesClosure(in: context.project, of: function),
        mayBeLeftOut: $0.mayBeLeftOut)
    }
    guard let position = arguments.parameter(for: arguments.place(of: argument), among: parameters),
      let type = KnownType(
        function.parameters[position].type, scope: function.owner, path: function.path),
      context.isUnsendable(type), !type.unwrapped.isOfGlobalActor
    else { return nil }
    return type
  }

  /// Have: await load(), await super.load(), where `self` isn't Sendable, and the code around isolated to the main actor
  private var sentInstance: KnownType? {
    let receiver = callee.as(MemberAccessExpr.self).map(\.base)
    guard isMethod, receiver == nil || receiver??.isInstanceAround == true,
      let type = context.selfType(at: call.node), context.isChecked(type),
      !isOwnFunctionOfGlobalActor(type),
      ValuesAround(call.node, in: context).isSelfShared(at: call.node)
    else { return nil }
    return type
  }

  /// Whether code of no actor calls a method of a class that isn't Sendable, which itself says which global actor it is on:
  /// the compiler takes such calls, whatever they are given (measured with Swift 6.3.1).
  private func isOwnFunctionOfGlobalActor(_ receiver: KnownType) -> Bool {
    guard isMethod, destination != .anywhere, context.isolation(at: call.node).kind.isOfNoActor,
      let name = receiver.unwrapped.nameOfMembers
    else { return false }
    let type = context.project.resolve(name, inside: receiver.scope)
    return context.project.types[type]?.contains { $0.kind == .class } == true
      && context.isUnsendable(receiver)
  }

  private var isMethod: Bool {
    MemberFacts.function(function).isOfObject && function.name != "init"
  }

  private var receiver: Node? { callee.as(MemberAccessExpr.self)?.base }

  private func isOfReceiver(_ sent: Sent) -> Bool {
    isMethod && sent.value.node == receiver?.withoutChaining
  }

  private var operands: [Node] {
    let receiver = isMethod ? receiver : nil
    if let type = receiver.map(context.valueType) ?? context.selfType(at: call.node),
      isOwnFunctionOfGlobalActor(type)
    {
      return []
    }
    return [receiver].compactMap(\.self).filter { !$0.isInstanceAround }
      + call.allArguments.compactMap(\.expression)
  }
}

extension FunctionCallExpr {
  /// The method around, and none that is local to it.
  fileprivate var nameOfMethod: String? {
    node.ancestors.prefix { $0.declaredTypeName == nil }
      .last { $0.is(.functionDecl) }?.as(FunctionDecl.self)?.name?.name
  }
}

extension Context {
  fileprivate func isOutsideMainActor(_ call: FunctionCallExpr) -> Bool {
    isolation(at: call.node).kind != .mainActor
  }

  /// The class whose object a closure captures as `self`, where that may go nowhere yet but to the main actor.
  fileprivate func typeCaptured(by closure: Node) -> String? {
    guard let closure = closure.as(ClosureExpr.self),
      NonSendableCaptures(in: closure.node, self).unchecked.contains(.instance),
      let type = enclosingTypeNames(of: closure.node).first,
      let need = need(ofType: project.resolve(type)), need.mayBeOnMainActor
    else { return nil }
    return need.name
  }

  /// The type as it's written, with what it stands for where that is something else on another system.
  ///
  /// Have: #if os(macOS) typealias Picture = NSImage #else typealias Picture = UIImage #endif
  fileprivate func nameWithAlias(of type: KnownType) -> String {
    let written = "'\(type.textOutside)'"
    guard let name = type.unwrapped.name, let aliases = project.aliases[name],
      Set(aliases.map(\.target)).count > 1
    else { return written }
    let rejected = aliases.filter { alias in
      KnownType(alias.target, scope: "", path: alias.path).map(isUnsendable) == true
    }
    return rejected.first.map { "\(written) ('\($0.target)' on some systems)" } ?? written
  }

  /// The type that the project extends with the function, or inherits from, where nobody here knows what isolates it.
  fileprivate func foreignNameInDoubt(ofMember function: FunctionFacts) -> String? {
    guard !function.owner.isEmpty, !GenericSendability.isType(function.owner),
      isolation(of: .function(function)) == .unknown
    else { return nil }
    let isForeign =
      project.types[function.owner] == nil
      && project.sdk.kind(ofTypeOrHeader: function.owner) == nil
    return isForeign ? function.owner : foreignSuperclassInDoubt(ofClass: function.owner)
  }

  /// What a called value does by its type, as a function of the name.
  ///
  /// Have: await onSave(note), where var onSave: (Note) async -> Void
  fileprivate func closureCalled(by callee: Node) -> FunctionFacts? {
    guard case .value(let type)? = ExpressionTypes(self).link(of: callee)?.entity,
      case .function(let function)? = project.expanded(type)?.shape,
      !function.attributes.contains(where: { $0.hasPrefix("isolated") }),
      !isOfActorObject(callee)
    else { return nil }
    return FunctionFacts(
      name: callee.withoutChaining.as(MemberAccessExpr.self)?.name
        ?? callee.withoutChaining.textInOneLine,
      owner: "",
      parameters: function.parameters.map {
        .init(label: "", type: ($0.specifiers + ["\($0.type)"]).joined(separator: " "))
      },
      result: "\(function.result)",
      traits: function.effects.contains("async") ? .isAsync : [],
      attributes: function.attributes, path: type.path)
  }

  /// Whether code of an actor reads the closure from an object: a call of its own one compiles, whatever it is given
  /// (measured with Swift 6.3.1).
  private func isOfActorObject(_ callee: Node) -> Bool {
    guard case .actor = isolation(at: callee).kind else { return false }
    let name = callee.withoutChaining.referencedName
    guard let name, case .local = resolution(of: name, at: callee) else { return true }
    return false
  }

  /// - Parameters:
  ///   - isClosure: whether it isn't declared, and no default isolates it.
  ///   - home: what the code around is to be isolated to; `nil` for what it is.
  fileprivate func destination(
    of function: FunctionFacts, calledBy call: FunctionCallExpr, asClosure isClosure: Bool,
    as home: Isolation.Kind?,
  ) -> Departure? {
    guard !function.parameters.contains(where: { $0.type.contains("isolated ") }) else {
      return nil
    }
    let isolation =
      isClosure
      ? Isolation.Kind(attributes: function.attributes, project: project) ?? .nonisolated
      : foreignNameInDoubt(ofMember: function) == nil
        ? isolationInSwift6(of: function) : .nonisolated
    if isolation == .nonisolated, function.name == "init", isActor(function.owner) {
      return self.isolation(at: call.node).kind.isOfActor ? .actor(function.owner) : nil
    }
    return departure(
      from: call.node, to: isolation,
      on: isClosure || function.name == "init" ? nil : call.calledExpression,
      leaving: leavesActor(function), as: home)
  }

  private func isolationInSwift6(of function: FunctionFacts) -> Isolation.Kind {
    let isolation = isolation(of: .function(function))
    guard isolation == .nonisolated, !function.attributes.contains("concurrent"),
      function.modifiers.isDisjoint(with: [.nonisolated, .nonisolatedNonsending]),
      let declaration = project.types[function.owner]?.first, declaration.kind == .protocol,
      !declaration.isNonisolated
    else { return isolation }
    return project.isolationInSwift6(ofProtocol: function.owner).kind
  }

  /// What an actor's initializer is given belongs to the new actor.
  private func isActor(_ type: String) -> Bool {
    project.types[type]?.allSatisfy { $0.kind == .actor } == true
  }

  /// Whether a call of a nonisolated function leaves the actor of its caller.
  private func leavesActor(_ function: FunctionFacts) -> Bool {
    guard function.isAsync, !function.modifiers.contains(.nonisolatedNonsending) else {
      return false
    }
    return function.attributes.contains("concurrent")
      || !project.modules.mayHave("NonisolatedNonsendingByDefault", inFile: function.path)
  }
}

extension Node {
  /// `a` of `a?` and `a!`.
  fileprivate var withoutChaining: Node {
    let inner =
      self.as(OptionalChainingExpr.self)?.expression ?? self.as(ForceUnwrapExpr.self)?.expression
    return inner?.withoutChaining ?? self
  }

  /// Have: .success(note)
  fileprivate var isImplicitCase: Bool {
    let access = self.as(FunctionCallExpr.self)?.calledExpression?.as(MemberAccessExpr.self)
    return access != nil && access?.base == nil
  }
}

extension Node {
  /// What a sentence calls the value: its text, or that of a call without its arguments where that is long.
  ///
  /// Have: show(Configuration(title: title, subtitle: subtitle, image: image), animated: true)
  fileprivate var title: String {
    let text = textInOneLine
    guard text.count > 60 else { return "'\(text)'" }
    let callee = self.as(FunctionCallExpr.self)?.calledExpression?.textInOneLine
    if let callee, callee.count <= 60 { return "'\(callee)(…)'" }
    return "'\(text.prefix(59))…'"
  }
}
