import Rewriter

/// A class that the plan of the project is about.
struct IsolatedClass {
  private let declaration: ClassDecl
  private let name: String
  private let plan: MainActorPlan
  private let outcome: MainActorPlan.Outcome
  private let context: Context

  init?(_ declaration: ClassDecl, by plan: MainActorPlan, in context: Context) {
    guard let name = context.enclosingTypeNames(of: declaration.node).first,
      let outcome = plan.outcomes[name],
      context.isolation(inside: declaration.node).kind == .nonisolated
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.plan = plan
    self.outcome = outcome
    self.context = context
  }

  var finding: Finding? {
    switch outcome {
    case .left(let refusal):
      context.leave(declaration.node, "leave '\(name.lastName)'", because: refusal)
    case .isolated(let notes, let needs): isolated(notes, needs)
    }
  }

  private func isolated(_ notes: [String], _ needs: [RequiredAnnotation]) -> Finding? {
    guard let start = declaration.node.firstToken?.range.lowerBound,
      let subject = IsolatableClass(name, in: context.project)
    else { return nil }
    let consequences = IsolationConsequences(
      for: subject, assuming: plan.isolated, in: context)
    let line = Indentation(ofLineAt: start, in: context.tree.source)
    var finding = context.fix(
      declaration.node, "isolate '\(name.lastName)' to the main actor", verdict: .review,
      because: (["all of its uses are in main-actor code"] + notes + consequences.concerns)
        .joined(separator: "; "),
      effects: [.changesThread],
      fix: Fix(
        [.insert("@MainActor" + line.lineBreak, at: start)] + consequences.edits,
        insertedNames: ["MainActor"] + consequences.insertedNames))
    finding.needs = needs
    return finding
  }
}
