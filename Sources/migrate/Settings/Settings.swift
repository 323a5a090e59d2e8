import Codemods

/// What the file `.migrate.json` of a project says: which codemods run where, and in which forms they write.
struct Settings: Sendable {
  /// The folder of the file, where its paths start; `nil` where there is no file.
  private(set) var folder: AbsolutePath?

  /// What holds for all files, and then the overrides in their order: the last one that says something counts.
  private(set) var rules: [Rule] = []

  private(set) var swiftVersion: Stated<String>?
  private(set) var sdkTables: [Stated<String>] = []

  /// Functions of the project that run their closure on the main actor, as `onMain(_:)`.
  private(set) var wrappers: [Stated<String>] = []

  static let fileName = ".migrate.json"

  /// A value and the line of the file that says so.
  struct Stated<Value: Sendable>: Sendable {
    let value: Value
    let line: Int
  }

  /// What holds for some files.
  struct Rule: Sendable {
    /// `nil` for all files.
    fileprivate(set) var paths: [Glob]?

    /// By the codemod's name, whether it runs.
    fileprivate(set) var codemods: [String: Stated<Bool>] = [:]

    /// By the style's option, what is chosen.
    fileprivate(set) var styles: [String: Stated<String>] = [:]

    /// - Parameter path: from the folder of the settings file.
    func holds(for path: String) -> Bool { paths?.contains { $0.matches(path) } ?? true }
  }

  /// There is no file.
  init() {}

  /// The settings in the root, or else in the nearest folder around it within its repository.
  init(for workspace: Workspace, _ catalog: [Codemod]) throws(Failure) {
    self.init()
    let folders = workspace.root.ancestorsAndSelf
      .prefix { $0.relative(to: workspace.patchRoot) != nil }
    guard let folder = folders.first(where: { $0.appending(Self.fileName).isTaken })
    else { return }
    let file = folder.appending(Self.fileName)
    guard file.kind == .file else {
      throw .settingsNoFile(file.relative(to: workspace.root) ?? file.description)
    }
    let text: String
    do {
      text = String(decoding: try FileContents(of: file).bytes, as: UTF8.self)
    } catch {
      throw .unreadable(file.description, error)
    }
    do throws(SettingsError) {
      self = try Settings(text, catalog)
    } catch {
      let name = file.relative(to: workspace.root) ?? file.description
      throw .badSettings(name, line: error.line, error.message)
    }
    self.folder = folder
  }

  /// - Parameter catalog: the codemods that there are.
  init(_ text: String, _ catalog: [Codemod]) throws(SettingsError) {
    let known = catalog.map(\.id)
    var all = Rule()
    var overrides: [Rule] = []
    for member in try SettingsValue(text).members(Key.self, of: "the file") {
      let value = member.value
      switch member.key {
      case .codemods: all.codemods = try value.codemods(among: known)
      case .styles: all.styles = try value.styles()
      case .overrides:
        for item in try value.list() { overrides.append(try Rule(item, known)) }
      case .swiftVersion: swiftVersion = try value.version()
      case .sdkTables: sdkTables = try value.strings()
      case .wrappers: wrappers = try value.wrappers()
      }
    }
    rules = [all] + overrides
  }

  private enum Key: String, CaseIterable {
    case codemods, styles, swiftVersion, sdkTables, wrappers, overrides
  }
}

extension Settings {
  /// Says which compiler it is, where the command line does not.
  func addVersion(to overrides: inout SettingOverrides) {
    guard overrides.swiftVersion == nil, let swiftVersion else { return }
    overrides.swiftVersion = SwiftVersion(swiftVersion.value)
    overrides.swiftVersionSource = "\(Self.fileName):\(swiftVersion.line)"
  }
}

extension Settings.Rule {
  fileprivate init(_ value: SettingsValue, _ known: [String]) throws(SettingsError) {
    var paths: [Glob]?
    for member in try value.members(Key.self, of: "an override") {
      switch member.key {
      case .paths: paths = try member.value.globs()
      case .codemods: codemods = try member.value.codemods(among: known)
      case .styles: styles = try member.value.styles()
      }
    }
    guard let paths else {
      throw SettingsError(line: value.line, message: "an override needs 'paths'")
    }
    self.paths = paths
  }

  private enum Key: String, CaseIterable {
    case paths, codemods, styles
  }
}

extension SettingsValue {
  /// The members of an object whose keys are known.
  fileprivate func members<Key: CaseIterable & RawRepresentable<String>>(
    _: Key.Type, of name: String,
  ) throws(SettingsError) -> [(key: Key, value: SettingsValue)] {
    var members: [(key: Key, value: SettingsValue)] = []
    let known = Key.allCases.map(\.rawValue)
    for member in try object(name) {
      guard let key = Key(rawValue: member.key) else {
        throw member.unknown("key", among: known)
      }
      members.append((key, member.value))
    }
    return members
  }

  private func object(_ name: String) throws(SettingsError) -> [Member] {
    guard case .object(let members) = content else {
      throw wrong("\(name) is an object: write { \"key\": … }")
    }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      throw SettingsError(line: member.line, message: "'\(member.key)' appears twice: keep one")
    }
    return members
  }

  fileprivate func list() throws(SettingsError) -> [SettingsValue] {
    guard case .list(let values) = content else { throw wrong("expected a list: write [ … ]") }
    return values
  }

  fileprivate func strings() throws(SettingsError) -> [Settings.Stated<String>] {
    var strings: [Settings.Stated<String>] = []
    for value in try list() { strings.append(try value.string()) }
    return strings
  }

  fileprivate func globs() throws(SettingsError) -> [Glob] {
    try strings().map { pattern throws(SettingsError) in
      if let objection = Glob.objection(to: pattern.value) {
        throw SettingsError(line: pattern.line, message: "'paths' has \(objection)")
      }
      return Glob(pattern.value)
    }
  }

  private func string() throws(SettingsError) -> Settings.Stated<String> {
    guard case .string(let text) = content else { throw wrong("expected text in \"quotes\"") }
    return Settings.Stated(value: text, line: line)
  }

  fileprivate func version() throws(SettingsError) -> Settings.Stated<String> {
    let stated = try string()
    guard SwiftVersion(stated.value) != nil else {
      throw wrong("'\(stated.value)' isn't a version: write \"6.2\"")
    }
    return stated
  }

  fileprivate func wrappers() throws(SettingsError) -> [Settings.Stated<String>] {
    let wrappers = try strings()
    for wrapper in wrappers where !wrapper.value.hasSuffix(":)") {
      throw SettingsError(
        line: wrapper.line,
        message: "'\(wrapper.value)' isn't a function that takes a closure: write \"onMain(_:)\"")
    }
    return wrappers
  }

  fileprivate func codemods(
    among known: [String],
  ) throws(SettingsError) -> [String: Settings.Stated<Bool>] {
    var codemods: [String: Settings.Stated<Bool>] = [:]
    for member in try object("'codemods'") {
      guard known.contains(member.key) else { throw member.unknown("codemod", among: known) }
      guard case .bool(let isOn) = member.value.content else {
        throw member.value.wrong("'\(member.key)' is on or off: write true or false")
      }
      codemods[member.key] = Settings.Stated(value: isOn, line: member.line)
    }
    return codemods
  }

  fileprivate func styles() throws(SettingsError) -> [String: Settings.Stated<String>] {
    var styles: [String: Settings.Stated<String>] = [:]
    for member in try object("'styles'") {
      guard let style = Styles.all.first(where: { $0.option == member.key }) else {
        throw member.unknown("style", among: Styles.all.map { $0.option })
      }
      let stated = try member.value.string()
      guard style.choices.contains(stated.value) else {
        let choices = style.choices.map { "\"\($0)\"" }.joined(separator: " or ")
        throw member.value.wrong("'\(member.key)' can't be '\(stated.value)': write \(choices)")
      }
      styles[member.key] = Settings.Stated(value: stated.value, line: member.line)
    }
    return styles
  }

  private func wrong(_ message: String) -> SettingsError {
    SettingsError(line: line, message: message)
  }
}

extension SettingsValue.Member {
  fileprivate func unknown(_ kind: String, among known: [String]) -> SettingsError {
    let advice =
      nearest(key, in: known).map { "did you mean '\($0)'?" }
      ?? "'migrate init' writes a file with all of them"
    return SettingsError(line: line, message: "unknown \(kind) '\(key)': \(advice)")
  }
}
