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
    codemods: Catalog.all, styles: shown.styles, limit: max(.review, shown.limit))
  invariants.checkWhereCodemodsLook(everything)
  invariants.checkSilence(everything)
  let stable = invariants.checkVariants(everything)
  // The fixes that nobody has to read move no comment.
  let safe = MigrationWay(codemods: Catalog.all, styles: shown.styles, limit: .safe)
  invariants.checkSoundness(safe, stable: stable)
  return invariants.checkVariants(shown, stable: stable)
}

/// By which codemods files are migrated, and how far.
struct MigrationWay {
  let codemods: [Codemod]
  var styles = Styles()

  /// The worst verdict that is applied.
  let limit: Verdict

  fileprivate func results(_ project: ProofProject) -> [String] {
    project.migrated(with: codemods, styles: styles, applying: limit).map(\.text)
  }

  fileprivate func findings(_ project: ProofProject) -> [[Finding]] {
    project.migrated(with: codemods, styles: styles, applying: limit).map(\.findings)
  }
}

/// A project, and what its files are with other comments, line endings and the like.
private struct Invariants {
  private let settings: SettingOverrides
  private let userRows: String
  private let place: String

  private let input: ProofProject
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
    self.settings = settings
    self.userRows = userRows
    self.place = place
    func project(_ files: [ProjectText]) -> ProofProject {
      ProofProject(files, settings: settings, userRows: userRows)
    }
    func variants(_ name: String, _ change: @escaping (String) -> String?) -> [Variant] {
      Self.choices(of: files).compactMap { positions in
        guard let files = files.changed(at: positions, by: change) else { return nil }
        return Variant(name: name, project: project(files), positions: positions, change: change)
      }
    }
    input = project(files)
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

  private func project(_ files: [ProjectText]) -> ProofProject {
    ProofProject(files, settings: settings, userRows: userRows)
  }

  /// Which codemods look at a file is decided by its words and declarations, before it is parsed.
  func checkWhereCodemodsLook(_ way: MigrationWay) {
    let everywhere = MigrationWay(
      codemods: way.codemods.map(\.lookingEverywhere), styles: way.styles, limit: way.limit)
    let places = [way, everywhere].map { way in
      way.findings(input).map { findings in
        findings.map { "\($0.codemod) at \($0.range.lowerBound.value): \($0.message)" }
      }
    }
    #expect(places[0] == places[1], "\(place): a codemod does not look where it has a site")
  }

  /// There are no sites in strings and comments.
  func checkSilence(_ way: MigrationWay) {
    for position in input.files.indices {
      let files = input.files.changed(at: [position]) { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let string = "let text = ####\"\"\"\n\(text)\n\"\"\"####\n"
        return string + lines.map { "// \($0)\n" }.joined()
      }
      guard let files else { continue }
      let findings = way.findings(project(files))[position]
      #expect(findings.isEmpty, "\(describe(position)): inside a string or comments")
    }
  }

  /// - Parameter stable: files that are known to stay as they are, whatever codemods run, and however far.
  /// - Returns: what becomes of the files.
  @discardableResult
  func checkVariants(_ way: MigrationWay, stable: [String] = []) -> [String] {
    let results = checkSoundness(way, stable: stable)
    for variant in commented { checkComments(variant, way) }
    for variant in otherBytes {
      let actual = way.results(variant.project)
      for position in variant.positions {
        #expect(
          actual[position] == variant.change(results[position]),
          "\(describe(position)): \(variant.name)")
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
        "\(describe(position)): \(variant.name)")
      #expect(
        !actual[position].isIndentedBySpaces,
        "\(describe(position)): a line begins with spaces beside others that begin with tabs")
    }
  }

  /// The same files with a comment between the parts of all calls: none may go, none may take code along, and where
  /// code moves, they may.
  private func checkComments(_ variant: Variant, _ way: MigrationWay) {
    let results = way.results(variant.project)
    for position in variant.positions {
      let text = variant.project.files[position].text
      check(results[position], hasNoNewErrorBeside: text, at: position)
      let changed = comments(changedFrom: text, in: results[position])
      #expect(
        changed.isEmpty, "\(describe(position)): comments are lost or written twice: \(changed)")
    }
  }

  /// - Parameter stable: files that are known to stay as they are, whatever codemods run, and however far.
  /// - Returns: what becomes of the files.
  @discardableResult
  func checkSoundness(_ way: MigrationWay, stable: [String] = []) -> [String] {
    let results = way.results(input)
    for (position, result) in results.enumerated() {
      let text = input.files[position].text
      checkTreeIsLossless(text, at: position)
      guard result != text else { continue }
      checkTreeIsLossless(result, at: position)
      check(result, hasNoNewErrorBeside: text, at: position)
      guard way.limit == .safe else {
        let changed = comments(changedFrom: text, in: result)
        #expect(
          changed.isEmpty, "\(describe(position)): comments are lost or written twice: \(changed)")
        continue
      }
      #expect(
        result.comments == text.comments, "\(describe(position)): a comment is lost or moved")
    }
    if results != stable { checkSecondRun(over: results, way) }
    return results
  }

  private func checkSecondRun(over results: [String], _ way: MigrationWay) {
    guard results != input.files.map(\.text) else { return }
    let files = zip(input.files, results).map { (path: $0.path, text: $1) }
    let again = way.results(project(files))
    for position in results.indices {
      #expect(
        again[position] == results[position], "\(describe(position)): a second run changes more")
    }
  }

  private func checkTreeIsLossless(_ text: String, at position: Int) {
    let tree = Tree.parse(SourceFile(text))
    #expect(tree.verify().isEmpty, "\(describe(position)): the tree is unsound")
    let tokens = tree.root.tokens.map { tree.source.text($0.leadingTrivia) + $0.text }
    // Bytes are compared: strings may be equal that compose a character differently.
    let isLossless = tokens.joined().utf8.elementsEqual(text.utf8)
    #expect(isLossless, "\(describe(position)): the tokens are not the source")
  }

  private func check(_ result: String, hasNoNewErrorBeside text: String, at position: Int) {
    let before = Tree.parse(SourceFile(text)).errors
    let after = Tree.parse(SourceFile(result)).errors
    #expect(after.count <= before.count, "\(describe(position)): the change adds a syntax error")
  }

  /// The comments that are lost or written twice; they may move with their code.
  private func comments(changedFrom text: String, in result: String) -> [String] {
    result.comments.sorted().difference(from: text.comments.sorted()).map { change in
      switch change {
      case .insert(_, let comment, _), .remove(_, let comment, _): comment
      }
    }
  }

  private func describe(_ position: Int) -> String {
    input.files.count > 1 ? "\(place), in \(input.files[position].path)" : place
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
      candidateTokens: candidateTokens, mayConcern: { _ in true }, examples: examples, run: run)
  }
}
