import Codemods
import Rewriter

/// A sample program with probes in it, for the compiler and for the project index.
///
/// A probe is a call of a function of the main actor: where the compiler takes it, the code is isolated to
/// the main actor, and nowhere else. The function is deprecated, so that the compiler says of every probe
/// that it has seen it.
package struct ProbeProgram: Sendable {
  let name: String
  /// `path:line` of the case.
  let place: String
  /// In the order of compilation; the last may import the others.
  let modules: [ProbeModule]
  /// In which it is compiled.
  let modes: [ProofMode]

  /// - Parameter golden: a case whose inputs are in `Sources/Module/File.swift`, or else in one module.
  ///   A module's name is that of its folder; the program itself is the module `App`.
  package init(_ golden: GoldenCase) throws {
    name = golden.name
    place = "\(golden.path):\(golden.line)"
    modes = try golden.modes(claim: .modes) ?? ProofMode.allCases
    let files = golden.inputs.map { ProbeFile($0.file ?? "Input.swift", $0.text) }
    modules = Dictionary(grouping: files, by: \.module).map(ProbeModule.init)
      .sorted { ($0.isProgram ? 1 : 0, $0.name) < ($1.isProgram ? 1 : 0, $1.name) }
  }

  /// The main actor, and the actors that the program declares.
  var kinds: [ProbeKind] {
    let trees = modules.flatMap(\.files).map { Tree.parse(SourceFile($0.source)) }
    return [.globalActor("MainActor")]
      + trees.flatMap(\.globalActors).sorted().map { .globalActor($0) }
      + trees.flatMap(\.actors).sorted().map { .instance(of: $0) }
  }

  /// What the index knows of the program with these probes when it is compiled in the mode.
  func index(of kind: ProbeKind, in mode: ProofMode) -> ProjectIndex {
    let files = modules.flatMap(\.files)
    let manifest = ProjectFile(path: "Package.swift", text: manifest(for: mode))
    return ProjectIndex(
      files.map { FileFacts(path: $0.path, source: SourceFile($0.text(with: kind))) },
      modules: ProjectModules(of: files.map(\.path), describedBy: [manifest]))
  }

  private func manifest(for mode: ProofMode) -> String {
    let targets = modules.map { module in
      """
      .target(
        name: "\(module.name)",
        swiftSettings: [\(module.mode(of: mode).packageSettings.joined(separator: ", "))])
      """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Program", targets: [\(targets.joined(separator: ",\n"))])
      """
  }
}

/// The files that are compiled together.
struct ProbeModule: Sendable {
  let name: String
  let files: [ProbeFile]

  var isProgram: Bool { name == "App" }

  /// What the program imports is compiled as plain Swift 6, whatever the program is compiled as.
  func mode(of program: ProofMode) -> ProofMode { isProgram ? program : .six }
}

struct ProbeFile: Sendable {
  /// `Sources/App/Input.swift`
  let path: String
  let source: String

  init(_ path: String, _ source: String) {
    self.path = path.contains("/") ? path : "Sources/App/\(path)"
    self.source = source
  }

  /// The source with probes.
  func text(with kind: ProbeKind) -> String {
    ProbePlanting(of: kind, in: source, isScript: isScript).text
  }

  var module: String { String(path.split(separator: "/").dropFirst().first ?? "App") }

  var name: String { String(path.split(separator: "/").last ?? "Input.swift") }

  var isScript: Bool { name == "main.swift" }
}

extension ProofMode {
  /// The mode's flags as a package manifest has them.
  fileprivate var packageSettings: [String] {
    var settings: [String] = []
    for (flag, value) in zip(flags, flags.dropFirst()) {
      switch flag {
      case "-swift-version": settings.append(".swiftLanguageMode(.v\(value))")
      case "-enable-upcoming-feature": settings.append(".enableUpcomingFeature(\"\(value)\")")
      case "-default-isolation": settings.append(".defaultIsolation(\(value).self)")
      default: continue
      }
    }
    if self == .fiveComplete {
      settings.append(".enableExperimentalFeature(\"StrictConcurrency\")")
    }
    return settings
  }
}

extension Tree {
  fileprivate var globalActors: [String] {
    names { node in
      let attributes = node.children.first { $0.is(.attributeList) }?.as(AttributeList.self)
      return attributes?.attributes.contains { $0.name == "globalActor" } == true
    }
  }

  fileprivate var actors: [String] { names { $0.is(.actorDecl) } }

  /// The qualified names of types.
  private func names(where isMeant: (Node) -> Bool) -> [String] {
    root.descendantsAndSelf.filter(isMeant).map { node in
      node.ancestorsAndSelf.compactMap(\.declaredTypeName).reversed().joined(separator: ".")
    }
  }
}
