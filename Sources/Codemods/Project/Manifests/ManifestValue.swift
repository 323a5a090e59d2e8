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

  /// `name` of `.name(…)`.
  var memberName: String? {
    if case .member(let name, _) = self { name } else { nil }
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

  /// An entry of a dictionary, which is a list of these.
  static func entry(_ key: ManifestValue, _ value: ManifestValue) -> ManifestValue {
    .member(
      "=", [ManifestArgument(label: nil, value: key), ManifestArgument(label: nil, value: value)])
  }

  /// The key and the value of an entry of a dictionary.
  var keyAndValue: (key: ManifestValue, value: ManifestValue)? {
    guard case .member("=", let parts) = self, parts.count == 2 else { return nil }
    return (parts[0].value, parts[1].value)
  }

  /// Whether it is known, and holds under no condition.
  var isCertain: Bool {
    switch self {
    case .conditional, .unknown: false
    default: true
    }
  }

  var isBoolean: Bool { if case .boolean = self { true } else { false } }

  /// How many values it holds, itself included, and how many bytes its strings have; no more than
  /// the limit is counted.
  func weight(upTo limit: Int) -> Int {
    switch self {
    case .string(let text), .unknown(let text): return 1 + text.utf8.count
    case .list(let elements):
      return elements.weight(upTo: limit) { $0.weight(upTo: $1) }
    case .member(_, let arguments):
      return arguments.weight(upTo: limit) { $0.value.weight(upTo: $1) }
    case .conditional(let value): return value.weight(upTo: limit)
    case .boolean, .target, .package: return 1
    }
  }

  /// The values behind each other, as `+` puts lists or strings.
  static func sum(_ values: [ManifestValue]) -> ManifestValue {
    let strings = values.compactMap(\.string)
    if strings.count == values.count { return .string(strings.joined()) }
    return .list(values.flatMap(\.elements))
  }

  static func + (lhs: ManifestValue, rhs: ManifestValue) -> ManifestValue {
    sum([lhs, rhs])
  }

  /// Whether two values are known to be equal or to differ; `nil` if that cannot be said.
  func equals(_ other: ManifestValue) -> Bool? {
    switch (self, other) {
    case (.string, .string), (.boolean, .boolean), (.member(_, []), .member(_, [])): self == other
    default: nil
    }
  }
}

extension Array {
  fileprivate func weight(upTo limit: Int, of weight: (Element, Int) -> Int) -> Int {
    var sum = 1
    for element in self where sum < limit { sum += weight(element, limit - sum) }
    return sum
  }
}

struct ManifestArgument: Equatable {
  let label: String?
  let value: ManifestValue
}

extension [ManifestArgument] {
  subscript(label: String) -> ManifestValue? { first { $0.label == label }?.value }
}
