import Rewriter

/// A test class with all classes that inherit from it, or a suite of Swift Testing: one `@MainActor` on it isolates them
/// all.
///
/// As measured with Swift 6.3.1: overrides of what XCTest declares stay nonisolated, but for asynchronous ones.
struct TestHierarchy {
  let root: String
  let classes: Set<String>

  /// Whether it is one of Swift Testing, whose initializer may be isolated as well.
  let isSuite: Bool

  let parts: [TestClassPart]

  /// The file that declares the root, as it was when the project was read.
  let context: Context

  /// - Parameter context: of the file that declares the class.
  init?(of root: String, in context: Context) {
    guard context.isTestType(root),
      context.project.isolation(ofType: root).kind == .nonisolated,
      context.project.types[root]?.contains(where: \.isNonisolated) == false,
      context.refusalOfToolchain(since: .v(6, 0)) == nil
    else { return nil }
    isSuite = !context.isTestClass(root)
    self.root = root
    self.context = context
    let classes = Set(context.project.names.inheritors(of: root, in: context.project))
    self.classes = classes
    let declarations = classes.flatMap {
      (context.project.types[$0] ?? []) + context.project.extensions(of: $0)
    }
    parts = Set(declarations.map(\.path)).sorted().flatMap { path in
      context.asItWas(path).map { TestClassPart.all(of: classes, in: $0) } ?? []
    }
  }

  /// What becomes of the classes; `nil` where most of the root needs nothing of the main actor.
  var plan: TestIsolationPlan? {
    guard var plan = wantedPlan else { return nil }
    do throws(Refusal) {
      try check()
      plan.asynchronous = try namesThatBecomeAsynchronous()
      for part in parts {
        let edits = try part.edits(for: plan)
        if !edits.isEmpty, part.context.path != plan.path {
          plan.changedPaths.append(part.context.path)
        }
      }
    } catch {
      plan.refusal = error
    }
    plan.changedPaths = Set(plan.changedPaths).sorted()
    plan.risk = parts.lazy.compactMap(\.risk).first
    return plan
  }

  private var wantedPlan: TestIsolationPlan? {
    let own = parts.filter { $0.type == root }
    if let name = own.lazy.compactMap(\.propertyMadeOnMainActor).first {
      return TestIsolationPlan(
        root: root, classes: classes, path: context.path,
        need: "the initial value of '\(name)' needs the main actor", property: name,
        isNeededByProperty: true)
    }
    if isSuite, let need = own.lazy.compactMap(\.needOfInitializer).first {
      return TestIsolationPlan(
        root: root, classes: classes, path: context.path,
        need: "its initializer needs the main actor for '\(need)'", isNeededByProperty: true)
    }
    let methods = TestClass.methods(of: root, in: own)
    let open = methods.filter { $0.need != nil }
    let isolated = own.flatMap(\.instanceMethods).filter { $0.isMarkedMainActor }
    // An override that needs nothing says nothing of the tests that do.
    let needsTests = open.contains { !$0.isOverride }
    let others = needsTests ? methods.count { $0.isOverride && $0.need == nil } : 0
    let count = own.flatMap(\.instanceMethods).count - others
    let isMost = (open.count + isolated.count) * 2 > count
    guard let first = open.first, isMost || context.cannotMixTests(methods) else { return nil }
    let most =
      !isMost
      ? "; on Linux, the list that SwiftPM makes of a class's tests can't have it beside others"
      : open.count == 1 ? "" : ", as most methods of '\(root.lastName)' do"
    return TestIsolationPlan(
      root: root, classes: classes, path: context.path,
      need: "'\(first.name)' needs the main actor for '\(first.need ?? "")'\(most)",
      isNeededByProperty: false)
  }

  /// The kinds of overrides of which one uses what is isolated then: all of them change together, so that they run in
  /// the same order.
  private func namesThatBecomeAsynchronous() throws(Refusal) -> Set<String> {
    var names: Set<String> = []
    for family in TestMethod.families {
      let overrides = parts.flatMap { part in
        part.testMethods.filter { $0.isOverride && $0.family == family }.map { (part, $0) }
      }
      let needed = overrides.first { part, method in
        method.need != nil || part.ownMember(in: method.node, of: classes) != nil
      }
      guard let needed, let name = family.first else { continue }
      try checkOrder(of: family, wantedBy: needed.1.name)
      try checkCalls(of: family)
      names.insert(name)
    }
    return names
  }

  /// A test that calls the method itself would then call XCTest's, which does nothing.
  ///
  /// Have: func testReset() throws { try setUpWithError() }
  private func checkCalls(of family: [String]) throws(Refusal) {
    for name in family {
      for path in context.project.files(naming: name) {
        guard let file = context.asItWas(path) else { continue }
        let call = file.tree.calls(of: name).first { call in
          call.isCallOfSetUp
            && file.enclosingTypeNames(of: call.node).first.map {
              classes.contains(file.project.resolve($0))
            } == true
        }
        guard let call else { continue }
        throw Refusal(
          .keptByCallers,
          "'\(name)' is called by a test, too (\(file.place(of: call.node)))")
      }
    }
  }

  /// Asynchronous overrides run in front of all others: those of one kind have to become so together, and call each
  /// other as before.
  private func checkOrder(of family: [String], wantedBy name: String) throws(Refusal) {
    let project = context.project
    let owners = Set(classes.flatMap(project.ancestry(of:))).filter { project.types[$0] != nil }
    let all = owners.flatMap { owner in
      family.flatMap { project.members(named: $0, of: owner, inherited: false) }
        .filter(\.isSetUpOfTest)
    }
    let changed = parts.flatMap(\.testMethods).filter { $0.isOverride && $0.family == family }
    guard all.count == changed.count, Set(changed.map(\.name)).count == 1,
      Set(all.map(\.owner)).count == all.count
    else {
      throw Refusal(
        .orderMatters,
        "'\(name)' can't become asynchronous alone, since the classes have other methods of its kind, which run in "
          + "another order then; make all of them asynchronous")
    }
  }
}

/// A declaration of a test class, or an extension of it.
struct TestClassPart {
  let type: String
  let node: Node
  let context: Context

  /// Those of some classes that the file declares or extends.
  static func all(of classes: Set<String>, in context: Context) -> [TestClassPart] {
    context.tree.nodesOfTestTypes.compactMap { node in
      guard let written = context.enclosingTypeNames(of: node).first,
        case let name = context.project.resolve(written), classes.contains(name)
      else { return nil }
      return TestClassPart(type: name, node: node, context: context)
    }
  }

  /// What stands in the braces, and in `#if` there, with all that is below but for the insides of code and types.
  var members: [Node] {
    node.children.first { $0.is(.memberBlock) }?.descendantsAndSelf { inner in
      inner.isFunctionLike || inner.is(.variableDecl) || inner.is(.initializerDecl)
        || inner.is(.deinitializerDecl) || inner.is(.subscriptDecl)
    } ?? []
  }

  var instanceMethods: [FunctionDecl] {
    members.compactMap { $0.as(FunctionDecl.self) }.filter {
      $0.modifiers?.contains(.static) != true && $0.modifiers?.contains(.class) != true
    }
  }

  var testMethods: [TestMethod] {
    node.ownMethods.compactMap { TestMethod($0, of: type, in: context) }
  }

  /// What the initializer of a suite needs the main actor for.
  var needOfInitializer: String? {
    members.lazy.compactMap { $0.as(InitializerDecl.self) }.compactMap { initializer in
      guard let body = initializer.body?.node,
        context.isolation(inside: initializer.node).kind == .nonisolated
      else { return nil }
      return context.knownMainActorNeed(ofBody: body, of: initializer.node)?.name
    }.first
  }

  /// A stored property whose initial value Swift 6 rejects in a nonisolated class.
  var propertyMadeOnMainActor: String? {
    guard !node.is(.extensionDecl) else { return nil }
    return members.lazy.compactMap { $0.as(VariableDecl.self) }.compactMap { variable in
      let modifiers = variable.modifiers?.node.tokens.map(\.name) ?? []
      guard !modifiers.contains("static"), !modifiers.contains("class"),
        variable.attributes?.attributes.contains(where: { $0.name == "MainActor" }) != true,
        let binding = variable.bindings?.node.elements(PatternBinding.self).first,
        let value = binding.initializer?.value
      else { return nil }
      let needs = MainActorNeeds(context: context, code: variable.node)
      let isNeeded = needs.ownNodes(of: value).contains { needs.use(of: $0)?.isKnown == true }
      return isNeeded ? binding.pattern?.text : nil
    }.first
  }

  /// The name of a member of the classes that the code uses: they are isolated once the classes are.
  func ownMember(in code: Node, of classes: Set<String>) -> String? {
    code.descendantsAndSelf.lazy.compactMap { memberUsed(by: $0, of: classes) }.first
  }

  func memberUsed(by node: Node, of classes: Set<String>) -> String? {
    if let access = node.as(MemberAccessExpr.self), let base = access.base, let name = access.name {
      let isOwn =
        base.isSelfReference || base.isSelfTypeReference || base.text == "super"
        || classes.contains { $0.lastName == base.lastName }
      let isInherited = TestMethod.families.joined().contains(name)
      guard isOwn, !isInherited else { return nil }
      let members = context.project.members(named: name, of: type, inherited: true)
      return members.contains { isIsolated($0, classes) } ? name : nil
    }
    guard let name = node.referencedName,
      case .member(let members, _) = context.resolution(of: name, at: node),
      members.contains(where: { isIsolated($0, classes) })
    else { return nil }
    return name
  }

  private func isIsolated(_ member: MemberFacts, _ classes: Set<String>) -> Bool {
    classes.contains(member.owner)
      && member.modifiers.isDisjoint(with: [.nonisolated, .nonisolatedUnsafe])
  }

  /// Why a reader has to look.
  var risk: String? {
    instanceMethods.lazy.filter { context.isolation(inside: $0.node).kind == .nonisolated }
      .compactMap { $0.riskOnMainActor(in: context) }.first
  }

  /// What changes in the part for the attribute on the root, but for the attribute itself.
  func edits(for plan: TestIsolationPlan) throws(Refusal) -> [Edit] {
    var edits: [Edit] = []
    var converted: Set<Node> = []
    for method in testMethods where method.isOverride {
      guard let name = method.family.first, plan.asynchronous.contains(name) else { continue }
      edits += try method.asynchronousEdits(
        superCall: overrides(method.name, in: plan.classes) ? .awaited : .deleted, in: context)
      converted.insert(method.node)
    }
    edits += attributeRemovals
    for method in instanceMethods where method.isAsynchronousOverride {
      // A main-actor-isolated test can't hand itself to the nonisolated method of XCTest, which does nothing.
      guard let name = method.name?.name, let body = method.body?.node,
        !overrides(name, in: plan.classes)
      else { continue }
      edits += try SuperCallOfTest(of: name, in: body).edits(.deleted, in: context)
    }
    for method in instanceMethods where !converted.contains(method.node) {
      guard context.isolation(inside: method.node).kind == .nonisolated,
        method.modifiers?.contains(.nonisolated) != true
      else { continue }
      edits += NeedlessAwaits(in: method.node, context).edits(in: method.body?.node)
    }
    return edits
  }
}

extension TestClassPart {
  /// Whether the type overrides what one of the classes that it inherits from has, or has once `setUpWithError()` is
  /// `setUp() async throws`.
  func overrides(_ name: String, in classes: Set<String>) -> Bool {
    let names = TestMethod.families.first { $0.contains(name) } ?? [name]
    let superclasses = context.project.ancestry(of: type).dropFirst().filter(classes.contains)
    return superclasses.contains { owner in
      names.contains { !context.project.members(named: $0, of: owner, inherited: false).isEmpty }
    }
  }

  /// What says again that members are the main actor's.
  private var attributeRemovals: [Edit] {
    members.compactMap { member -> Edit? in
      let attributes =
        member.as(FunctionDecl.self)?.attributes ?? member.as(VariableDecl.self)?.attributes
      guard let attribute = attributes?.attributes.first(where: { $0.name == "MainActor" }),
        attribute.arguments == nil, !context.isShadowed("MainActor", at: member)
      else { return nil }
      return context.tree.removal(of: attribute).map { Edit.delete($0) }
    }
  }
}

extension Tree {
  /// The declarations of types that may hold tests, and extensions.
  var nodesOfTestTypes: [Node] {
    all(ClassDecl.self).map(\.node) + all(StructDecl.self).map(\.node)
      + all(ExtensionDecl.self).map(\.node)
  }
}

extension Context {
  /// Whether methods of one class are tests of a package, some of which need the main actor and some don't.
  ///
  /// On Linux, SwiftPM lists the tests of a class in an array, and Swift finds no type for one that has isolated and
  /// nonisolated functions (measured with Swift 6.3.1).
  func cannotMixTests(_ methods: [TestMethod]) -> Bool {
    let tests = methods.filter(\.isTest)
    return tests.contains { $0.need != nil } && tests.contains { $0.need == nil }
      && project.modules.modules(of: path).contains(where: \.isTestOfPackage)
  }

  func isTestClass(_ name: String) -> Bool { foreignAncestry(of: name).contains("XCTestCase") }

  /// Whether the type is a test class, or has tests of Swift Testing.
  func isTestType(_ name: String) -> Bool {
    if isTestClass(name) { return true }
    guard let kind = project.types[name]?.first?.kind, kind == .struct || kind == .class else {
      return false
    }
    return project.members(of: name).contains { member in
      member.attributes.contains("Test")
        && project.imports(of: member.path).contains { $0.module == "Testing" }
    }
  }

  /// Whether a test uses types of the app: it's no reason to change these, since the test itself can change.
  ///
  /// Have: func testLoad() async { await store.load() }, where `Store` is the app's
  func usesTypesOfApp(inTestAt node: Node, _ needs: [RequiredAnnotation]) -> Bool {
    project.isOfTestTarget(path)
      && enclosingTypeNames(of: node).first.map { isTestType(project.resolve($0)) } == true
      && needs.allSatisfy { !project.isOfTestTarget($0.path) }
  }
}

extension FunctionDecl {
  var isAsynchronous: Bool { signature?.effectSpecifiers?.asyncSpecifier != nil }

  fileprivate var isAsynchronousOverride: Bool {
    isAsynchronous && modifiers?.contains(.override) == true
      && node.tokens.contains { $0.kind == .super }
  }

  fileprivate var isMarkedMainActor: Bool {
    attributes?.attributes.contains { $0.name == "MainActor" } == true
  }
}
