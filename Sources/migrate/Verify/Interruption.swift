import Foundation
import Synchronization

/// That the user, or the system, wants this process to end.
///
/// While one is being minded, such a signal ends the build that is at work, and no process.
final class Interruption {
  private static let isAsked = Atomic(false)
  private let handlers: [(signal: Int32, handler: Handler?)]

  private typealias Handler = @convention(c) (Int32) -> Void

  init() {
    Self.isAsked.store(false, ordering: .relaxed)
    handlers = [SIGINT, SIGTERM].map { number in
      // Who started this process may have blocked it.
      Self.unblock(number)
      let handler = signal(number) { _ in
        Interruption.isAsked.store(true, ordering: .relaxed)
      }
      return (number, handler)
    }
  }

  deinit {
    for (number, handler) in handlers { signal(number, handler) }
  }

  private static func unblock(_ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether the signal came since somebody minds.
  static var isAskedFor: Bool { isAsked.load(ordering: .relaxed) }
}
