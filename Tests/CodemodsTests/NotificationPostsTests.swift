import Rewriter
import Testing

@testable import Codemods

@Suite struct NotificationPostsTests {
  private static let screen = """
    import UIKit
    extension Notification.Name { static let changed = Notification.Name("app.model.changed") }
    @MainActor final class Screen: UIViewController {
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(reload), name: .changed, object: nil)
      }
      func change() { NotificationCenter.default.post(name: .changed, object: nil) }
      private var reloads = 0
      @objc private func reload() {
        reloads += 1
        DispatchQueue.main.async { self.view.setNeedsLayout() }
      }
    }
    """

  private func verdicts(besides objectiveC: String) -> [Verdict] {
    let source = SourceFile(Self.screen)
    let facts = FileFacts(path: "Screen.swift", source: source)
    let file = ForeignFile(path: "A.m", kind: .objectiveC, bytes: Array(objectiveC.utf8))
    let index = ProjectIndex([facts], foreign: [file]) { _ in source }
    let context = Context(
      codemod: "selector-observer", path: "Screen.swift", tree: Tree.parse(source), project: index)
    return Codemod.selectorObserver.run(context).map(\.verdict)
  }

  @Test func objectiveCThatPostsOtherNotificationsIsNoPoster() {
    #expect(
      verdicts(besides: "@implementation A\n[center postNotificationName:@\"app.other\" object:x];")
        == [.safe])
  }

  @Test(arguments: ["@\"app.model.changed\"", "Names.changed"])
  func objectiveCThatNamesTheNotificationMayPostIt(name: String) {
    #expect(
      verdicts(besides: "@implementation A\n[center postNotificationName:\(name) object:nil];")
        == [.review])
  }
}
