import Rewriter

/// Whole lines of a file that a person has written in place of a fix.
struct HandEdit: Sendable {
  /// The path from the root.
  let file: String

  /// The first of the lines as the file was, counted from 1.
  let line: Int

  let before: String
  let after: String

  var isEmpty: Bool { before == after }
}

extension [HandEdit] {
  /// The file with the lines that were written by hand, and no other change.
  func applied(to source: SourceFile) -> SourceFile {
    let lines = LineTable(source)
    var changes = ChangeSet()
    _ = changes.insert(
      map { edit in
        let start = lines.starts[edit.line - 1]
        return Edit(replace: start..<start + edit.before.utf8.count, with: edit.after)
      })
    return changes.apply(to: source)
  }
}

extension Session {
  /// Makes what was written by hand, beside what came of the files.
  func take(_ edits: [HandEdit], in outcomes: inout [FileOutcome]) throws(Failure) {
    let edits = Dictionary(grouping: edits.filter { !$0.isEmpty }, by: \.file)
    for index in outcomes.indices {
      guard let path = outcomes[index].sites.first?.file, let own = edits[path],
        let file = selected.first(where: { $0.path == path })
      else { continue }
      try outcomes[index].take(
        own, in: file, of: workspace, besides: Set(edits.keys).subtracting([path]))
    }
  }
}

extension FileOutcome {
  /// - Parameter others: the paths of the files that were edited together with this one.
  fileprivate mutating func take(
    _ edits: [HandEdit], in file: WorkspaceFile, of workspace: Workspace,
    besides others: Set<String>,
  ) throws(Failure) {
    let text = try SwiftText(of: file)
    let byHand = edits.applied(to: text.source)
    var both = ChangeSet()
    // As one fix, since lines that are written may be beside others.
    let isTaken = both.insert(
      text.source.lineEdits(to: byHand) + text.source.lineEdits(to: change?.source ?? text.source))
    guard isTaken else { throw .editOverlaps(file.path) }
    take(both.apply(to: text.source), of: file, text, in: workspace, countingOn: others)
  }
}

extension SourceFile {
  /// What makes the other text of this one, in whole lines.
  fileprivate func lineEdits(to other: SourceFile) -> [Edit] {
    func offsets(_ source: SourceFile) -> [ByteOffset] {
      let ends = source.bytes.indices.lazy.filter { source.bytes[$0] == UInt8(ascii: "\n") }
      return [ByteOffset(0)] + ends.map { ByteOffset($0 + 1) } + [source.end]
    }
    let (old, new) = (offsets(self), offsets(other))
    return LineDiff(old: self, new: other).changes.map { change in
      Edit(
        replace: old[change.old.lowerBound]..<old[change.old.upperBound],
        with: other.text(new[change.new.lowerBound]..<new[change.new.upperBound]))
    }
  }
}
