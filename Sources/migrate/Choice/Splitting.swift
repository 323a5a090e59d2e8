import Codemods

extension Option {
  static let splitBy = Option(
    "split-by", "WHAT", choices: SeriesDivision.allCases.map(\.rawValue),
    help: "a part for each 'codemod', 'module' or 'folder'; each builds on those before")
}

extension Arguments {
  fileprivate func division() throws(Failure) -> SeriesDivision? {
    guard has(.splitBy) else { return nil }
    return try choice(of: .splitBy, default: SeriesDivision.codemod)
  }

  /// Whether the options for a series of patches go together.
  func checkSplitting() throws(Failure) {
    guard has(.splitBy) else { return }
    _ = try division()
    if !has(.output) { throw .onlyWith(.splitBy, .output) }
    if has(.check) { throw .contradiction(.check, .splitBy) }
  }

  /// Whether those for commits do.
  func checkCommitting() throws(Failure) {
    _ = try division()
    if has(.splitBy), !has(.commit) { throw .onlyWith(.splitBy, .commit) }
    guard has(.commit) else { return }
    let others: [Option] = [.check, .allowDirty, .verify, .verifyInCopy]
    if let other = others.first(where: has) { throw .contradiction(.commit, other) }
  }
}

extension Invocation {
  /// Writes each part of the change to a file for `git am`, and prints the paths.
  mutating func writePatches(in session: Session) throws(Failure) {
    mentionBrokenOffRun(of: Journal(of: session.workspace))
    let name = arguments.value(of: .output) ?? ""
    let folder = try emptyFolder(name)
    let series = try PatchSeries(of: session, by: try arguments.division(), &self)
    var summary = Summary(of: session)
    for outcome in series.outcomes { summary.add(outcome) }
    let author = Git(environment: environment).author(in: session.workspace.patchRoot)
    for (index, part) in series.parts.enumerated() {
      let file = part.fileName(index + 1)
      do {
        try AtomicWrite(target: folder.appending(file))
          .create(with: part.mail(index + 1, of: series.parts.count, from: author))
      } catch {
        throw .unwritable("\(name)/\(file)", error)
      }
      try write("\(name)/\(file)\n")
    }
    error.show(summary.text(.conditional, error.layout, of: modulesOfIndex))
  }

  /// The folder at the path, which is made if it is not there.
  private func emptyFolder(_ path: String) throws(Failure) -> AbsolutePath {
    do {
      var name = path[...]
      while name.count > 1, name.hasSuffix("/") { name.removeLast() }
      let folder = try AbsolutePath(ofFile: String(name), from: workingDirectory)
      try folder.makeFolder()
      guard folder.kind == .folder, try FolderEntry.all(in: folder).isEmpty else {
        throw Failure.notEmpty(path)
      }
      return folder
    } catch let failure as Failure {
      throw failure
    } catch let failure as SystemError {
      throw .unwritable(path, failure)
    } catch {
      throw .notEmpty(path)
    }
  }

  /// Writes each part of the change and commits it.
  mutating func applyAndCommit(in session: Session, keepingIn journal: Journal) throws(Failure) {
    let answers = arguments.has(.interactive) ? try Answers(in: journal) : nil
    let series = try PatchSeries(
      of: session, by: try arguments.division(), keepingAnswersIn: answers, &self)
    try checkWritable(series.parts.flatMap(\.changes))
    let git = Git(environment: environment)
    let repository = session.workspace.patchRoot
    for part in series.parts {
      let writing = try perform(part.changes.asOnDisk, keepingIn: journal)
      // A run that is interrupted in a hook of git is put back.
      defer { writing.finish() }
      // What the commit would tell of is not what was written.
      guard writing.written.count == part.changes.count else { return }
      try git.commit(
        part.changes.map { $0.file.location.relative(to: repository) ?? $0.file.path },
        message: part.message.text, in: repository)
      error.show("committed: \(part.message.subject)\n")
    }
    if answers != nil { try Answers.settle(in: journal) }
    var summary = Summary(of: session)
    for outcome in series.outcomes { summary.add(outcome) }
    error.show(summary.text(.past, error.layout, of: modulesOfIndex))
    sayHowToUndo(commits: series.parts.count)
  }

  private func sayHowToUndo(commits count: Int) {
    guard count > 1 else { return }
    error.show(
      "'git reset --keep HEAD~\(count)' takes the \(count) commits back; "
        + "'migrate undo' puts back the files of one, the last first\n")
  }
}

extension [FileChange] {
  /// The changes to the files as earlier parts have left them.
  fileprivate var asOnDisk: [FileChange] {
    map { change in
      guard let now = try? SwiftText(of: change.file), now.source.bytes == change.old else {
        return change
      }
      var change = change
      change.stamp = now.stamp
      return change
    }
  }
}

extension PatchSeries.Part {
  /// Have: 0001-main-queue-hop.patch
  fileprivate func fileName(_ number: Int) -> String {
    let digits = String(number)
    let words = (name ?? "").map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let slug = String(words).split(separator: "-").joined(separator: "-")
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
      + (slug.isEmpty ? "" : "-\(slug)") + ".patch"
  }

  /// The part as `git format-patch` writes a commit, without a date: it is made when it is applied.
  fileprivate func mail(_ number: Int, of count: Int, from author: String?) -> [UInt8] {
    let head = """
      From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
      From: \(author ?? "migrate <migrate@localhost>")
      Subject: [PATCH \(number)/\(count)] \(message.subject)
      MIME-Version: 1.0
      Content-Type: text/plain; charset=UTF-8
      Content-Transfer-Encoding: 8bit

      \(message.body)---

      """
    return Array(head.utf8) + changes.flatMap(\.patch.bytes)
      + Array("-- \n\(Migrate.version)\n".utf8)
  }
}
