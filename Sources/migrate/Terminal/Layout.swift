/// How lines are laid out for whoever reads them.
struct Layout {
  /// The columns of a line; `nil` where no person is watching, and lines are as long as they are.
  let columns: Int?

  /// Whether words may be in colour.
  var isColoured = false

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

  /// The two texts on one line where they fit, and else on two; neither is cut.
  func joined(_ first: String, _ second: String, indent: Int) -> String {
    first + gap(between: first, second, indent: indent) + second
  }

  /// What stands between the two texts.
  func gap(between first: String, _ second: String, indent: Int) -> String {
    let fits = columns.map { first.count + 1 + second.count <= $0 } ?? true
    return fits ? " " : "\n" + String(repeating: " ", count: indent)
  }

  /// The text in the color, where there may be one.
  func painted(_ text: String, _ colour: Colour) -> String {
    isColoured ? colour.paint(text) : text
  }

  /// The text with the lines of each paragraph joined, and the second column of a table kept in its place.
  func flowing(_ text: String) -> String {
    guard columns != nil else { return text }
    var lines: [String] = []
    var paragraph: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let first = line.first, first != " " {
        paragraph.append(line)
        continue
      }
      if !paragraph.isEmpty { lines.append(wrapped(paragraph.joined(separator: " "), indent: 0)) }
      paragraph = []
      lines.append(wrapped(line, indent: Self.secondColumn(of: line)))
    }
    if !paragraph.isEmpty { lines.append(wrapped(paragraph.joined(separator: " "), indent: 0)) }
    return lines.joined(separator: "\n")
  }

  /// Where the text behind the first gap of two spaces or more begins; the margin where there is none.
  private static func secondColumn(of line: String) -> Int {
    let characters = Array(line)
    let margin = characters.prefix { $0 == " " }.count
    let gap = characters.indices.dropFirst(margin).first {
      Array(characters[$0...].prefix(2)) == [" ", " "]
    }
    guard let gap else { return margin }
    return gap + characters[gap...].prefix { $0 == " " }.count
  }

  /// A row of a table: the number, right-aligned, and the text.
  func row(_ count: Int, _ text: String) -> String {
    let number = String(count)
    let margin = String(repeating: " ", count: max(2, 6 - number.count))
    return wrapped("\(margin)\(number)  \(text)", indent: 8) + "\n"
  }
}
