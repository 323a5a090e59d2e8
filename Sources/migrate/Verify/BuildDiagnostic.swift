/// An error or a warning of a compiler, as swiftc, SwiftPM and xcodebuild write it.
struct BuildDiagnostic: Hashable, Codable, Sendable {
  enum Severity: String, Codable, Sendable {
    case error
    case warning
  }

  let severity: Severity

  /// As it was written: absolute or not, and perhaps of another copy.
  let path: String

  /// Counted from 1.
  let line: Int

  let message: String

  /// All that the output of a build says of a place in a file, each once.
  ///
  /// What builds write besides is passed over: their progress, notes, and the code below a diagnostic.
  static func all(in output: String) -> [BuildDiagnostic] {
    var known: Set<BuildDiagnostic> = []
    return output.split(whereSeparator: \.isNewline)
      .compactMap { BuildDiagnostic(line: $0.withoutEscapes) }
      .filter { known.insert($0).inserted }
  }

  /// Have: /path/File.swift:12:5: error: cannot find 'x' in scope
  private init?(line text: String) {
    let marks: [(String, Severity)] = [
      (": error: ", .error), (": fatal error: ", .error), (": warning: ", .warning),
    ]
    let found = marks.compactMap { mark, severity in
      text.firstRange(of: mark).map { (range: $0, severity: severity) }
    }
    guard let (mark, severity) = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }),
      let (path, line) = Self.place(text[..<mark.lowerBound])
    else { return nil }
    self.severity = severity
    self.path = path
    self.line = line
    message = String(text[mark.upperBound...])
  }

  /// Have: /path/File.swift:12:5, or without a column
  private static func place(_ text: Substring) -> (path: String, line: Int)? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
      numbers.append(number)
      parts.removeLast()
    }
    guard let line = numbers.last, line > 0 else { return nil }
    let path = parts.joined(separator: ":")
    return path.isEmpty || path.first?.isWhitespace == true ? nil : (path, line)
  }
}

extension BuildDiagnostic: CustomStringConvertible {
  var description: String { "\(severity.rawValue): \(message)" }
}

extension Substring {
  /// The text without a terminal's colours.
  fileprivate var withoutEscapes: String {
    guard contains("\u{1B}") else { return String(self) }
    return String(replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: ""))
  }
}
