import Codemods
import Testing

@testable import migrate

@Suite("Settings")
struct SettingsTests {
  @Test(
    "a pattern is about names, paths and folders",
    arguments: [
      ("Tests", "Tests/A.swift", true), ("Tests", "App/Tests/Deep/A.swift", true),
      ("Tests/", "App/Tests/A.swift", true), ("Tests", "AppTests/A.swift", false),
      ("*.gen.swift", "App/A.gen.swift", true), ("App/*.swift", "App/A.swift", true),
      ("App/*.swift", "App/Deep/A.swift", false), ("App/**/*.swift", "App/Deep/A.swift", true),
      ("App/**/*.swift", "App/A.swift", true), ("/App", "App/A.swift", true),
      ("/App", "Kit/App/A.swift", false), ("**/App/*", "Kit/App/A.swift", true),
      ("App/?.swift", "App/A.swift", true), ("App/?.swift", "App/AB.swift", false),
      ("App/**", "App/A.swift", true), ("App/**", "AppKit/A.swift", false),
      ("./App/**", "App/A.swift", true), ("./A.swift", "App/A.swift", false),
    ])
  func globs(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test(
    "what is no settings file is said with its line",
    arguments: [
      ("", 1, "expected a value, not the end of the file"),
      ("[]", 1, "the file is an object: write { \"key\": … }"),
      ("{\n\n\"styles\" {}}", 3, "expected ':' after 'styles', not '{'"),
      ("{ /* so\n far", 1, "the comment does not end"),
      ("{ \"styles", 1, "the string does not end on its line"),
      ("{ \"styles\": on }", 1, "unknown value 'on': put text in \"quotes\""),
      ("{}\n{}", 2, "expected the end of the file, not '{'"),
      (
        "{ \"codemods\": { \"main-queue-hop\": 1 } }", 1,
        "'main-queue-hop' is on or off: write true or false"
      ),
      ("{ \"sdkTables\": \"a\" }", 1, "expected a list: write [ … ]"),
      ("{ \"sdkTables\": [\n1] }", 2, "expected text in \"quotes\""),
      ("{ \"swiftVersion\": \"six\" }", 1, "'six' isn't a version: write \"6.2\""),
      ("{ \"styles\": {},\n\"styles\": {} }", 2, "'styles' appears twice: keep one"),
      (
        Self.override("!App/**"), 2,
        "'paths' has '!' in '!App/**': write what holds for those files in an override after this one"
      ),
      (
        Self.override("[A-Z]eed.swift"), 2,
        "'paths' has '[' in '[A-Z]eed.swift': there are only '*', '?' and '**'; write a pattern for each"
      ),
      (
        Self.override("{App,Kit}/**"), 2,
        "'paths' has '{' in '{App,Kit}/**': there are only '*', '?' and '**'; write a pattern for each"
      ),
      (Self.override(""), 2, "'paths' has an empty pattern: write \"**\" for all files"),
      (
        Self.override("../App"), 2,
        "'paths' has '..' in '../App': paths start at the folder of the settings; name a folder below it"
      ),
      (
        "{ \"sdkTables\": [\"\\q\"] }", 1,
        "unknown escape '\\q': write \\n, \\t, \\\", \\' or \\\\"
      ),
    ])
  func errors(_ text: String, _ line: Int, _ message: String) {
    let error = #expect(throws: SettingsError.self) { try Settings(text, Catalog.all) }
    #expect(error?.line == line)
    #expect(error?.message == message)
  }

  private static func override(_ pattern: String) -> String {
    "{ overrides: [{ paths: [\"App\",\n\"\(pattern)\"] }] }"
  }

  @Test("a settings file that is none is said, and nothing is done")
  func noFile() throws {
    let folder = try Sandbox.repository([
      "A.swift": Samples.hop, "Sub/B.swift": Samples.hop, ".migrate.json/readme": "",
    ])
    let link = try Sandbox.repository(["A.swift": Samples.hop, "Sub/B.swift": Samples.hop])
    try link.link(".migrate.json", to: "gone")
    for sandbox in [folder, link] {
      for (root, name) in [
        (".", ".migrate.json"), ("Sub", sandbox.url(".migrate.json").path),
      ] {
        let run = sandbox.migrate("diff", "--root", root)
        #expect(run.status == 2 && run.output == "")
        #expect(
          run.error == "migrate: '\(name)' has to be a file with the settings: "
            + "move what is there, or repair the link\n")
      }
    }
  }

  @Test(
    "a string has the escapes of JSON, and its quotes are single characters",
    arguments: [
      (#""a\u0301\ud83d\ude00\r\n""#, "a\u{301}\u{1F600}\r\n"),
      ("\"\u{301}\\\"\u{301}\"", "\u{301}\"\u{301}"),
    ])
  func strings(_ text: String, _ expected: String) throws {
    guard case .string(let string) = try SettingsValue(text).content else {
      Issue.record("no string")
      return
    }
    #expect(string.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "half of an escape is none",
    arguments: [
      #""\ud83d""#, #""\ud83d\u0041""#, #""\ude00""#, #""\u12""#, #""\u12g4""#, #""\u+123""#,
    ])
  func halfEscapes(_ text: String) {
    #expect(throws: SettingsError.self) { try SettingsValue(text) }
  }

  @Test("a baseline reads what it writes, whatever the names and the code are")
  func baseline() throws {
    let hop = Samples.hop.replacing("\"Feed\"", with: "\"\u{301}Feed\\t\"")
    let sandbox = try Sandbox.repository([
      "new\nline\r\t\".swift": hop, "\u{301}\u{2028}.swift": hop,
    ])
    #expect(sandbox.migrate("baseline").error == "2 sites in 2 files: 2 added, 0 removed\n")
    #expect(sandbox.migrate("report", "--new").status == 0)
    #expect(sandbox.migrate("baseline", "--prune").error.hasSuffix(": 0 added, 0 removed\n"))
  }

  @Test("a baseline is written although a file is broken, and keeps what it says of such files")
  func baselineBesideBrokenFile() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("baseline")
    try sandbox.write(Samples.hop.replacing("func", with: "fun c("), to: "B.swift")
    try sandbox.write(Samples.hop, to: "C.swift")
    let run = sandbox.migrate("baseline")
    #expect(run.status == 2 && run.output == ".migrate-baseline.json\n", "\(run.error)")
    #expect(
      run.error.hasSuffix(
        "3 sites in 3 files: 1 added, and none removed as long as a file can't be read as a whole\n"
      ),
      "\(run.error)")
    #expect(sandbox.migrate("baseline", "--prune").status == 2)
    try sandbox.write(Samples.hop, to: "B.swift")
    #expect(sandbox.migrate("report", "--new").status == 0)
    #expect(sandbox.migrate("baseline").error == "3 sites in 3 files: 0 added, 0 removed\n")
  }

  @Test("lists in lists have an end")
  func depth() {
    let text = "{ sdkTables: " + String(repeating: "[", count: 100_000)
    let error = #expect(throws: SettingsError.self) { try Settings(text, Catalog.all) }
    #expect(error?.message == "too many lists in lists")
  }

  @Test("the nearest file around the root counts, and none outside of the repository")
  func nearest() throws {
    let sandbox = try Sandbox.repository(["App/Feed.swift": Samples.hop])
    try sandbox.write("{ codemods: { 'main-queue-hop': false } }", to: ".migrate.json")
    #expect(sandbox.migrate("diff", "--root", "App").output == "")
    let lines = sandbox.migrate("settings", "App/Feed.swift", "--root", "App").output
      .split(separator: "\n").filter { $0.hasPrefix("main-queue-hop ") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(" off      \(sandbox.root.path)/.migrate.json:1") == true)
    try sandbox.write("{}", to: "App/.migrate.json")
    #expect(sandbox.migrate("diff", "--root", "App").output != "")
    let outer = try Sandbox()
    try outer.write("{ codemods: { 'main-queue-hop': false } }", to: ".migrate.json")
    try outer.write(Samples.hop, to: "Inner/Feed.swift")
    try outer.git("init", "--quiet", "Inner")
    #expect(outer.migrate("diff", in: "Inner").output != "")
  }
}
