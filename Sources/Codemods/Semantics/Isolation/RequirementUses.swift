import Rewriter

/// Who uses what the project's protocols require, off the main actor.
extension Context {
  /// Where the project calls a requirement of its own protocol in code that is known to run off the main actor:
  /// `'Store.swift:12' calls 'update' in a detached task`; `nil` where no such call is known.
  func placeOffMainActor(calling member: String, of protocolName: String) -> String? {
    let name = project.resolve(protocolName)
    guard project.types[name]?.contains(where: { $0.kind == .protocol }) == true else { return nil }
    let paths = (project.types[name] ?? []).map(\.path).joined(separator: " ")
    let compute = {
      project.files(naming: member).lazy.compactMap { path in
        asItWas(path)?.placeOffMainActor(calling: member, ofProtocol: name)
      }.first
    }
    // What holds under an assumption is kept nowhere.
    return project.assumedOnMainActor.isEmpty
      ? project.tables.callsOffMainActor.answer(to: "\(name).\(member) \(paths)", compute)
      : compute()
  }

  /// The same of any requirement, which keeps the protocol from being isolated.
  func placeOffMainActor(callingAnyOf protocolName: String) -> String? {
    requirements(ofProtocol: protocolName).lazy.compactMap {
      placeOffMainActor(calling: $0, of: protocolName)
    }.first
  }

  /// The same of those that aren't asynchronous: whoever awaits a requirement may do so from anywhere.
  func placeOffMainActor(callingAnySynchronousOf protocolName: String) -> String? {
    requirements(ofProtocol: protocolName) { !$0.isAsync }.lazy.compactMap {
      placeOffMainActor(calling: $0, of: protocolName)
    }.first
  }

  /// The base names of what a protocol of the project requires.
  private func requirements(
    ofProtocol name: String, where isWanted: (MemberFacts) -> Bool = { _ in true },
  ) -> [String] {
    Set(
      project.members(of: project.resolve(name))
        .filter { $0.modifiers.contains(.requirement) && isWanted($0) }.map(\.name)
    ).sorted()
  }

  private func placeOffMainActor(calling member: String, ofProtocol name: String) -> String? {
    tree.calls(of: member).lazy.compactMap { call -> String? in
      guard calls(call, memberOf: name), let manner = mannerOffMainActor(of: call) else {
        return nil
      }
      return "'\(place(of: call.node))' calls '\(member)' \(manner)"
    }.first
  }

  /// `in a detached task`, or that the caller waits for an answer, as no code of the main actor may.
  ///
  /// Have: delegate.askUser(self); answered.wait()
  private func mannerOffMainActor(of call: FunctionCallExpr) -> String? {
    if case .off(let manner) = PublisherOrigins(self).place(ofCode: call.node) { return manner }
    guard let item = call.node.ancestors.first(where: { $0.is(.codeBlockItem) }),
      item.as(CodeBlockItem.self)?.item == call.node, let list = item.parent,
      isolation(at: call.node).kind != .mainActor
    else { return nil }
    let rest = list.children.filter { $0.range.lowerBound > item.range.lowerBound }
    guard let wait = BlockingCalls(in: self).first(in: rest, on: .main), wait.functions.isEmpty
    else { return nil }
    return "and blocks its thread until it has an answer"
  }

  private func calls(_ call: FunctionCallExpr, memberOf name: String) -> Bool {
    call.calledExpression?.as(MemberAccessExpr.self).map { isMember($0, of: name) } ?? false
  }

  /// The types and functions that aren't isolated to the main actor, and use what the project's own protocol requires.
  ///
  /// Have: final class Recorder { weak var delegate: RecorderDelegate?; func stop() { delegate?.didStop(self) } }
  func usersOffMainActor(ofProtocol written: String) -> [NonisolatedUse] {
    let name = project.resolve(written)
    guard project.types[name]?.contains(where: { $0.kind == .protocol }) == true else { return [] }
    let compute = { nonisolatedUses(of: requirements(ofProtocol: name), declaredIn: name) }
    // What holds under an assumption is kept nowhere.
    return project.assumedOnMainActor.isEmpty
      ? project.tables.usersOffMainActor.answer(to: name, compute) : compute()
  }
}
