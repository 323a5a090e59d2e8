/// Rows of tab-separated columns, in the order of their bytes.
///
/// The text is searched where it lies: nothing is parsed before it is asked for, so that a large table
/// costs neither time nor memory at the start.
struct SDKTable<Column: SDKColumn>: Sendable {
  /// Every row ends with a newline.
  private let text: Substring

  /// - Parameter text: a line that names the columns, and rows in the order of their bytes, each ended by a
  ///   newline.
  init(_ text: String) {
    let heading = text.utf8.prefix { $0 != UInt8(ascii: "\n") }
    self.text = Substring(text.utf8[heading.endIndex...].dropFirst())
  }

  /// - Parameter rows: rows in any order, without newlines.
  init(rows: [String]) {
    let sorted = Set(rows).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    text = sorted.map { $0 + "\n" }.joined()[...]
  }

  /// The rows whose text begins with the prefix. Cost: a binary search.
  func rows(startingWith prefix: String) -> [SDKRow<Column>] {
    guard let range = range(ofRowsStartingWith: prefix) else { return [] }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return Self.rows(of: text[start..<end]).map(SDKRow<Column>.init)
  }

  /// The rows of which the first columns are the key.
  func rows(_ key: String...) -> [SDKRow<Column>] {
    rows(startingWith: key.map { $0 + "\t" }.joined())
  }

  /// Every row. Cost: one pass over the text.
  var allRows: [SDKRow<Column>] { Self.rows(of: text).map(SDKRow<Column>.init) }

  /// Characters would cost fifty times as much to go through.
  private static func rows(of text: Substring) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// The bytes of the rows; `nil` if there is none.
  private func range(ofRowsStartingWith prefix: String) -> Range<Int>? {
    let key = Array(prefix.utf8)
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> Range<Int>? in
      let start = bytes.startOfFirstRow(notBefore: key)
      var end = start
      while bytes.isEqual(to: key, from: end) { end = bytes.endOfRow(at: end) }
      return start < end ? start..<end : nil
    }
    return found ?? nil
  }
}

/// The columns of one row, which are looked for when they are asked for.
struct SDKRow<Column: SDKColumn>: Sendable, Equatable {
  private let text: Substring

  init(_ text: Substring) { self.text = text }

  /// The text of the column; empty if the row is too short.
  subscript(column: Column) -> String {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> String in
      var start = 0
      for _ in 0..<column.rawValue {
        guard let tab = bytes.firstTab(from: start) else { return "" }
        start = tab + 1
      }
      let end = bytes.firstTab(from: start) ?? bytes.count
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    return found ?? ""
  }

  /// The text of a row of which each column is known.
  static func text(_ value: (Column) -> String) -> String {
    Column.allCases.map(value).joined(separator: "\t")
  }

  var count: Int { text.utf8.count { $0 == .tab } + 1 }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
}

extension UnsafeBufferPointer<UInt8> {
  /// `nil` if there is none behind the place.
  fileprivate func firstTab(from start: Int) -> Int? {
    var offset = start
    while offset < count, self[offset] != .tab { offset += 1 }
    return offset < count ? offset : nil
  }

  /// Where the first row stands that is not in front of the key, or the end.
  fileprivate func startOfFirstRow(notBefore key: [UInt8]) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = startOfRow(at: low + (high - low) / 2, notBefore: low)
      if precedes(key, from: middle) {
        low = endOfRow(at: middle)
      } else {
        high = middle
      }
    }
    return low
  }

  /// How many bytes from the place on are those of the key. Slices would cost several times as much to compare.
  private func countOfCommon(with key: [UInt8], from start: Int) -> Int {
    let limit = Swift.min(key.count, count - start)
    var common = 0
    while common < limit, self[start + common] == key[common] { common += 1 }
    return common
  }

  fileprivate func isEqual(to key: [UInt8], from start: Int) -> Bool {
    countOfCommon(with: key, from: start) == key.count
  }

  private func precedes(_ key: [UInt8], from start: Int) -> Bool {
    let common = countOfCommon(with: key, from: start)
    guard common < key.count else { return false }
    return start + common == count || self[start + common] < key[common]
  }

  private func startOfRow(at offset: Int, notBefore start: Int) -> Int {
    var offset = offset
    while offset > start, self[offset - 1] != UInt8(ascii: "\n") { offset -= 1 }
    return offset
  }

  /// Behind the newline.
  fileprivate func endOfRow(at offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset] != UInt8(ascii: "\n") { offset += 1 }
    return Swift.min(offset + 1, count)
  }
}
