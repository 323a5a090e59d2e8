import Rewriter

/// The files of the project, for who looks into one from another: each is read and parsed when somebody asks for the
/// first time.
///
/// **Invariant**: nothing is written before all who ask have their answers, so that a file is as it was when the
/// project was read.
struct SourceTrees: Sendable {
  private let read: @Sendable (String) -> SourceFile?
  private let files = Memo<String, KnownFile?>()

  /// - Parameter read: gives the text of the file at a path; `nil` if it cannot be read.
  init(reading read: @escaping @Sendable (String) -> SourceFile?) { self.read = read }

  /// Kept for the run.
  func file(_ path: String) -> KnownFile? {
    files.answer(to: path) { read(path).map { KnownFile(tree: Tree.parse($0)) } }
  }

  /// The file, if somebody has asked for it and the source is still what it was.
  func knownFile(_ path: String, holding source: SourceFile) -> KnownFile? {
    guard let known = files.knownAnswer(to: path), let file = known else { return nil }
    return file.tree.source.bytes == source.bytes ? file : nil
  }
}

/// A tree and the answers about it: all that look at it share them.
struct KnownFile: Sendable {
  let tree: Tree
  let known = KnownNodes()

  init(tree: Tree) { self.tree = tree }
}
