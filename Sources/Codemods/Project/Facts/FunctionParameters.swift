import Rewriter

extension FunctionDecl {
  var parameters: [FunctionParameter] {
    signature?.parameterClause?.parameters?.node.elements(FunctionParameter.self) ?? []
  }

  /// Those of the parameters, `_` for none.
  var labels: [String] { parameters.map(\.label) }

  /// `session(_:didReceiveMessage:)`
  var fullName: String? {
    name.map {
      MemberKey(name: $0.name, labels: parameters.map(\.key), isStatic: false).fullName
    }
  }
}

extension FunctionParameter {
  /// What a call writes in front of the argument, `_` for nothing.
  var label: String { firstName?.name ?? "_" }

  /// What the body calls the parameter.
  var localName: String { (secondName ?? firstName)?.name ?? "_" }

  /// The label as ``FunctionFacts`` has it.
  fileprivate var key: String { label == "_" ? "" : label }
}

extension FunctionFacts.Parameter {
  var isVariadic: Bool { type.hasSuffix("...") }

  /// Whether a call may have no argument for it.
  var mayBeLeftOut: Bool { hasDefault || isVariadic }
}

extension FunctionFacts {
  /// The labels of the parameters, `_` for none.
  var labels: [String] { parameters.map { $0.label.isEmpty ? "_" : $0.label } }

  /// `session(_:didReceiveMessage:)`
  var fullName: String {
    MemberKey(name: name, labels: parameters.map(\.label), isStatic: false).fullName
  }

  /// Whether both have one full name. Cost: none but the comparison, where full names are made for it.
  func isNamed(like other: FunctionFacts) -> Bool {
    name == other.name && parameters.elementsEqual(other.parameters) { $0.label == $1.label }
  }

  /// Whether a call with all of these labels, or with those of them that it needs, may mean the function.
  func mayBeCalled(with labels: [String], needing needed: [String]) -> Bool {
    let own = zip(parameters, self.labels).filter { !$0.0.hasDefault }.map(\.1)
    let isVariadic = parameters.contains(where: \.isVariadic)
    return labels.contains(all: own) && (isVariadic || self.labels.contains(all: needed))
  }
}

extension [String] {
  /// Whether each of the labels is there, as often as it is wanted.
  fileprivate func contains(all labels: [String]) -> Bool {
    var rest = self
    return labels.allSatisfy { label in
      guard let position = rest.firstIndex(of: label) else { return false }
      rest.remove(at: position)
      return true
    }
  }
}
