extension Module {
  /// What messages call the module, as the subject of a sentence.
  var subject: String {
    kind == .folder ? "the project" : "the module '\(targetName)'"
  }
}

extension Module: CustomStringConvertible {
  /// What is known of the module, for a person: a line that names it, and one for each setting with
  /// where it was read.
  public var description: String {
    let place = container.isEmpty ? "" : " in \(container)"
    let files = "\(fileCount) Swift file\(fileCount == 1 ? "" : "s")"
    // `(no target)` is no module.
    let kind = kind == .folder ? "" : " (\(kind.rawValue))"
    let title = "\(targetName)\(kind)\(place): \(files)"
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      let name = row.name + String(repeating: " ", count: width - row.name.count)
      return "  \(name)  \(row.value)" + (row.source.isEmpty ? "" : "  (\(row.source))")
    }
    return ([title] + lines).joined(separator: "\n")
  }

  private typealias Row = (name: String, value: String, source: String)

  private var rows: [Row] {
    var rows: [Row] = []
    if name != targetName, !name.isEmpty { rows.append(("module name", name, "")) }
    if let version = settings.compiler {
      rows.append(("Swift", "\(version.value) or later", version.source))
    }
    rows.append(row("language mode", settings.languageMode) { "\($0)" })
    rows.append(row("strict concurrency", settings.strictConcurrency) { $0.rawValue })
    rows.append(row("default isolation", settings.defaultIsolation) { $0.rawValue })
    // Features that were turned on in one place share a line.
    let features = Dictionary(grouping: settings.upcomingFeatures, by: \.source)
    for (source, features) in features.sorted(by: { $0.key < $1.key }) {
      rows.append(("features", features.map(\.value).joined(separator: ", "), source))
    }
    for (platform, target) in settings.deploymentTargets.sorted(by: { $0.key < $1.key }) {
      rows.append((platform, "\(target.value) or later", target.source))
    }
    return rows
  }

  private func row<Value>(
    _ name: String, _ setting: Setting<Value>?, _ text: (Value) -> String,
  ) -> Row {
    setting.map { (name, text($0.value), $0.source) } ?? (name, "not known", "")
  }
}

extension ProjectModules: CustomStringConvertible {
  /// All modules with their settings, and what could not be read.
  public var description: String {
    let parts = modules.map(\.description) + (notes.isEmpty ? [] : [notes.joined(separator: "\n")])
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The modules for the end of a run, in a line: `4 modules of 2 packages and 1 Xcode project`.
  public var summary: String {
    guard isDescribed else {
      return notes.isEmpty
        ? "no package or Xcode project describes the root, which counts as one module"
        : "no target of a package or Xcode project can be read: the root counts as one module"
    }
    let described = modules.filter { $0.kind != .folder }
    let kinds = Dictionary(grouping: Set(described.map(\.container)), by: Self.kind)
    let parts = Self.containerKinds.compactMap { kind in
      kinds[kind].map { "\($0.count) \(kind)\($0.count == 1 ? "" : "s")" }
    }
    let modules = "\(described.count) module\(described.count == 1 ? "" : "s")"
    return "\(modules) of \(parts.joined(separator: " and "))"
  }

  /// Which compiler counts, and why, for the end of a run, in a line.
  public var compilers: String {
    let named = modules.compactMap(\.settings.compiler)
    if let version = named.first(where: { $0.source == "--swift-version" }) {
      return "compiler: Swift \(version.value) or later, as \(version.source) says"
    }
    let older = named.filter { $0.value < .assumed }
    let oldest = older.min { ($0.value, $0.source) < ($1.value, $1.source) }
    let outdated = modules.lazy.compactMap(\.settings.outdatedCompiler).first
    if oldest == nil, let outdated {
      return "compiler: Swift \(SwiftVersion.assumed) or later is assumed; "
        + "\(outdated.source), which is older, can't build in Swift 6 mode"
    }
    let ofOpeners = modules.lazy.filter { $0.settings.toolsVersion == nil }
      .compactMap(\.settings.compilerOfOpener)
    if oldest == nil, let opener = ofOpeners.first {
      return
        "compiler: Swift \(SwiftVersion.assumed) or later is assumed, as \(opener.source) says, "
        + "and nothing names an older one"
    }
    guard let oldest else {
      return "compiler: Swift \(SwiftVersion.assumed) or later is assumed, since neither "
        + "'--swift-version', nor '.swift-version', nor a manifest names an older one"
    }
    let says = "\(oldest.source) says \(oldest.value)"
    guard older.count < modules.count else {
      return "compiler: the oldest that counts is Swift \(oldest.value), since \(says)"
    }
    let count = "\(modules.count - older.count) of \(modules.count) modules"
    return "compiler: Swift \(SwiftVersion.assumed) or later is assumed for \(count), "
      + "an older one for \(older.count), since \(says)"
  }

  /// The modules whose settings aren't known, for the end of a run, in a line; `nil` where all are.
  public var unknownLanguageModes: String? {
    let described = modules.filter { $0.kind != .folder }
    let unknown = described.filter {
      $0.settings.languageMode == nil && $0.settings.uncertain.contains(.languageMode)
    }
    guard let first = unknown.first else { return nil }
    let names =
      unknown.count == 1
      ? "'\(first.targetName)'" : "\(unknown.count) of \(described.count) modules"
    return "the language mode of \(names) isn't known, since files with settings weren't read, "
      + "or builds differ; pass '--language-mode'"
  }

  private static let containerKinds = [
    "package", "Xcode project", "XcodeGen project", "Tuist project",
  ]

  private static func kind(ofContainer path: String) -> String {
    if path.hasSuffix(".xcodeproj") { return "Xcode project" }
    if ProjectFile.isXcodeGen(path) { return "XcodeGen project" }
    return ProjectFile.isManifest(ProjectPath.name(of: path)) ? "package" : "Tuist project"
  }
}
