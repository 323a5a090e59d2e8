import Codemods

/// A type that wants `@MainActor` or `Sendable`, and what that would be good for.
struct Annotation: Encodable {
  let type: String

  /// The file that declares it.
  let file: String

  /// How many sites would be legal in Swift 6 with nothing but this, those in its subclasses among them.
  let sites: Int

  /// Every such type, the most valuable first.
  static func all(for sites: [Site]) -> [Annotation] {
    let types = sites.flatMap { site in
      site.needs.count == 1 && site.needs[0].kind == .type
        ? [site.needs[0]] + site.needs[0].superclasses : []
    }
    return types.countedByPlace.map { Annotation(type: $0.name, file: $0.path, sites: $1) }
  }

  /// What to do.
  var advice: String { "mark '\(type)' '@MainActor', or make it Sendable" }
}
