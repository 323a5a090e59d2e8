/// Which classes of a project may be isolated to the main actor, all of them together.
struct MainActorPlan: Sendable {
  /// The classes that may be, with all that inherit from them, by qualified names.
  let isolated: Set<String>

  /// What is known of each class that was looked at, by its qualified name.
  let outcomes: [String: Outcome]

  enum Outcome: Sendable {
    /// With what a reader has to know of it.
    case isolated(notes: [String], needs: [RequiredAnnotation])
    case left(Refusal)
  }
}
