import Foundation
import Testing

@testable import Rewriter

@Suite("The parser survives anything")
struct ToughnessTests {
  @Test(
    "2,000 open brackets of any kind end in a recorded error, not in a stack overflow",
    arguments: [
      "(", "[", "{", "f(", "a[", "{ ", "if x {", "\"\\(", "[[", "(a, ", "let x: [", "let x: (",
      "let x: A<", "!", "-", "try ", "await ", "&", "a ? ", "a ? b : ", "@a(", "(@a ", "#if A\n",
      "#if A\n@a\n", "#if A\n.a\n", "#if A\ncase a:\n", "x.y { ", "func f() {", "func f(func f(",
      "struct S {", "switch x { case ", "if let (", "case .a(", "\\.a[", "\\(", "some ", "any ",
      "repeat ", "() -> ", "inout ", "nonisolated ", "nonisolated(nonsending) ", "private(",
      "if x {} else ", "#a(", "x as (", "<", "a < ", "/*", "\"\"\"\n\\(",
      "case let (", "guard x else {", "do {", "{ [a = ", "{ (a: ", "var x: Int { get {", "init(",
      "#elseif A\n", "`", "a.", ".", "a?", "~", "macro m(", "@", "@available(", "for x in {",
      "if case (", "if case let a = ", "while {", "_ = ", "where ",
    ])
  func deepNesting(opening: String) async {
    let source = SourceFile(String(repeating: opening, count: 2_000))
    let tree = await onLargeStack { Tree.parse(source) }
    #expect(!tree.errors.isEmpty)
    #expect(tree.reassembled == source.bytes)
  }

  @Test(
    "What was wrong with mutants of real files stays right: an error, and a sound tree",
    arguments: [
      "x = self.\nimport B", "let a: B.\nlet c: D", "_ = \\.a.\nlet b: C", "#endif\na.\n#if",
      "var a: B { get get { 1 } }", "switch x { case a:\n@a\n@b\n}", "func <T>(a: T) {}",
    ])
  func formerFindings(text: String) {
    let tree = Tree.parse(SourceFile(text))
    #expect(!tree.errors.isEmpty)
    #expect(tree.verify() == [])
    #expect(tree.reassembled == Array(text.utf8))
  }

  /// `mutate` of Benchmarks does the like to real files, hundreds of thousands of times.
  @Test("Every prefix of a file, and the file without any one of its bytes, gives a sound tree")
  func mutations() async {
    let problems = await onLargeStack {
      var problems: [String] = []
      for mutant in Mutants(of: Self.sample) {
        let tree = Tree.parse(SourceFile(bytes: mutant))
        if tree.reassembled != mutant { problems.append("lost bytes") }
        problems += tree.verify()
      }
      return problems
    }
    #expect(problems.prefix(3) == [])
  }

  private static let sample = """
    @MainActor public final class A<T: B & C>: D, @unchecked Sendable where T.E == [F: G?] {
      @Published private(set) var x: Int = 1 { didSet { y(oldValue) } }
      #if os(iOS) && swift(>=6.0)
      lazy var z = { [weak self, n = 1] (a: Int, _ b: inout String) async throws -> Void in self?.f() }()
      #endif
      nonisolated func f(_ a: some P, b c: (Int, String) -> Void = { _, _ in }) async throws(E) -> [Int] {
        guard let self, case .some(let v)? = w, #available(iOS 16, *) else { return [] }
        for try await (i, j) in s where i > 0 { label: while true { break label } }
        let s = "a\\(b + "c\\(d)")e", t = #"\\#(u)"#, r = /a[b]c/, k = \\A.b[0]?.c
        switch x { case 1...2, 3: fallthrough; case let .a(b) where b: x = y ? -z : !w as! Q; @unknown default: do {} catch {} }
        return try await f(a) { $0 } also: { $1 }.map(\\.x) ?? []
      }
    }
    """
}

/// A text with each of its bytes deleted, and each of its beginnings.
private struct Mutants: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private var step = 0

  init(of text: String) { bytes = Array(text.utf8) }

  mutating func next() -> [UInt8]? {
    defer { step += 1 }
    let index = step / 2
    guard index < bytes.count else { return nil }
    return step.isMultiple(of: 2)
      ? Array(bytes[..<index]) : Array(bytes[..<index] + bytes[(index + 1)...])
  }
}

/// Runs the body on a thread with the stack that the command line gives its workers.
func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 64 << 20
    thread.start()
  }
}
