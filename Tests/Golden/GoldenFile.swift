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
struct GoldenFile {
  let path: String

  private(set) var cases: [GoldenCase] = []

  init(path: String, text: String) throws {
    self.path = path
    var reader = GoldenReader(path: path, text: text)
    cases = try reader.cases()
  }

  /// The file with other expectations in its cases.
  func text(expecting expectations: [[GoldenBlock]]) -> String {
    zip(cases, expectations).map { $0.prefix + $1.map(\.markdown).joined() }
      .joined(separator: "\n")
  }
}

/// A case, or a chapter without any input.
struct GoldenCase: Sendable {
  let path: String
  /// The heading, and the line where it is.
  let name: String
  let line: Int
  /// Heading, prose and inputs as they are in the file.
  var prefix = ""
  var inputs: [GoldenBlock] = []
  var expectations: [GoldenBlock] = []

  func expectation(_ stage: String, file: String? = nil) -> String? {
    expectations.first { $0.stage == stage && $0.file == file }?.text
  }
}

struct GoldenBlock: Sendable, Equatable {
  let stage: String
  /// `A.swift` in a fence that says `file=A.swift`.
  let file: String?
  /// Without the line break in front of the closing fence.
  let text: String

  var markdown: String {
    let name = file.map { "\(stage) file=\($0)" } ?? stage
    return "```\(name)\n\(text.isEmpty ? "" : text + "\n")```\n"
  }
}

struct GoldenError: Error, CustomStringConvertible {
  let description: String
}

/// Reads a golden file, line by line.
private struct GoldenReader {
  private let path: String
  private let lines: [Substring]
  private var position = 0

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  mutating func cases() throws -> [GoldenCase] {
    var cases: [GoldenCase] = []
    while position < lines.count { cases.append(try nextCase()) }
    return cases
  }

  private mutating func nextCase() throws -> GoldenCase {
    let heading = lines[position]
    guard heading.hasPrefix("#") else { throw error("expected a heading") }
    var result = GoldenCase(
      path: path, name: String(heading.drop { $0 == "#" || $0 == " " }), line: position + 1)
    var prefix = [heading]
    position += 1
    while position < lines.count, !lines[position].hasPrefix("#") {
      let start = position
      guard let block = try block() else {
        guard result.expectations.isEmpty || lines[position].isEmpty else {
          throw error("expectations are rewritten; put the prose in front of them")
        }
        prefix.append(lines[position])
        position += 1
        continue
      }
      if block.stage == "swift" {
        result.inputs.append(block)
        prefix += lines[start..<position]
      } else {
        result.expectations.append(block)
      }
    }
    while prefix.last?.isEmpty == true { prefix.removeLast() }
    result.prefix = prefix.joined(separator: "\n") + "\n"
    return result
  }

  /// A fenced block at the cursor, or `nil` for any other line.
  private mutating func block() throws -> GoldenBlock? {
    guard lines[position].hasPrefix("```") else { return nil }
    let words = lines[position].dropFirst(3).split(separator: " ")
    guard let stage = words.first else { throw error("a block needs a name") }
    let file = words.dropFirst().first { $0.hasPrefix("file=") }?.dropFirst(5)
    guard let end = lines[(position + 1)...].firstIndex(of: "```") else {
      throw error("the block is not closed")
    }
    let text = lines[(position + 1)..<end].joined(separator: "\n")
    position = end + 1
    return GoldenBlock(stage: String(stage), file: file.map(String.init), text: text)
  }

  private func error(_ message: String) -> GoldenError {
    GoldenError(description: "\(path):\(position + 1): \(message)")
  }
}
