/// A declaration of a type, or an extension of one.
struct TypeFacts: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  var name: String
  /// What stands behind the colon, as written; a class's superclass is first.
  let inherited: [String]
  /// The names of the attributes, without their arguments.
  let attributes: [String]
  var modifiers: DeclarationModifiers = []
  /// Of a protocol, with its associated types.
  var genericParameters: [GenericParameter] = []
  /// What stands behind `where`, as written.
  var whereClause: String?
  /// What the declaration stands in.
  var surroundings = Surroundings.file
  /// The name in `@objc(Name)`.
  var objectiveCName: String?
  /// Whether it stands in a body, where nobody else can name it.
  var isLocal = false
  /// Marked `@available(*, noasync)`.
  var isNoasync = false
  let path: String
  /// Its place among the declarations of types of its file.
  var position = 0
  /// Marked `@available(*, unavailable)`: nobody can use what an extension says.
  var isUnavailable = false

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
