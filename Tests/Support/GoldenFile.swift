/// A Markdown file of cases: what goes in, and what is to come out.
///
///     ## The heading is the case's name
///
///     Its prose says why. A heading without input is a chapter.
///
///     ```swift
///     the input; several inputs have names: ```swift file=Sources/A.swift
///     ```
///     ```after
///     what is expected at the stage of the block's name
///     ```
///
/// A block that begins with ```` ```swift prelude ```` is no input: it declares what the case uses and does
/// not declare. One with a name, ```` ```swift prelude=method ````, is there for the whole file.
package struct GoldenFile {
  package let path: String

  package private(set) var cases: [GoldenCase] = []

  package init(path: String, text: String) throws {
    self.path = path
    var reader = GoldenReader(path: path, text: text)
    cases = try reader.cases()
  }

  /// The file with other expectations in its cases.
  package func text(expecting expectations: [[GoldenBlock]]) -> String {
    zip(cases, expectations).map { $0.prefix + $1.map(\.markdown).joined() }
      .joined(separator: "\n")
  }

  /// The preludes that have a name.
  package var namedPreludes: [String: GoldenBlock] {
    let named = cases.flatMap(\.preludes).compactMap { block in
      block.prelude.flatMap { $0.isEmpty ? nil : ($0, block) }
    }
    return Dictionary(named) { first, _ in first }
  }
}

/// A case, or a chapter without any input.
package struct GoldenCase: Sendable {
  package let path: String
  /// The heading, and the line where it is.
  package let name: String
  package let line: Int
  /// The number of `#` of the heading.
  package let level: Int
  /// Heading, prose and inputs as they are in the file.
  package fileprivate(set) var prefix = ""
  package fileprivate(set) var inputs: [GoldenBlock] = []
  package fileprivate(set) var preludes: [GoldenBlock] = []
  package fileprivate(set) var expectations: [GoldenBlock] = []

  /// What lines of the prose, or of the prose of the chapter around, claim: `modes: 6, 6n`.
  package fileprivate(set) var claims: [Claim: String] = [:]

  package func expectation(_ stage: String, file: String? = nil) -> String? {
    block(stage, file: file)?.text
  }

  package func block(_ stage: String, file: String? = nil) -> GoldenBlock? {
    expectations.first { $0.stage == stage && $0.file == file }
  }

  /// The names in a claim that is a list.
  package func list(_ claim: Claim) -> [String] {
    (claims[claim] ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

/// What a line of a case's prose may say to the compiler's proof, behind this word and a colon.
package enum Claim: String, Sendable, CaseIterable {
  /// The names of preludes.
  case prelude
  /// The modes that the result compiles in without a diagnostic.
  case modes
  /// Why the input has warnings, which the result keeps.
  case warns
  /// The modes in which the compiler has something against the input, and against the result something else.
  case rejected
  /// The modes in which the compiler has errors on the lines of the findings, and on no others.
  case errors
  /// Why neither the case nor its result is a program.
  case doesNotCompile = "does not compile"
  /// The oldest systems that the case runs on: `iOS 16.0, macOS 13.0`.
  case targets
  /// The version of the compiler.
  case swift
  /// Upcoming features that are on.
  case features
  /// The worst verdict that is applied.
  case applying
  /// A row of a table of the user's own: `callback | onMain(_:) | …`.
  case row
  /// The codemods that make the second program of the first.
  case migratedBy = "migrated by"
  /// Flags of the compiler besides those of the mode.
  case flags
  /// What the program finds in its environment: `NAME=value`.
  case environment
  /// The forms that are chosen, as `observer-style task`.
  case styles
}

package struct GoldenBlock: Sendable {
  package let stage: String
  /// `A.swift` in a fence that says `file=A.swift`.
  package let file: String?
  /// The name of a prelude, empty for one without a name; `nil` for any other block.
  package let prelude: String?
  /// Without the line break in front of the closing fence.
  package let text: String
  /// Where the text begins in the Markdown file.
  package let line: Int

  package init(
    stage: String, file: String?, text: String, prelude: String? = nil, line: Int = 1,
  ) {
    self.stage = stage
    self.file = file
    self.prelude = prelude
    self.text = text
    self.line = line
  }

  package var markdown: String {
    let name = file.map { "\(stage) file=\($0)" } ?? stage
    return "```\(name)\n\(text.isEmpty ? "" : text + "\n")```\n"
  }
}

package struct GoldenError: Error, CustomStringConvertible {
  package let description: String
}

/// Reads a golden file, line by line.
private struct GoldenReader {
  private let path: String
  private let lines: [Substring]
  private var position = 0
  /// The languages of blocks that are inputs.
  private static let inputs: Set = ["swift", "json", "text"]
  /// The headings around the cursor.
  private var chapters: [GoldenCase] = []

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  mutating func cases() throws -> [GoldenCase] {
    var cases: [GoldenCase] = []
    while position < lines.count {
      let next = try nextCase()
      if next.inputs.isEmpty { chapters.append(next) }
      cases.append(next)
    }
    return cases
  }

  private mutating func nextCase() throws -> GoldenCase {
    let heading = lines[position]
    guard heading.hasPrefix("#") else { throw error("expected a heading") }
    var result = GoldenCase(
      path: path, name: String(heading.drop { $0 == "#" || $0 == " " }), line: position + 1,
      level: heading.prefix { $0 == "#" }.count)
    chapters.removeAll { $0.level >= result.level }
    result.claims = chapters.last?.claims ?? [:]
    var prefix = [heading]
    position += 1
    while position < lines.count, !lines[position].hasPrefix("#") {
      let start = position
      guard let block = try block() else {
        guard result.expectations.isEmpty || lines[position].isEmpty else {
          throw error("expectations are rewritten; put the prose in front of them")
        }
        if let (claim, text) = claim(in: lines[position]) { result.claims[claim] = text }
        prefix.append(lines[position])
        position += 1
        continue
      }
      if Self.inputs.contains(block.stage) {
        if block.prelude == nil {
          result.inputs.append(block)
        } else {
          result.preludes.append(block)
        }
        prefix += lines[start..<position]
      } else {
        result.expectations.append(block)
      }
    }
    while prefix.last?.isEmpty == true { prefix.removeLast() }
    result.prefix = prefix.joined(separator: "\n") + "\n"
    return result
  }

  private func claim(in line: Substring) -> (Claim, String)? {
    guard let colon = line.firstIndex(of: ":"), let claim = Claim(rawValue: String(line[..<colon]))
    else { return nil }
    return (claim, String(line[colon...].dropFirst().drop { $0 == " " }))
  }

  /// A fenced block at the cursor, or `nil` for any other line.
  private mutating func block() throws -> GoldenBlock? {
    guard lines[position].hasPrefix("```") else { return nil }
    let words = lines[position].dropFirst(3).split(separator: " ")
    guard let stage = words.first else { throw error("a block needs a name") }
    let file = words.dropFirst().first { $0.hasPrefix("file=") }?.dropFirst(5)
    let prelude = words.dropFirst().first { $0 == "prelude" || $0.hasPrefix("prelude=") }
    guard let end = lines[(position + 1)...].firstIndex(of: "```") else {
      throw error("the block is not closed")
    }
    let text = lines[(position + 1)..<end].joined(separator: "\n")
    let line = position + 2
    position = end + 1
    return GoldenBlock(
      stage: String(stage), file: file.map(String.init), text: text,
      prelude: prelude.map { String($0.dropFirst(8)) }, line: line)
  }

  private func error(_ message: String) -> GoldenError {
    GoldenError(description: "\(path):\(position + 1): \(message)")
  }
}
