import Codemods
import Foundation
import Rewriter

/// What `diff`, `apply`, `report` and `why` share: every file of the root is read for the index, those that PATH names
/// are migrated, and the results come in the order of the paths.
///
/// No source is held for longer than its file is worked on: it is read once for the index, and once
/// more to be migrated if a codemod may find something in it, or looks into it from another file.
struct Session {
  let workspace: Workspace
  let codemods: [Codemod]

  /// Whether all codemods run that do so by default.
  let runsAllCodemods: Bool

  /// The files that PATH names.
  let selected: [WorkspaceFile]

  /// Those that are migrated, in the order of the paths.
  private let migrated: [WorkspaceFile]

  /// Those that PATH does not name, though a folder around them.
  let passedOver: Selection.PassedOver

  /// The worst verdict that is applied.
  let limit: Verdict

  /// What the settings file says of files.
  let settings: RunSettings

  /// The forms that the user chose for all files.
  let styles: Styles

  let workers: Workers

  /// All Swift files of the root.
  let files: [WorkspaceFile]
  private let foreignFiles: [WorkspaceFile]
  private let models: [WorkspaceFile]

  /// The modules of the root.
  var modules: ProjectModules
  private let sdk: SDKTables

  /// Where the time goes, if the user wants to know.
  private let times: RunTimes?

  /// The index of the root, and what is kept of each file that could be read and holds text.
  typealias Indexed = (ProjectIndex, [WorkspaceFile: IndexedFile])

  /// The options that ``init(_:)`` reads.
  static let options: [Option] = [.root, .only, .skip] + rareOptions

  /// Those of them that few need.
  static let rareOptions: [Option] = [.jobs, .times, .sdkTable] + Option.settings + Option.styles

  /// What is migrated so that it's known what becomes of the files that PATH names.
  enum Extent {
    /// These files, as if nobody changed the others.
    case selected
    /// All that a run without PATH migrates, too.
    case root
  }

  /// What is wrong with some paths is reported; with the command as a whole, thrown.
  ///
  /// - Parameters:
  ///   - paths: what narrows the run, if not the operands.
  ///   - unsaved: the text of the one file that it is narrowed to.
  init(
    _ invocation: inout Invocation, paths: [String]? = nil, migrating extent: Extent = .selected,
    unsaved: UnsavedText? = nil,
  ) throws(Failure) {
    let arguments = invocation.arguments
    let paths = paths ?? arguments.operands
    limit = arguments.has(.review) ? .review : .safe
    runsAllCodemods = !arguments.has(.only) && !arguments.has(.skip)
    var overrides = try arguments.settingOverrides()
    styles = try arguments.styles()
    times = arguments.has(.times) ? RunTimes() : nil
    workers = Workers(jobs: try arguments.jobs())
    workspace = try Workspace(invocation, around: paths)
    settings = try RunSettings(arguments, for: workspace, invocation.catalog)
    codemods = try settings.codemods()
    sdk = try SDKTables.read(&invocation, settings.file)
    settings.file.addVersion(to: &overrides)
    var discovery = Discovery(of: workspace)
    if let unsaved, let path = paths.first {
      let file = try? AbsolutePath(resolving: path, from: invocation.workingDirectory)
      if let file { discovery.take(unsaved, for: file) }
    }
    let (root, git) = (workspace.root, Git(environment: invocation.environment))
    let found = discovery
    func select(_ paths: [String]) -> Selection {
      Selection(
        of: paths, in: found, root: root, from: invocation.workingDirectory, asking: git)
    }
    let selection = select(paths)
    for failure in selection.otherFailures { invocation.note(failure) }
    for failure in selection.failures { invocation.report(failure) }
    files = discovery.files
    foreignFiles = discovery.foreignFiles
    models = discovery.models
    modules = ProjectModules(of: discovery, overrides: overrides, invocation)
    let changed = try ChangedFiles(invocation, in: workspace)
    selected = changed.narrow(selection.files)
    if selected.isEmpty, let line = changed.nothing { invocation.error.show(line + "\n") }
    let all = Set(selected + (extent == .root ? select([]).files : []))
    migrated = discovery.files.filter(all.contains)
    passedOver = selection.passedOver
  }

  /// Migrates the files in memory and hands over what came of each that PATH names.
  ///
  /// Failures are reported as they come up.
  func migrate(
    _ invocation: inout Invocation,
    take: (FileOutcome, inout Invocation) throws(Failure) -> Void,
  ) throws(Failure) {
    guard !selected.isEmpty else { return }
    try migrate(&invocation, indexed: try index(&invocation), take: take)
  }

  /// The same, once the files are read for the index.
  ///
  /// - Parameters:
  ///   - withheldFixes: the fixes that are not to be made, by the path of the file, with the reason.
  ///   - paths: the files that may have a fix at all; `nil` for all.
  func migrate(
    _ invocation: inout Invocation, indexed: Indexed,
    withholding withheldFixes: [String: [FixPlace: String]] = [:],
    among paths: Set<String>? = nil,
    take: (FileOutcome, inout Invocation) throws(Failure) -> Void,
  ) throws(Failure) {
    let (project, indexed) = indexed
    let migration = Migration(
      codemods: codemods, project: project, applying: limit, styles: styles, measuring: times)
    let files = migrated.filter { paths?.contains($0.path) != false }
      .compactMap { file in indexed[file].map { (file, $0) } }
    let selected = Set(selected)
    var selection = files.lazy.map { selected.contains($0.0) }.makeIterator()
    let (workspace, settings) = (workspace, settings)
    defer { if let times { invocation.error.show(times.text) } }
    var progress = Progress(invocation.work, of: files.count, on: invocation.error)
    var units = ChangeUnits<FileOutcome>(isChosen: !withheldFixes.isEmpty)
    func give(_ outcomes: [FileOutcome]) throws(Failure) {
      for var outcome in outcomes where selection.next() == true {
        outcome.unusedIgnores = outcome.unusedIgnores.compactMap { $0.judged(by: self) }
        if outcome.change != nil || !outcome.failures.isEmpty { progress.clear() }
        for failure in outcome.failures { invocation.report(failure) }
        try take(outcome, &invocation)
      }
    }
    try workers.forEach(files) { file, indexed in
      let interest = migration.interest(in: indexed)
      if interest?.isEmpty == true, !indexed.mayIgnore { return FileOutcome() }
      return measure(.files, in: file) {
        FileOutcome(
          of: file, in: workspace, by: settings.migration(migration, inFile: file.path), interest,
          withholding: [:], withheldFixes[file.path] ?? [:])
      }
    } slow: { file, _ in
      progress.name(file.path)
    } take: { outcome throws(Failure) in
      progress.advance()
      try give(units.add(outcome))
    }
    try withdraw(from: &units, of: files, by: migration, withheldFixes)
    try give(units.finish())
    progress.clear()
  }

  /// Migrates what counts on changes that are not made once more, without that.
  private func withdraw(
    from units: inout ChangeUnits<FileOutcome>, of files: [(WorkspaceFile, IndexedFile)],
    by migration: Migration, _ withheldFixes: [String: [FixPlace: String]],
  ) throws(Failure) {
    let (workspace, settings) = (workspace, settings)
    var missing = MissingChanges(selected: Set(migrated.map(\.path)))
    while case let unmet = units.withdraw(), !unmet.isEmpty {
      for (position, withheld) in unmet {
        missing.note(withheld, from: files[position].0.path, units.change(at: position))
      }
      try workers.forEach(unmet) { [missing] position, withheld in
        let (file, indexed) = files[position]
        let outcome = FileOutcome(
          of: file, in: workspace, by: settings.migration(migration, inFile: file.path),
          migration.interest(in: indexed),
          withholding: missing.reasons(for: withheld, askedBy: file.path),
          withheldFixes[file.path] ?? [:])
        return (position, outcome)
      } take: { position, outcome throws(Failure) in
        units.replace(at: position, with: outcome)
      }
    }
  }

  /// The codemod that runs on demand and annotates what sites need; `nil` where none does, or where the user chose codemods.
  func preparation(for needs: [RequiredAnnotation], _ invocation: Invocation) -> Preparation? {
    guard runsAllCodemods, let index = invocation.index else { return nil }
    return Preparation(for: needs, of: index)
  }

  private func measure<Result>(
    _ stage: RunTimes.Stage, in file: WorkspaceFile, _ work: () -> Result,
  ) -> Result {
    times?.measure(stage, in: file.path, work) ?? work()
  }

  /// What the files of the root say, whatever its modules are compiled with.
  struct Reading {
    fileprivate let facts: [FileFacts]
    fileprivate let foreign: [ForeignFile]
    let files: [WorkspaceFile: IndexedFile]
  }

  /// Reads every file of the root.
  func index(
    _ invocation: inout Invocation,
  ) throws(Failure) -> Indexed {
    let reading = try read(&invocation)
    let project = project(of: reading)
    invocation.keep(project)
    invocation.keep(reading.files)
    return (project, reading.files)
  }

  func project(of reading: Reading) -> ProjectIndex {
    let filesByPath = Dictionary(reading.files.keys.map { ($0.path, $0) }) { first, _ in first }
    return ProjectIndex(
      reading.facts, foreign: reading.foreign, modules: modules, sdk: sdk,
      reading: { path in filesByPath[path].flatMap { try? SwiftText(of: $0).source } })
  }

  func read(_ invocation: inout Invocation) throws(Failure) -> Reading {
    var facts: [FileFacts] = []
    var indexedFiles: [WorkspaceFile: IndexedFile] = [:]
    let candidates = Candidates(for: codemods, sdk: sdk)
    let (selected, migrated) = (Set(selected), Set(migrated))
    var progress = Progress("reading", of: files.count, on: invocation.error)
    try workers.forEach(files) { file in
      let isMigrated = migrated.contains(file)
      return (
        file,
        measure(.reading, in: file) {
          Result { () throws(Failure) in try IndexedFile(file, candidates, isMigrated: isMigrated) }
        }
      )
    } slow: { file in
      progress.name(file.path)
    } take: { file, result in
      progress.advance()
      switch result {
      case .success(let indexed):
        facts.append(indexed.facts)
        indexedFiles[file] = indexed
      case .failure(let failure):
        progress.clear()
        // What was not asked for is missed by the index only.
        if selected.contains(file) { invocation.report(failure) } else { invocation.note(failure) }
      }
    }
    progress.clear()
    return Reading(
      facts: facts, foreign: try readForeignFiles(invocation), files: indexedFiles)
  }

  /// Reads what is not in Swift; what cannot be read is missed by the index only.
  private func readForeignFiles(_ invocation: Invocation) throws(Failure) -> [ForeignFile] {
    var files: [ForeignFile] = []
    let models = Set(models)
    try workers.forEach(foreignFiles + models) { file in
      Result { () throws(Failure) in
        models.contains(file) ? try ForeignFile(ofModel: file) : try ForeignFile(of: file)
      }
    } take: { result in
      switch result {
      case .success(let file): if let file { files.append(file) }
      case .failure(let failure): invocation.note(failure)
      }
    }
    return files
  }
}

/// What is kept of a file from the first time that it is read.
struct IndexedFile: Sendable {
  let facts: FileFacts

  /// `nil` for a file that is not migrated.
  let marks: Candidates.Marks?

  /// Whether it may hold a `migrate:ignore`.
  let mayIgnore: Bool

  fileprivate init(
    _ file: WorkspaceFile, _ candidates: Candidates, isMigrated: Bool,
  ) throws(Failure) {
    let tokens = TokenList(try SwiftText(of: file).source)
    mayIgnore = isMigrated && IgnoreComments.mayBe(in: tokens.source)
    facts = FileFacts(path: file.path, tokens)
    marks = isMigrated ? candidates.marks(in: tokens) : nil
  }
}

extension Migration {
  /// The codemods that may have a site in the file; `nil` for one that is not migrated.
  fileprivate func interest(in indexed: IndexedFile) -> Candidates.Interest? {
    indexed.marks.map { candidates.interest(in: indexed.facts, marked: $0, of: project) }
  }
}

extension Workspace {
  /// The workspace that the command line names, or else the one around the first of the paths.
  init(_ invocation: Invocation, around paths: [String]) throws(Failure) {
    let base = invocation.workingDirectory
    // An operand that leads nowhere is reported later, with the others.
    // A link to a file is looked at where it is, not where it leads.
    let start = (paths + ["."]).lazy
      .compactMap { try? AbsolutePath(ofLinkedFile: $0, from: base) }
      .first
    guard let start else { throw .noSuchPath(base, SystemError(ENOENT)) }
    try self.init(root: invocation.arguments.value(of: .root), enclosing: start, from: base)
  }
}
