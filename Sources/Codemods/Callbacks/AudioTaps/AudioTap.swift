import Rewriter

extension Codemod {
  /// `installTap` and its relatives move to a `nonisolated static` function.
  ///
  /// What the function and the closure may hold was compiled with Swift 6.3.1 in all modes, and run: the
  /// original stops, also with a hop inside or where it calls a nonisolated method; the result
  /// doesn't. A function at file scope would be on the main actor again where that is the default.
  public static let audioTap = Codemod(
    id: "audio-tap",
    title: "Take audio taps and recognition tasks off the main actor",
    since: .v(5, 5),
    discussion: """
      The block of an audio tap runs on a thread of the audio engine. If it is written in main-actor-isolated \
      code, it is isolated to the main actor, and in the Swift 6 language mode the program stops at the first \
      buffer, without a warning from the compiler. The same holds for `AVAudioSinkNode` and \
      `AVAudioSourceNode`, and for `recognitionTask` if the recognizer's `queue` isn't the main queue, which \
      is the documented default: changes of `recognitionTask` need a review.

      The call moves to a `private nonisolated static` function next to the method, which gets what it needs \
      as parameters. The block is then nonisolated, and may use values that aren't Sendable. A method that is \
      passed by name becomes `nonisolated`.

      - `self` becomes the parameter `owner`, captured as `self` was.
      - Statements of the block that need the main actor hop there with `Task { @MainActor in … \
      }`; values that aren't Sendable, such as the buffer, are read before the hop.
      - Methods of `self` that use nothing of the main actor become `nonisolated`.
      - An object in a property of `self` to which the block passes a buffer is read once, when the tap is \
      installed: that needs a review.

      `--tap-style sendable` writes `{ @Sendable in … }` in place instead. `auto` does so where everything \
      that the block captures is Sendable.

      Left unchanged, each with its reason: blocks that are neither closure literals nor methods, variables \
      that change, and values of unknown types.
      """,
    verdict: .safe,
    candidateTokens: ["installTap", "recognitionTask", "AVAudioSinkNode", "AVAudioSourceNode"],
    examples: AudioTap.examples,
    run: takeOffMainActor)
}

/// A finding for every block for audio that is formed on the main actor.
@Sendable
private func takeOffMainActor(_ context: Context) -> [Finding] {
  var helpers: Set<String> = []
  let closures = context.callbackCalls.compactMap { call in
    call.isAudio ? AudioTap(call, in: context)?.finding(beside: &helpers) : nil
  }
  let named = context.tree.all(FunctionCallExpr.self).compactMap {
    AudioTap.finding(ofNamedBlock: $0, context)
  }
  return closures + named
}

/// A block for audio.
struct AudioTap {
  private let call: CallbackCall
  private let context: Context
  private let isolation: Isolation
  private let place: String

  /// Where a main-actor-isolated closure stops the program.
  private var elsewhere = ", where"

  /// Whether it is known that the block is called off the main thread.
  private let isKnown: Bool

  /// `nil` for a block that checks nothing, or that is called on the main thread.
  init?(_ call: CallbackCall, in context: Context) {
    guard let isolation = context.checkedIsolation(of: call.closure) else { return nil }
    switch call.site.place(in: context) {
    case .main: return nil
    case .off(let reason), .chosen(let reason): (place, isKnown) = (reason, true)
    case .unknown(let reason): (place, isKnown) = (reason, false)
    case .unlessChosen(let reason):
      (place, isKnown) = (reason, false)
      elsewhere = "; on another queue,"
    }
    self.call = call
    self.context = context
    self.isolation = isolation
  }

  private var explanation: String { explanation(calledAt: place) }

  private func explanation(calledAt place: String) -> String {
    let owner =
      isolation.kind == .mainActor ? "a main-actor-isolated closure" : "an actor-isolated closure"
    return
      "the block of '\(call.site.api)' is \(place)\(elsewhere) \(owner) traps in Swift 6 mode"
  }

  /// - Parameter helpers: the names of the functions that others become, and then of that of this one.
  func finding(beside helpers: inout Set<String>) -> Finding {
    do throws(Refusal) {
      return try fix(beside: &helpers)
    } catch {
      return context.leave(
        call.call.node, "leave the block of '\(call.site.api)'",
        because: error.reworded {
          "the block is \(place.withoutThreadSource)\(elsewhere) it traps in Swift 6 mode; \($0)"
        })
    }
  }

  private func fix(beside helpers: inout Set<String>) throws(Refusal) -> Finding {
    if isolation.kind != .mainActor {
      let callback = try ActorCallback(call, of: isolation, in: context)
      return finding(
        "mark the block of '\(call.site.api)' '@Sendable'",
        edits: call.closure.editsToSendable + callback.edits)
    }
    let refusal = ClosureCaptures(of: call.closure, in: context).refusal
    switch context.styles[TapStyle.self] {
    case .helper:
      do throws(Refusal) {
        return try helper(beside: &helpers)
      } catch {
        // Have: a capture that a function can take along only with a type that is not evident.
        if refusal == nil, let finding = try? sendable() { return finding }
        throw call.refusalOfContinuation(in: context) ?? error
      }
    case .auto:
      if refusal == nil, let finding = try? sendable() { return finding }
      return try helper(beside: &helpers)
    case .sendable:
      if let refusal { throw refusal }
      return try sendable()
    }
  }

  private func sendable() throws(Refusal) -> Finding {
    if let reason = call.refusalOfContinuation(in: context) { throw reason }
    let body = try CallbackBody(of: call, in: context)
    return finding(
      "mark the block of '\(call.site.api)' '@Sendable'",
      edits: ClosureHead(attribute: "@Sendable").edits(in: call.closure) + body.edits, body)
  }

  private func helper(beside helpers: inout Set<String>) throws(Refusal) -> Finding {
    let helper = try TapHelper(call, beside: helpers, in: context)
    helpers.insert(helper.name)
    return finding(
      "move the block of '\(call.site.api)' to '\(helper.name)'", edits: helper.edits, helper.body,
      concern: helper.concern)
  }

  private func finding(
    _ message: String, edits: [Edit], _ body: CallbackBody? = nil, concern: String? = nil,
  ) -> Finding {
    let concern = body?.concern ?? concern
    let insertedNames = body?.insertedNames ?? []
    return context.fix(
      call.call.node, message, verdict: isKnown && concern == nil ? .safe : .review,
      because: (concern.map { "\($0); " } ?? "") + explanation,
      effects: insertedNames.isEmpty ? [] : [.changesThread, .runsLater],
      fix: Fix(edits, insertedNames: insertedNames))
  }
}

extension AudioTap {
  /// The finding about a tap whose block is no closure literal, and may be one of the main actor.
  static func finding(ofNamedBlock call: FunctionCallExpr, _ context: Context) -> Finding? {
    guard call.trailingClosure == nil, let name = call.calleeName,
      let label = ["installTap": "block", "recognitionTask": "resultHandler"][name],
      let block = call.arguments?.arguments.first(where: { $0.label?.name == label })?.expression,
      !block.is(.closureExpr), context.mayBeForAudio(block, passedTo: name, in: call),
      context.isolation(at: call.node).kind == .mainActor,
      context.mayBeOfMainActor(block: block)
        || MainActorReference.find(block, in: context) != nil
    else { return nil }
    let cost =
      "'\(name)' calls the block off the main actor, where a main-actor-isolated function traps in Swift 6 mode"
    let method = TapFunction.method(handedOver: block, in: context)
    // An earlier round has freed it.
    if let method, context.isolation(inside: method.node).kind != .mainActor { return nil }
    do throws(Refusal) {
      guard let method else { throw Refusal(.notAClosure, "the block isn't a closure literal") }
      let function = try TapFunction(method, handedOver: block, in: context)
      return finding(about: call, block, function, because: cost, context)
    } catch {
      return context.leave(
        call.node, "leave the block '\(block.textInOneLine)'",
        because: error.reworded { "\(cost); \($0); mark the function 'nonisolated'" })
    }
  }

  private static func finding(
    about call: FunctionCallExpr, _ block: Node, _ function: TapFunction, because cost: String,
    _ context: Context,
  ) -> Finding {
    let place = CallbackSite(of: block, in: call, context)?.place(in: context)
    let isKnown = if case .off = place { true } else { false }
    return context.fix(
      call.node, "mark '\(function.name)' 'nonisolated'",
      verdict: isKnown && function.concern == nil ? .safe : .review,
      because: (function.concern.map { "\($0); " } ?? "") + cost,
      effects: function.insertedNames.isEmpty ? [] : [.changesThread, .runsLater],
      fix: Fix(function.edits, insertedNames: function.insertedNames))
  }
}

extension Context {
  /// Whether what is passed may be a block for audio: what the receiver is tells it, also where the project has
  /// functions of the name, and else that it has none.
  fileprivate func mayBeForAudio(
    _ block: Node, passedTo name: String, in call: FunctionCallExpr,
  ) -> Bool {
    project.functions[name] == nil
      || CallbackSite(of: block, in: call, self)?.callback.isAudio == true
  }

  /// Whether a function that is passed is, or may be, the main actor's: a method, or what a call
  /// gives. One that is kept in a variable was converted before, and checks nothing.
  fileprivate func mayBeOfMainActor(block: Node) -> Bool {
    let name = block.lastName ?? ""
    if block.is(.functionCallExpr) { return false }
    let members: [MemberFacts]
    if block.as(MemberAccessExpr.self)?.base?.isSelfReference == true {
      let type = enclosingTypeNames(of: block).first ?? ""
      members = project.members(named: name, of: type, inherited: true)
    } else if case .member(let found, _) = resolution(of: name, at: block),
      block.is(.declReferenceExpr)
    {
      members = found
    } else if case .local(let binding) = resolution(of: name, at: block),
      case .function = binding.kind
    {
      return true
    } else {
      return false
    }
    return members.contains { member in
      if case .function = member { isolation(of: member) != .nonisolated } else { false }
    }
  }
}

extension CallbackCall {
  /// Whether the closure is called where audio is made: ``Codemod/audioTap`` has a form for it.
  var isAudio: Bool { callback.isAudio }
}

extension SDKCallback {
  /// Whether the closure is called where audio is made.
  var isAudio: Bool {
    switch type {
    case "AVAudioNode": function.hasPrefix("installTap(")
    case "SFSpeechRecognizer": function.hasPrefix("recognitionTask(")
    case "AVAudioSinkNode", "AVAudioSourceNode": function.hasPrefix("init(")
    default: false
    }
  }
}
