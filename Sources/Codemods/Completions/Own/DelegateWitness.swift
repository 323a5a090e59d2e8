import Rewriter

/// A method of a delegate with a completion handler, as the asynchronous one that the framework takes in its place: it
/// returns what it passed to the handler. The selector is the same, and nothing calls the method but the framework.
struct DelegateWitness {
  private let alternative: AsyncAlternative
  private let body: FlattenedBody
  private let keepsSelf: Bool

  /// `webView(_:respondTo:)`
  private let name: String

  /// `nil` where the handler is isolated as the requirement's is.
  private let missingIsolation: MissingHandlerIsolation?

  private var function: FunctionDecl { alternative.function }
  private var context: Context { alternative.context }

  /// - Throws: why the method keeps its handler.
  init(
    _ alternative: AsyncAlternative, paths: CompletionPaths, named name: String,
  ) throws(Refusal) {
    self.alternative = alternative
    self.name = name
    try Self.checkIsolation(of: alternative)
    body = try FlattenedBody(of: alternative, paths: paths)
    keepsSelf = paths.needsSelf || body.keepsSelf
    missingIsolation = MissingHandlerIsolation(alternative)
    if !body.waits, let missingIsolation, missingIsolation.isForFramework {
      try missingIsolation.check()
      return
    }
    try check()
    guard body.waits else {
      throw Refusal(
        .nothingToAwait, "nothing in the method waits, so it gains nothing from 'async'",
        isNote: true)
    }
  }

  /// The calls of the project's functions that the body awaits.
  var awaitedCalls: Set<Node> { body.awaitedCalls }

  var finding: Finding {
    guard !body.waits, let missingIsolation else { return findingOfAsync }
    return missingIsolation.finding
  }

  /// The method that returns its answer.
  private var findingOfAsync: Finding {
    let reasons = [
      missingIsolation?.reason,
      "the method runs in the next turn of the run loop",
      keepsSelf ? "the framework keeps 'self' alive until the method returns" : nil,
    ]
    let fix = Fix(
      signature.edits + labelEdits + body.edits,
      adding: body.awaitedCalls.map(context.additionOfAwait), countingOn: body.countsOn)
    return context.fix(
      function.node, "make the delegate method '\(name)' asynchronous", verdict: .review,
      because: reasons.compactMap(\.self).joined(separator: "; "),
      effects: [.runsLater] + (keepsSelf ? [.keepsAlive] : []), fix: fix)
  }

  private var signature: AsyncSignature {
    AsyncSignature(of: alternative, named: baseName, effects: effects)
  }

  private var baseName: String { String(name.prefix { $0 != "(" }) }

  private var labels: [String] {
    name.dropFirst(baseName.count + 1).dropLast().split(separator: ":").map(String.init)
  }

  /// The requirement names no part of a tuple.
  private var effects: String {
    let parts = alternative.result.type.flatMap { KnownType($0, path: "")?.tupleElements } ?? []
    return parts.count < 2
      ? alternative.effects
      : " async -> (\(parts.map(\.type.text).joined(separator: ", ")))"
  }

  /// Have: didReceive challenge: Challenge, which is called 'respondTo' now
  private var labelEdits: [Edit] {
    zip(alternative.parameters, labels).compactMap { parameter, label in
      guard parameter.label != label, let name = parameter.firstName else { return nil }
      let isOnlyName = parameter.secondName == nil
      return Edit(replace: name.range, with: isOnlyName ? "\(label) \(name.text)" : label)
    }
  }
}

extension DelegateWitness {
  private static func checkIsolation(of alternative: AsyncAlternative) throws(Refusal) {
    guard alternative.isolation == .mainActor else {
      throw Refusal(
        .notOnMainActor,
        "the method isn't isolated to the main actor, so the asynchronous one would run on another thread; mark it "
          + "'@MainActor' if the framework calls it on the main thread")
    }
  }

  private func check() throws(Refusal) {
    if alternative.result.isThrowing || labels.count != alternative.parameters.count {
      throw Refusal(
        .handlerResult, "'\(name)' can't return what '\(alternative.completion.name)' is passed")
    }
    if let attribute = alternative.attributes.first(where: { $0.name == "objc" }) {
      throw Refusal(.functionAttributes, "the function is marked '\(attribute.text)'")
    }
    if let body = function.body?.statements?.node,
      let deadline = CallDeadline(in: context).refusal(
        ofLaterCallAt: body,
        where: { if case .report = $0 { true } else { false } })
    {
      throw deadline
    }
    // Until the loop ends, no other task of the main actor would run.
    if let body = function.body?.node,
      let path = BlockingCalls(in: context).firstModalLoop(in: [body])
    {
      throw path.reasonAgainstModalLoop
    }
    let claims = FunctionClaims(function, named: baseName, labels: labels, in: context)
    if let claim = claims.claimOfOverload ?? alternative.claimOfHeir { throw claim }
    if let place = firstUse {
      throw Refusal(.keptByCallers, "\(place) calls the method with a completion handler")
    }
  }

  /// The first call of the method, or a reference to it with its labels.
  private var firstUse: String? {
    let project = context.project
    let owner = context.enclosingTypeNames(of: function.node).first.map { project.resolve($0) }
    let facts = (project.functions[function.name?.name ?? ""] ?? []).first {
      $0.path == context.path && $0.owner == owner && $0.fullName == function.fullName
    }
    guard let facts else { return "other code" }
    return project.files(naming: facts.name).lazy.compactMap { path in
      context.seen(inFile: path).flatMap(HandlerUses(of: facts).firstNamedPlace)
    }.first
  }
}

extension AsyncAlternative {
  /// Why the method stays as the types have it that inherit from its own.
  var claimOfHeir: Refusal? {
    FunctionClaims(function, labels: labels, in: context).claimOfOverride
  }
}
