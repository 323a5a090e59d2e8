/// Something that a fix makes of a file, and that other fixes count on, there or in other files.
public struct Addition: Hashable, Sendable {
  /// The file that is changed.
  public let path: String

  /// What it is, in words: `'load(_:)' gets its asynchronous version`.
  public let summary: String

  /// How much use an addition for others needs: a call that awaits it in asynchronous code counts twice, and one that
  /// starts a task to do so once. Nobody adds a second form of a function for a single task.
  static let worthwhileUse = 2

  /// Whether so much use of an addition for others is enough.
  public static func isWorthwhile(_ use: Int) -> Bool { use >= worthwhileUse }

  /// Why a form of a function is not added for others.
  public static let unused = "no asynchronous version is added: at most one task would await it"

  /// What tells it from others of the file, with all that who counts on it knows of it.
  private let signature: String

  init(_ summary: String, signature: String, inFile path: String) {
    self.summary = summary
    self.signature = signature
    self.path = path
  }
}
