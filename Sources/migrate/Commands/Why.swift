import Codemods
import Rewriter

extension Command {
  /// `migrate why FILE:LINE[:COLUMN]`
  static let why = Command(
    name: "why",
    summary: "say what each codemod thought of a place, and what the code there is isolated to",
    discussion: """
      Says of a place what the declarations and closures around it and on its line are isolated to
      and by which chain of reasons, and for each codemod that looked there its verdict and what
      decided, as the report on the whole root has it. With COLUMN, which counts UTF-8 bytes from
      1, it is about that place in the line alone.
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
    try invocation.write(answer.text)
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
