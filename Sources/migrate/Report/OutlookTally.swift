import Codemods

/// How many of the sites that change compile in Swift 6 then, and what the others wait for.
struct OutlookTally: Sendable {
  private var counts: [Outlook: Int] = [:]
  private var sitesByNeed: [String: Int] = [:]

  /// How many names are shown.
  private static let shownNames = 3

  init() {}

  init(_ sites: some Sequence<Site>) {
    for site in sites { add(site) }
  }

  mutating func add(_ site: Site) {
    counts[site.outlook, default: 0] += 1
    for name in Set(site.needs.map(\.name)) { sitesByNeed[name, default: 0] += 1 }
  }

  subscript(_ outlook: Outlook) -> Int { counts[outlook, default: 0] }

  private var total: Int { counts.values.reduce(0, +) }

  /// One line, such as `in Swift 6, 5 of 8 changed sites compile as they are, …`; `nil` if no site changes.
  ///
  /// - Parameter kind: what the sites are called: `changed`, `safe`.
  func line(kind: String) -> String? {
    guard total > 0 else { return nil }
    let needing = self[.needsAnnotation]
    let compiling = self[.compiles]
    let parts =
      [
        "\(compiling) of \(counted(total, "\(kind) site")) "
          + (compiling == 1 ? "compiles as it is" : "compile as they are")
      ]
      + (needing == 0
        ? []
        : ["\(needing) still \(needing == 1 ? "needs" : "need") an annotation elsewhere (\(names))"])
      + (self[.unknown] == 0
        ? [] : ["of \(self[.unknown]) it is not known, since what is captured may not be Sendable"])
    return "in Swift 6, " + parts.joined(separator: ", ")
  }

  /// `'Feed' for 12, 'Loader' for 9, and 20 more: 'migrate report'`
  private var names: String {
    let sorted = sitesByNeed.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(Self.shownNames).map { "'\($0)' for \($1)" }.joined(separator: ", ")
    let rest = sorted.count - Self.shownNames
    return rest > 0 ? "\(shown), and \(rest) more: 'migrate report'" : shown
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
