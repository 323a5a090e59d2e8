extension TimerSelectorSite {
  static let examples = [
    Example(
      """
      final class Clock: UIViewController {
        private var timer: Timer?

        override func viewDidLoad() {
          super.viewDidLoad()
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }

        @objc private func tick() { view.setNeedsLayout() }
      }
      """,
      becomes: """
        final class Clock: UIViewController {
          private var timer: Timer?

          override func viewDidLoad() {
            super.viewDidLoad()
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
              MainActor.assumeIsolated { self.tick() }
            }
          }

          private func tick() { view.setNeedsLayout() }
        }
        """,
      prelude: "import UIKit"),
    Example(
      """
      @MainActor final class Refresher: NSObject {
        func schedule() {
          let timer = Timer(
            timeInterval: 60,
            target: self,
            selector: #selector(refresh(_:)),
            userInfo: nil,
            repeats: false
          )
          RunLoop.main.add(timer, forMode: .common)
        }

        @objc func refresh(_ timer: Timer) { timer.invalidate() }
      }
      """,
      becomes: """
        @MainActor final class Refresher: NSObject {
          func schedule() {
            let timer = Timer(
              timeInterval: 60,
              repeats: false
            ) { timer in
              nonisolated(unsafe) let timer = timer
              MainActor.assumeIsolated { self.refresh(timer) }
            }
            RunLoop.main.add(timer, forMode: .common)
          }

          func refresh(_ timer: Timer) { timer.invalidate() }
        }
        """,
      prelude: "import Foundation"),
    Example(
      unchanged: """
        final class Cache: NSObject {
          func schedule() {
            Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(empty), userInfo: nil, repeats: true)
          }
          @objc func empty() {}
        }
        """,
      because: "'Cache' isn't isolated to the main actor", prelude: "import Foundation"),
  ]
}
