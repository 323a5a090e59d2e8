import Rewriter
import Testing

@testable import Codemods

@Suite struct MigrationTests {
  /// A codemod that replaces one word by another, wherever it is a name.
  private func renaming(
    _ old: String, to new: String, verdict: Verdict = .safe,
  ) -> Codemod {
    let id = "\(old)-to-\(new)"
    return Codemod(
      id: id, title: "", since: .v(5, 0), discussion: "", verdict: .safe, candidateTokens: [old],
      examples: [],
    ) { context in
      context.tree.all(DeclReferenceExpr.self).filter { $0.name == old }.map { name in
        context.fix(
          name.node, "rename", verdict: verdict, fix: Fix([Edit(replace: name.range, with: new)]))
      }
    }
  }

  private func run(
    _ codemods: [Codemod], on text: String, applying limit: Verdict = .safe,
  ) -> MigrationResult {
    let source = SourceFile(text)
    let project = ProjectIndex([FileFacts(path: "A.swift", source: source)]) { _ in source }
    return Migration(codemods: codemods, project: project, applying: limit)
      .run(path: "A.swift", source: source)
  }

  private func text(_ result: MigrationResult) -> String {
    String(decoding: result.source.bytes, as: UTF8.self)
  }

  @Test func fixesAreMadeInOnePass() {
    let result = run([renaming("a", to: "bb")], on: "a + a\n")
    #expect(text(result) == "bb + bb\n")
    #expect(result.findings.map(\.range.lowerBound.value) == [0, 4])
  }

  @Test func roundsGoOnUntilNothingIsFound() {
    let result = run([renaming("b", to: "ccc"), renaming("a", to: "b")], on: "a; b; a\n")
    #expect(text(result) == "ccc; ccc; ccc\n")
    // The second round's sites are told by where they come from.
    #expect(result.findings.map(\.range.lowerBound.value) == [0, 0, 3, 6, 6])
  }

  @Test func codemodsThatUndoEachOtherChangeNothing() {
    let result = run([renaming("a", to: "b"), renaming("b", to: "a")], on: "a; b2\n// b\n")
    #expect(text(result) == "a; b2\n// b\n")
    #expect(result.findings.allSatisfy { $0.verdict == .manual && $0.fix == nil })
  }

  @Test func aChangeThatAnotherOneMadeUnnecessaryNamesThat() {
    let result = run([renaming("a", to: "b"), renaming("a", to: "c")], on: "x\na\n")
    #expect(text(result) == "x\nb\n")
    #expect(
      result.findings.compactMap(\.reason) == [
        "the change of 'a-to-b' on line 2 conflicts with this one, or makes it unnecessary; apply that and run again"
      ])
  }

  @Test func tasksWaitForTimersInThemToGetBlocks() {
    let input = """
      import UIKit
      final class Screen: UIViewController {
        private var timer: Timer?
        func start() {
          load { [weak self] in
            DispatchQueue.main.async {
              guard let self else { return }
              self.timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            }
          }
        }
        @objc private func tick() {}
        private func load(_ work: @escaping @Sendable () -> Void) {}
      }
      """
    let output = """
      import UIKit
      final class Screen: UIViewController {
        private var timer: Timer?
        func start() {
          load { [weak self] in
            Task { @MainActor [weak self] in
              guard let self else { return }
              self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { self.tick() }
              }
            }
          }
        }
        private func tick() {}
        private func load(_ work: @escaping @Sendable () -> Void) {}
      }
      """
    let result = run(Catalog.all, on: input)
    #expect(text(result) == output)
    #expect(result.findings.map(\.codemod) == ["main-queue-hop", "timer-selector"])
    let hop = run([.mainQueueHop], on: input)
    #expect(hop.findings.map(\.verdict) == [.manual])
  }

  @Test func whatSafeChangesOpenToAReviewIsReported() {
    let input = """
      import XCTest
      import UIKit
      final class ScreenTests: XCTestCase {
        var view: UIView!
        var count = 0
        override func setUp() async throws {
          try await MainActor.run {
            view = UIView()
            count = try make()
          }
        }
        func testShows() { XCTAssertEqual(view.alpha, 1); view.setNeedsLayout() }
        func testHides() { view.setNeedsLayout() }
      }
      @MainActor func make() throws -> Int { 1 }
      """
    let safe = run(Catalog.all, on: input).findings
    let isRun = { (finding: Finding) in finding.codemod == "main-actor-run" }
    #expect(safe.filter(isRun).map(\.verdict) == [.review])
    #expect(text(run(Catalog.all, on: input, applying: .review)).contains("MainActor.run") == false)
  }

  @Test(arguments: [Verdict.safe, .review])
  func ofTwoTasksOneInTheOtherTheOuterIsWrittenFirst(limit: Verdict) {
    let input = """
      import UIKit
      @MainActor func show(_ url: URL) {
        DispatchQueue.main.async {
          UIApplication.shared.open(url, options: [:]) { success in
            print(success)
          }
        }
      }
      """
    let output = """
      import UIKit
      @MainActor func show(_ url: URL) {
        Task { @MainActor in
          let success = await UIApplication.shared.open(url, options: [:])
          print(success)
        }
      }
      """
    #expect(text(run(Catalog.all, on: input, applying: limit)) == output)
  }

  @Test func linesThatAFixAddsBetweenShiftedOnesAreShiftedWithThem() {
    let input = """
      import Foundation
      @MainActor func load(_ screen: Screen) {
        Task { @MainActor in
          await Task.yield()
          await MainActor.run {
            screen.isLoading = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
              screen.isLoading = false
            }
          }
        }
      }
      @MainActor final class Screen { var isLoading = false }
      """
    let output = """
      import Foundation
      @MainActor func load(_ screen: Screen) {
        Task { @MainActor in
          await Task.yield()
          screen.isLoading = true
          try? await Task.sleep(nanoseconds: 300_000_000)
          screen.isLoading = false
        }
      }
      @MainActor final class Screen { var isLoading = false }
      """
    #expect(text(run(Catalog.all, on: input, applying: .review)) == output)
  }

  @Test func codemodThatFeedsItselfChangesNothing() {
    #expect(text(run([renaming("a", to: "a(a)")], on: "a\n")) == "a\n")
  }

  @Test func codemodFindsWhatAnotherOneWrote() {
    #expect(text(run([renaming("b", to: "c"), renaming("a", to: "b")], on: "a\n")) == "c\n")
  }

  @Test func fixOfWhatAFixWroteIsASiteOfTheInput() {
    let codemods = [renaming("b", to: "c", verdict: .review), renaming("a", to: "b")]
    let safe = run(codemods, on: "a\n")
    #expect(text(safe) == "b\n")
    #expect(safe.findings.map(\.codemod).sorted() == ["a-to-b", "b-to-c"])
    #expect(safe.findings.map(\.range.lowerBound.value) == [0, 0])
    let review = run(codemods, on: "a\n", applying: .review)
    #expect(text(review) == "c\n")
    #expect(review.findings.map(\.codemod).sorted() == ["a-to-b", "b-to-c"])
  }

  @Test func fixOfWhatADeletionLeavesIsASiteOfTheInput() {
    let deleting = Codemod(
      id: "a.b-to-a", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["b"], examples: []
    ) { context in
      context.tree.all(MemberAccessExpr.self).compactMap { access in
        guard let end = access.base?.range.upperBound else { return nil }
        let fix = Fix([.delete(end..<access.range.upperBound)])
        return context.fix(access.node, "delete", verdict: .safe, fix: fix)
      }
    }
    let renaming = Codemod(
      id: "a-to-c", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["a"], examples: []
    ) { context in
      context.tree.all(DeclReferenceExpr.self).filter { !$0.node.parent!.is(.memberAccessExpr) }
        .map { name in
          let fix = Fix([Edit(replace: name.range, with: "c")])
          return context.fix(name.node, "rename", verdict: .review, fix: fix)
        }
    }
    let result = run([deleting, renaming], on: "a.b\n")
    #expect(text(result) == "a\n")
    #expect(result.findings.map(\.codemod) == ["a-to-c", "a.b-to-a"])
  }

  @Test func fixOfWhatAFixWroteIsNoBetterThanThat() {
    let codemods = [renaming("b", to: "c"), renaming("a", to: "b", verdict: .review)]
    let result = run(codemods, on: "a\n", applying: .review)
    #expect(text(result) == "c\n")
    #expect(result.findings.map(\.verdict) == [.review, .review])
  }

  @Test func moreFixesAtOnePlaceThanRoundsAreAllMade() {
    let names = (0..<25).map { "a\($0)" }
    let codemods = names.map { name in
      Codemod(
        id: name, title: "", since: .v(5, 0), discussion: "", verdict: .safe,
        candidateTokens: ["end"], examples: [],
      ) { context in
        let isThere = context.tree.all(DeclReferenceExpr.self).contains { $0.name == name }
        return context.tree.all(DeclReferenceExpr.self).filter { $0.name == "end" && !isThere }
          .map {
            context.fix($0.node, "add", fix: Fix([.insert("\n\(name)", at: $0.range.upperBound)]))
          }
      }
    }
    let result = run(codemods, on: "end\n")
    #expect(text(result) == (["end"] + names.reversed()).joined(separator: "\n") + "\n")
    #expect(result.findings.allSatisfy { $0.fix != nil })
  }

  @Test func siteThatAnotherFixTakesTheFixFromHasTheReasonOfTheResult() {
    let late = Codemod(
      id: "late", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["x"], examples: [],
    ) { context in
      let isKept = context.tree.all(DeclReferenceExpr.self).contains { $0.name == "b" }
      return context.tree.all(DeclReferenceExpr.self).filter { $0.name == "x" }.map { name in
        isKept
          ? context.leave(name.node, "leave 'x'", because: Refusal(.functionForm, "'b' wants 'x'"))
          : context.fix(
            name.node, "rename",
            fix: Fix([
              Edit(replace: name.range, with: "y"),
              .insert("-", at: context.tree.root.range.lowerBound),
            ]))
      }
    }
    let result = run([renaming("a", to: "b"), late], on: "a; x\n")
    #expect(text(result) == "b; x\n")
    #expect(result.findings.map(\.reason) == [nil, "'b' wants 'x'"])
  }

  @Test func fixThatOnlyAReviewedFixMakesPossibleIsForAReader() {
    let second = Codemod(
      id: "second", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["x"], examples: [],
    ) { context in
      let isFree = context.tree.all(DeclReferenceExpr.self).contains { $0.name == "b" }
      return context.tree.all(DeclReferenceExpr.self).filter { $0.name == "x" }.map { name in
        isFree
          ? context.fix(name.node, "rename", fix: Fix([Edit(replace: name.range, with: "y")]))
          : context.leave(name.node, "leave 'x'", because: Refusal(.functionForm, "'a' wants 'x'"))
      }
    }
    let codemods = [renaming("a", to: "b", verdict: .review), second]
    let safe = run(codemods, on: "a; x\n")
    let review = run(codemods, on: "a; x\n", applying: .review)
    #expect(text(review) == "b; y\n")
    #expect(safe.findings.map(\.verdict) == [.review, .manual])
    #expect(safe.findings(beside: review).map(\.verdict) == [.review, .review])
  }

  @Test func fixThatAnotherOneChangesIsToldAsItIsWritten() {
    let codemod = Codemod(
      id: "second", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["x"], examples: [],
    ) { context in
      let isFree = context.tree.all(DeclReferenceExpr.self).contains { $0.name == "b" }
      return context.tree.all(DeclReferenceExpr.self).filter { $0.name == "x" }.map { name in
        context.fix(
          name.node, isFree ? "rename beside 'b'" : "rename", verdict: isFree ? .safe : .review,
          fix: Fix([Edit(replace: name.range, with: "y")]))
      }
    }
    let codemods = [codemod, renaming("a", to: "b", verdict: .review)]
    let safe = run(codemods, on: "x; a\n")
    #expect(safe.findings(beside: safe).map(\.message).first == "rename")
    let review = run(codemods, on: "x; b\n", applying: .review)
    #expect(safe.findings(beside: review).first?.message == "rename beside 'b'")
    #expect(safe.findings(beside: review).first?.verdict == .review)
  }

  @Test func fixesThatBeginAtOnePlaceAreToldApartByTheirRanges() {
    let codemod = Codemod(
      id: "pair", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["x"], examples: [],
    ) { context in
      context.tree.all(MemberAccessExpr.self).flatMap { access -> [Finding] in
        guard let base = access.base, let name = access.declName?.node, access.name == "x" else {
          return []
        }
        return [(base, base), (access.node, name)].map { site, written in
          context.fix(
            site, "write over '\(written.compactText)'", verdict: .review,
            fix: Fix([Edit(replace: written.range, with: "y")]))
        }
      }
    }
    let safe = run([codemod], on: "a.x\n")
    let review = run([codemod], on: "a.x\n", applying: .review)
    let messages = safe.findings(beside: review).map(\.message)
    #expect(messages == ["write over 'a'", "write over 'x'"])
  }

  @Test func siteOfAPlaceThatAnotherSiteOfItFixesStaysAsItIs() {
    let codemod = Codemod(
      id: "both", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["x"], examples: [],
    ) { context in
      context.tree.all(DeclReferenceExpr.self).filter { $0.name == "x" }.flatMap { name in
        [
          context.fix(name.node, "rename", fix: Fix([Edit(replace: name.range, with: "y")])),
          context.leave(name.node, "leave 'x'", because: Refusal(.functionForm, "'x' is kept")),
        ]
      }
    }
    let codemods = [renaming("a", to: "b", verdict: .review), codemod]
    let safe = run(codemods, on: "a; x\n")
    let review = run(codemods, on: "a; x\n", applying: .review)
    #expect(safe.findings(beside: review).map(\.verdict) == [.review, .safe, .manual])
  }

  @Test func fixThatLosesACommentIsRefused() {
    let removal = Codemod(
      id: "removal", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["outer"], examples: [],
    ) { context in
      context.tree.calls(of: "outer").map { call in
        context.fix(call.node, "remove", fix: Fix([Edit(replace: call.range, with: "x")]))
      }
    }
    let result = run([removal], on: "outer(1 /* one */)\nouter(\"/* no */\")\n")
    #expect(text(result) == "outer(1 /* one */)\nx\n")
    #expect(
      result.findings[0].reason == "the comment '/* one */' would be lost; move it and run again")
  }

  @Test(arguments: [
    (
      "nonisolated(unsafe) let x = y", Fix.Trust.unproven, Verdict.review,
      [Effect.needsToolchain, .addsUnsafe]
    ),
    ("nonisolated(unsafe) let x = y", .proven, .safe, [.needsToolchain, .addsUnsafe]),
    ("struct X: @unchecked Sendable {}", .unproven, .review, [.addsUnsafe]),
    ("nonisolated let unsafe = \"nonisolated(unsafe)\"", .unproven, .safe, []),
  ])
  func whatIsMarkedAsUnsafeIsAnEffect(
    replacement: String, trust: Fix.Trust, verdict: Verdict, effects: [Effect],
  ) {
    let codemod = Codemod(
      id: "marking", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["y"], examples: [],
    ) { context in
      context.tree.calls(of: "y").map { call in
        context.fix(
          call.node, "mark", fix: Fix([Edit(replace: call.range, with: replacement)], trust: trust))
      }
    }
    let finding = run([codemod], on: "y()\n").findings.first
    #expect(finding?.verdict == verdict)
    #expect(finding?.effects == effects)
  }

  @Test func whatIsMarkedWithAssumedIsolationNeedsACompiler() {
    let source = """
      import Foundation
      @MainActor final class Clock {
        var count = 0
        func start() {
          _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }
        }
      }
      """
    #expect(run([.blockTimer], on: source).findings.first?.effects == [.needsToolchain])
  }

  @Test func aTaskKeepsAliveWhatTheClosureAroundCapturesUnowned() {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        var count = 0
        func later(_ work: @escaping @Sendable (Int) -> Void) {}
        func go() {
          later { [unowned self] number in
            DispatchQueue.main.async { self.count = number }
          }
        }
      }
      """
    let effects = run([.mainQueueHop], on: source).findings.first?.effects
    #expect(effects?.contains(.keepsAlive) == true)
  }

  @Test func whatMayComeInAnotherOrderIsNeverSafe() {
    let codemod = Codemod(
      id: "moving", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["y"], examples: [],
    ) { context in
      context.tree.calls(of: "y").map { call in
        context.fix(
          call.node, "move", effects: [.reorders],
          fix: Fix([Edit(replace: call.range, with: "x()")]))
      }
    }
    let result = run([codemod], on: "y()\n")
    #expect(result.findings.map(\.verdict) == [.review])
    #expect(text(result) == "y()\n")
  }

  @Test func firstCodemodWinsAnOverlap() {
    let result = run([renaming("a", to: "x"), renaming("a", to: "y")], on: "a\n")
    #expect(text(result) == "x\n")
    #expect(result.findings.map(\.verdict) == [.safe, .manual])
  }

  @Test func siteInsideOfAnotherOnesFixGoesWithIt() {
    let callRemoval = Codemod(
      id: "call-removal", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
      candidateTokens: ["outer"], examples: [],
    ) { context in
      context.tree.calls(of: "outer").map { call in
        context.fix(
          call.node, "remove", fix: Fix([Edit(replace: call.range, with: "x")]))
      }
    }
    let result = run([callRemoval, renaming("inner", to: "y")], on: "outer(inner); inner\n")
    #expect(text(result) == "x; y\n")
    #expect(result.findings.map(\.codemod) == ["call-removal", "inner-to-y"])
  }

  @Test func fixThatBreaksTheSyntaxIsDroppedAlone() {
    let result = run([renaming("a", to: "(("), renaming("b", to: "c")], on: "a\nb\n")
    #expect(text(result) == "a\nc\n")
    #expect(result.findings.map(\.verdict) == [.manual, .safe])
  }

  /// A codemod that replaces one word by another, and one that does it where that fix is made.
  private func renaming(_ old: String, to new: String, where other: String) -> [Codemod] {
    let addition = Addition("'\(other)' is there", signature: other, inFile: "A.swift")
    func codemod(_ word: String, fix: @escaping @Sendable (Edit) -> Fix) -> Codemod {
      Codemod(
        id: "\(word)-to-\(new)", title: "", since: .v(5, 0), discussion: "", verdict: .safe,
        candidateTokens: [word], examples: [],
      ) { context in
        context.tree.all(DeclReferenceExpr.self).filter { $0.name == word }.map { name in
          context.fix(name.node, "rename", fix: fix(Edit(replace: name.range, with: new)))
        }
      }
    }
    return [
      codemod(other) { Fix([$0], adding: [addition], countingOn: []) },
      codemod(old) { Fix([$0], countingOn: [addition]) },
    ]
  }

  @Test func fixThatCountsOnAnotherIsMadeWithIt() {
    #expect(text(run(renaming("a", to: "x", where: "b"), on: "a\nb\n")) == "x\nx\n")
    #expect(text(run(renaming("a", to: "x", where: "b"), on: "a\n")) == "a\n")
  }

  @Test func fixThatCountsOnOneThatWasRefusedIsNotMade() {
    let codemods = [renaming("b", to: "y")] + renaming("a", to: "x", where: "b")
    let result = run(codemods, on: "a\nb\n")
    #expect(text(result) == "a\ny\n")
    #expect(result.additions.isEmpty)
  }

  @Test func fixThatCountsOnWhatIsWithheldSaysWhy() {
    let addition = Addition("'b' is there", signature: "b", inFile: "A.swift")
    let source = SourceFile("a\nb\n")
    let project = ProjectIndex([FileFacts(path: "A.swift", source: source)])
    let migration = Migration(codemods: renaming("a", to: "x", where: "b"), project: project)
    let result = migration.run(
      path: "A.swift", source: source, withholding: [addition: "no file is given 'b'"])
    #expect(text(result) == "a\nx\n")
    #expect(result.findings.map(\.reason) == ["no file is given 'b'", nil])
  }

  @Test func reviewIsAppliedOnDemand() {
    let codemods = [renaming("a", to: "b", verdict: .review)]
    #expect(text(run(codemods, on: "a\n")) == "a\n")
    #expect(text(run(codemods, on: "a\n", applying: .review)) == "b\n")
  }

  @Test(arguments: [
    "// @generated\nDispatchQueue.main.async { }\n",
    "// swiftlint:disable all\n// Generated using SwiftGen\nDispatchQueue.main.async { }\n",
    "//\n// This is a generated file, do not edit!\n// Generated by R.swift\nDispatchQueue.main.async { }\n",
    "#!/usr/bin/swift\n/* Made by x.\n DO NOT EDIT */\nDispatchQueue.main.async { }\n",
    "\u{FEFF}// Code generated by x.\nDispatchQueue.main.async { }\n",
  ])
  func generatedFilesAreRefused(source: String) {
    let result = run(Catalog.all, on: source)
    #expect(text(result) == source)
    #expect(result.refusal != nil)
  }

  @Test func aTrapThatAChangeBringsAboutIsReported() {
    let expected = ["test-isolation", "isolation-trap", "isolation-trap"]
    let source = """
      import Combine
      import XCTest
      @MainActor final class Model { var count = 0 }
      final class ModelTests: XCTestCase {
        func testCount() {
          let model = Model()
          model.count = 1
          let sink = Just(1).receive(on: DispatchQueue.global()).map { $0 + model.count }
            .sink { print($0) }
          sink.cancel()
        }
      }
      """
    let codemods: [Codemod] = [.testIsolation, .isolationTrap]
    let result = run(codemods, on: source, applying: .review)
    #expect(result.findings.map(\.codemod) == expected)
    #expect(result.findings.map(\.verdict) == [.review, .manual, .review])
    let safe = run(codemods, on: source).findings(beside: result)
    #expect(safe.map(\.codemod) == expected)
  }

  @Test func markInTheMiddleOfAFileIsNotItsHead() {
    let result = run(Catalog.all, on: "DispatchQueue.main.async { }\n// DO NOT EDIT\n")
    #expect(result.refusal == nil)
  }

  @Test func invalidUTF8IsRefused() {
    let source = SourceFile(bytes: Array("DispatchQueue.main.async { } // ".utf8) + [0xFF])
    let result = Migration(codemods: Catalog.all, project: ProjectIndex([]))
      .run(path: "A.swift", source: source)
    #expect(result.refusal == .notUTF8)
  }

  @Test func fileWithoutACandidateWordIsLeftAlone() {
    let result = run(Catalog.all, on: "import Foundation (\n")
    #expect(result.findings.isEmpty && result.syntaxErrors.isEmpty)
  }

  @Test(arguments: [
    (["DispatchQueue"], "a DispatchQueue", true), (["DispatchQueue"], "DispatchQueu", false),
    (["aab"], "aaab", true), (["xy"], "", false), (["abab"], "abaabab", true),
    (["Task", "DispatchQueue"], "a DispatchQueue", true),
    (["Task", "Queue"], "a Tas Queu", false),
    (["Task", "Queue"], "QueTask", true), (["x"], "", true), ([], "abc", false),
  ])
  func wordsAreFoundAnywhere(words: [String], text: String, isFound: Bool) {
    #expect(WordSearch(words).isFound(in: Array(text.utf8)) == isFound)
  }
}
