import Codemods
import Foundation
import Testing

@testable import migrate

@Suite("Verified apply of a package")
struct VerifyWithCompilerTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "Kit", targets: [.target(name: "Kit")])

    """

  private static let kit = """
    final class Box { var value = 0 }

    func name() -> String { "kit" }
    func right() -> Int { 1 }
    func old() -> Int { 2 }

    func unknown() -> Int { old() }

    func constant() -> Int {
      var count = 1
      count += old()
      return count
    }

    func unused() -> Int { right() }

    func race(_ run: (@escaping () -> Void) -> Void) {
      let box = Box()
      run { box.value += 1 }
      print(box.value)
    }

    """

  private static let uses = """
    func use() -> String { name() }

    """

  /// An unknown name, a constant that is written to, a variable that nobody reads, a race that shows only when all types
  /// are right, and a function that another file calls by its old name.
  private static let catalog: [Codemod] = [
    .planting([
      "unknown() -> Int { old() }": "unknown() -> Int { gone() }",
      "var count": "let count",
      "unused() -> Int { right() }": "unused() -> Int { let unread = 1; return right() }",
      "run { box.value += 1 }": "Task.detached { box.value += 1 }",
      "func name()": "func newName()",
      "count += old()": "count += right()",
    ])
  ]

  @Test("the fixes that the compiler does not take are taken back, and the right one is kept")
  func compiler() throws {
    let sandbox = try Sandbox.repository([
      "Package.swift": Self.manifest, "Sources/Kit/Kit.swift": Self.kit,
      "Sources/Kit/Uses.swift": Self.uses, ".gitignore": ".build\n",
    ])
    let run = sandbox.migrate(
      "apply", "--verify", "swift build",
      environment: ["HOME": ProcessInfo.processInfo.environment["HOME"] ?? "/tmp"],
      catalog: Self.catalog)
    #expect(run.status == 0 && run.output == "Sources/Kit/Kit.swift\n", "\(run.error)")
    let expected = Self.kit.replacing("count += old()", with: "count += right()")
    #expect(try sandbox.read("Sources/Kit/Kit.swift") == expected, "\(run.error)")
    #expect(try sandbox.git("status", "--porcelain") == " M Sources/Kit/Kit.swift\n")
    #expect(sandbox.migrate("undo").output == "Sources/Kit/Kit.swift\n")
  }
}
