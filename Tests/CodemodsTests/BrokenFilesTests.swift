import Rewriter
import Support
import Testing

@testable import Codemods

/// `torture` does the like to more files, and looks at the time that each takes.
@Suite("Whatever a file lacks, there is an end")
struct BrokenFilesTests {
  @Test(
    "What is not closed ends with the scope around it",
    arguments: [
      "func bad(", "func bad(a", "func bad(a:", "func bad(a: [", "func bad(@", "func bad<", "func",
      "func bad<T:", "init(", "subscript(a: Int", "case bad(", "case bad(a:", "case bad, ",
      "var bad: (", "var (a, ", "let a = f(", "@objc(", "@available(*, noasync", "struct B<",
      "struct B: C,", "struct B where T:", "typealias A<", "typealias B = (", "associatedtype C:",
      "extension D.", "func e() throws(", "private(set", "import A.", "func f(a: @Sendable (",
      "enum E: F<", "protocol G where", "#selector(", "Selector((", "let a: any @",
      "func f() async throws ->",
    ])
  func unclosed(declaration: String) {
    for text in [
      "struct A { \(declaration)", "struct A {\n\(declaration)\n}\nstruct Z {}", declaration,
      "struct A { \(declaration)\n  func good() {}\n}",
    ] {
      let facts = FileFacts(path: "A.swift", source: SourceFile(text))
      #expect(facts.path == "A.swift")
    }
  }

  @Test("What follows a function without its ')' is known")
  func recovery() {
    let facts = FileFacts(
      path: "A.swift",
      source: SourceFile("struct A {\n  func bad(\n}\nstruct B {\n  func good() {}\n}\n"))
    #expect(facts.types.map(\.name) == ["A", "B"])
    #expect(facts.functions.map(\.owner) == ["A", "B"])
  }

  @Test("Files of the fixtures that were changed at random, or cut off, are migrated to an end")
  func mutants() throws {
    let projects = try BrokenProjects(mutants: 300, cut: 2)
    for number in 0..<projects.count {
      let project = projects.project(number)
      let results = migrate(project.files, with: Catalog.all, applying: .review)
      #expect(results.count == project.files.count, "\(project.description)")
    }
  }

  @Test(
    "Descriptions of projects and interfaces are read to an end wherever they are cut off",
    arguments: [
      (
        "Package.swift",
        "let n = [\"A\"]\nlet package = Package(name: \"P\", targets: n.map { .target(name: $0) })"
      ),
      (
        "A.xcodeproj/project.pbxproj",
        "// !$*UTF8*$!\n{ a = (\"b\\\"\", c, ); /* d */ objects = { P = { isa = X; }; }; }"
      ),
      ("A.xcconfig", "#include \"B.xcconfig\"\nA[sdk=*] = $(inherited) b; // c\n"),
      (
        "A.storyboard",
        "<a b=\"c\" d='e'><!-- f --><![CDATA[g]]><outlet property=\"h\"/>&amp;</a>"
      ),
      ("A.h", "#import <A/A.h>\n@interface B : C <D>\n@end\n"),
    ])
  func otherFiles(path: String, text: String) {
    for end in text.utf8.indices {
      let bytes = Array(text.utf8[..<end])
      if let kind = ForeignFile.Kind(fileNamed: path) {
        _ = ForeignFile(path: path, kind: kind, bytes: bytes)
      } else {
        let file = ProjectFile(path: path, text: String(decoding: bytes, as: UTF8.self))
        _ = ProjectModules(
          of: ["Sources/A/A.swift"], describedBy: [file], overrides: SettingOverrides())
      }
    }
  }
}
