import Codemods

/// The page about a codemod in `Docs/Codemods`.
struct CodemodPage {
  let codemod: Codemod

  var path: String { "Docs/Codemods/\(codemod.id).md" }

  var text: String {
    """
    <!-- @generated: made from the catalogue by GeneratedFilesTests. Edit the codemod instead. -->

    # \(codemod.id)

    \(codemod.title). \(verdict)\(selection)

    \(codemod.discussion)

    ## Examples

    \(codemod.examples.map(section).joined(separator: "\n\n"))

    """
  }

  private var verdict: String {
    if codemod.verdict == .manual { return "Only reported." }
    return "Needs Swift \(codemod.since). Verdict: \(codemod.verdict.rawValue)."
  }

  private var selection: String {
    codemod.selection == .byDefault ? "" : " Runs only where `--only` names it."
  }

  private func section(_ example: Example) -> String {
    if let reason = example.reason {
      return "Left unchanged, because \(reason):\n\n\(fence(example.before))"
    }
    return "\(fence(example.before))\n\nbecomes\n\n\(fence(example.after))"
  }

  private func fence(_ code: String) -> String { "```swift\n\(code)\n```" }
}
