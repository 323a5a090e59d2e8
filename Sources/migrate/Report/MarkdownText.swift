/// Text in Markdown that says what it says, whatever characters it has: no mention, no link, no tag.
enum MarkdownText {
  /// A message: what is in 'quotes' becomes code.
  static func message(_ text: String) -> String {
    var result = ""
    for part in Wording(text).parts {
      switch part {
      case .plain(let text): result += escaped(text)
      case .quoted(let text): result += code(text)
      }
    }
    return result
  }

  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      // A mention, or an issue of the repository.
      case "@": "&#64;"
      case "#": "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "~": "\\\(character)"
      case "\n", "\r\n", "\r": " "
      default: String(character)
      }
    }
    .joined()
  }

  /// A code span, which has one backtick more around it than any row of them within.
  static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let fence = String(repeating: "`", count: longestRow(of: "`", in: line) + 1)
    let margin = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + margin + line.replacing("|", with: "\\|") + margin + fence
  }

  /// A code block of whole lines.
  static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRow(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private static func longestRow(of mark: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for character in text {
      current = character == mark ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
