import Rewriter

/// A trailing closure that a call gets.
struct TrailingBlock {
  /// What stands in front of `in`.
  let signature: String
  let statements: [String]

  /// The closure with a blank in front: on lines of its own where nothing else follows on the call's.
  func text(behind call: Node) -> String {
    let source = call.tree.source
    let opening = " { \(signature) in"
    guard source.endsLine(at: call.range.upperBound) else {
      return "\(opening) \(statements.joined(separator: "; ")) }"
    }
    let line = Indentation(ofLineAt: call.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source)
    let blanks = line.blanks + unit
    let lines = statements.map { line.lineEnding + blanks + $0.reindented(from: "", to: blanks) }
    return opening + lines.joined() + line.lineEnding + line.blanks + "}"
  }
}

extension SourceFile {
  /// Whether nothing but a comment follows on the offset's line.
  func endsLine(at offset: ByteOffset) -> Bool {
    let rest = bytes[offset.value...].drop { $0.isBlank }
    guard let first = rest.first, !first.isLineBreak else { return true }
    return first == UInt8(ascii: "/") && rest.dropFirst().first == UInt8(ascii: "/")
  }

  /// The end of the line, if nothing but a comment follows the offset on it; else the offset.
  func endOfLine(behind offset: ByteOffset) -> ByteOffset {
    let rest = bytes[offset.value...].prefix { !$0.isLineBreak }
    let text = rest.drop { $0.isBlank }
    let isComment = text.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
    return text.isEmpty || isComment ? offset + rest.count : offset
  }

  /// The blanks in front of the offset, if there is nothing else on its line.
  func blanks(before offset: ByteOffset) -> String? {
    let before = bytes[..<offset.value].reversed().prefix { !$0.isLineBreak }
    return before.allSatisfy(\.isBlank) ? String(decoding: before, as: UTF8.self) : nil
  }
}
