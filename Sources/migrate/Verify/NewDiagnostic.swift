import Rewriter

/// What a build says after a change that it did not say before.
struct NewDiagnostic: Hashable, Sendable {
  let diagnostic: BuildDiagnostic

  /// The path from the root; `nil` for a file elsewhere.
  let file: String?

  /// The lines before the change that stood where the diagnostic is, counted from 0.
  let oldLines: Range<Int>

  /// Whether both say the same of the same code, though other changes were made.
  func isSame(as other: NewDiagnostic) -> Bool {
    let lines = oldLines.lowerBound...max(oldLines.lowerBound, oldLines.upperBound - 1)
    let others =
      other.oldLines.lowerBound...max(other.oldLines.lowerBound, other.oldLines.upperBound - 1)
    return file == other.file && diagnostic.severity == other.diagnostic.severity
      && diagnostic.message == other.diagnostic.message && lines.overlaps(others)
  }

  /// - Parameters:
  ///   - changes: the lines that differ, by the path from the root.
  static func all(
    in diagnostics: [BuildDiagnostic], since baseline: [BuildDiagnostic],
    changes: [String: [LineDiff.Change]], paths: SourcePaths,
  ) -> [NewDiagnostic] {
    var known = Known(baseline, changes: changes, paths: paths)
    let located = diagnostics.map { diagnostic in
      let file = paths.path(of: diagnostic.path)
      let place = (file.flatMap { changes[$0] } ?? []).place(of: diagnostic.line - 1)
      return (
        NewDiagnostic(diagnostic: diagnostic, file: file, oldLines: place.oldLines),
        isChanged: place.isChanged
      )
    }
    // First what stands where it stood, so that what has moved does not take its place.
    let moved = located.filter { $0.isChanged || !known.take($0.0, at: .sameLine) }
    return moved.filter { !$0.isChanged || !known.take($0.0, at: .changedLines) }.map(\.0)
  }

  /// What the build said before.
  private struct Known {
    private var lines: [Saying: [(line: Int, isChanged: Bool)]] = [:]

    private struct Saying: Hashable {
      let file: String
      let severity: BuildDiagnostic.Severity
      let message: String
    }

    enum Whereabouts {
      case sameLine
      case changedLines
    }

    init(
      _ diagnostics: [BuildDiagnostic], changes: [String: [LineDiff.Change]], paths: SourcePaths,
    ) {
      for diagnostic in diagnostics {
        let file = paths.path(of: diagnostic.path)
        let line = diagnostic.line - 1
        let isChanged = file.flatMap { changes[$0] }?.contains { $0.old.contains(line) }
        lines[saying(diagnostic, file), default: []].append((line, isChanged ?? false))
      }
    }

    private func saying(_ diagnostic: BuildDiagnostic, _ file: String?) -> Saying {
      Saying(
        file: file ?? diagnostic.path, severity: diagnostic.severity, message: diagnostic.message)
    }

    /// Whether it was said before, there or of lines that have changed; each counts once.
    mutating func take(_ new: NewDiagnostic, at whereabouts: Whereabouts) -> Bool {
      let saying = saying(new.diagnostic, new.file)
      let index = lines[saying]?.firstIndex { line, isChanged in
        whereabouts == .sameLine ? new.oldLines.lowerBound == line : isChanged
      }
      guard let index else { return false }
      lines[saying]?.remove(at: index)
      return true
    }
  }
}

extension [LineDiff.Change] {
  /// Where a line of the new version, counted from 0, stood in the old one.
  fileprivate func place(of line: Int) -> (oldLines: Range<Int>, isChanged: Bool) {
    if let change = first(where: { $0.new.contains(line) }) { return (change.old, true) }
    let growth = lazy.filter { $0.new.upperBound <= line }
      .reduce(0) { $0 + $1.new.count - $1.old.count }
    return (line - growth..<line - growth + 1, false)
  }
}
