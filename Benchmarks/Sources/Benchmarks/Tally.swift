import Rewriter

/// Counts comparisons, and prints what is wrong with each as it comes.
struct Tally {
  private var identical = 0
  private var different = 0
  private var wronglyRejected = 0
  private var rejected = 0
  private var wronglyAccepted = 0

  /// Whether every source that swift-syntax accepts has the same tree here.
  var isIdentical: Bool { different == 0 && wronglyRejected == 0 }

  /// Compares one source.
  mutating func add(_ source: SourceFile, name: String) {
    switch Comparison(source) {
    case .identical: identical += 1
    case .rejected: rejected += 1
    case .wronglyAccepted:
      wronglyAccepted += 1
      print("\(name): swift-syntax reports an error, we do not")
    case .wronglyRejected(let error):
      wronglyRejected += 1
      print("\(name):\(Self.line(of: error.offset, in: source)): rejected: \(error)")
    case .different(let difference):
      different += 1
      let line = Self.line(of: ByteOffset(difference.offset), in: source)
      print("\(name):\(line): different")
      print("  swift-syntax has\n\(difference.theirs)\n  we have\n\(difference.ours)")
    }
  }

  func printSummary(of things: String) {
    print(
      """
      \(identical) identical \(things)
      \(different) different
      \(wronglyRejected) rejected by us only
      \(rejected) rejected by both
      \(wronglyAccepted) rejected by swift-syntax only
      """)
  }

  private static func line(of offset: ByteOffset, in source: SourceFile) -> Int {
    LineTable(source).line(of: offset)
  }
}
