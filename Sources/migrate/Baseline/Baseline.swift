import Codemods

/// The sites that a project knows of and has put off, so that only new ones count.
///
/// A site is known by its file, its codemod and its code, so that it may move in its file, and its reason may change.
struct Baseline: Sendable {
  /// By the path of the file from the root: how often each site is there.
  private(set) var sites: [String: [String: Int]] = [:]

  static let fileName = ".migrate-baseline.json"

  init() {}

  /// Reads what ``text`` writes.
  init(_ text: String) throws(SettingsError) {
    let document = try SettingsValue(text)
    for member in try document.members() {
      guard case .list(let entries) = member.value.content else {
        throw SettingsError(line: member.line, message: "expected a list of sites")
      }
      for entry in entries {
        guard case .string(let site) = entry.content else {
          throw SettingsError(line: entry.line, message: "expected a site in quotes")
        }
        sites[member.key, default: [:]][site, default: 0] += 1
      }
    }
  }

  /// How many sites there are.
  var count: Int { sites.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// In how many files they are.
  var fileCount: Int { sites.count }

  /// What it says in a file: sorted, a line for each site, so that two branches seldom meet in one.
  var text: String {
    let files = sites.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let parts = files.map { path, sites in
      let lines = sites.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .flatMap { Array(repeating: "    \($0.quoted),\n", count: $1) }
      return "  \(path.quoted): [\n\(lines.joined())  ],\n"
    }
    return """
      // What 'migrate report --new' leaves out: sites that were there when 'migrate baseline' wrote this file.
      // 'migrate baseline --prune' removes what is gone since.
      {
      \(parts.joined())}

      """
  }

  mutating func add(_ site: Site) {
    sites[site.file, default: [:]][site.baselineEntry, default: 0] += 1
  }

  /// Whether the site is there; it is then taken out.
  mutating func take(_ site: Site) -> Bool {
    let entry = site.baselineEntry
    guard let count = sites[site.file]?[entry] else { return false }
    sites[site.file]?[entry] = count == 1 ? nil : count - 1
    if sites[site.file]?.isEmpty == true { sites[site.file] = nil }
    return true
  }

  /// Takes out of this one what is in the other.
  mutating func subtract(_ other: Baseline) {
    for (path, entries) in other.sites {
      for (entry, count) in entries {
        guard let own = sites[path]?[entry] else { continue }
        sites[path]?[entry] = own > count ? own - count : nil
      }
      if sites[path]?.isEmpty == true { sites[path] = nil }
    }
  }

  mutating func formUnion(_ other: Baseline) {
    for (path, entries) in other.sites {
      sites[path, default: [:]].merge(entries) { $0 + $1 }
    }
  }

  /// The entries about which a run can tell: those of files that are gone, and of files that it looked at, as far as
  /// their codemods ran.
  func judged(by session: Session) -> Baseline {
    let all = Set(session.files.map(\.path))
    let selected = Set(session.selected.map(\.path))
    var judged = Baseline()
    for (path, entries) in sites where !all.contains(path) || selected.contains(path) {
      let known = entries.filter { entry, _ in
        // Have: main-queue-hop: DispatchQueue.main.async { … }
        session.hasRun(codemodOfCode: String(entry.prefix { $0 != ":" }), inFile: path)
      }
      if !known.isEmpty { judged.sites[path] = known }
    }
    return judged
  }
}

extension Site {
  fileprivate var baselineEntry: String { "\(codemod): \(excerpt)" }

  /// Whether the site is one that a baseline is about.
  var isCounted: Bool { !isNote && !isIgnored }
}

extension SettingsValue {
  fileprivate func members() throws(SettingsError) -> [Member] {
    guard case .object(let members) = content else {
      throw SettingsError(line: line, message: "expected '{'")
    }
    return members
  }
}

extension String {
  /// As JSON has it.
  fileprivate var quoted: String { "\"" + unicodeScalars.map(\.escaped).joined() + "\"" }
}

extension Unicode.Scalar {
  /// As a string of JSON has it, on one line.
  fileprivate var escaped: String {
    switch self {
    case "\"", "\\": return "\\\(self)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where properties.generalCategory == .control || Character(self).isNewline:
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(self)
    }
  }
}

extension Option {
  static let baseline = Option(
    "baseline", "FILE", help: "the baseline (default: '\(Baseline.fileName)' in the root)")
}

extension Invocation {
  /// Where the baseline is, and what it is called in messages.
  func baselinePlace(in workspace: Workspace) throws(Failure) -> (AbsolutePath, name: String) {
    guard let path = arguments.value(of: .baseline) else {
      return (workspace.root.appending(Baseline.fileName), Baseline.fileName)
    }
    do {
      return (try AbsolutePath(ofFile: path, from: workingDirectory), path)
    } catch {
      throw .noSuchPath(path, error)
    }
  }

  /// The baseline of the root; `nil` if there is none.
  func readBaseline(in workspace: Workspace) throws(Failure) -> Baseline? {
    let (file, name) = try baselinePlace(in: workspace)
    guard file.exists else { return nil }
    let text: String
    do {
      text = String(decoding: try FileContents(of: file).bytes, as: UTF8.self)
    } catch {
      throw .unreadable(name, error)
    }
    do throws(SettingsError) {
      return try Baseline(text)
    } catch {
      throw .badSettings(name, line: error.line, error.message)
    }
  }
}
