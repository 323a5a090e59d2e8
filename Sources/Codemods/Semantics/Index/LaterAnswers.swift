/// Answers about a project as it would be if no older compiler built it, apart from those about the project as it is.
final class LaterAnswers: Sendable {
  let completions: CompletionTable

  /// What the changes of a file would count on.
  let countedOn = Memo<String, Set<Addition>>()

  private let files: Files

  private final class Files: Sendable {
    private let trees: SourceTrees
    private let known = Memo<String, KnownFile?>()

    init(_ trees: SourceTrees) { self.trees = trees }

    func file(_ path: String) -> KnownFile? {
      known.answer(to: path) { trees.file(path).map { KnownFile(tree: $0.tree) } }
    }
  }

  init(_ trees: SourceTrees) {
    let files = Files(trees)
    self.files = files
    completions = CompletionTable { files.file($0) }
  }

  /// The file with knowledge of its own; `nil` for one that cannot be read.
  func file(_ path: String) -> KnownFile? { files.file(path) }
}
