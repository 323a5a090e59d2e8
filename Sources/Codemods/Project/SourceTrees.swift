import Rewriter

/// The files into which a codemod looks from others: each is parsed when somebody asks for the first time, as it was
/// when the project was read.
struct SourceTrees: Sendable {
  private let sources: [String: SourceFile]
  private let trees = Memo<String, Tree>()

  /// - Parameter sources: by path; what is in other files is not known.
  init(_ sources: [String: SourceFile]) { self.sources = sources }

  func tree(ofFile path: String) -> Tree? {
    sources[path].map { source in trees.answer(to: path) { Tree.parse(source) } }
  }
}
