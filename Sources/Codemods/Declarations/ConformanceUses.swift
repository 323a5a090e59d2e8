import Rewriter

/// Where the project makes values of a type into values of one of its own protocols, in code that isn't isolated to the main
/// actor: such code can't use an isolated conformance (SE-0470).
///
/// Measured with Swift 6.3.1: Swift 6 mode rejects `hub.delegate = screen` in nonisolated code, and Swift 5 mode warns of it;
/// off the main actor, `as? PlayerDelegate` finds no isolated conformance.
struct ConformanceUses {
  private let protocolName: String

  /// The type, and those that inherit from it.
  private let family: Set<String>

  private let context: Context

  init(of type: String, as protocolName: String, in context: Context) {
    self.protocolName = protocolName
    family = Set(context.project.names.inheritors(of: type, in: context.project)).union([type])
    self.context = context
  }

  /// Whether all are in code of the main actor, as far as the types of the values in other code show.
  var areOnMainActor: Bool {
    guard let names = namesOfTargets else { return false }
    return names.sorted().allSatisfy { name in
      context.project.files(naming: name).allSatisfy { path in
        context.asItWas(path).map { areOnMainActor(name, in: $0) } ?? false
      }
    }
  }

  /// The names of the variables, functions and cases that hold or take values of the protocol; `nil` where it's used in a
  /// way that values don't show: as a generic constraint, in the type of a function.
  private var namesOfTargets: Set<String>? {
    var names: Set<String> = []
    for path in context.project.files(naming: protocolName.lastName) {
      guard let file = context.asItWas(path) else { return nil }
      for token in file.tree.tokens(spelling: protocolName.lastName) {
        let node = file.tree.innermostNode(at: file.tree.range(of: token).lowerBound)
        switch target(of: node, in: file) {
        case .none: continue
        case .named(let name): names.insert(name)
        case .unclear: return nil
        }
      }
    }
    return names
  }

  /// What takes values where the protocol is named.
  private enum Target {
    case none, unclear
    case named(String)
  }

  private func target(of name: Node, in file: Context) -> Target {
    for node in name.ancestorsAndSelf {
      switch node.kind {
      case .protocolDecl, .extensionDecl: return .none
      case .inheritedType:
        let owner = node.ancestors.first { $0.is(.inheritanceClause) }?.parent
        return owner.map { $0.is(.protocolDecl) || $0.is(.associatedTypeDecl) } ?? true
          ? .unclear : .none
      case .genericParameter, .genericRequirement, .associatedTypeDecl, .typeAliasDecl,
        .functionType, .metatypeType, .macroExpansionExpr:
        return .unclear
      case .someOrAnyType:
        if node.firstToken?.name == "some" { return .unclear }
      case .patternBinding:
        return node.as(PatternBinding.self)?.pattern?.as(IdentifierPattern.self)?.identifier
          .map { .named($0.name) } ?? .unclear
      case .enumCaseParameter:
        let element = node.ancestors.lazy.compactMap { $0.as(EnumCaseElement.self) }.first
        return element?.name.map { .named($0.name) } ?? .unclear
      case .functionParameter: return taker(around: node, in: file)
      case .returnClause:
        let isIsolated = file.isolation(at: node).kind == .mainActor
        return isIsolated || node.isOfRequirement ? .none : .unclear
      case .codeBlockItem, .memberBlockItem, .closureExpr: return .unclear
      default: continue
      }
    }
    return .unclear
  }

  private func taker(around parameter: Node, in file: Context) -> Target {
    for node in parameter.ancestors {
      if let function = node.as(FunctionDecl.self) {
        return function.name.map { .named($0.name) } ?? .unclear
      }
      if node.is(.initializerDecl) {
        let owner = file.enclosingTypeNames(of: node).first?.lastName
        return owner.map { .named($0) } ?? .unclear
      }
      if node.is(.subscriptDecl) { return .unclear }
    }
    return .unclear
  }

  private func areOnMainActor(_ name: String, in file: Context) -> Bool {
    let references = file.tree.references(to: name)
    return references.allSatisfy { reference in
      guard let values = reference.wholeMember.valuesGiven, !values.isEmpty else {
        return reference.wholeMember.valuesGiven != nil
          || file.isolation(at: reference).kind == .mainActor
      }
      return file.isolation(at: reference).kind == .mainActor
        || !values.contains { mayBeOfFamily($0, in: file) }
    }
  }

  private func mayBeOfFamily(_ value: Node, in file: Context) -> Bool {
    if value.is(.nilLiteralExpr) || value.is(.closureExpr) { return false }
    if let array = value.as(ArrayExpr.self) {
      let elements = array.elements?.node.elements(ArrayElement.self) ?? []
      return elements.compactMap(\.expression).contains { mayBeOfFamily($0, in: file) }
    }
    if value.isSelfReference {
      let owner = file.enclosingTypeNames(of: value).first.map { file.project.resolve($0) }
      return owner.map(family.contains) ?? true
    }
    guard let type = file.valueType(of: value)?.unwrapped else { return true }
    guard let name = type.name else { return false }
    return family.contains(file.project.resolve(name, inside: type.scope))
  }
}

extension Node {
  /// Whether the signature is that of a protocol's requirement.
  fileprivate var isOfRequirement: Bool {
    ancestors.first { $0.declaredTypeName != nil }?.is(.protocolDecl) == true
  }

  /// The values that a variable gets where it's named, or that a function, a case or a method of the variable is passed;
  /// `nil` where the variable may get any.
  ///
  /// Have: hub.delegate = screen, hub.add(screen), delegates.append(screen), let delegate: any PlayerDelegate = screen
  fileprivate var valuesGiven: [Node]? {
    guard let parent else { return [] }
    if let binding = parent.as(PatternBinding.self), binding.pattern == self {
      return [binding.initializer?.value].compactMap(\.self)
    }
    switch parent.kind {
    case .inOutExpr: return nil
    case .forceUnwrapExpr, .optionalChainingExpr: return parent.valuesGiven
    case .memberAccessExpr:
      guard parent.parent?.as(FunctionCallExpr.self)?.calledExpression == parent else { return [] }
      return parent.valuesGiven
    case .functionCallExpr:
      guard let call = parent.as(FunctionCallExpr.self), call.calledExpression == self else {
        return []
      }
      return call.allArguments.compactMap(\.expression)
    case .subscriptCallExpr:
      return parent.as(SubscriptCallExpr.self)?.calledExpression == self ? parent.valuesGiven : []
    case .exprList:
      let parts = Array(parent.children)
      guard parts.count > 2, parts[0] == self, parts[1].is(.assignmentExpr) else { return [] }
      return Array(parts[2...])
    default: return []
    }
  }
}
