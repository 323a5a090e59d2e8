import Codemods
import Foundation
import Support
import Testing

@testable import migrate

/// The page of all reasons to leave code unchanged, in `Docs`: what each means, and the sentences that users see.
struct MessagesPage {
  static let path = "Docs/Messages.md"

  /// By key, the sentences that fixtures and examples show, each once whatever names are in it.
  private let messages: [ReasonKey: [Message]]

  private struct Message {
    let text: String
    let codemod: String
  }

  init() throws {
    var seen: Set<String> = []
    var messages: [ReasonKey: [Message]] = [:]
    for finding in try Self.findings() {
      let parts = finding.code.split(separator: "/")
      guard parts.count == 2, let key = ReasonKey(rawValue: String(parts[1])),
        let reason = finding.reason, seen.insert("\(key) \(Self.sentence(of: reason))").inserted
      else { continue }
      messages[key, default: []].append(Message(text: reason, codemod: finding.codemod))
    }
    self.messages = messages.mapValues {
      $0.sorted { ($0.codemod, $0.text) < ($1.codemod, $1.text) }
    }
  }

  /// The reason without what is other code's: names, numbers, and which callback it is about.
  private static func sentence(of reason: String) -> String {
    let own = reason.split(separator: "; ").filter {
      !$0.contains("is called ") && !$0.hasSuffix("traps in Swift 6 mode")
    }
    return Wording(own.joined(separator: "; ")).key.filter { !$0.isNumber }
  }

  /// What each codemod says of its fixtures, of its examples, and of those of the explanations.
  private static func findings() throws -> [Finding] {
    let examples = Catalog.all.flatMap { codemod in
      codemod.examples.flatMap { example in
        migrate(
          [("Example.swift", example.before)], with: [codemod], settings: example.settings,
          userRows: example.userRows, applying: example.verdict ?? codemod.verdict
        ).flatMap(\.findings)
      }
    }
    let explanations = Explanation.all.flatMap { explanation in
      let codemod = Catalog.codemod(explanation.codemod)
      return migrate(
        explanation.exampleFiles, with: [codemod].compactMap(\.self),
        settings: explanation.settings, styles: explanation.styles, applying: .review
      ).flatMap(\.findings)
    }
    let fixtures = try Repository.markdownFiles(in: "Tests/Golden/Codemods").flatMap { path in
      let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      let codemod = try #require(Catalog.codemod(name ?? ""))
      let file = try GoldenFile(path: path, text: Repository.text(of: path))
      return try file.cases.filter { !$0.inputs.isEmpty }.flatMap { golden in
        migrate(
          golden.inputs.map { ($0.fileName, $0.text) }, with: [codemod],
          settings: golden.settings, styles: try golden.styles, userRows: golden.userRows,
          applying: golden.limit(of: [codemod])
        ).flatMap(\.findings)
      }
    }
    return examples + fixtures + explanations
  }

  var text: String {
    let keys = ReasonKey.allCases.map(\.rawValue)
    return """
      <!-- @generated: made from the explanations by GeneratedFilesTests. Edit Sources/Codemods/Explanations instead. -->

      # Messages

      Where a codemod leaves code unchanged, `migrate report` gives the reason and a code, such as \
      `main-queue-hop/captures-unowned`. This page has a section for each reason, under the part of the code behind \
      the slash: what it means, code that it is given for, what to do about it, and when to leave the code as it is. \
      `migrate explain CODE` shows the same. The sentences at the end of a section are those of the report, with \
      names of other code.

      \(keys.map { "[\($0)](#\($0))" }.joined(separator: ",\n"))

      \(Explanation.all.map(section).joined(separator: "\n\n"))

      """
  }

  private func section(_ explanation: Explanation) -> String {
    let title = explanation.title.prefix(1).uppercased() + explanation.title.dropFirst()
    let rows = messages(of: explanation).map {
      "- `\($0.codemod)`: \(Self.escaped($0.text))"
    }
    let list = rows.isEmpty ? "" : "\n\nIn reports:\n\n" + rows.joined(separator: "\n")
    return
      "## \(explanation.heading)\n\n\(Self.escaped(title)).\n\n\(explanation.markdown)\(list)"
  }

  /// Those of the codemod that the text is about, or of all that have none of their own.
  private func messages(of explanation: Explanation) -> [Message] {
    (messages[explanation.key] ?? []).filter { message in
      Explanation.of("\(message.codemod)/\(explanation.key.rawValue)")?.code == explanation.code
    }
  }

  private static func escaped(_ message: String) -> String { MarkdownText.message(message) }
}

extension Explanation {
  /// The key, or the code for a text that is about one codemod beside the one that is about all.
  fileprivate var heading: String { key.explanation?.code == code ? key.rawValue : code }
}
