import Codemods

extension Codemod {
  /// What `migrate explain` says, in lines that are as wide as the layout says.
  func explanation(_ layout: Layout) -> String {
    """
    \(layout.wrapped("\(id): \(title)", indent: 0))
    \(verdict == .manual ? "only reported" : "\(verdict.summary), for Swift \(since) and later")

    \(Self.prose(discussion, layout))

    \(examples.map { $0.explanation(layout) }.joined(separator: "\n"))
    """
  }

  /// Paragraphs and lists; code stays as it is.
  private static func prose(_ text: String, _ layout: Layout) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let isCode = line.hasPrefix("    ")
        return isCode
          ? String(line) : layout.wrapped(String(line), indent: line.hasPrefix("- ") ? 2 : 0)
      }
      .joined(separator: "\n")
  }
}

extension Verdict {
  fileprivate var summary: String {
    switch self {
    case .safe: "applied, except where a change needs a review"
    case .review: "applied with '--review'"
    case .manual: "only reported"
    }
  }
}

extension Example {
  fileprivate func explanation(_ layout: Layout) -> String {
    if let reason {
      return layout.wrapped("Left unchanged: \(reason)", indent: 0) + "\n\n\(indented(before))\n"
    }
    return "Before\n\n\(indented(before))\n\nAfter\n\n\(indented(after))\n"
  }
}

/// The text with four spaces before each line that is not empty.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }
    .joined(separator: "\n")
}
