import Rewriter

extension Codemod {
  /// A delegate's method that is called off the main actor becomes `nonisolated`, and hops.
  ///
  /// Measured with Swift 6.3.1 in all modes: the result compiles without a diagnostic, except that
  /// `@preconcurrency` on a conformance without a main-actor method is one. A completion handler that
  /// a method takes as `@Sendable`, against its protocol, is an error.
  public static let nonisolatedDelegate = Codemod(
    id: "nonisolated-delegate",
    title: "Make delegate methods nonisolated that frameworks call off the main actor",
    since: .v(5, 5),
    discussion: """
      A method of a main-actor-isolated type is isolated to the main actor, even if a framework calls it on \
      another thread, as with the methods of a `WCSessionDelegate`. In the Swift 6 language mode, the compiler \
      rejects the conformance. With `@preconcurrency`, or with `InferIsolatedConformances`, the compiler \
      accepts it, and the program stops when the method is called, or has a data race.

      The method becomes `nonisolated`.

      - Its statements that need the main actor hop there with `Task { @MainActor in … }`, in the \
      next turn of the run loop.
      - Values that aren't Sendable are read before the hop, if what is read is Sendable.
      - A completion handler is called outside the hop, after the hop is started. If its arguments are known \
      only on the main actor, the handler is passed there without a check by the compiler, and so are \
      dictionaries with values of any type: that needs a review.
      - Tasks in the method that ran on the main actor because of it get `@MainActor`.
      - `@preconcurrency` is removed from the conformance with the last such method.

      The thread decides. Methods that are called on the main thread, or where the delegate was set, are right \
      as they are. If a queue is passed along with the delegate, the queue decides. If nothing says which \
      thread it is, nothing is changed.

      Left unchanged, each with its reason: methods that return a value for which they need the main actor, \
      overrides, and values from which nothing Sendable is read.
      """,
    verdict: .safe,
    candidateTokens: [],
    userTokens: \.userDelegates,
    mayConcern: { $0.hasCandidateToken || DelegateCallback.mayBe(in: $0) },
    examples: NonisolatedDelegate.examples,
    run: takeOffMainActor)
}

/// A finding for every method of a delegate that is called off the main actor.
@Sendable
private func takeOffMainActor(_ context: Context) -> [Finding] {
  let methods = context.tree.all(FunctionDecl.self).compactMap {
    DelegateCallback($0, in: context).map { NonisolatedDelegate($0, in: context) }
  }
  let all = methods.map { $0.calling(methods) }
  return all.map { $0.finding(beside: all) }
}

/// A method of a delegate that stops the program where a framework calls it.
struct NonisolatedDelegate {
  let callback: DelegateCallback
  private let context: Context
  private let change: Result<Change, Refusal>

  private struct Change {
    let edits: [Edit]
    let insertedNames: [String]
    let concern: String?
    let readsEarlier: Bool

    /// The methods that it calls without a hop, since they change with it.
    let countsOn: [Addition]

    var isHopAdded: Bool { !insertedNames.isEmpty }
  }

  init(_ callback: DelegateCallback, in context: Context) {
    self.init(callback, calling: [], in: context)
  }

  /// - Parameter others: methods that become `nonisolated`, too.
  private init(
    _ callback: DelegateCallback, calling others: [NonisolatedDelegate], in context: Context,
  ) {
    self.callback = callback
    self.context = context
    do throws(Refusal) {
      change = .success(
        try Self.change(of: callback.method, in: callback.function, calling: others, context))
    } catch {
      change = .failure(error)
    }
  }

  /// The method with what its calls of the others, which change with it, don't need any more.
  fileprivate func calling(_ methods: [NonisolatedDelegate]) -> NonisolatedDelegate {
    guard case .failure = change else { return self }
    let type = context.enclosingTypeNames(of: callback.function.node).first
    let others = methods.filter { method in
      guard case .success = method.change else { return false }
      return context.enclosingTypeNames(of: method.callback.function.node).first == type
    }
    return others.isEmpty ? self : NonisolatedDelegate(callback, calling: others, in: context)
  }

  /// Whether there is a change, and what it wants.
  var verdict: Verdict {
    guard case .success(let change) = change else { return .manual }
    return callback.isKnown && change.concern == nil ? .safe : .review
  }

  private var explanation: String { explanation(calledAt: callback.place) }

  private func explanation(calledAt place: String) -> String {
    "'\(callback.api)' is \(place), where a main-actor-isolated method traps in Swift 6 mode"
  }

  /// - Parameter methods: those of the file.
  fileprivate func finding(beside methods: [NonisolatedDelegate]) -> Finding {
    let place = callback.function.signature?.node ?? callback.function.node
    switch change {
    case .failure(let left):
      return context.leave(
        place, "leave '\(callback.method.method)'",
        because: left.reworded {
          "\(explanation(calledAt: callback.place.withoutThreadSource)); \($0)"
        })
    case .success(let change):
      let conformance = CheckedConformance(of: callback, in: context)
      let freed = conformance?.methodsFreed(among: methods, for: verdict) ?? []
      let removal = freed.isEmpty ? [] : conformance?.removal ?? []
      return context.fix(
        place, "mark '\(callback.method.method)' 'nonisolated'", verdict: verdict,
        because: (change.concern.map { "\($0); " } ?? "") + explanation,
        effects: (change.isHopAdded ? [.changesThread, .runsLater] : [])
          + (change.readsEarlier ? [.readsEarlier] : []),
        fix: Fix(
          change.edits + removal, insertedNames: change.insertedNames, adding: [addition],
          countingOn: freed.map(\.addition) + change.countsOn))
    }
  }

  /// What a conformance counts on that is no longer checked, and who calls the method without a hop.
  private var addition: Addition {
    let type = context.enclosingTypeNames(of: callback.function.node).first ?? ""
    return Addition(
      "'\(callback.method.method)' becomes 'nonisolated'",
      signature: "\(type).\(callback.method.method)", inFile: context.path)
  }

  private static func change(
    of method: DelegateMethod, in function: FunctionDecl, calling others: [NonisolatedDelegate],
    _ context: Context,
  ) throws(Refusal) -> Change {
    guard let code = CallbackCode(of: function), let keyword = function.funcKeyword else {
      throw Refusal(.incompleteCode, "the method has no body")
    }
    if function.modifiers?.contains(.override) == true {
      throw Refusal(
        .overriddenMethod, "the method overrides one of a superclass; mark both 'nonisolated'")
    }
    let type = context.enclosingTypeNames(of: function.node).first.map {
      context.project.resolve($0)
    }
    if let name = function.name?.name, let type,
      context.project.hasOverride(ofFunction: name, in: type)
    {
      throw Refusal(.overriddenMethod, "a subclass overrides the method; mark both 'nonisolated'")
    }
    let calls = others.map { (method: $0, callees: $0.callees(in: function)) }
      .filter { !$0.callees.isEmpty }
    let body = try CallbackBody(of: code, in: context, ignoring: Set(calls.flatMap(\.callees)))
    if !body.hops.isEmpty { try checkSelf(of: function, in: context) }
    try checkLifetimes(of: method, in: function, hops: body.hops)
    let attribute = try function.mainActorAttributeRemoval(in: context)
    return Change(
      edits: attribute + [.insert("nonisolated ", at: keyword.range.lowerBound)] + body.edits,
      insertedNames: body.insertedNames,
      concern: body.concern
        ?? (body.isHopAdded ? concern(ofCallsOf: function, in: context) : nil)
          ?? calls.first { $0.method.verdict == .review }.map {
            "the method calls '\($0.method.callback.method.method)', whose change needs a review too"
          },
      readsEarlier: body.readsEarlier,
      countsOn: calls.map(\.method.addition))
  }

  /// What another method names when it calls this one of its `self`.
  private func callees(in other: FunctionDecl) -> [Node] {
    guard let name = callback.function.name?.name, let body = other.body?.node else { return [] }
    return body.descendantsAndSelf.compactMap { node in
      guard let call = node.as(FunctionCallExpr.self), call.trailingClosure == nil,
        let callee = call.calledExpression,
        call.arguments?.arguments.map({ $0.label?.name ?? "_" }) == callback.function.labels
      else { return nil }
      if let access = callee.as(MemberAccessExpr.self) {
        return access.name == name && access.base?.isSelfReference == true ? callee : nil
      }
      guard callee.referencedName == name, case .member = context.resolution(of: name, at: callee)
      else {
        return nil
      }
      return callee
    }
  }

  /// Code of the file that calls the method itself goes on before a hop of it has run.
  private static func concern(ofCallsOf function: FunctionDecl, in context: Context) -> String? {
    guard let name = function.name?.name else { return nil }
    let isCalled = context.tree.calls(of: name).contains { call in
      let base = call.calledExpression?.as(MemberAccessExpr.self)?.base
      return call.arguments?.arguments.map { $0.label?.name ?? "_" } == function.labels
        && base?.is(.superExpr) != true
    }
    return isCalled
      ? "other code in this file calls the method, and no longer waits for all of its work" : nil
  }

  /// A hop takes `self` along.
  private static func checkSelf(
    of function: FunctionDecl, in context: Context,
  ) throws(Refusal) {
    guard let body = function.body?.node, let type = context.selfType(at: body) else { return }
    let sendability = context.sendability(of: type)
    guard sendability.kind == .yes else {
      throw Refusal(
        .notSendable,
        "'self' isn't known to be Sendable: \(sendability.chain.joined(separator: " ← "))")
    }
  }
}

extension NonisolatedDelegate {
  /// Throws if a hop uses a file that is gone when the method returns.
  private static func checkLifetimes(
    of method: DelegateMethod, in function: FunctionDecl, hops: [Range<ByteOffset>],
  ) throws(Refusal) {
    guard let position = temporaryFiles[method.method],
      function.parameters.indices.contains(position)
    else { return }
    let name = function.parameters[position].localName
    // A value that is read of it before is one of the same file.
    let isUsed = function.node.descendantsAndSelf.contains { $0.referencedName == name }
    if isUsed, !hops.isEmpty {
      throw Refusal(
        .deletedFile,
        "the file at '\(name)' is deleted when the method returns; move it before the hop")
    }
  }

  /// The parameters that stand for a file which the framework deletes after the method, as documented:
  /// "you must either open the file for reading or move it to a permanent location", "you must move the
  /// file to a different location before your delegate method returns".
  private static let temporaryFiles = [
    "urlSession(_:downloadTask:didFinishDownloadingTo:)": 2,
    "session(_:didReceive:)": 1,
  ]
}

extension FunctionDecl {
  /// What takes `@MainActor` from the function, if it is there.
  fileprivate func mainActorAttributeRemoval(in context: Context) throws(Refusal) -> [Edit] {
    let attribute = attributes?.attributes.first { $0.name.hasSuffix("MainActor") }
    guard let attribute else { return [] }
    guard attribute.node.parent?.is(.attributeList) == true, let first = attribute.node.firstToken,
      let next = attribute.node.lastToken?.next
    else {
      throw Refusal(
        .insideConditionalCompilation, "the method is '@MainActor' in only one branch of '#if'")
    }
    return context.tree.deletions(from: first, to: next)
  }
}

/// A conformance to a delegate's protocol with `@preconcurrency`, which checks the executor.
struct CheckedConformance {
  private let attribute: Attribute
  private let `protocol`: String
  private let type: String
  private let context: Context

  init?(of callback: DelegateCallback, in context: Context) {
    let type = context.project.resolve(
      context.enclosingTypeNames(of: callback.function.node).first ?? "")
    let attribute = context.tree.all(AttributedType.self).first { attributed in
      guard attributed.node.parent?.is(.inheritedType) == true,
        attributed.preconcurrency != nil, let name = attributed.baseType?.text,
        let declaration = context.enclosingTypeNames(of: attributed.node).first
      else { return false }
      return context.project.resolve(declaration) == type
        && context.project.sdk.ancestry(of: name).contains(callback.method.protocol)
    }
    guard let found = attribute?.preconcurrency, let name = attribute?.baseType?.text else {
      return nil
    }
    self.attribute = found
    self.type = type
    self.context = context
    `protocol` = name
  }

  /// The methods with which the attribute goes, where none is left on the main actor once those of the verdict, and of
  /// better ones, have changed.
  func methodsFreed(
    among methods: [NonisolatedDelegate], for verdict: Verdict,
  ) -> [NonisolatedDelegate] {
    let changing = methods.filter {
      context.project.sdk.ancestry(of: `protocol`).contains($0.callback.method.protocol)
    }
    let isAll = changing.map(\.verdict).max() == verdict && remaining == changing.count
    return isAll ? changing : []
  }

  /// What takes the attribute away.
  var removal: [Edit] {
    guard let first = attribute.node.firstToken, let next = attribute.node.lastToken?.next else {
      return []
    }
    return context.tree.deletions(from: first, to: next)
  }

  /// How many methods of the protocol the type has on the main actor.
  private var remaining: Int {
    context.project.members(of: type).filter { member in
      guard case .function(let function) = member,
        !function.modifiers.contains(.nonisolated)
      else { return false }
      return context.project.sdk.delegate(protocol: `protocol`, method: function.fullName) != nil
    }.count
  }
}

extension AttributedType {
  fileprivate var preconcurrency: Attribute? {
    attributes?.attributes.first { $0.name == "preconcurrency" }
  }
}
