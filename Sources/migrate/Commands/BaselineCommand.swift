import Codemods

extension Option {
  fileprivate static let prune = Option(
    "prune", help: "only remove sites that are gone, and add none")
}

extension Command {
  /// `migrate baseline [PATH…]`
  static let baseline = Command(
    name: "baseline",
    summary: "record the sites that there are now, so that only new ones count",
    discussion: """
      Writes the sites that 'migrate report' lists to a file for you to check in, sorted, one on a
      line. 'migrate report --new' then leaves them out, and exits with 1 only if there are others.
      A site is known by its file, its codemod and its code, wherever in the file that code is. With
      '--prune', removes sites that are gone, and adds none.

      PATH is a file or a folder: what the baseline says about other files stays.
      """,
    operands: .any("PATH"),
    options: Session.options + [.prune, .baseline],
  ) { invocation throws(Failure) in
    let session = try Session(&invocation)
    let known = try invocation.readBaseline(in: session.workspace)
    if known == nil, invocation.arguments.has(.prune) {
      throw .noBaseline(try invocation.baselinePlace(in: session.workspace).name)
    }
    var found = Baseline()
    try session.migrate(&invocation) { outcome, _ in
      for site in outcome.sites where site.isCounted { found.add(site) }
    }
    try invocation.writeBaseline(found, insteadOf: known ?? Baseline(), of: session)
  }
}

extension Invocation {
  fileprivate mutating func writeBaseline(
    _ found: Baseline, insteadOf known: Baseline, of session: Session,
  ) throws(Failure) {
    // A file that could not be read has the sites that it had.
    let isComplete = status == .done
    var gone = isComplete ? known.judged(by: session) : Baseline()
    gone.subtract(found)
    var new = found
    new.subtract(known)
    var result = known
    result.subtract(gone)
    if !arguments.has(.prune) { result.formUnion(new) }
    let (file, name) = try baselinePlace(in: session.workspace)
    do {
      try AtomicWrite(target: file).create(with: Array(result.text.utf8))
    } catch {
      throw .unwritable(name, error)
    }
    try write(name + "\n")
    let added = arguments.has(.prune) ? 0 : new.count
    error.show(
      "\(counted(result.count, "site")) in \(counted(result.fileCount, "file")): "
        + "\(added) added, "
        + (isComplete
          ? "\(gone.count) removed\n"
          : "and none removed as long as a file can't be read as a whole\n"))
  }
}
