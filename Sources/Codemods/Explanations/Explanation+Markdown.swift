extension Explanation {
  /// The text below its title, for pages and for tools that show Markdown.
  public var markdown: String {
    var parts = [meaning]
    if let example {
      parts += ["For this reason, `\(codemod)` leaves this code unchanged:", fence(example)]
    }
    if let remedy {
      parts += ["What to do: \(remedy.advice)", fence(remedy.code)]
      if remedy.isConverted { parts.append("The codemod converts this code.") }
    }
    parts.append(labeledException)
    return parts.joined(separator: "\n\n")
  }

  /// When to leave the code, so that nobody takes it for the advice: `When to leave it: where …`.
  public var labeledException: String {
    let start = "Leave it "
    guard exception.hasPrefix(start) else { return exception }
    return "When to leave it: " + exception.dropFirst(start.count)
  }

  private func fence(_ code: String) -> String { "```swift\n\(code)\n```" }
}
