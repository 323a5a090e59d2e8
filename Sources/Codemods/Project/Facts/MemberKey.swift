/// What the declarations of one member have in common: those of a class and of its subclass, of a
/// protocol and of what conforms to it.
struct MemberKey: Hashable, Sendable {
  let name: String
  /// The parameters' labels, empty for none; `nil` for a variable.
  let labels: [String]?
  let isStatic: Bool

  init(name: String, labels: [String]?, isStatic: Bool) {
    self.name = name
    self.labels = labels
    self.isStatic = isStatic
  }

  init?(_ member: MemberFacts) {
    name = member.name
    switch member {
    case .function(let function):
      // Have: static func == (lhs: Note, rhs: Note) -> Bool, whose parameters have no labels
      let isOperator = function.name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } == true
      labels = function.parameters.map { isOperator ? "" : $0.label }
      // An initializer is no member of the type's value, whatever it is written like.
      isStatic = function.name != "init" && function.modifiers.contains(.static)
    case .variable(let variable):
      labels = nil
      isStatic = variable.modifiers.contains(.static)
    case .enumCase: return nil
    }
  }

  /// `textField(_:shouldClear:)`
  var fullName: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}
