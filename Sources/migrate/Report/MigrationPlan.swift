import Codemods

/// What a run comes to, in the order in which a team would go about it: what changes now, what a review
/// unlocks, which annotations and functions would free most sites, and why the rest stays.
struct MigrationPlan {
  private(set) var sites: [Site] = []

  /// Sites of files that would have changed and could not be written.
  private(set) var unwritten = 0

  /// How many rows a section has before it refers to the report.
  var rows = 6

  var layout = Layout(columns: nil)

  /// Whether the files were written.
  enum Tense {
    case past
    case conditional
  }

  init(_ sites: [Site] = []) { self.sites = sites }

  mutating func add(_ sites: [Site]) { self.sites += sites }

  /// Names the codemod that does elsewhere what sites need.
  mutating func prepare(by preparation: Preparation) {
    sites = sites.map { $0.prepared(by: preparation) }
  }

  mutating func add(unwritten sites: [Site]) {
    unwritten += sites.count(where: \.isApplied)
    self.sites += sites.filter { !$0.isApplied }
  }
}

extension MigrationPlan {
  /// The sections that have something to say, with an empty line between two.
  func text(_ tense: Tense) -> String {
    [changes(tense), forReview, unlocking, left, rest]
      .compactMap(\.self).joined(separator: "\n")
  }

  private func changes(_ tense: Tense) -> String? {
    let changed = sites.filter(\.isApplied)
    let verb = tense == .past ? "changed" : "would change"
    guard !sites.isEmpty else { return nil }
    let head = heading("\(changed.count) of \(counted(sites.count, "site")) \(verb)")
    return head + table(ofCodemods: changed) + (outlook(of: changed))
  }

  /// What Swift 6 says of the sites once they have changed.
  private func outlook(of changed: [Site]) -> String {
    let sentence = OutlookTally(changed).sentence
    return sentence.map { layout.wrapped("  \($0)", indent: 2) + "\n" } ?? ""
  }

  private var forReview: String? {
    let sites = sites.filter { !$0.isApplied && $0.verdict == .review }
    guard !sites.isEmpty else { return nil }
    return heading("\(sites.count) more with '--review': read these changes before you merge them")
      + table(ofCodemods: sites)
  }

  private var unlocking: String? {
    let steps = UnlockingStep.all(for: sites)
    guard !steps.isEmpty else { return nil }
    return heading("What blocks the most sites: how many, and what to do about it")
      + shown(
        steps.map { layout.row($0.sites, "\($0.advice)\n        in \($0.file)") }, most: 10)
  }

  private var left: String? {
    let reasons = sites.reasonsLeft
    guard !reasons.isEmpty else { return nil }
    let count = reasons.reduce(0) { $0 + $1.sites.count }
    return heading(
      "\(counted(count, "site")) left unchanged, for \(counted(reasons.count, "reason"))")
      + shown(
        reasons.map { sites, reason in
          layout.row(sites.count, "\(sites[0].code): \(reason)")
        })
      + "  'migrate explain CODE' says what to do about each\n" + lineOnStaying
  }

  /// How many of the sites that are left need nothing.
  private var lineOnStaying: String {
    let count = sites.count { $0.isLeft && $0.mayStay }
    return count == 0
      ? ""
      : layout.wrapped(
        "  \(counted(count, "site")) can stay as \(count == 1 ? "it is: its reason advises" : "they are: their reasons advise") "
          + "to keep the code, and nothing else", indent: 2) + "\n"
  }

  private var rest: String? {
    let checked = sites.count(where: \.isLeftToCompiler)
    let notes = sites.count(where: \.isNote) - checked
    var lines: [String] = []
    if unwritten > 0 {
      lines.append("\(counted(unwritten, "change")) not made, since the file was not written")
    }
    let postponed = sites.count(where: \.isPostponed)
    if postponed > 0 {
      let verb = postponed == 1 ? "stays" : "stay"
      lines.append("\(counted(postponed, "other site")) that could change \(verb) for another run")
    }
    let ignored = sites.count(where: \.isIgnored)
    if ignored > 0 {
      lines.append("\(counted(ignored, "site")) ignored by 'migrate:ignore'")
    }
    if checked > 0 {
      lines.append(
        "\(counted(checked, "site")) in Swift 6 mode left to the compiler ('migrate report --from LOG')"
      )
    }
    if notes > 0 {
      let verb = notes == 1 ? "needs" : "need"
      lines.append("\(counted(notes, "other site")) \(verb) no change ('migrate report --all')")
    }
    return lines.isEmpty ? nil : lines.map { $0 + "\n" }.joined()
  }

  /// The first rows, and where the others are.
  ///
  /// - Parameter limit: how many are enough for a report, too.
  private func shown(_ lines: [String], most limit: Int = .max) -> String {
    let more = lines.count - min(rows, limit)
    let place = rows < limit ? "'migrate report'" : "'migrate report --format json'"
    return lines.prefix(min(rows, limit)).joined()
      + (more > 0 ? "  and \(more) more: \(place)\n" : "")
  }

  private func heading(_ text: String) -> String { layout.painted(text, .bold) + "\n" }

  /// A row for each codemod, the one with most sites first.
  private func table(ofCodemods sites: [Site]) -> String {
    Dictionary(grouping: sites, by: \.codemod)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { layout.row($1.count, $0) }.joined()
  }
}

extension [Site] {
  /// The sites that a person has to decide about, those with the same reason together, the most first.
  var reasonsLeft: [(sites: [Site], reason: String)] {
    Dictionary(grouping: filter(\.isLeft), by: \.code)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ($0.value, $0.value.commonReason) }
  }

  /// What all of them say, if it is the same and short where one site says it; else the title of their kind of reason.
  private var commonReason: String {
    guard let first else { return "" }
    let isSame =
      allSatisfy { $0.explanation == first.explanation }
      && (count > 1 || first.explanation.count <= Self.maximumLength)
    return isSame ? first.explanation : Explanation.of(first.code)?.title ?? first.explanation
  }

  /// In characters: about three lines of a summary.
  private static var maximumLength: Int { 240 }
}

extension Site {
  /// Whether the advice is to leave the code as it is, and nothing else.
  fileprivate var mayStay: Bool {
    let advice = explanation.split(separator: ";").last?.drop { $0 == " " } ?? ""
    return advice.hasPrefix("keep the ") && !advice.contains(", or ") && !advice.contains("unless")
  }

  /// Whether a person has to decide.
  var isLeft: Bool { verdict == .manual && !isNote && !isIgnored && !isPostponed }
}
