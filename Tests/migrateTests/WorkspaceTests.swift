import Foundation
import Testing

@testable import migrate

@Suite("The workspace")
struct WorkspaceTests {
  @Test("hidden files and folders, and those that hold what others wrote, are left alone")
  func skippedFolders() throws {
    let sandbox = try Sandbox()
    let paths = [
      "A.swift", "Sources/B.swift", "Sources/Pods.swift", "Pods/C.swift", "Sources/Pods/D.swift",
      "Carthage/Checkouts/E.swift", "DerivedData/F.swift", ".build/G.swift", ".hidden.swift",
      "node_modules/H.swift", "SourcePackages/checkouts/I.swift", "README.md", "Swift",
    ]
    for path in paths { try sandbox.write("", to: path) }
    #expect(try discovered(sandbox) == ["A.swift", "Sources/B.swift", "Sources/Pods.swift"])
  }

  @Test("links to folders are not followed, a circle of them included")
  func linkedFolders() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "Sources/A.swift")
    try sandbox.link("Sources/Again", to: "../Sources")
    try sandbox.link("Folder.swift", to: "Sources")
    #expect(try discovered(sandbox) == ["Sources/A.swift"])
  }

  @Test("files are in the order in which git sorts paths")
  func order() throws {
    let sandbox = try Sandbox()
    for path in ["a/b.swift", "a.swift", "a-b.swift", "B.swift", "ä.swift"] {
      try sandbox.write("", to: path)
    }
    #expect(try discovered(sandbox) == ["B.swift", "a-b.swift", "a.swift", "a/b.swift", "ä.swift"])
  }

  @Test("the root is the git repository around a path, else the nearest package or project")
  func root() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "Package/Package.swift")
    try sandbox.write("", to: "Package/Sources/A.swift")
    try sandbox.makeFolder("App/App.xcodeproj")
    try sandbox.write("", to: "App/Views/B.swift")
    try sandbox.write("", to: "Plain/C.swift")
    #expect(try root(of: "Package/Sources/A.swift", in: sandbox) == "Package")
    #expect(try root(of: "App/Views", in: sandbox) == "App")
    #expect(try root(of: "Plain/C.swift", in: sandbox) == "Plain")
    try sandbox.git("init", "--quiet")
    #expect(try root(of: "Package/Sources/A.swift", in: sandbox) == "")
    #expect(try root(of: "App/Views", in: sandbox) == "")
  }

  @Test("threads have stacks for deep recursion and hand over in the order of the items")
  func workers() throws {
    var products: [Int] = []
    try Workers(jobs: 7).forEach(Array(0..<500)) { number in
      depth(number % 5 == 0 ? 20_000 : 10) + number
    } take: {
      products.append($0)
    }
    #expect(products == (0..<500).map { $0 + ($0 % 5 == 0 ? 20_000 : 10) })
  }

  @Test("threads end when what they make is no longer wanted")
  func stoppedWorkers() throws {
    var taken = 0
    #expect(throws: Failure.noCommand) {
      try Workers(jobs: 3).forEach(Array(0..<1000)) {
        $0
      } take: { number throws(Failure) in
        taken += 1
        if number == 10 { throw .noCommand }
      }
    }
    #expect(taken == 11)
    try Workers(jobs: 3).forEach([Int]()) {
      $0
    } take: { _ in
      taken += 1
    }
    #expect(taken == 11)
  }

  @Test("invalid UTF-8 is found where it is")
  func invalidUTF8() {
    #expect(Array("aä€😀".utf8).firstInvalidUTF8 == nil)
    #expect([].firstInvalidUTF8 == nil)
    #expect(([0x61, 0xC3] as [UInt8]).firstInvalidUTF8 == 1)
    #expect((Array("ä".utf8) + [0xFF, 0x61]).firstInvalidUTF8 == 2)
    #expect(([0xED, 0xA0, 0x80] as [UInt8]).firstInvalidUTF8 == 0)
  }

  @Test("a file is read whole, whatever its size", arguments: [0, 1, 65_535, 65_536, 1_000_003])
  func contents(_ size: Int) throws {
    let sandbox = try Sandbox()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try sandbox.write(bytes, to: "file")
    let location = try AbsolutePath(resolving: "file", from: sandbox.root.path)
    #expect(try FileContents(of: location).bytes == bytes)
  }

  private func discovered(_ sandbox: Sandbox) throws -> [String] {
    let root = try AbsolutePath(resolving: sandbox.root.path, from: "/")
    let workspace = try Workspace(root: sandbox.root.path, enclosing: root, from: "/")
    let discovery = Discovery(of: workspace)
    #expect(discovery.obstacles.isEmpty)
    return discovery.files.map(\.path)
  }

  private func root(of path: String, in sandbox: Sandbox) throws -> String? {
    let base = try AbsolutePath(resolving: sandbox.root.path, from: "/")
    let start = try AbsolutePath(resolving: path, from: sandbox.root.path)
    return try Workspace(root: nil, enclosing: start, from: "/").root.relative(to: base)
  }

  /// Recurses as deeply as it says.
  private func depth(_ number: Int) -> Int {
    number == 0 ? 0 : 1 + depth(number - 1)
  }
}
