import Rewriter

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
