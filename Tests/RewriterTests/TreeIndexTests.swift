import Rewriter
import Testing

@Suite("Nodes by kind and tokens by spelling")
struct TreeIndexTests {
  private static let source = ##"""
    func `load`(load: Int) { load(load: load) }
    struct A { func load() { self.load() } }
    let text = "load \(load) é"
    let é = ``
    """##

  @Test func `the index of kinds gives the nodes that a walk finds`() {
    let tree = Tree.parse(SourceFile(Self.source))
    let walked = tree.nodes.filter { $0.is(.declReferenceExpr) }
    #expect(!walked.isEmpty)
    #expect(tree.all(DeclReferenceExpr.self).map(\.node) == walked)
    #expect(tree.all(ActorDecl.self).isEmpty)
  }

  @Test(arguments: ["load", "self", "é", "text", "missing", "", "(", "{", "load "])
  func `the index of words gives the tokens that a walk finds`(word: String) {
    let tree = Tree.parse(SourceFile(Self.source))
    let walked = tree.root.tokens.filter { $0.name == word }.map(\.index)
    #expect(tree.tokens(spelling: word) == walked)
  }

  @Test func `functions are found by their names, not by their labels or calls`() {
    let tree = Tree.parse(SourceFile(Self.source))
    #expect(tree.functions(named: "load").map { $0.name?.text } == ["`load`", "load"])
  }

  @Test func `nodes are found by the word that they begin with`() {
    let tree = Tree.parse(SourceFile(Self.source))
    let found = tree.all(DeclReferenceExpr.self, startingWith: "load")
    #expect(found.map(\.text) == ["load", "load", "load", "load"])
  }
}
