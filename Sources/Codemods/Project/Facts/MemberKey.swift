import Rewriter

/// What the declarations of one member have in common: those of a class and of its subclass, of a
/// protocol and of what conforms to it.
struct MemberKey: Hashable, Sendable {
  let name: String
  /// The parameters' labels, empty for none, as for those of operators; `nil` for a variable.
  let labels: [String]?
  let isStatic: Bool

  init(name: String, labels: [String]?, isStatic: Bool) {
    self.name = name
    // Have: static func == (lhs: Note, rhs: Note) -> Bool
    self.labels = name.isOperatorName ? labels?.map { _ in "" } : labels
    self.isStatic = isStatic
  }

  init?(_ member: MemberFacts) {
    switch member {
    case .function(let function):
      // An initializer is no member of the type's value, whatever it is written like.
      self.init(
        name: function.name, labels: function.parameters.map(\.label),
        isStatic: function.name != "init" && function.modifiers.contains(.static))
    case .variable(let variable):
      self.init(
        name: variable.name, labels: nil, isStatic: variable.modifiers.contains(.static))
    case .enumCase: return nil
    }
  }

  /// `textField(_:shouldClear:)`, `==`
  var fullName: String {
    guard let labels, !name.isOperatorName else { return name }
    return "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}

extension String {
  /// Whether only an operator has the name: no identifier consists of such characters, not even a raw one.
  var isOperatorName: Bool { !isEmpty && unicodeScalars.allSatisfy(\.continuesOperator) }
}
