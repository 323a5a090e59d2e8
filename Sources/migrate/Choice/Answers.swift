import Foundation

/// What was answered about changes in an interactive session, so that a session that ends early can be taken up again.
struct Answers {
  private(set) var known: [Question: Answer] = [:]

  /// The changes that are made together or not at all, which one answer is about.
  typealias Question = Set<ChangeName>

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
      guard parts.count > 1, let answer = Answer(parts) else { continue }
      let names = parts[1].split(separator: "+").map { ChangeName(String($0)) }
      if !names.contains(nil) { known[Set(names.compactMap(\.self))] = answer }
    }
  }

  mutating func keep(_ answer: Answer, to question: Question) throws(Failure) {
    known[question] = answer
    try write()
  }

  /// Forgets what was to be made, since it is, and knows by their new names what was not.
  static func settle(in journal: Journal) throws(Failure) {
    var answers = try Answers(in: journal)
    let declined = answers.known.filter { $0.value == .declined }
    let made = answers.known.filter { $0.value != .declined }
      .reduce(into: Set<ChangeName>()) { $0.formUnion($1.key) }
    answers.known = Dictionary(
      declined.map { question, answer in (Set(question.map { $0.once(made: made) }), answer) }
    ) { first, _ in first }
    try answers.write()
  }

  /// - Returns: how many there were.
  func forget() -> Int {
    unlink(file.description)
    return known.count
  }

  private func write() throws(Failure) {
    let lines = known.map { question, answer in
      answer.line(to: question.map(\.description).sorted().joined(separator: "+"))
    }.sorted()
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
  /// Have: y 0123456789abcdef:1/1, or with the text in Base64: e 0123456789abcdef:1/1 QEAgLTUs…
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

  fileprivate func line(to question: String) -> String {
    switch self {
    case .made: "y \(question)\n"
    case .declined: "n \(question)\n"
    case .edited(let text): "e \(question) \(Data(text.utf8).base64EncodedString())\n"
    }
  }
}
