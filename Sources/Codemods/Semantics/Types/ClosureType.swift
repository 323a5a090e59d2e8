/// What the written type of a closure says of the isolation of a literal that is converted to it.
///
/// As measured with Swift 6.3.1. A plain function type, also one that is `@concurrent` or
/// `nonisolated(nonsending)`, leaves a literal the isolation of the code that it stands in.
enum ClosureType: Equatable {
  /// The literal keeps the isolation of the code around it.
  case keeps
  case isolated(to: Isolation.Kind)

  /// - Parameters:
  ///   - text: the type as written, with the attributes of the parameter.
  ///   - scope: the type in which its names are looked up.
  init(_ text: String, inside scope: String = "", project: ProjectIndex) {
    var text = text
    var marks = Marks(text)
    // An alias may name another one, and a broken project may have a cycle of them.
    for _ in 0..<8 {
      let name = TypeSpelling(text).name
      guard let target = project.aliasTarget(of: name, inside: scope), target != text else { break }
      text = target
      marks.formUnion(Marks(text))
    }
    self.init(marks, inside: scope, project: project)
  }

  private init(_ marks: Marks, inside scope: String, project: ProjectIndex) {
    let kind = Isolation.Kind(
      attributes: marks.attributes.map(String.init), inside: scope, project: project)
    if let kind {
      self = .isolated(to: kind)
    } else if marks.attributes.contains("_inheritActorContext") {
      self = .keeps
    } else {
      let leaves = marks.attributes.contains("Sendable") || marks.specifiers.contains("sending")
      self = leaves ? .isolated(to: .nonisolated) : .keeps
    }
  }

  /// The attributes and specifiers in front of a function type, also in parentheses: `@Sendable`,
  /// `sending`.
  private struct Marks {
    var attributes: Set<Substring> = []
    var specifiers: Set<Substring> = []

    init(_ text: String) {
      (attributes, specifiers) = TypeSpelling.marks(of: text)
    }

    mutating func formUnion(_ other: Marks) {
      attributes.formUnion(other.attributes)
      specifiers.formUnion(other.specifiers)
    }
  }
}
