import Codemods

extension Codemod {
  /// What `migrate explain` says.
  var explanation: String {
    """
    \(id): \(title)
    \(verdict == .manual ? "only reported" : "\(verdict.summary), for Swift \(since) and later")

    \(discussion)

    \(examples.map(\.explanation).joined(separator: "\n"))
    """
  }
}

extension Verdict {
  fileprivate var summary: String {
    switch self {
    case .safe: "applied where nothing speaks against it"
    case .review: "applied with '--review'"
    case .manual: "only reported"
    }
  }
}

extension Example {
  fileprivate var explanation: String {
    if let reason { return "Left alone: \(reason)\n\n\(indented(before))\n" }
    return "Before\n\n\(indented(before))\n\nAfter\n\n\(indented(after))\n"
  }
}

/// The text with four spaces before each line that is not empty.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }
    .joined(separator: "\n")
}
