import Codemods

/// What a run found, for a few lines at its end: each codemod's sites, how many of them change, and
/// why the others do not.
struct Summary {
  private let files: Int
  private let passedOver: Selection.PassedOver
  private let modules: ProjectModules
  private var changedFiles = 0
  private var added = 0
  private var removed = 0
  private var refusedFiles: [String: Int] = [:]
  private var sites: [String: Sites] = [:]
  private var outlooks = OutlookTally()

  /// The sites of one codemod.
  private struct Sites {
    var changed = 0
    var forReview = 0
    var reasons: [String: Int] = [:]

    var left: Int { reasons.values.reduce(0, +) }
    var found: Int { changed + forReview + left }
  }

  /// The most reasons that are shown of a codemod.
  private static let shownReasons = 5

  /// Nothing was found yet.
  init(of session: Session) {
    files = session.selected.count
    passedOver = session.passedOver
    modules = session.modules
  }

  mutating func add(_ outcome: FileOutcome) {
    guard !outcome.isUnwritable else {
      addUnwritten(outcome)
      return
    }
    if let change = outcome.change {
      changedFiles += 1
      added += change.patch.added
      removed += change.patch.removed
    }
    if let refusal = outcome.refusal {
      refusedFiles["\(refusal)", default: 0] += 1
    }
    for site in outcome.sites {
      add(site)
    }
  }

  /// Adds what would have changed, had the file been written.
  mutating func addUnwritten(_ outcome: FileOutcome) {
    for site in outcome.sites {
      guard site.isApplied else {
        add(site)
        continue
      }
      sites[site.codemod, default: Sites()].reasons["the file was not written", default: 0] += 1
    }
  }

  private mutating func add(_ site: Site) {
    if site.isApplied {
      sites[site.codemod, default: Sites()].changed += 1
      outlooks.add(site)
    } else if site.verdict == .review {
      sites[site.codemod, default: Sites()].forReview += 1
    } else {
      sites[site.codemod, default: Sites()].reasons[site.explanation, default: 0] += 1
    }
  }
}

extension Summary {
  /// Whether the files were written.
  enum Tense {
    case past
    case conditional
  }

  /// The summary in whole lines; empty if there was nothing to look at.
  func text(tense: Tense) -> String {
    guard files > 0 else { return "" }
    let verb = tense == .past ? "changed" : "would change"
    var lines = codemods.flatMap { id, sites in
      [Self.head(of: id, with: sites, verb: verb)] + Self.reasons(of: id, in: sites)
    }
    lines += [outlooks.line(kind: "changed")].compactMap(\.self)
    lines.append(modules.summary + Self.hint(at: modules.notes.count))
    lines.append(modules.compilers)
    lines.append(
      "\(changedFiles) of \(counted(files, "file")) \(verb): "
        + "\(counted(added, "line")) added, \(removed) removed")
    if !refusedFiles.isEmpty {
      lines.append("\(counted(refusedFiles.values.reduce(0, +), "file")) left alone as a whole")
      lines += Self.table(refusedFiles)
    }
    if let line = passedOver.line { lines.append(line) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Those that found something: the ones that change code first, else in the order of the catalogue.
  private var codemods: [(id: String, sites: Sites)] {
    let all = Catalog.all.compactMap { codemod in sites[codemod.id].map { (codemod.id, $0) } }
    return all.filter { $0.1.changed > 0 } + all.filter { $0.1.changed == 0 }
  }

  private static func head(of id: String, with sites: Sites, verb: String) -> String {
    let review = sites.forReview == 0 ? "" : "\(sites.forReview) for review ('--review'), "
    return "\(id): \(counted(sites.found, "site")), \(sites.changed) \(verb), "
      + "\(review)\(sites.left) left alone"
  }

  /// The most frequent reasons, and where the others are.
  private static func reasons(of id: String, in sites: Sites) -> [String] {
    let lines = table(sites.reasons)
    let rest = lines.count - shownReasons
    guard rest > 0 else { return lines }
    return lines.prefix(shownReasons)
      + ["        and \(rest) more: 'migrate report --only \(id)'"]
  }

  /// Where to find what could not be read of the modules.
  private static func hint(at notes: Int) -> String {
    notes == 0 ? "" : " (\(counted(notes, "note")) in 'migrate report --modules')"
  }

  /// A line for each reason, the most frequent first.
  private static func table(_ reasons: [String: Int]) -> [String] {
    reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { reason, count in
        let number = String(count)
        return String(repeating: " ", count: max(0, 6 - number.count)) + "\(number)  \(reason)"
      }
  }
}

extension Selection.PassedOver {
  /// What was left alone since nobody named it; `nil` for nothing.
  fileprivate var line: String? {
    let parts =
      (ignored == 0 ? [] : ["\(counted(ignored, "file")) that git ignores"])
      + (foreign == 0 ? [] : ["\(counted(foreign, "file")) of other repositories"])
    guard !parts.isEmpty else { return nil }
    return "left alone since PATH does not name them: \(parts.joined(separator: ", "))"
  }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
