import Rewriter

/// A nonisolated requirement that a class meets by what it inherits, or an SDK's class by what it has, isolated to the main
/// actor.
///
/// Measured with Swift 6.3.1: the compiler rejects the conformance as it does where the member is the class's own, also
/// where an SDK isolates the class, and where the protocol has a default.
///
/// Have: final class NoteScreen: Screen, Reloadable {}, where class Screen: UIViewController { func reload() {} }
struct InheritedWitness {
  private let place: Node
  private let protocolName: String
  private let type: String
  private let key: MemberKey
  private let owner: String
  private let context: Context

  /// Those of the protocols that a declaration names, the first of each.
  static func all(in declaration: Node, _ context: Context) -> [InheritedWitness] {
    let types = declaration.inheritedTypes
    guard !types.isEmpty, !declaration.is(.protocolDecl),
      let written = context.enclosingTypeNames(of: declaration).first,
      context.isolation(inside: declaration).kind == .mainActor,
      !context.project.modules.mayHave("InferIsolatedConformances", inFile: context.path)
    else { return [] }
    let name = declaration.is(.extensionDecl) ? context.project.resolve(written) : written
    return types.compactMap { InheritedWitness($0, of: name, in: context) }
  }

  private init?(_ type: InheritedType, of name: String, in context: Context) {
    guard let inherited = type.type, TypeSpelling.attributes(of: inherited.text).isEmpty,
      let written = context.knownType(inherited).name,
      case let protocolName = context.project.resolve(written, inside: name.enclosingName),
      let declaration = context.project.types[protocolName]?.first,
      declaration.kind == .protocol, !declaration.attributes.contains("objc"),
      let (key, owner) = context.inheritedWitness(in: name, of: protocolName)
    else { return nil }
    place = type.node
    (self.protocolName, self.type, self.key, self.owner, self.context) =
      (protocolName, name, key, owner, context)
  }

  var finding: Finding {
    let member =
      owner == type
      ? "'\(key.fullName)' of '\(type)'"
      : "'\(key.fullName)', which '\(type)' inherits from '\(owner)',"
    let advice =
      context.project.types[owner] == nil
      ? context.advice(forConformanceTo: protocolName, of: type)
      : context.advice(forConformanceTo: protocolName, by: key.name, of: type)
    return context.leave(
      place, "leave '\(protocolName)'",
      because: Refusal(
        .usesMainActor,
        "\(member) is isolated to the main actor, and '\(protocolName)' is nonisolated; \(advice)"))
  }
}

extension Context {
  /// The first requirement of the protocol that the class meets by what it inherits from another class, with that class.
  func inheritedWitness(
    in type: String, of protocolName: String,
  ) -> (key: MemberKey, owner: String)? {
    let requirements = Requirements(ofProtocol: protocolName, project)
    if requirements.isEmpty { return nil }
    let classes = project.ancestry(of: type).filter { isClass($0) }
    return requirements.ofProject.lazy.compactMap { key, mustBeMet in
      let members = project.members(named: key.name, of: type, inherited: true)
        .filter { !$0.modifiers.contains(.requirement) && MemberKey($0) == key }
      if let member = members.first(where: { classes.contains($0.owner) }) {
        let isMet = requirements.protocolName(requiring: key, types: member.spelledTypes) != nil
        return isMet && member.owner != type && isIsolatedWitness(member)
          ? (key, member.owner) : nil
      }
      guard mustBeMet, members.isEmpty, let owner = frameworkClass(meeting: key, of: classes) else {
        return nil
      }
      return (key, owner)
    }.first
  }

  private func isClass(_ type: String) -> Bool {
    project.types[type]?.contains { $0.kind == .class }
      ?? (project.sdk.kind(ofType: type) == "class")
  }

  private func isIsolatedWitness(_ member: MemberFacts) -> Bool {
    guard isolation(of: member) == .mainActor else { return false }
    // A constant may be read from anywhere, if it is Sendable; a static one meets no requirement without saying so.
    if case .variable(let variable) = member, variable.isConstant, !member.isOfType {
      return type(of: variable).map(isUnsendable) == true
    }
    return true
  }

  /// The class of an SDK that has what no class of the project has, and every class that compiles must have.
  private func frameworkClass(meeting key: MemberKey, of classes: [String]) -> String? {
    guard key.name != "init", key.name != "subscript",
      let owner = classes.first(where: { project.types[$0] == nil }),
      project.sdk.isMainActor(type: owner),
      !NSObjectMembers.haveBaseName(key.name), !Self.membersOfNoActor.contains(key.name)
    else { return nil }
    return owner
  }

  /// What Apple's documentation shows as `nonisolated` in classes that are isolated to the main actor.
  private static let membersOfNoActor = NameTable(
    """
    UIKit: beginBackgroundTask endBackgroundTask
    """)
}
