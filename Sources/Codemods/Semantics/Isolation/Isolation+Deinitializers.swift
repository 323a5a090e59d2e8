/// Which deinitializers are isolated, as measured with Swift 6.3.1.
extension ProjectIndex {
  /// The superclass whose deinitializer is isolated, so that Swift rejects a nonisolated one below it; `nil` where none
  /// is known.
  ///
  /// The nearest that is written decides, and so does a class without one where the default isolation is the main
  /// actor: it has an isolated one, even below one that is nonisolated (measured with Swift 6.3.1).
  ///
  /// - Parameter kinds: the default isolations with which a class has an isolated one; with `.unknown` it may have one.
  func superclassWithIsolatedDeinit(
    of type: String, ifDefaultIs kinds: [Isolation.Kind] = [.mainActor],
  ) -> String? {
    var visited: Set = [type]
    var index = self
    var type = type
    while let superclass = index.superclass(of: type), visited.insert(superclass).inserted,
      let declaration = index.types[superclass]?.first
    {
      index = seen(from: declaration.path)
      if let written = index.writtenDeinit(of: superclass) {
        return written.isIsolatedDeinit ? superclass : nil
      }
      let isByDefault = kinds.contains(index.defaultIsolation(inFile: declaration.path).kind)
      if isByDefault, index.isolation(ofType: superclass).kind == .mainActor { return superclass }
      type = superclass
    }
    return nil
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
