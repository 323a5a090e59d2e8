import Rewriter

/// A method or property of a main-actor-isolated class that overrides a nonisolated one of a framework's class, such as
/// `observeValue(forKeyPath:of:change:context:)` of `NSObject`, and uses the main actor.
///
/// Measured with Swift 6.3.1: an override has the isolation of what it overrides, so that the compiler rejects these uses.
struct NonisolatedOverride {
  private let node: Node
  private let name: String
  private let need: MainActorNeed
  private let context: Context

  /// Those of a class, or of an extension of one.
  static func all(in declaration: Node, _ context: Context) -> [NonisolatedOverride] {
    guard context.isolation(inside: declaration).kind == .mainActor else { return [] }
    let members =
      declaration.children.first { $0.is(.memberBlock) }?
      .children.flatMap { $0.children }.flatMap { $0.children } ?? []
    return members.compactMap { NonisolatedOverride($0, in: context) }
  }

  private init?(_ node: Node, in context: Context) {
    guard let member = MemberParts(node), member.modifiers.contains("override"),
      !member.modifiers.contains("nonisolated"), let key = member.key, let code = member.code,
      NSObjectMembers.contains(key.fullName), context.isolation(inside: node).kind == .nonisolated,
      let need = MainActorNeeds(context: context, code: node).first(in: code), need.isKnown
    else { return nil }
    (self.node, self.need, self.context) = (node, need, context)
    name = key.fullName
  }

  var finding: Finding {
    context.leave(
      node, "leave '\(name)'",
      because: Refusal(
        .usesMainActor,
        "'NSObject' declares '\(name)' nonisolated, so this override is nonisolated, too, but \(need.sentence); use "
          + "'MainActor.assumeIsolated' if only the main thread calls it"))
  }
}
