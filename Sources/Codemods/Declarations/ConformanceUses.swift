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

  /// The names of the variables, functions, parameters and cases that hold or take values of the protocol; `nil` where it's
  /// used in a way that values don't show: as a generic constraint or argument, in the type of a function.
  private var namesOfTargets: Set<String>? {
    var names: Set<String> = []
    for path in context.project.files(naming: protocolName.lastName) {
      guard let file = context.asItWas(path) else { return nil }
      for token in file.tree.tokens(spelling: protocolName.lastName) {
        let node = file.tree.innermostNode(at: file.tree.range(of: token).lowerBound)
        guard let taking = namesTaking(node, in: file) else { return nil }
        names.formUnion(taking)
      }
    }
    return names
  }

  /// What takes values where the protocol is named, by name; `nil` where that isn't clear.
  private func namesTaking(_ name: Node, in file: Context) -> [String]? {
    for node in name.ancestorsAndSelf {
      switch node.kind {
      case .protocolDecl, .extensionDecl: return []
      case .inheritedType:
        let owner = node.ancestors.first { $0.is(.inheritanceClause) }?.parent
        return owner.map { $0.is(.protocolDecl) || $0.is(.associatedTypeDecl) } == false ? [] : nil
      case .genericParameter, .genericRequirement, .associatedTypeDecl, .typeAliasDecl,
        .functionType, .metatypeType, .macroExpansionExpr, .codeBlockItem, .memberBlockItem,
        .closureExpr, .subscriptDecl:
        return nil
      case .someOrAnyType where node.firstToken?.name == "some": return nil
      // Have: WeakBox<any PlayerDelegate>, which may look for conformances at run time
      case .genericArgumentClause where !node.isOfCollection: return nil
      case .patternBinding: return names(boundBy: node, in: file)
      case .enumCaseParameter:
        let element = node.ancestors.lazy.compactMap { $0.as(EnumCaseElement.self) }.first
        let label = node.as(EnumCaseParameter.self)?.firstName
        return element?.name.map { [$0.name] + (label.map { [$0.name] } ?? []) }
      case .functionParameter: return names(takenBy: node, in: file)
      case .returnClause:
        let isIsolated = file.isolation(at: node).kind == .mainActor
        return isIsolated || node.isOfRequirement ? [] : nil
      case .exprList where node.hasCast && file.isolation(at: node).kind != .mainActor: return nil
      default: continue
      }
    }
    return nil
  }

  /// Have: weak var delegate: (any PlayerDelegate)?, let delegate: any PlayerDelegate = screen
  private func names(boundBy node: Node, in file: Context) -> [String]? {
    guard let binding = node.as(PatternBinding.self),
      let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name
    else { return nil }
    if file.isolation(at: node).kind != .mainActor, !node.isOfRequirement {
      let isComputed = binding.accessorBlock.map { !$0.isObserving } ?? false
      let mayConvert = binding.initializer?.value.map { mayBeOfFamily($0, in: file) } ?? false
      if isComputed || mayConvert { return nil }
    }
    return [name]
  }

  /// The function's name, or the type's of an initializer, with the names of the parameter.
  private func names(takenBy node: Node, in file: Context) -> [String]? {
    let parameter = node.as(FunctionParameter.self)
    let own = [parameter?.firstName, parameter?.secondName].compactMap { $0?.name }
      .filter { $0 != "_" }
    for owner in node.ancestors {
      if let function = owner.as(FunctionDecl.self) {
        return function.name.map { [$0.name] + own }
      }
      if owner.is(.initializerDecl) {
        // Have: init(_ observer: any Observer), which `.init(screen)` and `super.init(screen)` call
        let type = file.enclosingTypeNames(of: owner).first?.lastName
        return type.map { [$0, "init"] + own }
      }
    }
    return nil
  }

  private func areOnMainActor(_ name: String, in file: Context) -> Bool {
    let labels = file.tree.all(LabeledExpr.self, startingWith: name)
      .filter { $0.label?.name == name }
    let isPassed = labels.contains { argument in
      argument.expression.map { mayBeOfFamily($0, in: file) } == true
        && file.isolation(at: argument.node).kind != .mainActor
    }
    return !isPassed
      && file.tree.references(to: name).map(\.wholeMember).allSatisfy { reference in
        let values = reference.valuesGiven
        return values?.contains { mayBeOfFamily($0, in: file) } == false
          || file.isolation(at: reference).kind == .mainActor
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
    guard let name = type.name else {
      // Have: [Screen], (Screen, Int)
      let names = Set(family.map(\.lastName))
      let words = type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains { names.contains(String($0)) }
    }
    return family.contains(file.project.resolve(name, inside: type.scope))
  }
}

extension Node {
  /// Whether the signature is that of a protocol's requirement.
  fileprivate var isOfRequirement: Bool {
    ancestors.first { $0.declaredTypeName != nil }?.is(.protocolDecl) == true
  }

  /// Whether the generic arguments are those of a type that only keeps values.
  fileprivate var isOfCollection: Bool {
    ["Optional", "Array", "Dictionary", "ContiguousArray"].contains(parent?.firstToken?.name)
  }

  /// Have: screen as any PlayerDelegate
  fileprivate var hasCast: Bool { children.contains { $0.is(.unresolvedAsExpr) } }

  /// The values that a variable gets where it's named, or that a function, a case or a method of the variable is passed;
  /// `nil` where the variable may get any, or the function is a value itself.
  ///
  /// Have: hub.delegate = screen, hub.add(screen), delegates.append(screen)
  fileprivate var valuesGiven: [Node]? {
    guard let parent else { return [] }
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
      let isSet =
        parts.count > 2 && parts[0] == self
        && (parts[1].is(.assignmentExpr) || parts[1].text == "+=")
      return isSet ? Array(parts[2...]) : []
    default: return []
    }
  }
}
