import Codemods

/// What a run found, for a few lines at its end.
struct Summary {
  private let files: Int
  private let passedOver: Selection.PassedOver
  private let modules: ProjectModules
  private var changedFiles = 0
  private var added = 0
  private var removed = 0
  private var refusedFiles: [String: Int] = [:]
  private var unusedIgnores: [UnusedIgnore] = []
  private var plan = MigrationPlan()

  /// Nothing was found yet.
  init(of session: Session) {
    files = session.selected.count
    passedOver = session.passedOver
    modules = session.modules
  }

  mutating func add(_ outcome: FileOutcome) {
    guard !outcome.isUnwritable else {
      addUnwritten(outcome)
      return
    }
    if let change = outcome.change {
      changedFiles += 1
      added += change.patch.added
      removed += change.patch.removed
    }
    unusedIgnores += outcome.unusedIgnores
    if let refusal = outcome.refusal {
      refusedFiles["\(refusal)", default: 0] += 1
    }
    plan.add(outcome.sites)
  }

  /// Names the codemod that does elsewhere what sites need.
  mutating func prepare(by preparation: Preparation) { plan.prepare(by: preparation) }

  /// What the sites need.
  var needs: [RequiredAnnotation] { plan.sites.flatMap(\.needs) }

  /// Adds what would have changed, had the file been written.
  mutating func addUnwritten(_ outcome: FileOutcome) { plan.add(unwritten: outcome.sites) }
}

extension Summary {
  /// The summary in whole lines; empty if there was nothing to look at.
  ///
  /// - Parameter indexed: the modules, once their files are read.
  func text(
    _ tense: MigrationPlan.Tense, _ layout: Layout, of indexed: ProjectModules?,
  ) -> String {
    guard files > 0 else { return "" }
    var plan = plan
    plan.layout = layout
    let sections = plan.text(tense)
    var lines: [String] = []
    lines.append(modules.summary + Self.hint(at: modules.notes.count))
    lines.append((indexed ?? modules).compilers)
    if let line = modules.unknownLanguageModes { lines.append(line) }
    lines += refusedFiles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { reason, count in "\(counted(count, "file")) left unchanged as a whole: \(reason)" }
    if let line = unusedIgnores.line { lines.append(line) }
    if let line = passedOver.line { lines.append(line) }
    let verb = tense == .past ? "changed" : "would change"
    lines.append(
      "\(changedFiles) of \(counted(files, "file")) \(verb): "
        + "\(counted(added, "line")) added, \(removed) removed")
    return sections + (sections.isEmpty ? "" : "\n")
      + lines.map { layout.wrapped($0, indent: 2) + "\n" }.joined()
  }

  /// What the plan is about; where that is more than the folder that the person is in, how to limit it.
  func head(of session: Session, _ invocation: Invocation) -> String {
    let root = session.workspace.root
    let here = try? AbsolutePath(resolving: ".", from: invocation.workingDirectory)
    let isWhole = invocation.arguments.operands.isEmpty && here != nil && here != root
    let hint = isWhole ? " ('migrate plan .' is about this folder alone)" : ""
    return invocation.layout.wrapped("\(root), \(counted(files, "file"))\(hint)", indent: 2)
      + "\n\n"
  }

  /// The command to go on with.
  var nextStep: String {
    guard files > 0 else { return "" }
    return changedFiles == 0
      ? "next: 'migrate report' lists every site with its reason\n"
      : "next: 'migrate diff' shows the changes, 'migrate apply' writes them\n"
  }

  /// The command to go on with, once the patch is shown.
  func stepAfterDiff(_ invocation: Invocation) -> String {
    guard changedFiles > 0 else { return nextStep }
    let review = invocation.arguments.has(.review) ? " --review" : ""
    return "next: 'migrate apply\(review)' writes these changes\n"
  }

  /// Where to find what could not be read of the modules.
  private static func hint(at notes: Int) -> String {
    notes == 0 ? "" : " (\(counted(notes, "note")) in 'migrate report --modules')"
  }
}

extension Selection.PassedOver {
  /// What was left unchanged since nobody named it; `nil` for nothing.
  fileprivate var line: String? {
    let parts =
      (ignored == 0 ? [] : ["\(counted(ignored, "file")) that git ignores"])
      + (foreign == 0 ? [] : ["\(counted(foreign, "file")) of other repositories"])
      + (vendored == 0 ? [] : ["\(counted(vendored, "file")) in folders of vendored code"])
    guard !parts.isEmpty else { return nil }
    return "left unchanged since PATH does not name them: \(parts.joined(separator: ", "))"
  }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
