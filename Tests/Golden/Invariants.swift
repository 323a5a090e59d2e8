import Codemods
import Rewriter
import Support
import Testing

typealias ProjectText = (path: String, text: String)

/// Checks what holds for every input of every codemod, whatever the codemod does with it.
///
/// - Parameter shown: how a fixture or an example runs: its result is checked.
/// - Returns: what becomes of the files as they are shown.
@discardableResult
func checkInvariants(
  of files: [ProjectText], settings: SettingOverrides, userRows: String, shown: MigrationWay,
  place: String,
) -> [String] {
  let invariants = Invariants(of: files, settings: settings, userRows: userRows, place: place)
  let everything = MigrationWay(
    codemods: Catalog.byDefault, styles: shown.styles, limit: max(.review, shown.limit))
  invariants.checkWhereCodemodsLook(everything)
  invariants.checkSilence(everything)
  let stable = invariants.checkVariants(everything)
  // The fixes that nobody has to read move no comment.
  let safe = MigrationWay(codemods: Catalog.byDefault, styles: shown.styles, limit: .safe)
  invariants.soundness.check(safe, stable: stable)
  return invariants.checkVariants(shown, stable: stable)
}

/// A project, and what its files are with other comments, line endings and the like.
private struct Invariants {
  let soundness: SoundnessCheck
  private let commented: [Variant]
  private let otherBytes: [Variant]
  private let tabbed: [Variant]

  /// A project of which some files are written otherwise.
  private struct Variant {
    let name: String
    let project: ProofProject
    let positions: [Int]
    /// Makes of a file's result what is expected here; `nil` where there is no telling.
    let change: (String) -> String?

    /// Whether the text of each of the files tells what a level of indentation is.
    func isIndented(in files: [ProjectText]) -> Bool {
      positions.allSatisfy { position in
        Indentation.unit(of: SourceFile(files[position].text)) == "  "
          && Indentation.unit(of: SourceFile(project.files[position].text)) == "\t"
      }
    }
  }

  init(of files: [ProjectText], settings: SettingOverrides, userRows: String, place: String) {
    let soundness = SoundnessCheck(
      of: files, settings: settings, userRows: userRows, place: place)
    self.soundness = soundness
    func variants(_ name: String, _ change: @escaping (String) -> String?) -> [Variant] {
      Self.choices(of: files).compactMap { positions in
        guard let files = files.changed(at: positions, by: change) else { return nil }
        return Variant(
          name: name, project: soundness.project(files), positions: positions, change: change)
      }
    }
    commented =
      variants("with comments in lines") { $0.commented { "/* \($0) */ " } }
      + variants("with comments at ends of lines") { $0.commented { "// \($0)\n" } }
    // Offsets are bytes everywhere: a character of several bytes in front must not shift an edit.
    let line = "// 👩‍👩‍👧 é\n"
    otherBytes = variants("with CRLF line endings, behind a line with an emoji") {
      ($0.hasPrefix("#!") ? $0 : line + $0).withCRLF
    }
    tabbed = variants("with tabs") { $0.withTabs(for: 2) }.filter { $0.isIndented(in: files) }
  }

  /// Each file that is no manifest, and all of them at once.
  private static func choices(of files: [ProjectText]) -> [[Int]] {
    let all = files.indices.filter {
      files[$0].path.hasSuffix(".swift") && !ProjectFile.mayDescribeProject(at: files[$0].path)
    }
    return all.map { [$0] } + (all.count > 1 ? [all] : [])
  }

  /// Which codemods look at a file is decided by its words and declarations, before it is parsed.
  func checkWhereCodemodsLook(_ way: MigrationWay) {
    let everywhere = MigrationWay(
      codemods: way.codemods.map(\.lookingEverywhere), styles: way.styles, limit: way.limit)
    let places = [way, everywhere].map { way in
      way.findings(soundness.input).map { findings in
        findings.map { "\($0.codemod) at \($0.range.lowerBound.value): \($0.message)" }
      }
    }
    #expect(
      places[0] == places[1], "\(soundness.place): a codemod does not look where it has a site")
  }

  /// There are no sites in strings and comments.
  func checkSilence(_ way: MigrationWay) {
    for position in soundness.input.files.indices {
      let files = soundness.input.files.changed(at: [position]) { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let string = "let text = ####\"\"\"\n\(text)\n\"\"\"####\n"
        return string + lines.map { "// \($0)\n" }.joined()
      }
      guard let files else { continue }
      let findings = way.findings(soundness.project(files))[position]
      #expect(findings.isEmpty, "\(soundness.describe(position)): inside a string or comments")
    }
  }

  /// - Parameter stable: files that are known to stay as they are, whatever codemods run, and however far.
  /// - Returns: what becomes of the files.
  @discardableResult
  func checkVariants(_ way: MigrationWay, stable: [String] = []) -> [String] {
    let results = soundness.check(way, stable: stable)
    for variant in commented { checkComments(variant, way) }
    for variant in otherBytes {
      let actual = way.results(variant.project)
      for position in variant.positions {
        #expect(
          actual[position] == variant.change(results[position]),
          "\(soundness.describe(position)): \(variant.name)")
      }
    }
    for variant in tabbed { checkTabs(variant, way, results) }
    return results
  }

  /// Where a line is short enough with tabs, it is not broken: all but the blanks is the same.
  private func checkTabs(_ variant: Variant, _ way: MigrationWay, _ results: [String]) {
    let actual = way.results(variant.project)
    for position in variant.positions where variant.change(results[position]) != nil {
      #expect(
        actual[position].withoutBlanks == results[position].withoutBlanks,
        "\(soundness.describe(position)): \(variant.name)")
      #expect(
        !actual[position].isIndentedBySpaces,
        "\(soundness.describe(position)): a line begins with spaces beside others that begin with tabs"
      )
    }
  }

  /// The same files with a comment between the parts of all calls: none may go, none may take code along, and where
  /// code moves, they may.
  private func checkComments(_ variant: Variant, _ way: MigrationWay) {
    let results = way.results(variant.project)
    for position in variant.positions {
      let text = variant.project.files[position].text
      soundness.check(results[position], hasNoNewErrorBeside: text, at: position)
      let changed = soundness.comments(changedFrom: text, in: results[position])
      #expect(
        changed.isEmpty,
        "\(soundness.describe(position)): comments are lost or written twice: \(changed)")
    }
  }
}

extension [ProjectText] {
  /// `nil` where one of the files cannot be changed.
  fileprivate func changed(at positions: [Int], by change: (String) -> String?) -> [ProjectText]? {
    var files = self
    for position in positions {
      guard let text = change(files[position].text) else { return nil }
      files[position].text = text
    }
    return files
  }
}

extension Codemod {
  fileprivate var lookingEverywhere: Codemod {
    Codemod(
      id: id, title: title, since: since, discussion: discussion, verdict: verdict,
      candidateTokens: candidateTokens, mayConcern: { _ in true },
      findsRejectedCode: findsRejectedCode, findsConsequences: findsConsequences,
      examples: examples, adding: additions, run: run)
  }
}
