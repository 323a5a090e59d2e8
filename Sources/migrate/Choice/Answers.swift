import Foundation

/// What was answered about changes in an interactive session, so that a session that ends early can be taken up again.
struct Answers {
  /// By the change's fingerprint, whether it is to be made.
  private(set) var isMade: [String: Bool] = [:]

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
    // Have: y 0123456789abcdef
    for line in text.split(separator: "\n") where line.hasPrefix("y ") || line.hasPrefix("n ") {
      isMade[String(line.dropFirst(2))] = line.hasPrefix("y")
    }
  }

  mutating func keep(_ fingerprint: String, isMade: Bool) throws(Failure) {
    self.isMade[fingerprint] = isMade
    try write()
  }

  /// Forgets what was to be made, since it is.
  static func settle(in journal: Journal) throws(Failure) {
    var answers = try Answers(in: journal)
    answers.isMade = answers.isMade.filter { !$0.value }
    try answers.write()
  }

  /// - Returns: how many there were.
  func forget() -> Int {
    unlink(file.description)
    return isMade.count
  }

  private func write() throws(Failure) {
    let lines = isMade.sorted { $0.key < $1.key }.map { "\($1 ? "y" : "n") \($0)\n" }
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
