import Rewriter

/// The generic parameters of a function with a completion handler, and where they stand.
struct GenericSignature: Sendable {
  private let names: Set<String>

  /// The labels and types of all parameters but the handler.
  private let parameters: [(label: String, type: TypeShape?)]

  /// `nil` for a function that has none.
  init?(of alternative: AsyncAlternative) {
    let clause = alternative.function.genericParameterClause
    let generics = clause?.parameters?.node.elements(Rewriter.GenericParameter.self) ?? []
    names = Set(generics.compactMap { $0.name?.name })
    parameters = alternative.parameters.map { ($0.label, $0.type.flatMap { TypeShape($0.text) }) }
    if names.isEmpty { return nil }
  }

  /// What is in the way of a call that doesn't say what they are.
  var obstacle: String {
    let names = names.sorted().map { "'\($0)'" }.joined(separator: " and ")
    return "the function is generic, and the call doesn't say what \(names) is"
  }

  /// Those that are part of one of the types.
  fileprivate func mentioned(in types: [TypeShape]) -> Set<String> {
    names.filter { name in types.contains { $0.mentions([name]) } }
  }

  /// Those that the arguments of a call say.
  fileprivate var said: Set<String> { mentioned(in: parameters.compactMap(\.type)) }

  /// What the call passes for a metatype: `[Int]` for `T` in `load([Int].self)`.
  fileprivate func metatypes(in call: FunctionCallExpr) -> [String: TypeShape] {
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
  fileprivate func match(
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

  fileprivate func match(
    _ patterns: [TypeShape], _ types: [TypeShape], into found: inout [String: TypeShape],
  ) -> Bool {
    patterns.count == types.count
      && zip(patterns, types).allSatisfy { match($0, $1, into: &found) }
  }
}

extension AsyncForm {
  /// The form with types in place of the function's generic parameters, as far as a call says which; where it doesn't,
  /// the form as it is, with its obstacle.
  ///
  /// Have: load { (result: Result<[Item], any Error>) in … }, load([Item].self) { result in … }
  func specialized(
    for call: FunctionCallExpr, taking closure: ClosureExpr, in context: Context,
  ) -> AsyncForm {
    guard let generics, obstacle == generics.obstacle, let result = TypeShape(twin.result) else {
      return self
    }
    let shapes = types.map(\.shape)
    let mentioned = generics.mentioned(in: shapes + [result])
    var found = generics.metatypes(in: call)
    let written = closure.writtenParameters.compactMap { $0.type.flatMap { TypeShape($0.text) } }
    let isWritten = !written.isEmpty && written.count == closure.writtenParameters.count
    if isWritten, !generics.match(shapes, written, into: &found) { return self }
    let unsaid = mentioned.subtracting(generics.said)
    guard mentioned.isSubset(of: found.keys), mentioned.allSatisfy({ found[$0]?.isPlain == true }),
      generics.mentioned(in: [result]).isSuperset(of: unsaid),
      context.meansTheSame(shapes + [result], inside: callee.owner, butFor: mentioned)
    else { return self }
    var form = self
    form.obstacle = nil
    form.generics = nil
    form.types = types.map { type in
      mentioned.isEmpty
        ? type : KnownType(type.shape.replacing(found), path: context.path)
    }
    form.twin = twin.giving(result.replacing(found).description)
    if !unsaid.isEmpty { form.saidResult = form.twin.result }
    return form
  }
}

extension Context {
  /// Whether the names in the types mean the same in a type as at the top level.
  fileprivate func meansTheSame(
    _ types: [TypeShape], inside owner: String, butFor generics: Set<String>,
  ) -> Bool {
    generics.isEmpty
      || types.flatMap(\.names).allSatisfy { name in
        generics.contains(name) || project.resolve(name, inside: owner) == project.resolve(name)
      }
  }
}

extension AsyncTwin {
  /// The function with another type for its result.
  fileprivate func giving(_ result: String) -> AsyncTwin {
    AsyncTwin(
      type: type, function: function, asyncFunction: asyncFunction, isStatic: isStatic,
      result: result, isThrowing: isThrowing, iOS: iOS, macOS: macOS, source: source)
  }
}

extension TypeShape {
  /// Whether the type reads the same wherever it stands, as `any P` doesn't in front of a `?`.
  fileprivate var isPlain: Bool {
    switch self {
    case .nominal, .array, .dictionary: true
    case .optional(let wrapped): wrapped.isPlain
    default: false
    }
  }

  /// The names of all types in it, those of members without what they are members of.
  fileprivate var names: [String] {
    if case .nominal(let parts) = self {
      return parts.prefix(1).map(\.name) + parts.flatMap(\.arguments).flatMap(\.names)
    }
    var names: [String] = []
    _ = mapped {
      names += $0.names
      return $0
    }
    return names
  }

  /// The type with others in place of names.
  fileprivate func replacing(_ types: [String: TypeShape]) -> TypeShape {
    if case .nominal(let parts) = self {
      if parts.count == 1, parts[0].arguments.isEmpty, let type = types[parts[0].name] {
        return type
      }
      return .nominal(
        parts.map { Name(name: $0.name, arguments: $0.arguments.map { $0.replacing(types) }) })
    }
    return mapped { $0.replacing(types) } ?? self
  }
}
