import Codemods
import Support
import Testing

/// What the codemods for traps find in programs that were run: something where a program crashes, and nothing
/// where it does not.
@Suite struct TrapProgramsTests {
  private static let path = "Tests/CompilerProof/Programs/traps.md"

  private static let codemods: [Codemod] = [.audioTap, .isolationTrap, .nonisolatedDelegate]

  /// What the codemods know of the programs' own library.
  private static let rows = """
    callback\tthirdPartyLoad(_:)\t_\t-\tstatic\t(Int) -> Void\tnot-sendable\tcaller\tbackground\tstub
    callback\tload(_:)\t_\tDownloader\tinstance\t(Int) -> Void\tnot-sendable\tcaller\tbackground\tstub
    callback\tloadSendable(_:)\t_\tDownloader\tinstance\t(Int) -> Void\tsendable\tnonisolated\tbackground\tstub
    callback\tinit(done:)\tdone\tLoading\tstatic\t(Int) -> Void\tnot-sendable\tcaller\tbackground\tstub
    type\tDownloader\tThirdParty\tclass\t-\tnonisolated\tnot-sendable\tstub
    type\tLoading\tThirdParty\tstruct\t-\tnonisolated\tunknown\tstub
    delegate\tDownloaderDelegate\tdownloader(_:didLoad:)\tnonisolated\tbackground\tstub
    """

  /// What runs without a check here, and is found nevertheless: Apple's protocols of this kind check, and no project
  /// says with which environment its program will run.
  private static let silentRaces: Set = [
    "A conformance of the main actor", "A run time that only warns",
  ]

  @Test func whatCrashesIsFoundAndWhatDoesNotIsNot() throws {
    let file = try GoldenFile(path: Self.path, text: Repository.text(of: Self.path))
    for program in file.cases where !program.inputs.isEmpty {
      let crashes = program.block("crash") != nil || Self.silentRaces.contains(program.name)
      for isolation in try Self.defaultIsolations(of: program) {
        let count = Self.findings(in: program, defaultIsolation: isolation)
        let place = "\(program.line): \(program.name), \(isolation) by default"
        #expect((count > 0) == crashes, "\(Self.path):\(place): \(count) findings")
      }
    }
  }

  /// Those of the modes in which the program runs; none for programs of modes without a check, unless a flag
  /// adds it.
  private static func defaultIsolations(of program: GoldenCase) throws -> [DefaultIsolation] {
    let modes = program.list(.modes)
    let isChecked = modes.contains("6") || modes.contains("6n") || program.claims[.flags] != nil
    return (isChecked ? [.nonisolated] : [])
      + (modes.contains("6a") ? [.mainActor] : [])
  }

  private static func findings(
    in program: GoldenCase, defaultIsolation: DefaultIsolation,
  ) -> Int {
    var settings = program.settings
    settings.languageMode = 6
    settings.defaultIsolation = defaultIsolation
    let files = program.inputs.map { ($0.file ?? "main.swift", $0.text) }
    return migrate(files, with: codemods, settings: settings, userRows: rows)
      .map(\.findings.count).reduce(0, +)
  }
}
