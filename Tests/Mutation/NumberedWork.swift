import Foundation
import Synchronization

/// Does the pieces of work of all numbers, on threads with the stack that `migrate` gives its own.
///
/// - Parameters:
///   - work: does the piece of a number.
///   - tellStuck: tells of a piece that takes so long that it must be a loop without end; then the process
///     ends.
public func perform(
  _ numbers: Range<Int>, work: @escaping @Sendable (Int) -> Void,
  tellStuck: @escaping @Sendable (Int) -> Void,
) {
  let progress = NumberedWork(numbers)
  let watchdog = Thread { progress.watch(tellStuck) }
  watchdog.start()
  let threads = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
    let thread = Thread { progress.go(on: work) }
    thread.stackSize = 64 << 20
    thread.start()
    return thread
  }
  while !threads.allSatisfy(\.isFinished) { Thread.sleep(forTimeInterval: 0.1) }
}

/// What the threads share.
private final class NumberedWork: Sendable {
  private struct State {
    var next: Int
    /// The numbers that are at work, and since when.
    var begun: [Int: Date] = [:]
  }

  private let end: Int
  private let state: Mutex<State>

  init(_ numbers: Range<Int>) {
    end = numbers.upperBound
    state = Mutex(State(next: numbers.lowerBound))
  }

  /// The life of one thread.
  func go(on work: (Int) -> Void) {
    while let number = begin() {
      work(number)
      state.withLock { $0.begun[number] = nil }
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

  func watch(_ tellStuck: (Int) -> Void) {
    while true {
      Thread.sleep(forTimeInterval: 1)
      let stuck = state.withLock { state in
        state.begun.first { $0.value.timeIntervalSinceNow < -60 }?.key
      }
      guard let stuck else { continue }
      tellStuck(stuck)
      exit(1)
    }
  }
}

/// The processor time that the thread that asks has spent.
public enum ThreadTime {
  /// In seconds.
  public static var spent: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension ArraySlice<String> {
  /// Takes an option and its number off the front, such as `--seed 3`.
  ///
  /// - Returns: false if something else is there.
  public mutating func takeNumber<Options>(
    _ names: [String: WritableKeyPath<Options, Int>], for options: inout Options,
  ) -> Bool {
    guard let name = first, let option = names[name],
      let number = dropFirst().first.flatMap({ Int($0) })
    else { return false }
    options[keyPath: option] = number
    self = dropFirst(2)
    return true
  }
}
