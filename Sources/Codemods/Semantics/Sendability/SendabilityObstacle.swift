/// Something that keeps the values of a type from being Sendable.
enum SendabilityObstacle: Hashable {
  /// A type of the project, by its qualified name.
  case type(String)
  /// A function that isn't `@Sendable`.
  case function
  /// A generic parameter.
  case parameter(String)
  /// A type that the project doesn't declare, or that may be anything.
  case other

  var typeName: String? { if case .type(let name) = self { name } else { nil } }

  var parameterName: String? { if case .parameter(let name) = self { name } else { nil } }

  var isOther: Bool { self == .other }
}

extension SendabilityRules {
  /// All that keeps values of the type from being Sendable; nothing where they are, or where that isn't known.
  ///
  /// Cost: a look at all that the type is made of.
  ///
  /// - Parameter owners: the names of types that store the type, at whatever distance.
  func obstacles(in type: KnownType, storedBy owners: Set<String> = []) -> [SendabilityObstacle] {
    let answer = sendability(of: type)
    guard answer.kind == .no else { return [] }
    switch project(for: type).resolved(type) {
    case .nominal(let name, let arguments, _):
      guard let declaration = project(for: type).declarations(of: name)?.first else {
        let isMadeOfArguments = GenericSendability.conditional.contains(name.withoutStandardModule)
        let found =
          isMadeOfArguments ? arguments.flatMap { obstacles(in: $0, storedBy: owners) } : []
        return found.isEmpty ? [.other] : found
      }
      return obstacles(in: declaration, storedBy: owners, culprit: answer.culprit)
    case .parameter: return [.parameter(type.unwrapped.text)]
    case .structural(let type): return obstacles(inStructural: type, storedBy: owners)
    case .unknown: return []
    }
  }

  private func obstacles(
    in declaration: TypeFacts, storedBy owners: Set<String>, culprit: String?,
  ) -> [SendabilityObstacle] {
    switch declaration.kind {
    case .class: return [.type(culprit ?? declaration.name)]
    case .struct, .enum:
      guard !owners.contains(declaration.name) else { return [] }
      let found = stored(in: declaration).compactMap(\.type)
        .flatMap { obstacles(in: $0, storedBy: owners.union([declaration.name])) }
      // What it stores is all there is to change.
      return isSendableByWhatItStores(declaration) && !found.isEmpty
        && found.allSatisfy { $0.typeName != nil } ? found : [.type(declaration.name)]
    default: return [.other]
    }
  }

  private func obstacles(
    inStructural type: KnownType, storedBy owners: Set<String>,
  ) -> [SendabilityObstacle] {
    switch type.shape {
    case .optional(let part), .array(let part): obstacles(in: type.part(part), storedBy: owners)
    case .dictionary(let key, let value):
      [key, value].flatMap { obstacles(in: type.part($0), storedBy: owners) }
    case .tuple(let elements):
      elements.flatMap { obstacles(in: type.part($0.type), storedBy: owners) }
    case .function: [.function]
    default: [.other]
    }
  }
}
