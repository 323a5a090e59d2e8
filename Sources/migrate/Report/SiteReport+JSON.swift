import Codemods
import Foundation

extension SiteReport {
  /// The report for a program: one JSON object, the same bytes for the same sources.
  func json() throws(Failure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      throw .notEncodable("\(error)")
    }
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
    try container.encode(sites, forKey: .findings)
    let sitesByCodemod = Dictionary(grouping: sites, by: \.codemod)
    let tallies = codemods.map { ($0.id, Tally(sitesByCodemod[$0.id] ?? [])) }
    try container.encode(Dictionary(tallies) { $1 }, forKey: .summary)
    try container.encode(outlooks, forKey: .safeInSwift6)
    try container.encode(annotations, forKey: .annotations)
    try container.encode(blockingFunctions, forKey: .blockingFunctions)
  }
}

extension Site: Encodable {
  private enum Key: CodingKey {
    case codemod, file, line, column, verdict, effects, message, reason, note, ignored, needs
    case swift6
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(codemod, forKey: .codemod)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(column, forKey: .column)
    try container.encode(verdict.rawValue, forKey: .verdict)
    try container.encode(effects.map(\.rawValue), forKey: .effects)
    try container.encode(message, forKey: .message)
    // Always there, so that readers need not know which verdicts have one.
    try container.encode(reason, forKey: .reason)
    try container.encode(isNote, forKey: .note)
    try container.encode(isIgnored, forKey: .ignored)
    try container.encode(needs.map(\.description), forKey: .needs)
    try container.encode(verdict == .manual ? nil : outlook.rawValue, forKey: .swift6)
  }
}
