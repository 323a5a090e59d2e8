/// A declaration of a type, or an extension of one.
final class TypeFacts: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  let name: String
  /// What stands behind the colon, as written; a class's superclass is first.
  let inherited: [String]
  /// The names of the attributes, without their arguments.
  let attributes: [String]
  let modifiers: DeclarationModifiers
  /// Of a protocol, with its associated types.
  let genericParameters: [GenericParameter]
  /// What stands behind `where`, as written.
  let whereClause: String?
  /// What the declaration stands in.
  let surroundings: Surroundings
  /// The name in `@objc(Name)`.
  let objectiveCName: String?
  /// Whether it stands in a body, where nobody else can name it.
  let isLocal: Bool
  /// Marked `@available(*, noasync)`.
  let isNoasync: Bool
  let path: String
  /// Its place among the declarations of types of its file.
  let position: Int
  /// Marked `@available(*, unavailable)`: nobody can use what an extension says.
  let isUnavailable: Bool

  init(
    kind: Kind, name: String, inherited: [String], attributes: [String],
    modifiers: DeclarationModifiers, genericParameters: [GenericParameter] = [],
    whereClause: String? = nil, surroundings: Surroundings = .file, objectiveCName: String? = nil,
    isLocal: Bool = false, isNoasync: Bool = false, path: String, position: Int = 0,
    isUnavailable: Bool = false,
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.whereClause = whereClause
    self.surroundings = surroundings
    self.objectiveCName = objectiveCName
    self.isLocal = isLocal
    self.isNoasync = isNoasync
    self.path = path
    self.position = position
    self.isUnavailable = isUnavailable
  }

  /// The same under another name, or with other parameters.
  func with(
    name: String? = nil, genericParameters: [GenericParameter]? = nil,
  ) -> TypeFacts {
    TypeFacts(
      kind: kind, name: name ?? self.name, inherited: inherited, attributes: attributes,
      modifiers: modifiers, genericParameters: genericParameters ?? self.genericParameters,
      whereClause: whereClause, surroundings: surroundings, objectiveCName: objectiveCName,
      isLocal: isLocal, isNoasync: isNoasync, path: path, position: position,
      isUnavailable: isUnavailable)
  }

  var isNonisolated: Bool { modifiers.contains(.nonisolated) }

  /// Whether an extension may give its members another isolation than its type has: it is `nonisolated`, or has an
  /// attribute that may name a global actor.
  var mayDecideIsolation: Bool {
    isNonisolated || attributes.contains { !Self.attributesWithoutIsolation.contains($0) }
  }

  private static let attributesWithoutIsolation: Set = [
    "available", "objc", "nonobjc", "objcMembers", "preconcurrency", "_spi",
  ]

  enum Surroundings: Sendable {
    case file, type, `extension`, nonisolatedExtension
    /// A function or closure that is not isolated to the main actor.
    case nonisolatedCode
  }
}

struct AliasFacts: Sendable {
  /// The name with those of the types around it.
  var name: String
  let target: String
  var modifiers: DeclarationModifiers = []
  var genericParameters: [GenericParameter] = []
  /// Whether it stands in a body, where nobody else can name it.
  var isLocal = false
  var path = ""
}

/// A name that stands for a type of the caller's choice.
struct GenericParameter: Hashable, Sendable {
  let name: String
  /// What it has to conform to or inherit from, as written, with what a `where` clause says of it
  /// by name: `P`, `A & B`.
  var constraint: String?
  /// Marked `each`.
  var isPack = false
}
