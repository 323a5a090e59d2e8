import Rewriter
import Testing

@testable import Codemods

/// The answers follow what Swift 6.3.1 was measured to do, in the Swift 6 language mode.
@Suite struct SendabilityTests {
  /// Whether the type of the parameter `x` of `func use` in the first file is Sendable.
  private func sendability(_ files: String..., settings: String = "") -> Sendability {
    let sources = files.enumerated().map { position, text in
      (path: "Sources/App/\(position).swift", source: SourceFile(text))
    }
    let manifest = """
      // swift-tools-version: 6.2
      let package = Package(name: "P", targets: [.target(name: "App", swiftSettings: [\(settings)])])
      """
    let modules = ProjectModules(
      of: sources.map(\.path),
      describedBy: [ProjectFile(path: "Package.swift", text: manifest)])
    let project = ProjectIndex(
      sources.map { FileFacts(path: $0.path, source: $0.source) }, modules: modules)
    let tree = Tree.parse(sources[0].source)
    let context = Context(codemod: "test", path: sources[0].path, tree: tree, project: project)
    let parameter = tree.all(FunctionParameter.self).first { $0.firstName?.text == "x" }
    guard let type = parameter?.type else { return Sendability(.unknown, because: ["no x"]) }
    return context.sendability(of: context.knownType(type))
  }

  private static let mainActorByDefault = ".defaultIsolation(MainActor.self)"

  @Test(arguments: [
    "actor T {}", "@MainActor class T {}", "class T: UIViewController {}",
    "final class T: Sendable {}", "class T: @unchecked Sendable {}", "struct T { var a = 1 }",
    "class T: B {}; class B: @unchecked Sendable {}", "struct T { weak var a: B? }; actor B {}",
    "struct T {}; extension T: Sendable {}", "enum T { case a(Int), b }",
    "struct T { var a: [B] }; enum B { case a([T]) }", "public enum T: Error { case a }",
    "@frozen public struct T { var a = 1 }", "package struct T { var a = 1 }",
    "struct T { static var a = B(); var b: B { B() } }; class B {}",
    "struct T { nonisolated(unsafe) var a: B }; class B {}", "struct T<A> {}",
    "@MainActor public struct T { var a: B }; class B {}",
    "struct T: View { var a: B }; class B {}",
    "protocol T: Sendable {}", "protocol T: B {}; protocol B: Error {}",
    "typealias T = @Sendable (B) -> B; class B {}", "typealias T = @MainActor () -> Void",
    "enum E { public struct T { var a = 1 } }; func use(x: E.T) {}",
    "struct T { let a = URL(string: \"\") }",
    "@MainActor class T: NSObject {}",
  ])
  func typesThatAreSendable(source: String) {
    let answer = sendability(source + "\nfunc use(x: T) {}")
    #expect(answer.kind == .yes, "\(source): \(answer)")
  }

  @Test(arguments: [
    "class T {}", "final class T { let a = 1 }", "class T: NSObject {}",
    "struct T { var a: B }; class B {}", "enum T { case a(B) }; class B {}",
    "public struct T { var a = 1 }", "@usableFromInline struct T { var a = 1 }",
    "@MainActor class T: B {}; class B {}", "protocol T {}", "@MainActor protocol T {}",
    "struct T { weak var a: B? }; class B {}", "struct T { lazy var a = B() }; class B {}",
    "struct T<A> { var a: A }; func use(x: T<Int>) {}", "typealias T = () -> Void",
    "indirect enum T { case a(T), b }",
    "struct T { @W var a: Int }; @propertyWrapper struct W<A> { var wrappedValue: A }",
    "struct T { var a: Any }", "struct T { var a: [String: Any] }", "class T: ObservableObject {}",
    "typealias T = B & P; class B {}; protocol P {}", "class T {}; func use(x: [T]) {}",
    "class T {}; func use(x: (Int, T?)) {}",
  ])
  func typesThatAreNot(source: String) {
    let answer = sendability(source.contains("use(") ? source : source + "\nfunc use(x: T) {}")
    #expect(answer.kind == .no, "\(source): \(answer)")
  }

  @Test(arguments: [
    "class T: Stranger {}", "struct T { var a: Stranger }", "struct T { @Stranger var a: Int }",
    "class T: Stranger<Int>, P {}; protocol P {}", "struct T: Stranger { var a: B }; class B {}",
    "struct T { var a = make() }",
  ])
  func unknownNamesMakeItUnknown(source: String) {
    let answer = sendability(source + "\nfunc use(x: T) {}")
    #expect(answer.kind == .unknown, "\(source): \(answer)")
  }

  @Test(arguments: [
    ("x: Set<Int>", Sendability.Kind.yes), ("x: Result<B, any Error>", .no),
    ("x: AsyncStream<B>.Continuation", .yes), ("x: B.Type", .yes), ("x: any P.Type", .no),
    ("x: any S.Type", .yes), ("x: AnyObject", .no), ("x: any P & Sendable", .yes),
    ("x: Notification", .no), ("x: UIView", .yes), ("x: [UIView?]", .yes),
    ("x: (@Sendable () -> Void)?", .yes), ("x: (any Error)?", .yes), ("x: Error", .yes),
    ("x: Codable", .no), ("x: UnsafePointer<Int>", .no), ("x: NSObject", .no), ("x: some P", .no),
    ("x: G<Int>", .yes), ("x: G<B>", .no), ("x: H<Int>", .yes), ("x: H<String>", .no),
  ])
  func builtTypes(parameter: String, kind: Sendability.Kind) {
    let answer = sendability(
      """
      func use(\(parameter)) {}
      class B {}
      protocol P {}
      protocol S: Sendable {}
      struct G<T> { var t: T }
      extension G: Sendable where T: Sendable {}
      struct H<T> { var t: T }
      extension H: Sendable where T == Int {}
      """)
    #expect(answer.kind == kind, "\(parameter): \(answer)")
  }

  @Test(arguments: [
    ("<T>(x: T)", Sendability.Kind.no), ("<T: Sendable>(x: T)", .yes),
    ("<T>(x: [T]) where T: Sendable", .yes), ("<T: S>(x: T)", .yes), ("<T: P>(x: T)", .no),
    ("<T: B>(x: T)", .no), ("<T: UIView>(x: T)", .yes), ("<T: S>(x: T.A)", .yes),
    ("<T: S>(x: T.C)", .no), ("<T: P>(x: T.Type)", .no), ("<T>(x: T.Type)", .yes),
    ("<T: Sequence>(x: T.Element) where T.Element: Sendable", .yes),
  ])
  func genericParameters(signature: String, kind: Sendability.Kind) {
    let answer = sendability(
      """
      func use\(signature) {}
      class B {}
      protocol P {}
      protocol S: Sendable { associatedtype A: Sendable; associatedtype C }
      """)
    #expect(answer.kind == kind, "\(signature): \(answer)")
  }

  @Test func theDefaultIsolationMakesTypesSendable() {
    for source in [
      "class T {}", "struct T { var a: B }; class B {}", "public struct T { var a = 1 }",
    ] {
      let source = source + "\nfunc use(x: T) {}"
      #expect(sendability(source, settings: Self.mainActorByDefault).kind == .yes, "\(source)")
      #expect(sendability(source).kind == .no, "\(source)")
    }
    let source = "nonisolated class T {}\nfunc use(x: T) {}"
    #expect(sendability(source, settings: Self.mainActorByDefault).kind == .no)
  }

  @Test func mainActorFunctionsAreSendableInSwift6Only() {
    let source = "func use(x: @escaping @MainActor () -> Void) {}"
    #expect(sendability(source).kind == .yes)
    #expect(sendability(source, settings: ".swiftLanguageMode(.v5)").kind == .no)
    let feature =
      ".swiftLanguageMode(.v5), .enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")"
    #expect(sendability(source, settings: feature).kind == .yes)
  }

  @Test func theReasonsLeadToTheType() {
    let answer = sendability(
      "func use(x: [A]) {}\nstruct A { let b: B? }", "class B: C {}", "class C {}")
    #expect(
      answer.description == """
        not Sendable: struct A (Sources/App/0.swift) ← let b ← class B (Sources/App/1.swift) ← superclass \
        ← class C (Sources/App/2.swift) ← a class that isn't declared Sendable
        """)
  }
}
