import Rewriter
import Testing

@testable import Codemods

/// What modules do to names and isolation. The answers follow what Swift 6.3.1 was measured to do.
@Suite struct ModuleIsolationTests {
  /// The isolation at the call `here()` in the file at the path, in a package of these targets.
  private func isolation(
    in path: String, of files: [String: String], targets: String,
  ) -> Isolation {
    let project = ProjectIndex(of: files, inPackageOf: targets)
    let tree = Tree.parse(SourceFile(files[path] ?? ""))
    let context = Context(codemod: "test", path: path, tree: tree, project: project)
    let call = tree.all(FunctionCallExpr.self).first { $0.calleeName == "here" }
    return context.isolation(at: call?.node ?? tree.root)
  }

  /// The isolation in a module whose default is the main actor, with another module beside it.
  private func isolationByDefault(_ source: String, other: String = "") -> Isolation {
    isolation(
      in: "Sources/A/A.swift",
      of: ["Sources/A/A.swift": "import B\n" + source, "Sources/B/B.swift": other],
      targets: """
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)]), .target(name: "B")
        """)
  }

  /// The isolation in a file of two modules, of which one has the main actor for its default.
  private func isolationInBoth(_ source: String) -> Isolation.Kind {
    isolation(
      in: "Shared/S.swift",
      of: ["Shared/S.swift": source, "A/A.swift": "", "B/B.swift": ""],
      targets: """
        .target(name: "A", path: ".", sources: ["A", "Shared"],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "B", path: ".", sources: ["B", "Shared"])
        """
    ).kind
  }

  @Test func fileOfTwoModulesHasWhatHoldsInBoth() {
    #expect(isolationInBoth("class A { func f() { here() } }") == .unknown)
    #expect(isolationInBoth("func f() { here() }") == .unknown)
    #expect(isolationInBoth("func f() { run { here() } }") == .unknown)
    #expect(isolationInBoth("@MainActor class A { func f() { here() } }") == .mainActor)
    #expect(isolationInBoth("nonisolated class A { func f() { here() } }") == .nonisolated)
    #expect(isolationInBoth("class A: UIView { func f() { here() } }") == .mainActor)
    #expect(isolationInBoth("actor A { func f() { here() } }") == .actor("A"))
    #expect(isolationInBoth("class A { func f() { Task.detached { here() } } }") == .nonisolated)
    #expect(isolationInBoth("func f() { Task { @MainActor in here() } }") == .mainActor)
  }

  /// The isolation in a package whose manifest has the version.
  private func isolation(tools version: String, _ source: String) -> Isolation.Kind {
    let package = "let package = Package(targets: [.target(name: \"A\")])"
    let manifest = "// swift-tools-version: \(version)\n\(package)"
    let path = "Sources/A/A.swift"
    let modules = ProjectModules(
      of: [path], describedBy: [ProjectFile(path: "Package.swift", text: manifest)])
    let tree = Tree.parse(SourceFile(source))
    let facts = FileFacts(path: path, source: SourceFile(source))
    let context = Context(
      codemod: "test", path: path, tree: tree, project: ProjectIndex([facts], modules: modules))
    let call = tree.all(FunctionCallExpr.self).first { $0.calleeName == "here" }
    return context.isolation(at: call?.node ?? tree.root).kind
  }

  @Test(arguments: [
    ("struct A: View { var body: some View { here() } }", Isolation.Kind.mainActor),
    ("struct A: View { func f() { here() } }", .unknown),
    ("extension View { func f() { here() } }", .unknown),
    ("struct A {}\nextension A: View { var body: some View { here() } }", .mainActor),
    ("@MainActor struct A: View { func f() { here() } }", .mainActor),
    ("class A: UIView { func f() { here() } }", .mainActor),
  ])
  func viewsAreAllMainActorOnlySinceSwift6(source: String, before: Isolation.Kind) {
    #expect(isolation(tools: "5.10", source) == before)
    #expect(isolation(tools: "6.0", source) == .mainActor)
  }

  @Test(arguments: [
    "func f() { here() }",
    "let x: Int = { here(); return 1 }()",
    "class A { func f() { here() } }",
    "class A: NSObject { func f() { here() } }",
    "class A: OpenClass { func f() { here() } }",
    "struct A: Sendable { func f() { here() } }",
    "struct A: Codable { func f() { here() } }",
    "struct A: PlainProtocol { func f() { here() } }",
    "struct A { func f() { here() } }\nextension A: Error {}",
    "protocol P {}\nextension P { func f() { here() } }",
    "protocol P: Error {}\nextension P { func f() { here() } }",
    "protocol P: Sendable {}\nstruct A: P { func f() { here() } }",
    "nonisolated protocol P {}\nstruct A: P { func f() { here() } }",
    "extension String { func f() { here() } }",
    "extension Strange { func f() { here() } }",
    "extension OpenClass { func f() { here() } }",
    "nonisolated struct A {}\nextension A { func f() { here() } }",
    "nonisolated struct A {}\nextension A { struct B { func f() { here() } } }",
    "struct A { struct B { func f() { here() } } }",
    "struct A { func f() { class C { func g() { here() } } } }",
  ])
  func defaultIsolationReaches(source: String) {
    let other = "open class OpenClass {}\npublic protocol PlainProtocol {}"
    let isolation = isolationByDefault(source, other: other)
    #expect(isolation.kind == .mainActor, "\(isolation)")
  }

  @Test(arguments: [
    "nonisolated func f() { here() }",
    "class A { deinit { here() } }",
    "actor A { static func f() { here() } }",
    "actor A { struct B { func f() { here() } } }",
    "nonisolated class A { class B { func f() { here() } } }",
    "nonisolated class B {}\nclass A: B { func f() { here() } }",
    "class A: ClosedClass { func f() { here() } }",
    "enum K: String, CodingKey { case a; func f() { here() } }",
    "enum E: Error { case a; func f() { here() } }",
    "struct A { enum E: Error { case a; struct D { func f() { here() } } } }",
    "struct A: SendableProtocol { func f() { here() } }",
    "nonisolated protocol P: Sendable {}\nstruct A: P { func f() { here() } }",
    "nonisolated extension String { func f() { here() } }",
    "nonisolated extension String { struct Q { func f() { here() } } }",
    "@globalActor actor G {}\n@G class A { struct B { func f() { here() } } }",
    "func f() { Task.detached { here() } }",
    "func run(_ f: @escaping @Sendable () -> Void) {}\nfunc g() { run { here() } }",
    "class A { @concurrent func f() async { here() } }",
  ])
  func defaultIsolationDoesNotReach(source: String) {
    let other =
      "nonisolated open class ClosedClass {}\npublic protocol SendableProtocol: Sendable {}"
    let isolation = isolationByDefault(source, other: other)
    #expect(isolation.kind == .nonisolated, "\(isolation)")
  }

  @Test func defaultIsolationIsInTheChain() {
    #expect(
      isolationByDefault("class A { func f() { here() } }").description
        == "main actor: class A (Sources/A/A.swift) ← default isolation of 'A'")
  }

  @Test func asynchronousFunctionsMayHaveTheIsolationOfTheirCaller() {
    let isolation = isolation(
      in: "Sources/A/A.swift", of: ["Sources/A/A.swift": "class A { func f() async { here() } }"],
      targets: """
        .target(
          name: "A", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
        """)
    #expect(isolation.kind == .caller)
    #expect(isolation.chain.last == "'NonisolatedNonsendingByDefault' is on")
  }

  @Test func sameNameInTwoModulesIsTwoTypes() {
    let files = [
      "Sources/A/Base.swift": "class Base: UIViewController {}",
      "Sources/A/A.swift": "class A: Base { func f() { here() } }",
      "Sources/B/Base.swift": "class Base {}",
      "Sources/B/B.swift": "class B: Base { func f() { here() } }",
      "Sources/C/C.swift": "import B\nclass C: Base { func f() { here() } }",
      "Sources/D/D.swift": "class D: Base { func f() { here() } }",
    ]
    let targets = ["A", "B", "C", "D"].map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    let kinds = ["A", "B", "C", "D"].map {
      isolation(in: "Sources/\($0)/\($0).swift", of: files, targets: targets).kind
    }
    #expect(kinds == [.mainActor, .nonisolated, .nonisolated, .unknown])
  }

  @Test func superclassIsLookedUpWhereItsSubclassIsDeclared() {
    let files = [
      "Sources/A/A.swift": "import B\nclass A: Middle { func f() { here() } }\nclass Base {}",
      "Sources/B/B.swift": "open class Base: UIView {}\nopen class Middle: Base {}",
    ]
    let isolation = isolation(
      in: "Sources/A/A.swift", of: files,
      targets: ".target(name: \"A\"), .target(name: \"B\")")
    #expect(isolation.kind == .mainActor)
  }

  @Test func nameOfTheSDKIsNotThatOfAModuleOutOfSight() {
    let files = [
      "Sources/A/A.swift": "class A: UIView { func f() { here() } }",
      "Sources/B/B.swift": "class UIView {}",
    ]
    let isolation = isolation(
      in: "Sources/A/A.swift", of: files,
      targets: ".target(name: \"A\"), .target(name: \"B\")")
    #expect(isolation.kind == .mainActor)
  }

  @Test func defaultIsolationThatIsNotKnownIsSaid() {
    let isolation = isolation(
      in: "Sources/A/A.swift", of: ["Sources/A/A.swift": "func f() { here() }"],
      targets: """
        .target(
          name: "A", swiftSettings: [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))])
        """)
    #expect(isolation.kind == .unknown)
    #expect(isolation.chain == ["the default isolation of 'A' isn't known"])
  }
}

extension ProjectIndex {
  /// The sources, by path, in a package of the targets.
  init(of files: [String: String], inPackageOf targets: String) {
    let manifest = "// swift-tools-version:6.2\nlet package = Package(targets: [\(targets)])"
    let modules = ProjectModules(
      of: files.keys.sorted(),
      describedBy: [ProjectFile(path: "Package.swift", text: manifest)])
    let facts = files.sorted { $0.key < $1.key }
      .map { FileFacts(path: $0.key, source: SourceFile($0.value)) }
    self.init(facts, modules: modules)
  }
}
