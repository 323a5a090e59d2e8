import Foundation

/// What git knows of the files.
struct Git {
  let environment: [String: String]

  /// How many paths one command names: no system allows fewer than 100,000 bytes of arguments.
  private static let batchSize = 200

  /// Git's own folder of the repository, which a worktree and a submodule have elsewhere; `nil` where
  /// there is no repository.
  static func folder(of repository: AbsolutePath) -> AbsolutePath? {
    let entry = repository.appending(".git")
    if entry.kind == .folder { return entry }
    // Have: gitdir: ../.git/worktrees/name
    let mark = "gitdir: "
    guard let bytes = try? FileContents(of: entry).bytes, bytes.starts(with: mark.utf8) else {
      return nil
    }
    let line = bytes.dropFirst(mark.utf8.count).prefix { $0 != UInt8(ascii: "\n") }
    return try? AbsolutePath(
      resolving: String(decoding: line, as: UTF8.self), from: repository.description)
  }

  /// The files among these that are not as they were last committed, new ones included.
  ///
  /// Files outside any repository, and those that git ignores, do not count.
  func uncommitted(among files: [AbsolutePath]) throws(Failure) -> Set<AbsolutePath> {
    var uncommitted: Set<AbsolutePath> = []
    for (repository, files) in byRepository(files) {
      for start in stride(from: 0, to: files.count, by: Self.batchSize) {
        let batch = files[start..<min(start + Self.batchSize, files.count)]
        uncommitted.formUnion(try status(of: batch.map(\.description), in: repository))
      }
    }
    return uncommitted
  }

  /// The files and folders among these that git ignores; none where git does not say.
  ///
  /// What was added in spite of that is not ignored. That is asked only about the few that a rule is for,
  /// since git goes through its whole index for each path.
  func ignored(among paths: [AbsolutePath]) -> Set<AbsolutePath> {
    var ignored: Set<AbsolutePath> = []
    for (repository, paths) in byRepository(paths) {
      let ruled = self.paths(among: paths, ignoredIn: repository, options: ["--no-index"])
      ignored.formUnion(self.paths(among: ruled, ignoredIn: repository))
    }
    return ignored
  }

  private func paths(
    among paths: [AbsolutePath], ignoredIn repository: AbsolutePath, options: [String] = [],
  ) -> [AbsolutePath] {
    guard !paths.isEmpty else { return [] }
    let known = Dictionary(paths.map { ($0.description, $0) }) { first, _ in first }
    let list = known.keys.map { $0 + "\0" }.joined()
    let answer = run(
      ["check-ignore", "-z", "--stdin"] + options, in: repository, input: Array(list.utf8),
      accepting: [0, 1])
    return (answer ?? []).split(separator: 0).compactMap {
      known[String(decoding: $0, as: UTF8.self)]
    }
  }

  /// The files that differ from the commit where the reference's branch and this one part, new ones included.
  func changed(
    since reference: String, in repository: AbsolutePath,
  ) throws(Failure) -> Set<AbsolutePath> {
    let commit = try branchPoint(of: reference, in: repository)
    return try names(["diff", "--name-only", "-z", "--no-renames", commit], in: repository)
      .union(try names(["ls-files", "--others", "--exclude-standard", "-z"], in: repository))
  }

  /// The commit where the reference's branch and this one part.
  func branchPoint(
    of reference: String, in repository: AbsolutePath,
  ) throws(Failure) -> String {
    let base = run(
      ["merge-base", "--end-of-options", reference, "HEAD"], in: repository, accepting: [0])
    guard let base else { throw .unknownReference(reference, repository.description) }
    return String(decoding: base.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What files were in a commit, by their paths from the top of the repository; nothing for those that it has not.
  func contents(
    of paths: [String], at commit: String, in repository: AbsolutePath,
  ) throws(Failure) -> [String: [UInt8]] {
    // A path with a line break cannot be asked for, and counts as new.
    let asked = paths.filter { !$0.contains("\n") }
    let list = asked.map { "\(commit):\($0)\n" }.joined()
    let answer = run(
      ["cat-file", "--batch"], in: repository, input: Array(list.utf8), accepting: [0])
    guard var rest = answer?[...] else { throw .gitHasNoChanges(repository.description) }
    var contents: [String: [UInt8]] = [:]
    for path in asked {
      // Have: <name> blob <size>, a line break, the bytes, a line break; or: <object> missing
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.last != "missing", words.count == 3, let size = Int(words[2]) else { continue }
      if words[1] == "blob" { contents[path] = Array(rest.prefix(size)) }
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// The files that git takes for renamed, with what they were called: those that are moved and hardly changed, and known
  /// to git by their new name. By paths from the top of the repository.
  ///
  /// - Parameter commit: `nil` for the last one, which the next one is compared with.
  func renamed(
    since commit: String?, in repository: AbsolutePath,
  ) throws(Failure) -> [String: String] {
    let options = ["--name-status", "-z", "--find-renames", "--diff-filter=R"]
    let answer = run(
      ["diff"] + options + [commit ?? "--cached"], in: repository, accepting: [0], keepsIndex: true)
    guard let answer else { throw .gitHasNoChanges(repository.description) }
    // Have: R100, the old name, the new one, each with a NUL behind it
    let fields = answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let pairs = stride(from: 2, to: fields.count, by: 3).map { (fields[$0], fields[$0 - 1]) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The files that the next commit changes.
  func staged(in repository: AbsolutePath) throws(Failure) -> Set<AbsolutePath> {
    try names(["diff", "--cached", "--name-only", "-z", "--no-renames"], in: repository)
  }

  /// Commits the files as they are, and nothing else.
  ///
  /// - Parameter paths: from the top of the repository.
  func commit(
    _ paths: [String], message: String, in repository: AbsolutePath,
  ) throws(Failure) {
    let (answer, said) = ask(
      ["--literal-pathspecs", "commit", "--quiet", "--only", "--file=-", "--"] + paths,
      in: repository, input: Array(message.utf8), accepting: [0], keepsIndex: true)
    guard answer != nil else { throw .notCommitted(repository.description, said) }
  }

  /// Who would be the author of a commit, as `Name <address>`; `nil` if git does not know.
  func author(in repository: AbsolutePath) -> String? {
    // Have: Name <address> 1700000000 +0000
    let answer = run(["var", "GIT_AUTHOR_IDENT"], in: repository, accepting: [0])
    let line = answer.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return line.lastIndex(of: ">").map { String(line[...$0]) }
  }

  /// The editor that a person has chosen, as a shell takes it.
  func editor(in repository: AbsolutePath) -> String {
    let answer = run(["var", "GIT_EDITOR"], in: repository, accepting: [0])
    let line = answer.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let known = [
      line.trimmingCharacters(in: .newlines), environment["VISUAL"], environment["EDITOR"],
    ]
    return known.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "vi"
  }

  private func names(
    _ arguments: [String], in repository: AbsolutePath,
  ) throws(Failure) -> Set<AbsolutePath> {
    guard let answer = run(arguments, in: repository, accepting: [0], keepsIndex: true) else {
      throw .gitHasNoChanges(repository.description)
    }
    return Set(
      answer.split(separator: 0).map {
        repository.appending(String(decoding: $0, as: UTF8.self))
      })
  }

  private func byRepository(_ files: [AbsolutePath]) -> [(AbsolutePath, files: [AbsolutePath])] {
    // Files come folder by folder; the folders are asked once each.
    var repositories: [AbsolutePath: AbsolutePath?] = [:]
    var groups: [AbsolutePath: [AbsolutePath]] = [:]
    for file in files {
      guard let folder = file.parent else { continue }
      let known = repositories[folder] ?? Workspace.repository(around: folder)
      repositories[folder] = .some(known)
      if let known { groups[known, default: []].append(file) }
    }
    return groups.map { ($0.key, files: $0.value) }
  }

  private func status(
    of paths: [String], in repository: AbsolutePath,
  ) throws(Failure) -> [AbsolutePath] {
    let answer = run(
      ["--literal-pathspecs", "status", "--porcelain", "-z", "--no-renames"]
        + ["--untracked-files=all", "--"] + paths,
      in: repository, accepting: [0])
    guard let answer else { throw .gitFailed(repository.description) }
    return Self.paths(inStatus: answer).map(repository.appending)
  }

  /// What git answers; `nil` if it cannot be run, or ends with a status that is not accepted.
  private func run(
    _ arguments: [String], in repository: AbsolutePath, input: [UInt8] = [], accepting: Set<Int32>,
    keepsIndex: Bool = false,
  ) -> [UInt8]? {
    ask(arguments, in: repository, input: input, accepting: accepting, keepsIndex: keepsIndex)
      .answer
  }

  /// The same, and the last line of what git says about it.
  private func ask(
    _ arguments: [String], in repository: AbsolutePath, input: [UInt8], accepting: Set<Int32>,
    keepsIndex: Bool,
  ) -> (answer: [UInt8]?, said: String) {
    let nothing: (answer: [UInt8]?, said: String) = (nil, "git cannot be run")
    // A file, not a pipe: git may answer before it has read all.
    guard let stream = tmpfile(), let messages = tmpfile() else { return nothing }
    defer {
      fclose(stream)
      fclose(messages)
    }
    guard fwrite(input, 1, input.count, stream) == input.count, fflush(stream) == 0,
      lseek(fileno(stream), 0, SEEK_SET) == 0
    else { return nothing }
    let output = Pipe()
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", repository.description] + arguments
    git.environment = gitEnvironment(keepingIndex: keepsIndex)
    git.standardInput = FileHandle(fileDescriptor: fileno(stream))
    git.standardOutput = output
    let said = FileHandle(fileDescriptor: fileno(messages))
    git.standardError = said
    guard (try? git.run()) != nil else { return nothing }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard !accepting.contains(git.terminationStatus) else { return ([UInt8](answer), "") }
    try? said.seek(toOffset: 0)
    let text = String(decoding: (try? said.readToEnd()) ?? Data(), as: UTF8.self)
    return (nil, text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "")
  }

  /// Asking must not write, where git would otherwise refresh its index, and is about the repository
  /// of the files even in a hook of another one.
  ///
  /// - Parameter keepsIndex: whether it is about what is being committed, which `git commit --all` has in an index
  ///   of its own.
  private func gitEnvironment(keepingIndex keepsIndex: Bool) -> [String: String] {
    let left = ["GIT_DIR", "GIT_WORK_TREE"] + (keepsIndex ? [] : ["GIT_INDEX_FILE"])
    return environment.filter { !left.contains($0.key) }
      .merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 }
  }

  /// The paths of `XY path` entries that each end in NUL, from the top of the repository.
  private static func paths(inStatus status: [UInt8]) -> [String] {
    status.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
  }
}
