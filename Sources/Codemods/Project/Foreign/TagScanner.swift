/// Finds the start tags of an XML file, for readers that want a few attributes of a few tags.
///
/// Comments and CDATA are skipped; nothing is checked, and whatever is broken is passed over.
struct TagScanner: ForwardReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  /// A start tag, with the entities in its attributes' values replaced.
  struct Tag {
    let name: String
    let attributes: [String: String]
    /// The text up to the next tag.
    let text: String
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next start tag whose name is wanted; `nil` at the end of the file.
  mutating func next(where isWanted: (String) -> Bool) -> Tag? {
    var tag: Tag?
    read(while: { tag == nil && $0.position < $0.bytes.count }) { scanner in
      guard let start = scanner.find("<", from: scanner.position) else {
        scanner.position = scanner.bytes.count
        return
      }
      scanner.position = start + 1
      if scanner.matches("!--") {
        scanner.position = scanner.end(of: "-->")
      } else if scanner.matches("![CDATA[") {
        scanner.position = scanner.end(of: "]]>")
      } else if let byte = scanner.byte(scanner.position), byte.isNameByte {
        let name = scanner.word()
        if isWanted(name) { tag = scanner.tag(named: name) }
      }
    }
    return tag
  }

  private mutating func tag(named name: String) -> Tag {
    var attributes: [String: String] = [:]
    skipWhiteSpace()
    read(while: { $0.byte($0.position)?.isNameByte == true }) { scanner in
      let key = scanner.word()
      scanner.skipWhiteSpace()
      guard scanner.byte(scanner.position) == UInt8(ascii: "=") else { return }
      scanner.position += 1
      scanner.skipWhiteSpace()
      guard let value = scanner.quoted() else { return }
      attributes[key] = value
      scanner.skipWhiteSpace()
    }
    let close = find(">", from: position) ?? bytes.count
    position = min(close + 1, bytes.count)
    let text = bytes[position..<(find("<", from: position) ?? bytes.count)]
    return Tag(name: name, attributes: attributes, text: Self.unescaped(text))
  }

  private mutating func quoted() -> String? {
    guard let quote = byte(position), quote.isQuote,
      let end = bytes[(position + 1)...].firstIndex(of: quote)
    else { return nil }
    defer { position = end + 1 }
    return Self.unescaped(bytes[(position + 1)..<end])
  }

  private mutating func word() -> String {
    let start = position
    while let byte = byte(position), byte.isNameByte { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipWhiteSpace() {
    while let byte = byte(position), byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private func byte(_ position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private func find(_ character: Unicode.Scalar, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: character))
  }

  private func matches(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// The position behind the text, or the end of the file.
  private func end(of text: String) -> Int {
    bytes[position...].firstRange(of: Array(text.utf8))?.upperBound ?? bytes.count
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      text = text.replacing(entity, with: character)
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

  /// Letters, digits, `_`, `-`, `:`, `.` and whatever is not ASCII.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
