/// The bytes of one Swift file, exactly as they are on disk: a byte-order mark, CRLF, NUL and
/// invalid UTF-8 included.
public struct SourceFile: Sendable {
  /// The largest file that can be parsed, in bytes: offsets are 32 bits wide.
  public static let maximumSize = Int(UInt32.max) - 16

  public let bytes: [UInt8]

  let measures = SourceMeasures()

  /// - Precondition: no more than ``maximumSize`` bytes.
  public init(bytes: [UInt8]) {
    precondition(bytes.count <= Self.maximumSize, "file too large for 32-bit offsets")
    self.bytes = bytes
  }

  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  public var end: ByteOffset { ByteOffset(bytes.count) }

  /// Cost: a pass over the bytes, and for a file with more than ASCII a copy.
  public var isValidUTF8: Bool {
    bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil
  }

  /// The text of a range; invalid UTF-8 is shown with replacement characters.
  public func text(_ range: Range<ByteOffset>) -> String {
    String(decoding: bytes[range.indices], as: UTF8.self)
  }
}
