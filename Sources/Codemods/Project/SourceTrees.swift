import Rewriter

/// The files of the project, for who looks into one from another: each is read and parsed when somebody asks for the
/// first time.
///
/// **Invariant**: nothing is written before all who ask have their answers, so that a file is as it was when the
/// project was read.
struct SourceTrees: Sendable {
  private let read: @Sendable (String) -> SourceFile?
  private let trees = Memo<String, Tree?>()

  /// - Parameter read: gives the text of the file at a path; `nil` if it cannot be read.
  init(reading read: @escaping @Sendable (String) -> SourceFile?) { self.read = read }

  /// Kept for the run.
  func tree(ofFile path: String) -> Tree? {
    trees.answer(to: path) { parse(path) }
  }

  /// The tree, for one question only: it is not kept.
  func parse(_ path: String) -> Tree? { read(path).map { Tree.parse($0) } }
}
