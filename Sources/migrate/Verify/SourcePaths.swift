/// The files of a root, found by the paths that a build gives them, which may be those of a copy elsewhere.
struct SourcePaths {
  private let pathsByName: [Substring: [[Substring]]]

  /// - Parameter paths: from the root.
  init(_ paths: [String]) {
    pathsByName = Dictionary(grouping: paths.map { $0.split(separator: "/") }) { $0.last ?? "" }
  }

  /// The path from the root of the file that has most of its folders in common with the path, from its end on; `nil` if
  /// there is none, or more than one.
  func path(of path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let named = pathsByName[parts.last ?? ""] ?? []
    let matches = named.map { known in
      (known, count: zip(known.reversed(), parts.reversed()).prefix { $0 == $1 }.count)
    }
    guard let best = matches.map(\.count).max() else { return nil }
    let nearest = matches.filter { $0.count == best }
    return nearest.count == 1 ? nearest[0].0.joined(separator: "/") : nil
  }
}
