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

  @Test func callerIsAskedForWithReasons() {
    let isolation = isolation(
      "@MainActor class A { nonisolated(nonsending) func f() async { here() } }")
    #expect(
      isolation.description == "the caller's isolation: 'nonisolated(nonsending)' on func f")
  }

  @Test func reasonsOfInferredIsolationAreTold() {
    let override = isolation(
      "class A: B { override func f() { here() } }", "class B { @MainActor func f() {} }")
    #expect(
      override.description
        == "main actor: override of func f ← 'f' of B ← attribute")
    let witness = isolation(
      "struct A {}\nextension A: P { func f() { here() } }", "@MainActor protocol P { func f() }")
    #expect(
      witness.description
        == "main actor: func f ← requirement of P ← attribute on protocol P (1.swift)")
  }

  @Test func typesThatInheritFromThoseAroundThemAreFollowedToTheLast() {
    let heads = (1...60).map { "class C\($0): C\($0 - 1) {" }.joined(separator: "\n")
    let source = heads + "\nfunc f() { here() }\n" + String(repeating: "}", count: 60)
    let inherited = isolation("@MainActor class C0 {\n\(source)\n}")
    #expect(inherited.kind == .mainActor)
    // The middle of the chain is left out, and its end is not.
    #expect(inherited.chain.count == 16)
    #expect(inherited.chain.contains("…"))
    #expect(inherited.chain.last?.hasPrefix("attribute on class C0 ") == true)
    #expect(isolation("class C0 {\n\(source)\n}").kind == .nonisolated)
  }

  @Test(arguments: ["\r\n", "\r"])
  func endsOfLinesMakeNoDifference(newline: String) {
    let source = """
      // @MainActor
      class A: B {
        nonisolated
        func off() {}
        #if os(iOS)
        @MainActor
        #endif
        func f() {
          run { here() }
        }
      }
      @MainActor
      class B {}
      """
    let isolation = isolation(source.split(separator: "\n").joined(separator: newline))
    #expect(isolation.description == "main actor: attribute on func f")
    let off = source.replacing("off() {}", with: "off() { here() }")
    #expect(
      self.isolation(off.split(separator: "\n").joined(separator: newline)).kind == .nonisolated)
  }

  @Test func topLevelCodeRunsOnTheMainActor() {
    #expect(isolation("here()", path: "Sources/App/main.swift").kind == .mainActor)
  }

  @Test func whatIsNotKnownIsSaid() {
    let strange = isolation("class A: Strange { func f() { here() } }")
    #expect(strange.kind == .unknown)
    #expect(strange.chain.last == "'Strange' isn't in the project")
    let twice = isolation("class A: B { func f() { here() } }", "class B: UIView {}", "class B {}")
    #expect(twice.kind == .unknown)
    let witness = isolation(
      "extension A: NSDraggingDestination { func f() { here() } }\nclass A {}")
    #expect(witness.kind == .unknown)
  }

  @Test(arguments: [
    "class A: B { func f() { here() } }\nclass B: A {}",
    "class A: B { override func f() { here() } }\nclass B: A { override func g() {} }",
    "protocol P: Q {}\nprotocol Q: P {}\nstruct A: P { func f() { here() } }",
    "protocol P: P { func f() }\nclass A: P { func f() { here() } }",
    "typealias A = B\ntypealias B = A\nclass C: A & B { func f() { here() } }",
    "typealias F = G\ntypealias G = F\nfunc run(_ f: F) {}\nfunc f() { run { here() } }",
    "extension A { func f() { here() } }\ntypealias A = A",
  ])
  func circlesEnd(source: String) {
    #expect(isolation(source).kind != .mainActor)
  }
}
