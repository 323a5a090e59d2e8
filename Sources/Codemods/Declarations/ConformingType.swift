import Rewriter

/// A main-actor-isolated type, or an extension of one, as far as its members meet nonisolated requirements.
struct ConformingType {
  private let declaration: Node
  private let name: String
  private let requirements: Requirements
  private let context: Context

  /// Types with members that use this one's, and wait to know whether they can.
  private let askers: Set<String>

  init?(_ declaration: Node, in context: Context, askedBy askers: Set<String> = []) {
    guard !declaration.is(.protocolDecl), !declaration.is(.actorDecl),
      let written = context.enclosingTypeNames(of: declaration).first,
      context.isolation(inside: declaration).kind == .mainActor,
      !context.project.modules.mayHave("InferIsolatedConformances", inFile: context.path)
    else { return nil }
    self.declaration = declaration
    name = declaration.is(.extensionDecl) ? context.project.resolve(written) : written
    requirements = Requirements(of: name, context.project)
    self.context = context
    self.askers = askers
    if requirements.isEmpty { return nil }
  }

  /// For each protocol, all members that meet its requirements, if all of them can be nonisolated; else the first that
  /// can't.
  var findings: [Finding] {
    let groups = Dictionary(grouping: witnesses, by: \.protocolName)
    return groups.values.flatMap(findings).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func findings(ofOneProtocol witnesses: [Witness]) -> [Finding] {
    if let rejected = witnesses.first(where: { $0.obstacle != nil }) {
      return [rejected.finding(in: context)]
    }
    guard let first = witnesses.first,
      let refusal = context.refusal(ofProtocol: first.protocolName)
    else { return witnesses.map { $0.finding(in: context) } }
    return [first.left(because: refusal, in: context)]
  }

  /// The members that meet nonisolated requirements.
  var witnesses: [Witness] {
    declaration.ownMembers.compactMap {
      Witness($0, of: name, meeting: requirements, in: context, askedBy: askers)
    }
  }

  /// What makes the members nonisolated that meet a protocol's requirements; empty if one of them can't be.
  func additions(for protocolName: String) -> [MemberKey: Addition] {
    let group = witnesses.filter { $0.protocolName == protocolName }
    guard group.allSatisfy({ $0.obstacle == nil }) else { return [:] }
    return group.reduce(into: [:]) { $0[$1.key] = $1.addition(in: context) }
  }
}
