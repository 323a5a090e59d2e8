import Rewriter

/// The places of a project that use a class, as far as they aren't isolated to the main actor yet.
struct ClassUses {
  /// Why the class can't be isolated.
  private(set) var refusal: Refusal?

  /// The types whose code uses it, and would be isolated only under the assumption.
  private(set) var dependencies: Set<String> = []

  /// Whether tests use it, which can be isolated later.
  private(set) var isUsedByTests = false

  private let subject: IsolatableClass
  private let assumed: Set<String>

  /// - Parameter assumed: all types that may be isolated together.
  init(of subject: IsolatableClass, assuming assumed: Set<String>, in context: Context) {
    self.subject = subject
    self.assumed = assumed
    let holders = ClassHolders(of: subject, in: context)
    let paths = context.project.files(namingOneOf: holders.names)
    for path in paths where refusal?.key != .usedOffMainActor {
      context.asItWas(path).map { look(in: $0, holders) }
    }
  }

  private mutating func look(in context: Context, _ holders: ClassHolders) {
    let file = FileOfUses(
      subject: subject, holders: holders, now: context,
      alone: context.assuming(onMainActor: subject.family),
      together: context.assuming(onMainActor: assumed))
    for name in subject.memberNames.sorted() {
      // Have: model.entries, model.$entries
      for reference in [name, "$" + name].flatMap({
        context.tree.all(DeclReferenceExpr.self, startingWith: $0)
      }) {
        file.use(of: reference).map { note($0, in: file) }
        if refusal?.key == .usedOffMainActor { return }
      }
    }
  }

  private mutating func note(_ use: FileOfUses.Use, in file: FileOfUses) {
    let types = file.together.enclosingTypeNames(of: use.node)
      .map { file.together.project.resolve($0) }
    if file.together.isolation(at: use.node).kind == .mainActor {
      dependencies.formUnion(types.filter { assumed.contains($0) && !subject.family.contains($0) })
    } else if types.contains(where: file.now.isTestType) {
      isUsedByTests = true
    } else if use.isKnown || refusal == nil {
      refusal = file.refusal(of: use)
    }
  }
}
