import Rewriter

/// A file for the compiler, and where each of its lines was written.
package struct ProofSource: Sendable {
  var name: String
  let text: String

  /// From which line on the lines are those of another place.
  private var origins: [Origin]

  private struct Origin: Sendable {
    let firstLine: Int
    let path: String
    let line: Int
  }

  init(name: String, text: String, path: String, line: Int) {
    self.name = name
    self.text = text
    origins = [Origin(firstLine: 1, path: path, line: line)]
  }

  /// The line of a prelude where the case belongs.
  private static let hole: Substring = "…"

  /// Whether the prelude stands around the case, not beside it.
  var surrounds: Bool {
    text.split(separator: "\n").contains { $0.drop { $0 == " " } == Self.hole }
  }

  /// The source with this one in its hole.
  func around(_ inner: ProofSource) -> ProofSource {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let hole = lines.firstIndex(where: { $0.drop { $0 == " " } == Self.hole }) else {
      return inner
    }
    let innerLines = inner.text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines[..<hole] + innerLines + lines[(hole + 1)...]
    var result = ProofSource(
      name: inner.name, text: all.joined(separator: "\n"), path: origins[0].path,
      line: origins[0].line)
    for origin in inner.origins {
      result.origins.append(
        Origin(firstLine: hole + origin.firstLine, path: origin.path, line: origin.line))
    }
    result.origins.append(
      Origin(
        firstLine: hole + innerLines.count + 1, path: origins[0].path,
        line: origins[0].line + hole + 1))
    return result
  }

  /// The diagnostic where a person would mend its cause.
  func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let origin = origins.last(where: { $0.firstLine <= diagnostic.line }) else {
      return diagnostic
    }
    var result = diagnostic
    result.file = origin.path
    result.line = origin.line + diagnostic.line - origin.firstLine
    return result
  }

  /// The names of the imported modules.
  var imports: [String] {
    Tree.parse(SourceFile(text)).all(ImportDecl.self).compactMap { declaration in
      declaration.path?.node.firstToken?.text
    }
  }

  /// Whether the file is a script: only a file named `main.swift` may be one among others.
  var hasTopLevelCode: Bool {
    let items = Tree.parse(SourceFile(text)).root.children.first { $0.is(.codeBlockItemList) }
    return items?.children.contains { item in
      item.children.contains { !$0.kind.isDecl }
    } ?? false
  }

  /// Whether the file needs more than Swift to compile.
  var usesObjectiveC: Bool { ["@objc", "#selector", "#keyPath"].contains { text.contains($0) } }

  /// The import declarations at the beginning, a line each.
  var importLines: [Substring] {
    text.split(separator: "\n").filter { line in
      line.hasPrefix("import ") || line.hasPrefix("@preconcurrency import ")
    }
  }

  /// The file with these lines in front of its first.
  func importing(_ lines: [Substring]) -> ProofSource {
    guard !lines.isEmpty else { return self }
    var result = ProofSource(
      name: name, text: lines.joined(separator: "; ") + "\n" + text, path: origins[0].path,
      line: max(origins[0].line - 1, 1))
    result.origins += origins.map {
      Origin(firstLine: $0.firstLine + 1, path: $0.path, line: $0.line)
    }
    return result
  }
}
