import Rewriter
import Testing

@testable import Codemods

/// What is known of a file before it is parsed.
@Suite struct CandidatesTests {
  private func spellings(_ spellings: [String], in text: String) -> Set<Int> {
    SpellingSearch(spellings).found(in: TokenList(SourceFile(text)))
  }

  @Test func aWordIsFoundWhereItIsAToken() {
    #expect(spellings(["Task", "Tasks", "ask"], in: "Tasks { }") == [1])
    #expect(spellings(["Task"], in: "/* Task */ let task = \"Task\"").isEmpty)
    #expect(spellings(["Task"], in: "\"\\(Task { 1 })\"") == [0])
    #expect(spellings(["Task"], in: "`Task`()") == [0])
  }

  @Test func severalTokensAreFoundWhateverLiesBetweenThem() {
    let text = "MainActor // here\n  .run { }\nfor await x in y { }\nf(selector : a)"
    #expect(spellings(["MainActor.run", "for await", "selector:"], in: text) == [0, 1, 2])
    #expect(spellings(["MainActor.run"], in: "MainActor.self").isEmpty)
    #expect(spellings(["Task {"], in: "Task").isEmpty)
  }

  @Test func whatStandsInFrontOfTheFirstWordIsNotLookedAt() {
    #expect(spellings(["@MainActor in"], in: "{ @MainActor in }") == [0])
    #expect(spellings([".wait("], in: "wait()") == [0])
  }

  @Test func callsAreFoundByNameAndWhatFollows() {
    for call in [
      "node.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in }",
      "VNDetectBarcodesRequest { _, _ in }", "VNDetectBarcodesRequest.init { _, _ in }",
      "center.getNotificationSettings { _ in }",
    ] {
      #expect(CallbackNames.mayBeFound(in: TokenList(SourceFile(call))), "\(call)")
    }
    for other in [
      "\"node.installTap(onBus: 0)\"", "installTap()", "node.installTap(other: 0)",
      "values.map { $0 }",
    ] {
      #expect(!CallbackNames.mayBeFound(in: TokenList(SourceFile(other))), "\(other)")
    }
  }

  @Test func operatorsOfPublishersAreLookedForWhereTheirModuleIsNamed() {
    let chain = "values.sink { _ in }"
    #expect(!CallbackNames.mayBeFound(in: TokenList(SourceFile(chain))))
    #expect(CallbackNames.mayBeFound(in: TokenList(SourceFile("import Combine\n" + chain))))
  }
}

/// Which types may have code of the main actor, by their names alone.
@Suite struct MainActorNamesTests {
  private func names(_ source: String) -> MainActorNames {
    MainActorNames([FileFacts(path: "A.swift", source: SourceFile(source))], sdk: .standard)
  }

  @Test func attributesReachHeirs() {
    let names = names("@MainActor class A {}\nclass B: A {}\nclass C: B {}\nclass D {}")
    #expect(["A", "B", "C"].allSatisfy(names.contains))
    #expect(!names.contains("D"))
  }

  @Test func aliasesAndCompositionsAreFollowed() {
    let names = names(
      "typealias Main = MainActor\n@Main protocol P {}\ntypealias Q = P & Sendable\nstruct S: Q {}")
    #expect(["P", "S"].allSatisfy(names.contains))
  }

  @Test func oneMemberIsEnough() {
    let names = names(
      """
      struct A { @MainActor func f() {} }
      struct B { @inlinable func f() {} }
      extension C { @IBAction func f() {} }
      struct D: View { @StateObject var model = Model() }
      """)
    #expect(["A", "C", "D"].allSatisfy(names.contains))
    #expect(!names.contains("B"))
  }

  @Test func typesOfAnSDKCount() {
    let names = names(
      "class A: UIViewController {}\nenum N { struct B: View {} }\nclass C: NSObject {}")
    #expect(["A", "N.B"].allSatisfy(names.contains))
    #expect(!names.contains("C"))
  }
}
