import Rewriter

extension [UInt8] {
  /// Changes the text of a Swift file in a few places.
  ///
  /// - Returns: What was changed, in words.
  public mutating func mutate(_ random: inout SplitMix64) -> [String] {
    let count = [1, 1, 1, 2, 3].randomElement(using: &random, default: 1)
    return (0..<count).map { _ in Mutation(&random).apply(to: &self, &random) }
  }
}

/// One change of a text: what is done to which pieces of it.
private struct Mutation {
  enum Action {
    case delete, duplicate, swap, cutEnd, cutBeginning
  }

  enum Unit {
    case token, byte
  }

  let action: Action
  let unit: Unit

  /// Cutting, which leaves little of a file, is the rarest.
  init(_ random: inout SplitMix64) {
    let actions: [Action] = [
      .delete, .delete, .delete, .duplicate, .duplicate, .duplicate, .swap, .swap, .swap, .swap,
      .cutEnd, .cutBeginning,
    ]
    action = actions.randomElement(using: &random, default: .delete)
    unit = [Unit.token, .token, .byte].randomElement(using: &random, default: .token)
  }

  /// Returns what was done.
  func apply(to bytes: inout [UInt8], _ random: inout SplitMix64) -> String {
    let units = ranges(in: bytes)
    guard !units.isEmpty else { return "nothing" }
    let first = Int.random(in: 0..<units.count, using: &random)
    let more = [0, 0, 0, 1, 2].randomElement(using: &random, default: 0)
    let last = min(units.count - 1, first + more)
    let range = units[first].lowerBound..<units[last].upperBound
    switch action {
    case .delete:
      bytes.removeSubrange(range)
    case .duplicate:
      let separator: [UInt8] = Bool.random(using: &random) ? [] : [UInt8(ascii: " ")]
      bytes.insert(contentsOf: separator + bytes[range], at: range.upperBound)
    case .swap:
      let other = units[partner(of: first, in: units.count, &random)]
      swap(range, other, in: &bytes)
    case .cutEnd:
      bytes.removeSubrange(range.lowerBound...)
    case .cutBeginning:
      bytes.removeSubrange(..<range.lowerBound)
    }
    return "\(action) \(unit) at \(range.lowerBound)"
  }

  private func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    switch unit {
    case .byte:
      return bytes.indices.map { $0..<$0 + 1 }
    case .token:
      let tokens = TokenList(SourceFile(bytes: bytes))
      return (0..<tokens.count).map { tokens.range($0).indices }.filter { !$0.isEmpty }
    }
  }

  /// Half of the time a neighbour, which is likelier to give something that is almost right.
  private func partner(of unit: Int, in count: Int, _ random: inout SplitMix64) -> Int {
    guard Bool.random(using: &random) else { return Int.random(in: 0..<count, using: &random) }
    return min(count - 1, unit + Int.random(in: 1...4, using: &random))
  }

  private func swap(_ one: Range<Int>, _ other: Range<Int>, in bytes: inout [UInt8]) {
    guard !one.overlaps(other) else { return }
    let (left, right) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    let (leftBytes, rightBytes) = (bytes[left], bytes[right])
    bytes.replaceSubrange(right, with: leftBytes)
    bytes.replaceSubrange(left, with: rightBytes)
  }
}

/// The generator of that name: small, and the same on every machine.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// The one for a number of the endless series of a seed.
  public init(seed: Int, number: Int) {
    state = UInt64(bitPattern: Int64(seed)) &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Array {
  fileprivate func randomElement(using random: inout SplitMix64, default: Element) -> Element {
    randomElement(using: &random) ?? `default`
  }
}
