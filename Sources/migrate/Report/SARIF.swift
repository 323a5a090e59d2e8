/// The parts of a SARIF 2.1.0 log that a report has (OASIS, "Static Analysis Results Interchange Format").
enum SARIF {
  struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let originalUriBaseIds: [String: UriBase]
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "migrate"
    let version: String
    let semanticVersion: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Help
    let defaultConfiguration: Configuration
    let properties: [String: [String]]
  }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  struct Configuration: Encodable {
    let level: Level
  }

  enum Level: String, Encodable {
    case warning, note, none
  }

  struct UriBase: Encodable {
    let description: Message
  }

  struct Message: Encodable {
    let text: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let kind: String
    let level: Level
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
    let properties: Properties
  }

  struct Properties: Encodable {
    let verdict: String
    let effects: [String]
    let needs: [String]
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
    var snippet: Message?
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message?
  }
}

extension SARIF.Region {
  init(from start: TextPosition, to end: TextPosition) {
    self.init(
      startLine: start.line, startColumn: start.utf16Column, endLine: end.line,
      endColumn: end.utf16Column)
  }
}
