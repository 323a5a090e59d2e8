import Rewriter

/// The generic parameters of a function with a completion handler, and where they stand.
struct GenericSignature: Sendable {
  private let names: Set<String>

  /// The labels and types of all parameters but the handler.
  private let parameters: [(label: String, type: TypeShape?)]

  /// `nil` for a function that has none.
  ///
  /// - Parameter others: all parameters but the handler.
  init?(of function: FunctionDecl, taking others: [FunctionParameter]) {
    let clause = function.genericParameterClause
    let generics = clause?.parameters?.node.elements(Rewriter.GenericParameter.self) ?? []
    names = Set(generics.compactMap { $0.name?.name })
    parameters = others.map { ($0.label, $0.type.flatMap { TypeShape($0.text) }) }
    if names.isEmpty { return nil }
  }

  /// What is in the way of a call that doesn't say what they are.
  var obstacle: String {
    let names = names.sorted().map { "'\($0)'" }.joined(separator: " and ")
    return "the function is generic, and the call doesn't say what \(names) is; write its type"
  }

  /// Those that are part of one of the types.
  func mentioned(in types: [TypeShape]) -> Set<String> {
    names.filter { name in types.contains { $0.mentions([name]) } }
  }

  /// Those that the arguments of a call say.
  var said: Set<String> { mentioned(in: parameters.compactMap(\.type)) }

  /// What the call passes for a metatype: `[Int]` for `T` in `load([Int].self)`.
  func metatypes(in call: FunctionCallExpr) -> [String: TypeShape] {
    var types: [String: TypeShape] = [:]
    var rest = parameters[...]
    for argument in call.arguments?.arguments ?? [] {
      let label = argument.label?.name ?? "_"
      guard let position = rest.firstIndex(where: { $0.label == label }) else { continue }
      rest = rest[(position + 1)...]
      guard case .metatype(let instance) = parameters[position].type,
        let name = instance.nominalName, names.contains(name),
        let written = argument.expression?.as(MemberAccessExpr.self), written.name == "self",
        let type = written.base.flatMap({ TypeShape($0.text) })
      else { continue }
      types[name] = type
    }
    return types
  }

  /// What a type says that stands where the pattern does; `false` where it says two things of one.
  private func match(
    _ pattern: TypeShape, _ type: TypeShape, into types: inout [String: TypeShape],
  ) -> Bool {
    guard pattern.mentions(names) else { return true }
    switch (pattern, type) {
    case (.nominal(let parts), _) where parts.count == 1 && names.contains(parts[0].name):
      if let known = types[parts[0].name] { return known == type }
      types[parts[0].name] = type
      return true
    case (.nominal(let parts), .nominal(let others)):
      guard parts.count == others.count, parts.map(\.name) == others.map(\.name) else {
        return false
      }
      return match(parts.flatMap(\.arguments), others.flatMap(\.arguments), into: &types)
    case (.optional(let wrapped), .optional(let other)), (.array(let wrapped), .array(let other)):
      return match(wrapped, other, into: &types)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return match([key, value], [otherKey, otherValue], into: &types)
    case (.tuple(let elements), .tuple(let others)):
      return match(elements.map(\.type), others.map(\.type), into: &types)
    default: return false
    }
  }

  func match(
    _ patterns: [TypeShape], _ types: [TypeShape], into found: inout [String: TypeShape],
  ) -> Bool {
    patterns.count == types.count
      && zip(patterns, types).allSatisfy { match($0, $1, into: &found) }
  }
}
