import Rewriter

/// Who decides which parameters a function has, if not the function itself.
enum ParameterGiver {
  /// A protocol or a class of the project, which can change with it.
  case project(String)
  /// A protocol or a class that is as it is.
  case framework(String)

  var isFramework: Bool { if case .framework = self { true } else { false } }

  var name: String {
    switch self {
    case .project(let name), .framework(let name): name
    }
  }
}

extension Context {
  /// `nil` where no other declaration is known to have the function's parameters.
  func parameterGiver(of function: FunctionDecl) -> ParameterGiver? {
    guard let written = enclosingTypeNames(of: function.node).first else { return nil }
    let type = project.resolve(written)
    let ancestors = project.ancestry(of: type).filter { $0 != type }
    if let own = ancestors.first(where: { declares(function, in: $0) }) { return .project(own) }
    if let name = foreignAncestry(of: type).sorted().first(where: { requires(function, in: $0) }) {
      return .framework(name)
    }
    return function.overrides ? project.superclass(of: type).map { .framework($0) } : nil
  }

  private func declares(_ function: FunctionDecl, in ancestor: String) -> Bool {
    project.members(named: function.name?.name ?? "", of: ancestor, inherited: false)
      .contains { member in
        guard case .function(let other) = member, other.fullName == function.fullName else {
          return false
        }
        return other.modifiers.contains(.requirement) || function.overrides
      }
  }

  private func requires(_ function: FunctionDecl, in ancestor: String) -> Bool {
    guard project.types[ancestor] == nil, let name = function.fullName else { return false }
    return project.sdk.delegate(protocol: ancestor, method: name) != nil
      || project.sdk.requiredFunctions(of: ancestor)?.contains(name) == true
  }
}

extension FunctionDecl {
  fileprivate var overrides: Bool {
    modifiers?.node.elements(DeclModifier.self).contains { $0.name?.text == "override" } == true
  }
}
