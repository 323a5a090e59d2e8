/// The colours that git gives to the lines of a patch.
enum Colour: Int {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case magenta = 35
  case cyan = 36

  /// The patch of one file in colour.
  static func paint(patch: [UInt8]) -> [UInt8] {
    var isInHunks = false
    let lines = patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let painted = lines.map { line in
      isInHunks = isInHunks || line.starts(with: "@@".utf8)
      return Colour(of: line, inHunks: isInHunks)?.paint(line) ?? Array(line)
    }
    return Array(painted.joined(separator: [UInt8(ascii: "\n")]))
  }

  private init?(of line: ArraySlice<UInt8>, inHunks isInHunks: Bool) {
    switch line.first {
    case UInt8(ascii: "@"): self = .cyan
    case UInt8(ascii: "+") where isInHunks: self = .green
    case UInt8(ascii: "-") where isInHunks: self = .red
    case .some where !isInHunks: self = .bold
    default: return nil
    }
  }

  func paint(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }

  private func paint(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array("\u{1B}[\(rawValue)m".utf8) + line + Array("\u{1B}[0m".utf8)
  }
}
