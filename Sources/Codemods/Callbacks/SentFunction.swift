import Rewriter

/// A function that is used by its name where a framework takes a `@Sendable` closure.
///
/// Have: monitor.pathUpdateHandler = update, queue.async(execute: update)
struct SentFunction {
  private let value: Node
  private let receiver: SendableReceiver
  private let context: Context

  /// Those of a file.
  static func all(in context: Context) -> [SentFunction] {
    (assigned(in: context.tree) + passed(in: context)).filter(\.mayBeFunction)
      .compactMap { SentFunction($0, in: context) }
  }

  private static func assigned(in tree: Tree) -> [Node] {
    tree.all(MemberAccessExpr.self).compactMap { access in
      guard access.node.isAssigned, SendableReceiver.properties.contains(access.name ?? ""),
        let parts = access.node.parent?.children.map(\.self), parts.count == 3
      else { return nil }
      return parts[2]
    }
  }

  /// The arguments of calls by names of functions that take such closures.
  private static func passed(in context: Context) -> [Node] {
    context.tree.all(FunctionCallExpr.self).flatMap { call -> [Node] in
      guard let name = call.calleeName,
        SendableReceiver.mayBe(name) || context.project.takesSendable(functionNamed: name)
      else { return [] }
      return call.arguments?.arguments.compactMap(\.expression) ?? []
    }
  }

  private init?(_ value: Node, in context: Context) {
    guard let receiver = SendableReceiver(ofFunction: value, in: context) else { return nil }
    (self.value, self.receiver, self.context) = (value, receiver, context)
  }

  /// `nil` for a function that isn't known to be rejected.
  var finding: Finding? {
    let name = value.textInOneLine
    if MainActorReference(value, in: context) != nil {
      return context.leave(
        value, "leave '\(name)'",
        because: Refusal(
          .usesMainActor,
          "'\(receiver.api)' takes a '@Sendable' closure, which '\(name)' isn't, since it's isolated to the main actor; "
            + "write a closure that calls '\(name)' on the main actor"))
    }
    guard
      let rejection = RejectedFunction(
        value, as: "closure", calledOn: receiver.place, in: context)
    else { return nil }
    return context.leave(value, "leave '\(name)'", because: rejection)
  }
}
