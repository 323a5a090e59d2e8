import Rewriter

/// A use of a property of the project in other isolation than its own: what it gives, and what it is asked of, has to be
/// Sendable, also where nobody else has it (measured with Swift 6.3.1).
struct SendingAccess {
  private let reference: Node
  private let variable: VariableFacts
  private let departure: Departure
  private let rejected: Rejected
  private let context: Context

  private enum Rejected {
    case value(KnownType)
    case base(Node?, KnownType)
  }

  static func all(in context: Context) -> [SendingAccess] {
    context.tree.nodesBehindAwait.compactMap { SendingAccess($0, in: context) }
  }

  private init?(_ reference: Node, in context: Context) {
    guard reference.is(.declReferenceExpr) || reference.is(.memberAccessExpr),
      reference.mayBeCompiled
    else { return nil }
    let members = context.membersMeant(by: reference)
    guard let member = members.first, case .variable(let variable) = member,
      members.allSatisfy({ $0.owner == member.owner }),
      let departure = context.departure(
        from: reference, to: context.isolation(of: member), on: reference,
        leaving: context.leavesActor(variable)),
      let rejected = Self.rejected(by: reference, variable, departure, in: context)
    else { return nil }
    (self.reference, self.variable, self.departure) = (reference, variable, departure)
    (self.rejected, self.context) = (rejected, context)
  }

  private static func rejected(
    by reference: Node, _ variable: VariableFacts, _ departure: Departure, in context: Context,
  ) -> Rejected? {
    if !variable.owner.isEmpty, !variable.modifiers.contains(.static) {
      let base = reference.as(MemberAccessExpr.self)?.base
      let isSelf = base == nil || base?.isInstanceAround == true
      let type =
        isSelf ? context.selfType(at: reference) : base.flatMap(context.valueType)?.unwrapped
      if let type, context.isUnsendable(type), context.isChecked(type),
        !isSelf || !context.asksSelfToBeSendable(at: reference)
      {
        return .base(isSelf ? nil : base, type)
      }
    }
    guard departure != .anywhere, let type = context.valueType(of: reference),
      context.isUnsendable(type), !type.isOfGlobalActor, context.isChecked(type)
    else { return nil }
    return .value(type)
  }

  var finding: Finding {
    switch rejected {
    case .value(let type):
      leave(type, "its type '\(type.textOutside)' isn't Sendable")
    case .base(let base, let type):
      leave(
        type,
        base.map { "'\($0.textInOneLine)', of type '\(type.textOutside)', isn't Sendable" }
          ?? "'\(type.textOutside)' isn't Sendable")
    }
  }

  private func leave(_ type: KnownType, _ lack: String) -> Finding {
    let place =
      departure == .anywhere
      ? "runs off the actor" : departure.sentence.replacing(prefix: "runs", by: "is")
    return context.leave(
      reference, "leave the use of '\(variable.name)'", rejecting: type,
      because: "the use: '\(variable.name)' \(place), and \(lack)"
    ) { needs in
      let staying =
        departure == .anywhere
        ? context.knowsNonsending(inFile: variable.path)
          ? "declare '\(variable.name)' 'nonisolated(nonsending)'" : nil
        : context.adviceToFollow(departure, from: reference)
      if let staying, context.usesTypesOfApp(inTestAt: reference, needs) {
        return staying
      }
      let choices = [staying, needs.first?.adviceHere { " if only main-actor code uses \($0)" }]
        .compactMap(\.self)
      if choices.isEmpty, context.isFunction(type) {
        return "declare '\(variable.name)' '@Sendable'"
      }
      return choices.isEmpty
        ? "give what is needed of it as Sendable values" : choices.joined(separator: ", or ")
    }
  }
}

extension Context {
  /// Whether an asynchronous getter leaves the actor of the code that asks.
  fileprivate func leavesActor(_ variable: VariableFacts) -> Bool {
    variable.isAsync && !variable.modifiers.contains(.nonisolatedNonsending)
      && !project.modules.mayHave("NonisolatedNonsendingByDefault", inFile: variable.path)
  }
}

extension String {
  /// `is on the main actor` of `runs on the main actor`
  fileprivate func replacing(prefix: String, by other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
