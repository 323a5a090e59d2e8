import Rewriter

/// An actor or a type of one, or an extension of it, as far as its members meet nonisolated requirements; and any other
/// type that has members marked `@MainActor`.
struct ConformingType {
  private let declaration: Node
  private let name: String
  private let requirements: Requirements
  private let context: Context

  /// Types with members that use this one's, and wait to know whether they can.
  private let askers: Set<String>

  init?(_ declaration: Node, in context: Context, askedBy askers: Set<String> = []) {
    // What a type in a function has isn't known by name.
    guard !declaration.is(.protocolDecl), !declaration.ancestors.contains(where: \.isFunctionLike),
      let written = context.enclosingTypeNames(of: declaration).first,
      Self.mayCross(declaration, in: context)
    else { return nil }
    self.declaration = declaration
    name = declaration.is(.extensionDecl) ? context.project.resolve(written) : written
    requirements = Requirements(of: name, context.project)
    self.context = context
    self.askers = askers
    if requirements.isEmpty { return nil }
  }

  /// What the compiler infers is the isolation of a conformance by that of the type, and not by that of a member.
  private static func mayCross(_ declaration: Node, in context: Context) -> Bool {
    switch context.isolation(inside: declaration).kind {
    case .mainActor:
      !context.project.modules.mayHave("InferIsolatedConformances", inFile: context.path)
    case .nonisolated:
      declaration.ownMembers.contains(where: \.isMarkedMainActor)
    case .actor, .globalActor: true
    case .caller, .unknown: false
    }
  }

  /// For each protocol, all members that meet its requirements, if all of them can be nonisolated; else the first that
  /// can't.
  var findings: [Finding] {
    let initializers = declaration.ownMembers.compactMap {
      InitializerWitness($0, of: name, meeting: requirements, in: context)
    }
    // One finding is enough for a conformance that is rejected.
    let rejected = Set(initializers.map(\.protocolName))
    let groups = Dictionary(grouping: witnesses, by: \.protocolName)
      .filter { !rejected.contains($0.key) }
    let own =
      groups.values.flatMap(findings) + sentWitnesses.map(\.finding)
      + initializers.map { $0.finding(in: declaration) }
    return own.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private var sentWitnesses: [SentWitness] {
    declaration.ownMembers.compactMap {
      SentWitness($0, of: name, meeting: requirements.awaited, in: context)
    }
  }

  private func findings(ofOneProtocol witnesses: [Witness]) -> [Finding] {
    let rejected = witnesses.filter { $0.obstacle != nil }
    let certain = rejected.first { $0.obstacle?.key != .unknownIsolation }
    if let rejected = certain ?? rejected.first {
      // Who uses the conformance is asked last: that looks at much code.
      let isolation = rejected.rejection.flatMap { obstacle in
        IsolatedConformance(of: name, to: rejected.protocolName, in: declaration, context)?
          .finding(because: obstacle)
      }
      let others = witnesses.filter { $0.node != rejected.node && $0.isRejected(like: rejected) }
      return [isolation ?? rejected.finding(in: context, besides: others)]
    }
    // What the type inherits is reported, and its own members alone would free nothing.
    if let first = witnesses.first,
      context.inheritedWitness(in: name, of: context.project.resolve(first.protocolName)) != nil
    {
      return []
    }
    guard let first = witnesses.first,
      let refusal = context.refusal(
        ofProtocol: first.protocolName, requiring: first.key.name)
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

extension Node {
  fileprivate var isMarkedMainActor: Bool {
    let attributes =
      self.as(FunctionDecl.self)?.attributes ?? self.as(VariableDecl.self)?.attributes
    return attributes?.attributes.contains { $0.name == "MainActor" } == true
  }
}
