/// What FoundationEssentials leaves out of strings.
public struct CharacterSet: Sendable {
  let contains: @Sendable (Character) -> Bool
  public static let whitespaces = CharacterSet { $0 == " " || $0 == "\t" }
  public static let newlines = CharacterSet { $0.isNewline }
  public static let whitespacesAndNewlines = CharacterSet { $0.isWhitespace }
  public static let punctuationCharacters = CharacterSet { $0.isPunctuation }
  public static let decimalDigits = CharacterSet { $0.isNumber }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) {
    self = arguments.reduce(format) { text, argument in
      guard let mark = text.firstIndex(of: "%") else { return text }
      let end = text[mark...].dropFirst().firstIndex { $0.isLetter || $0 == "@" } ?? mark
      return text.replacing(text[mark...end], with: "\(argument)", maxReplacements: 1)
    }
  }
}

extension StringProtocol {
  public func components(separatedBy separator: String) -> [String] {
    String(self).split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
  public func trimmingCharacters(in set: CharacterSet) -> String {
    let head = drop(while: set.contains)
    return String(String(head.reversed()).drop(while: set.contains).reversed())
  }
  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    String(self).replacing(target, with: replacement)
  }
  public var localizedCapitalized: String { String(self).capitalized }
}
