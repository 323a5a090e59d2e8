/// How lines are laid out for whoever reads them.
struct Layout {
  /// The columns of a line; `nil` where no person is watching, and lines are as long as they are.
  let columns: Int?

  /// The text in lines that are no wider than allowed, where its words let it; those behind the first are
  /// indented by as many columns. Its own line ends stay.
  ///
  /// A word is never cut: a path can be longer than a line.
  func wrapped(_ text: String, indent: Int) -> String {
    guard let columns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.wrapped($0, indent: indent, columns: columns) }
      .joined(separator: "\n")
  }

  private static func wrapped(_ line: Substring, indent: Int, columns: Int) -> String {
    let margin = line.prefix { $0 == " " }
    let words = line.dropFirst(margin.count).split(separator: " ", omittingEmptySubsequences: false)
    var text = ""
    var width = margin.count
    for (position, word) in words.enumerated() {
      if position > 0, width + 1 + word.count > columns {
        text += "\n" + String(repeating: " ", count: indent)
        width = indent
      } else if position > 0 {
        text += " "
        width += 1
      }
      text += word
      width += word.count
    }
    return margin + text
  }

  /// A row of a table: the number, right-aligned, and the text.
  func row(_ count: Int, _ text: String) -> String {
    let number = String(count)
    let margin = String(repeating: " ", count: max(2, 6 - number.count))
    return wrapped("\(margin)\(number)  \(text)", indent: 8) + "\n"
  }
}
