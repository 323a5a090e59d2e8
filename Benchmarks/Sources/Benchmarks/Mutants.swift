import Mutation
import Rewriter

/// A file that was changed in a few places at random.
struct Mutant: Sendable {
  /// The mutant's place in the endless series of its seed.
  let number: Int
  let path: String
  let bytes: [UInt8]
  /// What was changed, in words.
  let changes: [String]
}

/// The endless series of a seed's mutants. The same seed, files and number give the same mutant.
struct Mutants: Sendable {
  let files: InputFiles
  let seed: Int

  /// Larger files are passed over: they take long and hold nothing that others do not.
  private static let maximumSize = 64_000

  func mutant(_ number: Int) throws -> Mutant {
    var random = SplitMix64(seed: seed, number: number)
    var (path, bytes) = try file(&random)
    let changes = bytes.mutate(&random)
    return Mutant(number: number, path: path, bytes: bytes, changes: changes)
  }

  private func file(_ random: inout SplitMix64) throws -> (String, [UInt8]) {
    var bytes: [UInt8] = []
    var path = ""
    for _ in 0..<100 {
      path = files.paths[Int.random(in: 0..<files.paths.count, using: &random)]
      bytes = try InputFiles.read(path).bytes
      if bytes.count <= Self.maximumSize { break }
    }
    return (path, bytes)
  }
}
