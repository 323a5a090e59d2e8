import Codemods
import Foundation
import Mutation
import Rewriter

/// The cases of the fixtures with one file broken in each: first those changed at random, then those cut off.
package struct BrokenProjects: Sendable {
  private let cases: [GoldenCase]
  private let seed: Int
  private let mutantCount: Int

  /// The number of the first project of each file that is cut off, and the file.
  private var cuts: [(start: Int, file: IntactFile)] = []
  package private(set) var count: Int

  /// - Parameters:
  ///   - mutants: how many are made by changing a file at random.
  ///   - cut: how many files are cut off, each behind every token.
  package init(seed: Int = 1, mutants: Int, cut: Int) throws {
    cases = try Repository.markdownFiles(in: "Tests/Golden/Codemods").flatMap { path in
      try GoldenFile(path: path, text: Repository.text(of: path)).cases
    }
    .filter { !$0.inputs.isEmpty }
    self.seed = seed
    mutantCount = mutants
    count = mutants
    let files = cases.indices.flatMap { position in
      cases[position].inputs.indices.map { IntactFile(golden: position, input: $0) }
    }
    // As far apart as they can be, so that each codemod has some.
    let step = max(1, files.count / max(1, cut))
    for file in stride(from: 0, to: files.count, by: step).prefix(cut).map({ files[$0] }) {
      cuts.append((count, file))
      count += TokenList(SourceFile(text(of: file))).count
    }
  }

  package func project(_ number: Int) -> BrokenProject {
    number < mutantCount ? mutant(number) : cutOff(number)
  }

  private func text(of file: IntactFile) -> String { cases[file.golden].inputs[file.input].text }

  private func mutant(_ number: Int) -> BrokenProject {
    var random = SplitMix64(seed: seed, number: number)
    let golden = Int.random(in: cases.indices, using: &random)
    let input = Int.random(in: cases[golden].inputs.indices, using: &random)
    let file = IntactFile(golden: golden, input: input)
    var bytes = Array(text(of: file).utf8)
    let changes = bytes.mutate(&random).joined(separator: ", ")
    return broken(file, String(decoding: bytes, as: UTF8.self), by: changes)
  }

  private func cutOff(_ number: Int) -> BrokenProject {
    let cut = cuts.last { $0.start <= number } ?? cuts[0]
    let source = SourceFile(text(of: cut.file))
    let end = TokenList(source).range(number - cut.start).upperBound
    let text = String(decoding: source.bytes[..<end.value], as: UTF8.self)
    return broken(cut.file, text, by: "cut off at \(end.value)")
  }

  private func broken(_ file: IntactFile, _ text: String, by change: String) -> BrokenProject {
    let golden = cases[file.golden]
    let files = golden.inputs.enumerated().map { position, block in
      let text = position == file.input ? text : block.text
      return (path: block.file ?? "Input\(position).swift", text: text)
    }
    return BrokenProject(
      files: files, text: text, description: "\(golden.path):\(golden.line): \(change)")
  }
}

/// A file of a case.
private struct IntactFile {
  let golden: Int
  let input: Int
}

/// A project with one broken file.
package struct BrokenProject {
  package let files: [(path: String, text: String)]
  /// Of the broken file.
  package let text: String
  /// Where the file is from, and what was done to it.
  package let description: String
}
