import Codemods
import Foundation
import Testing

@testable import migrate

@Suite("Verified apply of a package")
struct VerifyWithCompilerTests {
  /// A package into which wrong and right changes are planted.
  struct Package: CustomTestStringConvertible, Sendable {
    let testDescription: String

    let manifest: String

    /// Where the file stands that uses what the other file declares, and what it begins with.
    let pathOfUses: String
    let headOfUses: String

    static let all = [
      Package(
        testDescription: "one module in Swift 6",
        manifest: manifest("6.0", #".target(name: "Kit")"#),
        pathOfUses: "Sources/Kit/Uses.swift", headOfUses: ""),
      Package(
        testDescription: "a second module",
        manifest: manifest(
          "6.0", #".target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])"#),
        pathOfUses: "Sources/App/Uses.swift", headOfUses: "import Kit\n\n"),
      Package(
        testDescription: "the main actor by default",
        manifest: manifest(
          "6.2",
          #".target(name: "Kit", swiftSettings: [.defaultIsolation(MainActor.self)])"#),
        pathOfUses: "Sources/Kit/Uses.swift", headOfUses: ""),
    ]

    private static func manifest(_ version: String, _ targets: String) -> String {
      """
      // swift-tools-version: \(version)
      import PackageDescription

      let package = Package(name: "Kit", targets: [\(targets)])

      """
    }
  }

  /// How often each kind of change is planted in a package.
  private static let numbers = 1...3

  private static func kit(_ number: Int) -> String {
    """
    final class Box\(number) { var value = 0 }

    public func name\(number)() -> String { "kit" }
    func right\(number)() -> Int { 1 }
    func old\(number)() -> Int { 2 }

    func unknown\(number)() -> Int { old\(number)() }

    func constant\(number)() -> Int {
      var count\(number) = 1
      count\(number) += old\(number)()
      return count\(number)
    }

    func unused\(number)() -> Int { right\(number)() }

    nonisolated func race\(number)(_ run: (@escaping () -> Void) -> Void) {
      let box = Box\(number)()
      run { box.value += 1 }
      print(box.value)
    }

    struct First\(number) {}

    struct Second\(number) {}

    """.replacing("final class", with: "nonisolated final class")
  }

  /// Five changes that are wrong by themselves: an unknown name, a constant that is written to, a variable that nobody
  /// reads, a race that shows only when all types are right, and a function that another file calls by its old name.
  /// Two that clash, and one that is right.
  private static func plants(_ number: Int) -> [String: String] {
    let twin = "func twin\(number)() {}"
    return [
      "unknown\(number)() -> Int { old\(number)() }": "unknown\(number)() -> Int { gone() }",
      "var count\(number)": "let count\(number)",
      "unused\(number)() -> Int { right\(number)() }":
        "unused\(number)() -> Int { let unread = 1; return right\(number)() }",
      "box = Box\(number)()\n  run { box.value += 1 }":
        "box = Box\(number)()\n  Task.detached { box.value += 1 }",
      "func name\(number)()": "func newName\(number)()",
      "struct First\(number) {}": twin,
      "struct Second\(number) {}": twin,
      "count\(number) += old\(number)()": "count\(number) += right\(number)()",
    ]
  }

  @Test(
    "the changes that the compiler rejects are taken back, and the right ones are kept",
    arguments: Package.all)
  func compiler(_ package: Package) throws {
    let kit = Self.numbers.map(Self.kit).joined(separator: "\n")
    let uses =
      package.headOfUses
      + Self.numbers.map { "func use\($0)() -> String { name\($0)() }\n" }.joined(separator: "\n")
    let sandbox = try Sandbox.repository([
      "Package.swift": package.manifest, "Sources/Kit/Kit.swift": kit, package.pathOfUses: uses,
      ".gitignore": ".build\n",
    ])
    let plants = Self.numbers.map(Self.plants).reduce(into: [:]) { all, plants in
      all.merge(plants) { first, _ in first }
    }
    let run = sandbox.migrate(
      "apply", "--verify", "swift build",
      environment: ["HOME": ProcessInfo.processInfo.environment["HOME"] ?? "/tmp"],
      catalog: [.planting(plants)])
    #expect(run.status == 0 && run.output == "Sources/Kit/Kit.swift\n", "\(run.error)")
    var expected = kit
    for number in Self.numbers {
      expected = expected.replacing("+= old\(number)()", with: "+= right\(number)()")
    }
    // Of two that clash, one is kept.
    var written = try sandbox.read("Sources/Kit/Kit.swift")
    for number in Self.numbers {
      let twin = "func twin\(number)() {}"
      #expect(written.components(separatedBy: twin).count == 2, "\(run.error)")
      let place = written.contains("struct First\(number) {}") ? "Second" : "First"
      written = written.replacing(twin, with: "struct \(place)\(number) {}")
    }
    #expect(written == expected, "\(run.error)")
    #expect(try sandbox.git("status", "--porcelain") == " M Sources/Kit/Kit.swift\n")
    #expect(sandbox.migrate("undo").output == "Sources/Kit/Kit.swift\n")
  }
}
