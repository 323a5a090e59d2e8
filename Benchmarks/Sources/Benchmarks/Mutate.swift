import Foundation
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
func mutate(_ options: MutateOptions) -> Int32 {
  let run = MutationRun(options)
  let watchdog = Thread { run.watch() }
  watchdog.start()
  let threads = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
    let thread = Thread { run.work() }
    thread.stackSize = 64 << 20
    thread.start()
    return thread
  }
  while !threads.allSatisfy(\.isFinished) { Thread.sleep(forTimeInterval: 0.1) }
  return run.printSummary()
}

/// `[--seed N] [--count N] [--first N] [--keep FOLDER] PATH…`
struct MutateOptions {
  private(set) var seed: UInt64 = 1
  private(set) var count = 200_000
  private(set) var first = 0
  /// Where mutants in which something was found are written to.
  private(set) var folder: String?
  let files: InputFiles

  init(arguments: [String]) throws {
    var rest = arguments[...]
    func number() throws -> Int {
      guard let text = rest.dropFirst().first, let number = Int(text) else { throw UsageError() }
      return number
    }
    options: while let option = rest.first {
      switch option {
      case "--seed": seed = UInt64(truncatingIfNeeded: try number())
      case "--count": count = try number()
      case "--first": first = try number()
      case "--keep": folder = rest.dropFirst().first
      default: break options
      }
      rest = rest.dropFirst(2)
    }
    files = try InputFiles(arguments: Array(rest))
  }
}

/// What the threads share.
private final class MutationRun: Sendable {
  private struct State {
    var next: Int
    /// The mutants that are being checked, and when each was begun.
    var begun: [Int: Date] = [:]
    var counts: [String: Int] = [:]
    var problemCount = 0
  }

  private let mutants: Mutants
  private let numbers: Range<Int>
  private let folder: String?
  private let state: Mutex<State>

  init(_ options: MutateOptions) {
    mutants = Mutants(files: options.files, seed: options.seed)
    numbers = options.first..<options.first + options.count
    folder = options.folder
    state = Mutex(State(next: options.first))
  }

  /// The life of one thread.
  func work() {
    while let number = begin() {
      check(number)
    }
  }

  private func begin() -> Int? {
    state.withLock { state in
      guard state.next < numbers.upperBound else { return nil }
      defer { state.next += 1 }
      state.begun[state.next] = Date()
      if state.next.isMultiple(of: 1000) { report("mutant \(state.next)") }
      return state.next
    }
  }

  private func check(_ number: Int) {
    do {
      let mutant = try mutants.mutant(number)
      let verdict = MutantCheck(mutant)
      note(verdict, on: mutant)
      if !verdict.problems.isEmpty { keep(mutant) }
    } catch {
      report("\(error)")
    }
    state.withLock { state in state.begun[number] = nil }
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

  /// Ends the process when a mutant takes so long that it must be a loop without end.
  func watch() {
    while true {
      Thread.sleep(forTimeInterval: 1)
      let stuck = state.withLock { state in
        state.begun.first { $0.value.timeIntervalSinceNow < -60 }?.key
      }
      guard let stuck else { continue }
      report("mutant \(stuck) does not end")
      exit(1)
    }
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
