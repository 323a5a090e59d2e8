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
}
