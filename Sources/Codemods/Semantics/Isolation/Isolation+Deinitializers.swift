/// Which deinitializers are isolated, as measured with Swift 6.3.1.
extension ProjectIndex {
  /// The superclass whose deinitializer is isolated, so that Swift rejects a nonisolated one below it; `nil` where none
  /// is known.
  ///
  /// The nearest that is written decides. Where the default isolation is the main actor, a class without one has an
  /// isolated one, unless a written one above is nonisolated.
  func superclassWithIsolatedDeinit(of type: String) -> String? {
    var visited: Set = [type]
    var index = self
    var type = type
    var implicit: String?
    while let superclass = index.superclass(of: type), visited.insert(superclass).inserted,
      let declaration = index.types[superclass]?.first
    {
      index = seen(from: declaration.path)
      if let written = index.writtenDeinit(of: superclass) {
        return written.isIsolatedDeinit ? superclass : nil
      }
      let isByDefault = index.defaultIsolation(inFile: declaration.path).kind == .mainActor
      if implicit == nil, isByDefault, index.isolation(ofType: superclass).kind == .mainActor {
        implicit = superclass
      }
      type = superclass
    }
    return implicit
  }

  /// A class that inherits from the type, and whose deinitializer is nonisolated; `nil` where none is known.
  func subclassWithNonisolatedDeinit(of type: String) -> String? {
    tables.heirs.mayInherit(from: type).sorted().first { heir in
      guard heir != type, let declaration = types[heir]?.first, declaration.kind == .class,
        case let index = seen(from: declaration.path),
        index.ancestry(of: heir).contains(type)
      else { return false }
      return index.writtenDeinit(of: heir).map { !$0.isIsolatedDeinit } ?? false
    }
  }

  private func writtenDeinit(of type: String) -> MemberFacts? {
    members(named: "deinit", of: type, inherited: false).first
  }
}

extension MemberFacts {
  /// Whether a deinitializer says that it is isolated.
  fileprivate var isIsolatedDeinit: Bool {
    modifiers.contains(.isolated)
      || attributes.contains { $0 == "MainActor" || $0.hasSuffix(".MainActor") }
  }
}
