import Codemods
import Foundation
import Mutation
import Support
import Synchronization

/// Runs broken files through all that `report` does with them, and looks for those that never end, take too
/// long or stop the program.
///
/// The files are those of the fixtures of the codemods, in the projects of their cases: changed at random, and
/// cut off behind every token. A crash ends the process: `--first` and `--count` find the file.
@main
enum Torture {
  static func main() throws {
    let options = try Options(CommandLine.arguments.dropFirst())
    let projects = try BrokenProjects(
      seed: options.seed, mutants: options.mutants, cut: options.cut)
    let run = TortureRun(projects, options)
    perform(run.numbers, work: run.check, tellStuck: run.tellStuck)
    exit(run.printSummary())
  }
}

/// `[--seed N] [--mutants N] [--cut N] [--first N] [--count N] [--limit MILLISECONDS]`
struct Options: Sendable {
  private(set) var seed = 1
  /// How many files are changed at random.
  private(set) var mutants = 20_000
  /// How many files are cut off behind every token.
  private(set) var cut = 500
  /// The first of the broken files that is looked at, and how many are.
  private(set) var first = 0
  private(set) var count = Int.max
  /// The processor time that a file may take.
  private(set) var limit = 1_000

  private static let names: [String: WritableKeyPath<Options, Int> & Sendable] = [
    "--seed": \.seed, "--mutants": \.mutants, "--cut": \.cut, "--first": \.first,
    "--count": \.count, "--limit": \.limit,
  ]

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while rest.takeNumber(Self.names, for: &self) {}
    guard rest.isEmpty else {
      let names = Self.names.keys.sorted().map { "[\($0) N]" }.joined(separator: " ")
      throw UsageError(description: "run it as torture \(names)")
    }
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String
}

/// What the threads share.
private final class TortureRun: Sendable {
  private struct State {
    var slowest = (seconds: 0.0, number: 0)
    var problemCount = 0
  }

  let numbers: Range<Int>
  private let projects: BrokenProjects
  private let limit: Double
  private let state = Mutex(State())

  init(_ projects: BrokenProjects, _ options: Options) {
    self.projects = projects
    let first = min(options.first, projects.count)
    numbers = first..<first + min(options.count, projects.count - first)
    limit = Double(options.limit) / 1_000
  }

  @Sendable func check(_ number: Int) {
    let project = projects.project(number)
    let start = ThreadTime.spent
    let results = migrate(project.files, with: Catalog.all, applying: .review)
    let seconds = ThreadTime.spent - start
    let isTold = results.allSatisfy { $0.findings.allSatisfy { !$0.message.isEmpty } }
    state.withLock { state in
      if seconds > state.slowest.seconds { state.slowest = (seconds, number) }
      guard seconds > limit || !isTold else { return }
      state.problemCount += 1
      print("\(number): \(project.description): \(seconds) seconds")
    }
  }

  @Sendable func tellStuck(_ number: Int) {
    let project = projects.project(number)
    print("\(number): \(project.description): does not end\n\(project.text)")
  }

  func printSummary() -> Int32 {
    state.withLock { state in
      print(
        "\(numbers.upperBound) of \(projects.count) broken files, \(state.problemCount) with a problem; "
          + "the slowest, \(state.slowest.number), took \(state.slowest.seconds) seconds")
      return state.problemCount == 0 ? 0 : 1
    }
  }
}
