import Rewriter

extension Codemod {
  /// A call of a nonisolated asynchronous function takes what it is given off the actor of its caller.
  public static let sendingCall = Codemod(
    id: "sending-call",
    title: "Find calls that take values off their actor",
    since: .v(5, 5),
    discussion: """
      A nonisolated asynchronous function runs off the actor of its caller, unless it's `nonisolated(nonsending)` or its \
      module has `NonisolatedNonsendingByDefault`. Swift 6 rejects a call of one in code of an actor where the receiver or \
      an argument isn't Sendable and belongs to the actor: a property of its state, a parameter, or a value made from \
      them. Such calls compile without a warning in Swift 5, so a move to Swift 6 begins with many errors at once: \
      every call of one protocol, for instance.

      Only reported, with the function and the type, of which one has to change. Values that nobody else has may go \
      anywhere, and aren't reported; nor are functions of other packages, which nobody here can change.
      """,
    verdict: .manual,
    candidateTokens: ["await"],
    findsRejectedCode: true,
    examples: [
      Example(
        unchanged: """
          protocol Document { func save() async }

          @MainActor final class Editor {
            private let document: any Document
            init(document: any Document) { self.document = document }

            func close() async {
              await document.save()
            }
          }
          """,
        because:
          "Swift 6 rejects the call: 'save' runs off the actor, and 'document', of type 'any Document', isn't Sendable; "
          + "declare 'save' 'nonisolated(nonsending)', or mark 'Document' '@MainActor' if only main-actor code uses it, "
          + "or make it and the types that conform to it Sendable")
    ],
    run: { context in
      guard !context.project.modules.isSwift6(context.path) else { return [] }
      return context.tree.all(AwaitExpr.self).flatMap {
        SendingCall.all(awaitedBy: $0, in: context)
      }
    })
}

/// A call, in code of an actor, of a nonisolated asynchronous function of the project.
private struct SendingCall {
  private let call: FunctionCallExpr
  private let callee: Node
  private let function: FunctionFacts
  private let context: Context

  static func all(awaitedBy expression: AwaitExpr, in context: Context) -> [Finding] {
    expression.node.descendantsAndSelf {
      $0.isFunctionLike || $0 != expression.node && $0.is(.awaitExpr)
    }
    .compactMap { $0.as(FunctionCallExpr.self) }
    .compactMap { SendingCall($0, in: context)?.finding }
  }

  private init?(_ call: FunctionCallExpr, in context: Context) {
    switch context.isolation(at: call.node).kind {
    case .mainActor, .globalActor, .actor: break
    case .caller, .nonisolated, .unknown: return nil
    }
    guard let callee = call.calledExpression,
      case .functions(let functions, _)? = ExpressionTypes(context).link(of: callee)?.entity
    else { return nil }
    let meant = functions.filter { $0.accepts(call, in: context.project) }
    guard let function = meant.first, meant.allSatisfy(context.leavesActor) else { return nil }
    (self.call, self.callee, self.function, self.context) = (call, callee, function, context)
  }

  var finding: Finding? {
    guard let (value, type) = rejected else { return nil }
    let name =
      value.map { "'\($0.textInOneLine)', of type '\(type.textOutside)'," }
      ?? "'\(type.textOutside)'"
    let needs = context.needs(of: type)
    var finding = context.leave(
      call.node, "leave the call of '\(function.name)'",
      because: Refusal(
        .notSendable,
        "Swift 6 rejects the call: '\(function.name)' runs off the actor, and \(name) isn't Sendable; \(advice(on: needs))"
      ))
    finding.needs = needs
    return finding
  }

  private func advice(on needs: [RequiredAnnotation]) -> String {
    let change = needs.first?.adviceHere(if: " if only main-actor code uses it")
    guard mayStayOnActor else {
      return change ?? "pass '\(function.name)' only values that it needs"
    }
    return "declare '\(function.name)' 'nonisolated(nonsending)'"
      + (change.map { ", or \($0)" } ?? "")
  }

  /// Whether every compiler that builds the function knows `nonisolated(nonsending)`, and nothing asks it to leave.
  private var mayStayOnActor: Bool {
    !function.attributes.contains("concurrent")
      && context.project.modules.modules(of: function.path)
        .allSatisfy { $0.settings.allow(.v(6, 2)) }
  }
}

/// What the call takes along.
extension SendingCall {
  /// The first value that isn't Sendable, and that the actor has, too.
  private var rejected: (value: Node?, type: KnownType)? {
    if let type = rejectedInstance { return (nil, type) }
    return values.lazy.compactMap { value -> (Node?, KnownType)? in
      guard let type = context.valueType(of: value)?.unwrapped, context.isUnsendable(type),
        context.isChecked(type), !context.isFunction(type), isOfActor(value)
      else { return nil }
      return (value, type)
    }.first
  }

  /// Have: await load(), where `self` isn't Sendable, and the method around is isolated to the main actor
  private var rejectedInstance: KnownType? {
    let access = callee.as(MemberAccessExpr.self)
    guard isMethod, access == nil || access?.base?.isSelfReference == true,
      let type = context.selfType(at: call.node), context.isUnsendable(type),
      !context.asksSelfToBeSendable(at: call.node)
    else { return nil }
    return type
  }

  private var isMethod: Bool { !function.owner.isEmpty && !function.modifiers.contains(.static) }

  private var values: [Node] {
    let receiver = isMethod ? callee.as(MemberAccessExpr.self)?.base : nil
    let arguments = call.arguments?.arguments.compactMap(\.expression) ?? []
    return ([receiver].compactMap(\.self) + arguments)
      .filter { !$0.is(.closureExpr) && !$0.is(.inOutExpr) && !$0.isSelfReference }
      .map(\.withoutChaining)
  }

  private func isOfActor(_ value: Node) -> Bool {
    ValuesAround(call.node, in: context).have(value) || isStateOfMainActor(value)
  }

  /// Have: model.document, where `model` is Sendable, and `document` is isolated to the main actor
  private func isStateOfMainActor(_ value: Node) -> Bool {
    guard value.is(.memberAccessExpr) || value.is(.declReferenceExpr) else { return false }
    return MainActorNeeds(context: context, code: call.node).use(of: value)?.isKnown == true
  }
}

extension Context {
  /// Whether a call of the function leaves the actor of its caller.
  fileprivate func leavesActor(_ function: FunctionFacts) -> Bool {
    guard function.isAsync, !function.modifiers.contains(.nonisolatedNonsending),
      isolation(of: MemberFacts.function(function)) == .nonisolated,
      !function.parameters.contains(where: { $0.type.hasPrefix("isolated ") })
    else { return false }
    let mayStay = project.modules.mayHave("NonisolatedNonsendingByDefault", inFile: function.path)
    return (function.attributes.contains("concurrent") || !mayStay)
      && !hasIsolationOfRequirement(function)
  }

  /// Whether the function meets a requirement that an actor isolates.
  private func hasIsolationOfRequirement(_ function: FunctionFacts) -> Bool {
    guard let key = MemberKey(MemberFacts.function(function)) else { return false }
    let index = project.seen(from: function.path)
    return index.types[function.owner]?.contains {
      index.isolation(ofRequirement: key, of: $0) != nil
    }
      ?? false
  }
}

extension Node {
  /// `a` of `a?` and `a!`.
  fileprivate var withoutChaining: Node {
    let inner =
      self.as(OptionalChainingExpr.self)?.expression ?? self.as(ForceUnwrapExpr.self)?.expression
    return inner?.withoutChaining ?? self
  }
}
