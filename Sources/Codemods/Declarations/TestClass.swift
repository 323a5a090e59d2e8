import Rewriter

/// The methods of a test class in one file: which need the main actor, and which of them change together.
struct TestClass {
  private let name: String
  private let context: Context
  private var methods: [TestMethod] = []

  /// The methods that are used where a main-actor-isolated one can't be, by name, each with the first such place.
  private var usedElsewhere: [String: String] = [:]

  /// Whether it is the main actor's already, by its attribute or that of a superclass.
  private let isIsolated: Bool

  /// What `@MainActor` on a class means for all that the file declares, where that helps.
  private let plan: TestIsolationPlan?
  private let parts: [TestClassPart]

  /// The test classes that the file declares or extends. In those that are the main actor's already, overrides of what
  /// XCTest declares are not.
  static func all(in context: Context) -> [TestClass] {
    var parts: [String: [TestClassPart]] = [:]
    var names: [String] = []
    for type in context.tree.nodesOfTestTypes {
      guard let written = context.enclosingTypeNames(of: type).first else { continue }
      let name = context.project.resolve(written)
      guard context.isTestType(name),
        [.nonisolated, .mainActor].contains(context.isolation(inside: type).kind)
      else { continue }
      if parts[name] == nil { names.append(name) }
      parts[name, default: []].append(TestClassPart(type: name, node: type, context: context))
    }
    return names.map { TestClass(named: $0, parts[$0] ?? [], in: context) }
  }

  private init(named name: String, _ parts: [TestClassPart], in context: Context) {
    self.name = name
    self.context = context
    self.parts = parts
    isIsolated = parts.contains { context.isolation(inside: $0.node).kind == .mainActor }
    plan = isIsolated ? nil : context.testIsolationPlan(around: name)
    guard !isIsolatedAsWhole else { return }
    methods = Self.methods(of: name, in: parts)
    usedElsewhere = firstUsesElsewhere
  }

  private var isIsolatedAsWhole: Bool { plan.map { $0.refusal == nil } ?? false }

  /// The methods of a class that may get `@MainActor`, with what they need it for.
  static func methods(of name: String, in parts: [TestClassPart]) -> [TestMethod] {
    var methods = parts.filter { $0.type == name }.flatMap(\.testMethods)
    spread(in: &methods)
    return methods
  }

  /// What calls a method that needs the main actor needs it as well.
  private static func spread(in methods: inout [TestMethod]) {
    var names = Set(methods.filter { $0.need != nil }.map(\.name))
    var count = -1
    while count != names.count {
      count = names.count
      for index in methods.indices where methods[index].need == nil {
        guard let callee = methods[index].calls.intersection(names).min() else { continue }
        methods[index].need = callee
        names.insert(methods[index].name)
      }
    }
  }

  /// A finding for the class, or else one for each group of methods that call each other.
  var findings: [Finding] {
    guard let plan else { return findingsForMethods }
    if plan.refusal == nil {
      return [TestHierarchyFix(plan, parts, in: context)?.finding].compactMap(\.self)
    }
    return [findingOfRefusal(plan)].compactMap(\.self) + findingsForMethods
  }

  /// Why a class can't have the attribute, although a property needs it.
  private func findingOfRefusal(_ plan: TestIsolationPlan) -> Finding? {
    let declaration = parts.first { !$0.node.is(.extensionDecl) }?.node
    guard let declaration, plan.root == name, plan.isNeededByProperty, let refusal = plan.refusal
    else { return nil }
    return context.leave(
      declaration, "leave '\(name.lastName)'",
      because: refusal.reworded {
        "\(plan.need), but \($0)"
          + ($0.contains(";")
            ? ""
            : "; mark only the tests that need it '@MainActor', and create "
              + (plan.property.map { "'\($0)' in them" } ?? "what needs it in them"))
      })
  }

  private var findingsForMethods: [Finding] {
    var open = methods.filter { $0.need != nil }
    var findings: [Finding] = []
    while let first = open.first {
      var group = [first]
      open.removeFirst()
      var names: Set = [first.name]
      var calls = first.calls
      while let index = open.firstIndex(where: {
        calls.contains($0.name) || !$0.calls.isDisjoint(with: names)
      }) {
        let method = open.remove(at: index)
        group.append(method)
        names.insert(method.name)
        calls.formUnion(method.calls)
      }
      group.sort { $0.node.range.lowerBound < $1.node.range.lowerBound }
      findings.append(finding(for: group))
    }
    return findings
  }

  private func finding(for group: [TestMethod]) -> Finding {
    let title = group.title
    do {
      for method in group {
        guard let place = usedElsewhere[method.name] else { continue }
        throw Refusal(
          .keptByCallers,
          "code that isn't isolated to the main actor uses '\(method.name)', too (\(place)); isolate that code first"
        )
      }
      // Tests of Swift Testing run off the main thread today.
      if !context.isTestClass(name),
        let refusal = group.lazy.compactMap({ $0.refusalOfWait(in: context) }).first
      {
        throw refusal
      }
      if !isIsolated,
        let refusal = group.lazy.compactMap({
          context.refusalOfLocalFunctions(in: $0.node) ?? $0.refusalOfTrap(in: context)
        }).first
      {
        throw refusal
      }
      var edits: [Edit] = []
      for method in group {
        edits += try method.edits(isOnly: isOnlyOfItsFamily(method), in: context)
      }
      let need = "'\(group.lazy.compactMap(\.need).first ?? "")' needs the main actor"
      let risk = group.lazy.compactMap { $0.risk(in: context) }.first ?? riskOfMixing(group)
      return context.fix(
        group[0].node,
        isIsolated ? "make \(title) asynchronous" : "isolate \(title) to the main actor",
        verdict: risk == nil ? .safe : .review,
        because: risk.map { "\(need); \($0)" } ?? need,
        fix: Fix(edits, insertedNames: ["MainActor"]))
    } catch let error as Refusal {
      return context.leave(group[0].node, "leave \(title)", because: error)
    } catch {
      return context.leave(
        group[0].node, "leave \(title)",
        because: Refusal(.incompleteCode, "a method isn't complete"))
    }
  }

  /// Why a reader has to look where the class keeps tests that aren't isolated.
  private func riskOfMixing(_ group: [TestMethod]) -> String? {
    guard !isIsolated, group.contains(where: \.isTest), context.cannotMixTests(methods) else {
      return nil
    }
    return "a package that is tested on Linux can't have it beside tests that aren't isolated"
  }

  /// Whether the class has no other method that sets up or tears down.
  private func isOnlyOfItsFamily(_ method: TestMethod) -> Bool {
    let family = method.isOverride ? method.family : []
    let project = context.project
    let heirs = project.names.inheritors(of: name, in: project)
    let classes = Set(project.ancestry(of: name) + heirs).filter { $0 != "XCTestCase" }
    let all = classes.flatMap { owner in
      family.flatMap { project.members(named: $0, of: owner, inherited: false) }
        .filter(\.isSetUpOfTest)
    }
    return all.count <= 1
  }

  /// The first place of each method that isn't isolated, and no call by a method of the class that can get the attribute.
  private var firstUsesElsewhere: [String: String] {
    let names = Set(methods.filter { $0.need != nil }.map(\.name))
    let known = Set(methods.flatMap(\.nodesOfCalls))
    var found: [String: String] = [:]
    for name in names {
      let use = context.tree.all(DeclReferenceExpr.self, startingWith: name).first { reference in
        guard reference.name == name, !known.contains(reference.node), mayMean(reference) else {
          return false
        }
        return context.isolation(at: reference.node).kind != .mainActor
      }
      found[name] = use.map { context.place(of: $0.node) } ?? firstUse(inOtherFilesOf: name)
    }
    return found
  }

  /// The first place in another file of the class, of a subclass or about one that has the name, which may be a call.
  private func firstUse(inOtherFilesOf name: String) -> String? {
    let overridden = TestMethod.families.joined().contains(name)
    guard !overridden else { return nil }
    let classes = context.project.tables.heirs.names(of: self.name)
    let paths = context.project.files(naming: name, withOneOf: classes)
    return paths.lazy.compactMap { path in
      guard path != context.path, let file = context.seen(inFile: path) else { return nil }
      let isolated = file.partsIsolatedAsWhole.map(\.node.range)
      return file.tree.tokens(spelling: name)
        .map { Token(tree: file.tree, index: $0).range.lowerBound }
        .first { offset in !isolated.contains { $0.contains(offset) } }
        .map { file.place(of: $0) }
    }.first
  }

  /// Whether a reference may be to a method of the class.
  private func mayMean(_ reference: DeclReferenceExpr) -> Bool {
    if let access = reference.node.parent?.as(MemberAccessExpr.self),
      access.declName?.node == reference.node, let base = access.base
    {
      // Have: super.setUp()
      if base.text == "super" { return false }
      guard !base.isSelfReference else { return true }
      return base.lastName == name.lastName
    }
    guard let text = reference.name else { return false }
    switch context.resolution(of: text, at: reference.node) {
    case .member(_, let type): return type == name
    case .unknown: return true
    case .local, .global, .type, .typeParameter, .module: return false
    }
  }
}

extension Context {
  /// The declarations of the file whose code is all the main actor's, or becomes so.
  fileprivate var partsIsolatedAsWhole: [TestClassPart] {
    tree.nodesOfTestTypes.compactMap { node in
      guard let written = enclosingTypeNames(of: node).first,
        case let name = project.resolve(written), isTestType(name),
        testIsolationPlan(around: name).map({ $0.refusal == nil }) ?? false
      else { return nil }
      return TestClassPart(type: name, node: node, context: self)
    }
  }
}

extension [TestMethod] {
  /// `'testPlay'`, `'makePlayer' and 'testPlay'`, `'makePlayer' and 3 more methods`
  fileprivate var title: String {
    switch count {
    case 1: "'\(self[0].name)'"
    case 2: "'\(self[0].name)' and '\(self[1].name)'"
    default: "'\(self[0].name)' and \(count - 1) more methods"
    }
  }
}

extension MemberFacts {
  /// Whether it may be one of the methods by which XCTest sets tests up, and not another one of the name.
  ///
  /// Have: func setUp(with player: Player)
  var isSetUpOfTest: Bool {
    guard case .function(let function) = self else { return false }
    return !isOfType && !function.fullName.contains(":")
  }
}
