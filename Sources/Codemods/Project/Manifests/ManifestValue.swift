import Rewriter

/// What an expression of a package manifest comes to, as far as it can be told without running it.
indirect enum ManifestValue: Equatable {
  case string(String)
  case boolean(Bool)
  case list([ManifestValue])
  /// `.v6`, `.enableUpcomingFeature("X")`, `MainActor.self`: a name and the arguments behind it.
  case member(String, [ManifestArgument])
  /// A target, by its place in the interpreter's list, since targets are objects.
  case target(Int)
  case package
  /// Holds only under a condition that cannot be decided.
  case conditional(ManifestValue)
  /// What the source says there.
  case unknown(String)

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of a list; a value that is not one counts as a list of itself.
  var elements: [ManifestValue] {
    switch self {
    case .list(let elements): elements
    case .conditional(.list(let elements)): elements.map { $0.madeConditional }
    default: [self]
    }
  }

  var madeConditional: ManifestValue {
    if case .conditional = self { self } else { .conditional(self) }
  }

  /// What a variable holds after an assignment that may not have been made.
  func merged(with other: ManifestValue) -> ManifestValue {
    if self == other { return self }
    let (mine, others) = (elements, other.elements)
    return .list(
      mine.map { others.contains($0) ? $0 : $0.madeConditional }
        + others.filter { !mine.contains($0) }.map(\.madeConditional))
  }

  static func + (lhs: ManifestValue, rhs: ManifestValue) -> ManifestValue {
    if case .string(let lhs) = lhs, case .string(let rhs) = rhs { return .string(lhs + rhs) }
    return .list(lhs.elements + rhs.elements)
  }

  /// Whether two values are known to be equal or to differ; `nil` if that cannot be said.
  func equals(_ other: ManifestValue) -> Bool? {
    switch (self, other) {
    case (.string, .string), (.boolean, .boolean), (.member(_, []), .member(_, [])): self == other
    default: nil
    }
  }
}

struct ManifestArgument: Equatable {
  let label: String?
  let value: ManifestValue
}

extension [ManifestArgument] {
  subscript(label: String) -> ManifestValue? { first { $0.label == label }?.value }
}
