import Rewriter
import Testing

@testable import Codemods

@Suite struct SourceTreesTests {
  private let source = SourceFile("let a = 1\n")

  @Test func whoLooksIntoAFileAtWorkSharesItsTree() {
    let trees = SourceTrees { [source] _ in source }
    trees.withFile("A.swift", holding: source) { file in
      #expect(trees.file("A.swift")?.tree === file.tree)
    }
    trees.withFile("A.swift", holding: source) { file in
      #expect(trees.file("A.swift")?.tree === file.tree)
    }
  }

  @Test func aFileAtWorkThatDiffersIsNotTheOneOfTheProject() {
    let trees = SourceTrees { [source] _ in source }
    trees.withFile("A.swift", holding: SourceFile("let b = 2\n")) { file in
      #expect(trees.file("A.swift")?.tree !== file.tree)
    }
  }

  @Test func equalTextsHaveEqualHashes() {
    let texts = ["", "a", "loading", "loadings", "UIViewController.viewDidLoad", "é"]
    for text in texts { #expect(String(Array(text)).quickHash == text.quickHash) }
    #expect(Set(texts.map(\.quickHash)).count == texts.count)
  }
}
