import Rewriter
import Testing

@testable import Codemods

@Suite struct NameLookupTests {
  /// What the argument of `use(…)` in the first file stands for, in words.
  private func meaning(_ files: String...) -> String {
    let sources = files.enumerated().map { position, text in
      (path: position == 0 ? "A.swift" : "\(position).swift", source: SourceFile(text))
    }
    let project = ProjectIndex(sources.map { FileFacts(path: $0.path, source: $0.source) })
    let tree = Tree.parse(sources[0].source)
    let context = Context(codemod: "test", path: "A.swift", tree: tree, project: project)
    let call = tree.all(FunctionCallExpr.self).first { $0.calleeName == "use" }
    guard let name = call?.arguments?.arguments.first?.expression?.as(DeclReferenceExpr.self),
      let text = name.name
    else { return "no use" }
    return context.resolution(of: text, at: name.node).words
  }

  @Test(arguments: [
    ("func f(a: Int) { use(a) }", "parameter"),
    ("func f(to a: Int) { use(a) }", "parameter"),
    ("func f(a: Int) { use(to) }", "unknown"),
    ("struct S { init(a: Int) { use(a) } }", "parameter"),
    ("struct S { subscript(a: Int) -> Int { use(a) } }", "parameter"),
    ("func f() { let a = 1; use(a) }", "variable"),
    ("func f() { let (b, a) = (1, 2); use(a) }", "variable"),
    ("func f() { use(a); let a = 1 }", "unknown"),
    ("func f(a: Int) { let a = use(a) }", "parameter"),
    ("func f(a: Int) { let b = a, a = use(b) }", "variable"),
    ("func f(a: Int) { do { let a = 1 }; use(a) }", "parameter"),
    ("func f(a: Int?) { guard let a else { return }; use(a) }", "optional binding"),
    ("func f(a: Int?) { guard let a else { use(a) } }", "parameter"),
    ("func f(a: Int?) { if let a, use(a) {} }", "optional binding"),
    ("func f(a: Int?) { if use(a), let a {} }", "parameter"),
    ("func f(a: Int?) { if let a { use(a) } }", "optional binding"),
    ("func f(a: Int?) { if let a {} else { use(a) } }", "parameter"),
    ("func f(a: Int?) { if let a {}; use(a) }", "parameter"),
    ("func f(b: Int?) { while let a = b { use(a) } }", "optional binding"),
    ("func f(b: [Int]) { for a in b { use(a) } }", "element"),
    ("func f(b: [Int]) { for a in use(a) {} }", "unknown"),
    ("func f(b: [Int]) { for a in b where use(a) {} }", "element"),
    ("func f(b: E) { switch b { case .c(let a): use(a) } }", "switched"),
    ("func f(b: E) { switch b { case let .c(a) where use(a): break } }", "switched"),
    ("func f(b: E) { switch b { case .c(let a): break; default: use(a) } }", "unknown"),
    ("func f(b: E) { if case .c(let a) = b { use(a) } }", "matched"),
    ("func f(b: E) { guard case let .c(a) = b else { return }; use(a) }", "matched"),
    ("func f() { do { try g() } catch { use(error) } }", "error"),
    ("func f() { do { try g() } catch let a { use(a) } }", "caught"),
    ("func f() { do { try g() } catch let a as E { use(error) } }", "unknown"),
    ("func f() { g { a in use(a) } }", "closure parameter 0"),
    ("func f() { g { (b, a: Int) in use(a) } }", "closure parameter 1"),
    ("func f() { g { use($1) } }", "closure parameter 1"),
    ("func f() { g { b in use($0) } }", "unknown"),
    ("func f(a: Int) { g { [a] in use(a) } }", "capture"),
    ("func f(a: Int) { g { [b = use(a)] in } }", "parameter"),
    ("func f() { use(a); func a() {} }", "local function"),
    ("func f() { use(A); struct A {} }", "local type"),
    ("func f<A>() { use(A) }", "type parameter"),
    ("func f() { #if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\nuse(a) }", "variable"),
  ])
  func namesInFunctions(source: String, meaning expected: String) {
    #expect(meaning(source) == expected, "\(source)")
  }

  @Test(arguments: [
    ("class C { func f() { use(self) } }", "instance"),
    ("class C { static func f() { use(self) } }", "metatype"),
    ("class C { class var a: Int { use(self) } }", "metatype"),
    ("class C { func f() { g { [weak self] in use(self) } } }", "capture"),
    (
      "class C { func f() { g { [weak self] in guard let self else { return }; use(self) } } }",
      "optional binding"
    ),
    (
      "class C { func f() { g { [weak self] in struct D { func f() { use(self) } } } } }",
      "instance"
    ),
    ("class C { var a: Int { didSet { use(oldValue) } } }", "accessor value"),
    ("class C { var a: Int { get { 1 } set { use(newValue) } } }", "accessor value"),
    ("class C { var a: Int { get { 1 } set(b) { use(b) } } }", "accessor value"),
    ("class C { var a: Int { get { use(newValue) } } }", "unknown"),
  ])
  func selfAndAccessors(source: String, meaning expected: String) {
    #expect(meaning(source) == expected, "\(source)")
  }

  @Test func membersAreFoundInTheTypeItsExtensionsAndWhatItInherits() {
    #expect(meaning("class C { var a = 1; func f() { use(a) } }") == "member of C")
    #expect(
      meaning("extension C { func f() { use(a) } }", "class C { var a = 1 }") == "member of C")
    #expect(
      meaning("class C { func f() { use(a) } }", "extension C { var a: Int { 1 } }")
        == "member of C")
    #expect(meaning("class C: B { func f() { use(a) } }", "class B { var a = 1 }") == "member of C")
    #expect(meaning("enum E { case a; func f() { use(a) } }") == "member of E")
    #expect(
      meaning("class C { class D { func f() { use(a) } }; static var a = 1 }") == "member of C")
  }

  @Test func localNamesHideMembersAndMembersHideGlobals() {
    #expect(meaning("class C { var a = 1; func f(a: Int) { use(a) } }") == "parameter")
    #expect(meaning("class C { var a = 1; func f() { use(a) } }", "let a = 1") == "member of C")
    #expect(meaning("class C { func f() { use(a) } }", "let a = 1") == "global")
  }

  @Test func membersOfLocalTypesAreNotKnown() {
    #expect(
      meaning("class C { var a = 1; func f() { struct D { var a = 2; func g() { use(a) } } } }")
        == "unknown")
  }

  @Test func typesAndModulesAreNames() {
    #expect(meaning("func f() { use(B) }", "class B {}") == "type B")
    #expect(meaning("class C { func f() { use(B) } ; class B {} }") == "type C.B")
    #expect(meaning("class C: D { func f() { use(B) } }", "class D { enum B {} }") == "type D.B")
    #expect(meaning("func f() { use(UIView) }") == "type UIView")
    #expect(meaning("struct S<A> { func f() { use(A) } }") == "type parameter")
    #expect(meaning("extension S { func f() { use(A) } }", "struct S<A> {}") == "type parameter")
    #expect(meaning("import Feeds\nfunc f() { use(Feeds) }") == "module Feeds")
  }
}

extension Resolution {
  fileprivate var words: String {
    switch self {
    case .local(let binding): binding.kind.words
    case .member(_, let type): "member of \(type)"
    case .global: "global"
    case .type(let name): "type \(name)"
    case .typeParameter: "type parameter"
    case .module(let name): "module \(name)"
    case .unknown: "unknown"
    }
  }
}

extension LocalBinding.Kind {
  fileprivate var words: String {
    switch self {
    case .parameter: "parameter"
    case .closureParameter(_, let position): "closure parameter \(position)"
    case .capture: "capture"
    case .variable: "variable"
    case .optionalBinding: "optional binding"
    case .matched: "matched"
    case .element: "element"
    case .switched: "switched"
    case .caught: "caught"
    case .implicitError: "error"
    case .accessorValue: "accessor value"
    case .function: "local function"
    case .type: "local type"
    case .instance: "instance"
    case .metatype: "metatype"
    }
  }
}
