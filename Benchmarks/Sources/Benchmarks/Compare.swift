import Rewriter

/// Parses each file with both parsers and compares every node and token.
///
/// - Returns: 1 if a file that swift-syntax accepts differs, else 0.
func compare(_ files: InputFiles) -> Int32 {
  var tally = Tally()
  files.forEach { path, source in tally.add(source, name: path) }
  tally.printSummary(of: "files")
  return tally.isIdentical ? 0 : 1
}
