import Codemods
import Foundation

extension SiteReport {
  /// The report as one page that opens from disk and loads nothing: what it shows is in it as JSON, and its script
  /// filters that.
  func html(showsNotes: Bool) throws(Failure) -> [UInt8] {
    let content = PageContent(of: self, listed: listed(withNotes: showsNotes))
    let json = String(decoding: try jsonBytes(of: content, []), as: UTF8.self)
    // Nothing in the sources can end the script that holds it.
    return Array(
      ReportPage.text(title: content.title, json: json.replacing("<", with: "\\u003c")).utf8)
  }
}

/// What the page shows. The keys are short, since there is one of each for every site.
private struct PageContent: Encodable {
  let title: String
  let files: Int
  let version = Migrate.version
  let codemods: [String: String]
  let effects: [String: String]
  let steps: [Step]
  let reasons: [Reason]
  let sites: [Entry]

  struct Step: Encodable {
    let count: Int
    let advice: String
    let file: String
  }

  struct Reason: Encodable {
    let count: Int
    let codemod: String
    let code: String
    let text: String
  }

  struct Entry: Encodable {
    let codemod: String
    let file: String
    let line: Int
    let verdict: String
    let text: String
    let effects: [String]
    let modules: [String]
    let swift6: String?
    let group: Int?
    let hunks: [Hunk]
  }

  struct Hunk: Encodable {
    let line: Int
    let rows: [[String]]
  }

  init(of report: SiteReport, listed: [Int]) {
    let sites = listed.map { report.sites[$0] }
    let groups = report.groupNumbers
    title = report.root.split(separator: "/").last.map(String.init) ?? report.root
    files = report.files
    codemods = Dictionary(report.codemods.map { ($0.id, $0.title) }) { first, _ in first }
    effects = Dictionary(uniqueKeysWithValues: Effect.allCases.map { ($0.rawValue, $0.summary) })
    steps = report.steps.map { Step(count: $0.sites, advice: $0.advice, file: $0.file) }
    reasons = sites.reasonsLeft.map { sites, reason in
      Reason(count: sites.count, codemod: sites[0].codemod, code: sites[0].code, text: reason)
    }
    self.sites = listed.map { index in
      Entry(
        report.sites[index], modules: report.modules(of: report.sites[index].file),
        group: groups[index])
    }
  }
}

extension PageContent.Entry {
  fileprivate init(_ site: Site, modules: [String], group: Int?) {
    self.init(
      codemod: site.codemod, file: site.file, line: site.line,
      verdict: site.isNote ? "note" : site.verdict.rawValue, text: site.explanation,
      effects: site.effects.map(\.rawValue), modules: modules, swift6: site.outlookOfChange,
      group: group, hunks: site.change.hunks.map(PageContent.Hunk.init))
  }
}

extension PageContent.Hunk {
  fileprivate init(_ hunk: SiteChange.Hunk) {
    self.init(
      line: hunk.line,
      rows: hunk.comparison.map { row in
        switch row {
        case .same(let line): [" ", line]
        case .removed(let line): ["-", line]
        case .added(let line): ["+", line]
        }
      })
  }
}
