import Rewriter
import Testing

@testable import Codemods

@Suite struct UserRowsTests {
  private static let text = """
    # our wrappers
    callback\tonMain(_:)\t_\t-\tstatic\t() -> Void\tnot-sendable\tmain-actor\tmain\tours

    type\tTheme\tDesign\tclass\tNSObject\tmain-actor\tsendable\tours
    type\tUIView\tUIKit\tclass\tUIResponder\tnonisolated\tunknown\tours
    twin\tStore\tload(completion:)\tload()\tinstance\tItem\tthrows\t13.0\t-\tours
    delegate\tStoreDelegate\tstoreDidLoad(_:)\tnonisolated\tbackground\tours
    member\tStore\tshared\tstatic\tStore\tours
    notification\t.storeDidChange\tbackground\tno\tours
    """

  @Test func rowsOfTheUserAreFoundAndWin() {
    let (rows, bad) = UserRows.parse(Self.text)
    #expect(bad.isEmpty)
    let tables = SDKTables.standard.adding(rows)
    #expect(tables.isMainActor(type: "Theme"))
    #expect(tables.isMainActor(type: "Design.Theme"))
    #expect(tables.isolation(ofType: "UIView") == .nonisolated)
    #expect(tables.isMainActor(type: "UILabel"))
    #expect(tables.callback(type: nil, method: "onMain", label: nil)?.isolation == .mainActor)
    #expect(tables.asyncTwin(of: "load(completion:)", in: "Store")?.macOS == nil)
    #expect(
      tables.delegate(protocol: "StoreDelegate", method: "storeDidLoad(_:)")?.thread == .background)
    #expect(tables.memberType(of: "Store", member: "shared") == "Store")
    #expect(tables.notification(named: ".storeDidChange")?.thread == .background)
  }

  @Test(arguments: [
    (
      "typo\tA",
      "unknown table 'typo': begin with type, callback, twin, delegate, member, notification"
    ),
    (
      "type\tA\tB",
      "2 columns where 'type' has 7: name, module, kind, inherits, isolation, "
        + "sendability, source"
    ),
    ("type\tA\tB\tclass\t-\tmain\tsendable\tx", "unknown isolation 'main'"),
    ("type\tA\tB\tclass\t\tmain-actor\tsendable\tx", "no inherits: write '-' where there is none"),
    ("delegate\tA\tb()\tnonisolated\tsometimes\tx", "unknown thread 'sometimes'"),
  ])
  func aBadRowIsOneClearLineAndTheOthersCount(row: (text: String, message: String)) {
    let (rows, bad) = UserRows.parse("\(Self.text)\n\(row.text)\r\n")
    #expect(bad == [UserRows.BadRow(line: 10, message: row.message)])
    #expect(rows == UserRows.parse(Self.text).rows)
  }

  @Test func aWrapperOfTheProjectIsolatesItsClosure() {
    let source = SourceFile(
      """
      func onMain(_ body: @escaping () -> Void) {}
      struct S { func f() { onMain { here() } } }
      """)
    let tables = SDKTables.standard.adding(UserRows.parse(Self.text).rows)
    let facts = FileFacts(path: "A.swift", source: source)
    func isolation(_ sdk: SDKTables) -> Isolation.Kind {
      let context = Context(
        codemod: "test", path: "A.swift", tree: Tree.parse(source),
        project: ProjectIndex([facts], sdk: sdk))
      let call = context.tree.all(FunctionCallExpr.self).first { $0.calleeName == "here" }
      return context.isolation(at: call?.node ?? context.tree.root).kind
    }
    #expect(isolation(tables) == .mainActor)
    #expect(isolation(.standard) == .nonisolated)
  }
}
