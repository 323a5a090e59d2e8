/// Who measures a migration: the engine itself has no clock.
public protocol WorkMeter: Sendable {
  /// Does a piece of work and notes what it took. Called from several threads.
  ///
  /// - Parameters:
  ///   - codemod: the id of the codemod that looks at the file.
  ///   - path: the file's path.
  func measure<Result>(_ codemod: String, in path: String, _ work: () -> Result) -> Result
}

/// What measures nothing.
struct NoMeter: WorkMeter {
  func measure<Result>(_ codemod: String, in path: String, _ work: () -> Result) -> Result {
    work()
  }
}
