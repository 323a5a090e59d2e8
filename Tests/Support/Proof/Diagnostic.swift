/// An error or a warning of the compiler.
package struct Diagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
  let severity: Severity
  let message: String
  /// The name of the file that was compiled, and a line in it.
  var file: String
  var line: Int

  enum Severity: String, Codable {
    case error, warning
  }

  package var description: String { "\(file):\(line): \(severity): \(message)" }

  /// What is compared: a migration may move a diagnostic, but must not add one.
  ///
  /// A capture is refused in the same way by a closure that is `@Sendable`, under a name, and by one that
  /// is isolated.
  var kind: String {
    let message = message.replacing("in a '@Sendable' closure", with: "in an isolated closure")
      .replacing(" [#SendableClosureCaptures]", with: "")
    return "\(severity): \(message)"
  }

  /// The diagnostics in what the compiler wrote on standard error. Notes are left out.
  static func all(in text: String) -> [Diagnostic] {
    text.split(separator: "\n").compactMap { Diagnostic(line: $0) }
  }

  /// Reads `name.swift:12:5: error: message`, or `<unknown>:0: error: message`, or `error: message`.
  private init?(line text: Substring) {
    for severity in [Severity.error, .warning] {
      guard let range = text.firstRange(of: "\(severity): ") else { continue }
      let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count != 1 || text.startIndex == range.lowerBound else { continue }
      self.severity = severity
      message = String(text[range.upperBound...])
      file = place.first.map { String($0.split(separator: "/").last ?? $0) } ?? ""
      line = place.dropFirst().first.flatMap { Int($0) } ?? 0
      return
    }
    return nil
  }
}
