import Codemods

extension Option {
  fileprivate static let prune = Option(
    "prune", help: "only remove sites that are gone, and add none")
}

extension Command {
  /// `migrate baseline [PATH…]`
  static let baseline = Command(
    name: "baseline",
    summary: "write down the sites that there are, so that only new ones count",
    discussion: """
      Writes the sites that 'migrate report' lists to a file that is checked in, sorted and a line for
      each, so that 'migrate report --new' leaves them out and ends with 1 only where there is another.
      A site is known by its file, its codemod and its code, wherever in its file that stands. With
      '--prune', sites that are gone are removed, and none is added.

      PATH is a file or a folder: what the baseline says of other files stays.
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
    // A file that could not be read has the sites that it had.
    guard invocation.status == .done else { return }
    try invocation.writeBaseline(found, insteadOf: known ?? Baseline(), of: session)
  }
}

extension Invocation {
  fileprivate mutating func writeBaseline(
    _ found: Baseline, insteadOf known: Baseline, of session: Session,
  ) throws(Failure) {
    var gone = known.judged(by: session)
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
        + "\(added) added, \(gone.count) removed\n")
  }
}
