import Codemods

/// A type that wants `@MainActor` or `Sendable`, and what that would be good for.
struct Annotation {
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
    return Dictionary(grouping: types) { TypePlace(name: $0.name, path: $0.path) }
      .map { Annotation(type: $0.name, file: $0.path, sites: $1.count) }
      .sorted { ($1.sites, $0.type, $0.file) < ($0.sites, $1.type, $1.file) }
  }

  private struct TypePlace: Hashable {
    let name: String
    let path: String
  }

  /// A line for each of the annotations.
  static func text(of annotations: [Annotation]) -> String {
    let lines = annotations.map { annotation in
      let number = String(annotation.sites)
      let indent = String(repeating: " ", count: max(2, 8 - number.count))
      return "\(indent)\(number)  '\(annotation.type)' (\(annotation.file))\n"
    }
    return
      "types that keep sites from Swift 6 until they are '@MainActor' or 'Sendable', and how many:\n"
      + lines.joined()
  }
}
