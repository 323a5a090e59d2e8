import Rewriter
import Testing

@testable import Codemods

@Suite struct SelectorTests {
  private func facts(_ text: String, path: String = "A.swift") -> FileFacts {
    FileFacts(path: path, source: SourceFile(text))
  }

  private func method(
    _ name: String, _ index: ProjectIndex, of type: String,
  ) throws -> FunctionFacts {
    for case .function(let function) in index.members(of: type) where function.name == name {
      return function
    }
    throw MissingMember()
  }

  private struct MissingMember: Error {}

  @Test func usesAreKeptWithTheTypeAroundThem() {
    let uses = facts(
      """
      class A {
        let a = #selector(first)
        func f() { g(#selector(self.second(_:with:)), { #selector(A.B.third as (A) -> () -> Void) }) }
        struct B { func h(_ s: Selector = Selector(("fourth:"))) { } }
      }
      let b = NSSelectorFromString("fifth")
      let c = #keyPath(A.sixth.seventh), d = Selector(e), f = #selector(getter: A.eighth)
      object.addObserver(self, forKeyPath: "ninth", options: []) ; object.value(forKey: "tenth")
      defaults.set(1, forKey: "none") ; Selector("\\(none)")
      // #selector(none)
      """
    ).selectorUses
    #expect(
      uses.map(\.name) == [
        "first", "second", "third", "fourth:", "fifth", "A", "sixth", "seventh", "eighth", "ninth",
        "tenth",
      ])
    let byName = Dictionary(uniqueKeysWithValues: uses.map { ($0.name, $0) })
    #expect(byName["first"]?.form == .expression(receiver: nil, labels: nil))
    #expect(byName["second"]?.form == .expression(receiver: "self", labels: ["", "with"]))
    #expect(byName["third"]?.form == .expression(receiver: "A.B", labels: nil))
    #expect(byName["fourth:"]?.form == .string && byName["fifth"]?.form == .string)
    #expect(byName["seventh"]?.form == .keyPath && byName["ninth"]?.form == .keyPath)
    #expect(byName["tenth"]?.form == .keyPath && byName["none"] == nil)
    #expect(byName["eighth"]?.form == .expression(receiver: "A", labels: nil))
    #expect(byName["first"]?.scope == "A" && byName["second"]?.scope == "A")
    #expect(byName["fourth:"]?.scope == "A.B" && byName["fifth"]?.scope == "")
    #expect(byName["first"]?.offset == ByteOffset(20))
  }

  @Test(arguments: [
    ("func run() {}", "run"), ("func run(_ a: Int) {}", "run:"),
    ("func run(_ a: Int, with b: Int) {}", "run:with:"),
    ("func run(count: Int) {}", "runWithCount:"), ("func run(with count: Int) {}", "runWith:"),
    ("func run(onQueue a: Int) {}", "runOnQueue:"),
    ("func move(ontoX a: Int) {}", "moveWithOntoX:"),
    ("func moveTo(view: Int) {}", "moveToView:"), ("init(frame: Int) {}", "initWithFrame:"),
    ("func run() throws {}", "runAndReturnError:"), ("func run(_ a: Int) throws {}", "run:error:"),
    ("func run() async {}", "runWithCompletionHandler:"),
    ("@objc(go:) func run(count: Int) {}", "go:"),
  ])
  func selectorsAreThoseThatSwiftMakes(declaration: String, selector: String) throws {
    let facts = facts("class A { \(declaration) }")
    #expect(facts.functions[0].objectiveCSelector == selector)
  }

  @Test func usesOfAMethodAreThoseOfItsRelatives() throws {
    let index = ProjectIndex([
      facts("class Base: NSObject { @objc func run(_ n: Int) {} }\nclass Other { func run() {} }"),
      facts(
        """
        class Derived: Base { let a = #selector(run(_:)) }
        extension Other { var b: Selector { #selector(run) } }
        struct User {
          let c = #selector(Base.run), d = #selector(object.run(_:)), e = #selector(Other.run)
        }
        let f = Selector("run:"), g = Selector("run")
        """, path: "B.swift"),
    ])
    let run = try method("run", index, of: "Base")
    let uses = index.selectorUses(ofMethod: run, in: "Base")
    #expect(Set(uses.map(\.scope)) == ["Derived", "User", ""])
    #expect(uses.count == 4)
  }

  @Test func exposureIsWrittenInheritedOrOverridden() throws {
    let index = ProjectIndex([
      facts(
        """
        @objc protocol P { func required() }
        class A: NSObject, P {
          @objc func a() {} ; @IBAction func b() {} ; func c() {} ; func required() {}
          @objc(other:) func named(_ a: Int) {}
        }
        class B: A { override func a() {} ; override func c() {} }
        @objcMembers class C: NSObject { func d() {} ; private func e() {} }
        class D: C { func f() {} }
        @objc extension A { func g() {} ; @nonobjc func h() {} }
        """)
    ])
    func isExposed(_ name: String, of type: String) throws -> Bool {
      index.isExposedToObjectiveC(try method(name, index, of: type))
    }
    #expect(try isExposed("a", of: "A") && isExposed("b", of: "A") && isExposed("named", of: "A"))
    #expect(try isExposed("required", of: "A") && !isExposed("c", of: "A"))
    #expect(try isExposed("a", of: "B") && !isExposed("c", of: "B"))
    #expect(try isExposed("d", of: "C") && !isExposed("e", of: "C") && isExposed("f", of: "D"))
    #expect(try isExposed("g", of: "A") && !isExposed("h", of: "A"))
  }
}

/// Files that are not in Swift.
extension SelectorTests {
  @Test func interfacesAndObjectiveCUseMethodsAndClasses() throws {
    let interface = """
      <?xml version="1.0"?><document><!-- <action selector="hidden:"/> -->
      <viewController customClass="Login" customModule="App"><connections>
        <action selector="save:" destination="x" eventType="touchUpInside"/>
        <outlet property="title" destination="y"/>
        <segue kind="unwind" unwindAction="back:"/><binding keyPath="self.user.name"/>
      </connections></viewController></document>
      """
    let source = "@implementation X\n- (void)y { [self performSelector:@selector(open:with:)]; }"
    let index = ProjectIndex(
      [
        facts(
          """
          class Login { @IBAction func save(_ s: Any) {} ; @objc func hidden(_ s: Any) {}
            @objc func open(_ a: Int, with b: Int) {} ; @objc func back(_ s: Any) {} ; var title = 1 }
          """)
      ],
      foreign: [
        ForeignFile(path: "Main.storyboard", kind: .interface, bytes: Array(interface.utf8)),
        ForeignFile(path: "X.m", kind: .objectiveC, bytes: Array(source.utf8)),
      ])
    func uses(_ name: String) throws -> [String] {
      index.selectorUses(ofMethod: try method(name, index, of: "Login"), in: "Login").map(\.path)
    }
    #expect(try uses("save") == ["Main.storyboard"])
    #expect(try uses("back") == ["Main.storyboard"])
    #expect(try uses("hidden") == [])
    #expect(try uses("open") == ["X.m"])
    #expect(
      index.selectorUses(ofProperty: "title", in: "Login").map(\.form) == [.interfaceFile])
    #expect(index.selectorUses(ofProperty: "name", in: "Login").map(\.form) == [.keyPath])
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Task" representedClassName="Task" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="done" attributeType="Boolean" usesScalarValueType="YES"/>
        <relationship name="list" optional="YES" maxCount="1" destinationEntity="List"/>
        <relationship name="parts" toMany="YES" destinationEntity="Task"/>
      </entity>
      <entity name="Urgent" representedClassName=".Urgent" parentEntity="Task"
        codeGenerationType="class"/>
      <entity name="List" representedClassName="List" codeGenerationType="category"/>
      <entity name="Plain" representedClassName="Plain"/>
    </model>
    """

  @Test func entitiesDeclareClassesInTheModuleOfTheirModel() {
    let paths = ["Sources/A/A.swift", "Sources/B/B.swift"]
    let model = "Sources/A/Model.xcdatamodeld"
    let manifest =
      "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])"
    let modules = ProjectModules(
      of: paths, models: [model],
      describedBy: [ProjectFile(path: "Package.swift", text: manifest)])
    let index = ProjectIndex(
      paths.map { facts("", path: $0) },
      foreign: [ForeignFile(model: model, contents: Array(Self.model.utf8))], modules: modules)
    let seenFromA = index.seen(from: paths[0])
    #expect(seenFromA.declaresGlobally("Task") && seenFromA.declaresGlobally("Urgent"))
    #expect(!seenFromA.declaresGlobally("List") && !seenFromA.declaresGlobally("Plain"))
    #expect(!index.seen(from: paths[1]).declaresGlobally("Task"))
    #expect(seenFromA.ancestry(of: "Urgent") == ["Urgent", "Task", "NSManagedObject"])
    let types = seenFromA.members(of: "Task").compactMap { member in
      if case .variable(let variable) = member { variable.type } else { nil }
    }
    #expect(types == ["String?", "Bool", "List?", "NSSet?"])
    #expect(modules.modules.map(\.fileCount) == [1, 1])
  }

  private func header(_ text: String, path: String = "Home.h") -> ForeignFile {
    ForeignFile(path: path, kind: .objectiveC, bytes: Array(text.utf8))
  }

  @Test func headersSayWhichClassesAreInObjectiveC() {
    let text =
      "@class Other;\n@interface Home : PodController\n@end\n@interface Home (More)\n@end"
    let index = ProjectIndex([facts("class Screen: Home {}")], foreign: [header(text)])
    #expect(index.foreign.header(ofType: "Home") == "Home.h")
    #expect(index.foreign.header(ofType: "Other") == nil)
    #expect(
      index.isolation(ofType: "Screen").chain.last == "'Home' is declared in Objective-C (Home.h)")
    #expect(index.isolation(ofType: "Screen").kind == .unknown)
  }

  @Test func superclassesAreFollowedThroughHeaders() {
    let text = """
      // @interface Model : UIView
      /* @interface Model : UIView */
      @class Base;
      @protocol Loading;
      @interface Base<Item : id<NSCopying>> : UIViewController <UITableViewDelegate, Named>
      @property (nonatomic) NSString *name;
      @end
      #define VIEW @interface Model : UIView
      @interface Home
        : Base<NSString *>
      @end
      @interface Model : NSObject
      @end
      """
    let swift = "class Screen: Home {}\nclass Other: Model {}"
    let index = ProjectIndex([facts(swift)], foreign: [header(text)])
    #expect(index.isolation(ofType: "Screen").kind == .mainActor)
    #expect(index.isolation(ofType: "Other").kind == .nonisolated)
    #expect(index.sdk.ancestry(of: "Home").contains("UIResponder"))
    let tree = Tree.parse(SourceFile(""))
    let context = Context(codemod: "", path: "A.swift", tree: tree, project: index)
    #expect(context.isSendable(typeNamed: "Screen"))
    #expect(!context.isSendable(typeNamed: "Other"))
  }

  /// The value is the project's, though the class isn't declared in Swift.
  @Test func aStaticConstantThatAnExtensionGivesAClassOfObjectiveCNeedsItsActor() {
    let text = """
      extension Home {
        static let title = ""
      }
      struct Row {
        let title = Home.title
        let height = Home.noIntrinsicMetric
      }
      """
    let home = header("@interface Home : UIView\n@end")
    let index = ProjectIndex([facts(text)], foreign: [home])
    let tree = Tree.parse(SourceFile(text))
    let context = Context(codemod: "", path: "A.swift", tree: tree, project: index)
    let needs = tree.all(InitializerClause.self).compactMap(\.value).map {
      context.mainActorNeed(ofInitialValue: $0)
    }
    #expect(needs == [nil, .needed("Home.title"), nil])
  }

  @Test func wordsInFrontOfATypeInObjectiveCSayItsIsolation() {
    let text = """
      NS_SWIFT_UI_ACTOR
      @protocol Drawing <NSObject>
      @end
      @protocol Showing <Drawing>
      @end
      @interface Pen : NSObject <Showing>
      @end
      NS_SWIFT_NAME(Brush) NS_SWIFT_UI_ACTOR
      @interface XYBrush : NSObject
      @end
      @interface Box : NSObject
      @end
      @interface Box (Later) <Drawing>
      @end
      NS_SWIFT_NONISOLATED @interface Free : NSObject <Drawing>
      @end
      __attribute__((swift_attr("@MainActor")))
      @interface Marked : NSObject
      @end
      """
    let index = ProjectIndex([facts("")], foreign: [header(text)])
    let isolation = { (name: String) in index.isolation(ofType: name).kind }
    #expect(isolation("Pen") == .mainActor && isolation("Brush") == .mainActor)
    #expect(isolation("XYBrush") == .unknown && isolation("Marked") == .mainActor)
    #expect(isolation("Box") == .nonisolated && isolation("Free") == .nonisolated)
  }

  @Test func classesThatHeadersDeclareDifferentlyAreNotKnown() {
    let files = [
      header("@interface Home : UIView\n@end", path: "A.h"),
      header("@interface Home : NSObject\n@end", path: "B.h"),
      header("@interface A : B\n@end\n@interface B : A\n@end", path: "C.h"),
    ]
    let index = ProjectIndex([facts("")], foreign: files)
    #expect(index.isolation(ofType: "Home").kind == .unknown)
    #expect(index.isolation(ofType: "A").kind == .unknown)
  }

  @Test(arguments: ["@", "@interface", "@interface A", "@interface A :", "@interface A : B <"])
  func brokenHeadersAreReadToTheirEnd(text: String) {
    #expect(header(text + "\n@interface").path == "Home.h")
  }

  @Test func currentVersionOfAModelIsRead() {
    let list = """
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>Model 2 &amp; more.xcdatamodel</string></dict></plist>
      """
    #expect(
      ForeignFile.currentVersion(in: Array(list.utf8)) == "Model 2 & more.xcdatamodel")
  }

  @Test(arguments: ["<", "<a", "<a b", "<a b=", "<a b='", "<!--", "<![CDATA[", "<a b=\"&amp;\">&"])
  func brokenInterfacesAreReadToTheirEnd(text: String) {
    #expect(ForeignFile(path: "A.xib", kind: .interface, bytes: Array(text.utf8)).uses.isEmpty)
  }
}
