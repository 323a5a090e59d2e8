/// Source text before and after a codemod: documentation for people, a test for the machine.
public struct Example: Sendable {
  public let before: String

  /// What becomes of it; equal to ``before`` where the codemod leaves it alone.
  public let after: String

  /// Why the codemod leaves it alone: words of the finding's reason.
  public let reason: String?

  /// Declarations that the example uses and doesn't show, for the compiler. Where they have a line `…`,
  /// it stands for the example, and they stand around it.
  public let prelude: String?

  /// How the file is compiled, where that decides.
  public let settings: SettingOverrides

  /// The verdict of the change, where it isn't the codemod's own.
  public let verdict: Verdict?

  /// Rows of a table of the user's own, a line each; empty for none.
  public let userRows: String

  /// Where the example is written, as `Module/File.swift`, so that a failing test leads there; the
  /// full path would be that of whoever built the program.
  public let file: String
  public let line: Int

  public init(
    _ before: String, becomes after: String, prelude: String? = nil,
    verdict: Verdict? = nil, settings: SettingOverrides = SettingOverrides(),
    userRows: String = "", file: String = #fileID, line: Int = #line,
  ) {
    self.before = before
    self.after = after
    self.verdict = verdict
    reason = nil
    self.prelude = prelude
    self.settings = settings
    self.userRows = userRows
    self.file = file
    self.line = line
  }

  public init(
    unchanged source: String, because reason: String, prelude: String? = nil,
    settings: SettingOverrides = SettingOverrides(),
    file: String = #fileID, line: Int = #line,
  ) {
    before = source
    after = source
    verdict = nil
    self.reason = reason
    self.prelude = prelude
    self.settings = settings
    userRows = ""
    self.file = file
    self.line = line
  }
}

extension SettingOverrides {
  /// The systems of 2022, the first ones with `Duration`, and a compiler of Swift 6.2.
  static var modern: SettingOverrides {
    var settings = SettingOverrides()
    settings.deploymentTargets = ["iOS": .v(16, 0), "macOS": .v(13, 0)]
    settings.swiftVersion = .v(6, 2)
    return settings
  }

  /// A compiler of Swift 6.2, and the features of approachable concurrency.
  static var approachable: SettingOverrides {
    var settings = SettingOverrides.modern
    settings.upcomingFeatures = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    return settings
  }

  /// The first systems with `Mutex`.
  static var withMutex: SettingOverrides {
    var settings = SettingOverrides()
    settings.deploymentTargets = ["iOS": .v(18, 0), "macOS": .v(15, 0)]
    settings.swiftVersion = .v(6, 0)
    return settings
  }

  /// A compiler from before `@concurrent`.
  static var beforeConcurrent: SettingOverrides {
    var settings = SettingOverrides()
    settings.swiftVersion = .v(6, 0)
    return settings
  }
}
