import Rewriter

extension Context {
  /// Why no member becomes nonisolated for a protocol of the project, whatever its own type needs: all types that conform
  /// are better off with an isolated protocol, once one of them needs the main actor.
  ///
  /// - Parameter member: the first of those that could.
  func refusal(ofProtocol name: String, requiring member: String) -> Refusal? {
    guard !Requirements.isStandard(name), project.foreign.header(ofType: name) == nil,
      !isDelegateOfSDK(name)
    else { return nil }
    let path = project.types[project.resolve(name)]?.first?.path ?? ""
    let place = ProjectTables.TypePlace(name: name, path: path)
    // What holds under an assumption is kept nowhere.
    let reason =
      project.assumedOnMainActor.isEmpty
      ? project.tables.protocolsOfMainActor.answer(to: place) { cause(ofProtocol: name) }
      : cause(ofProtocol: name)
    return reason.map { reason in
      let isolation = "mark '\(name)' '@MainActor', since \(reason)"
      let user = usersOffMainActor(ofProtocol: name).first
      return Refusal(
        .usesMainActor,
        "'\(name)' is nonisolated, and '\(member)', which it requires, is isolated to the main actor; "
          + (user.map {
            "mark this member 'nonisolated', since '\($0.place)', which uses '\(name)', isn't isolated"
          } ?? "\(isolation), or mark this member 'nonisolated'"))
    }
  }

  /// Whether only an SDK declares the protocol.
  func isDelegateOfSDK(_ name: String) -> Bool {
    project.types[project.resolve(name)] == nil && project.sdk.hasDelegateMethods(name)
  }

  /// Why a protocol belongs to the main actor; `nil` where nothing says so.
  func cause(ofProtocol name: String) -> String? {
    if let type = typeOfMainActor(requiredBy: name) {
      return "it names '\(type)', which is isolated there"
    }
    return conformer(needingMainActorFor: name)
      .map { "'\($0)' needs the main actor for it" }
  }

  /// Have: var artworkView: UIImageView? { get }
  private func typeOfMainActor(requiredBy name: String) -> String? {
    let requirements = project.members(of: project.resolve(name))
      .filter { $0.modifiers.contains(.requirement) }
    let spellings = requirements.flatMap { member -> [String] in
      switch member {
      case .function(let function): function.parameters.map(\.type) + [function.result ?? ""]
      case .variable(let variable): [variable.type ?? ""]
      case .enumCase: []
      }
    }
    let words = spellings.flatMap {
      $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    }
    return words.map(String.init).first { project.isOfMainActor($0) }
  }

  /// The first type with a member that needs the main actor, and meets a requirement of the protocol.
  private func conformer(needingMainActorFor name: String) -> String? {
    let heirs = project.tables.heirs
    let types = Set(heirs.mayInherit(from: name)).union(heirs.names(of: name)).sorted()
    return types.first { type in
      declarations(ofType: type).contains { file, declaration in
        // Have: final class Console: UIViewController, @MainActor Sink
        let isIsolated = declaration.inheritedTypes.contains { inherited in
          inherited.type?.firstToken?.kind == .atSign
            && TypeSpelling(inherited.text).name.lastName == name.lastName
            && TypeSpelling.attributes(of: inherited.text).contains("MainActor")
        }
        return isIsolated
          || ConformingType(declaration, in: file)?.witnesses.contains {
            $0.protocolName == name && $0.obstacle?.key == .usesMainActor
          } == true
      }
    }
  }
}

extension ProjectIndex {
  /// Whether a type of the project or of an SDK is isolated to the main actor.
  fileprivate func isOfMainActor(_ written: String) -> Bool {
    let name = resolve(written)
    return types[name] == nil
      ? sdk.isMainActor(type: name) : isolation(ofType: name).kind == .mainActor
  }
}
