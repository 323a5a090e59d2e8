import Codemods

/// What it costs each module to adopt Swift 6 mode and more, in the order in which they can be done.
struct AdoptionReport {
  /// In that order.
  private let rows: [(module: Module, cost: AdoptionCost)]

  init(_ rows: [(module: Module, cost: AdoptionCost)]) { self.rows = rows }

  func text(_ layout: Layout) -> String {
    guard !rows.isEmpty else { return "" }
    let head =
      rows.count == 1
      ? "" : "\(rows.count) modules, each after those that it imports, the cheapest first\n\n"
    let parts = rows.map { module, cost in
      ([module.title] + cost.lines(of: module)).map { layout.wrapped($0, indent: 4) + "\n" }
        .joined()
    }
    return head + parts.joined(separator: "\n")
  }

  /// The first module that isn't compiled in Swift 6 mode yet.
  var nextModule: Module? {
    rows.first { !$0.cost.isAdopted(by: $0.module) }?.module
  }
}

/// What `migrate adopt MODULE --language-mode 6` would do.
enum AdoptionStep {
  case editsManifests([String])
  /// The settings of Xcode projects.
  case saysSettings(of: [String])
  /// A manifest that isn't edited, and why.
  case refused(String, String)

  /// The commands to go on with.
  func line(about module: Module) -> String {
    let command = "'migrate adopt \(module.targetName) --language-mode 6'"
    let list = "next: 'migrate report --language-mode 6' lists the places"
    return switch self {
    case .editsManifests(let paths): "\(list), \(command) edits \(paths.inQuotes)\n"
    case .saysSettings(let paths): "\(list), \(command) says what to set in \(paths.inQuotes)\n"
    case .refused(let path, let reason):
      "\(list); \(command) can't edit '\(path)' yet: \(reason)\n"
    }
  }
}

extension [String] {
  /// `'App/Package.swift' and 'Kit/Package.swift'`
  fileprivate var inQuotes: String {
    let quoted = map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Module {
  fileprivate var title: String {
    let mode =
      settings.languageMode.map { "language mode \($0.value)" } ?? "language mode not known"
    let isolation = settings.defaultIsolation.map { "'\($0.value.rawValue)'" } ?? "not known"
    return
      "\(targetName) (\(kind.rawValue)) in \(container): \(mode), default isolation \(isolation)"
  }
}

extension AdoptionCost {
  func isAdopted(by module: Module) -> Bool {
    AdoptedSetting.languageMode(6).isMet(by: module.settings)
  }

  fileprivate func lines(of module: Module) -> [String] {
    let mode = isAdopted(by: module) && rejected.isEmpty ? [] : ["  language mode 6: \(ofMode)"]
    let others = options.filter { !$0.setting.isMet(by: module.settings) }
    return mode
      + others.compactMap { option in option.summary.map { "  \(option.setting): \($0)" } }
  }

  private var ofMode: String {
    guard !rejected.isEmpty else { return "nothing that we know of breaks" }
    let safe = rejected.count { $0.isMended && $0.verdict == .safe }
    let review = rejected.count(where: \.isMended) - safe
    let means =
      (safe == 0 ? [] : ["\(safe) by 'migrate apply'"])
      + (review == 0 ? [] : ["\(review) with '--review'"])
      + (byHand == 0 ? [] : ["\(byHand) by hand"])
    return "\(counted(rejected.count, "place")) \(verb("break", for: rejected.count)) "
      + "(\(rejected.byCodemod)); mended: \(means.joined(separator: ", "))"
  }
}

extension AdoptionCost.Option {
  /// `nil` where it changes nothing that we know of.
  fileprivate var summary: String? {
    let (conforming, apart) = (effect?.conforming.count ?? 0, effect?.staying.count ?? 0)
    let parts = [
      (mended, "mends \(mended) of them"),
      (
        added.count,
        "at least \(added.count) more \(verb("break", for: added.count)) (\(added.byCodemod))"
      ),
      (redundant, "\(redundant) '@MainActor' \(verb("become", for: redundant)) redundant"),
      (
        conforming,
        "\(counted(conforming, "type")) \(verb("conform", for: conforming)) on the main actor only "
          + "('Codable', …)"
      ),
      (apart, "\(counted(apart, "type")) can't use the others without 'await' (errors, …)"),
      (staying, "\(counted(staying, "function")) that await nothing run on their caller's actor"),
    ]
    let changes = parts.filter { $0.0 > 0 }.map(\.1)
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }
}

extension [Site] {
  /// `10 global-state, 2 isolated-deinit`, the most first.
  fileprivate var byCodemod: String {
    Dictionary(grouping: self, by: \.codemod)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($1.count) \($0)" }.joined(separator: ", ")
  }
}

/// The verb of as many things.
private func verb(_ plural: String, for count: Int) -> String {
  count == 1 ? plural + "s" : plural
}
