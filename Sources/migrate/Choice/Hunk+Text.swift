extension SiteChange.Hunk {
  /// The hunk as a patch has it.
  func text(_ isColoured: Bool) -> String {
    let lines = comparison.map { row -> String in
      switch row {
      case .same: row.patchLine
      case .removed: isColoured ? Colour.red.paint(row.patchLine) : row.patchLine
      case .added: isColoured ? Colour.green.paint(row.patchLine) : row.patchLine
      }
    }
    return ([isColoured ? Colour.cyan.paint(head) : head] + lines).map { $0 + "\n" }.joined()
  }

  /// Have: @@ -5,1 +5,2 @@
  var head: String {
    let rows = comparison
    let (old, new) = (rows.count { !$0.isAdded }, rows.count { !$0.isRemoved })
    return "@@ -\(line),\(old) +\(line),\(new) @@"
  }
}

extension SiteChange.Hunk.Row {
  /// The line with the mark of a patch before it.
  var patchLine: String {
    switch self {
    case .same(let text): " \(text)"
    case .removed(let text): "-\(text)"
    case .added(let text): "+\(text)"
    }
  }

  fileprivate var isAdded: Bool { if case .added = self { true } else { false } }
  fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }
}
