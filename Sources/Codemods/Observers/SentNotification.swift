import Rewriter

/// The notification of a block that passes it to code which runs elsewhere: a task, the main actor, a queue.
///
/// A notification is not Sendable, so that Swift 6 rejects that. As measured with Swift 6.3.1,
/// `nonisolated(unsafe) let notification = notification` in front of it is accepted in all modes.
struct SentNotification {
  private let registration: BlockRegistration
  private let uses: [Node]

  /// The calls whose closures use it.
  private let receivers: [String]

  /// `nil` where nothing in the block passes it on.
  init?(in registration: BlockRegistration) {
    self.registration = registration
    guard let body = registration.closure.statements else { return nil }
    let name = registration.parameterName ?? "$0"
    uses = body.node.descendantsAndSelf
      .filter { $0.referencedName == name && registration.declares(name, usedAt: $0) }
    receivers = uses.compactMap { $0.sendingCall(inside: body.node) }
    if receivers.isEmpty { return nil }
  }

  var finding: Finding {
    let (context, title) = (registration.context, registration.title)
    guard NotificationCenters(context: context).identity(of: registration.queue.center) != nil
    else {
      return context.leave(
        registration.node, "leave \(title)",
        because:
          Refusal(
            .unknownCenter,
            "we can't tell whether '\(registration.queue.center.textInOneLine)' is a notification center; write its type"
          )
      )
    }
    if let edits = editsMovingReads {
      return context.fix(
        registration.node, "read the notification of \(title) before the main actor's code",
        fix: Fix(edits))
    }
    do throws(Refusal) {
      let staysInPost = registration.keepsNotificationInCall
      return context.fix(
        registration.node, "pass on the notification of \(title)",
        verdict: staysInPost ? .safe : .review,
        because: staysInPost ? nil : "the notification is still used after 'post' returns",
        fix: Fix(try edits(), trust: staysInPost ? .proven : .unproven))
    } catch {
      return context.leave(registration.node, "leave \(title)", because: error)
    }
  }

  /// What reads the notification, moved in front of `assumeIsolated`; `nil` where that isn't all of the block, or where
  /// the rest uses the notification, too.
  private var editsMovingReads: [Edit]? {
    let (context, source) = (registration.context, registration.context.tree.source)
    guard let all = registration.closure.statements?.node.elements(CodeBlockItem.self),
      all.count == 1,
      let call = all[0].item?.as(FunctionCallExpr.self),
      call.calledExpression?.compactText == "MainActor.assumeIsolated",
      let inner = call.trailingClosure, inner.signature == nil,
      let items = inner.statements?.node.elements(CodeBlockItem.self),
      let reads = LeadingReads(uses, in: items, isolatedIn: inner, context),
      let first = items[0].node.firstToken, let next = items[reads.count].node.firstToken,
      !context.tree.hasComment(in: first.leadingTrivia),
      !context.tree.hasComment(between: first, and: next),
      let blanks = source.blanks(before: first.range.lowerBound),
      source.blanks(before: call.range.lowerBound) != nil
    else { return nil }
    let line = Indentation(ofLineAt: call.range.lowerBound, in: source)
    let text = items[..<reads.count].map {
      $0.node.text.reindented(from: blanks, to: line.blanks) + line.lineBreak
    }
    return [
      .insert(text.joined(), at: call.range.lowerBound),
      .delete(first.range.lowerBound..<next.range.lowerBound),
    ]
  }

  private func edits() throws(Refusal) -> [Edit] {
    guard let name = try registration.block.parameterInUse(),
      let first = registration.closure.statements?.node.firstToken
    else { return [] }
    let source = registration.context.tree.source
    let statement = "nonisolated(unsafe) let \(name) = \(name)"
    guard source.blanks(before: first.range.lowerBound) != nil else {
      return [.insert(statement + "; ", at: first.range.lowerBound)]
    }
    let line = Indentation(ofLineAt: first.range.lowerBound, in: source)
    return [.insert(statement + line.lineBreak, at: first.range.lowerBound)]
  }
}

extension BlockRegistration {
  /// Whether the notification is used before the block returns, and on its thread.
  var keepsNotificationInCall: Bool {
    guard let body = closure.statements?.node else { return true }
    let name = parameterName ?? "$0"
    let declaration = LocalBinding(name: name, kind: .closureParameter(closure, 0)).declarationRange
    guard let declaration else { return false }
    return !KeptValues(in: context).mayKeep(name, of: declaration, in: body)
  }

  /// The name of the block's only parameter, if it has one.
  fileprivate var parameterName: String? {
    let names = closure.signature?.parameterClause?.descendantsAndSelf
      .compactMap { node in
        node.as(ClosureShorthandParameter.self)?.name
          ?? node.as(ClosureParameter.self).flatMap { $0.secondName ?? $0.firstName }
      }
    return names?.count == 1 ? names?[0].name : nil
  }

  /// Whether the name is the block's parameter there, and nothing that the body declares.
  fileprivate func declares(_ name: String, usedAt use: Node) -> Bool {
    if name == "$0" {
      return use.ancestors.first { $0.is(.closureExpr) } == closure.node
    }
    return LocalDeclaration(name, at: use)?.scope == closure.node
  }
}

extension Node {
  /// The name of the innermost call around the node whose closure is sent elsewhere: `Task`, `async`.
  fileprivate func sendingCall(inside scope: Node) -> String? {
    for ancestor in ancestors.prefix(while: { $0 != scope }) {
      guard let call = ancestor.as(FunctionCallExpr.self), let name = call.calleeName,
        let closure = call.trailingClosure
          ?? call.arguments?.arguments.last?.expression?
          .as(ClosureExpr.self),
        closure.node.encloses(self), Self.sendingFunctions.contains(name)
      else { continue }
      return name
    }
    return nil
  }

  private static let sendingFunctions: Set = [
    "Task", "detached", "async", "asyncAfter", "assumeIsolated", "addOperation",
  ]
}
