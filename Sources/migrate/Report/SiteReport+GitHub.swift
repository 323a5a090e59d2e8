import Codemods

extension SiteReport {
  /// The report as commands of a GitHub workflow, one a line: each annotates the lines of a site.
  func workflowCommands(showsNotes: Bool) -> String {
    listed(withNotes: showsNotes).map { sites[$0].workflowCommand(in: folder) + "\n" }.joined()
  }

  /// The places of the sites that are listed.
  func listed(withNotes showsNotes: Bool) -> [Int] {
    sites.indices.filter { showsNotes || !sites[$0].isNote }
  }
}

extension Site {
  fileprivate func workflowCommand(in folder: String) -> String {
    let properties: [(String, String)] =
      [("file", folder + file), ("line", "\(line)"), ("endLine", "\(end.line)")]
      // GitHub takes columns only of places within a line.
      + (line == end.line
        ? [("col", "\(start.utf16Column)"), ("endColumn", "\(end.utf16Column)")] : [])
      + [("title", "\(code) (\(verdict.rawValue))")]
    let list = properties.map { "\($0)=\($1.escapedAsProperty)" }.joined(separator: ",")
    return "::\(verdict == .manual ? "notice" : "warning") \(list)::\(explanation.escapedAsData)"
  }
}

extension String {
  /// As `actions/toolkit` escapes what a workflow command says.
  var escapedAsData: String {
    String(
      unicodeScalars.reduce(into: String.UnicodeScalarView()) { text, scalar in
        switch scalar {
        case "%": text += "%25".unicodeScalars
        case "\r": text += "%0D".unicodeScalars
        case "\n": text += "%0A".unicodeScalars
        default: text.append(scalar)
        }
      })
  }

  /// The same, of the value of a property.
  var escapedAsProperty: String {
    escapedAsData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
