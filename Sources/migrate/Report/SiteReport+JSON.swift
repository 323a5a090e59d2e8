import Codemods
import Foundation

extension SiteReport {
  /// The report for a program: one JSON object, the same bytes for the same sources.
  func json() throws(Failure) -> [UInt8] { try jsonBytes(of: self, [.prettyPrinted]) }
}

/// The value as a line or lines of JSON, with sorted keys.
func jsonBytes(
  of value: some Encodable, _ formatting: JSONEncoder.OutputFormatting,
) throws(Failure) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
  do {
    return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
  } catch {
    throw .notEncodable("\(error)")
  }
}

extension SiteReport: Encodable {
  private enum Key: CodingKey {
    case root, files, findings, summary, safeInSwift6, annotations, blockingFunctions
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(root, forKey: .root)
    try container.encode(files, forKey: .files)
    try container.encode(encodedSites, forKey: .findings)
    let sitesByCodemod = Dictionary(grouping: sites, by: \.codemod)
    let tallies = codemods.map { ($0.id, Tally(sitesByCodemod[$0.id] ?? [])) }
    try container.encode(Dictionary(tallies) { $1 }, forKey: .summary)
    try container.encode(outlooks, forKey: .safeInSwift6)
    try container.encode(annotations, forKey: .annotations)
    try container.encode(blockingFunctions, forKey: .blockingFunctions)
  }
}

extension SiteReport {
  private var encodedSites: [EncodedSite] {
    let (groups, fingerprints) = (groupNumbers, fingerprints)
    return sites.indices.map { index in
      EncodedSite(
        site: sites[index], modules: modules(of: sites[index].file), group: groups[index],
        fingerprint: fingerprints[index])
    }
  }
}

/// A site with what only the report knows of it.
private struct EncodedSite: Encodable {
  let site: Site
  let modules: [String]
  let group: Int?
  let fingerprint: String

  private enum Key: CodingKey {
    case codemod, code, file, line, column, endLine, endColumn, verdict, effects, message, reason,
      note
    case ignored, needs, runFirst, swift6, modules, edits, group, fingerprint
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encodePlace(in: &container)
    try container.encode(site.verdict.rawValue, forKey: .verdict)
    try container.encode(site.effects.map(\.rawValue), forKey: .effects)
    try container.encode(site.message, forKey: .message)
    // Always there, so that readers need not know which verdicts have one.
    try container.encode(site.reason, forKey: .reason)
    try container.encode(site.isNote, forKey: .note)
    try container.encode(site.isIgnored, forKey: .ignored)
    try container.encode(site.needs.map(\.description), forKey: .needs)
    try container.encodeIfPresent(site.preparation?.command, forKey: .runFirst)
    try container.encode(site.outlookOfChange, forKey: .swift6)
    try container.encode(site.change.edits, forKey: .edits)
    try container.encode(group, forKey: .group)
    try container.encode(fingerprint, forKey: .fingerprint)
  }

  private func encodePlace(in container: inout KeyedEncodingContainer<Key>) throws {
    try container.encode(site.codemod, forKey: .codemod)
    try container.encode(site.code, forKey: .code)
    try container.encode(site.file, forKey: .file)
    try container.encode(site.line, forKey: .line)
    try container.encode(site.column, forKey: .column)
    try container.encode(site.end.line, forKey: .endLine)
    try container.encode(site.end.column, forKey: .endColumn)
    try container.encode(modules, forKey: .modules)
  }
}

extension Site {
  /// Whether Swift 6 takes the place once it is changed; `nil` where nothing changes.
  var outlookOfChange: String? { verdict == .manual ? nil : outlook.rawValue }
}
