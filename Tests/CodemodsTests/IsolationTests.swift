import Rewriter
import Testing

@testable import Codemods

/// The answers follow what Swift 6.3.1 was measured to do.
@Suite struct IsolationTests {
  /// The isolation at the call `here()` in the first file.
  private func isolation(_ files: String..., path: String = "A.swift") -> Isolation {
    let sources = files.enumerated().map { position, text in
      (path: position == 0 ? path : "\(position).swift", source: SourceFile(text))
    }
    let project = ProjectIndex(sources.map { FileFacts(path: $0.path, source: $0.source) })
    let tree = Tree.parse(sources[0].source)
    let context = Context(codemod: "test", path: path, tree: tree, project: project)
    let call = tree.all(FunctionCallExpr.self).first { $0.calleeName == "here" }
    return context.isolation(at: call?.node ?? tree.root)
  }

  @Test func superclassInAnotherFileGivesIsolation() {
    let isolation = isolation(
      "class A: B { func f() { here() } }", "class B: C {}", "class C: UIViewController {}")
    #expect(isolation.kind == .mainActor)
    #expect(
      isolation.description
        == "main actor: class A (A.swift) ← class B (1.swift) ← class C (2.swift) ← UIViewController"
    )
  }

  @Test func aliasOfASuperclassIsFollowed() {
    #expect(
      isolation("class A: Base { func f() { here() } }", "typealias Base = UIView").kind
        == .mainActor)
  }

  @Test(arguments: [
    "@MainActor class A { func f() { here() } }",
    "class A { @MainActor func f() { here() } }",
    "class A { @MainActor var f: Int { here() } }",
    "class A { @MainActor init() { here() } }",
    "@MainActor class A { static func f() { here() } }",
    "@MainActor class A { func f() { run { here() } } }",
    "@MainActor class A { func f() { Task { here() } } }",
    "@MainActor class A { func f() { func g() { here() } } }",
    "class A { func f() { Task { @MainActor in here() } } }",
    "class A { func f() { DispatchQueue.main.async { here() } } }",
    "actor A { func f() async { await MainActor.run { here() } } }",
    "struct A: View { var body: some View { here() } }",
    "@MainActor protocol P {}\nstruct A: P { func f() { here() } }",
    "protocol P: UIApplicationDelegate {}\nclass A: P { func f() { here() } }",
    "@MainActor protocol P {}\nextension P { func f() { here() } }",
    "class A: UIView {}\nextension A { func f() { here() } }",
    "extension UIView { func f() { here() } }",
    "@MainActor extension A { func f() { here() } }\nclass A {}",
    "func run(_ f: @escaping @MainActor () -> Void) {}\nfunc g() { run { here() } }",
    "@MainActor func f() { here() }",
  ])
  func mainActor(source: String) {
    #expect(isolation(source).kind == .mainActor, "\(isolation(source))")
  }

  @Test(arguments: [
    "func f() { here() }",
    "class A { func f() { here() } }",
    "class A: NSObject, Codable { func f() { here() } }",
    "@MainActor class A { nonisolated func f() { here() } }",
    "@MainActor class A { struct B { func f() { here() } } }",
    "@MainActor class A { deinit { here() } }",
    "@MainActor class A { func f() { Task.detached { here() } } }",
    "@MainActor class A { func f() { run { @Sendable in here() } } }",
    "@MainActor class A { func f() { queue.async { here() } } }",
    "@MainActor class A { @concurrent func f() async { here() } }",
    "nonisolated class A: UIView { func f() { here() } }",
    "actor A { static func f() { here() } }",
    "@MainActor protocol P {}\nclass A { func f() { here() } }\nextension A: P {}",
    "func run(_ f: @escaping @Sendable () -> Void) {}\n@MainActor func g() { run { here() } }",
  ])
  func nonisolated(source: String) {
    #expect(isolation(source).kind == .nonisolated, "\(isolation(source))")
  }

  @Test func actorsAndOtherGlobalActorsAreTold() {
    #expect(isolation("actor A { func f() { here() } }").kind == .actor("A"))
    #expect(
      isolation("@Store class A { func f() { here() } }", "@globalActor actor Store {}").kind
        == .globalActor("Store"))
  }

  @Test func topLevelCodeRunsOnTheMainActor() {
    #expect(isolation("here()", path: "Sources/App/main.swift").kind == .mainActor)
  }

  @Test func whatIsNotKnownIsSaid() {
    let strange = isolation("class A: Strange { func f() { here() } }")
    #expect(strange.kind == .unknown)
    #expect(strange.chain.last == "'Strange' is not in the project")
    let twice = isolation("class A: B { func f() { here() } }", "class B: UIView {}", "class B {}")
    #expect(twice.kind == .unknown)
    let witness = isolation(
      "extension A: P { func f() { here() } }\nclass A {}", "@MainActor protocol P {}")
    #expect(witness.kind == .unknown)
  }

  @Test func inheritanceInACircleEnds() {
    #expect(isolation("class A: B { func f() { here() } }\nclass B: A {}").kind == .unknown)
  }
}
