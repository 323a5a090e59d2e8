import Foundation
import Rewriter
import SwiftParser
import SwiftSyntax

/// Parses the files in alternating rounds with both parsers, and prints the speed of each in CPU time,
/// the ratio, and the memory of a node or token.
func speed(_ files: InputFiles) -> Int32 {
  var sources: [SourceFile] = []
  files.forEach { _, source in sources.append(source) }
  let bytes = sources.reduce(0) { $0 + $1.bytes.count }
  print("\(sources.count) files, \(bytes) bytes")

  var (ours, theirs) = (0.0, 0.0)
  for round in 1...rounds {
    let our = CPUTime.seconds { for source in sources { _ = Tree.parse(source) } }
    let their = CPUTime.seconds { for source in sources { _ = swiftSyntaxTree(of: source) } }
    print("round \(round): \(megabytes(bytes, our)) and \(megabytes(bytes, their)) MB/s")
    ours += our
    theirs += their
  }
  print("migrate       \(megabytes(rounds * bytes, ours)) MB/s")
  print("swift-syntax  \(megabytes(rounds * bytes, theirs)) MB/s")
  print("ratio         \(rounded(theirs / ours))")
  printMemory(of: sources)
  return 0
}

private let rounds = 5

/// How much source is held in both trees at once to measure their memory.
private let memorySample = 8_000_000

private func swiftSyntaxTree(of source: SourceFile) -> SourceFileSyntax {
  source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
}

/// Prints the bytes of a node or token of each tree. The text, of which swift-syntax's tree holds a
/// copy, is not counted.
private func printMemory(of sources: [SourceFile]) {
  var size = 0
  let sample = sources.prefix { source in
    defer { size += source.bytes.count }
    return size < memorySample
  }
  let text = sample.reduce(0) { $0 + $1.bytes.count }

  let (ours, ourBytes) = HeapSize.growth { sample.map(Tree.parse) }
  let ourCount = ours.reduce(0) { $0 + $1.nodeCount + $1.tokenCount }
  print("migrate       \(rounded(Double(ourBytes) / Double(ourCount))) bytes per node or token")

  let (theirs, theirBytes) = HeapSize.growth { sample.map(swiftSyntaxTree) }
  let theirCount = theirs.reduce(0) { $0 + FlatTree(Syntax($1)).entries.count }
  let perEntry = Double(theirBytes - text) / Double(theirCount)
  print("swift-syntax  \(rounded(perEntry)) bytes per node or token, before its nodes are visited")
}

private func megabytes(_ bytes: Int, _ seconds: Double) -> Double {
  rounded(Double(bytes) / seconds / 1_000_000)
}

private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
