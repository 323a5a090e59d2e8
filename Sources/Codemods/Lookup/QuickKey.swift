/// What can be a key of a table that is looked into all the time: `Hasher` keeps attackers from making keys collide, which
/// nobody gains from here, and took a tenth of a run.
protocol QuicklyHashed: Hashable {
  /// The same for equal values, with every bit of the value in the low ones.
  var quickHash: UInt64 { get }
}

extension QuicklyHashed {
  /// That of `Hasher`, for keys that are rare.
  var quickHash: UInt64 { UInt64(truncatingIfNeeded: hashValue) }
}

/// A key with its quick hash, which is computed once.
struct QuickKey<Value: QuicklyHashed>: Hashable {
  let value: Value
  private let hash: UInt64

  init(_ value: Value) {
    self.value = value
    hash = value.quickHash
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.hash == rhs.hash && lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// What dictionaries ask for.
  func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: hash) ^ seed }
}

extension QuickKey: Sendable where Value: Sendable {}

/// Names that are asked for all the time.
struct NameSet: Sendable {
  private let keys: Set<QuickKey<String>>

  init(_ names: some Sequence<String>) { keys = Set(names.lazy.map { QuickKey($0) }) }

  func contains(_ name: String) -> Bool { keys.contains(QuickKey(name)) }
}

extension UInt64 {
  /// The hash of what has this one and another part.
  func mixed(with other: UInt64) -> UInt64 {
    let sum = (self ^ other) &+ 0x9E37_79B9_7F4A_7C15
    let product = sum.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}

extension Array: QuicklyHashed where Element: QuicklyHashed {
  var quickHash: UInt64 { reduce(UInt64(count)) { $0.mixed(with: $1.quickHash) } }
}

extension String: QuicklyHashed {
  var quickHash: UInt64 {
    // A copy, as `withUTF8` would need it, costs as much as the hash.
    utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).quickHash }
      ?? Array(utf8).withUnsafeBytes(\.quickHash)
  }
}

extension UnsafeRawBufferPointer {
  /// Up to eight bytes as one number.
  func number(from start: Int) -> UInt64 {
    if start + 8 <= count { return loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    var number: UInt64 = 0
    for place in start..<count { number = number << 8 | UInt64(self[place]) }
    return number
  }

  fileprivate var quickHash: UInt64 {
    var hash = UInt64(count)
    var start = 0
    while start + 8 < count {
      hash = hash.mixed(with: number(from: start))
      start += 8
    }
    // The last eight bytes may overlap with those before.
    return hash.mixed(with: number(from: count < 8 ? 0 : count - 8))
  }
}
