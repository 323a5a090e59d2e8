import Codemods

/// How many of the sites that change compile in Swift 6 then, and what the others wait for.
struct OutlookTally: Sendable {
  private var counts: [Outlook: Int] = [:]

  init(_ sites: some Sequence<Site>) {
    for site in sites { counts[site.outlook, default: 0] += 1 }
  }

  subscript(_ outlook: Outlook) -> Int { counts[outlook, default: 0] }

  private var total: Int { counts.values.reduce(0, +) }

  /// What Swift 6 says of the sites once they have changed; `nil` if none does.
  var sentence: String? {
    guard total > 0 else { return nil }
    let needing = self[.needsAnnotation]
    let unknown = self[.unknown]
    let compiling = self[.compiles]
    let parts =
      [
        compiling == total
          ? "all of them compile" : "\(compiling) of them compile\(compiling == 1 ? "s" : "")"
      ]
      + (needing == 0
        ? [] : ["\(needing) \(needing == 1 ? "needs" : "need") an annotation elsewhere as well"])
      + (unknown == 0
        ? [] : ["\(unknown) may not compile, since we can't tell whether a type is Sendable"])
    return "In Swift 6 mode, " + parts.joined(separator: ", ")
  }
}

extension OutlookTally: Encodable {
  private enum Key: String, CodingKey {
    case compiles, unknown
    case needsAnnotation = "needs-annotation"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(self[.compiles], forKey: .compiles)
    try container.encode(self[.needsAnnotation], forKey: .needsAnnotation)
    try container.encode(self[.unknown], forKey: .unknown)
  }
}
