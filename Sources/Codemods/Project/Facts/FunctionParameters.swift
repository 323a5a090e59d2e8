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

extension FunctionFacts {
  /// The labels of the parameters, `_` for none.
  var labels: [String] { parameters.map { $0.label.isEmpty ? "_" : $0.label } }

  /// `session(_:didReceiveMessage:)`
  var fullName: String {
    MemberKey(name: name, labels: parameters.map(\.label), isStatic: false).fullName
  }

  /// Whether a call with all of these labels, or with some of them, may mean the function.
  func mayBeCalled(with labels: [String]) -> Bool {
    zip(parameters, self.labels).allSatisfy { $0.hasDefault || labels.contains($1) }
  }
}
