import Foundation
import Rewriter

/// The text of a Swift file as it was read, and the file's stamp.
struct SwiftText: Sendable {
  let source: SourceFile
  let stamp: FileStamp

  /// How many bytes git looks at to tell text from binary.
  private static let sampleSize = 8000

  /// Reads the file, and refuses what cannot be Swift.
  init(of file: WorkspaceFile) throws(Failure) {
    let contents: FileContents
    do throws(SystemError) {
      if let text = file.unsaved {
        contents = FileContents(text)
      } else {
        contents = try FileContents(of: file.location)
      }
    } catch {
      throw .unreadable(file.path, error)
    }
    guard !contents.bytes.prefix(Self.sampleSize).hasNullByte else { throw .binary(file.path) }
    source = SourceFile(bytes: contents.bytes)
    stamp = contents.stamp
    if let offset = contents.bytes.firstInvalidUTF8 {
      let (line, column) = LineTable(source).location(of: ByteOffset(offset))
      throw .invalidUTF8(file.path, line: line, column: column)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var hasNullByte: Bool {
    withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }
  }
}

extension [UInt8] {
  /// The index of the first byte that is not part of well-formed UTF-8.
  ///
  /// Cost: for valid text as ``SourceFile/isValidUTF8``.
  var firstInvalidUTF8: Int? {
    guard !SourceFile(bytes: self).isValidUTF8 else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      offset += scalar.count
    }
    return offset
  }
}
