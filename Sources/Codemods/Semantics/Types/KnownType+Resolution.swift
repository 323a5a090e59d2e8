import Rewriter

/// What a type's name stands for.
enum ResolvedType: Sendable {
  /// A type by its qualified name, of the project or not, and what its generic parameters and those of
  /// the types around it stand for.
  ///
  /// The arguments are those of the last name.
  case nominal(String, arguments: [KnownType], bindings: [String: KnownType.Binding])
  /// A generic parameter or associated type, with all that it has to conform to.
  case parameter(constraints: [KnownType])
  /// A type without a name: a tuple, a function.
  case structural(KnownType)
  /// An argument that is not written, or an alias of several types.
  case unknown
}

extension ProjectIndex {
  /// The type with the aliases and bound generic parameters followed that it is; `nil` where what it
  /// stands for is not known.
  func expanded(_ type: KnownType) -> KnownType? {
    var type = type
    // A broken project may have a cycle of aliases.
    for _ in 0..<12 {
      guard case .nominal(let names) = type.shape, let first = names.first else { return type }
      switch parameter(first.name, of: type) {
      case .unknown: return nil
      case .free: return type
      case .bound(let bound):
        guard let member = names.dropFirst().first else {
          type = bound
          continue
        }
        guard names.count == 2, let inner = memberType(member, of: bound) else { return nil }
        type = inner
      case nil:
        let name = names.map(\.name).joined(separator: ".")
        guard let alias = alias(of: name, inside: type.scope) else {
          return foreignAlias(of: name, in: type) ?? type
        }
        guard let target = target(of: alias, with: names.last?.arguments ?? [], in: type) else {
          return nil
        }
        type = target
      }
    }
    return nil
  }

  /// What the type's name stands for, with aliases followed.
  func resolved(_ type: KnownType) -> ResolvedType {
    guard let type = expanded(type) else { return .unknown }
    guard case .nominal(let names) = type.shape, let first = names.first else {
      return .structural(type)
    }
    if case .free(let constraints) = parameter(first.name, of: type) {
      if names.count == 1 { return .parameter(constraints: constraints) }
      return names.count == 2
        ? associatedType(names[1].name, of: constraints, in: type) : .unknown
    }
    let name = names.map(\.name).joined(separator: ".")
    if name == "Self", !type.scope.isEmpty {
      return .nominal(type.scope, arguments: [], bindings: type.bindings)
    }
    let qualified = resolve(name, inside: type.scope)
    return .nominal(
      qualified, arguments: type.genericArguments,
      bindings: bindings(of: names, in: type, for: qualified))
  }

  /// The type as it reads anywhere: names are qualified, aliases followed; `nil` if that is not known.
  func canonical(_ type: KnownType) -> TypeShape? {
    switch resolved(type) {
    case .unknown: return nil
    case .parameter: return type.shape
    case .nominal("Void", _, _) where !types.contains("Void"): return .tuple([])
    case .nominal(let name, let arguments, _):
      let shapes = arguments.compactMap(canonical)
      guard shapes.count == arguments.count else { return nil }
      var names = name.split(separator: ".").map { TypeShape.Name(name: String($0)) }
      names[names.count - 1].arguments = shapes
      return .nominal(names)
    case .structural(let type): return type.shape.mapped { canonical(type.part($0)) }
    }
  }

  /// What generic parameters of the resolved type stand for.
  private func bindings(
    of names: [TypeShape.Name], in type: KnownType, for qualified: String,
  ) -> [String: KnownType.Binding] {
    var bindings: [String: KnownType.Binding] = [:]
    var prefix = qualified[...]
    for name in names.reversed() {
      let parameters = typeParameters(of: String(prefix))
      for (index, parameter) in parameters.enumerated() {
        if name.arguments.indices.contains(index) {
          bindings[parameter.name] = .type(type.part(name.arguments[index]))
        } else if let known = type.bindings[parameter.name] {
          bindings[parameter.name] = known
        } else if !isInside(type.scope, prefix) {
          bindings[parameter.name] = .unknown
        }
      }
      guard let dot = prefix.lastDot else { break }
      prefix = prefix[..<dot]
    }
    return bindings
  }

  private func isInside(_ scope: String, _ type: Substring) -> Bool {
    scope == type || scope.hasPrefix(type + ".")
  }

  /// The generic parameters of a type of the project.
  func typeParameters(of type: String) -> [Codemods.GenericParameter] {
    guard tables.genericTypes.contains(type.lastName) else { return [] }
    return types[type]?.first { $0.kind != .protocol }?.genericParameters ?? []
  }
}

/// Aliases.
extension ProjectIndex {
  private func foreignAlias(of name: String, in type: KnownType) -> KnownType? {
    guard let target = sdk.closureType(named: name), resolve(name, inside: type.scope) == name,
      !types.contains(name)
    else { return nil }
    return KnownType(target, path: type.path)
  }

  private func target(
    of alias: AliasFacts, with arguments: [TypeShape], in type: KnownType,
  ) -> KnownType? {
    var bindings: [String: KnownType.Binding] = [:]
    for (index, parameter) in alias.genericParameters.enumerated() {
      bindings[parameter.name] =
        arguments.indices.contains(index) ? .type(type.part(arguments[index])) : .unknown
    }
    let scope = alias.name.enclosingName
    return KnownType(alias.target, scope: scope, path: type.path, bindings: bindings)
  }

  /// The alias that the name means; `nil` if it means none, or one of several.
  private func alias(of name: String, inside scope: String) -> AliasFacts? {
    let all = aliases(of: name, inside: scope)
    return Set(all.map(\.target)).count == 1 ? all.first : nil
  }

  private func aliases(of name: String, inside scope: String) -> [AliasFacts] {
    guard tables.aliasNames.contains(name.lastName) else { return [] }
    var scope = scope[...]
    while true {
      let candidate = scope.isEmpty ? name : "\(scope).\(name)"
      if types[candidate] != nil { return [] }
      if let found = aliases[candidate] { return found }
      guard !scope.isEmpty else { return [] }
      scope = scope.lastDot.map { scope[..<$0] } ?? ""
    }
  }

  /// What the type stands for where it is an alias of several types, as of one on each system.
  ///
  /// Have: #if os(macOS) typealias PlatformImage = NSImage #else typealias PlatformImage = UIImage #endif
  func alternatives(of type: KnownType) -> [KnownType] {
    guard case .nominal(let names) = type.shape, let first = names.first,
      case nil = parameter(first.name, of: type)
    else { return [] }
    let all = aliases(of: names.map(\.name).joined(separator: "."), inside: type.scope)
    guard Set(all.map(\.target)).count > 1 else { return [] }
    return all.compactMap { target(of: $0, with: names.last?.arguments ?? [], in: type) }
  }
}

/// Generic parameters.
extension ProjectIndex {
  /// A generic parameter that a name may stand for.
  private enum Parameter {
    case bound(KnownType)
    case free(constraints: [KnownType])
    case unknown
  }

  private func parameter(_ name: String, of type: KnownType) -> Parameter? {
    let declared = declaredParameter(name, of: type)
    switch type.bindings[name] {
    case .type(let bound): return .bound(bound)
    case .unknown: return .unknown
    case .parameter(let constraint):
      let own = constraint.flatMap { KnownType($0, scope: type.scope, path: type.path) }
      return .free(constraints: (own.map { [$0] } ?? []) + (declared ?? []))
    case nil: return declared.map { .free(constraints: $0) }
    }
  }

  /// The constraints of the generic parameter that the types around the use declare.
  private func declaredParameter(_ name: String, of type: KnownType) -> [KnownType]? {
    guard tables.genericParameters.contains(name) else { return nil }
    var scope = type.scope[...]
    while !scope.isEmpty {
      let parameters = (types[String(scope)] ?? []).flatMap(\.genericParameters)
      if let parameter = parameters.first(where: { $0.name == name }) {
        let constraint = parameter.constraint.flatMap {
          KnownType($0, scope: String(scope), path: type.path)
        }
        return constraint.map { [$0] } ?? []
      }
      scope = scope.lastDot.map { scope[..<$0] } ?? ""
    }
    return nil
  }

  /// `Element` of an array's type, `Inner` of a type that has one.
  private func memberType(_ member: TypeShape.Name, of type: KnownType) -> KnownType? {
    if member.name == "Element", let element = type.element { return element }
    guard case .nominal(let name, _, let bindings) = resolved(type), types[name] != nil else {
      return nil
    }
    return KnownType(.nominal([member]), scope: name, path: type.path, bindings: bindings)
  }

  /// `T.Element`, by what a `where` clause says of it and what the protocols do.
  private func associatedType(
    _ name: String, of constraints: [KnownType], in type: KnownType,
  ) -> ResolvedType {
    var known: [KnownType] = []
    switch type.bindings[type.shape.nominalName ?? ""] {
    case .type(let bound): return resolved(bound)
    case .parameter(let constraint?):
      known += [KnownType(constraint, scope: type.scope, path: type.path)].compactMap(\.self)
    default: break
    }
    for constraint in constraints.flatMap(\.conjuncts) {
      guard case .nominal(let `protocol`, _, _) = resolved(constraint) else { continue }
      for ancestor in ancestry(of: `protocol`) {
        let parameters = (types[ancestor] ?? []).flatMap(\.genericParameters)
        known += parameters.filter { $0.name == name }.compactMap { parameter in
          parameter.constraint.flatMap { KnownType($0, scope: ancestor, path: type.path) }
        }
      }
    }
    return .parameter(constraints: known)
  }
}

extension KnownType {
  /// `A` and `B` of `A & B`, `any A & B`; the type itself if it is none of these.
  var conjuncts: [KnownType] {
    switch shape {
    case .composition(let parts): parts.map(part).flatMap(\.conjuncts)
    case .any(let constraint), .some(let constraint): part(constraint).conjuncts
    default: [self]
    }
  }
}

extension Context {
  /// The generic parameters of the functions and types around a node, and what their clauses say.
  func genericBindings(at node: Node) -> [String: KnownType.Binding] {
    var bindings: [String: KnownType.Binding] = [:]
    for scope in node.ancestorsAndSelf where scope.mayBeGeneric {
      if scope.is(.extensionDecl), let name = scope.declaredTypeName, !project.types.contains(name)
      {
        for parameter in GenericSendability.parameters[name] ?? [] {
          bindings.note(parameter, conformsTo: nil)
        }
      }
      for child in scope.children {
        if let clause = child.as(GenericParameterClause.self) {
          for parameter in clause.parameters?.node.elements(Rewriter.GenericParameter.self) ?? [] {
            bindings.note(parameter.name?.name, conformsTo: parameter.inheritedType?.text)
          }
        }
        guard let clause = child.as(GenericWhereClause.self) else { continue }
        for requirement in clause.requirements?.node.elements(GenericRequirement.self) ?? [] {
          note(requirement, at: scope, in: &bindings)
        }
      }
      for name in sendableParameters(ofSignatureOf: scope) {
        bindings.note(name, conformsTo: "Sendable")
      }
    }
    return bindings
  }

  private func note(
    _ requirement: GenericRequirement, at scope: Node,
    in bindings: inout [String: KnownType.Binding],
  ) {
    if let conformance = requirement.requirement?.as(ConformanceRequirement.self) {
      bindings.note(conformance.leftType?.compactText, conformsTo: conformance.rightType?.text)
    } else if let same = requirement.requirement?.as(SameTypeRequirement.self),
      let left = same.leftType?.compactText, let right = same.rightType
    {
      let around = enclosingTypeNames(of: scope).first ?? ""
      bindings[left] = .type(KnownType(TypeShape(right), scope: around, path: path))
    }
  }
}

extension Node {
  fileprivate var mayBeGeneric: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .subscriptDecl, .classDecl, .structDecl, .enumDecl,
      .actorDecl, .protocolDecl, .extensionDecl:
      true
    default: false
    }
  }
}

extension [String: KnownType.Binding] {
  /// Adds to what is known of a generic parameter.
  fileprivate mutating func note(_ name: String?, conformsTo constraint: String?) {
    guard let name else { return }
    switch self[name] {
    case .type, .unknown: return
    case .parameter(let known):
      let all = [known, constraint].compactMap(\.self)
      self[name] = .parameter(constraint: all.isEmpty ? nil : all.joined(separator: " & "))
    case nil: self[name] = .parameter(constraint: constraint)
    }
  }
}
