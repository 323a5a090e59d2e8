import Rewriter

/// A main-actor-isolated function that the value of a lazy property names and doesn't call, where a function is wanted that
/// isn't isolated.
///
/// In a method the compiler takes it; in the value of a lazy property Swift 6.3.1 says `converting function value of type
/// '@MainActor @Sendable () -> ()' to '() -> Void' loses global actor 'MainActor'`.
struct LazyReference {
  private let reference: Node
  private let name: String
  private let context: Context

  static func all(in clause: InitializerClause, _ context: Context) -> [LazyReference] {
    guard let value = clause.value,
      clause.node.parent?.parent?.parent?.as(VariableDecl.self)?.has("lazy") == true,
      value.mayBeCompiled
    else { return [] }
    return value.descendantsAndSelf(notInside: {
      $0.as(ClosureExpr.self)?.isCalledOnTheSpot == false
    })
    .compactMap { LazyReference($0, of: value, in: context) }
  }

  private init?(_ node: Node, of value: Node, in context: Context) {
    guard node == value || node.parent?.is(.labeledExpr) == true,
      let name = node.referencedName ?? node.as(MemberAccessExpr.self)?.name,
      case .functions(let functions, _)? = ExpressionTypes(context).link(of: node)?.entity,
      functions.allSatisfy({ context.isolation(of: .function($0)) == .mainActor }),
      let wanted = Self.type(wantedAt: node, of: value, in: context),
      case .function(let type)? = context.project.canonical(wanted.unwrapped),
      !type.effects.contains("async"),
      type.attributes.allSatisfy({ ["escaping", "Sendable"].contains($0) })
    else { return nil }
    (self.reference, self.name, self.context) = (node, name, context)
  }

  private static func type(
    wantedAt node: Node, of value: Node, in context: Context,
  ) -> KnownType? {
    guard node == value else { return context.typeOfParameter(taking: node) }
    let binding = value.parent?.parent?.as(PatternBinding.self)
    return binding?.typeAnnotation?.type.map(context.knownType)
  }

  var finding: Finding {
    context.leave(
      reference, "leave the value",
      because: Refusal(
        .usesMainActor,
        "Swift 6 rejects '\(name)' here, since it's isolated to the main actor, and the type that is wanted isn't '@MainActor'; pass "
          + "a closure that calls '\(name)'"))
  }
}

extension ClosureExpr {
  fileprivate var isCalledOnTheSpot: Bool {
    if case .called = ClosureUse(of: self) { true } else { false }
  }
}
