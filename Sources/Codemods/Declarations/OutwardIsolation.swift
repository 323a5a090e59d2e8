import Rewriter

/// A type that uses what the main actor isolates, and that is there itself by a property wrapper only: Swift 6 no longer
/// isolates it (SE-0401).
///
/// Have: @propertyWrapper struct Focused: DynamicProperty { @StateObject var model: Model; var name: String { model.name } }
struct OutwardIsolation {
  private let holder: WrapperHolder
  private let use: MemberAccessExpr
  private let context: Context

  static func all(in context: Context) -> [OutwardIsolation] {
    context.tree.all(VariableDecl.self).compactMap { OutwardIsolation($0, in: context) }
  }

  private init?(_ property: VariableDecl, in context: Context) {
    guard let held = context.heldByWrapper(in: property),
      case let isolation = context.project.isolation(ofType: held.type),
      isolation.kind == .mainActor, !isolation.isPreconcurrency, property.node.mayBeCompiled,
      let use = context.uses(of: held.property).first(where: { use in
        context.enclosingTypeNames(of: use.node).first.map { context.project.resolve($0) }
          == held.holder.type
          && context.isolation(at: use.node).kindInSwift6 == .nonisolated
          && context.isOfMainActor(use)
      })
    else { return nil }
    (holder, self.use, self.context) = (held.holder, use, context)
  }

  var finding: Finding {
    let marking = context.companyWithMakers(ofType: holder.type).marking("'\(holder.type)'")
    return context.leave(
      use.node, "leave '\(use.node.textInOneLine)'",
      because: Refusal(
        .usesMainActor,
        "'\(use.node.textInOneLine)' is isolated to the main actor, and in Swift 6, '@\(holder.wrapper)' no longer isolates "
          + "'\(holder.type)' to it; \(marking)"))
  }
}

extension Context {
  fileprivate func isOfMainActor(_ use: MemberAccessExpr) -> Bool {
    let members = membersMeant(by: use.node)
    return !members.isEmpty
      && members.allSatisfy { member in
        if case .variable(let variable) = member, variable.isConstant { return false }
        return isolation(of: member) == .mainActor
      }
  }
}
