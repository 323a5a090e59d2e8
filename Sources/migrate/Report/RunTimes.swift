import Codemods
import Foundation
import Synchronization

/// Where the processor time of a run went, by stage, codemod and file.
final class RunTimes: WorkMeter {
  /// A stage of the run, beside the codemods.
  enum Stage: String {
    case reading = "reading"
    case files = "files"
  }

  /// What a codemod, stage or file took.
  private struct Entry {
    var seconds = 0.0
    var count = 0

    mutating func add(_ seconds: Double) {
      self.seconds += seconds
      count += 1
    }
  }

  private struct State {
    var stages: [Stage: Entry] = [:]
    var codemods: [String: Entry] = [:]
    var files: [String: Entry] = [:]
  }

  private let state = Mutex(State())

  func measure<Result>(_ codemod: String, in path: String, _ work: () -> Result) -> Result {
    let start = ThreadClock.seconds
    let result = work()
    let seconds = ThreadClock.seconds - start
    state.withLock { $0.codemods[codemod, default: Entry()].add(seconds) }
    return result
  }

  /// Measures what is done for a file at a stage.
  func measure<Result>(_ stage: Stage, in path: String, _ work: () -> Result) -> Result {
    let start = ThreadClock.seconds
    let result = work()
    let seconds = ThreadClock.seconds - start
    state.withLock { state in
      state.stages[stage, default: Entry()].add(seconds)
      if stage == .files { state.files[path, default: Entry()].add(seconds) }
    }
    return result
  }

  /// A line for each stage and codemod and for the ten slowest files, in milliseconds of processor time.
  var text: String {
    state.withLock { state in
      let stages = state.stages.map { ("\($0.key.rawValue)", $0.value) }
      let codemods = state.codemods.map { ("  \($0.key)", $0.value) }
      let files = state.files.map { ("  \($0.key)", $0.value) }
      let groups = [slowest(stages), slowest(codemods), Array(slowest(files).prefix(10))]
      let lines = groups.joined().map { name, entry in
        String(format: "%10.1f ms %7d  ", entry.seconds * 1000, entry.count) + name
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private func slowest(_ entries: [(String, Entry)]) -> [(String, Entry)] {
    entries.sorted { ($1.1.seconds, $0.0) < ($0.1.seconds, $1.0) }
  }
}

/// The processor time of the thread that asks.
enum ThreadClock {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
