import Foundation

/// What was answered about changes in an interactive session, so that a session that ends early can be taken up again.
struct Answers {
  /// By the change's fingerprint.
  private(set) var known: [String: Answer] = [:]

  enum Answer: Hashable {
    case made
    case declined
    /// Made as a person has edited it, which is the text.
    case edited(String)
  }

  private let file: AbsolutePath

  /// The answers that are kept in a journal.
  init(in journal: Journal) throws(Failure) {
    file = journal.folder.appending("answers")
    guard file.exists else { return }
    let text: String
    do {
      text = String(decoding: try FileContents(of: file).bytes, as: UTF8.self)
    } catch {
      throw .unreadable(file.description, error)
    }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      if parts.count > 1, let answer = Answer(parts) { known[parts[1]] = answer }
    }
  }

  mutating func keep(_ fingerprint: String, _ answer: Answer) throws(Failure) {
    known[fingerprint] = answer
    try write()
  }

  /// Forgets what was to be made, since it is.
  static func settle(in journal: Journal) throws(Failure) {
    var answers = try Answers(in: journal)
    answers.known = answers.known.filter { $0.value == .declined }
    try answers.write()
  }

  /// - Returns: how many there were.
  func forget() -> Int {
    unlink(file.description)
    return known.count
  }

  private func write() throws(Failure) {
    let lines = known.sorted { $0.key < $1.key }.map { $1.line(of: $0) }
    do {
      guard !lines.isEmpty else {
        unlink(file.description)
        return
      }
      try AtomicWrite(target: file).create(with: Array(lines.joined().utf8))
    } catch {
      throw .unwritable(file.description, error)
    }
  }
}

extension Answers.Answer {
  /// Have: y 0123456789abcdef, or with the text in Base64: e 0123456789abcdef QEAgLTUs…
  fileprivate init?(_ parts: [String]) {
    switch parts[0] {
    case "y": self = .made
    case "n": self = .declined
    case "e":
      guard let text = parts.last.flatMap({ Data(base64Encoded: $0) }) else { return nil }
      self = .edited(String(decoding: text, as: UTF8.self))
    case _: return nil
    }
  }

  fileprivate func line(of fingerprint: String) -> String {
    switch self {
    case .made: "y \(fingerprint)\n"
    case .declined: "n \(fingerprint)\n"
    case .edited(let text): "e \(fingerprint) \(Data(text.utf8).base64EncodedString())\n"
    }
  }
}
