/// Source text before and after a codemod: documentation for people, a test for the machine.
public struct Example: Sendable {
  public let before: String

  /// What becomes of it; equal to ``before`` where the codemod leaves it alone.
  public let after: String

  /// Why the codemod leaves it alone: words of the finding's reason.
  public let reason: String?

  /// Declarations that the example uses and does not show, for the compiler. Where they have a line `…`,
  /// it stands for the example, and they stand around it.
  public let prelude: String?

  /// Where the example is written, as `Module/File.swift`, so that a failing test leads there; the
  /// full path would be that of whoever built the program.
  public let file: String
  public let line: Int

  public init(
    _ before: String, becomes after: String, prelude: String? = nil,
    file: String = #fileID, line: Int = #line,
  ) {
    self.before = before
    self.after = after
    reason = nil
    self.prelude = prelude
    self.file = file
    self.line = line
  }

  public init(
    unchanged source: String, because reason: String, prelude: String? = nil,
    file: String = #fileID, line: Int = #line,
  ) {
    before = source
    after = source
    self.reason = reason
    self.prelude = prelude
    self.file = file
    self.line = line
  }
}
