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
      SendingCall.all(in: context).compactMap(\.finding)
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
  let isOfHeader: Bool

  /// Overloads that the call may mean as well.
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
  var mayStayOnActor: Bool { context.mayStayOnActor(function) }

  /// Whether the call takes along what the code around keeps.
  var sendsOn: Bool { !sent.isEmpty }
}

extension Context {
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
      let here = self.isolation(at: call.node).withActorOfSwift6.kind
      return here.isOfActor ? .actor(function.owner) : nil
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
