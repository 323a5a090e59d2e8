import Rewriter

/// The uses of a function with a completion handler in other files than its own.
struct OutsideUses {
  /// What the files have to add, where each of them awaits the function.
  private(set) var needed: [Addition] = []

  /// The use that keeps the form with the handler; `nil` where none is known.
  private(set) var obstacle: Refusal?

  init(of alternative: AsyncAlternative) {
    let context = alternative.context
    let callee = OwnCallee(alternative.completion, in: context)
    let name = alternative.function.name?.name ?? ""
    let facts = (context.project.functions[name] ?? []).first(where: callee.isDescribed)
    // A selector names nothing that Objective-C does not see.
    let isSeen = alternative.attributes.contains {
      !["MainActor", "available", "discardableResult"].contains($0.name)
    }
    let isNamed = { (function: FunctionFacts) in
      !context.project.selectorUses(ofMethod: function, in: callee.owner).isEmpty
    }
    guard let facts, !isSeen || !isNamed(facts) else {
      obstacle = Self.obstacle("a selector names the function")
      return
    }
    let uses = HandlerUses(of: facts)
    for path in context.project.files(naming: name)
    where path != context.path {
      let place = context.project.completions.use(of: callee, inFile: path) {
        uses.firstPlace(in: context.over($0, at: path))
      }
      guard let place else { continue }
      let addition = uses.addition(inFile: path)
      needed.append(addition)
      // Nothing is withheld of what no run would make yet.
      if context.project.assumesNewCompiler {
        let isKept =
          context.seenWithAllChanges(inFile: path).flatMap { uses.firstKept(in: $0) } != nil
        if isKept, obstacle == nil {
          obstacle = Self.obstacle("\(place) uses the version with the completion handler")
        }
      } else if obstacle == nil, let reason = context.withheld[addition] {
        let use = context.seenWithAllChanges(inFile: path).flatMap { uses.firstKept(in: $0) }
        obstacle =
          use
          ?? Self.obstacle("\(place) needs the version with the completion handler: \(reason)")
      }
    }
  }

  /// Why the form with the handler stays.
  var refusal: Refusal {
    obstacle ?? Self.obstacle("other code may call the function with a completion handler")
  }

  /// The same where callers may rely on that form.
  func refusal(since reason: String) -> Refusal {
    var refusal = Refusal(
      .callerMayRely, reason + (obstacle.map { ", and \($0.reason)" } ?? ""))
    refusal.waitsFor = obstacle?.waitsFor
    return refusal
  }

  private static func obstacle(_ sentence: String) -> Refusal {
    Refusal(.keptByCallers, sentence)
  }
}

extension HandlerUses {
  /// The first use that no run rewrites, with the reason: `line 3 of 'Screen.swift' can't be awaited: …`
  fileprivate func firstKept(in context: Context) -> Refusal? {
    uses(in: context).lazy.compactMap { use in
      let place = HandlerUses.place(of: use, in: context)
      return reason(toKeep: use, at: place, in: context)
    }.first { _ in true }
  }

  private func reason(
    toKeep use: DeclReferenceExpr, at place: String, in context: Context,
  ) -> Refusal? {
    func kept(_ sentence: String) -> Refusal { Refusal(.keptByCallers, "\(place) \(sentence)") }
    guard let call = use.call else { return kept("uses the function as a value") }
    let closure = call.closureLiteral(labeled: labelsOfHandlers)
    let found =
      closure.map { AsyncTwinCall($0, in: context) }
      ?? AsyncTwinCall(withoutHandler: call, in: context)
    guard closure != nil || found != nil else {
      return context.forwarding(by: call)?.reworded { "\(place) \($0)" }
        ?? kept("calls the function without a closure")
    }
    guard let site = found, site.isOwn else {
      if takesPair(in: context) {
        return kept(
          "doesn't pass it two closure literals; write both there, or keep the handlers")
      }
      return kept(
        "may call another function of the name; keep the handler, or rename one of them")
    }
    let refusal =
      OwnHandlerCalls.delivery(in: site, context)
      ?? OwnHandlerCalls.refusal(of: site, in: context)
    let reason =
      refusal?.reasonElsewhere
      ?? SDKCompletionToAsync(site: site, context: context).reasonToStay
    guard let reason else { return nil }
    var kept = Refusal(.keptByCallers, "the call on \(place) can't be awaited: \(reason)")
    kept.waitsFor = refusal?.waitsFor
    return kept
  }
}

extension SDKCompletionToAsync {
  /// `nil` where the call is awaited.
  fileprivate var reasonToStay: String? {
    let finding = outcome.finding
    return finding.fix == nil ? finding.reason : nil
  }
}
