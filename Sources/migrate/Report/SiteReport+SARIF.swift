import Codemods
import Foundation

extension SiteReport {
  /// The report as a SARIF log with one run: a rule for each codemod, a result for each site.
  func sarif(showsNotes: Bool) throws(Failure) -> [UInt8] {
    let driver = SARIF.Driver(
      version: Migrate.version, semanticVersion: Migrate.version, rules: codemods.map(\.rule))
    let run = SARIF.Run(
      tool: SARIF.Tool(driver: driver),
      originalUriBaseIds: [Self.base: .init(description: .init(text: "the top of the repository"))],
      results: results(showsNotes: showsNotes))
    return try jsonBytes(of: SARIF.Log(runs: [run]), [.prettyPrinted])
  }

  private static let base = "SRCROOT"

  private func results(showsNotes: Bool) -> [SARIF.Result] {
    let (groups, fingerprints) = (groupNumbers, fingerprints)
    let rules = Dictionary(
      uniqueKeysWithValues: codemods.enumerated().map { ($1.id, $0) })
    return listed(withNotes: showsNotes).map { index in
      let site = sites[index]
      let file = SARIF.ArtifactLocation(uri: (folder + site.file).asURI, uriBaseId: Self.base)
      return SARIF.Result(
        ruleId: site.codemod, ruleIndex: rules[site.codemod] ?? -1,
        kind: site.isNote ? "informational" : "fail", level: site.level,
        message: SARIF.Message(text: site.explanation),
        locations: [.init(physicalLocation: .init(artifactLocation: file, region: site.region))],
        partialFingerprints: ["site/v1": fingerprints[index]],
        // What is made together with others is no fix by itself.
        fixes: groups[index] == nil ? site.fix(of: file).map { [$0] } : nil,
        properties: SARIF.Properties(
          verdict: site.verdict.rawValue, effects: site.effects.map(\.rawValue),
          needs: site.needs.map(\.description)))
    }
  }
}

extension Codemod {
  fileprivate var rule: SARIF.Rule {
    SARIF.Rule(
      id: id, shortDescription: SARIF.Message(text: title),
      fullDescription: SARIF.Message(text: discussion),
      help: SARIF.Help(text: discussion, markdown: discussion),
      defaultConfiguration: SARIF.Configuration(level: verdict == .manual ? .note : .warning),
      properties: ["tags": ["swift", "concurrency"]])
  }
}

extension Site {
  fileprivate var level: SARIF.Level { isNote ? .none : verdict == .manual ? .note : .warning }

  fileprivate var region: SARIF.Region {
    var region = SARIF.Region(from: start, to: end)
    region.snippet = SARIF.Message(text: "\(excerpt)")
    return region
  }

  fileprivate func fix(of file: SARIF.ArtifactLocation) -> SARIF.Fix? {
    guard !change.edits.isEmpty else { return nil }
    let replacements = change.edits.map { edit in
      SARIF.Replacement(
        deletedRegion: SARIF.Region(from: edit.start, to: edit.end),
        insertedContent: edit.replacement.isEmpty ? nil : .init(text: edit.replacement))
    }
    return SARIF.Fix(
      description: SARIF.Message(text: message),
      artifactChanges: [.init(artifactLocation: file, replacements: replacements)])
  }
}

extension String {
  /// The path as a relative URI (RFC 3986): only what is unreserved stands for itself.
  fileprivate var asURI: String {
    utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      let stands =
        byte < 0x80
        && (CharacterSet.alphanumerics.contains(scalar)
          || "/-._~".unicodeScalars.contains(scalar))
      return stands
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    .joined()
  }
}
