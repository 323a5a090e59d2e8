import Rewriter

/// The methods of a test class in one file: which need the main actor, and which of them change together.
struct TestClass {
  private let name: String
  private let context: Context
  private var methods: [TestMethod] = []

  /// Names of methods that are used where a main-actor-isolated one can't be, with the places.
  private var usedElsewhere: Set<String> = []

  /// The test classes that the file declares or extends.
  static func all(in context: Context) -> [TestClass] {
    var members: [String: [Node]] = [:]
    var names: [String] = []
    let types =
      context.tree.all(ClassDecl.self).map(\.node)
      + context.tree.all(ExtensionDecl.self).map(\.node)
    for type in types {
      guard let written = context.enclosingTypeNames(of: type).first else { continue }
      let name = context.project.resolve(written)
      guard context.foreignAncestry(of: name).contains("XCTestCase"),
        context.isolation(inside: type).kind == .nonisolated
      else { continue }
      if members[name] == nil { names.append(name) }
      members[name, default: []].append(type)
    }
    return names.map { TestClass(named: $0, members[$0] ?? [], in: context) }
  }

  private init(named name: String, _ declarations: [Node], in context: Context) {
    self.name = name
    self.context = context
    methods = declarations.flatMap { declaration in
      declaration.ownMethods.compactMap { TestMethod($0, of: name, in: context) }
    }
    spread()
    usedElsewhere = namesUsedElsewhere
  }

  /// What calls a method that needs the main actor needs it as well.
  private mutating func spread() {
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

  /// A finding for each group of methods that call each other.
  var findings: [Finding] {
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
      if let method = group.first(where: { usedElsewhere.contains($0.name) }) {
        throw Refusal(
          .keptByCallers,
          "code that isn't isolated to the main actor uses '\(method.name)', too; isolate that code first"
        )
      }
      var edits: [Edit] = []
      for method in group {
        edits += try method.edits(isOnly: isOnlyOfItsFamily(method), in: context)
      }
      let need = "'\(group.lazy.compactMap(\.need).first ?? "")' needs the main actor"
      let risk = group.lazy.compactMap { $0.risk(in: context) }.first
      return context.fix(
        group[0].node, "isolate \(title) to the main actor", verdict: risk == nil ? .safe : .review,
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

  /// Whether the class has no other method that sets up or tears down.
  private func isOnlyOfItsFamily(_ method: TestMethod) -> Bool {
    let family = method.isOverride ? method.family : []
    let all = family.flatMap { context.project.members(named: $0, of: name, inherited: false) }
      .filter { !$0.isOfType }
    return all.count <= 1 && context.project.ancestry(of: name).dropFirst().first == "XCTestCase"
      && context.project.tables.heirs.mayInherit(from: name).allSatisfy { $0 == name }
  }

  /// The names of methods that stand anywhere but in a call by a method of the class that can get the attribute.
  private var namesUsedElsewhere: Set<String> {
    let names = Set(methods.filter { $0.need != nil }.map(\.name))
    let known = Set(methods.flatMap(\.nodesOfCalls))
    var found: Set<String> = []
    for name in names {
      let isElsewhere = context.tree.all(DeclReferenceExpr.self, startingWith: name).contains {
        reference in
        guard reference.name == name, !known.contains(reference.node) else { return false }
        return mayMean(reference)
      }
      if isElsewhere || isInOtherFile(name) { found.insert(name) }
    }
    return found
  }

  /// Whether a file of the class, of a subclass or about one has the name, which may be a call.
  private func isInOtherFile(_ name: String) -> Bool {
    let overridden = TestMethod.families.joined().contains(name)
    guard !overridden else { return false }
    let classes = context.project.tables.heirs.names(of: self.name)
    let paths = context.project.files { names in
      names.mayContain(name) && classes.contains(where: names.mayContain)
    }
    return paths.contains { path in
      guard path != context.path else { return false }
      return context.seen(inFile: path)?.tree.tokens(spelling: name).isEmpty != true
    }
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

extension Node {
  /// The methods that stand in the braces of a type, and in no `#if`.
  fileprivate var ownMethods: [FunctionDecl] {
    let block = children.first { $0.is(.memberBlock) }
    return block?.children.flatMap { $0.children }.flatMap { $0.children }
      .compactMap { $0.as(FunctionDecl.self) } ?? []
  }
}
