import Codemods
import Rewriter

/// A program before and after a migration, as a golden case or an example tells it.
package struct ProofCase: Sendable {
  package let name: String
  /// `path:line` of the case.
  package let place: String
  let before: Program
  let after: Program
  /// Where the result has no diagnostics; elsewhere it has none that the input has not.
  let modes: [ProofMode]
  /// Words of diagnostics that the input has in Swift 6.
  let expectedDiagnostics: [String]
  /// Why the input has warnings, which its result may keep.
  let warnings: String?
  /// Where the input has diagnostics and the result may have any.
  let rejectingModes: [ProofMode]
  /// Why it is no program.
  package let excuse: String?

  /// The files of a case, each with what stands around and beside them.
  struct Program: Sendable {
    let inputs: [ProofSource]
    let preludes: [ProofSource]
  }

  /// - Parameter codemods: what makes the result, unless the case has one by hand.
  package init(_ golden: GoldenCase, in file: GoldenFile, codemods: [Codemod]) throws {
    let preludes = try golden.preludes(in: file)
    let results = migrate(
      golden.inputs.map { ($0.fileName, $0.text) }, with: codemods,
      settings: try golden.settingsOfProgram,
      styles: try golden.styles, userRows: golden.userRows,
      applying: golden.limit(of: codemods))
    let inputs = golden.inputs.map { block in
      ProofSource(name: block.fileName, text: block.text, path: file.path, line: block.line)
    }
    name = golden.name
    place = "\(file.path):\(golden.line)"
    before = Program(inputs: inputs, preludes: preludes)
    after = Program(
      inputs: zip(golden.inputs, results).map { block, result in
        let expected = golden.block("after", file: block.file)
        let text = codemods.isEmpty ? expected?.text ?? block.text : result.text
        return ProofSource(
          name: block.fileName, text: text, path: file.path, line: (expected ?? block).line)
      }, preludes: preludes)
    modes = try golden.modes(claim: .modes) ?? ProofMode.allCases
    expectedDiagnostics = (golden.expectation("diagnostics") ?? "").split(separator: "\n")
      .map(String.init)
    warnings = golden.claims[.warns]
    rejectingModes = try golden.modes(claim: .rejected) ?? []
    excuse = golden.claims[.doesNotCompile]
  }

  package init(_ example: Example, of codemod: Codemod) {
    func program(_ text: String) -> Program {
      let source = { text in
        ProofSource(name: "Example.swift", text: text, path: example.file, line: example.line)
      }
      return Program(inputs: [source(text)], preludes: example.prelude.map { [source($0)] } ?? [])
    }
    name = "example of \(codemod.id)"
    place = "\(example.file):\(example.line)"
    before = program(example.before)
    after = program(example.after)
    modes = ProofMode.allCases
    expectedDiagnostics = []
    warnings = nil
    rejectingModes = []
    // The compiler crashes where the old attributes meet a UIKit that isn't Objective-C's.
    excuse = codemod.id == "application-main" ? "on Linux, nothing starts an application" : nil
  }

  /// Whether there is a result to prove.
  package var isChanged: Bool { before.inputs.map(\.text) != after.inputs.map(\.text) }
}

extension ProofCase.Program {
  /// The files for the compiler, target by target.
  ///
  /// A prelude with a hole stands around each file. Any other is a file of its own, and its imports
  /// count for all files.
  var modules: [[ProofSource]] {
    let beside = preludes.filter { !$0.surrounds }
    let imports = beside.flatMap(\.importLines)
    let sources = inputs.filter { !ProjectFile.mayDescribeProject(at: $0.name) }
    let wrapped = sources.map { input in
      preludes.filter(\.surrounds).reduce(input) { $1.around($0) }.importing(imports)
    }
    return Dictionary(grouping: wrapped, by: \.target).sorted { $0.key < $1.key }
      .map { beside.map { $0.importing(imports) } + $0.value.map(\.withoutFolder) }
  }
}

extension ProofSource {
  /// `Sources/App` of `Sources/App/Use.swift`; files elsewhere are one target.
  fileprivate var target: String {
    let folders = name.split(separator: "/").dropLast()
    return folders.first == "Sources" && folders.count > 1 ? folders.joined(separator: "/") : ""
  }

  fileprivate var withoutFolder: ProofSource {
    var result = self
    result.name = String(name.split(separator: "/").last ?? "Input.swift")
    return result
  }
}

extension GoldenBlock {
  package var fileName: String { file ?? "Input.swift" }
}

extension GoldenCase {
  /// The case's own preludes behind those that it names.
  fileprivate func preludes(in file: GoldenFile) throws -> [ProofSource] {
    let named = file.namedPreludes
    let claimed = try list(.prelude).map { name in
      guard let block = named[name] else {
        throw GoldenError(description: "\(path):\(line): no prelude is named '\(name)'")
      }
      return (name: name, block: block)
    }
    let own = preludes.filter { $0.prelude == "" }.map { (name: "Prelude", block: $0) }
    return (claimed + own).map { name, block in
      ProofSource(name: "\(name).swift", text: block.text, path: path, line: block.line)
    }
  }

  /// How the case's files are compiled: `targets: iOS 16.0, macOS 13.0`, `swift: 6.2`, `features: …`.
  package var settings: SettingOverrides {
    var settings = SettingOverrides()
    settings.swiftVersion = claims[.swift].flatMap { SwiftVersion($0) }
    settings.upcomingFeatures = Set(list(.features).map { String($0) })
    settings.flags = words(.flags)
    for target in list(.targets) {
      let words = target.split(separator: " ")
      guard words.count == 2, let version = SwiftVersion(words[1]) else { continue }
      settings.deploymentTargets[String(words[0])] = version
    }
    return settings
  }

  /// The settings of a case, and of a program that runs in Swift 6 only, that it does.
  fileprivate var settingsOfProgram: SettingOverrides {
    get throws {
      var settings = settings
      let modes = try modes(claim: .modes) ?? []
      let isSwift6 = modes.allSatisfy { $0.flags.starts(with: ProofMode.six.flags) }
      if !modes.isEmpty, isSwift6, ProgramProof.isClaimed(by: self) { settings.languageMode = 6 }
      return settings
    }
  }

  /// The rows of the case's own table: their columns are between bars in the prose, and `;;` between rows.
  package var userRows: String {
    (claims[.row] ?? "").split(separator: " ;; ")
      .map { $0.split(separator: " | ").joined(separator: "\t") }.joined(separator: "\n")
  }

  /// The worst verdict that is applied: what the case says, else the best that the codemods give.
  package func limit(of codemods: [Codemod]) -> Verdict {
    claims[.applying].flatMap(Verdict.init) ?? codemods.map(\.verdict).max() ?? .safe
  }

  func modes(claim: Claim) throws -> [ProofMode]? {
    guard claims[claim] != nil else { return nil }
    return try list(claim).map { name in
      guard let mode = ProofMode(rawValue: name) else {
        throw GoldenError(description: "\(path):\(line): no mode is named '\(name)'")
      }
      return mode
    }
  }
}

extension MigrationResult {
  package var text: String { String(decoding: source.bytes, as: UTF8.self) }
}

extension GoldenCase {
  /// What the case says of styles.
  package var styles: Styles {
    get throws {
      var styles = Styles()
      for line in list(.styles) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 2, styles.choose(words[1], for: words[0]) else {
          throw GoldenError(description: "\(path):\(self.line): there is no style '\(line)'")
        }
      }
      return styles
    }
  }
}
