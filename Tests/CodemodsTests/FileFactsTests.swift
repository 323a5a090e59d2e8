import Rewriter
import Testing

@testable import Codemods

@Suite struct FileFactsTests {
  private func facts(_ text: String) -> FileFacts {
    FileFacts(path: "A.swift", source: SourceFile(text))
  }

  @Test func typesAreNamedWithTheTypesAroundThem() {
    let facts = facts("class A<T>: B<[T]>, C { struct D: E where T: F { enum G {} } } ; actor H {}")
    #expect(facts.types.map(\.name) == ["A", "A.D", "A.D.G", "H"])
    #expect(facts.types[0].inherited == ["B<[T]>", "C"])
    #expect(facts.types[1].inherited == ["E"])
  }

  @Test func attributesAndModifiersBelongToTheDeclarationBehindThem() {
    let facts = facts(
      """
      @MainActor @objc(X) public final class A {}
      nonisolated struct B {}
      @available(iOS 16, *) extension A.B: @unchecked Sendable, @MainActor P {}
      class C { class func f() {} ; class var v: Int { 0 } }
      """)
    #expect(facts.types.map(\.name) == ["A", "B", "A.B", "C"])
    #expect(facts.types[0].attributes == ["MainActor", "objc"])
    #expect(facts.types[1].isNonisolated)
    #expect(facts.types[2].inherited == ["@unchecked Sendable", "@MainActor P"])
    #expect(facts.functions.map(\.name) == ["f"])
    #expect(facts.functions[0].owner == "C")
  }

  @Test func functionsHaveParametersAndAResult() {
    let facts = facts(
      """
      func f(_ a: Int = 1, to b: @escaping (Int, String) -> Void, c: [String: Int]) async throws -> A.B? {}
      func + (a: Int, b: Int) -> Int { 0 }
      struct S { init?(done: (() -> Void)? = nil) {} ; @available(*, noasync) func g() }
      """)
    let f = facts.functions[0]
    #expect(f.parameters.map(\.label) == ["", "to", "c"])
    #expect(
      f.parameters.map(\.type) == ["Int", "@escaping (Int, String) -> Void", "[String: Int]"])
    #expect(f.result == "A.B?")
    #expect(f.traits == .isAsync)
    #expect(facts.functions.map(\.name) == ["f", "+", "init", "g"])
    #expect(facts.functions[2].parameters[0].type == "(() -> Void)?")
    #expect(facts.functions[3].traits == .isNoasync)
  }

  @Test func onlyMembersAndGlobalsAreVariables() {
    let facts = facts(
      """
      let a: Int = 1
      struct S {
        var b: (() -> Void)?
        @Published private(set) var c: [Int]
        var d: any P { let e: Int = 1; return f }
        var g = 1
      }
      """)
    #expect(facts.variables.map(\.name) == ["a", "b", "c", "d"])
    #expect(facts.variables.map(\.type) == ["Int", "(() -> Void)?", "[Int]", "any P"])
    #expect(facts.variables.map(\.owner) == ["", "S", "S", "S"])
  }

  @Test func aliasesHaveTargets() {
    let facts = facts("typealias Done<T> = (T) -> Void\nclass A { typealias B = C.D }\nlet x = 1")
    #expect(facts.aliases.map(\.name) == ["Done", "A.B"])
    #expect(facts.aliases.map(\.target) == ["(T) -> Void", "C.D"])
  }

  @Test func localFunctionsAreMarked() {
    let facts = facts("func f() { func g() {} ; init() }")
    #expect(facts.functions.map(\.name) == ["f", "g"])
    #expect(facts.functions[1].traits == .isLocal)
  }

  @Test func everyConditionalBranchIsRead() {
    let facts = facts("#if os(iOS)\nclass A: UIView {}\n#else\nclass A: NSView {}\n#endif")
    #expect(facts.types.map(\.inherited) == [["UIView"], ["NSView"]])
  }

  @Test(arguments: [
    "class", "func f(", "struct A: ", "typealias T =", "}}}{{{", "@", "var x:", "init",
  ])
  func brokenSourceIsReadToItsEnd(text: String) {
    #expect(facts(text).path == "A.swift")
  }
}
