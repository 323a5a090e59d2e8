import Foundation
import Support

/// A table of facts as Swift code: one string, which the program searches where it lies.
struct EmbeddedTable {
  private let name: String
  private let rows: [Substring]

  static let folder = "Sources/Codemods/SDK/Tables"

  /// The tables that the program reads; the others are read by `Scripts/make-sdk-tables`.
  static let names = [
    "blocking", "callbacks", "callees", "closures", "delegates", "members", "noasync",
    "notifications", "results", "sequences", "swift-callbacks", "swift-twins", "swift-types",
    "twins", "types",
  ]

  init(named name: String) throws {
    self.name = name
    let text = try Repository.text(of: "\(Self.folder)/\(name).tsv")
    rows = Array(text.split(separator: "\n").dropFirst())
  }

  var path: String {
    "Sources/Codemods/SDK/Embedded/TableText+\(identifier.prefix(1).uppercased())"
      + "\(identifier.dropFirst()).swift"
  }

  var code: String {
    """
    // Made from \(name).tsv by GeneratedFilesTests; edit that file, not this one.
    // @generated
    // swift-format-ignore-file

    extension TableText {
      static let \(identifier) = #\"""
    \(rows.joined(separator: "\n"))

    \"""#
    }

    """
  }

  /// `swiftTypes` for `swift-types`.
  private var identifier: String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
  }
}
