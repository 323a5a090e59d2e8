import Rewriter

extension Context {
  /// What to do about a conformance that crosses to the main actor.
  ///
  /// - Parameters:
  ///   - member: the base name of the requirement.
  ///   - type: what conforms.
  ///   - sent: the parameter that would go to the main actor without being Sendable.
  ///   - alternative: what may do as well where no call from elsewhere is known, with `or` behind it.
  func advice(
    forConformanceTo protocolName: String, by member: String, of type: String,
    sending sent: String? = nil, unless alternative: String = "", needingMainActor: Bool = true,
  ) -> String {
    let change = sent.map { "give '\($0)' a Sendable type, " } ?? ""
    if let place = placeOffMainActor(calling: member, of: protocolName) {
      return
        "\(place); \(change)mark the member 'nonisolated', and hop to the main actor in it"
    }
    // An alternative is no more than the half of it where the protocol stays nonisolated.
    let choice = placeOffMainActor(callingAnyOf: protocolName) == nil ? alternative : ""
    return change + choice
      + advice(
        forConformanceTo: protocolName, of: type,
        needingMainActor: needingMainActor)
  }

  /// - Parameters:
  ///   - variable: the member that is a stored variable, which can't be nonisolated.
  ///   - requirement: the only member that is to be isolated, where the type around isn't.
  ///   - needingMainActor: whether the member is known to need the main actor, so that the protocol belongs to it.
  func advice(
    forConformanceTo protocolName: String, of type: String, by variable: String? = nil,
    isolating requirement: String? = nil, needingMainActor: Bool = true,
  ) -> String {
    if let written = isolatedProtocol(of: type, refining: protocolName) {
      return "conform to '@MainActor \(written)' (Swift 6.2)"
    }
    if let header = project.foreign.header(ofType: protocolName),
      let file = header.split(separator: "/").last
    {
      return "if only the main thread calls it, mark it 'NS_SWIFT_UI_ACTOR' in '\(file)'"
    }
    // As measured with Swift 6.3.1, the attribute lets any member meet a nonisolated requirement, also a stored or inherited
    // one, and one that is given what isn't Sendable; the program traps where the requirement is called off the main thread.
    let checked = "conform to '@preconcurrency \(protocolName)'"
    if isDelegateOfSDK(protocolName) { return "if only the main thread calls it, \(checked)" }
    if let place = requirement.map({ placeOffMainActor(calling: $0, of: protocolName) })
      ?? placeOffMainActor(callingAnyOf: protocolName)
    {
      return "\(checked) if only the main thread calls this member (\(place))"
    }
    if let variable, isUsedOffMainActor(variable, ofProtocol: protocolName) {
      return
        "nonisolated code may use it, too; if that runs on the main thread, \(checked)"
    }
    let target = (requirement.map { "'\($0)' of " } ?? "") + "'\(protocolName)'"
    let isolation = "mark \(target) '@MainActor'"
    // Have: value as? Refreshable, which off the main actor gives no value for '@MainActor Refreshable'
    let conformance =
      isCastTo(protocolNamed: protocolName)
      ? checked : "conform to '@MainActor \(protocolName)' (Swift 6.2)"
    if Requirements.isStandard(protocolName) {
      // Have: struct Row: Hashable {}, whose '==' is what `Equatable` requires
      let written = Requirements(of: type, project).conformances(bringingAnyOf: [protocolName])
        .map { "@MainActor \($0)" }
      return written.isEmpty || isCastTo(protocolNamed: protocolName)
        ? conformance : "conform to \(written.listed("protocol")) (Swift 6.2)"
    }
    // Who isn't isolated could call an isolated protocol no more.
    let users = usersOffMainActor(ofProtocol: protocolName)
    if users.isEmpty {
      // What only holds under an assumption is no change of this run.
      let isIsolated =
        requirement == nil && needingMainActor && project.isAsItIs
        && canBeIsolated(protocolNamed: protocolName)
      return isIsolated
        ? "run '\(Refusal.command(only: "main-actor-protocol"))', which isolates protocols such as '\(protocolName)'"
        : "\(isolation), or \(conformance)"
    }
    let careful = "\(conformance) if only the main thread calls it"
    let names = users.names
    return users.allSatisfy(canBeIsolated)
      ? "\(careful), or mark \(target) and \(names.listed("user")), which \(names.count == 1 ? "uses" : "use") it, '@MainActor'"
      : careful
  }

  /// The main-actor-isolated protocol after a type's colon that brings a nonisolated one with it: its conformance is what is
  /// isolated, with all that come with it (measured with Swift 6.3.1).
  ///
  /// Have: struct Row: Supplement {}, where `@MainActor protocol Supplement: Identifiable {}`
  private func isolatedProtocol(of type: String, refining protocolName: String) -> String? {
    let name = project.resolve(protocolName)
    let declarations = (project.types[type] ?? []) + project.extensions(of: type)
    return declarations.lazy.flatMap { project.inheritedTypes(of: $0) }.first { written in
      written != name && project.types[written]?.contains { $0.kind == .protocol } == true
        && project.isolation(ofType: written).kind == .mainActor
        && project.ancestry(of: written).contains(name)
    }
  }

  /// Whether code anywhere asks a value at run time whether its type conforms: `as? Themeable`.
  func isCastTo(protocolNamed name: String) -> Bool {
    project.tables.protocolsOfCasts.answer(to: name) {
      project.files(naming: name.lastName).contains { path in
        asItWas(path).map { file in
          file.tree.tokens(spelling: name.lastName).contains {
            file.tree.innermostNode(at: file.tree.range(of: $0).lowerBound).isTargetOfCast
          }
        } ?? true
      }
    }
  }
}

extension Context {
  /// Whether the class that uses a protocol can be isolated together with it.
  private func canBeIsolated(_ use: NonisolatedUse) -> Bool {
    guard use.isOfType, !use.staysNonisolated,
      let declaration = project.types[use.user]?.first
    else { return false }
    return declaration.kind == .class && !declaration.isNonisolated
      && !isUsedOffMainActor(declaration)
  }

  /// Whether code that may not be isolated, and could do so no more if the protocol were, uses a variable of the project's
  /// protocol.
  ///
  /// Have: set { consumer?.isHidden = newValue }, in an extension of 'EnvironmentValues'
  private func isUsedOffMainActor(_ variable: String, ofProtocol name: String) -> Bool {
    let name = project.resolve(name)
    return project.files(naming: variable).compactMap(asItWas).contains { file in
      file.tree.all(DeclReferenceExpr.self, startingWith: variable).contains { reference in
        guard let access = reference.node.parent?.as(MemberAccessExpr.self),
          access.declName?.node == reference.node, file.isMember(access, of: name)
        else { return false }
        return [.nonisolated, .unknown].contains(file.isolation(at: access.node).kind)
      }
    }
  }
}

extension Node {
  /// Whether the node is in the type that a value may turn out to have: of `as?`, `as!`, `is`, or `as` in a pattern.
  fileprivate var isTargetOfCast: Bool {
    for ancestor in ancestorsAndSelf {
      if ancestor.is(.isTypePattern) { return true }
      guard ancestor.is(.typeExpr) else { continue }
      guard let list = ancestor.parent, list.is(.exprList) else { return false }
      let terms = Array(list.children)
      guard let index = terms.firstIndex(of: ancestor), index > 0 else { return false }
      return terms[index - 1].asksAtRunTime
    }
    return false
  }

  private var asksAtRunTime: Bool {
    if self.is(.unresolvedIsExpr) { return true }
    guard let cast = self.as(UnresolvedAsExpr.self) else { return false }
    return cast.questionOrExclamationMark != nil
      || ancestors.contains { $0.is(.expressionPattern) || $0.is(.valueBindingPattern) }
  }
}
