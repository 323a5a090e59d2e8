import Testing

@testable import Codemods

@Suite struct WrittenTypeTests {
  @Test(arguments: ["Void", "()", "Swift.Void", " Void "])
  func voidHasSeveralSpellings(text: String) {
    #expect(TypeSpelling(text).isVoid)
  }

  @Test(arguments: [
    ("() -> Void", "Void"), ("((Int) -> ())?", "()"), ("@escaping @Sendable (A, B) -> C", "C"),
    ("@convention(c) () async throws -> [D]", "[D]"), ("() -> () -> Void", "() -> Void"),
    ("nonisolated(nonsending) () -> E?", "E"), ("(@escaping () -> Void) -> F", "F"),
    ("sending (() throws(X) -> G)!", "G"),
  ])
  func functionTypesHaveAResult(text: String, result: String) {
    #expect(TypeSpelling(text).functionResult.map { String($0.core) } == result)
  }

  @Test(arguments: ["Int", "[() -> Void]", "(Int, () -> Void)", "Box<() -> Void>"])
  func otherTypesHaveNone(text: String) {
    #expect(TypeSpelling(text).functionResult == nil)
  }

  @Test(arguments: [("A.B<C, D<E>>?", "A.B"), ("any P", "P"), ("(A)", "A"), ("some View", "View")])
  func namesLoseWhatIsAroundThem(text: String, name: String) {
    #expect(TypeSpelling(text).name == name)
  }

  @Test func attributesStandInFront() {
    #expect(
      TypeSpelling.attributes(of: "@escaping @Sendable @MainActor () -> Void")
        == ["escaping", "Sendable", "MainActor"])
  }
}
