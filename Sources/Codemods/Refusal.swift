import Rewriter

/// Why a file is not looked at.
public enum Refusal: Hashable, Sendable, CustomStringConvertible {
  /// The head of the file says that a program wrote it; the words that say so.
  case generated(String)
  case notUTF8

  public var description: String {
    switch self {
    case .generated(let mark): "generated file: its head says '\(mark)'"
    case .notUTF8: "not valid UTF-8"
    }
  }

  /// `nil` for a file that may be changed. Cost: the length of the file.
  init?(of source: SourceFile) {
    let head = String(decoding: source.bytes.prefix(Refusal.headSize), as: UTF8.self)
    let comments = Refusal.leadingComments(of: head)
    if let mark = Refusal.marks.first(where: { comments.contains($0) }) {
      self = .generated(mark)
    } else if !source.isValidUTF8 {
      self = .notUTF8
    } else {
      return nil
    }
  }

  private static let marks = ["@generated", "// Code generated", "DO NOT EDIT"]

  /// A mark further down is about something else than the file.
  private static let headSize = 4096

  /// The comments and blank lines that the text begins with.
  private static func leadingComments(of text: String) -> Substring {
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if rest.hasPrefix("//") || rest.hasPrefix("#!") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return text[..<(rest.hasPrefix("/*") ? rest.endIndex : rest.startIndex)]
      }
    }
  }
}
