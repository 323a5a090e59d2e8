/// What is known of a file before it is parsed.
public struct FileHints: Sendable {
  let file: FileFacts
  let project: ProjectIndex

  /// Whether the file holds one of the codemod's words.
  public let hasCandidateToken: Bool

  /// Whether its tokens leave room for one of the codemod's sites (``Codemod/mayHaveSite``).
  let mayHaveSite: Bool
}
