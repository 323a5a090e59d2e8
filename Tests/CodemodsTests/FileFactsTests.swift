import Rewriter
import Testing

@testable import Codemods

@Suite struct FileFactsTests {
  private func facts(_ text: String) -> FileFacts {
    FileFacts(path: "A.swift", source: SourceFile(text))
  }

  @Test func typesAreNamedWithTheTypesAroundThem() {
    let facts = facts("class A<T>: B<[T]>, C { struct D: E where T: F { enum G {} } } ; actor H {}")
    #expect(facts.types.map(\.name) == ["A", "A.D", "A.D.G", "H"])
    #expect(facts.types[0].inherited == ["B<[T]>", "C"])
    #expect(facts.types[1].inherited == ["E"])
  }

  @Test func attributesAndModifiersBelongToTheDeclarationBehindThem() {
    let facts = facts(
      """
      @MainActor @objc(X) public final class A {}
      nonisolated struct B {}
      @available(iOS 16, *) extension A.B: @unchecked Sendable, @MainActor P {}
      class C { class func f() {} ; class var v: Int { 0 } }
      """)
    #expect(facts.types.map(\.name) == ["A", "B", "A.B", "C"])
    #expect(facts.types[0].attributes == ["MainActor", "objc"])
    #expect(facts.types[1].isNonisolated)
    #expect(facts.types[2].inherited == ["@unchecked Sendable", "@MainActor P"])
    #expect(facts.functions.map(\.name) == ["f"])
    #expect(facts.functions[0].owner == "C")
  }

  @Test func operatorsHaveNoLabels() {
    let facts = facts(
      """
      struct A {
        static func == (lhs: A, rhs: A) -> Bool { true }
        static func ..< (lhs: A, rhs: A) {}
        static func ∘ (lhs: A, rhs: A) {}
        func _id(a: Int) {}
        func 😀(a: Int, _ b: Int) {}
        func `1 + 1`(a: Int) {}
      }
      """)
    #expect(
      facts.functions.map(\.fullName)
        == ["==", "..<", "∘", "_id(a:)", "😀(a:_:)", "1 + 1(a:)"])
    #expect(MemberKey(.function(facts.functions[0]))?.labels == ["", ""])
  }

  @Test func functionsHaveParametersAndAResult() {
    let facts = facts(
      """
      func f(_ a: Int = 1, to b: @escaping (Int, String) -> Void, c: [String: Int]) async throws -> A.B? {}
      func + (a: Int, b: Int) -> Int { 0 }
      struct S { init?(done: (() -> Void)? = nil) {} ; @available(*, noasync) func g() }
      """)
    let f = facts.functions[0]
    #expect(f.parameters.map(\.label) == ["", "to", "c"])
    #expect(
      f.parameters.map(\.type) == ["Int", "@escaping (Int, String) -> Void", "[String: Int]"])
    #expect(f.result == "A.B?")
    #expect(f.traits == [.isAsync, .isThrowing, .isEmpty])
    #expect(facts.functions.map(\.name) == ["f", "+", "init", "g"])
    #expect(facts.functions[2].parameters[0].type == "(() -> Void)?")
    #expect(facts.functions[3].traits == .isNoasync)
  }

  @Test func whatIsNotAvailableInAsynchronousCodeIsMarked() {
    let facts = facts(
      """
      @available(*, noasync) struct S { @available(*, noasync) static var a: Int { 0 } ; let b = 1 }
      @available(*, noasync, message: "ask") let c = 1
      """)
    #expect(facts.types.map(\.isNoasync) == [true])
    #expect(facts.variables.map(\.isNoasync) == [true, false, true])
  }

  @Test func onlyMembersAndGlobalsAreVariables() {
    let facts = facts(
      """
      let a: Int = 1
      struct S {
        var b: (() -> Void)?
        @Published private(set) var c: [Int]
        var d: any P { let e: Int = 1; return f }
        var g = 1
        let (h, i) = pair()
      }
      if let j = k(), let l = m { let n = o }
      """)
    #expect(facts.variables.map(\.name) == ["a", "b", "c", "d", "g", "h", "i"])
    #expect(
      facts.variables.map(\.type) == ["Int", "(() -> Void)?", "[Int]", "any P", nil, nil, nil])
    #expect(facts.variables.map(\.owner) == ["", "S", "S", "S", "S", "S", "S"])
    #expect(facts.variables.map(\.isComputed) == [false, false, false, true, false, false, false])
    #expect(facts.variables.map(\.isConstant) == [true, false, false, false, false, true, true])
    #expect(facts.variables[2].attributes == ["Published"])
  }

  @Test func aTypeEndsBeforeTheAttributeOfTheNextMember() {
    let facts = facts(
      """
      struct S {
        private var store: StoreOf<Feature>
        @Binding private var isOn: Bool
        var pair: (A<B>, C) & Sendable
        @State var list: [A<B>] & P<Q> & R
        @objc func f() -> A<B>
        @objc func g() {}
      }
      """)
    #expect(
      facts.variables.map(\.type)
        == ["StoreOf<Feature>", "Bool", "(A<B>, C) & Sendable", "[A<B>] & P<Q> & R"])
    #expect(facts.functions.map(\.result) == ["A<B>", nil])
  }

  @Test func initialValuesWithoutBracesAreKept() {
    let facts = facts(
      """
      class A {
        let a = Foo()
        let b = Foo.bar , c = [Foo](), d = -1
        var e = 5 { didSet { x() } }
        var f: Int = 6 { willSet { } }
        lazy var g = { Foo() }()
        let h = Foo(
          bar: 1,  baz:   "x")
          .chained  // end
        let i = a
          ?? b
        let j = [
          "a long value that takes several lines of the source and has no end for a while", "and",
          "one that is an array of literals", "as tables are", "is a value as well as a short one",
        ]
        let k = items.map { $0 }
        var l: Int { 5 }
        let m = try? await n() ; let o = p
        @State var q = r as? S
        let s = T<[Int?], Never>(1), u = V<W<Int, X>>.y, z = A<b, aa
      }
      """)
    let values = Dictionary(uniqueKeysWithValues: facts.variables.map { ($0.name, $0) })
    #expect(values["a"]?.initializer == "Foo()")
    #expect(values["b"]?.initializer == "Foo.bar")
    #expect(values["c"]?.initializer == "[Foo]()")
    #expect(values["d"]?.initializer == "-1")
    #expect(values["e"]?.initializer == "5" && values["e"]?.isComputed == false)
    #expect(values["f"]?.initializer == "6" && values["f"]?.type == "Int")
    #expect(values["g"]?.initializer == nil && values["g"]?.modifiers == .lazy)
    #expect(values["h"]?.initializer == "Foo( bar: 1, baz: \"x\") .chained")
    #expect(values["i"]?.initializer == "a ?? b")
    #expect(values["j"]?.initializer?.hasSuffix("\"is a value as well as a short one\", ]") == true)
    #expect(values["k"] != nil && values["k"]?.initializer == nil)
    #expect(values["l"]?.isComputed == true)
    #expect(values["m"]?.initializer == "try? await n()")
    #expect(values["o"]?.initializer == "p")
    #expect(values["q"]?.initializer == "r as? S")
    #expect(values["s"]?.initializer == "T<[Int?], Never>(1)")
    #expect(values["u"]?.initializer == "V<W<Int, X>>.y")
    #expect(values["z"]?.initializer == "A<b" && values["aa"] != nil)
    #expect(values["Never"] == nil)
  }

  @Test func aValueEndsNoLaterThanTheNextDeclarationWhereABracketIsMissing() {
    let facts = facts(
      """
      struct S {
        let a = [1, 2
        let b = (3
        var c = 4
      }
      """)
    #expect(facts.variables.map(\.name) == ["a", "b", "c"])
    #expect(facts.variables.map(\.initializer) == [nil, nil, "4"])
  }

  @Test func importsHaveTheirAttributes() {
    let facts = facts(
      """
      @_exported import A
      @preconcurrency public import B
      import struct C.D.E
      @testable import F
      """)
    #expect(
      facts.imports == [
        ImportFacts(module: "A", isReexported: true),
        ImportFacts(module: "B", isPreconcurrency: true), ImportFacts(module: "C"),
        ImportFacts(module: "F"),
      ])
  }

  @Test func membersHaveAttributesAndModifiers() {
    let facts = facts(
      """
      class C {
        @MainActor @objc(x:) static func a() {}
        nonisolated(unsafe) static var b = 1
        nonisolated(nonsending) func c() async throws {}
        public private(set) weak var d: C?
        override class func e() {}
        isolated deinit {}
        convenience init?(x: Int) {}
        subscript<T>(i: Int) -> T { fatalError() }
      }
      public extension C { func f() {} ; private func g() {} ; var h: Int { 1 } }
      """)
    let functions = Dictionary(uniqueKeysWithValues: facts.functions.map { ($0.name, $0) })
    #expect(functions["a"]?.attributes == ["MainActor", "objc"])
    #expect(functions["a"]?.modifiers == .static && functions["a"]?.path == "A.swift")
    #expect(functions["c"]?.modifiers == .nonisolatedNonsending)
    #expect(functions["c"]?.isAsync == true && functions["c"]?.isThrowing == true)
    #expect(functions["e"]?.modifiers == [.override, .static])
    #expect(functions["deinit"]?.modifiers == .isolated && functions["deinit"]?.owner == "C")
    #expect(functions["init"]?.traits == [.isFailable, .isEmpty])
    #expect(functions["subscript"]?.genericParameters == [GenericParameter(name: "T")])
    #expect(functions["subscript"]?.result == "T")
    #expect(functions["f"]?.modifiers == .public && functions["g"]?.modifiers == .private)
    #expect(facts.variables.map(\.name) == ["b", "d", "h"])
    #expect(facts.variables[0].modifiers == [.nonisolatedUnsafe, .static])
    #expect(facts.variables[1].modifiers == [.public, .weak])
    #expect(facts.variables[2].modifiers == .public && facts.variables[2].isComputed)
  }

  @Test func genericParametersHaveConstraints() {
    let facts = facts(
      """
      struct S<T: P, each U, let n: Int, V: Q<[W<X>]>> where T: Sendable, U == Int {}
      protocol P { associatedtype Element: Sendable ; func f<A>(_ a: A) -> A where A: P, A.B: C }
      extension Array where Element: P {}
      typealias Handler<T: P> = (T) -> Void
      """)
    #expect(
      facts.types[0].genericParameters == [
        GenericParameter(name: "T", constraint: "P & Sendable"),
        GenericParameter(name: "U", isPack: true),
        GenericParameter(name: "n", constraint: "Int"),
        GenericParameter(name: "V", constraint: "Q<[W<X>]>"),
      ])
    #expect(facts.types[0].whereClause == "T: Sendable, U == Int")
    #expect(
      facts.types[1].genericParameters == [
        GenericParameter(name: "Element", constraint: "Sendable")
      ])
    #expect(facts.functions[0].genericParameters == [GenericParameter(name: "A", constraint: "P")])
    #expect(facts.functions[0].result == "A")
    #expect(facts.types[2].whereClause == "Element: P")
    #expect(facts.aliases[0].genericParameters == [GenericParameter(name: "T", constraint: "P")])
  }

  @Test func casesHavePayloads() {
    let facts = facts(
      """
      indirect enum E: Int {
        case a, b(Int, label: [String: Int]), c(_ x: () -> Void = {})
        case d = 4, e
        func f() { switch self { case .a: break ; case let .b(x, _): break ; default: break } }
        enum Inner { case g(E) }
      }
      """)
    #expect(facts.cases.map(\.name) == ["a", "b", "c", "d", "e", "g"])
    #expect(
      facts.cases.map(\.payload) == [[], ["Int", "[String: Int]"], ["() -> Void"], [], [], ["E"]])
    #expect(facts.cases.map(\.owner) == ["E", "E", "E", "E", "E", "E.Inner"])
  }

  @Test func parametersHaveNamesAttributesAndDefaults() {
    let facts = facts(
      "func f(@ViewBuilder to content: () -> V, _ x: Int = 1, isolation: isolated (any Actor)? = nil) {}"
    )
    let parameters = facts.functions[0].parameters
    #expect(parameters.map(\.label) == ["to", "", "isolation"])
    #expect(parameters.map(\.name) == ["content", "x", "isolation"])
    #expect(
      parameters.map(\.type) == ["@ViewBuilder () -> V", "Int", "isolated (any Actor)?"])
    #expect(parameters.map(\.hasDefault) == [false, true, true])
  }

  @Test func aliasesHaveTargets() {
    let facts = facts("typealias Done<T> = (T) -> Void\nclass A { typealias B = C.D }\nlet x = 1")
    #expect(facts.aliases.map(\.name) == ["Done", "A.B"])
    #expect(facts.aliases.map(\.target) == ["(T) -> Void", "C.D"])
  }

  @Test func localFunctionsAreMarked() {
    let facts = facts("func f() { func g() {} ; init() }")
    #expect(facts.functions.map(\.name) == ["f", "g"])
    #expect(facts.functions[1].traits == [.isLocal, .isEmpty])
  }

  @Test func typesThatAreNestedWithoutEndAreReadToTheEnd() {
    let facts = facts(String(repeating: "struct A { ", count: 20_000))
    #expect(facts.types.count == 20_000)
    #expect(facts.types.allSatisfy { $0.name.count < 1000 })
  }

  @Test func everyConditionalBranchIsRead() {
    let facts = facts("#if os(iOS)\nclass A: UIView {}\n#else\nclass A: NSView {}\n#endif")
    #expect(facts.types.map(\.inherited) == [["UIView"], ["NSView"]])
  }

  @Test(arguments: [
    "class", "func f(", "struct A: ", "typealias T =", "}}}{{{", "@", "var x:", "init",
    "var x =", "let (", "struct A<", "enum E { case", "enum E { case a(",
    "func f<T>() where", "import",
    "struct A<T: B<C> where", "subscript", "deinit", "associatedtype", "nonisolated(",
  ])
  func brokenSourceIsReadToItsEnd(text: String) {
    #expect(facts(text).path == "A.swift")
  }
}
