import Codemods

/// Where a declaration is, by its name.
struct NamedPlace: Hashable {
  let name: String
  let path: String
}

extension [RequiredAnnotation] {
  /// Each declaration with the number of times that it is needed, the greatest first.
  var countedByPlace: [(NamedPlace, Int)] {
    Dictionary(grouping: self) { NamedPlace(name: $0.name, path: $0.path) }
      .map { ($0, $1.count) }
      .sorted { ($1.1, $0.0.name, $0.0.path) < ($0.1, $1.0.name, $1.0.path) }
  }
}
