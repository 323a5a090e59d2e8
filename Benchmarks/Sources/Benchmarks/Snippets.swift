import Foundation
import Rewriter
import SwiftParser
import SwiftSyntax

/// Compares the trees of every source string that swift-syntax's own tests pass to `assertParse`.
///
/// Each is parsed as a whole file and without experimental features, also where the test enters the
/// parser elsewhere or turns a feature on: what is then wrong with it, both parsers have to reject.
///
/// - Returns: 1 if a snippet that swift-syntax accepts differs, else 0.
func snippets(inTests folder: String) throws -> Int32 {
  var tally = Tally()
  var counts: [Snippet.Entry: Int] = [:]
  var computed = 0
  for path in try InputFiles.swiftFiles(at: folder).sorted() {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let visitor = SnippetVisitor(file: URL(filePath: path).lastPathComponent, text: text)
    for snippet in visitor.snippets {
      tally.add(SourceFile(snippet.text), name: snippet.name)
      counts[snippet.entry, default: 0] += 1
    }
    computed += visitor.computed
  }
  tally.printSummary(of: "snippets")
  print(
    """
    of all, \(counts[.fragment, default: 0]) are fragments that the test parses by another entry, and \
    \(counts[.experimental, default: 0]) are parsed with experimental features there
    left out: \(computed) calls whose argument is not a literal without interpolation
    """)
  return tally.isIdentical ? 0 : 1
}

/// A source string of a parser test.
private struct Snippet {
  enum Entry: Hashable {
    /// As a file.
    case file
    /// As a fragment, such as a type.
    case fragment
    /// With experimental features.
    case experimental
  }

  /// File and line of the test.
  let name: String
  let text: String
  let entry: Entry

  /// Takes the text without the markers that tests put into it; they are the characters of
  /// `Character.isMarkerEmoji` in swift-syntax's test support.
  init(name: String, markedText: String, entry: Entry) {
    self.name = name
    self.text = markedText.filter { !Self.markers.contains($0) }
    self.entry = entry
  }

  private static let markers: Set<Character> = [
    "0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟", "ℹ️",
  ]
}

/// Finds the calls of `assertParse` in a test file.
private final class SnippetVisitor: SyntaxVisitor {
  private(set) var snippets: [Snippet] = []
  /// The number of calls whose argument only the running test knows.
  private(set) var computed = 0

  private let file: String
  private let locations: SourceLocationConverter

  init(file: String, text: String) {
    let tree = Parser.parse(source: text)
    self.file = file
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "assertParse", let argument = call.arguments.first
    else { return .visitChildren }

    let literal = argument.expression.as(StringLiteralExprSyntax.self)
    if let text = literal?.representedLiteralValue {
      let line = call.startLocation(converter: locations).line
      snippets.append(
        Snippet(name: "\(file):\(line)", markedText: text, entry: entry(of: call)))
    } else {
      computed += 1
    }
    return .visitChildren
  }

  private func entry(of call: FunctionCallExprSyntax) -> Snippet.Entry {
    let options = call.arguments.dropFirst()
    if options.contains(where: { $0.label?.text == "experimentalFeatures" }) {
      return .experimental
    }
    // The parser's entry is the only other argument without a label.
    let hasEntry = call.trailingClosure != nil || options.contains { $0.label == nil }
    return hasEntry ? .fragment : .file
  }
}
