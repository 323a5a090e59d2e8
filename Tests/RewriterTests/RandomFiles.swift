@testable import Rewriter

/// Random versions of a file, the same ones in every run.
struct RandomFiles: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The SplitMix64 sequence.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A file of few different lines, so that they repeat, and a version of it with lines removed,
  /// added, replaced and moved. Line endings are mixed, some bytes are not UTF-8, and the last LF
  /// may miss.
  mutating func versions() -> (old: SourceFile, new: SourceFile) {
    var lines = (0..<Int.random(in: 0...60, using: &self)).map { _ in line() }
    let old = file(lines)
    for _ in 0..<Int.random(in: 0...8, using: &self) {
      let place = Int.random(in: 0...lines.count, using: &self)
      let end = min(lines.count, place + Int.random(in: 0...5, using: &self))
      let moved = Array(lines[place..<end])
      lines.removeSubrange(place..<end)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: break
      case 1: lines.insert(contentsOf: moved + [line()], at: place)
      case 2: lines.insert(contentsOf: moved.map { _ in line() }, at: place)
      default:
        let target = Int.random(in: 0...lines.count, using: &self)
        lines.insert(contentsOf: moved, at: target)
      }
    }
    return (old, file(lines))
  }

  private mutating func line() -> [UInt8] {
    let endings: [[UInt8]] = [[0x0A], [0x0A], [0x0D, 0x0A], [0x0D, 0x61, 0x0A]]
    let text: [UInt8] = [0x20, 0x61, 0x62, 0x2D, 0x2B, 0x5C, 0xFF, 0xC3, 0x0D]
    let length = Int.random(in: 0...2, using: &self)
    return (0..<length).map { _ in text[Int.random(in: 0..<text.count, using: &self)] }
      + endings[Int.random(in: 0..<endings.count, using: &self)]
  }

  private mutating func file(_ lines: [[UInt8]]) -> SourceFile {
    var bytes = lines.flatMap(\.self)
    if Bool.random(using: &self), !bytes.isEmpty { bytes.removeLast() }
    return SourceFile(bytes: bytes)
  }
}
