import Rewriter

/// What has to go to the main actor together with a type that is marked `@MainActor`, as measured with Swift 6.3.1: the
/// nonisolated protocols whose requirements it meets, and the synchronous code of no actor that makes an object of it.
struct MainActorCompany: Hashable, Sendable {
  /// Those of the project.
  var protocols: [String] = []

  /// A protocol of the project that can't follow, since code off the main actor calls what it requires.
  var obstacle: String?

  /// What meets requirements of the standard library's protocols, and uses nothing that the class isolates.
  var membersToFree: [String] = []

  /// What the type names whose requirements other members meet: protocols of the standard library, or what refines them.
  var protocolsToIsolate: [String] = []

  /// Whether the standard library has a protocol whose requirements it meets.
  var meetsStandardProtocol: Bool { !membersToFree.isEmpty || !protocolsToIsolate.isEmpty }

  /// Those that headers in Objective-C declare.
  var foreign: [ForeignProtocol] = []

  /// The types that use an object by a property wrapper, which isolates them before Swift 6 only.
  var holders: [WrapperHolder] = []

  /// The types whose code makes an object.
  var makers: [String] = []

  /// The types whose code makes an object of those, or of one of these.
  var makersOfMakers: [String] = []

  /// Whether these are more than anybody would name.
  var hasMoreMakers = false

  struct ForeignProtocol: Hashable, Sendable {
    let name: String
    /// `Lock.h`
    let header: String
  }

  /// `mark 'Store', and 'Loader', which it conforms to, '@MainActor' if only main-actor code uses them`
  ///
  /// - Parameters:
  ///   - type: in quotes.
  ///   - condition: when the main actor is their place, with the pronoun that stands for them.
  func marking(
    _ type: String, if condition: (_ pronoun: String) -> String = { _ in "" },
  ) -> String {
    "mark \(subject(type)) '@MainActor'\(condition(pronoun))"
      + [clauseOfHeaders, clauseOfObstacle, clauseOfStandard].joined()
  }

  var pronoun: String {
    protocols.isEmpty && holders.isEmpty && makers.isEmpty ? "it" : "them"
  }

  /// What is to be marked, with the type in front: `'Store', and 'Loader', which it conforms to,`
  private func subject(_ type: String) -> String {
    let parts = [clauseOfProtocols, clauseOfHolders, clauseOfMakers].compactMap(\.self)
    let comma = parts.isEmpty || type.hasSuffix(",") ? "" : ","
    return "\(type)\(comma)" + parts.map { " and \($0)," }.joined()
  }

  private var clauseOfProtocols: String? {
    switch protocols.count {
    case 0: nil
    case 1, 2: "\(protocols.listed("protocol")), which it conforms to"
    default: "the \(protocols.count) protocols that it conforms to, such as '\(protocols[0])'"
    }
  }

  private var clauseOfHolders: String? {
    guard let first = holders.first else { return nil }
    let isOne = holders.count == 1
    let wrapper = isOne ? "'@\(first.wrapper)'" : "property wrappers"
    let verb = isOne ? "isolates it" : "isolate them"
    return "\(holders.map(\.type).listed("type")), whose \(wrapper) no longer \(verb) in Swift 6"
  }

  private var clauseOfMakers: String? {
    guard !makers.isEmpty else { return nil }
    let isOne = makers.count == 1
    let direct = "\(makers.listed("type")), which \(isOne ? "creates" : "create") it"
    if hasMoreMakers {
      return "\(direct), and in turn the types that create \(isOne ? "'\(makers[0])'" : "these")"
    }
    return makersOfMakers.isEmpty
      ? direct : "\(direct), and in turn \(makersOfMakers.listed("type"))"
  }

  /// `, and 'LockDelegate' 'NS_SWIFT_UI_ACTOR' in 'Lock.h'`; empty for none.
  private var clauseOfHeaders: String {
    guard let first = foreign.first else { return "" }
    let alike = foreign.filter { $0.header == first.header }
    let more = foreign.count - alike.count
    return ", and \(alike.map(\.name).listed("protocol")) 'NS_SWIFT_UI_ACTOR' in '\(first.header)'"
      + (more == 0 ? "" : " (and \(more) in other headers)")
  }

  private var clauseOfObstacle: String {
    obstacle.map { ", and the members that '\($0)' requires 'nonisolated'" } ?? ""
  }

  /// `, and '==' and 'hash(into:)' 'nonisolated'`, `, conform to '@MainActor Comparable' (Swift 6.2)`
  private var clauseOfStandard: String {
    let isolated = protocolsToIsolate.map { "@MainActor \($0)" }
    return
      (membersToFree.isEmpty
      ? "" : ", and \(membersToFree.listed("member")) 'nonisolated'")
      + (isolated.isEmpty ? "" : ", and conform to \(isolated.listed("protocol")) (Swift 6.2)")
  }
}

extension Context {
  /// What has to follow a type of the project to the main actor, and what of it can't, without the code that makes an
  /// object of it: that may have to stay where it is, and then so has the type.
  func company(ofType name: String) -> MainActorCompany {
    // What holds under an assumption is kept nowhere.
    guard project.isAsItIs, let path = project.types[name]?.first?.path else {
      return readCompany(ofType: name)
    }
    return project.tables.companies.answer(to: .init(name: name, path: path)) {
      readCompany(ofType: name)
    }
  }

  private func readCompany(ofType name: String) -> MainActorCompany {
    let requirements = Requirements(of: name, project)
    let required = requirements.protocols(requiring: project.members(of: name))
    let own = required.filter { project.types[project.resolve($0)] != nil }
    let staying = own.filter { placeOffMainActor(callingAnySynchronousOf: $0) != nil }
    var company = MainActorCompany()
    company.protocols = own.filter { !staying.contains($0) }
    company.obstacle = staying.first
    var isolated: Set<String> = []
    for (member, requirer) in requirements.standardWitnesses(among: project.members(of: name)) {
      if usesOnlyConstants(member, of: name) {
        company.membersToFree.append(MemberKey(member)?.fullName ?? member.name)
      } else {
        isolated.insert(requirer)
      }
    }
    company.protocolsToIsolate = requirements.conformances(bringingAnyOf: isolated)
    company.foreign = requirements.protocolsOfHeaders(requiring: project.members(of: name))
      .compactMap { written in
        project.foreign.header(ofType: written)?.split(separator: "/").last.map {
          .init(name: written, header: String($0))
        }
      }
    company.holders = wrapperHolders(ofType: name)
    return company
  }

  /// Whether the member uses nothing of its object, or of another one, but constants.
  private func usesOnlyConstants(_ member: MemberFacts, of type: String) -> Bool {
    let own: OwnFunction? =
      switch member {
      case .function(let function): OwnFunction(function)
      case .variable(let variable) where variable.isComputed: OwnFunction(variable)
      case .variable, .enumCase: nil
      }
    guard let own, let home = asItWas(own.path) else { return false }
    let isolated = Set(
      project.members(of: type).filter { other in
        if case .variable(let variable) = other, variable.isConstant { return false }
        return other.name != member.name && !other.modifiers.contains(.nonisolated)
      }.map(\.name))
    let bodies = project.waits.bodies.bodies(of: own, in: home)
    return !bodies.isEmpty
      && bodies.allSatisfy { body in !body.tokens.contains { isolated.contains($0.name) } }
  }

  /// The same with that code.
  func companyWithMakers(ofType name: String) -> MainActorCompany {
    var company = company(ofType: name)
    let own = usersMaking(name).filter { $0 != name }
    let others = makers(ofTypes: [name] + own).filter { !own.contains($0) }
    company.makers = own.filter { maker in !company.holders.contains { $0.type == maker } }
    if own.count + others.count <= 4 {
      company.makersOfMakers = others
    } else {
      company.hasMoreMakers = !others.isEmpty
    }
    return company
  }

  /// The types that make an object of the first in code that can't wait for the main actor, and those that make these.
  private func makers(ofTypes known: [String]) -> [String] {
    var found = known
    var next = 1
    while next < found.count, found.count < known.count + 5 {
      found += usersMaking(found[next]).filter { !found.contains($0) }
      next += 1
    }
    return Array(found.dropFirst())
  }

  private func usersMaking(_ name: String) -> [String] {
    let compute = {
      project.files(naming: name.lastName).compactMap(asItWas).flatMap { file in
        file.tree.calls(of: name.lastName).filter { file.makes(name, $0) }
          .compactMap { NonisolatedUse(at: $0.node, in: file) }
          .filter { $0.isOfType && project.types[$0.user] != nil }.map(\.user)
      }.unique
    }
    // What holds under an assumption is kept nowhere.
    return project.assumedOnMainActor.isEmpty
      ? project.tables.makersOffMainActor.answer(to: name, compute) : compute()
  }

  private func makes(_ name: String, _ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression, AsyncCode(around: call.node) == nil else {
      return false
    }
    if callee.is(.memberAccessExpr) {
      guard case .type(name, isStatic: true) = owner(in: callee) else { return false }
      return true
    }
    guard let written = callee.referencedName,
      case .type(let type) = resolution(of: written, at: callee)
    else { return false }
    return project.resolve(withoutAlias(type)) == name
  }
}
