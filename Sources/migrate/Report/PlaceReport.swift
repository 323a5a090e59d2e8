import Codemods
import Rewriter

/// What is known of a place, and what the codemods thought there.
struct PlaceReport: Sendable {
  private let line: String
  private let scopes: [Entry]
  private let range: Range<ByteOffset>
  private let isExact: Bool
  private var sites: [Entry] = []
  private var refusal: FileRefusal?

  /// Something that begins at a place, and what there is to say about it.
  fileprivate struct Entry {
    let name: String
    let line: Int
    let column: Int
    let statements: [String]
  }

  init(
    of place: Place, in file: WorkspaceFile, of project: ProjectIndex,
  ) throws(Failure) {
    let text = LocatedText(path: file.path, source: try SwiftText(of: file).source)
    range = try place.range(in: text)
    isExact = place.column != nil
    let column = place.column.map { ":\($0)" } ?? ""
    line = "\(file.path):\(place.line)\(column): \(text.excerpt(ofLine: place.line))"
    scopes =
      project
      .scopes(around: range, in: Tree.parse(text.source), path: file.path)
      .map { Entry($0, in: text) }
  }

  /// Says of the place what came of its file.
  mutating func take(_ outcome: FileOutcome, of codemods: [Codemod]) {
    sites =
      codemods
      .flatMap { outcome.sites.of($0, touching: range, isExact: isExact) }
      .map { Entry($0) }
    refusal = outcome.refusal
  }

  /// What there is to say, in lines that are as wide as the layout says.
  func text(_ layout: Layout) -> String {
    let verdicts =
      if let refusal {
        ["no codemod looks at this file: \(refusal)"]
      } else if sites.isEmpty {
        ["no codemod has anything to do there"]
      } else {
        Self.lines(sites, layout)
      }
    let head = layout.wrapped(line, indent: 4)
    return ([head, ""] + Self.lines(scopes, layout) + [""] + verdicts).map { $0 + "\n" }.joined()
  }

  /// A line for each statement, the names and places before them in columns, or above them where that would leave
  /// the statements too little room.
  private static func lines(_ entries: [Entry], _ layout: Layout) -> [String] {
    let heads = entries.map { "\($0.name) (\($0.line):\($0.column))" }
    let width = heads.map(\.count).max() ?? 0
    let isNarrow = layout.columns.map { width + 2 > $0 / 3 } ?? false
    return zip(heads, entries).flatMap { head, entry in
      let statements = entry.statements.enumerated().map { position, statement in
        let margin = isNarrow ? "    " : padded(position == 0 ? head : "", to: width) + "  "
        return layout.wrapped(margin + statement, indent: isNarrow ? 6 : width + 2)
      }
      return (isNarrow ? [head] : []) + statements
    }
  }
}

extension PlaceReport.Entry {
  fileprivate init(_ scope: IsolatedScope, in text: LocatedText) {
    name = scope.name
    (line, column) = text.lines.location(of: scope.range.lowerBound)
    statements = [scope.isolation.description]
  }

  fileprivate init(_ site: Site) {
    name = site.codemod
    (line, column) = (site.line, site.column)
    statements =
      ["\(site.verdict): \(site.message)"]
      + (site.reason.map { ["because \($0)"] } ?? [])
      + site.wishes.map(\.wish) + [site.doubt].compactMap(\.self)
      + site.effects.map { "\($0.rawValue): \($0.summary)" }
      + (site.code == site.codemod ? [] : ["'migrate explain \(site.code)' says more"])
  }
}

extension [Site] {
  /// What a codemod found in the range: what begins there, and where nothing does, the innermost site
  /// around. Of an exact place it is the innermost in any case.
  fileprivate func of(
    _ codemod: Codemod, touching range: Range<ByteOffset>, isExact: Bool,
  ) -> [Site] {
    let sites = filter { $0.codemod == codemod.id }
    let beginning = sites.filter { range.contains($0.range.lowerBound) }
    guard isExact || beginning.isEmpty else { return beginning }
    let innermost = sites.filter { $0.range.contains(range.lowerBound) }
      .max { $0.range.lowerBound < $1.range.lowerBound }
    return innermost.map { [$0] } ?? []
  }
}

extension LocatedText {
  fileprivate func excerpt(ofLine line: Int) -> Excerpt {
    let start = lines.starts[line - 1]
    return excerpt(of: start..<(line < lines.starts.count ? lines.starts[line] : source.end))
  }
}
