import Rewriter

/// What a `Package.swift` says of its targets.
struct PackageManifest: Sendable {
  let name: String?
  let toolsVersion: Setting<SwiftVersion>?
  let targets: [Target]

  /// What could not be read, a sentence without the file's path each.
  private(set) var notes: [String] = []

  /// Statements that may change targets or settings, and are not followed.
  let skippedStatements: [String]

  /// What each file of `Snippets` is compiled with, which is a program of its own (SE-0356).
  let settingsOfSnippets: ModuleSettings

  /// Whether the package has a dependency by path, whatever the manifest decides. No package of another repository can
  /// depend on it, then: SwiftPM says that it "depends on local package", or on "an unstable-version package".
  let hasLocalDependency: Bool

  /// A target with Swift sources.
  struct Target: Sendable {
    let name: String
    let kind: Module.Kind
    /// The folder, from the package's; `nil` for the place that goes with the kind.
    let path: String?
    /// The files and folders in ``path`` that are compiled; `nil` for all.
    let sources: [String]?
    let exclude: [String]
    /// The files and folders in ``path`` that are copied, or processed by other rules than the compiler's.
    let resources: [String]
    let settings: ModuleSettings
  }

  /// - Parameter path: What the manifest is called in the sources of settings.
  init(path: String, source: SourceFile) {
    let tree = Tree.parse(source)
    let interpreter = ManifestInterpreter(tree)
    var reader = ManifestSettings(path: path, source: source, package: interpreter.package)
    reader.toolsVersion = Self.toolsVersion(of: source).map { Setting($0, from: path) }
    name = interpreter.package["name"]?.string
    hasLocalDependency = tree.hasLocalDependency
    toolsVersion = reader.toolsVersion
    if interpreter.isExhausted || !interpreter.skippedStatements.isEmpty {
      reader.doubtEverything()
    }
    var targets: [Target] = []
    var unreadable: [String] = []
    var namelessCount = 0
    for element in interpreter.package["targets"]?.elements ?? [] {
      switch element {
      case .target(let index), .conditional(.target(let index)):
        guard let kind = Module.Kind(manifestType: interpreter.targets[index]["type"]) else {
          continue
        }
        if let target = reader.target(interpreter.targets[index], kind: kind) {
          targets.append(target)
        } else {
          namelessCount += 1
        }
      case .unknown(let text), .conditional(.unknown(let text)): unreadable.append(text)
      default: continue
      }
    }
    self.targets = targets
    settingsOfSnippets = reader.settings(of: [:], name: "Snippets")
    if !tree.errors.isEmpty { notes.append("has syntax errors, so we may misread it") }
    if !interpreter.hasPackage { notes.append("describes no package that we can read") }
    if interpreter.isExhausted {
      notes.append("has logic that we can't follow; some targets and settings may be missing")
    }
    if namelessCount > 0 { notes.append("a target is left out, because we can't read its name") }
    notes += unreadable.map { "we can't tell which targets \($0) makes" }
    notes += reader.notes
    skippedStatements = interpreter.skippedStatements
    notes += skippedStatements.map { "we can't tell what \($0) changes" }
  }

  /// tools-version → "//" "swift-tools-version" ":" version
  private static func toolsVersion(of source: SourceFile) -> SwiftVersion? {
    let lines = source.bytes.prefix(4096).split(separator: UInt8(ascii: "\n"))
    for line in lines where line.starts(with: "//".utf8) {
      let line = String(decoding: line, as: UTF8.self)
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "swift-tools-version"
      else { continue }
      let version = parts[1].drop { $0.isWhitespace }.prefix { $0.isNumber || $0 == "." }
      return SwiftVersion(version)
    }
    return nil
  }
}

extension Module.Kind {
  /// `nil` for a target without sources of its own.
  fileprivate init?(manifestType: ManifestValue?) {
    switch manifestType {
    case .member("regular", _): self = .library
    case .member("executable", _): self = .executable
    case .member("test", _): self = .test
    case .member("macro", _): self = .macro
    case .member("plugin", _): self = .plugin
    default: return nil
    }
  }
}

extension Tree {
  /// Have: Package(name: "App", dependencies: [.package(path: "Kit")]), to which only more is added
  fileprivate var hasLocalDependency: Bool {
    let packages = all(FunctionCallExpr.self).filter {
      $0.calledExpression?.as(DeclReferenceExpr.self)?.name == "Package"
    }
    guard packages.count == 1, let package = packages.first,
      !package.node.ancestors.contains(where: { $0.is(.ifConfigDecl) || $0.is(.ifExpr) }),
      all(MemberAccessExpr.self).allSatisfy({ $0.name != "dependencies" || $0.isAddedTo }),
      let list = package.arguments?.arguments.first(where: { $0.label?.name == "dependencies" })?
        .expression?.as(ArrayExpr.self)?.elements
    else { return false }
    return list.node.elements(ArrayElement.self).contains { element in
      guard let call = element.expression?.as(FunctionCallExpr.self),
        call.calledExpression?.as(MemberAccessExpr.self)?.name == "package"
      else { return false }
      return call.argumentLabels.contains("path")
    }
  }
}

extension MemberAccessExpr {
  /// Have: package.dependencies.append(…)
  fileprivate var isAddedTo: Bool {
    let member = node.parent?.as(MemberAccessExpr.self)
    return member?.base == node && member?.name == "append"
  }
}
