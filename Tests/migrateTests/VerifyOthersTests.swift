import Foundation
import Rewriter
import Testing

@testable import Codemods
@testable import migrate

private let folders = (ProcessInfo.processInfo.environment["MIGRATE_PACKAGES"] ?? "")
  .split(separator: ":").map(String.init)

/// Changes of six kinds that are wrong are planted into packages that others have written, beside as many that are right.
///
/// `MIGRATE_PACKAGES=DIR:DIR swift test --filter VerifyOthersTests` names the packages, which have to be git repositories
/// that build here without a new warning each time. They are cloned, and stay as they are.
@Suite(
  "Verified apply of packages of others", .serialized,
  .enabled(if: !folders.isEmpty))
struct VerifyOthersTests {
  private static let home = ProcessInfo.processInfo.environment["HOME"] ?? "/tmp"

  @Test("exactly the wrong ones are taken back", arguments: folders)
  func exactly(_ folder: String) throws {
    let sandbox = try Sandbox()
    try sandbox.git("clone", "--quiet", folder, ".")
    let build = try Transcript(
      running: "/usr/bin/env", ["HOME=\(Self.home)", "swift", "build"], in: sandbox.root)
    try #require(build.status == 0, "\(build.output)\(build.error)")
    let plants = try Plant.all(in: Module.built(in: sandbox), inside: sandbox)
    // As for a package that has files with syntax errors beside those that it builds.
    let status = sandbox.migrate("diff").status
    let run = sandbox.migrate(
      "apply", "--verify", "swift build", environment: ["HOME": Self.home],
      catalog: [.planting(plants)])
    #expect(run.status == status, "\(run.error)")

    var kept: [Plant] = []
    for (path, own) in Dictionary(grouping: plants, by: \.path) {
      let written = try sandbox.read(path)
      let twins = own.filter { $0.kind == .twin && written.contains($0.mark) }
      let expected = own.filter { $0.kind == .right } + twins
      let original = try sandbox.git("show", "HEAD:\(path)")
      #expect(written == expected.planted(in: original), "\(path): \(run.error)")
      kept += expected
    }
    // Of two that clash, one is kept.
    let twins = plants.filter { $0.kind == .twin }.count / 2
    #expect(kept.count { $0.kind == .twin } == twins, "\(run.error)")
    let wrong = plants.count { $0.kind != .right } - twins
    let takenBack = run.error.split(separator: "\n").count { $0.contains(" is taken back: ") }
    #expect(takenBack == wrong)
    print("\(folder): \(wrong) wrong of \(plants.count), \(takenBack) taken back")
  }
}

/// A module that SwiftPM has built.
private struct Module {
  /// From the root.
  let paths: [String]

  static func built(in sandbox: Sandbox) throws -> [Module] {
    let products = try sandbox.path.appending(".build/debug")
    return try FolderEntry.all(in: products).map(\.name).sorted()
      .filter { $0.hasSuffix(".build") }
      .compactMap { name in
        let map = products.appending(name).appending("output-file-map.json")
        guard let data = FileManager.default.contents(atPath: map.description),
          let outputs = try JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
        else { return nil }
        let built = outputs.filter { source, outputs in
          outputs["object"].map(FileManager.default.fileExists) == true && source != ""
        }
        let root = try sandbox.path
        let paths = try built.keys.compactMap {
          try AbsolutePath(resolving: $0, from: "/").relative(to: root)
        }
        return Module(paths: paths.filter { !$0.hasPrefix(".build/") }.sorted())
      }
      .filter { !$0.paths.isEmpty }
  }
}

/// A change at one place.
private struct Plant: Sendable {
  let path: String

  /// What is in the file before.
  let original: SourceFile

  let range: Range<ByteOffset>
  let replacement: String

  /// What the file has only with it.
  let mark: String

  let kind: Kind

  enum Kind: CaseIterable {
    /// A name that nothing has.
    case unknown
    /// A value of another type.
    case mistyped
    /// A constant that nobody reads: a warning.
    case unread
    /// What is seen only where all types are right: a constant without a value.
    case hidden
    /// A function that other files may no longer call.
    case faraway
    /// A function that may be declared once, and is twice.
    case twin
    case right
  }

  private static let numberOfEachKind = 2

  static func all(in modules: [Module], inside sandbox: Sandbox) throws -> [Plant] {
    let paths = modules.flatMap(\.paths)
    var trees: [String: Tree] = [:]
    for path in paths { trees[path] = Tree.parse(SourceFile(try sandbox.read(path))) }
    var plants: [Plant] = []
    var bodies = paths.flatMap { path in trees[path]?.bodies.map { (path, $0) } ?? [] }
      .spread(over: numberOfEachKind * 10)[...]
    for number in 1...numberOfEachKind {
      for (kind, statement) in [
        (.unknown, "_ = gone\(number)()"), (.mistyped, "let _: Int = \"planted\(number)\""),
        (.unread, "let unread\(number) = 1"),
        (.hidden, "let late\(number): Int; _ = late\(number)"),
        (.right, "_ = \"right\(number)\""), (.right, "_ = \"also right\(number)\""),
        (.right, "_ = [\(number)]"), (.right, "_ = -\(number)"), (.right, "_ = (\(number), 1)"),
        (.right, "_ = \(number) + 1"),
      ] as [(Kind, String)] {
        guard let (path, brace) = bodies.popFirst() else { break }
        plants.append(
          Plant(
            path: path, original: brace.tree.source, range: brace.range,
            replacement: "{ \(statement);", mark: statement,
            kind: kind))
      }
    }
    plants += trees.farawayFunctions.spread(over: numberOfEachKind).map { path, declaration in
      let start = declaration.firstToken?.range ?? declaration.range
      return Plant(
        path: path, original: declaration.tree.source, range: start,
        replacement: "@available(*, unavailable) \(declaration.tree.source.text(start))",
        mark: "@available(*, unavailable)", kind: .faraway)
    }
    let large = modules.filter { $0.paths.count > 1 }.max { $0.paths.count < $1.paths.count }
    for number in 1...numberOfEachKind {
      for path in large?.paths.spread(over: 2 * numberOfEachKind).dropFirst(2 * number - 2).prefix(
        2) ?? []
      {
        guard let last = trees[path]?.root.lastToken?.previous else { continue }
        let twin = "func plantedTwin\(number)() {}"
        plants.append(
          Plant(
            path: path, original: last.tree.source, range: last.range,
            replacement: "\(last.text)\n\n\(twin)", mark: twin, kind: .twin))
      }
    }
    return plants
  }
}

extension [Plant] {
  fileprivate func planted(in text: String) -> String {
    var bytes = Array<UInt8>(text.utf8)
    for plant in sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(
        plant.range.lowerBound.value..<plant.range.upperBound.value, with: plant.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Collection {
  /// At most so many of the elements, as far from each other as possible.
  fileprivate func spread(over count: Int) -> [Element] {
    let all = Array(self)
    guard all.count > count else { return all }
    return (0..<count).map { all[$0 * all.count / count] }
  }
}

extension Tree {
  /// The braces of functions that return nothing and stand in no `#if`.
  fileprivate var bodies: [Token] {
    nodes.compactMap { node in
      guard let function = node.as(FunctionDecl.self), function.isPlain,
        function.signature?.returnClause == nil, let body = function.body,
        body.statements?.node.children.first != nil
      else { return nil }
      return body.leftBrace
    }
  }
}

extension FunctionDecl {
  fileprivate var isPlain: Bool {
    attributes?.node.firstToken == nil && !node.ancestors.contains { $0.is(.ifConfigDecl) }
  }
}

extension [String: Tree] {
  /// Functions whose name nothing else has, and which other files call and their own doesn't.
  fileprivate var farawayFunctions: [(path: String, declaration: Node)] {
    var paths: [String: [String]] = [:]
    for (path, tree) in self {
      for token in tree.root.tokens where token.text.utf8.count > 7 {
        paths[token.text, default: []].append(path)
      }
    }
    return sorted { $0.key < $1.key }.flatMap { path, tree in
      tree.nodes.compactMap { node in
        guard let function = node.as(FunctionDecl.self), function.isPlain, function.body != nil,
          let name = function.name?.text, let users = paths[name], users.count > 1,
          users.count(where: { $0 == path }) == 1
        else { return nil }
        let others = users.filter { $0 != path }
        let isCalled = others.contains { self[$0]?.calls(name) == true }
        let isDeclared = others.contains { self[$0]?.declares(name) == true }
        return isCalled && !isDeclared ? (path, node) : nil
      }
    }
  }
}

extension Tree {
  fileprivate func declares(_ name: String) -> Bool {
    nodes.contains { $0.as(FunctionDecl.self)?.name?.text == name }
  }

  fileprivate func calls(_ name: String) -> Bool {
    root.tokens.contains { token in
      token.text == name && token.next?.text == "("
        && !smallestNode(containing: token.range).ancestorsAndSelf.contains { $0.is(.ifConfigDecl) }
    }
  }
}

extension Codemod {
  fileprivate static func planting(_ plants: [Plant]) -> Codemod {
    Codemod(
      id: "planting", title: "", since: .v(5, 5), discussion: "", verdict: .safe,
      candidateTokens: [], mayConcern: { _ in true }, examples: []
    ) { context in
      plants.filter { plant in
        // Nothing is planted in what has been planted before, where all else has moved.
        plant.path == context.path && plant.original.bytes == context.tree.source.bytes
      }.map { plant in
        Finding(
          codemod: context.codemod, verdict: .safe, range: plant.range, message: "plant",
          fix: Fix([Edit(replace: plant.range, with: plant.replacement)]))
      }
    }
  }
}
