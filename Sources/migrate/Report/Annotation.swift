import Codemods

/// A type that wants `@MainActor` or `Sendable`, and what that would be good for.
struct Annotation: Encodable {
  let type: String

  /// The file that declares it.
  let file: String

  /// How many sites would be legal in Swift 6 with nothing but this, those in its subclasses among them.
  let sites: Int

  /// What to do.
  let advice: String

  /// Every such type, the most valuable first.
  static func all(for sites: [Site]) -> [Annotation] {
    // What is right as it is waits for nothing.
    let types = sites.flatMap { site in
      !site.isNote && site.needs.count == 1 && site.needs[0].kind == .type ? site.needs : []
    }
    return types.countedByPlace.map { place, count in
      let needs = types.filter { $0.name == place.name && $0.path == place.path }
      // What most of the sites say; the main actor is no help to what leaves it.
      let onMainActor = needs.filter(\.mayBeOnMainActor)
      let need =
        2 * onMainActor.count > needs.count
        ? onMainActor.first : needs.first { !$0.mayBeOnMainActor }
      return Annotation(
        type: place.name, file: place.path, sites: count,
        advice: need?.advice() ?? "")
    }
  }

  private enum CodingKeys: CodingKey { case type, file, sites }
}
