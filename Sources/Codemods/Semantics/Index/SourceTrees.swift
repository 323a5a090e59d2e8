import Rewriter
import Synchronization

/// The files of the project, for who looks into one from another: each is read and parsed when somebody asks for the
/// first time.
///
/// **Invariant**: nothing is written before all who ask have their answers, so that a file is as it was when the
/// project was read.
final class SourceTrees: Sendable {
  private let read: @Sendable (String) -> SourceFile?
  private let files = Memo<String, KnownFile?>()

  /// The files that are being migrated: one that somebody asks for is shared with its codemods, and the others are
  /// forgotten afterwards.
  private let open = Mutex<[String: KnownFile]>([:])

  /// - Parameter read: gives the text of the file at a path; `nil` if it cannot be read.
  init(reading read: @escaping @Sendable (String) -> SourceFile?) { self.read = read }

  /// Kept for the run.
  func file(_ path: String) -> KnownFile? {
    files.answer(to: path) {
      read(path).map { source in
        let shared = open.withLock { $0[path] }
        return shared.flatMap { $0.holds(source) ? $0 : nil } ?? KnownFile(tree: Tree.parse(source))
      }
    }
  }

  /// Has somebody work on the file as it is before any change. What was found of each name there is forgotten
  /// afterwards: others ask for little of it.
  func withFile<Result>(
    _ path: String, holding source: SourceFile, _ work: (KnownFile) -> Result,
  ) -> Result {
    let known = files.knownAnswer(to: path)?.flatMap { $0.holds(source) ? $0 : nil }
    let file = known ?? KnownFile(tree: Tree.parse(source))
    open.withLock { $0[path] = file }
    defer {
      open.withLock { $0[path] = nil }
      file.known.resolutions.forget()
      file.known.links.forget()
    }
    return work(file)
  }
}

/// A tree and the answers about it: all that look at it share them.
struct KnownFile: Sendable {
  let tree: Tree
  let known = KnownNodes()

  init(tree: Tree) { self.tree = tree }

  fileprivate func holds(_ source: SourceFile) -> Bool { tree.source.bytes == source.bytes }
}
