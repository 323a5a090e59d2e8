import Foundation
import Testing

@testable import migrate

/// The options that choose among the forms that codemods write.
@Suite struct StylesTests {
  private static let screen = """
    import UIKit

    final class Screen: UIViewController {
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
      }
      @objc func reload() {}
    }

    """

  @Test func observersBecomeBlocksThatRunAtOnce() throws {
    let sandbox = try Sandbox.repository(["Screen.swift": Self.screen])
    let run = sandbox.migrate("diff")
    #expect(run.output.contains("+      MainActor.assumeIsolated { self?.reload() }"))
  }

  @Test func observersBecomeTasksWhereThatIsChosen() throws {
    let sandbox = try Sandbox.repository(["Screen.swift": Self.screen])
    let run = sandbox.migrate("diff", "--observer-style", "task")
    #expect(run.output.contains("+      Task { @MainActor [weak self] in self?.reload() }"))
  }

  @Test func anUnknownStyleIsRefused() throws {
    let sandbox = try Sandbox.repository(["Screen.swift": Self.screen])
    let run = sandbox.migrate("diff", "--observer-style", "sideways")
    #expect(run.status == 2)
    #expect(run.error.contains("'block' or 'task'"), "\(run.error)")
  }
}
