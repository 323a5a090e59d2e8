extension Option {
  static let format = Option(
    "format", "FORMAT", choices: ReportFormat.allCases.map(\.rawValue),
    help: "'text' (the default), 'json', 'sarif', 'github', 'markdown' or 'html'")

  static let all = Option(
    "all", help: "list sites that need no change, too")

  static let new = Option(
    "new", help: "only sites that aren't in the baseline; exit with 1 if there is one")

  fileprivate static let from = Option(
    "from", "LOG", help: "match the diagnostics of a build log to sites instead")

  static let modules = Option(
    "modules", help: "show instead the modules of the root, and how they are compiled")
}

extension Command {
  /// `migrate report [PATH…]`
  static let report = Command(
    name: "report",
    summary: "list every site with its verdict and the reason",
    discussion: """
      Shows what 'apply' would change, what '--review' adds, which annotations would free the most
      sites and why the others stay; then lists each site with its place, file by file. 'safe' sites
      are changed by 'apply', 'review' sites only with '--review', and 'manual' sites are up to you.
      Writes nothing.

      'json' has what an editor needs to make each change, 'sarif' is for code scanning and other
      tools, 'github' annotates the files of a GitHub workflow, 'markdown' is a comment on a pull
      request, and 'html' is one file to plan a migration with.

      PATH is a file or a folder and limits the report; the whole root is read in any case.
      Files that git ignores, those of submodules and other repositories in the root, and those in
      folders of vendored code ('Vendor', 'ThirdParty') are in the report only if PATH names them or a
      folder of theirs.

      With '--new', leaves out the sites in the baseline that 'migrate baseline' wrote.

      With '--from', LOG is the output of a build, or '-' for standard input: reports which of its
      diagnostics are at sites that can change, and how many that are.

      With '--modules', reports the modules of the root: what is known about how each is compiled,
      where that was read, and what could not be read.
      """,
    operands: .any("PATH"),
    options: Session.options + Option.changed + [
      .format, .all, .new, .baseline, .from, .modules, .output,
    ],
  ) { invocation throws(Failure) in
    let format = try invocation.arguments.choice(of: .format, default: ReportFormat.text)
    let session = try Session(&invocation)
    invocation.mentionBrokenOffRun(of: Journal(of: session.workspace))
    guard !invocation.arguments.has(.modules) else {
      try invocation.write(session.modules.description)
      return
    }
    if invocation.arguments.has(.baseline), !invocation.arguments.has(.new) {
      throw .onlyWith(.baseline, .new)
    }
    if let log = invocation.arguments.value(of: .from) {
      try invocation.reportBuild(in: log, as: format, of: session)
      return
    }
    let isAboutNew = invocation.arguments.has(.new)
    let baseline = isAboutNew ? try invocation.readBaseline(in: session.workspace) : nil
    if isAboutNew, baseline == nil {
      throw .noBaseline(try invocation.baselinePlace(in: session.workspace).name)
    }
    var report = SiteReport(of: session)
    var unusedIgnores: [UnusedIgnore] = []
    try session.migrateChosen(&invocation) { outcome, _ in
      report.add(outcome)
      unusedIgnores += outcome.unusedIgnores
    }
    session.preparation(for: report.sites.flatMap(\.needs), invocation).map {
      report.prepare(by: $0)
    }
    if let line = unusedIgnores.line { invocation.error.show(line + "\n") }
    if let baseline { invocation.leaveOut(baseline, of: &report, session) }
    // What is wrong with PATH has been said, and there is nothing else to say.
    if session.selected.isEmpty, invocation.status == .couldNot, format == .text { return }
    try invocation.write(
      try report.written(
        as: format, showsNotes: invocation.arguments.has(.all), invocation.layout))
  }
}

extension Invocation {
  /// Says which of a build's diagnostics the changes are about.
  fileprivate mutating func reportBuild(
    in log: String, as format: ReportFormat, of session: Session,
  ) throws(Failure) {
    guard format == .text || format == .json else {
      throw .invalidChoice(
        arguments.value(of: .format) ?? "", option: .format,
        [ReportFormat.text, .json].map(\.rawValue))
    }
    let text = String(decoding: try read(log), as: UTF8.self)
    var sites: [Site] = []
    try session.migrate(&self) { outcome, _ in sites += outcome.sites }
    let report = BuildReport(
      of: BuildDiagnostic.all(in: text), sites: sites,
      paths: SourcePaths(session.files.map(\.path), in: session.workspace.root))
    let layout = Layout(columns: arguments.has(.output) ? nil : output.columns)
    try write(
      format == .json
        ? try jsonBytes(of: report, [.prettyPrinted]) : Array(report.text(layout).utf8))
  }

  private func read(_ path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return input.rest() }
    do {
      return try FileContents(of: AbsolutePath(resolving: path, from: workingDirectory)).bytes
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Leaves out what is known, and says what of that is there no more.
  fileprivate mutating func leaveOut(
    _ baseline: Baseline, of report: inout SiteReport, _ session: Session,
  ) {
    let count = report.sites.count(where: \.isCounted)
    let gone = report.leaveOut(baseline).judged(by: session).count
    if !report.sites.isEmpty { raiseStatus(to: .wouldChange) }
    error.show(
      "\(counted(report.sites.count, "new site")); \(count - report.sites.count) in the baseline\n")
    guard gone > 0 else { return }
    error.show(
      "\(counted(gone, "site")) of the baseline \(gone == 1 ? "is" : "are") gone: "
        + "'migrate baseline --prune' removes \(gone == 1 ? "it" : "them")\n")
  }
}
