/// Hashes of how calls are spelled, such as `sink(receiveValue`: FNV-1a, of 64 bits.
enum SpellingHash {
  static func of(_ name: some Sequence<UInt8>, _ rest: String) -> UInt64 {
    of(rest.utf8, from: of(name, from: 0xcbf2_9ce4_8422_2325))
  }

  static func of(count: Int, from start: UInt64) -> UInt64 {
    of([UInt8(clamping: count)], from: start)
  }

  static func of(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
