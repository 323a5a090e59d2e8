import Rewriter

/// A constant that all threads can read, of a type that isn't Sendable.
///
/// Swift 6.3.1 says of it `static property 'shared' is not concurrency-safe because non-'Sendable' type 'Store' may have
/// shared mutable state`.
struct SharedConstant {
  private let variable: VariableDecl
  private let name: String
  private let type: KnownType
  private let context: Context

  init?(_ variable: VariableDecl, in context: Context) {
    guard variable.bindingSpecifier?.kind == .let, variable.isShared, !variable.has("nonisolated"),
      let bindings = variable.bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      let name = bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name,
      !context.isScript || variable.isMember,
      context.isolation(inside: variable.node).kind.isKnownToLeaveStatics,
      case let value = bindings[0].typeAnnotation?.type ?? bindings[0].initializer?.value,
      value.map({ Self.names($0.text, in: context.project) }) == true,
      let type = bindings[0].typeAnnotation?.type.map(context.knownType)
        ?? bindings[0].initializer?.value.flatMap(context.valueType),
      context.sendability(of: type).kind == .no
    else { return nil }
    self.variable = variable
    self.name = name
    self.type = type
    self.context = context
  }

  var finding: Finding {
    let canHaveActors = context.refusalForOldSystems(of: variable.node) == nil
    let needs = canHaveActors ? context.needs(of: type) : []
    let advice =
      needs.count == 1
      ? "mark '\(needs[0].name)' '@MainActor' if only main-actor code uses it, or make it Sendable"
      : canHaveActors
        ? "isolate the constant to the main actor, or make the value where you need it"
        : "make it Sendable, or make the value where you need it"
    var finding = context.leave(
      variable.node, "leave the constant '\(name)'",
      because: Refusal(
        .notSendable,
        "'\(type.text)' isn't Sendable, so Swift 6 rejects a global or static constant of this type; "
          + advice))
    finding.needs = needs
    return finding
  }

  /// Whether a constant may be one, by what its file says of its type or value.
  static func mayBe(_ variable: VariableFacts, in project: ProjectIndex) -> Bool {
    let text = variable.type ?? variable.initializer
    return text.map { names($0, in: project) } ?? variable.hasInitialValue
  }

  /// Whether a class or a protocol of the project is named.
  private static func names(_ text: String, in project: ProjectIndex) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      project.types[String(word)]?.contains { $0.kind == .class || $0.kind == .protocol } == true
    }
  }
}

extension Isolation.Kind {
  /// Whether no actor protects a static constant in such code: it is no part of an actor's state.
  fileprivate var isKnownToLeaveStatics: Bool {
    switch self {
    case .nonisolated, .actor: true
    case .mainActor, .globalActor, .caller, .unknown: false
    }
  }
}
