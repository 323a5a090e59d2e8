import Rewriter

/// Operators.
extension CalledFunctions {
  /// Those of the operator that take what stands beside it, by a type that is known.
  ///
  /// Have: first == second
  func operators(calledBy node: Node) -> [OwnFunction] {
    guard let name = node.operatorName, OperatorFunctions.mayExist(of: name, in: context.project)
    else { return [] }
    if node.is(.binaryOperatorExpr), let list = node.parent {
      return context.known.operatorsOfSequences.answer(to: list.index) { operators(in: list) }[
        node.index] ?? []
    }
    return context.known.calledFunctions.answer(to: node.index) {
      functions(of: name, beside: [node.onlyOperand])
    }
  }

  /// Those of all operators in a sequence: `a == b && c < d`.
  private func operators(in list: Node) -> [NodeIndex: [OwnFunction]] {
    let parts = Array(list.children)
    var found: [NodeIndex: [OwnFunction]] = [:]
    for (place, part) in parts.enumerated() where place > 0 && place + 1 < parts.count {
      guard part.is(.binaryOperatorExpr), let name = part.operatorName,
        OperatorFunctions.mayExist(of: name, in: context.project)
      else { continue }
      found[part.index] = functions(of: name, beside: [parts[place - 1], parts[place + 1]])
    }
    return found
  }

  private func functions(of name: String, beside operands: [Node?]) -> [OwnFunction] {
    let project = context.project
    let functions = project.names.operatorFunctions.answer(to: name) {
      OperatorFunctions(of: name, in: project)
    }
    let types = operands.map { operand in
      operand.flatMap(context.valueType).flatMap(project.nominalName).map(project.ancestry)
    }
    return functions.taking(types).map { OwnFunction($0) }
  }
}

/// The project's functions of an operator, by the types of their parameters.
struct OperatorFunctions: Sendable {
  private let all: [(function: FunctionFacts, types: [String?])]

  /// The positions of those with a parameter of the type.
  private var byType: [String: [Int]] = [:]

  /// Cost: a look at the types of all parameters, for each operator once in a run.
  init(of name: String, in project: ProjectIndex) {
    all = Self.names(for: name).flatMap { project.functions[$0] ?? [] }.filter { !$0.isAsync }
      .map { function in
        (function, function.parameters.map { project.nominalName(of: $0, in: function) })
      }
    for (position, entry) in all.enumerated() {
      for type in Set(entry.types.compactMap(\.self)) { byType[type, default: []].append(position) }
    }
  }

  static func mayExist(of name: String, in project: ProjectIndex) -> Bool {
    names(for: name).contains(where: project.functions.contains)
  }

  /// - Parameter operands: what each type is and inherits from; `nil` where a type isn't known, and may be any.
  func taking(_ operands: [[String]?]) -> [FunctionFacts] {
    guard let known = operands.lazy.compactMap(\.self).first else { return [] }
    let positions = Set(known.flatMap { byType[$0] ?? [] }).sorted()
    return positions.map { all[$0] }.filter { takes(operands, $0.types) }.map(\.function)
  }

  private func takes(_ operands: [[String]?], _ types: [String?]) -> Bool {
    guard types.count == operands.count else { return false }
    for (type, operand) in zip(types, operands) {
      guard let operand else { continue }
      guard let type, operand.contains(type) else { return false }
    }
    return true
  }

  /// The operator, and the one that the standard library makes it of.
  private static func names(for name: String) -> [String] {
    [name] + (derived[name].map { [$0] } ?? [])
  }

  private static let derived = ["!=": "==", ">": "<", "<=": "<", ">=": "<"]
}

extension ProjectIndex {
  fileprivate func nominalName(_ type: KnownType) -> String? {
    guard case .nominal(let name, _, _) = resolved(type.unwrapped) else { return nil }
    return name
  }

  fileprivate func nominalName(
    of parameter: FunctionFacts.Parameter, in function: FunctionFacts,
  ) -> String? {
    if parameter.type == "Self" { return function.owner }
    return KnownType(parameter.type, scope: function.owner, path: function.path)
      .flatMap(nominalName)
  }
}

extension Node {
  fileprivate var operatorName: String? {
    switch kind {
    case .binaryOperatorExpr: self.as(BinaryOperatorExpr.self)?.operator?.text
    case .prefixOperatorExpr: self.as(PrefixOperatorExpr.self)?.operator?.text
    case .postfixOperatorExpr: self.as(PostfixOperatorExpr.self)?.operator?.text
    default: nil
    }
  }

  /// That of an operator before or behind it.
  fileprivate var onlyOperand: Node? {
    self.as(PrefixOperatorExpr.self)?.expression ?? self.as(PostfixOperatorExpr.self)?.expression
  }
}
