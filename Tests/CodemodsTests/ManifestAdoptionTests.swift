import Rewriter
import Testing

@testable import Codemods

@Suite("Editing package manifests") struct ManifestAdoptionTests {
  /// What the manifest says after the line with `Package(` once the targets are compiled so.
  private func adopted(
    _ setting: AdoptedSetting, in targets: Set<String> = ["A"],
    tools: String = "6.2", _ text: String,
  ) throws -> String {
    let head = "// swift-tools-version: \(tools)\nimport PackageDescription\n"
    var manifest = ManifestAdoption(path: "Package.swift", source: SourceFile(head + text))
    try manifest.adopt(setting, in: targets)
    return String(manifest.source.text(ByteOffset(0)..<manifest.source.end).dropFirst(head.count))
  }

  private func refusal(
    _ setting: AdoptedSetting, in targets: Set<String> = ["A"],
    tools: String = "6.2", _ text: String,
  ) -> String? {
    do {
      _ = try adopted(setting, in: targets, tools: tools, text)
      return nil
    } catch {
      return (error as? AdoptionRefusal)?.reason
    }
  }

  @Test("a target without settings gets them behind its last argument")
  func none() throws {
    let text = """
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A"),
          .target(name: "B"),
        ])
      """
    #expect(
      try adopted(.defaultIsolation(.mainActor), text)
        == text.replacing(
          "\"A\"", with: "\"A\", swiftSettings: [.defaultIsolation(MainActor.self)]"))
  }

  @Test("what is appended to settings that a target doesn't have does nothing")
  func optional() throws {
    let text = """
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A"),
          .target(name: "B", swiftSettings: [.define("B")]),
        ])
      for target in package.targets { target.swiftSettings?.append(.swiftLanguageMode(.v5)) }
      """
    #expect(try adopted(.languageMode(6), text) == text)
    #expect(refusal(.languageMode(5), text) != nil)
    #expect(refusal(.defaultIsolation(.mainActor), text) != nil)
  }

  @Test(
    "a manifest with statements that aren't followed is left as it is",
    arguments: [
      "targets.insert(.target(name: \"B\"), at: 0)", "targets[0].swiftSettings = [.define(\"A\")]",
      "targets.first?.dependencies.removeAll()", "change(targets[0])", "change(&targets)",
      "while targets.count < 2 { targets.append(.target(name: \"B\")) }",
      "for (index, target) in targets.enumerated() { target.name += \"\\(index)\" }",
    ])
  func skipped(_ statement: String) throws {
    let text = """
      func change(_ target: Target) { target.swiftSettings = [] }
      func change(_ targets: inout [Target]) { targets = [] }
      var targets: [Target] = [.target(name: "A")]
      \(statement)
      let package = Package(name: "P", targets: targets)
      """
    let refusal = refusal(.languageMode(6), text)
    #expect(refusal?.hasSuffix("write '.swiftLanguageMode(.v6)' by hand") == true)
  }

  @Test("statements that change nothing of the package are no obstacle")
  func harmless() throws {
    let text = """
      import Foundation
      setbuf(stdout, nil)
      print("P")
      FileManager.default.createFile(atPath: "/a", contents: nil)
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A")
        ])
      do { package.targets.forEach { print($0.name) } }
      """
    #expect(
      try adopted(.defaultIsolation(.mainActor), text)
        == text.replacing(
          "\"A\"", with: "\"A\", swiftSettings: [.defaultIsolation(MainActor.self)]"))
  }

  @Test("of two packages, one is meant")
  func packages() throws {
    let text = """
      #if os(Linux)
      let package = Package(name: "P", targets: [.target(name: "A")])
      #else
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      #endif
      """
    #expect(
      refusal(.languageMode(6), text)
        == "we can't tell what the second package that it makes changes; "
        + "write '.swiftLanguageMode(.v6)' by hand")
  }

  @Test(
    "in a call with an argument on each line, the settings have a line, before what follows them")
  func lines() throws {
    #expect(
      try adopted(
        .upcomingFeature("ExistentialAny"),
        """
        let package = Package(
            name: "P",
            targets: [
                .target(
                    name: "A",
                    dependencies: ["B"], // why
                    linkerSettings: [.linkedLibrary("z")]
                ),
                .target(
                    name: "B"
                ),
            ]
        )
        """) == """
          let package = Package(
              name: "P",
              targets: [
                  .target(
                      name: "A",
                      dependencies: ["B"], // why
                      swiftSettings: [.enableUpcomingFeature("ExistentialAny")],
                      linkerSettings: [.linkedLibrary("z")]
                  ),
                  .target(
                      name: "B"
                  ),
              ]
          )
          """)
  }

  @Test("a list keeps its comments and its comma at the end")
  func comments() throws {
    #expect(
      try adopted(
        .upcomingFeature("MemberImportVisibility"),
        """
        let package = Package(name: "P", targets: [
          .target(name: "A", swiftSettings: [
            .define("X"), // for now
            // Not yet: .strictMemorySafety()
            .enableUpcomingFeature("ExistentialAny"),  // all of it
          ]),
        ])
        """) == """
          let package = Package(name: "P", targets: [
            .target(name: "A", swiftSettings: [
              .define("X"), // for now
              // Not yet: .strictMemorySafety()
              .enableUpcomingFeature("ExistentialAny"),  // all of it
              .enableUpcomingFeature("MemberImportVisibility"),
            ]),
          ])
          """)
  }

  @Test("a list without a comma at the end gets none")
  func noTrailingComma() throws {
    #expect(
      try adopted(
        .upcomingFeature("MemberImportVisibility"),
        """
        let package = Package(name: "P", targets: [
          .testTarget(name: "A", swiftSettings: [
            .define("X"),
            .define("Y") // why
          ])
        ])
        """) == """
          let package = Package(name: "P", targets: [
            .testTarget(name: "A", swiftSettings: [
              .define("X"),
              .define("Y"), // why
              .enableUpcomingFeature("MemberImportVisibility")
            ])
          ])
          """)
  }

  @Test("the target's own language mode is replaced")
  func ownMode() throws {
    #expect(
      try adopted(
        .languageMode(6),
        """
        let package = Package(name: "P", targets: [
          .target(name: "A", swiftSettings: [.swiftLanguageMode(.v5), .define("X")]),
          .target(name: "B", swiftSettings: [.swiftLanguageMode(.v5)]),
        ])
        """) == """
          let package = Package(name: "P", targets: [
            .target(name: "A", swiftSettings: [.swiftLanguageMode(.v6), .define("X")]),
            .target(name: "B", swiftSettings: [.swiftLanguageMode(.v5)]),
          ])
          """)
  }

  private static let ofPackage = """
    let package = Package(
      name: "P",
      targets: [
        .target(name: "A"),
        .target(name: "B"),
        .plugin(name: "Plug", capability: .buildTool()),
        .binaryTarget(name: "Blob", path: "Blob.zip"),
        .systemLibrary(name: "Z"),
      ],
      swiftLanguageModes: [.v5])
    """

  @Test(
    "the package's language mode is replaced where all targets are named, and one target's else")
  func packageMode() throws {
    #expect(
      try adopted(.languageMode(6), in: ["A", "B"], Self.ofPackage)
        == Self.ofPackage.replacing("[.v5]", with: "[.v6]"))
    #expect(
      try adopted(.languageMode(6), Self.ofPackage)
        == Self.ofPackage.replacing(
          "\"A\"", with: "\"A\", swiftSettings: [.swiftLanguageMode(.v6)]"))
  }

  private static let factored = """
    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
    ]
    let package = Package(name: "P", targets: [
      .target(name: "A", swiftSettings: settings),
      .target(name: "T", swiftSettings: settings + [.define("T")]),
    ])
    """

  @Test("a list that targets share changes where all of them are named; else one target adds to it")
  func factoredOut() throws {
    let isolation = AdoptedSetting.defaultIsolation(.mainActor)
    #expect(
      try adopted(isolation, in: ["A", "T"], Self.factored)
        == Self.factored.replacing(
          "\"),\n]", with: "\"),\n  .defaultIsolation(MainActor.self),\n]"))
    #expect(
      try adopted(isolation, Self.factored)
        == Self.factored.replacing(
          "settings),", with: "settings + [.defaultIsolation(MainActor.self)]),"))
    #expect(
      try adopted(isolation, in: ["T"], Self.factored)
        == Self.factored.replacing(
          "[.define(\"T\")]", with: "[.define(\"T\"), .defaultIsolation(MainActor.self)]"))
  }

  @Test("what others share isn't changed for one target, and the refusal names them")
  func shared() {
    let text = """
      let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]
      let package = Package(name: "P", targets: [
        .target(name: "A", swiftSettings: settings),
        .target(name: "B", swiftSettings: settings),
      ])
      """
    #expect(refusal(.languageMode(6), text) == "line 3 is about 'B', too; name that target as well")
    #expect(refusal(.languageMode(6), in: ["A", "B"], text) == nil)
  }

  private static let loop = """
    let package = Package(name: "P", targets: [
      .target(name: "A"),
      .target(name: "B", swiftSettings: [.define("B")]),
    ])
    for target in package.targets {
      var settings = target.swiftSettings ?? []
      settings.append(.enableUpcomingFeature("ExistentialAny"))
      target.swiftSettings = settings
    }
    """

  @Test("a loop over the targets that adds settings stays as it is")
  func loopThatAdds() throws {
    #expect(
      try adopted(.defaultIsolation(.mainActor), Self.loop)
        == Self.loop.replacing(
          "\"A\"", with: "\"A\", swiftSettings: [.defaultIsolation(MainActor.self)]"))
  }

  @Test("a loop that sets them is changed where all targets are named")
  func loopThatSets() throws {
    let text = """
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      for target in package.targets {
        target.swiftSettings = [.swiftLanguageMode(.v5), .define("X")]
      }
      """
    #expect(
      try adopted(.languageMode(6), in: ["A", "B"], text) == text.replacing("(.v5)", with: "(.v6)"))
    #expect(refusal(.languageMode(6), text) == "line 5 is about 'B', too; name that target as well")
    #expect(
      try adopted(.defaultIsolation(.mainActor), in: ["A", "B"], text)
        == text.replacing(
          "(\"X\")]", with: "(\"X\"), .defaultIsolation(MainActor.self)]"))
  }

  @Test("in every branch of '#if' that makes the target, it gets the setting")
  func branches() throws {
    let text = """
      #if os(Linux)
      let targets: [Target] = [
        .target(name: "A", dependencies: ["Z"])
      ]
      #else
      let targets: [Target] = [
        .target(name: "A")
      ]
      #endif
      let package = Package(name: "P", targets: targets)
      """
    let argument = ", swiftSettings: [.defaultIsolation(MainActor.self)])"
    #expect(
      try adopted(.defaultIsolation(.mainActor), text)
        == text.replacing("\"])", with: "\"]\(argument)")
        .replacing("\"A\")", with: "\"A\"\(argument)"))
  }

  @Test("a setting under a condition is nothing that we edit")
  func condition() {
    let text = """
      let package = Package(name: "P", targets: [
        .target(name: "A", swiftSettings: [.swiftLanguageMode(.v5, .when(configuration: .debug))])
      ])
      """
    #expect(
      refusal(.languageMode(6), text)
        == "we can't tell what makes the settings of 'A'; write '.swiftLanguageMode(.v6)' there")
  }

  @Test("what is so already stays, and the default counts")
  func nothingToDo() throws {
    let text = "let package = Package(name: \"P\", targets: [.target(name: \"A\")])"
    #expect(try adopted(.languageMode(6), text) == text)
    #expect(try adopted(.defaultIsolation(.nonisolated), text) == text)
    #expect(try adopted(.upcomingFeature("RegionBasedIsolation"), text) == text)
  }

  @Test("plugins, names that aren't there and older tools versions are refused, with what to do")
  func refusals() {
    #expect(
      refusal(.languageMode(6), in: ["Plug"], Self.ofPackage)
        == "'Plug' is a plugin, which has no Swift settings")
    #expect(refusal(.languageMode(6), in: ["C"], Self.ofPackage) == "it names no target 'C'")
    #expect(
      refusal(.defaultIsolation(.mainActor), tools: "6.0", Self.ofPackage)
        == "'.defaultIsolation(MainActor.self)' needs tools version 6.2, and it has 6.0; "
        + "write '// swift-tools-version: 6.2'")
    #expect(
      refusal(.languageMode(6), tools: "5.9", Self.factored)?.hasSuffix(
        "write '// swift-tools-version: 6.0', which also compiles all targets in Swift 6 mode that "
          + "don't have '.swiftLanguageMode(.v5)'") == true)
  }

  @Test("a line that would grow too long is broken, and Windows' line ends stay")
  func longLine() throws {
    let long = ".define(\"" + String(repeating: "X", count: 60) + "\")"
    #expect(
      try adopted(
        .defaultIsolation(.mainActor),
        "let settings: [SwiftSetting] = [\(long)]\r\n"
          + "let package = Package(name: \"P\", targets: [\r\n"
          + "  .target(name: \"A\", swiftSettings: settings)\r\n])\r\n")
        == "let settings: [SwiftSetting] = [\r\n  \(long),\r\n"
        + "  .defaultIsolation(MainActor.self),\r\n]\r\n"
        + "let package = Package(name: \"P\", targets: [\r\n"
        + "  .target(name: \"A\", swiftSettings: settings)\r\n])\r\n")
  }
}
