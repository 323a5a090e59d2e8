import Codemods

/// How many sites there are of each verdict.
struct Tally: Sendable {
  private var counts: [Verdict: Int] = [:]

  init(_ sites: some Sequence<Site>) {
    for site in sites { counts[site.verdict, default: 0] += 1 }
  }

  subscript(_ verdict: Verdict) -> Int { counts[verdict, default: 0] }

  var found: Int { counts.values.reduce(0, +) }
}

extension Tally: Encodable {
  private enum Key: CodingKey {
    case found, safe, review, manual
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(found, forKey: .found)
    try container.encode(self[.safe], forKey: .safe)
    try container.encode(self[.review], forKey: .review)
    try container.encode(self[.manual], forKey: .manual)
  }
}
