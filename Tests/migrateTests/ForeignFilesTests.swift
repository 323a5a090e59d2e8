import Testing

@testable import migrate

@Suite("Files that are not in Swift") struct ForeignFilesTests {
  private static let hop = "func f() { DispatchQueue.main.async { print(1) } }\n"

  private static func model(_ entity: String) -> String {
    """
    <?xml version="1.0"?>
    <model><entity name="\(entity)" representedClassName="\(entity)" codeGenerationType="class"/></model>
    """
  }

  @Test("a class that a Core Data model generates is one of the project's")
  func generatedClass() throws {
    let sandbox = try Sandbox.repository([
      "App/A.swift": Self.hop,
      "App/Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model("Other"),
      "App/Store.xcdatamodeld/Store 2.xcdatamodel/contents": Self.model("Task"),
      "App/Store.xcdatamodeld/.xccurrentversion": """
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>Store 2.xcdatamodel</string></dict></plist>
      """,
    ])
    let run = sandbox.migrate("diff")
    #expect(run.output.contains("{ _Concurrency.Task { @MainActor in print(1) } }"))
  }

  @Test("a model without a current version, and what cannot be read, stops nothing")
  func brokenFiles() throws {
    let sandbox = try Sandbox.repository([
      "App/A.swift": Self.hop,
      "App/Empty.xcdatamodeld/.xccurrentversion": "<plist/>",
      "App/Gone.xcdatamodeld/Gone.xcdatamodel/elements": "",
      "App/Main.storyboard": "<document><action selector=",
      "App/A.h": "@interface A\0",
    ])
    let run = sandbox.migrate("diff")
    #expect(run.status == 0)
    #expect(run.output.contains("{ Task { @MainActor in print(1) } }"))
    #expect(run.error.contains("App/Gone.xcdatamodeld"))
  }

  private static let observing = """
    import AppKit

    final class Helper: NSObject {}
    extension Panel {
      func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
      }
      @objc func reload() {}
    }
    """

  private static let header = """
    @interface Panel : NSViewController
    @end
    """

  @Test(
    "an implementation in Objective-C that removes its observers keeps them",
    arguments: [
      "- (void)stop {\n  [[NSNotificationCenter defaultCenter] removeObserver: self];\n}",
      "- (void)stop:(id)sender\n{\n  [nc removeObserver:self name:@\"changed\" object:nil];\n}",
      "- (void)dealloc {\n#if A\n  {\n#endif\n}\n- (void)stop {\n  [nc removeObserver:self];\n}",
    ])
  func removalInObjectiveC(method: String) throws {
    let sandbox = try Sandbox.repository([
      "App/A.swift": Self.observing, "App/Panel.h": Self.header,
      "App/Panel.m": "@implementation Panel (Observing)\n\(method)\n@end",
    ])
    let run = sandbox.migrate("report", "--only", "selector-observer")
    #expect(
      run.output.contains(
        "'Panel' removes the observer in 'stop' (App/Panel.m), another file; move the two together")
    )
  }

  @Test(
    "what a dealloc, another center or another class removes, and key paths, do not matter",
    arguments: [
      "- (void)dealloc {\n  [[NSNotificationCenter defaultCenter] removeObserver:self];\n}",
      "- (void)stop {\n  [[NSDistributedNotificationCenter defaultCenter] removeObserver:self];\n}",
      "- (void)stop {\n  [view removeObserver:self forKeyPath:@\"frame\"];\n}",
      "// [nc removeObserver:self]\n@end\n@implementation Helper\n- (void)stop {\n  [nc removeObserver:self];\n}",
    ])
  func harmlessRemovalInObjectiveC(method: String) throws {
    let sandbox = try Sandbox.repository([
      "App/A.swift": Self.observing, "App/Panel.h": Self.header,
      "App/Panel.m": "@implementation Panel\n\(method)\n@end",
    ])
    let run = sandbox.migrate("report", "--only", "selector-observer")
    // An extension of a class that Objective-C declares has no place for a token.
    #expect(run.output.contains("selector-observer/no-property-for-token"))
    #expect(!run.output.contains("Panel.m"))
  }

  @Test("a method that no header's protocol requires needs no @objc and no parameter")
  func protocolInObjectiveC() throws {
    let sandbox = try Sandbox.repository([
      "App/A.swift": """
      import AppKit

      final class Table: NSViewController, PanelDelegate {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(close), name: .changed, object: nil)
        }
        @objc func reload(_ note: Notification) {}
        @objc func close(_ note: Notification) {}
      }
      """,
      "App/Panel.h": """
      @protocol PanelDelegate <NSTableViewDelegate>
      @optional
      - (void)close:(NSNotification *)note;
      @end
      """,
    ])
    let run = sandbox.migrate("diff", "--only", "selector-observer")
    #expect(run.output.contains("+  func reload() {}"))
    #expect(run.output.contains("   @objc func close(_ note: Notification) {}"))
  }
}
