import Foundation
import Mutation
import Rewriter

/// What is found when a mutant is parsed.
struct MutantCheck {
  /// What both parsers say of it, for the statistics.
  private(set) var outcome = ""
  /// What is wrong with our tree of it, in words.
  private(set) var problems: [String] = []
  /// What a person should look at.
  private(set) var remark: String?

  /// The CPU time that a mutant of no size may take, and what each byte adds. The slowest real file
  /// takes a twentieth of that; a search that is not linear takes more soon.
  private static let baseSeconds = 0.02
  private static let secondsPerByte = 0.000_001

  init(_ mutant: Mutant) {
    let source = SourceFile(bytes: mutant.bytes)
    let start = ThreadTime.spent
    let tree = Tree.parse(source)
    let seconds = ThreadTime.spent - start
    if seconds > Self.baseSeconds + Self.secondsPerByte * Double(mutant.bytes.count) {
      problems.append("takes \(seconds) seconds")
    }
    problems += tree.verify()
    if !Self.keepsBytes(tree) { problems.append("loses bytes") }
    compare(source)
  }

  /// Whether tokens and what lies between them are the source.
  private static func keepsBytes(_ tree: Tree) -> Bool {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tree.source.bytes.count)
    for number in 0..<tree.tokenCount {
      let token = Token(tree: tree, index: TokenIndex(number))
      bytes += tree.source.bytes[token.leadingTrivia.indices]
      bytes += tree.source.bytes[token.range.indices]
    }
    return bytes == tree.source.bytes
  }

  private mutating func compare(_ source: SourceFile) {
    switch Comparison(source) {
    case .identical:
      outcome = "accepted by both, and identical"
    case .different(let difference):
      outcome = "accepted by both, and different"
      problems.append(
        "different at \(difference.offset)\n  swift-syntax has\n\(difference.theirs)\n"
          + "  we have\n\(difference.ours)")
    case .wronglyRejected(let error):
      outcome = "rejected by us only"
      remark = "rejected at \(error.offset.value): \(error)"
    case .rejected:
      outcome = "rejected by both"
    case .wronglyAccepted:
      outcome = "rejected by swift-syntax only"
      problems.append("swift-syntax reports an error, we do not")
    }
  }
}
