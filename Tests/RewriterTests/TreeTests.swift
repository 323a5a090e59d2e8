import Testing

@testable import Rewriter

@Suite("The tree")
struct TreeTests {
  @Test("An entry of the tree stays small: 20 bytes for a node, 9 for a token")
  func memoryOfAnEntry() {
    #expect(MemoryLayout<NodeKind>.stride == 2)
    #expect(MemoryLayout<NodeIndex>.stride == 4)
    #expect(MemoryLayout<TokenKind>.stride == 1)
    #expect(MemoryLayout<TokenIndex>.stride == 4)
    #expect(MemoryLayout<ByteOffset>.stride == 4)
    #expect(MemoryLayout<LexedToken>.stride == 12)
    #expect(MemoryLayout<TreeBuilder.Entry>.stride == 16)
    #expect(MemoryLayout<Tree.Entry>.stride == 20)
  }

  @Test(
    "Trivia and tokens, put together, are the source byte for byte",
    arguments: [
      "", "\n", "// only a comment", "let a = 1", "let a = 1\r\nlet b = 2\r\n",
      "\u{FEFF}let a = 1\n",
      "#!/usr/bin/swift\nprint(1)", "let a = \"x\\(y)z\" // no line break at the end",
      "}}}{{{ ((( ]]] )))",
      "let s = \"\"\"\n  a\n    b \\\n  c\n  \"\"\"\n", "let \u{0} = 1", "/* open", "\"open",
      "let r = /a\\/b/",
      "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\n",
    ])
  func roundTrip(text: String) {
    let tree = Tree.parse(SourceFile(text))
    #expect(tree.reassembled == Array(text.utf8))
    #expect(tree.verify() == [])
  }

  @Test("Bytes that are not UTF-8 are kept, and are an error")
  func invalidUTF8() {
    let invalid: [UInt8] = [0xFF, 0xC3, 0x28]
    let bytes = Array("let a = ".utf8) + invalid + Array("\nlet b = 1\n".utf8)
    let tree = Tree.parse(SourceFile(bytes: bytes))
    #expect(tree.reassembled == bytes)
    #expect(!tree.errors.isEmpty)
  }

  @Test("A view's accessors find the children that the grammar names")
  func views() throws {
    let tree = Tree.parse(
      SourceFile("public func f<T>(_ a: T) async throws -> T where T: Equatable { a }"))
    let function = try #require(tree.nodes.lazy.compactMap { $0.as(FunctionDecl.self) }.first)
    #expect(function.name?.text == "f")
    #expect(function.modifiers?.text == "public")
    #expect(function.genericParameterClause?.text == "<T>")
    #expect(function.signature?.effectSpecifiers?.throwsClause?.text == "throws")
    #expect(function.signature?.returnClause?.type?.text == "T")
    #expect(function.genericWhereClause?.text == "where T: Equatable")
    #expect(function.body?.text == "{ a }")
    #expect(function.attributes == nil)
  }

  @Test("A node knows its parent, its ancestors and its children")
  func navigation() throws {
    let tree = Tree.parse(SourceFile("class A { func f() { g() } }"))
    let call = try #require(tree.nodes.first { $0.is(.functionCallExpr) })
    let ancestors = call.ancestors.map(\.kind)
    #expect(ancestors.contains(.functionDecl))
    #expect(ancestors.contains(.classDecl))
    #expect(call.parent.map { Array($0.children) } == [call])
    #expect(tree.innermostNode(at: ByteOffset(21)).text == "g")
  }

  @Test("Only the nodes that touch an error have one")
  func errorsAreLocal() throws {
    let tree = Tree.parse(SourceFile("func a() { b( }\nfunc c() { d() }\n"))
    let functions = tree.nodes.filter { $0.is(.functionDecl) }
    #expect(functions.map(\.hasError) == [true, false])
  }
}

extension Tree {
  /// The source, put together again from trivia and tokens.
  var reassembled: [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    for token in 0..<tokenCount {
      let range = range(of: TokenIndex(token))
      bytes += source.bytes[end..<range.lowerBound.value] + source.bytes[range.indices]
      end = range.upperBound.value
    }
    return bytes
  }
}
