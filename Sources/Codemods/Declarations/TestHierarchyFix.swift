import Rewriter

/// What the attribute on a test class changes in one file.
struct TestHierarchyFix {
  private let plan: TestIsolationPlan
  private let parts: [TestClassPart]
  private let root: Node?
  private let context: Context

  /// - Parameter parts: of one of the classes in the file; `nil` where another one, or another file, has the change.
  init?(_ plan: TestIsolationPlan, _ parts: [TestClassPart], in context: Context) {
    self.plan = plan
    self.context = context
    root = parts.first { $0.type == plan.root && !$0.node.is(.extensionDecl) }?.node
    let all = TestClassPart.all(of: plan.classes, in: context)
    if context.path == plan.path, root == nil { return nil }
    if context.path != plan.path, all.first?.type != parts.first?.type { return nil }
    self.parts = all
  }

  /// A finding for the file: `nil` if nothing changes in it.
  var finding: Finding? {
    guard let edits = try? parts.flatMap({ try $0.edits(for: plan) }) else { return nil }
    let verdict: Verdict = plan.risk == nil ? .safe : .review
    guard let root else {
      guard
        let first = parts.first(where: { part in
          edits.contains { part.node.range.contains($0.range.lowerBound) }
        })
      else { return nil }
      return context.fix(
        first.node, "set '\(first.type.lastName)' up asynchronously", verdict: verdict,
        because: "'\(plan.root.lastName)' gets '@MainActor'",
        fix: Fix(
          edits, adding: [plan.addition(ofFile: context.path)], countingOn: [plan.addition]))
    }
    guard let start = root.firstToken?.range.lowerBound else { return nil }
    let line = Indentation(ofLineAt: start, in: context.tree.source)
    return context.fix(
      root, "isolate '\(plan.root.lastName)' to the main actor", verdict: verdict,
      because: plan.risk.map { "\(plan.need); \($0)" } ?? plan.need,
      fix: Fix(
        [.insert("@MainActor" + line.lineBreak, at: start)] + edits, insertedNames: ["MainActor"],
        adding: [plan.addition],
        countingOn: plan.changedPaths.map(plan.addition(ofFile:))))
  }
}

extension Context {
  /// What isolates the tests of a class: the attribute on it or on the highest superclass that can have it. A plan with a
  /// refusal is about the class itself.
  func testIsolationPlan(around type: String) -> TestIsolationPlan? {
    let classes = project.ancestry(of: type).filter { name in
      project.types[name]?.contains { $0.kind == .class || $0.kind == .struct } == true
    }
    let plans = classes.reversed().compactMap(testIsolationPlan(ofClass:))
    return plans.first { $0.refusal == nil } ?? plans.first { $0.root == type }
  }

  private func testIsolationPlan(ofClass name: String) -> TestIsolationPlan? {
    guard let path = project.types[name]?.first?.path, let file = asItWas(path) else { return nil }
    return file.known.testIsolationPlans.answer(to: name) {
      TestHierarchy(of: name, in: file)?.plan
    }
  }
}
