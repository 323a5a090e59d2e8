import Codemods
import Foundation
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
    let watchdog = Thread { run.watch() }
    watchdog.start()
    let threads = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
      let thread = Thread { run.work() }
      thread.stackSize = 64 << 20
      thread.start()
      return thread
    }
    while !threads.allSatisfy(\.isFinished) { Thread.sleep(forTimeInterval: 0.1) }
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
    while let name = rest.popFirst() {
      guard let option = Self.names[name], let number = rest.popFirst().flatMap({ Int($0) }) else {
        let names = Self.names.keys.sorted().map { "[\($0) N]" }.joined(separator: " ")
        throw UsageError(description: "run it as torture \(names)")
      }
      self[keyPath: option] = number
    }
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String
}

/// What the threads share.
private final class TortureRun: Sendable {
  private struct State {
    var next: Int
    /// The projects that are at work, and since when.
    var begun: [Int: Date] = [:]
    var slowest = (seconds: 0.0, number: 0)
    var problemCount = 0
  }

  private let projects: BrokenProjects
  private let end: Int
  private let limit: Double
  private let state: Mutex<State>

  init(_ projects: BrokenProjects, _ options: Options) {
    self.projects = projects
    end = min(projects.count, options.first.addingReportingOverflow(options.count).partialValue)
    limit = Double(options.limit) / 1_000
    state = Mutex(State(next: options.first))
  }

  /// The life of one thread.
  func work() {
    while let number = begin() {
      let project = projects.project(number)
      let start = CPUTime.ofThread
      let results = migrate(project.files, with: Catalog.all, applying: .review)
      let isTold = results.allSatisfy { $0.findings.allSatisfy { !$0.message.isEmpty } }
      finish(number, project, seconds: CPUTime.ofThread - start, isTold: isTold)
    }
  }

  private func begin() -> Int? {
    state.withLock { state in
      guard state.next < end else { return nil }
      defer { state.next += 1 }
      state.begun[state.next] = Date()
      return state.next
    }
  }

  private func finish(_ number: Int, _ project: BrokenProject, seconds: Double, isTold: Bool) {
    state.withLock { state in
      state.begun[number] = nil
      if seconds > state.slowest.seconds { state.slowest = (seconds, number) }
      guard seconds > limit || !isTold else { return }
      state.problemCount += 1
      print("\(number): \(project.description): \(seconds) seconds")
    }
  }

  /// Ends the process when a file takes so long that it must be a loop without end.
  func watch() {
    while true {
      Thread.sleep(forTimeInterval: 1)
      let stuck = state.withLock { state in
        state.begun.first { $0.value.timeIntervalSinceNow < -60 }?.key
      }
      guard let stuck else { continue }
      let project = projects.project(stuck)
      print("\(stuck): \(project.description): does not end\n\(project.text)")
      exit(1)
    }
  }

  func printSummary() -> Int32 {
    state.withLock { state in
      print(
        "\(state.next) of \(projects.count) broken files, \(state.problemCount) with a problem; "
          + "the slowest, \(state.slowest.number), took \(state.slowest.seconds) seconds")
      return state.problemCount == 0 ? 0 : 1
    }
  }
}

/// The processor time of the thread that asks.
private enum CPUTime {
  static var ofThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
