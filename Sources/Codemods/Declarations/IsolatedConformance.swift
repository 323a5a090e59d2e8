import Rewriter

/// A conformance of a main-actor-isolated type to a nonisolated protocol of the project that can be isolated to the main
/// actor as well: only its code uses the type as a value of the protocol.
///
/// Have: @MainActor final class Screen: PlayerDelegate { … }
struct IsolatedConformance {
  private let place: InheritedType
  private let type: String
  private let protocolName: String
  private let context: Context

  /// `nil` where the declaration doesn't name the protocol, or code elsewhere may need the conformance.
  init?(
    of type: String, to protocolName: String, in declaration: Node, _ context: Context,
  ) {
    let name = context.project.resolve(protocolName)
    let named = declaration.inheritedTypes.first { inherited in
      guard let written = inherited.type, [.identifierType, .memberType].contains(written.kind)
      else { return false }
      return context.project.resolve(written.text, inside: type) == name
    }
    guard let named, context.isolation(inside: declaration).kind == .mainActor,
      context.refusalOfToolchain(since: .v(6, 2)) == nil, !context.isForOldSystems,
      context.project.types[type]?.allSatisfy({ $0.kind != .protocol }) == true,
      context.mayBeMetInIsolation(protocolNamed: name),
      !context.canBeIsolated(protocolNamed: name),
      ConformanceUses(of: type, as: name, in: context).areOnMainActor
    else { return nil }
    place = named
    self.type = type
    self.protocolName = protocolName
    self.context = context
  }

  /// - Parameter obstacle: why a member that the protocol requires can't be nonisolated.
  func finding(because obstacle: String) -> Finding {
    context.fix(
      place.node, "isolate the conformance to '\(protocolName)' to the main actor",
      verdict: .review,
      because:
        "\(obstacle); only main-actor code may then use '\(type.lastName)' as '\(protocolName)'",
      effects: context.project.modules.areBuilt(since: .v(6, 2), inFile: context.path)
        ? [] : [.needsToolchain],
      fix: Fix(
        [.insert("@MainActor ", at: place.range.lowerBound)], insertedNames: ["MainActor"]))
  }
}

extension Context {
  /// Whether nothing but values of the types that conform is asked for the protocol: it's one of the project, nobody looks
  /// for its conformances at run time, and no code off the main actor is known to call it.
  fileprivate func mayBeMetInIsolation(protocolNamed name: String) -> Bool {
    guard let types = project.types[name], types.count == 1, types[0].kind == .protocol,
      types[0].attributes.isEmpty, !types[0].isLocal, !mayBeImported(types[0])
    else { return false }
    // What extensions add to the protocol, any code may call of the type.
    guard project.members(of: name).allSatisfy({ $0.modifiers.contains(.requirement) }) else {
      return false
    }
    let refined = project.ancestry(of: name).filter { $0 != name }
    return refined.allSatisfy { ["AnyObject", "NSObjectProtocol"].contains($0) }
      && placeOffMainActor(callingAnyOf: name) == nil && !isCastTo(protocolNamed: name)
  }
}
