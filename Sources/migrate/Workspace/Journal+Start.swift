import Foundation

extension Journal {
  /// What the `apply` was asked for that is at work, or that never came to its end.
  struct Start {
    /// From the name of the command on.
    let words: [String]

    /// The folder that relative paths start from.
    let workingDirectory: String

    /// That of the files; a copy of a repository has the journal as well.
    let root: String
  }

  /// The `apply` that was interrupted; `nil` if the last one came to its end.
  var start: Start? {
    guard let bytes = try? FileContents(of: startFile).bytes else { return nil }
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count > 3 else { return nil }
    return Start(words: Array(parts[2...].dropLast()), workingDirectory: parts[0], root: parts[1])
  }

  /// Keeps the folders and the words, with a NUL behind each.
  func note(_ start: Start) throws(Failure) {
    let parts = [start.workingDirectory, start.root] + start.words
    do {
      try AtomicWrite(target: startFile).create(with: Array(parts.map { $0 + "\0" }.joined().utf8))
    } catch {
      throw .journalUnusable(folder.description, error)
    }
  }

  /// Forgets what the `apply` was asked for, and what its builds have said.
  func forgetStart() {
    unlink(startFile.description)
    unlink(buildsFile.description)
  }

  /// What builds have said, as long as their `apply` isn't at its end.
  var buildsFile: AbsolutePath { folder.appending("builds") }

  private var startFile: AbsolutePath { folder.appending("started") }
}
