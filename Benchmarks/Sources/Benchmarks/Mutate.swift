import Foundation
import Mutation
import Rewriter
import Synchronization

/// Parses mutants of files on threads with the stack that `migrate` gives its own, and looks for
/// anything that a parser must not do, whatever it is given.
///
/// A crash ends the process: the numbers on standard error tell where to look, and `--first` goes there.
///
/// Mutants that only we reject are told of, but not held against the parser: so far each of them was
/// broken source that swift-syntax lets pass, see `Docs/Tree.md`.
///
/// - Returns: 1 if anything was found, else 0.
func mutate(_ files: InputFiles, _ options: MutateOptions) -> Int32 {
  let run = MutationRun(files, options)
  perform(run.numbers, work: run.check, tellStuck: run.tellStuck)
  return run.printSummary()
}

/// `[--seed N] [--count N] [--first N] [--keep FOLDER]`
struct MutateOptions {
  private(set) var seed = 1
  private(set) var count = 200_000
  private(set) var first = 0
  /// Where mutants in which something was found are written to.
  private(set) var folder: String?

  private static let names: [String: WritableKeyPath<MutateOptions, Int> & Sendable] = [
    "--seed": \.seed, "--count": \.count, "--first": \.first,
  ]

  /// Leaves the paths that come behind the options.
  init(from arguments: inout ArraySlice<String>) {
    while arguments.takeNumber(Self.names, for: &self) || takeFolder(from: &arguments) {}
  }

  private mutating func takeFolder(from arguments: inout ArraySlice<String>) -> Bool {
    guard arguments.first == "--keep", let folder = arguments.dropFirst().first else {
      return false
    }
    self.folder = folder
    arguments = arguments.dropFirst(2)
    return true
  }
}

/// What the threads share.
private final class MutationRun: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    var problemCount = 0
  }

  let numbers: Range<Int>
  private let mutants: Mutants
  private let folder: String?
  private let state = Mutex(State())

  init(_ files: InputFiles, _ options: MutateOptions) {
    mutants = Mutants(files: files, seed: options.seed)
    numbers = options.first..<options.first + options.count
    folder = options.folder
  }

  @Sendable func check(_ number: Int) {
    if number.isMultiple(of: 1000) { report("mutant \(number)") }
    do {
      let mutant = try mutants.mutant(number)
      let verdict = MutantCheck(mutant)
      note(verdict, on: mutant)
      if !verdict.problems.isEmpty { keep(mutant) }
    } catch {
      report("\(error)")
    }
  }

  private func note(_ verdict: MutantCheck, on mutant: Mutant) {
    state.withLock { state in
      state.counts[verdict.outcome, default: 0] += 1
      if !verdict.problems.isEmpty { state.problemCount += 1 }
      guard let line = verdict.problems.first ?? verdict.remark else { return }
      print("mutant \(mutant.number) of \(mutant.path): \(mutant.changes.joined(separator: ", "))")
      print("  \(line)")
    }
  }

  private func keep(_ mutant: Mutant) {
    guard let folder else { return }
    let path = "\(folder)/\(mutant.number).swift"
    if !FileManager.default.createFile(atPath: path, contents: Data(mutant.bytes)) {
      report("cannot write '\(path)'")
    }
  }

  @Sendable func tellStuck(_ number: Int) {
    report("mutant \(number) does not end")
  }

  func printSummary() -> Int32 {
    state.withLock { state in
      print("seed \(mutants.seed), mutants \(numbers.lowerBound) to \(numbers.upperBound - 1)")
      for (outcome, count) in state.counts.sorted(by: { $0.key < $1.key }) {
        print("\(count) \(outcome)")
      }
      print("\(state.problemCount) with a problem")
      return state.problemCount == 0 ? 0 : 1
    }
  }

  private func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
