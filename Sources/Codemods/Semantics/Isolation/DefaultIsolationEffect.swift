/// What becomes of types if their modules isolate code to the main actor by default.
public struct DefaultIsolationEffect: Sendable {
  /// Those that become isolated, and conform to protocols such as `Codable`: on the main actor only, then.
  public private(set) var conforming: Set<String> = []

  /// Those that stay nonisolated though they don't say so, such as errors: their code can't use the others.
  public private(set) var staying: Set<String> = []

  /// - Parameters:
  ///   - base: the project without the default isolation.
  ///   - isolated: the project with it.
  public init(on files: [FileFacts], base: ProjectIndex, isolated: ProjectIndex) {
    for type in files.flatMap(\.types) where ![.actor, .protocol].contains(type.kind) {
      let conforms = type.inherited.contains(where: Self.protocols.contains)
      switch isolated.seen(from: type.path).isolation(of: type).kind {
      case .mainActor where conforms && base.isNonisolated(type): conforming.insert(type.name)
      case .nonisolated where type.kind != .extension && !type.isNonisolated:
        staying.insert(type.name)
      default: continue
      }
    }
  }

  private static let protocols = NameTable(
    """
    Swift: BidirectionalCollection Codable Collection Comparable CustomDebugStringConvertible
      CustomStringConvertible Decodable Encodable Equatable Hashable IteratorProtocol
      LosslessStringConvertible RandomAccessCollection Sequence
    """)
}

extension ProjectIndex {
  fileprivate func isNonisolated(_ type: TypeFacts) -> Bool {
    seen(from: type.path).isolation(of: type).kind == .nonisolated
  }
}
