/// The hunks of a change as a person edits them, and reads them back.
struct EditableHunks {
  private let hunks: [FileHunk]

  fileprivate struct FileHunk: Hashable {
    let file: String
    let hunk: SiteChange.Hunk

    /// The lines, counted from 1.
    var lines: Range<Int> { hunk.line..<hunk.line + max(1, hunk.before.patchLines.count) }

    func overlaps(_ other: FileHunk) -> Bool { file == other.file && lines.overlaps(other.lines) }
  }

  /// Why the text that came back is of no use.
  struct Mistake: Error {
    let sentence: String
  }

  /// Why there is nothing to edit; `nil` where there is.
  let objection: String?

  /// - Parameter others: the other changes of the files.
  init(of sites: [Site], besides others: [Site]) {
    let own = sites.map(\.editableHunks)
    let hunks = own.joined().reduce(into: [FileHunk]()) { if !$0.contains($1) { $0.append($1) } }
    let foreign = others.flatMap { site in
      site.change.hunks.map { FileHunk(file: site.file, hunk: $0) }
    }
    objection =
      if own.contains(where: \.isEmpty) {
        "it changes what another change writes; make it, and edit the file"
      } else if hunks.contains(where: { one in hunks.contains { $0 != one && $0.overlaps(one) } }) {
        "its hunks share lines; make it, and edit the file"
      } else if hunks.contains(where: { foreign.contains(where: $0.overlaps) }) {
        "another change is on the same line; make it, and edit the file"
      } else {
        nil
      }
    self.hunks = hunks
  }

  private static let guide = """
    # To keep a line that begins with '-', make that a space. To leave out one
    # that begins with '+', delete it. Lines of your own begin with '+'. Lines
    # that begin with '#' are left out, and if no other is there, nothing was
    # edited.

    """

  /// What the editor shows.
  var text: String {
    hunks.map {
      "\($0.hunk.head) \($0.file)\n" + $0.hunk.patchRows.map { "\($0.patchLine)\n" }.joined()
    }
    .joined() + Self.guide
  }

  /// What is to become of the lines of each hunk; `nil` if no line is left.
  func edits(in text: String) throws(Mistake) -> [HandEdit]? {
    let lines = text.patchLines.filter { !$0.hasPrefix("#") }
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("@@") }.dropFirst()
    guard parts.count == hunks.count else {
      throw Mistake(sentence: "the lines that begin with '@@' have to stay")
    }
    var edits: [HandEdit] = []
    for (hunk, lines) in zip(hunks, parts) { edits.append(try hunk.edit(lines)) }
    return edits
  }
}

extension Site {
  /// The hunks that have a text of their own.
  fileprivate var editableHunks: [EditableHunks.FileHunk] {
    change.hunks.filter { $0.after != nil }.map { .init(file: file, hunk: $0) }
  }
}

extension EditableHunks.FileHunk {
  fileprivate func edit(_ lines: ArraySlice<String>) throws(EditableHunks.Mistake) -> HandEdit {
    var rest = hunk.before.patchLines[...]
    var result: [String] = []
    for line in lines {
      if line.hasPrefix("+") {
        result.append(line.dropFirst().withoutReturn + (isOfCarriageReturns ? "\r" : ""))
      } else if !line.isEmpty || !rest.isEmpty {
        // Editors remove blanks from the end of lines.
        guard let known = rest.popFirst(), line.isEmpty || " -".contains(line.prefix(1)),
          known.trimmed == line.dropFirst().trimmed
        else { throw mistake(at: line) }
        if !line.hasPrefix("-") { result.append(known) }
      }
    }
    guard rest.isEmpty else { throw mistake(at: rest[rest.startIndex]) }
    let text = result.map { $0 + "\n" }.joined()
    let isEnded = hunk.before.utf8.last == UInt8(ascii: "\n")
    return HandEdit(
      file: file, line: hunk.line, before: hunk.before,
      after: isEnded ? text : String(text.dropLast()))
  }

  /// Whether the lines end as on Windows; editors end those that somebody adds in their own way.
  private var isOfCarriageReturns: Bool { hunk.before.utf8.contains(UInt8(ascii: "\r")) }

  private func mistake(at line: String) -> EditableHunks.Mistake {
    .init(sentence: "the lines of '\(file)' have to stay, each behind ' ' or '-'; see '\(line)'")
  }
}

extension Substring {
  /// The line without a carriage return at its end.
  fileprivate var withoutReturn: Substring {
    utf8.last == UInt8(ascii: "\r") ? Substring(utf8.dropLast()) : self
  }
}

extension StringProtocol {
  /// The text without blanks at its end.
  fileprivate var trimmed: SubSequence {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
