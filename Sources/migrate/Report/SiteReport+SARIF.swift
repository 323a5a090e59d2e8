import Codemods
import Foundation

extension SiteReport {
  /// The report as a SARIF log with one run: a rule for each codemod and for each kind of reason that a site has, a
  /// result for each site.
  func sarif(showsNotes: Bool) throws(Failure) -> [UInt8] {
    let rules = codemods.map(\.rule) + reasonRules(withNotes: showsNotes)
    let driver = SARIF.Driver(
      version: Migrate.version, semanticVersion: Migrate.version, rules: rules)
    let run = SARIF.Run(
      tool: SARIF.Tool(driver: driver),
      originalUriBaseIds: [Self.base: .init(description: .init(text: "the top of the repository"))],
      results: results(showsNotes: showsNotes, rules: rules.map(\.id)))
    return try jsonBytes(of: SARIF.Log(runs: [run]), [.prettyPrinted])
  }

  private static let base = "SRCROOT"

  /// A rule for each code of a site that is left unchanged.
  private func reasonRules(withNotes showsNotes: Bool) -> [SARIF.Rule] {
    let codes = Set(listed(withNotes: showsNotes).map { sites[$0].code })
    return codes.sorted().compactMap { code in
      code.contains("/") ? Explanation.of(code)?.rule(id: code) : nil
    }
  }

  private func results(showsNotes: Bool, rules: [String]) -> [SARIF.Result] {
    let (groups, fingerprints) = (groupNumbers, fingerprints)
    let rules = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    return listed(withNotes: showsNotes).map { index in
      let site = sites[index]
      let file = SARIF.ArtifactLocation(uri: (folder + site.file).asURI, uriBaseId: Self.base)
      return SARIF.Result(
        ruleId: site.code, ruleIndex: rules[site.code] ?? -1,
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

extension Explanation {
  fileprivate func rule(id: String) -> SARIF.Rule {
    let text = [meaning, remedy?.advice, labeledException].compactMap(\.self)
      .joined(separator: "\n\n")
    return SARIF.Rule(
      id: id, shortDescription: SARIF.Message(text: title),
      fullDescription: SARIF.Message(text: meaning),
      help: SARIF.Help(text: text, markdown: markdown),
      defaultConfiguration: SARIF.Configuration(level: .note),
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
