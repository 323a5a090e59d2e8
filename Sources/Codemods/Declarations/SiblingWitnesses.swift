import Rewriter

/// What code uses of other types that meets the same requirement as the code, and can be nonisolated, too.
///
/// Have: static var entries: [Entry] { ServersView.entries + SwitchesView.entries }
struct SiblingWitnesses {
  private(set) var uses: Set<Node> = []
  private(set) var additions: [Addition] = []

  /// - Parameter askers: the types that want to know, so that no two wait for each other.
  init(
    of key: MemberKey, meeting protocolName: String, usedIn code: Node?, _ askers: Set<String>,
    _ context: Context,
  ) {
    guard key.isStatic, let code else { return }
    for access in code.descendantsAndSelf.compactMap({ $0.as(MemberAccessExpr.self) })
    where access.mentions(key) {
      guard let base = access.base?.referencedName,
        case .type(let type) = context.resolution(of: base, at: access.node),
        !askers.contains(type),
        let addition = context.additions(for: protocolName, in: type, askers)[key]
      else { continue }
      uses.insert(access.node)
      additions.append(addition)
    }
  }
}

extension MemberAccessExpr {
  /// Whether it names the member, with all labels where that is a function.
  fileprivate func mentions(_ key: MemberKey) -> Bool {
    guard name == key.name else { return false }
    let call = node.parent?.as(FunctionCallExpr.self)
    let labels = call?.calledExpression == node ? call?.argumentLabels : nil
    return key.labels == nil || key.labels == labels
  }
}

extension Context {
  /// What makes a type's members nonisolated that meet a protocol's requirements.
  fileprivate func additions(
    for protocolName: String, in type: String, _ askers: Set<String>,
  ) -> [MemberKey: Addition] {
    func computed() -> [MemberKey: Addition] {
      declarations(ofType: type).reduce(into: [:]) { found, place in
        let type = ConformingType(place.declaration, in: place.file, askedBy: askers)
        found.merge(type?.additions(for: protocolName) ?? [:]) { first, _ in first }
      }
    }
    // What holds under an assumption is kept nowhere.
    guard project.assumedOnMainActor.isEmpty else { return computed() }
    let question = ProjectTables.Conformance(type: type, protocolName: protocolName)
    return project.tables.nonisolatedMembers.answer(to: question, computed)
  }
}
