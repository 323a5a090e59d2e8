import Codemods
import Rewriter

extension Command {
  /// `migrate why FILE:LINE[:COLUMN]`
  static let why = Command(
    name: "why",
    summary: "say what code is isolated to, and what each codemod says of it",
    discussion: """
      Says what the declarations and closures on a line and around the line are isolated to, and why,
      and gives the verdict of each codemod that looked there with its reason, as in the report on
      the whole root. COLUMN, which counts UTF-8 bytes from 1, limits that to one place on the line.
      """,
    operands: .one("FILE:LINE[:COLUMN]"),
    options: Session.options + [.output],
  ) { invocation throws(Failure) in
    let place = try Place(invocation.arguments.operands[0])
    let location = try? AbsolutePath(resolving: place.path, from: invocation.workingDirectory)
    if location?.kind == .folder { throw .noPlace(invocation.arguments.operands[0]) }
    let session = try Session(&invocation, paths: [place.path], migrating: .root)
    guard let file = session.selected.first else { return }
    guard let answer = try session.answer(about: place, in: file, &invocation) else { return }
    let layout = Layout(
      columns: invocation.arguments.has(.output) ? nil : invocation.output.columns)
    try invocation.write(answer.text(layout))
  }
}

extension Session {
  /// Reads the whole root, and migrates what the verdicts on one file depend on; `nil` if that could not be read.
  fileprivate func answer(
    about place: Place, in file: WorkspaceFile, _ invocation: inout Invocation,
  ) throws(Failure) -> PlaceReport? {
    let indexed = try index(&invocation)
    guard indexed.1[file] != nil else { return nil }
    let (project, workspace) = (indexed.0, workspace)
    let migration = Migration(
      codemods: codemods, project: project, applying: limit, styles: styles)
    var read: Result<(PlaceReport, FileOutcome), Failure>?
    // A thread for one file: its stack is as deep as the parser needs it.
    let here = settings.migration(migration, inFile: file.path)
    try workers.forEach([file]) { file in
      Result { () throws(Failure) in
        let report = try PlaceReport(of: place, in: file, of: project)
        return (report, FileOutcome(of: file, in: workspace, by: here))
      }
    } take: {
      read = $0
    }
    guard var (report, outcome) = try read?.get() else { return nil }
    if outcome.dependsOnOthers {
      try migrate(&invocation, indexed: indexed) { whole, _ in outcome = whole }
    }
    report.take(outcome, of: codemods)
    return report
  }
}
