import Rewriter

/// Why a file isn't looked at.
public enum FileRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The head of the file says that a program wrote it; the words that say so.
  case generated(String)
  case notUTF8

  public var description: String {
    switch self {
    case .generated(let mark): "a comment at the top marks the file as generated ('\(mark)')"
    case .notUTF8: "the file isn't valid UTF-8"
    }
  }

  /// `nil` for a file that may be changed. Cost: the length of the file.
  init?(of source: SourceFile) {
    let comments = FileRefusal.leadingComments(of: source.bytes.prefix(FileRefusal.headSize))
    if let mark = FileRefusal.markSearch.found(in: Array(comments)).min().map({
      FileRefusal.marks[$0]
    }) {
      self = .generated(mark)
    } else if !source.isValidUTF8 {
      self = .notUTF8
    } else {
      return nil
    }
  }

  private static let marks = ["@generated", "// Code generated", "DO NOT EDIT"]
  private static let markSearch = WordSearch(marks)

  /// A mark further down is about something else than the file.
  private static let headSize = 4096

  /// The comments and blank lines that the text begins with.
  private static func leadingComments(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while true {
      rest = rest.drop { $0.isBlank || $0.isLineBreak || byteOrderMark.contains($0) }
      if rest.starts(with: "//".utf8) || rest.starts(with: "#!".utf8) {
        rest = rest.drop { !$0.isLineBreak }
      } else if rest.starts(with: "/*".utf8) {
        guard let end = rest.firstRange(of: "*/".utf8) else { return text }
        rest = rest[end.upperBound...]
      } else {
        return text[..<rest.startIndex]
      }
    }
  }

  private static let byteOrderMark = Array("\u{FEFF}".utf8)
}
