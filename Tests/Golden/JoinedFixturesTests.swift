import Codemods
import Mutation
import Rewriter
import Support
import Testing

/// Codemods over files that nobody wrote for them: two fixtures of other codemods in one.
@Suite struct JoinedFixturesTests {
  @Test func joinedFixturesKeepTheInvariants() throws {
    var unconnected = 0
    for pair in try JoinedFixtures(seed: 1, count: 250).pairs {
      let check = SoundnessCheck(
        of: [("Input.swift", pair.text)], settings: SettingOverrides(), userRows: "",
        place: "\(pair)")
      let halves = pair.halves.map { ProofProject([("Input.swift", $0.text)]) }
      for way in pair.ways {
        let result = check.check(way)[0]
        let alone = halves.map { way.results($0)[0] }
        guard pair.isUnconnected(becoming: alone) else { continue }
        unconnected += 1
        // A file with longer lines may get longer ones: all but the blanks is the same.
        #expect(
          result.withoutBlanks == alone.joined().withoutBlanks,
          "\(pair): the halves depend on each other")
      }
    }
    #expect(unconnected > 100, "few pairs are known to be unconnected")
  }
}

/// Pairs of fixtures that make a file, drawn at random.
private struct JoinedFixtures {
  private(set) var pairs: [JoinedPair] = []

  init(seed: Int, count: Int) throws {
    let halves = try Repository.markdownFiles(in: "Tests/Golden/Codemods").flatMap { path in
      try Half.all(in: GoldenFile(path: path, text: Repository.text(of: path)))
    }
    var drawn = 0
    while pairs.count < count {
      var random = SplitMix64(seed: seed, number: drawn)
      drawn += 1
      guard let codemod = Catalog.all.randomElement(using: &random),
        let first = halves.randomElement(using: &random),
        let second = halves.randomElement(using: &random)
      else { return }
      let pair = JoinedPair(codemod: codemod, halves: [first, second])
      if pair.isPossible { pairs.append(pair) }
    }
  }
}

/// A fixture of one file without options.
private struct Half {
  let codemod: String
  let place: String
  let text: String

  /// What the file declares at its top.
  let topNames: Set<String>
  /// What the file or its preludes declare, wherever that is.
  let names: Set<String>
  let words: Set<String>
  let imports: Set<String>

  /// Whether nothing in the file stands for the whole of it: no statements, no conditions.
  let hasOnlyDeclarations: Bool

  static func all(in file: GoldenFile) -> [Half] {
    file.cases.compactMap { golden in
      let options: [Claim] = [.swift, .targets, .features, .flags, .row, .styles]
      guard golden.inputs.count == 1, golden.inputs[0].file == nil, !golden.inputs[0].text.isEmpty,
        // The mark would hold for the other half, too.
        !golden.inputs[0].text.contains(ProofProject.markOfUse),
        options.allSatisfy({ golden.claims[$0] == nil })
      else { return nil }
      let preludes = golden.list(.prelude).compactMap { file.namedPreludes[$0]?.text }
      return Half(
        golden, declaring: preludes + golden.preludes.filter { $0.prelude == "" }.map(\.text))
    }
  }

  private init(_ golden: GoldenCase, declaring preludes: [String]) {
    text = golden.inputs[0].text
    place = "\(golden.path):\(golden.line)"
    let file = golden.path.split(separator: "/").last ?? ""
    codemod = String(file.prefix { $0 != "." })
    let tree = Tree.parse(SourceFile(text))
    words = Set(tree.root.tokens.map(\.text))
    names = Set(
      ([tree] + preludes.map { Tree.parse(SourceFile($0)) }).flatMap(\.root.tokens.declaredNames))
    imports = Set(tree.all(ImportDecl.self).map(\.node.text))
    let items =
      tree.root.children.first { $0.is(.codeBlockItemList) }?.elements(CodeBlockItem.self) ?? []
    hasOnlyDeclarations = items.allSatisfy { item in
      item.item.map { $0.kind.isDecl && !$0.is(.ifConfigDecl) } ?? false
    }
    topNames = Set(items.compactMap(\.node.tokens.declaredNames.first))
  }
}

private struct JoinedPair: CustomStringConvertible {
  let codemod: Codemod
  let halves: [Half]

  var text: String { halves.map(\.text).joined(separator: "\n\n") }

  var description: String {
    "\(codemod.id) over \(halves.map(\.place).joined(separator: " and "))"
  }

  /// The codemod that the fixtures are not of, and all that run by default.
  var ways: [MigrationWay] {
    [
      MigrationWay(codemods: [codemod], limit: .review),
      MigrationWay(codemods: Catalog.byDefault, limit: .review),
    ]
  }

  var isPossible: Bool {
    halves[0].topNames.isDisjoint(with: halves[1].topNames)
      && halves.allSatisfy { $0.codemod != codemod.id && !$0.text.hasPrefix("#!") }
  }

  /// Whether neither half says a word, before or after, that the other one or what that one is compiled with
  /// declares, both import the same, and neither hides what a codemod may think of writing: then neither can
  /// know of the other.
  func isUnconnected(becoming results: [String]) -> Bool {
    let words = zip(halves, results).map { half, result in
      half.words.union(Tree.parse(SourceFile(result)).root.tokens.map(\.text))
    }
    return halves[0].names.isDisjoint(with: words[1]) && halves[1].names.isDisjoint(with: words[0])
      && halves[0].imports == halves[1].imports
      && halves.allSatisfy {
        $0.hasOnlyDeclarations && $0.names.isDisjoint(with: ["Task", "_Concurrency"])
      }
  }
}

extension Sequence<Token> {
  /// The names behind the keywords of declarations, in their order; what is extended counts as well.
  fileprivate var declaredNames: [String] {
    let keywords: Set = [
      "actor", "associatedtype", "case", "class", "enum", "extension", "func", "let", "macro",
      "protocol", "struct", "typealias", "var",
    ]
    return compactMap { token in
      guard keywords.contains(token.text), let next = token.next, !keywords.contains(next.text)
      else { return nil }
      return next.text
    }
  }
}
