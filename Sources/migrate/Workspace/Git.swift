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
    let output = Pipe()
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments =
      ["git", "--literal-pathspecs", "-C", repository.description, "status", "--porcelain", "-z"]
      + ["--no-renames", "--untracked-files=all", "--"] + paths
    git.environment = gitEnvironment
    git.standardInput = FileHandle.nullDevice
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    do {
      try git.run()
    } catch {
      throw .gitFailed(repository.description)
    }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { throw .gitFailed(repository.description) }
    return Self.paths(inStatus: [UInt8](answer)).map(repository.appending)
  }

  /// Asking must not write, where git would otherwise refresh its index, and is about the repository
  /// of the files even in a hook of another one.
  private var gitEnvironment: [String: String] {
    environment.filter { !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].contains($0.key) }
      .merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 }
  }

  /// The paths of `XY path` entries that each end in NUL, from the top of the repository.
  private static func paths(inStatus status: [UInt8]) -> [String] {
    status.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
  }
}
