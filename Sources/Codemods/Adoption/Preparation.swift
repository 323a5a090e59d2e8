/// What a codemod that runs on demand only does for the sites of other codemods.
public struct Preparation: Sendable {
  /// What one types to run it.
  public let command: String

  private let isolated: Set<String>

  /// What `main-actor-class` does for those who need `@MainActor` on a class; `nil` where it isolates none of the classes.
  ///
  /// Cost: the codemod decides on all classes of the project at once.
  public init?(for needs: [RequiredAnnotation], of project: ProjectIndex) {
    let wanted = needs.filter { $0.kind == .type && $0.mayBeOnMainActor }
    let context = wanted.lazy.compactMap { need in
      project.trees.file(need.path).map {
        Context(
          codemod: Codemod.mainActorClass.id, path: need.path, $0,
          project: project.seen(from: need.path))
      }
    }.first
    guard let context else { return nil }
    isolated = context.planOfClasses.isolated.intersection(wanted.map(\.name))
    guard !isolated.isEmpty else { return nil }
    command = Refusal.command(only: Codemod.mainActorClass.id)
  }

  /// What to do for sites that need it on several classes.
  public func advice(on classes: [String]) -> String {
    "run '\(command)' first, which isolates \(classes.listed("class")) to the main actor"
  }

  /// Whether the codemod isolates the class that needs it.
  public func meets(_ need: RequiredAnnotation) -> Bool {
    need.kind == .type && need.mayBeOnMainActor && isolated.contains(need.name)
  }
}
