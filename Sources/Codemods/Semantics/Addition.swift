/// Something that a fix makes of a file, and that other fixes count on, there or in other files.
public struct Addition: Hashable, Sendable {
  /// The file that is changed.
  public let path: String

  /// What it is, in words: `'load(_:)' gets its asynchronous version`.
  public let summary: String

  /// Why an addition for others is not made.
  public static let unused = "nothing in the project could await it yet"

  /// What tells it from others of the file, with all that who counts on it knows of it.
  private let signature: String

  init(_ summary: String, signature: String, inFile path: String) {
    self.summary = summary
    self.signature = signature
    self.path = path
  }
}
