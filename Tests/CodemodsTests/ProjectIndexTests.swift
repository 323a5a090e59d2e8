import Rewriter
import Testing

@testable import Codemods

@Suite struct ProjectIndexTests {
  /// An index of packages' files: `Sources/A/File.swift` is in module `A`.
  private func index(_ files: KeyValuePairs<String, String>) -> ProjectIndex {
    let names = Set(files.map { String($0.key.split(separator: "/")[1]) }).sorted()
    let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    let manifest =
      "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", targets: [\(targets)])"
    let modules = ProjectModules(
      of: files.map(\.key),
      describedBy: [ProjectFile(path: "Package.swift", text: manifest)])
    return ProjectIndex(
      files.map { FileFacts(path: $0.key, source: SourceFile($0.value)) }, modules: modules)
  }

  @Test func membersAreThoseOfTheTypeAndItsExtensions() {
    let index = index([
      "Sources/A/A.swift": "class Base { var a = 1 }\nclass C: Base { func b() {} ; init() {} }",
      "Sources/A/B.swift": "extension C { var c: Int { 1 } ; enum E { case d(Int) } }",
    ])
    #expect(index.members(of: "C").map(\.name).sorted() == ["b", "c", "init"])
    #expect(index.members(of: "C.E").map(\.name) == ["d"])
    #expect(index.members(named: "a", of: "C", inherited: false).isEmpty)
    #expect(index.members(named: "a", of: "C", inherited: true).map(\.owner) == ["Base"])
  }

  @Test func membersOfTwoTypesOfOneNameAreKeptApart() {
    let index = index([
      "Sources/A/A.swift": "public struct Item { var a = 1 }\nextension Item { var x: Int { 1 } }",
      "Sources/B/B.swift": "import A\nstruct Item { var b = 1 }",
      "Sources/C/C.swift": "import A\nlet item: Item",
    ])
    let seenFromA = index.seen(from: "Sources/A/A.swift")
    let seenFromB = index.seen(from: "Sources/B/B.swift")
    let seenFromC = index.seen(from: "Sources/C/C.swift")
    #expect(Set(seenFromA.members(of: "Item").map(\.name)) == ["a", "x"])
    #expect(seenFromB.members(of: "Item").map(\.name) == ["b"])
    #expect(Set(seenFromC.members(of: "Item").map(\.name)) == ["a", "x"])
  }

  @Test func extensionsAndNestedTypesAreThoseOfTheTypeThatIsMeant() {
    let index = index([
      "Sources/A/A.swift": "struct Item { var a = 1 }",
      "Sources/B/B.swift":
        "protocol Loading {}\nstruct Item { struct Data {} }\nextension Item: Loading {}",
      "Sources/C/C.swift": "protocol Loading {}\nextension Array: Loading {}",
    ])
    let seenFromA = index.seen(from: "Sources/A/A.swift")
    let seenFromB = index.seen(from: "Sources/B/B.swift")
    #expect(seenFromA.ancestry(of: "Item") == ["Item"])
    #expect(seenFromB.ancestry(of: "Item") == ["Item", "Loading"])
    #expect(seenFromA.resolve("Data", inside: "Item") == "Data")
    #expect(seenFromB.resolve("Data", inside: "Item") == "Item.Data")
    #expect(seenFromA.extensions(of: "Array").count == 1)
  }

  @Test func typeWithVeryManyMembersIsAskedForEachByName() {
    let members = (0..<300).map { "func f\($0)() {}\nvar v\($0): Int { 1 }" }
    let index = index([
      "Sources/A/A.swift": "class Base {\n\(members.joined(separator: "\n"))\n}\nclass C: Base {}",
      "Sources/A/B.swift": "extension Base { func f7(_ x: Int) {} ; func added() {} }",
      "Sources/B/B.swift": "extension Base { func f7(unseen: Int) {} }",
    ]).seen(from: "Sources/A/A.swift")
    #expect(index.members(of: "Base").count == 602)
    #expect(index.members(named: "f7", of: "Base", inherited: false).count == 2)
    #expect(index.members(named: "v299", of: "C", inherited: true).map(\.owner) == ["Base"])
    #expect(index.hasMember("added", in: "C"))
    #expect(!index.hasMember("f300", in: "C"))
  }

  @Test func importsFollowWhatTheRootExportsAgain() {
    let index = index([
      "Sources/A/A.swift": "@_exported import Combine\n@_exported import B",
      "Sources/B/B.swift": "@_exported import Foundation\npublic import UIKit",
      "Sources/C/C.swift": "@preconcurrency import A",
      "Sources/A/Other.swift": "",
    ])
    #expect(
      index.imports(of: "Sources/C/C.swift").map(\.module)
        == ["A", "Combine", "B", "Foundation"])
    #expect(index.imports(of: "Sources/C/C.swift")[0].isPreconcurrency)
    #expect(
      index.imports(of: "Sources/A/Other.swift").map(\.module) == ["Combine", "B", "Foundation"])
  }

  @Test func namesMayBeQualifiedByTheirModules() {
    let index = index([
      "Sources/A/A.swift": "import B\nclass Base {}\nclass C: B.Base {}",
      "Sources/B/B.swift": "@MainActor open class Base { func f() {} }\npublic struct Only {}",
      "Sources/C/C.swift": "import B\nextension B.Base { func g() {} }",
    ])
    let seenFromA = index.seen(from: "Sources/A/A.swift")
    #expect(seenFromA.resolve("B.Base") == "B.Base")
    #expect(seenFromA.resolve("B.Only") == "Only")
    #expect(seenFromA.resolve("Swift.Task") == "Task")
    #expect(seenFromA.members(of: "B.Base").map(\.name) == ["f"])
    #expect(seenFromA.isolation(ofType: "C").kind == .mainActor)
    #expect(seenFromA.isolation(ofType: "Base").kind == .nonisolated)
    let seenFromC = index.seen(from: "Sources/C/C.swift")
    #expect(seenFromC.resolve("B.Base") == "Base")
    #expect(Set(seenFromC.members(of: "Base").map(\.name)) == ["f", "g"])
  }

  @Test func shadowedModuleNamesStayQualified() {
    let index = index(["Sources/A/A.swift": "struct Task {}\nlet t: Swift.Task<Void, Never>"])
    #expect(index.resolve("Swift.Task") == "Swift.Task")
    #expect(index.resolve("Task") == "Task")
  }

  @Test func nestedTypesAreFoundInSuperclasses() {
    let index = index([
      "Sources/A/A.swift": """
      class Base { class Inner {} ; typealias Number = Int }
      class Derived: Base { func f(_ inner: Inner) {} ; struct S {} }
      class Other: Derived.Inner {}
      """
    ])
    #expect(index.resolve("Inner", inside: "Derived") == "Base.Inner")
    #expect(index.resolve("Inner", inside: "Derived.S") == "Base.Inner")
    #expect(index.resolve("Number", inside: "Derived") == "Int")
    #expect(index.ancestry(of: "Other") == ["Other", "Base.Inner"])
    #expect(index.resolve("Inner") == "Inner")
  }

  @Test func inheritedNamesAreLookedUpAroundTheType() {
    let index = index(["Sources/A/A.swift": "class B {}\nclass A: B { class B {} }"])
    #expect(index.ancestry(of: "A") == ["A", "B"])
  }

  @Test func extensionsOfAliasesAndQualifiedNamesAreOfTheType() {
    let index = index([
      "Sources/A/A.swift": "struct S {}\ntypealias T = S\nextension T { func f() {} }",
      "Sources/A/B.swift": """
      import SwiftUI
      extension A.S { func g() {} ; enum E { case c } }
      extension SwiftUI.View { func h() {} }
      """,
    ])
    #expect(Set(index.members(of: "S").map(\.name)) == ["f", "g"])
    #expect(index.members(of: "S.E").map(\.name) == ["c"])
    #expect(index.members(of: "View").map(\.name) == ["h"])
  }

  @Test func cyclesEnd() {
    let index = index([
      "Sources/A/A.swift": """
      class A: B {} ; class B: A {} ; class C: C {}
      typealias X = Y ; typealias Y = X
      class Z: Q.R {} ; class Q: Z.Y { class R {} } ; extension Z { class Y: Q {} }
      """
    ])
    #expect(index.ancestry(of: "A") == ["A", "B"])
    #expect(index.resolve("X") == "X" || index.resolve("X") == "Y")
    #expect(index.resolve("Nothing", inside: "Z.Y") == "Nothing")
    #expect(index.isolation(ofType: "C").kind == .unknown)
  }
}

/// What a file sees of other modules.
extension ProjectIndexTests {
  @Test func whatTheFileImportsIsNearerThanWhatItsModuleDoes() {
    let index = index([
      "Sources/A/A.swift": "import B\nlet a: Item",
      "Sources/A/Other.swift": "import C",
      "Sources/B/B.swift": "@MainActor public class Item {}",
      "Sources/C/C.swift": "public class Item {}",
    ])
    #expect(index.seen(from: "Sources/A/A.swift").isolation(ofType: "Item").kind == .mainActor)
    #expect(
      index.seen(from: "Sources/A/Other.swift").isolation(ofType: "Item").kind == .nonisolated)
  }

  @Test func exportedModulesCountAsImported() {
    let index = index([
      "Sources/A/A.swift": "import B",
      "Sources/B/B.swift": "@_exported import C\nimport D",
      "Sources/C/C.swift": "@MainActor public class Item {}",
      "Sources/D/D.swift": "public class Item {}",
    ])
    #expect(index.seen(from: "Sources/A/A.swift").isolation(ofType: "Item").kind == .mainActor)
  }

  @Test func factsOfAFileInTwoTargetsHoldInBoth() {
    let paths = ["A/A.swift", "B/B.swift", "Shared/S.swift"]
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [
        .target(name: "A", path: ".", sources: ["A", "Shared"]),
        .target(name: "B", path: ".", sources: ["B", "Shared"]),
      ])
      """
    let modules = ProjectModules(
      of: paths, describedBy: [ProjectFile(path: "Package.swift", text: manifest)])
    let texts = ["@MainActor class Item {}", "class Item {}", "class Sub: Item {}"]
    let index = ProjectIndex(
      zip(paths, texts).map { FileFacts(path: $0, source: SourceFile($1)) }, modules: modules)
    #expect(index.seen(from: "Shared/S.swift").isolation(ofType: "Sub").kind == .unknown)
    #expect(index.seen(from: "A/A.swift").isolation(ofType: "Item").kind == .mainActor)
    #expect(index.seen(from: "B/B.swift").isolation(ofType: "Item").kind == .nonisolated)
  }

  @Test func onlyTheRootSeesWhatItsAppsImportFromTheirProjectOrFromPackagesInFolders() {
    let texts: KeyValuePairs = [
      "App/App.swift": "import Kit\nimport Store\nimport Tools",
      "Kit/Kit.swift": "public class Kit {}",
      "Modules/Store/Sources/Store/Store.swift": "public class Store {}",
      "Modules/Other/Sources/Other/Other.swift": "public class Other {}",
      "Sources/Tools/Tools.swift": "public class Tools {}",
    ]
    let project = """
      targets:
        App: { type: application, platform: iOS, sources: [App] }
        Kit: { type: framework, platform: iOS, sources: [Kit] }
      """
    let package = { (name: String) in
      "// swift-tools-version: 6.0\n"
        + "let package = Package(name: \"P\", targets: [.target(name: \"\(name)\")])"
    }
    let modules = ProjectModules(
      of: texts.map(\.key),
      describedBy: [
        ProjectFile(path: "project.yml", text: project),
        ProjectFile(path: "Package.swift", text: package("Tools")),
        ProjectFile(path: "Modules/Store/Package.swift", text: package("Store")),
        ProjectFile(path: "Modules/Other/Package.swift", text: package("Other")),
      ])
    let index = ProjectIndex(
      texts.map { FileFacts(path: $0.key, source: SourceFile($0.value)) }, modules: modules)
    #expect(
      texts.map(\.key).filter(index.isSeenOnlyInRoot) == [
        "App/App.swift", "Kit/Kit.swift", "Modules/Store/Sources/Store/Store.swift",
      ])
  }

  @Test func noOtherRootDependsOnAPackageThatDependsOnOneByPath() {
    let paths = ["App/App.swift", "Sources/Tools/Tools.swift", "Mocks/Sources/Mocks/Mocks.swift"]
    let texts = ["import Tools", "public class Tools {}", "public class Mocks {}"]
    func seen(dependencies: String, then statement: String = "") -> [String] {
      let manifest = { (name: String, dependencies: String) in
        "// swift-tools-version: 5.7\nlet package = Package(name: \"P\", dependencies: [\(dependencies)], "
          + "targets: [.target(name: \"\(name)\"), .testTarget(name: \"\(name)Tests\")])\n"
      }
      let project = """
        targets:
          App: { type: application, platform: iOS, sources: [App] }
          AppTests: { type: bundle.unit-test, platform: iOS, sources: [AppTests] }
        """
      let modules = ProjectModules(
        of: paths + ["AppTests/A.swift"],
        describedBy: [
          ProjectFile(path: "project.yml", text: project),
          ProjectFile(path: "Package.swift", text: manifest("Tools", dependencies) + statement),
          ProjectFile(path: "Mocks/Package.swift", text: manifest("Mocks", "")),
        ])
      let index = ProjectIndex(
        zip(paths + ["AppTests/A.swift"], texts + ["import Mocks"]).map {
          FileFacts(path: $0, source: SourceFile($1))
        }, modules: modules)
      return paths.filter(index.isSeenOnlyInRoot).map { path in
        let version = index.modules.modules(of: path)[0].settings.toolsVersion?.value
        return version.map { "\(path) \($0)" } ?? path
      }
    }
    let others = ["App/App.swift", "Mocks/Sources/Mocks/Mocks.swift 5.7"]
    #expect(seen(dependencies: ".package(url: \"https://a.b/c\", from: \"1.0.0\")") == others)
    let local = ".package(name: \"Static\", path: \"Static\")"
    #expect(
      seen(dependencies: local, then: "package.dependencies.append(.package(path: \"B\"))")
        == [others[0], paths[1], others[1]])
    #expect(seen(dependencies: local, then: "package.dependencies = []") == others)
  }

  @Test func packagesInFoldersHaveTheCompilerOfTheAppsThatImportThem() {
    let package = { (name: String) in
      "// swift-tools-version: 5.7\nlet package = Package(name: \"P\", targets: "
        + "[.target(name: \"\(name)\"), .testTarget(name: \"\(name)Tests\")])"
    }
    let paths = ["Store", "Other"].flatMap { name in
      ["Modules/\(name)/Sources/\(name)/A.swift", "Modules/\(name)/Tests/\(name)Tests/A.swift"]
    }
    let tools = "Sources/Tools/A.swift"
    let app = "App/App.swift"
    func compilers(with toolchain: [ProjectFile] = [], app text: String = "") -> [String?] {
      let modules = ProjectModules(
        of: [app, tools] + paths,
        describedBy: toolchain + [
          ProjectFile(
            path: "project.yml",
            text: "targets:\n  App: { type: application, platform: iOS, sources: [App] }"),
          ProjectFile(path: "Package.swift", text: package("Tools")),
          ProjectFile(path: "Modules/Store/Package.swift", text: package("Store")),
          ProjectFile(path: "Modules/Other/Package.swift", text: package("Other")),
        ])
      let index = ProjectIndex(
        ([app, tools] + paths).map {
          FileFacts(
            path: $0, source: SourceFile($0 == app ? "import Store\nimport Tools\n" + text : ""))
        }, modules: modules)
      return ([tools] + paths).map { path in
        index.modules.modules(of: path)[0].settings.toolsVersion.map { "\($0.value)" }
      }
    }
    #expect(compilers() == ["5.7", nil, nil, "5.7", "5.7"])
    let question = "#if compiler(>=6.2)\nfunc a() {}\n#else\nfunc b() {}\n#endif"
    #expect(compilers(app: question) == ["5.7", "6.1", "6.1", "5.7", "5.7"])
    #expect(compilers(app: "#if compiler(>=6.1)\n#endif") == ["5.7", nil, nil, "5.7", "5.7"])
    let older = ProjectFile(path: ".swift-version", text: "6.0")
    #expect(compilers(with: [older]) == ["5.7", "6.0", "6.0", "5.7", "5.7"])
  }
}
