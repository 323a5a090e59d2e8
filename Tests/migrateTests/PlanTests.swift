import Testing

@testable import migrate

@Suite("migrate plan")
struct PlanTests {
  @Test(
    "'migrate' alone says in a repository what would change, writes nothing and names the next command"
  )
  func alone() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.quiet])
    let run = sandbox.migrate()
    #expect(run.status == 0 && run.error == "")
    #expect(
      run.output.hasPrefix(
        "\(sandbox.root.path), 2 files\n\n1 of 1 site would change\n     1  main-queue-hop\n"))
    #expect(
      run.output.hasSuffix(
        "1 of 2 files would change: 1 line added, 1 removed\n"
          + "next: 'migrate diff' shows the changes, 'migrate apply' writes them\n"))
    #expect(sandbox.migrate("plan").output == run.output)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("in a folder that is no project it reads nothing, unless PATH names it")
  func noProject() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Samples.hop, to: "A.swift")
    let run = sandbox.migrate()
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.error == "migrate: no command, and no repository, package or Xcode project here: "
        + "'migrate --help' lists the commands\n")
    #expect(sandbox.migrate("plan", ".").output.contains("\n1 of 1 site would change\n"))
  }

  @Test("in a folder of a repository it says that it is about the whole")
  func folder() throws {
    let sandbox = try Sandbox.repository(["App/A.swift": Samples.hop, "B.swift": Samples.quiet])
    #expect(
      sandbox.migrate([], in: "App").output.hasPrefix(
        "\(sandbox.root.path), 2 files ('migrate plan .' is about this folder alone)\n"))
    #expect(
      sandbox.migrate("plan", ".", in: "App").output.hasPrefix("\(sandbox.root.path), 1 file\n"))
  }

  @Test("lines are wrapped at 80 columns, and no path is cut")
  func width() throws {
    let folder = String(repeating: "Long", count: 20)
    let sandbox = try Sandbox.repository([
      "\(folder)/Feed.swift": """
      import Dispatch

      class Feed {
        func load() { DispatchQueue.main.async { self.show() } }
        func show() { DispatchQueue.main.async { [weak self] in self?.load() } }
      }

      """
    ])
    let output = sandbox.migrate("plan", terminal: true).output
    #expect(output.contains("\(folder)/Feed.swift\n"))
    for line in output.split(separator: "\n") where !line.contains(folder) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("an upcoming feature is a step for the module that has ten sites for it")
  func feature() throws {
    let sandbox = try Sandbox.repository([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Notes", targets: [.target(name: "Many"), .target(name: "More"), .target(name: "Few")],
        swiftLanguageModes: [.v5])

      """,
      "Sources/Many/Store.swift": Samples.callsOffActor(count: 10),
      "Sources/More/Store.swift": Samples.callsOffActor(count: 11),
      "Sources/Few/Store.swift": Samples.callsOffActor(count: 9),
    ])
    let output = sandbox.migrate("plan").output
    let start = "turn on the upcoming feature 'NonisolatedNonsendingByDefault' for module"
    #expect(output.contains("  11  \(start) 'More'"))
    #expect(output.contains("  10  \(start) 'Many'"))
    #expect(!output.contains("\(start) 'Few'"))
  }

  @Test("an upcoming feature is no step where functions of another module have to stay, too")
  func featureOfTwoModules() throws {
    let store = """
      import Base
      final class Store {
        let disk = Disk()
        let note = Note()
        func save() async { await disk.write(note) }
      }
      """
    let sandbox = try Sandbox.repository([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Notes",
        targets: [.target(name: "Base"), .target(name: "App", dependencies: ["Base"])],
        swiftLanguageModes: [.v5])

      """,
      "Sources/Base/Disk.swift": """
      public final class Note { public var text = ""; public init() {} }
      public final class Disk {
        var notes: [Note] = []
        public init() {}
        public func write(_ note: Note) async { notes.append(note) }
      }

      """,
      "Sources/App/Store.swift": Samples.callsOffActor(count: 12, of: store),
    ])
    let report = sandbox.migrate("report", "--only", "sending-call").output
    #expect(report.contains("declare 'save', and 'write' (Disk.swift:5), which it awaits,"))
    #expect(!sandbox.migrate("plan").output.contains("turn on the upcoming feature"))
  }
}
