import Codemods
import Rewriter
import Support
import Testing

/// By which codemods files are migrated, and how far.
struct MigrationWay {
  let codemods: [Codemod]
  var styles = Styles()

  /// The worst verdict that is applied.
  let limit: Verdict

  func results(_ project: ProofProject) -> [String] {
    project.migrated(with: codemods, styles: styles, applying: limit).map(\.text)
  }

  func findings(_ project: ProofProject) -> [[Finding]] {
    project.migrated(with: codemods, styles: styles, applying: limit).map(\.findings)
  }
}

/// What holds for the files of a project, whatever codemods make of them.
struct SoundnessCheck {
  let settings: SettingOverrides
  let userRows: String
  let place: String
  let input: ProofProject

  init(of files: [ProjectText], settings: SettingOverrides, userRows: String, place: String) {
    self.settings = settings
    self.userRows = userRows
    self.place = place
    input = ProofProject(files, settings: settings, userRows: userRows)
  }

  /// The same project with other files.
  func project(_ files: [ProjectText]) -> ProofProject {
    ProofProject(files, settings: settings, userRows: userRows)
  }

  /// - Parameter stable: files that are known to stay as they are, whatever codemods run, and however far.
  /// - Returns: what becomes of the files.
  @discardableResult
  func check(_ way: MigrationWay, stable: [String] = []) -> [String] {
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

  func check(_ result: String, hasNoNewErrorBeside text: String, at position: Int) {
    let before = Tree.parse(SourceFile(text)).errors
    let after = Tree.parse(SourceFile(result)).errors
    #expect(after.count <= before.count, "\(describe(position)): the change adds a syntax error")
  }

  /// The comments that are lost or written twice; they may move with their code.
  func comments(changedFrom text: String, in result: String) -> [String] {
    result.comments.sorted().difference(from: text.comments.sorted()).map { change in
      switch change {
      case .insert(_, let comment, _), .remove(_, let comment, _): comment
      }
    }
  }

  func describe(_ position: Int) -> String {
    input.files.count > 1 ? "\(place), in \(input.files[position].path)" : place
  }
}
