import Rewriter
import Testing

@testable import Codemods

@Suite struct ExpressionTypeTests {
  /// The type of the argument of `use(…)` in the first file; `-` where it is not known.
  private func type(_ files: String...) -> String {
    let sources = files.enumerated().map { position, text in
      (path: position == 0 ? "A.swift" : "\(position).swift", source: SourceFile(text))
    }
    let project = ProjectIndex(sources.map { FileFacts(path: $0.path, source: $0.source) })
    let tree = Tree.parse(sources[0].source)
    let context = Context(codemod: "test", path: "A.swift", tree: tree, project: project)
    let call = tree.all(FunctionCallExpr.self).first { $0.calleeName == "use" }
    guard let argument = call?.arguments?.arguments.first?.expression else { return "no use" }
    return context.type(of: argument)?.text ?? "-"
  }

  @Test(arguments: [
    ("func f(a: Int) { use(a) }", "Int"),
    ("func f(a: [String: [A.B<Int>]]?) { use(a) }", "[String: [A.B<Int>]]?"),
    (
      "func f(a: @escaping @Sendable (Int, inout B) async throws(E) -> Void) { use(a) }",
      "@escaping @Sendable (Int, inout B) async throws(E) -> Void"
    ),
    ("func f(a: Int...) { use(a) }", "[Int]"),
    ("func f(a: any P & Q) { use(a) }", "any P & Q"),
    ("func f() { let a: B = c(); use(a) }", "B"),
    ("func f() { let a, b: Int; use(a) }", "Int"),
    ("func f() { let a = 1; use(a) }", "Int"),
    ("func f() { use(1.5) }", "Double"),
    ("func f() { use(a() != b()) }", "Bool"),
    ("import Foundation; func f() { use(a < b.c && d()) }", "Bool"),
    ("import SQLite; func f() { use(a == b) }", "-"),
    ("import TabularData; func f() { use(a == b) }", "-"),
    ("func f(n: NSNumber) { use(n.intValue) }", "Int"),
    ("func f() { use(CGColorSpaceCreateDeviceRGB()) }", "CGColorSpace"),
    ("func NSHomeDirectory() -> Int { 1 }; func f() { use(NSHomeDirectory()) }", "Int"),
    ("func f() { use(\"a\\(b)\") }", "String"),
    ("func f() { use([1, 2]) }", "[Int]"),
    ("func f() { use([1, \"a\"]) }", "-"),
    ("func f() { use([\"a\": true]) }", "[String: Bool]"),
    ("func f() { use([]) }", "-"),
    ("func f() { use((1, a: true)) }", "(Int, a: Bool)"),
    ("func f(a: Any) { use(a as? B) }", "B?"),
    ("func f(a: Any) { use(a as! B) }", "B"),
    ("func f(a: B?) { use(a!) }", "B"),
    ("func f(a: B?) { use(a ?? c) }", "-"),
    ("func f(a: Int?) { use(a ?? 0) }", "Int"),
    ("func f(a: Any) { use(a as? Int ?? 0) }", "Int"),
    ("func f(a: Double) { use(a * 2) }", "Double"),
    ("func f(a: Double, b: Int) { use(a * b) }", "-"),
    ("func f(a: Bool) { use(!a) }", "Bool"),
    ("func f(a: Bool) { use(a ? 1 : 2) }", "Int"),
    ("func f(a: Int) { use(a == 1 ? \"a\" : \"b\") }", "String"),
    ("func f() { let (a, b) = (1, true); use(b) }", "Bool"),
    ("func f(a: (x: Int, y: B)) { let (c, d) = a; use(d) }", "B"),
    ("func f(a: Int?) { guard let a else { return }; use(a) }", "Int"),
    ("func f(a: Any) { if let b = a as? B { use(b) } }", "B"),
    ("func f(a: [B]) { for b in a { use(b) } }", "B"),
    ("func f(a: [B]) { for (i, b) in a.enumerated() { use(b) } }", "B"),
    ("func f(a: [Int: B]) { for (k, v) in a { use(v) } }", "B"),
    ("func f(a: Int) { for i in 0..<a { use(i) } }", "Int"),
    ("func f(a: [B]) { use(a.first) }", "B?"),
    ("func f(a: [B]) { use(a.first!) }", "B"),
    ("func f(a: [B]) { use(a[0]) }", "B"),
    ("func f(a: [B]) { use(a[c]) }", "-"),
    ("func f(a: [Int: B]) { use(a[0]) }", "B?"),
    ("func f() { do {} catch { use(error) } }", "any Error"),
    ("func f(a: Result<B, E>) { switch a { case .success(let b): use(b) } }", "B"),
    ("func f(a: Result<B, E>) { if case let .failure(e) = a { use(e) } }", "E"),
    ("func f(a: [B]) { a.forEach { use($0) } }", "B"),
    ("func f(a: [B]) { let c = a.filter { d($0) }; use(c) }", "[B]"),
    ("func f() { let a = { (b: Int) -> B in c }(1); use(a) }", "B"),
    ("func f() { func g() -> B { c }; use(g()) }", "B"),
    ("func f(a: () -> B) { use(a()) }", "B"),
    ("func f(a: ((Int) -> B)?) { use(a?(1)) }", "B?"),
    ("func f() { use(DispatchQueue.main) }", "DispatchQueue"),
    ("func f() { use(URLSession.shared) }", "URLSession"),
    ("func f() { use(OperationQueue.current) }", "-"),
    ("func f() { use(UNUserNotificationCenter.current()) }", "UNUserNotificationCenter"),
    ("func f() { use(UIView()) }", "UIView"),
    ("func f() { use(UIImage(named: \"a\")) }", "-"),
    ("func f() { use(UIImage(named: \"a\")!) }", "UIImage"),
    ("func f() { use(UIView.self) }", "UIView.Type"),
    ("func f(a: [Int: B]) { use(a.values) }", "Dictionary<Int, B>.Values"),
    ("func f(a: [Int: B]) { for b in a.values { use(b) } }", "B"),
    ("func f() { use(a.b.c) }", "-"),
  ])
  func expressions(source: String, type expected: String) {
    #expect(type(source) == expected, "\(source)")
  }

  @Test(arguments: [
    ("class C { func f() { use(self) } }", "C"),
    ("class C { static func f() { use(self) } }", "C.Type"),
    ("class C { func f() { g { [weak self] in use(self) } } }", "C?"),
    (
      "class C { func f() { g { [weak self] in guard let self else { return }; use(self) } } }", "C"
    ),
    (
      "class C { func f() { g { [weak self] in use(self?.a) } }; let a = B(); struct B {} }", "C.B?"
    ),
    ("class C { var a: Int { didSet { use(oldValue) } } }", "Int"),
    ("class C { var a = 1; func f() { use(a) } }", "Int"),
    ("class C { let a = B(); func f() { use(self.a) } ; struct B {} }", "C.B"),
    ("class C { let a = D.shared; func f() { use(a) } }; class D { static let shared = D() }", "D"),
    ("class C { lazy var a: B = c(); func f() { use(a) } }", "B"),
    ("class C { func f() { use(g()) }; func g() -> B {} }", "B"),
    ("class C { func f() { use(g()) }; func g() -> B {}; func g() -> D {} }", "-"),
    ("class C { func f() { use(g(a: 1)) }; func g(a: Int) -> B {}; func g(b: Int) -> D {} }", "B"),
    ("class C { func f() { use(g()) }; func g<T>() -> T {} }", "-"),
    ("class C { func f() { use(h { }) }; func h(_ a: Int = 1, then: () -> Void) -> B {} }", "B"),
    ("class C { func f() { h { use($0) } }; func h(_ a: (B) -> Void) {} }", "B"),
    ("class C { func f() { h { a, b in use(b) } }; func h(done: ((B, D) -> Void)?) {} }", "D"),
    ("class C { var h: ((B) -> Void)?; func f() { h = { b in use(b) } } }", "B"),
    ("class C { func f() { use(D()) } }; class D { init?() {} }", "D?"),
    ("class C { func f() { use(E(rawValue: 1)) } }; enum E: Int { case a }", "E?"),
    ("class C { func f() { use(E.a) } }; enum E: Int { case a }", "E"),
    (
      "class C { func f(e: E) { if case .a(let b, _) = e { use(b) } } }; enum E { case a(B, D) }",
      "B"
    ),
    ("class C { func f(b: Box<Int>) { use(b.value) } }; struct Box<T> { var value: T }", "Int"),
    ("class C { func f(b: Box<Int>) { use(b.all) } }; struct Box<T> { var all: [T] }", "[T]"),
    ("class C { func f(b: Box) { use(b.first) } }; typealias Box = [Int]", "Int?"),
    ("class C { func f(p: any P) { use(p.a) } }; protocol P { var a: B { get } }", "B"),
    ("class C { func f<T: P>(p: T) { use(p.a) } }; protocol P { var a: B { get } }", "B"),
    ("class C { func f(d: D?) { use(d?.e.b) } }; class D { var e: E }; class E { var b: B }", "B?"),
    ("class C { func f(d: D) { use(d.a) } }; class D: C { }; extension C { var a: B { b } }", "B"),
    ("class C { @Published var a: B; func f() { use(a) } }", "B"),
    ("class C { weak var a: B?; func f() { use(a) } }", "B?"),
    ("class C { func f() { use(try? g()) }; func g() throws -> B {} }", "B?"),
    ("class C { func f() async { use(await g()) }; func g() async -> B {} }", "B"),
    ("class C { func f() { use(a) }; let a = b; }; let b = c; let c = b", "-"),
    ("class C: UIView { func f() { use(a) } }; extension UIView { var a: B { b } }", "B"),
    ("class C: D { func f() { use(super.a) } }; class D { var a: B }", "B"),
  ])
  func members(source: String, type expected: String) {
    #expect(type(source) == expected, "\(source)")
  }

  @Test func aClosureOfTheTablesHasParameters() {
    #expect(
      type("func f(s: URLSession) { s.dataTask(with: r) { d, r, e in use(e) } }")
        == "(any Error)?")
    #expect(
      type(
        "func f(s: AVAudioNode) { s.installTap(onBus: 0, bufferSize: 1, format: nil) { b, _ in use(b) } }"
      )
        == "AVAudioPCMBuffer")
  }

  @Test func whatFollowsFromSeveralFilesIsKnown() {
    #expect(
      type(
        "class C: B { func f() { use(store.items) } }", "class B { let store = Store() }",
        "class Store { var items: [Item] = [] }") == "[Item]")
  }
}
