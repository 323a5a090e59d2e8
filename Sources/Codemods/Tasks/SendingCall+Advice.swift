import Rewriter

extension SendingCall {
  /// What to do about what is sent, the least first.
  func advice(
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

  /// Whether what isn't Sendable is a test class: its tests may be isolated already, and isolating it doesn't help.
  func isOfTestsOnActor(_ needs: [RequiredAnnotation]) -> Bool {
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
}
