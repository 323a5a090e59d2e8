import Codemods
import Support
import Testing

/// What is told about each kind of reason, and its examples.
@Suite struct ExplanationTests {
  @Test func eachKindOfReasonIsExplainedOnceForACodemod() {
    let keys = Set(Explanation.all.map(\.key))
    #expect(keys == Set(ReasonKey.allCases))
    let codes = Explanation.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test func codesAreExplainedByTheTextAboutTheirCodemod() {
    let own = "conformance-isolation"
    #expect(Explanation.of("\(own)/uses-main-actor")?.codemod == own)
    #expect(Explanation.of("group-notification/uses-main-actor")?.codemod == "background-queue-hop")
    #expect(Explanation.of("uses-main-actor")?.codemod == "background-queue-hop")
    #expect(Explanation.of("background-queue-hop") == nil)
  }

  @Test(arguments: Explanation.all.filter { $0.example != nil }.map(\.code))
  func examplesAreLeftUnchangedForTheirReason(code: String) throws {
    let explanation = try explanation(code)
    let findings = try findings(in: try #require(explanation.example), explanation)
    let codes = Set(findings.filter { !$0.isNote || $0.code == code }.map(\.code))
    #expect(codes.contains(code), "\(findings.map(\.described))")
    let others = Set(explanation.otherKeys.map { "\(explanation.codemod)/\($0.rawValue)" })
    let unasked = codes.subtracting(others).filter { $0 != code && $0.contains("/") }
    #expect(unasked.isEmpty, "\(findings.map(\.described))")
  }

  @Test(arguments: Explanation.all.filter { $0.remedy != nil }.map(\.code))
  func codeThatFollowsTheAdviceIsConvertedOrHasNothingLeft(code: String) throws {
    let explanation = try explanation(code)
    let remedy = try #require(explanation.remedy)
    let findings = try findings(in: remedy.code, explanation)
    let left = findings.filter { $0.verdict == .manual && !$0.isNote }
    #expect(left.isEmpty, "\(left.map(\.described))")
    #expect(
      findings.contains { $0.fix != nil } == remedy.isConverted,
      "\(findings.map(\.described))")
  }

  @Test(arguments: Explanation.all.map(\.code))
  func textsAreSentencesAndTitlesAreNot(code: String) throws {
    let explanation = try explanation(code)
    let sentences = [
      explanation.meaning, explanation.exception, explanation.remedy?.advice ?? "None.",
    ]
    for sentence in sentences {
      #expect(sentence.hasSuffix(".") && sentence.first?.isLowercase == false, "\(sentence)")
    }
    #expect(!explanation.title.hasSuffix("."))
    #expect(explanation.title.count <= 90)
  }

  @Test(arguments: Explanation.all.map(\.code))
  func conditionsOfLeavingCodeAreLabeled(code: String) throws {
    let text = try explanation(code).labeledException
    guard text.hasPrefix("Leave ") || text.hasPrefix("Keep ") else { return }
    let clause = text.prefix { !":,.".contains($0) }
    #expect(![" if ", " until ", " where ", " while "].contains(where: clause.contains), "\(text)")
  }

  private func explanation(_ code: String) throws -> Explanation {
    try #require(Explanation.all.first { $0.code == code })
  }

  private func findings(in code: String, _ explanation: Explanation) throws -> [Finding] {
    let codemod = try #require(Catalog.codemod(explanation.codemod))
    return migrate(
      Explanation.files(in: code), with: [codemod], settings: explanation.settings,
      styles: explanation.styles,
      applying: .review
    ).flatMap(\.findings)
  }
}

extension Explanation {
  /// The example as a project.
  var exampleFiles: [ProjectText] { example.map(Self.files) ?? [] }

  /// One file, or several that begin with lines such as `// Feed.swift`.
  fileprivate static func files(in code: String) -> [ProjectText] {
    var files: [ProjectText] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        files.append((path: String(line.dropFirst(3)), text: ""))
      } else {
        if files.isEmpty { files.append((path: "Example.swift", text: "")) }
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }
}

extension Finding {
  fileprivate var described: String { "\(verdict) \(code) \(message): \(reason ?? "")" }
}
